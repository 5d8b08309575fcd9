"""The vocabulary of Battleground's card text: every effect as data that says itself in words.

How an atom is carried out stands in `rules/effects.py`, one function for each. `n` is the number a variant may change;
`who` says whom it happens to: what the card's aim found, an area around it, a hero, the unit itself.
"""

from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from rulewright.games.battleground.cards.mana import MANA, WHITE, Mana

Condition = Literal["haste", "stun", "disarm", "chill", "turnover", "antimagic", "snare"]
CONDITIONS: Final[tuple[Condition, ...]] = (
    "haste", "stun", "disarm", "turnover", "chill", "antimagic", "snare",
)  # BG-006  # fmt: skip

Who = Literal[
    "target", "this", "attacker", "you", "enemy", "enchanted", "row_allies", "row_foes", "lane_foes", "area_units",
    "area_allies", "area_foes", "around_foes", "adjacent_allies",
]  # fmt: skip
WHO: Final[dict[str, str]] = {
    "target": "it",
    "this": "this",
    "attacker": "the attacker",
    "you": "your hero",
    "enemy": "the enemy hero",
    "enchanted": "each enchanted unit",
    "row_allies": "each ally unit in it",
    "row_foes": "each foe unit in it",
    "lane_foes": "each foe unit in it",
    "area_units": "every unit at range 1 of it",
    "area_allies": "each ally unit at range 1 of it",
    "area_foes": "each foe unit at range 1 of it",
    "around_foes": "each foe unit neighbouring its field",
    "adjacent_allies": "each adjacent ally unit",
}


@dataclass(frozen=True, slots=True)
class Atom:
    """One effect. `n` is its number, where it has one; `who` it happens to."""

    n: int = 0
    who: Who = "target"
    SAYS: ClassVar[str] = ""
    SAYS_OTHERWISE: ClassVar[str] = ""  # where it happens to something else than the target

    def words(self) -> str:
        """The effect as printed, without a full stop."""
        says = self.SAYS if self.who == "target" else self.SAYS_OTHERWISE or self.SAYS
        return says.format(n=self.n, who=WHO[self.who])


@dataclass(frozen=True, slots=True)
class Damage(Atom):
    """Deal damage to units or a hero (BG-247); `against` names types that take `more` instead."""

    against: tuple[str, ...] = ()
    more: int = 0
    SAYS = "deal it {n} damage"
    SAYS_OTHERWISE = "deal {n} damage to {who}"

    def words(self) -> str:
        return Atom.words(self) + (f", {self.more} if it is {' or '.join(self.against)}" if self.against else "")


class Heal(Atom):
    """BG-237; a hero up to the most life (BG-R135)."""

    SAYS = "heal {n}"
    SAYS_OTHERWISE = "heal {n} on {who}"

    def words(self) -> str:
        return f"your hero heals {self.n}" if self.who == "you" else Atom.words(self)


class LoseLife(Atom):
    """Your hero loses life (BG-R134)."""

    SAYS = "your hero loses {n} life"


@dataclass(frozen=True, slots=True)
class Place(Atom):
    """Place n tokens of a condition (BG-210)."""

    condition: Condition = "stun"

    def words(self) -> str:
        what = "Turnover" if self.condition == "turnover" else f"{self.n} {self.condition.capitalize()}"
        return f"place {what}" + ("" if self.who == "target" else f" on {WHO[self.who]}")


@dataclass(frozen=True, slots=True)
class Discard(Atom):
    """Discard up to n tokens of a condition; 0: all of them."""

    condition: Condition = "stun"

    def words(self) -> str:
        return f"discard {self.n or 'all'} {self.condition.capitalize()} from {WHO[self.who]}"


class GainAttack(Atom):
    """BG-246, BG-R67."""

    SAYS = "{who} gains {n} Attack"


class GainHP(Atom):
    """BG-246, BG-R68."""

    SAYS = "{who} gains {n} HP"


@dataclass(frozen=True, slots=True)
class GainMana(Atom):
    """Mana tokens of these kinds for this turn (BG-245)."""

    who: Who = "you"
    kinds: tuple[Mana, ...] = ()

    def words(self) -> str:
        parts = [f"{self.kinds.count(k)} {MANA[k]}" for k in dict.fromkeys(self.kinds)]
        return f"gain {' and '.join(parts)} mana"


@dataclass(frozen=True, slots=True)
class GainExperience(Atom):
    """BG-188."""

    who: Who = "you"
    SAYS = "gain {n} experience"


class Defend(Atom):
    """BG-236, BG-R151."""

    SAYS = "{who} defends"


class Attack(Atom):
    """An attack outside the Battle phase, by all its steps (BG-235, BG-R78)."""

    SAYS = "{who} attacks"


class Advance(Atom):
    """An advance outside the Battle phase, by all its steps (BG-R152)."""

    SAYS = "{who} advances"


class Push(Atom):
    """One field back along its lane (BG-R62, BG-R75)."""

    SAYS = "push it one field back along its lane if that field exists and is empty"


@dataclass(frozen=True, slots=True)
class PushDamage(Atom):
    """After a push: n damage, or `stuck` if the target could not be pushed."""

    stuck: int = 0

    def words(self) -> str:
        return f"deal it {self.n} damage, {self.stuck} if it could not be pushed"


class Kill(Atom):
    """BG-254."""

    SAYS = "kill {who}"


@dataclass(frozen=True, slots=True)
class SummonThis(Atom):
    """The card itself becomes a unit (BG-081); the aim found its field."""

    half: bool = False

    def words(self) -> str:
        return "summon this on any empty field of your half" if self.half else "summon this"


class Summon(Atom):
    """A unit card from your hand, on an empty field of your home row (BG-243)."""

    SAYS = "summon a unit card from your hand"


@dataclass(frozen=True, slots=True)
class Charge(Atom):
    """A mana charge on one of your prepared spells, whether it is owed or not (BG-102)."""

    who: Who = "you"
    kind: Mana = WHITE

    def words(self) -> str:
        return f"place 1 {MANA[self.kind]} mana charge on one of your prepared spells"


class Enchant(Atom):
    """Put a token of this card's enchantment on the target or the place (BG-239)."""

    SAYS = "enchant it"


class Unenchant(Atom):
    """BG-240."""

    SAYS = "unenchant {who}"


class End(Atom):
    """End this card's enchantment (BG-242)."""

    SAYS = "end this enchantment"
