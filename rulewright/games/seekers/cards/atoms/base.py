"""What every atom of card text is: one effect, as data that says itself in words.

How an atom is carried out stands in `rules/effects`, in the file of the same name, one function for each.
"""

from dataclasses import dataclass
from typing import Literal

DamageType = Literal["physical", "fire", "frost", "arcane", "shadow", "holy", "bleed"]
ELEMENTAL: tuple[DamageType, ...] = ("arcane", "fire", "frost")  # SK-206
Who = Literal["victims", "you"]
Flag = Literal["", "advantage", "disadvantage", "critical"]


@dataclass(frozen=True, slots=True)
class Atom:
    """One effect. `n` is its number, where it has one, which a variant may change; `who` it happens to.

    `victims` are what the card's aim found; `you` is the Seeker of the player who controls the effect (SK-012).
    """

    n: int = 0
    who: Who = "victims"

    def words(self) -> str:
        """The effect as printed, without a full stop."""
        return type(self).__name__


def on(atom: Atom, it: str, you: str) -> str:
    """What is said of the victims, or of you."""
    return you if atom.who == "you" else it
