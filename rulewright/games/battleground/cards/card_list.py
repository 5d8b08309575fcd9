"""Short ways to write a class's cards down, a line for each.

A new card is a line with `edition=2` and its key in the `take_power` (or `upgrade_of`) that brings it.
"""

from typing import TypedDict, Unpack

from rulewright.games.battleground.cards.atoms import Atom
from rulewright.games.battleground.cards.card import Aim, Card, Origin
from rulewright.games.battleground.cards.mana import cost_of
from rulewright.games.battleground.cards.standing import Aura, Enchantment, When

FOE = Aim("foe")
NOTHING = Aim()


class More(TypedDict, total=False):
    """What a card may have besides its line."""

    range: int
    shield: int
    pack: int
    grounded: int
    whens: tuple[When, ...]
    enchantment: Enchantment
    aura: Aura
    upgrade_of: str
    origin: Origin
    edition: int
    icon: str


class Body(More, total=False):
    """A spell that summons itself has the values of a unit."""

    attack: int
    hp: int


class CardList:
    """The cards of one class, in their printed order."""

    def __init__(self, klass: str) -> None:
        self.klass = klass
        self.cards: list[Card] = []

    def unit(self, name: str, rank: int, type: str, attack: int, hp: int, **more: Unpack[More]) -> None:
        """A unit card, two copies (BG-002, BG-003)."""
        self.cards.append(
            Card(_key(name), name, self.klass, "unit", type, rank=rank, copies=2, attack=attack, hp=hp, **more)
        )

    def spell(self, name: str, cost: str, type: str, aim: Aim = NOTHING, *effects: Atom, **more: Unpack[Body]) -> None:
        """A spell card."""
        self.cards.append(
            Card(_key(name), name, self.klass, "spell", type, cost_of(cost), aim=aim, effects=effects, **more)
        )


def _key(name: str) -> str:
    return name.lower().replace("'", "").replace(" ", "-")
