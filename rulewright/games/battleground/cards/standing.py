"""The standing parts of a text: bonuses, triggers, auras and enchantments; each says itself in words."""

from dataclasses import dataclass
from typing import Final, Literal

from rulewright.games.battleground.cards.atoms import Atom

Where = Literal["", "enemy_half", "enemy_home"]
BonusKind = Literal["attack", "range", "shield", "pack", "grounded", "threat"]
_WHERE: Final[dict[str, str]] = {
    "": "",
    "enemy_half": " in the enemy half (the rows nearest the enemy)",
    "enemy_home": " in the enemy home row",
}


@dataclass(frozen=True, slots=True)
class Bonus:
    """Your ally units have more of something while the condition holds (BG-195, BG-R104)."""

    kind: BonusKind
    n: int = 1
    where: Where = ""

    def words(self) -> str:
        if self.kind == "threat":
            return "when one of your ally units is attacked, one foe that threatens it is not counted"
        what = {"attack": "Attack", "range": "Range", "shield": "Shield", "pack": "Pack Tactics",
                "grounded": "Grounded"}[self.kind]  # fmt: skip
        return f"each of your ally units{_WHERE[self.where]} has +{self.n} {what}"


Moment = Literal["summoned", "dies", "dies_from_attack", "unit_dies", "enemy_dies", "own_dies", "credited"]
_MOMENTS: Final[dict[str, str]] = {
    "summoned": "when summoned",
    "dies": "when this dies",
    "dies_from_attack": "when this dies from an attack",
    "unit_dies": "when a unit dies",
    "enemy_dies": "when a unit owned by the enemy dies",
    "own_dies": "when a unit you own dies",
    "credited": "when you are credited with killing an enemy-owned unit",
}


@dataclass(frozen=True, slots=True)
class When:
    """A trigger: at a moment, effects; perhaps only the first time each turn (BG-R101)."""

    moment: Moment
    effects: tuple[Atom, ...]
    first: bool = False

    def words(self) -> str:
        moment = _MOMENTS[self.moment]
        if self.first:
            moment = "the first time each turn " + moment.removeprefix("when ")
        joint = ", " if self.first else ": "
        return f"{moment}{joint}{'; '.join(atom.words() for atom in self.effects)}"


@dataclass(frozen=True, slots=True)
class Aura:
    """A standing rule, in force while its card is in play (BG-195)."""

    bonuses: tuple[Bonus, ...] = ()
    whens: tuple[When, ...] = ()

    def words(self) -> str:
        parts = [bonus.words() for bonus in self.bonuses] + [when.words() for when in self.whens]
        return "Aura: " + "; ".join(parts)


@dataclass(frozen=True, slots=True)
class Enchantment:
    """A clause resolved in its owner's Enchantments phases; n is its duration, 0: without a number (BG-202, BG-205)."""

    n: int
    effects: tuple[Atom, ...]

    def words(self) -> str:
        number = f" {self.n}" if self.n else ""
        return f"Enchantment{number}: {'; '.join(atom.words() for atom in self.effects)}"
