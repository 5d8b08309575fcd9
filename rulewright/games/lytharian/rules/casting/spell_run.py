"""A spell that resolves, as the functions of its atoms get it."""

from dataclasses import dataclass, field

from rulewright.games.lytharian.cards.atoms import Atom
from rulewright.games.lytharian.cards.card import Card
from rulewright.games.lytharian.rules.combat.blows import Blow
from rulewright.games.lytharian.rules.ids import TroopId
from rulewright.games.lytharian.rules.state import Item, State
from rulewright.kernel.table import Table


class TurnEnds(Exception):
    """The active player's turn is over at once (LC-076)."""


@dataclass(slots=True)
class Run:
    """A spell that resolves."""

    table: Table
    state: State
    item: Item
    card: Card
    blows: list[Blow] = field(default_factory=list)  # its damage is one event (LC-R170)

    def amount(self, atom: Atom) -> int:
        """The atom's number, or the X that was paid."""
        return self.item.x if atom.x else atom.n

    def blow(self, troop: TroopId, n: int) -> None:
        """Damage to one troop, dealt with all the other damage of the spell."""
        self.blows.append(Blow(troop, n, self.card.element, "spell", self.item.seat, clause="LC-197"))
