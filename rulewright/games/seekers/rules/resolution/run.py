"""One resolution under way, and which function carries out which atom."""

from collections.abc import Sequence

from rulewright.games.seekers.cards.aim import Aim
from rulewright.games.seekers.cards.atoms.base import Atom
from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.rules import prompts
from rulewright.games.seekers.rules.ids import AnyUnit, UnitId
from rulewright.games.seekers.rules.state import Item, State, ailment, alive
from rulewright.kernel.atoms import Effects
from rulewright.kernel.question import Option, Prompt, Seat
from rulewright.kernel.table import Table


class Run:
    """One resolution: the table, the object, and what it is about: `victims` are numbers of what the aim says."""

    __slots__ = ("aim", "card", "critical", "hurt", "item", "seat", "slow", "source", "state", "table", "victims")

    def __init__(
        self, table: Table, state: State, item: Item, card: Card, aim: Aim, victims: Sequence[int], power: str = ""
    ) -> None:
        self.table = table
        self.state = state
        self.item = item
        self.card = card
        self.aim = aim
        self.victims = victims
        self.seat = item.seat
        self.source = power or card.name  # what its questions are called after
        self.critical = False
        self.hurt: list[AnyUnit] = []  # those dealt damage by it so far
        self.slow: list[int] = []  # those Slowed before it; read only where its own Slow would not count (SK-R146)
        if not state.book.rules.slow_hits_own_push and aim.kind not in ("hex", "free_hex", "stack", "zone", "seat"):
            self.slow = [unit for unit in victims if ailment(state.units[unit], "Slow")]

    def ask(self, options: Sequence[Option], why: Prompt, by: Seat | None = None) -> Option:
        """Put a question of this text to its player, or to another: it names what asks."""
        return self.table.ask(self.seat if by is None else by, options, prompts.of(self.source, why))

    def units(self, atom: Atom) -> list[AnyUnit]:
        """The units an atom happens to, those still on the map."""
        if atom.who == "you" or self.aim.kind in ("none", "stack", "zone", "hex", "free_hex", "seat"):
            return [self.seat] if alive(self.state.units[self.seat]) else []
        return [UnitId(unit) for unit in self.victims if alive(self.state.units[unit])]

    def seats(self) -> list[Seat]:
        """The players of the victims."""
        if self.aim.kind == "seat":
            return [Seat(seat) for seat in self.victims]
        return [self.state.units[unit].seat for unit in self.victims if unit < self.state.seats]


EFFECTS = Effects[Run]()
"""Which function carries out which atom; the modules of `rules/effects` enter theirs."""
