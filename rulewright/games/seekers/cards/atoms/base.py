"""What every atom of card text is: one effect, as data that says itself in words.

How an atom is carried out stands in `rules/effects`, in the file of the same name, one function for each.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal

DamageType = Literal["physical", "fire", "frost", "arcane", "shadow", "holy", "bleed"]
ELEMENTAL: tuple[DamageType, ...] = ("arcane", "fire", "frost")  # SK-206
Who = Literal["victims", "you"]
Flag = Literal["", "advantage", "disadvantage", "critical"]


@dataclass(frozen=True, slots=True)
class Atom:
    """One effect. `n` is its number, where it has one, which a variant may change; `who` it happens to.

    `victims` are what the card's aim found; `you` is the Seeker of the player who controls the effect (SK-012).
    `says` is its text, with {n} and {atom.field} in it; `says_you`, `says_one`, `says_all` where it happens to you,
    where n is 1 or 0.
    """

    n: int = 0
    who: Who = "victims"
    says: ClassVar[str] = ""
    says_you: ClassVar[str] = ""
    says_one: ClassVar[str] = ""
    says_all: ClassVar[str] = ""

    def words(self) -> str:
        """The effect as printed, without a full stop."""
        said = (self.n == 1 and self.says_one) or (self.n == 0 and self.says_all) or self.says
        return ((self.who == "you" and self.says_you) or said).format(n=self.n, atom=self)
