"""Atoms of AP, MP and cards."""

from dataclasses import dataclass

from rulewright.games.seekers.cards.atoms.base import Atom, DamageType, on


@dataclass(frozen=True, slots=True)
class GainAP(Atom):
    """SK-R35."""

    def words(self) -> str:
        return f"gain {self.n} AP"


@dataclass(frozen=True, slots=True)
class GainMP(Atom):
    """SK-R36."""

    def words(self) -> str:
        return f"gain {self.n} MP"


@dataclass(frozen=True, slots=True)
class LoseAP(Atom):
    """The victim's player loses n AP; n = 0: all (of yours, with who = you)."""

    def words(self) -> str:
        amount = f"{self.n} AP" if self.n else "all remaining AP"
        return on(self, f"its player loses {amount}", f"lose {amount}")


@dataclass(frozen=True, slots=True)
class Draw(Atom):
    """You draw n."""

    def words(self) -> str:
        return "draw a card" if self.n == 1 else f"draw {self.n} cards"


@dataclass(frozen=True, slots=True)
class Scry(Atom):
    """SK-222."""

    def words(self) -> str:
        return f"Scry {self.n}"


@dataclass(frozen=True, slots=True)
class Inspect(Atom):
    """SK-221: of the victim's player, or an opponent of choice."""

    def words(self) -> str:
        return "Inspect its player"


@dataclass(frozen=True, slots=True)
class MakeDiscard(Atom):
    """The victim's player discards n cards of their choice."""

    def words(self) -> str:
        return f"its player discards {'a card' if self.n == 1 else f'{self.n} cards'}"


@dataclass(frozen=True, slots=True)
class Regain(Atom):
    """Return up to n cards from your Discard to your hand (SK-028), of one damage type if named."""

    type: DamageType | None = None

    def words(self) -> str:
        what = f"{self.type} card" if self.type else "card"
        return f"return {'a ' + what if self.n == 1 else f'up to {self.n} {what}s'} from your Discard to your hand"


@dataclass(frozen=True, slots=True)
class PlayFromDiscard(Atom):
    """Play a spell of a type from your Discard as an Instant without its AP cost (SK-275)."""

    type: DamageType = "fire"

    def words(self) -> str:
        return f"you may play a {self.type} spell from your Discard as an Instant without paying its AP cost"


@dataclass(frozen=True, slots=True)
class StashCard(Atom):
    """Put a card from hand face down into the effect Zone (SK-273, SK-D27); the discount is `stash_discount`."""

    def words(self) -> str:
        where = "you may put a card from your hand face down into your effect Zone"
        return f"{where}; it may be played from there for {self.n} AP less"
