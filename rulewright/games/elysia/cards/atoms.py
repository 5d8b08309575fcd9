"""The vocabulary of Elysia's card text: all that is no Resource (RE-014), as data that says itself in words.

How an atom is carried out stands in `rules/effects.py` (Exploration text and Events) and
`rules/combat/arithmetic.py` (combat text).
`n` is the number a variant may change.
"""

from dataclasses import dataclass
from typing import NewType

Terrain = NewType("Terrain", int)
FOREST, PLAINS, MOUNTAIN, DESERT, WATER, NO_TERRAIN = map(Terrain, range(6))  # RE-031, RE-056
NOT_A_TERRAIN = Terrain(-1)
TERRAINS = ("Forest", "Plains", "Mountain", "Desert", "Water", "First Village")
MINUS = "−1 Card Token"


@dataclass(frozen=True, slots=True)
class Atom:
    """One effect; `n` is its number, where it has one."""

    n: int = 0

    def words(self) -> str:
        """The effect as printed, without a full stop."""
        return type(self).__name__


def some(n: int, thing: str) -> str:
    """'1 card', '2 cards'."""
    return f"{n} {thing}" if n == 1 or thing == "Wild" else f"{n} {thing}s"


# -- Exploration


@dataclass(frozen=True, slots=True)
class Cure(Atom):
    """Return −1 Card Tokens (RE-051)."""

    def words(self) -> str:
        return f"you may return one of your {MINUS}s" if self.n == 1 else f"you may return {self.n} of your {MINUS}s"


@dataclass(frozen=True, slots=True)
class CoinOrCure(Atom):
    """Coin, or a −1 Card Token back."""

    def words(self) -> str:
        return f"Coin {self.n}, or return one of your {MINUS}s"


@dataclass(frozen=True, slots=True)
class Ease(Atom):
    """No requirement on one terrain for the rest of the turn (RE-R40)."""

    terrain: Terrain = MOUNTAIN

    def words(self) -> str:
        return f"{TERRAINS[self.terrain]} tiles cost you 1 Walk this turn"


@dataclass(frozen=True, slots=True)
class EaseFirst(Atom):
    """No requirement on the first restrictive tile entered."""

    def words(self) -> str:
        return "the first restrictive tile you enter this turn costs 1 Walk"


@dataclass(frozen=True, slots=True)
class Scout(Atom):
    """A private look at the Map Deck."""

    def words(self) -> str:
        return "look at the top piece of the Map Deck; you may put it on the bottom"


@dataclass(frozen=True, slots=True)
class Teleport(Atom):
    """Move without walking (RE-R37)."""

    def words(self) -> str:
        return (
            "at the start of Move you may put your figure on any placed Village or First Village instead of walking; "
            "this ends your movement"
        )


# -- combat


@dataclass(frozen=True, slots=True)
class DiscardFor(Atom):
    """Discard up to n cards, each for more of the section's value (RE-224)."""

    per: int = 1

    def words(self) -> str:
        return f"discard up to {some(self.n, 'card')} for +{self.per} each"


@dataclass(frozen=True, slots=True)
class IfInitiated(Atom):
    """More if its Character is one of those who initiated the combat (RE-175)."""

    def words(self) -> str:
        return f"+{self.n} if you initiated this combat"


@dataclass(frozen=True, slots=True)
class AgainstDark(Atom):
    """More against a side with Darkness."""

    def words(self) -> str:
        return f"+{self.n} against a side with a Character that has Darkness"


@dataclass(frozen=True, slots=True)
class Riposte(Atom):
    """A perfect defense makes the next own Attack stronger."""

    def words(self) -> str:
        return f"if nothing was left over, your next Attack in this combat gets +{self.n}"


# -- Rewards of Monsters (RE-212)


@dataclass(frozen=True, slots=True)
class GainWild(Atom):
    def words(self) -> str:
        return f"{self.n} Wild"


@dataclass(frozen=True, slots=True)
class GainItem(Atom):
    def words(self) -> str:
        return "the next Item Card of the Exploration Deck" if self.n == 1 else f"the next {self.n} Item Cards"


# -- Events (RE-136)


@dataclass(frozen=True, slots=True)
class Harm(Atom):
    """A disaster on one terrain."""

    terrain: Terrain = DESERT

    def words(self) -> str:
        return f"each player on a {TERRAINS[self.terrain]} tile gains {some(self.n, MINUS)}"


@dataclass(frozen=True, slots=True)
class Bandits(Atom):
    """Cards lost on the road."""

    plains: int = 2

    def words(self) -> str:
        return f"the active player discards {some(self.n, 'card')} from hand if able; on Plains {self.plains}"


@dataclass(frozen=True, slots=True)
class Merchant(Atom):
    """A purchase anywhere."""

    def words(self) -> str:
        return (
            f"the active player may at once buy {some(self.n, 'General Market card')} with this turn's Coin, "
            "wherever the figure is"
        )


@dataclass(frozen=True, slots=True)
class Favour(Atom):
    """Wild for the light."""

    def words(self) -> str:
        return f"each player with net Light gains {self.n} Wild"


@dataclass(frozen=True, slots=True)
class Whisper(Atom):
    """Darkness for cards."""

    cards: int = 2

    def words(self) -> str:
        return f"the active player may gain {self.n} Darkness to draw {some(self.cards, 'card')}"


@dataclass(frozen=True, slots=True)
class Omen(Atom):
    """A Character on the nearest Ruins."""

    def words(self) -> str:
        return (
            "put the next Character of the Encounter Deck on the Ruins nearest to the active player "
            "(ties: that player chooses)"
        )


@dataclass(frozen=True, slots=True)
class QuietNight(Atom):
    """Rest, or a Wild."""

    def words(self) -> str:
        return f"the active player may return all own {MINUS}s; otherwise gains {self.n} Wild"
