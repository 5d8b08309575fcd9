"""Atoms of Life: damage, healing, Shields, Ailments."""

from dataclasses import dataclass, field
from typing import Literal

from rulewright.games.seekers.cards.ailments import Ailing
from rulewright.games.seekers.cards.atoms.base import Atom, DamageType, Flag

Per = Literal["", "physical_dealt", "hand", "adjacent_wall", "ailments"]
PER: dict[Per, str] = {  # one die more for each (SK-R205)
    "": "",
    "physical_dealt": ", plus 1d6 for each time you have dealt physical damage this turn",
    "hand": ", plus 1d6 for each card in your hand",
    "adjacent_wall": ", plus 1d6 for each wall next to it",
    "ailments": ", plus 1d6 for each Ailment on it",
}


@dataclass(frozen=True, slots=True)
class Hit(Atom):
    """n dice of damage of the card's type, or of `type`; `carries` are Ailments the damage applies (SK-282)."""

    plus: int = 0
    type: DamageType | None = None
    carries: tuple[Ailing, ...] = ()
    per: Per = ""
    roll: Flag = ""
    empower: int = 0
    duplicate: bool = False

    def words(self) -> str:
        plus = f"+{self.plus}" if self.plus else ""
        dice = f"{self.n}d6{plus}" if self.n else str(self.plus)
        roll = {"": "", "critical": " as a Critical Strike"}.get(self.roll, f" with {self.roll.capitalize()}")
        carried = " and ".join(ailing.words() for ailing in self.carries)
        return (
            f"{dice} {self.type or '{type}'} damage{' to you' if self.who == 'you' else ''}{PER[self.per]}{roll}"
            + (f", Empower {self.empower}" if self.empower else "")
            + (", Duplicate" if self.duplicate else "")
            + (f" that applies {carried}" if carried else "")
        )


@dataclass(frozen=True, slots=True)
class Echo(Atom):
    """Deal what was just dealt once more, as another type (SK-R204)."""

    type: DamageType = "shadow"
    says = "deal the same amount again as {atom.type} damage"


class AddDamage(Atom):  # Ashen Loop (SK-R199)
    says = "the damage of the card being played is increased by the discarded card's AP cost"


class Heal(Atom):  # SK-182
    says, says_you = "heal {n}", "you heal {n}"


class HealPer(Atom):
    says = "heal 1 for each {n} of it"


@dataclass(frozen=True, slots=True)
class Shield(Atom):
    """You gain a Shield of n (SK-207), until used up or for Moments; its card is in the effect Zone (SK-030)."""

    moments: int = 0

    def words(self) -> str:
        time = f" ({self.moments} Moment{'s' if self.moments > 1 else ''})" if self.moments else ""
        return f"gain Shield {self.n}{time}"


class LoseLife(Atom):  # not damage (SK-R133)
    says, says_you = "lose {n} Life", "you lose {n} Life"


@dataclass(frozen=True, slots=True)
class Ail(Atom):
    """Apply an Ailment."""

    ailing: Ailing = field(default_factory=lambda: Ailing("Slow", 2))

    def words(self) -> str:
        return f"{'you get' if self.who == 'you' else 'apply'} {self.ailing.words()}"


class Cleanse(Atom):
    """Remove Ailments from the subject: n of choice, 0 for all."""

    says, says_one, says_all = "remove {n} Ailments", "remove 1 Ailment", "remove all Ailments"
