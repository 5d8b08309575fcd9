"""Atoms of Life: damage, healing, Shields, Ailments."""

from dataclasses import dataclass, field
from typing import Literal

from rulewright.games.seekers.cards.ailments import Ailing
from rulewright.games.seekers.cards.atoms.base import Atom, DamageType, Flag, on


@dataclass(frozen=True, slots=True)
class Hit(Atom):
    """n dice of damage of the card's type, or of `type`; `carries` are Ailments the damage applies (SK-282)."""

    plus: int = 0
    type: DamageType | None = None
    carries: tuple[Ailing, ...] = ()
    per: Literal["", "physical_dealt", "hand", "adjacent_wall", "ailments"] = ""  # one die more for each (SK-R205)
    roll: Flag = ""
    empower: int = 0
    duplicate: bool = False

    def words(self) -> str:
        plus = f"+{self.plus}" if self.plus else ""
        dice = f"{self.n}d6{plus}" if self.n else str(self.plus)
        text = f"{dice} {{type}} damage"
        if self.type:
            text = f"{dice} {self.type} damage"
        if self.who == "you":
            text += " to you"
        per = {
            "physical_dealt": ", plus 1d6 for each time you have dealt physical damage this turn",
            "hand": ", plus 1d6 for each card in your hand",
            "adjacent_wall": ", plus 1d6 for each wall next to it",
            "ailments": ", plus 1d6 for each Ailment on it",
        }
        text += per.get(self.per, "")
        if self.roll:
            text += {"critical": " as a Critical Strike"}.get(self.roll, f" with {self.roll.capitalize()}")
        if self.empower:
            text += f", Empower {self.empower}"
        if self.duplicate:
            text += ", Duplicate"
        if self.carries:
            text += f" that applies {' and '.join(ailing.words() for ailing in self.carries)}"
        return text


@dataclass(frozen=True, slots=True)
class Echo(Atom):
    """Deal what was just dealt once more, as another type (SK-R204)."""

    type: DamageType = "shadow"

    def words(self) -> str:
        return f"deal the same amount again as {self.type} damage"


@dataclass(frozen=True, slots=True)
class AddDamage(Atom):
    """Ashen Loop: the damage of the card being paid for grows by what was discarded (SK-R199)."""

    def words(self) -> str:
        return "the damage of the card being played is increased by the discarded card's AP cost"


@dataclass(frozen=True, slots=True)
class Heal(Atom):
    """SK-182."""

    def words(self) -> str:
        return on(self, f"heal {self.n}", f"you heal {self.n}")


@dataclass(frozen=True, slots=True)
class HealPer(Atom):
    """Heal 1 for each n of what was just dealt."""

    def words(self) -> str:
        return f"heal 1 for each {self.n} of it"


@dataclass(frozen=True, slots=True)
class Shield(Atom):
    """You gain a Shield of n (SK-207) that no card stands for: a mark in your effect Zone, for good or for Moments."""

    moments: int = 0

    def words(self) -> str:
        time = f" ({self.moments} Moment{'s' if self.moments > 1 else ''})" if self.moments else ""
        return f"gain Shield {self.n}{time}"


@dataclass(frozen=True, slots=True)
class LoseLife(Atom):
    """Life loss is not damage (SK-R133)."""

    def words(self) -> str:
        return on(self, f"lose {self.n} HP", f"you lose {self.n} HP")


@dataclass(frozen=True, slots=True)
class Ail(Atom):
    """Apply an Ailment."""

    ailing: Ailing = field(default_factory=lambda: Ailing("Slow", 2))

    def words(self) -> str:
        return on(self, f"apply {self.ailing.words()}", f"you get {self.ailing.words()}")


@dataclass(frozen=True, slots=True)
class Cleanse(Atom):
    """Remove Ailments from the subject: n of choice, 0 for all."""

    def words(self) -> str:
        return "remove all Ailments" if not self.n else f"remove {self.n} Ailment{'s' if self.n > 1 else ''}"
