"""The cards: their numbers, and a text made from them (SH-003)."""

from dataclasses import dataclass
from typing import Any

from rulewright.kernel.errors import BadVariant, nearest
from rulewright.kernel.variant import apply_rules


@dataclass(frozen=True, slots=True)
class Bite:
    """An atom: what a card does beside its worth. It says itself; `rules/effects` carries it out (SH-010)."""

    def words(self) -> str:
        return "The next player drops a card."


@dataclass(frozen=True, slots=True)
class Card:
    """A design: what is printed on every copy of it."""

    key: str
    name: str
    worth: int
    copies: int
    effects: tuple[Bite, ...] = ()

    @property
    def text(self) -> str:
        """What the card does, made from its parts."""
        worth = [f"Worth {self.worth}."] if self.worth else []
        return " ".join([*worth, *[atom.words() for atom in self.effects]])

    def numbers(self) -> dict[str, int]:
        """What a variant may change, and the rulebook names as {gold.worth}."""
        return {"worth": self.worth, "copies": self.copies}

    def changed(self, name: str, value: Any) -> "Card":
        """The card with one number changed by a variant."""
        if name not in self.numbers():
            raise BadVariant(f"the card '{self.key}' has no number '{name}'.{nearest(name, list(self.numbers()))}")
        return apply_rules(self, {name: value})


CARDS = (
    Card("copper", "Copper", worth=1, copies=5),
    Card("silver", "Silver", worth=2, copies=4),
    Card("gold", "Gold", worth=3, copies=2),
    Card("snake", "Snake", worth=0, copies=5, effects=(Bite(),)),
)
