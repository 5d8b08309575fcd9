"""Atoms of AP, MP and cards."""

from dataclasses import dataclass

from rulewright.games.seekers.cards.atoms.base import Atom, DamageType


class GainAP(Atom):  # SK-R35
    says = "gain {n} AP"


class GainMP(Atom):  # SK-R36
    says = "gain {n} MP"


class LoseAP(Atom):
    """The victim's player loses n AP, or you do; n = 0: all."""

    def words(self) -> str:
        amount = f"{self.n} AP" if self.n else "all remaining AP"
        return f"lose {amount}" if self.who == "you" else f"its player loses {amount}"


class Draw(Atom):
    says, says_one = "draw {n} cards", "draw a card"


class Scry(Atom):  # SK-222
    says = "Scry {n}"


class Inspect(Atom):  # SK-221
    says = "Inspect its player"


class MakeDiscard(Atom):
    """The victim's player discards n cards of their choice."""

    says, says_one = "its player discards {n} cards", "its player discards a card"


@dataclass(frozen=True, slots=True)
class Regain(Atom):
    """Return up to n cards from your Discard to your hand (SK-028), of one damage type if named."""

    type: DamageType | None = None

    def words(self) -> str:
        what = f"{self.type} card" if self.type else "card"
        return f"return {'a ' + what if self.n == 1 else f'up to {self.n} {what}s'} from your Discard to your hand"


@dataclass(frozen=True, slots=True)
class PlayFromDiscard(Atom):  # SK-275
    type: DamageType = "fire"
    says = "you may play a {atom.type} spell from your Discard as an Instant without paying its AP cost"


class StashCard(Atom):
    """Put a card from hand face down into the effect Zone (SK-273, SK-D27); the discount is `stash_discount`."""

    says = (
        "you may put a card from your hand face down into your effect Zone; it may be played from there for {n} AP less"
    )
