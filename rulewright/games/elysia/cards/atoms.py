"""The vocabulary of Elysia's card text: all that is no Resource (RE-014), as data that says itself in words.

How an atom is carried out stands in `rules/effects.py` (Exploration text and Events) and
`rules/combat/arithmetic.py` (combat text).
`n` is the number a variant may change.
"""

from dataclasses import dataclass
from typing import ClassVar, NewType

Terrain = NewType("Terrain", int)
FOREST, PLAINS, MOUNTAIN, DESERT, WATER, NO_TERRAIN = map(Terrain, range(6))  # RE-031, RE-056
NOT_A_TERRAIN = Terrain(-1)
TERRAINS = ("Forest", "Plains", "Mountain", "Desert", "Water", "First Village")


@dataclass(frozen=True, slots=True)
class Atom:
    """One effect; `n` is its number, if any. `says` names the fields, {count} and the plural's {s}."""

    n: int = 0
    says: ClassVar[str]
    adds: ClassVar[str] = ""  # in a sum of combat: what its number is for

    def words(self) -> str:
        """The effect as printed, without a full stop."""
        return self.says.format(self, count="one" if self.n == 1 else self.n, s="" if self.n == 1 else "s")


@dataclass(frozen=True, slots=True)
class OnTerrain(Atom):
    """An effect on one terrain."""

    terrain: Terrain = MOUNTAIN

    @property
    def where(self) -> str:
        """The terrain's name."""
        return TERRAINS[self.terrain]


# -- Exploration
class Cure(Atom):  # RE-051
    says = "you may return {count} of your −1 Card Tokens"


class CoinOrCure(Atom):
    says = "Coin {0.n}, or return one of your −1 Card Tokens"


class Ease(OnTerrain):  # RE-R40
    says = "{0.where} tiles cost you 1 Walk this turn"


class EaseFirst(Atom):
    says = "the first restrictive tile you enter this turn costs 1 Walk"


class Scout(Atom):
    says = "look at the top piece of the Map Deck; you may put it on the bottom"


class Teleport(Atom):  # RE-R37
    says = (
        "at the start of Move you may put your figure on any placed Village or First Village instead of walking; "
        "this ends your movement"
    )


# -- combat
@dataclass(frozen=True, slots=True)
class DiscardFor(Atom):  # RE-224
    per: int = 1
    says = "discard up to {0.n} card{s} for +{0.per} each"
    adds = "cards discarded for it"


class IfInitiated(Atom):  # RE-175
    says = "+{0.n} if you initiated this combat"
    adds = "for beginning the fight"


class AgainstDark(Atom):
    says = "+{0.n} against a side with a Character that has Darkness"
    adds = "against Darkness"


class Riposte(Atom):
    says = "if nothing was left over, your next Attack in this combat gets +{0.n}"


# -- Rewards of Monsters (RE-212)
class GainWild(Atom):
    says = "{0.n} Wild"


class GainItem(Atom):
    says = "the next {0.n} Item Cards"

    def words(self) -> str:
        """In full where it is one."""
        return "the next Item Card of the Exploration Deck" if self.n == 1 else super().words()


# -- Events (RE-136)
class Harm(OnTerrain):
    says = "each player on a {0.where} tile gains {0.n} −1 Card Token{s}"


@dataclass(frozen=True, slots=True)
class Bandits(Atom):
    plains: int = 2
    says = "the active player discards {0.n} card{s} from hand if able; on Plains {0.plains}"


class Merchant(Atom):
    says = (
        "the active player may at once buy {0.n} General Market card{s} with this turn's Coin, wherever the figure is"
    )


class Favour(Atom):
    says = "each player with net Light gains {0.n} Wild"


@dataclass(frozen=True, slots=True)
class Whisper(Atom):
    cards: int = 2
    says = "the active player may gain {0.n} Darkness to draw {0.cards} cards"


class Omen(Atom):
    says = (
        "put the next Character of the Encounter Deck on the Ruins nearest to the active player "
        "(ties: that player chooses)"
    )


class QuietNight(Atom):
    says = "the active player may return all own −1 Card Tokens; otherwise gains {0.n} Wild"
