"""A class power board (BG-005): its Start block and its paths of powers, which say themselves in words."""

from dataclasses import dataclass, field

from rulewright.games.battleground.cards.atoms import Atom
from rulewright.games.battleground.cards.mana import FREE, MANA, Cost, Mana, parts_of
from rulewright.games.battleground.cards.standing import Bonus, When
from rulewright.kernel.words import listed, upper_first


@dataclass(frozen=True, slots=True)
class Boost:
    """A named spell does more: `what` is "damage" or a condition; "spare" leaves your ally units out."""

    spell: str
    what: str
    n: int = 1

    def words(self) -> str:
        name = _name(self.spell)
        if self.what == "damage":
            return f"{name} deals +{self.n} damage"
        if self.what == "spare":
            return f"{name} spares your ally units"
        return f"{name} places {self.n} more {self.what.capitalize()}"


@dataclass(frozen=True, slots=True)
class Also:
    """A named spell, or its enchantment, also does this."""

    spell: str
    atom: Atom

    def words(self) -> str:
        name = _name(self.spell)
        said = self.atom.words().removeprefix("deal it ").removesuffix(" to each foe unit in it").removeprefix("deal ")
        return f"{name} also deals {said}".replace("it could not", "the target could not")


@dataclass(frozen=True, slots=True)
class Power:
    """One power of a path; it works at once and for good (BG-193, BG-194)."""

    name: str
    key: str = field(init=False)  # made from the name
    orb: Mana | None = None  # gain an orb of this kind
    take: tuple[str, ...] = ()  # cards added to the hand, all copies
    upgrade: tuple[str, ...] = ()  # kinds whose cards are swapped (BG-R07)
    bonuses: tuple[Bonus, ...] = ()
    boosts: tuple[Boost, ...] = ()
    also: tuple[Also, ...] = ()
    whens: tuple[When, ...] = ()
    cost: Cost = FREE  # of an activated power, once a turn (BG-R100)
    effects: tuple[Atom, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "key", self.name.lower().replace(" ", "-"))

    def words(self) -> str:
        """What the board prints."""
        parts = [f"gain 1 {MANA[self.orb]} orb"] if self.orb is not None else []
        parts += [f"take {listed([_name(key) for key in self.take])}"] if self.take else []
        parts += [f"upgrade {listed([_name(key) for key in self.upgrade])}"] if self.upgrade else []
        parts += [bonus.words() for bonus in self.bonuses] + [boost.words() for boost in self.boosts]
        parts += [also.words() for also in self.also] + [when.words() for when in self.whens]
        if self.effects:
            mana = " and ".join(f"{n} {MANA[kind]}" for kind, n in parts_of(self.cost))
            parts.append(f"once per turn, in your Main phase, pay {mana}: "
                         + "; ".join(atom.words() for atom in self.effects))  # fmt: skip
        return upper_first("; ".join(parts))


def _name(key: str) -> str:
    """A card's name from its key: 'Hold the Line'."""
    return " ".join(word if word in ("of", "the") else word.capitalize() for word in key.split("-"))


@dataclass(frozen=True, slots=True)
class Board:
    """A class: its Start block and its paths."""

    key: str
    name: str
    hand: tuple[str, ...]  # starting kinds, all copies of each (BG-041)
    muster: bool  # the Start power (BG-R05)
    paths: tuple[tuple[str, tuple[Power, ...]], ...]

    def powers(self) -> list[Power]:
        """All of them, path by path."""
        return [power for _, path in self.paths for power in path]
