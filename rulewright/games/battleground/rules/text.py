"""A text of a card or a power while it is carried out: what it is about, and whom its parts speak of."""

from collections.abc import Sequence

from rulewright.games.battleground.cards.atoms import Who
from rulewright.games.battleground.rules.ids import FieldId
from rulewright.games.battleground.rules.state import ActiveEnchantment, State, Unit, perks_of
from rulewright.games.battleground.rules.units.conditions import ally_side
from rulewright.kernel.atoms import Effects
from rulewright.kernel.question import NO_CARD, NO_SEAT, CardId, Face, Seat
from rulewright.kernel.table import Table


class Run:
    """One text being carried out: whose it is, what it is about, who has died of it so far."""

    __slots__ = ("attacker", "boosts", "card", "dead", "enchantment", "face", "fields", "hero", "pushed", "seat",
                 "side", "spell", "spot", "state", "table", "targets", "unit")  # fmt: skip

    def __init__(
        self,
        table: Table,
        state: State,
        seat: Seat,
        face: Face,
        card: CardId = NO_CARD,
        *,
        spell: bool = False,
        unit: Unit | None = None,
        attacker: Unit | None = None,
        enchantment: ActiveEnchantment | None = None,
    ) -> None:
        self.table, self.state, self.seat, self.face, self.card = table, state, seat, face, card
        self.spell = spell  # damage and conditions are a spell's (BG-229, BG-230, BG-R102, BG-R123)
        self.unit, self.attacker, self.enchantment = unit, attacker, enchantment
        self.side = ally_side(unit) if unit is not None else state.players[seat].side  # BG-R32, BG-R88
        self.targets: list[Unit] = []
        self.fields: list[FieldId] = []  # where the targets stood when chosen
        self.hero: Seat = NO_SEAT
        self.spot = -1 if enchantment is None else enchantment.place  # intersection, row, lane or field, by the aim
        self.pushed = False
        self.dead: list[Unit] = []
        self.boosts = perks_of(state, state.players[seat]).boosts

    def boost(self, what: str) -> int:
        """What a power adds to this named spell (BG-192)."""
        return self.boosts.get((self.face, what), 0) if self.boosts else 0


EFFECTS = Effects[Run]()
"""Which function of `effects` carries out which atom."""


def units_for(run: Run, who: Who) -> list[Unit]:
    """The units that a part of the text speaks of, still alive and on the battleground (BG-249)."""
    found = _spoken_of(run, who)
    return [unit for unit in found if unit not in run.dead] if run.dead else found


def _spoken_of(run: Run, who: Who) -> list[Unit]:
    state = run.state
    board, ground, side = state.board, state.book.ground, run.side
    match who:
        case "target":
            return [unit for unit in run.targets if board[unit.field] is unit]
        case "this":
            return [run.unit] if run.unit is not None and board[run.unit.field] is run.unit else []
        case "attacker":
            return [run.attacker] if run.attacker is not None and board[run.attacker.field] is run.attacker else []
        case "enchanted":
            marks = run.enchantment.marks if run.enchantment is not None else []
            return [unit for unit in board if unit is not None and unit.card in marks]  # BG-241
        case "row_allies" | "row_foes":
            fields: Sequence[FieldId] = ground.in_row[run.spot]
        case "lane_foes":
            fields = ground.in_lane[run.spot]
        case "area_units" | "area_allies" | "area_foes":
            fields = ground.around[run.spot][1]  # BG-031
        case "around_foes":
            fields = ground.near8[run.fields[0]]  # BG-026
        case "adjacent_allies":
            if run.unit is None or board[run.unit.field] is not run.unit:
                return []
            fields = ground.near4[run.unit.field]  # BG-023
        case _:
            return []
    found = [unit for field in fields if (unit := board[field]) is not None]
    if who in ("row_allies", "area_allies", "adjacent_allies"):
        return [unit for unit in found if ally_side(unit) == side]
    if who == "area_units":
        return [unit for unit in found if ally_side(unit) != side] if run.boost("spare") else found
    return [unit for unit in found if ally_side(unit) != side]
