"""What things are called: cards, units, places, players, powers."""

from rulewright.games.battleground.cards import BOARDS
from rulewright.games.battleground.cards.atoms import CONDITIONS
from rulewright.games.battleground.cards.board import Power
from rulewright.games.battleground.cards.mana import LETTERS, MANA, Mana
from rulewright.games.battleground.rules.ids import (
    ConditionId,
    CrossingId,
    FieldId,
    KlassId,
    LaneId,
    PathId,
    PhaseId,
    PowerId,
    RowId,
    ShapeId,
    SlotId,
    UnitId,
)
from rulewright.games.battleground.rules.state import (
    ON_CROSSING,
    ON_LANE,
    ON_ROW,
    PHASES,
    SHAPES,
    ActiveEnchantment,
    State,
    card_of,
    class_of,
    unit_of,
)
from rulewright.kernel.event import Glimpse
from rulewright.kernel.question import HIDDEN, CardId, Face, Seat
from rulewright.kernel.words import Thing

# -- places


def field_name(view: State, field: int) -> str:
    """'c2'."""
    return view.book.ground.names[field]


def crossing_name(view: State, crossing: int) -> str:
    """As the reference writes it: ix(2,2)."""
    return f"ix({_crossing_noted(view, crossing)})"


def _crossing_noted(view: State, crossing: int) -> str:
    x, y = view.book.ground.crossings[crossing]
    return f"{x},{y}"


def _lane_name(view: State, lane: int) -> str:
    return view.book.ground.lane_name(LaneId(lane))


def _from_one(view: State, n: int) -> str:
    return str(n + 1)


def place_name(view: State, enchantment: ActiveEnchantment) -> str:
    """What an enchantment lies on."""
    if enchantment.kind == ON_CROSSING:
        return crossing_name(view, enchantment.place)
    if enchantment.kind == ON_ROW:
        return f"row {enchantment.place + 1}"
    if enchantment.kind == ON_LANE:
        return f"lane {_lane_name(view, enchantment.place)}"
    units = [unit for unit in view.board if unit is not None and unit.card in enchantment.marks]
    return ", ".join(unit_name(view, unit.field) for unit in units) or "nobody"


# -- cards and units


def card_name(view: State, card: CardId) -> str:
    """What the viewer may call a card."""
    return "a hidden card" if view.faces[card] == HIDDEN else card_of(view, card).name


def unit_name(view: State, field: FieldId) -> str:
    """A unit by its card and field."""
    unit = view.board[field]
    return "nobody" if unit is None else f"{view.book.cards[unit.face].name} ({field_name(view, field)})"


def card_or_unit_name(view: State, card: int) -> str:
    """A card, as a unit with its field where it is one."""
    unit = unit_of(view, CardId(card))
    return card_name(view, CardId(card)) if unit is None else unit_name(view, unit.field)


def _unit_noted(state: State, card: int) -> str:
    unit = unit_of(state, CardId(card))
    return str(card) if unit is None else field_name(state, unit.field)


def _face_name(view: State, face: int) -> str:
    return view.book.cards[face].name if face >= 0 else "A power"


def glimpsed(view: State, glimpse: Glimpse) -> str:
    """A card by its own kind; as upgraded, if its owner has that upgrade by now."""
    if glimpse.face == HIDDEN:
        return "a card"
    upgraded = view.players[view.owner[glimpse.id]].upgraded
    return _face_name(view, view.book.upgrades[glimpse.face] if upgraded >> glimpse.face & 1 else glimpse.face)


# -- players and powers


def seat_name(view: State, seat: int) -> str:
    """A player by the class, with the number where two are alike."""
    klass = view.players[seat].klass
    if klass < 0:
        return f"Player {seat + 1}"
    name = BOARDS[klass].name
    return f"{name} (player {seat + 1})" if sum(each.klass == klass for each in view.players) > 1 else name


def power_of(view: State, seat: Seat, power: PowerId) -> Power:
    """A power of a player's board."""
    return class_of(view, view.players[seat]).power(power)


def path_name(view: State, path: int) -> str:
    """Of the active player's board: nobody else is asked about theirs."""
    return class_of(view, view.players[view.active]).path_names[path]


def _path_noted(state: State, path: int) -> str:
    return path_name(state, path).lower()


def _path_ref(view: State, path: int) -> str:
    """Where a token would be placed."""
    player = view.players[view.active]
    return f"power-{view.active}-{class_of(view, player).power_id(PathId(path), player.paths[path])}"


def _power_name(view: State, power: int) -> str:
    return power_of(view, view.active, PowerId(power)).name


def _power_noted(state: State, power: int) -> str:
    return power_of(state, state.active, PowerId(power)).key


def _power_ref(view: State, power: int) -> str:
    return f"power-{view.active}-{power}"


def _slot_ref(view: State, slot: int) -> str:
    return f"slot-{view.active}-{slot}"


def _shape_name(view: State, shape: int) -> str:
    return SHAPES[shape]


def _shape_ref(view: State, shape: int) -> str:
    return f"shape-{view.active}-{shape}"


def _klass_name(view: State, klass: int) -> str:
    return BOARDS[klass].name


def _klass_key(state: State, klass: int) -> str:
    return BOARDS[klass].key


def _mana_name(view: State, mana: int) -> str:
    return MANA[mana]


def _mana_letter(state: State, mana: int) -> str:
    return LETTERS[mana]


def _condition_name(view: State, condition: int) -> str:
    return CONDITIONS[condition].capitalize()


def _phase_name(view: State, phase: int) -> str:
    return PHASES[phase]


THINGS: dict[object, Thing[State]] = {
    Seat: Thing(seat_name, ref="seat-{}"),
    CardId: Thing(card_or_unit_name, ref="card-{}"),
    UnitId: Thing(card_or_unit_name, noted=_unit_noted, ref="card-{}"),
    Face: Thing(_face_name),
    FieldId: Thing(field_name, noted=field_name, ref="field-{}"),
    CrossingId: Thing(crossing_name, noted=_crossing_noted, ref="crossing-{}"),
    RowId: Thing(_from_one, noted=_from_one, ref="row-{}"),
    LaneId: Thing(_lane_name, noted=_lane_name, ref="lane-{}"),
    SlotId: Thing(_from_one, noted=_from_one, ref=_slot_ref),
    ShapeId: Thing(_shape_name, noted=_shape_name, ref=_shape_ref),
    KlassId: Thing(_klass_name, noted=_klass_key),
    PathId: Thing(path_name, noted=_path_noted, ref=_path_ref),
    PowerId: Thing(_power_name, noted=_power_noted, ref=_power_ref),
    Mana: Thing(_mana_name, noted=_mana_letter, ref="mana-{}"),
    ConditionId: Thing(_condition_name),
    PhaseId: Thing(_phase_name),
}
