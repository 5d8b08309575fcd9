"""Battleground in numbers, for those who learn from it."""

from collections.abc import Mapping
from typing import Any

from rulewright.games.battleground.cards import OFFICIAL_CARDS
from rulewright.games.battleground.cards.mana import LETTERS, Mana
from rulewright.games.battleground.rules import ids
from rulewright.games.battleground.rules.book import Book
from rulewright.games.battleground.rules.state import State, unit_of
from rulewright.games.battleground.rules.tunables import Rules, read_paths
from rulewright.kernel.game import Encoding
from rulewright.kernel.question import CardId

OFFICIAL = Rules()


def sizes(book: Book) -> Mapping[Any, int]:
    """How many there are of each kind; a unit is told by the field on which it stands."""
    rules = book.rules
    paths, depth = read_paths(rules.power_paths)
    fields = rules.lanes * rules.rows
    return {
        ids.FieldId: fields, ids.UnitId: fields, ids.CrossingId: len(book.ground.crossings), ids.RowId: rules.rows,
        ids.LaneId: rules.lanes, ids.SlotId: rules.spell_slots, ids.ShapeId: rules.enchantment_shapes,
        ids.KlassId: len(book.classes), ids.PathId: paths, ids.PowerId: paths * depth, ids.PhaseId: len(ids.PHASES),
        Mana: len(LETTERS),
    }  # fmt: skip


def field_of(view: State, unit: int) -> int:
    """Where a unit stands, -1 if it is gone."""
    found = unit_of(view, CardId(unit))
    return -1 if found is None else found.field


ENCODING: Encoding[State] = Encoding(
    sizes=sizes,
    places={ids.UnitId: field_of},
    lengths={
        "board": OFFICIAL.lanes * OFFICIAL.rows, "slots": OFFICIAL.spell_slots, "paths": 3, "charges": 5, "gifts": 5,
        "pool": 5, "mana": 5, "track": 12, "play": 4, "enchantments": 4, "powers_used": 4,
    },
    left_out=(
        "State.owner", "order", "heroes", "clock", "began", "laid", "came_to_hand", "cards_triggered", "Unit.card",
        "Unit.field", "PlayedCard.card", "ActiveEnchantment.card", "away", "due", "wait",
    ),
    bits={"upgraded": len(OFFICIAL_CARDS)},
    only_faces_hidden=True,
)  # fmt: skip
