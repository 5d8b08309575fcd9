"""What things are called: cards, units, places, players, powers; and a card in one line."""

from collections.abc import Sequence
from dataclasses import replace

from rulewright.games.battleground.cards import BOARDS, OFFICIAL_CARDS
from rulewright.games.battleground.cards.atoms import CONDITIONS
from rulewright.games.battleground.cards.board import Power
from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.cards.mana import KINDS, LETTERS, MANA, Mana
from rulewright.games.battleground.rules import ids
from rulewright.games.battleground.rules.state import ActiveEnchantment, Player, State, card_of, class_of, unit_of
from rulewright.kernel.event import Glimpse
from rulewright.kernel.question import HIDDEN, CardId, Face, Seat
from rulewright.kernel.words import Thing, listed


def field_name(view: State, field: int) -> str:
    """'c2'."""
    return view.book.ground.names[field]


def crossing_name(view: State, crossing: int) -> str:
    """By the fields that meet there: 'b2/c2/b3/c3'."""
    return "/".join(field_name(view, field) for field in view.book.ground.around[crossing][1])


def _crossing_noted(view: State, crossing: int) -> str:
    """As the reference counts them: '2,2'."""
    x, y = view.book.ground.crossings[crossing]
    return f"{x},{y}"


def _lane_name(view: State, lane: int) -> str:
    return view.book.ground.lane_name(ids.LaneId(lane))


def place_name(view: State, enchantment: ActiveEnchantment) -> str:
    """What an enchantment lies on."""
    if enchantment.kind == ids.ON_UNITS:
        units = [unit for unit in view.board if unit is not None and unit.card in enchantment.marks]
        return ", ".join(unit_name(view, unit.field) for unit in units) or "nobody"
    return place_called(view, enchantment.kind, enchantment.place)


def place_called(view: State, kind: int, place: int) -> str:
    """An intersection, a row or a lane."""
    if kind == ids.ON_CROSSING:
        return f"intersection {crossing_name(view, place)}"
    return f"row {place + 1}" if kind == ids.ON_ROW else f"lane {_lane_name(view, place)}"


def card_name(view: State, card: CardId) -> str:
    """What the viewer may call a card."""
    return "a hidden card" if view.faces[card] == HIDDEN else card_of(view, card).name


def unit_name(view: State, field: ids.FieldId) -> str:
    """A unit by its card and field."""
    unit = view.board[field]
    return "nobody" if unit is None else f"{view.book.cards[unit.face].name} ({field_name(view, field)})"


def unit_called(view: State, card: CardId) -> str:
    """A unit by its card, wherever it stands."""
    unit = unit_of(view, card)
    return card_name(view, card) if unit is None else unit_name(view, unit.field)


def _card_or_unit_name(view: State, card: int) -> str:
    return unit_called(view, CardId(card))


def _unit_noted(state: State, card: int) -> str:
    unit = unit_of(state, CardId(card))
    return str(card) if unit is None else field_name(state, unit.field)


def _face_name(view: State, face: int) -> str:
    return view.book.cards[face].name if face >= 0 else "A power"


def glimpsed(view: State, glimpse: Glimpse) -> str:
    """A card by its own kind: lines that may mean an upgraded one name its face."""
    return "a card" if glimpse.face == HIDDEN else _face_name(view, glimpse.face)


def seat_name(view: State, seat: int) -> str:
    """A player by the class, with the number where two are alike."""
    klass = view.players[seat].klass
    if klass < 0:
        return f"Player {seat + 1}"
    name = BOARDS[klass].name
    return f"{name} (player {seat + 1})" if sum(each.klass == klass for each in view.players) > 1 else name


def power_of(view: State, seat: Seat, power: int) -> Power:
    """A power of a player's board."""
    return class_of(view, view.players[seat]).power(ids.PowerId(power))


def power_text(power: Power) -> str:
    """What a power does, in the words of its board; a card it brings with its copies, an upgrade by what the card
    becomes (BG-R07).
    """
    took = [_copies(_KINDS[key]) for key in power.take]
    became = [f"{old.name} becomes {_upgraded(new)}" for old, new in _SWAPS if old.key in power.upgrade]
    taken = [f"Take {listed(took)}"] if took else []
    return "; ".join([*taken, *became, *filter(None, [replace(power, upgrade=(), take=()).words()])])


def _copies(card: Card) -> str:
    """'2 Knight cards'."""
    return f"{card.copies} {card.name} cards" if card.copies > 1 else card.name


def _upgraded(card: Card) -> str:
    """'Shieldbearer 2/3, Shield 1'; a spell by its name."""
    return card.name if card.kind == "spell" else ", ".join([f"{card.name} {card.attack}/{card.hp}", *card.modifiers])


def power_cards(power: Power) -> list[str]:
    """The cards that a power brings, each in one line; of those others become, whose text says more than its values."""
    new = [_KINDS[key] for key in power.take]
    new += [card for old, card in _SWAPS if old.key in power.upgrade and card.text]
    return [card_text(card) for card in new]


_KINDS = {card.key: card for card in OFFICIAL_CARDS}
_SWAPS = [(_KINDS[card.upgrade_of], card) for card in OFFICIAL_CARDS if card.upgrade_of]


def path_name(view: State, path: int) -> str:
    """Of the active player's board: nobody else is asked about theirs."""
    return class_of(view, view.players[view.active]).path_names[path]


def _path_ref(view: State, path: int) -> str:
    """Where a token would be placed."""
    player = view.players[view.active]
    return f"power-{view.active}-{class_of(view, player).power_id(ids.PathId(path), player.paths[path])}"


FROM_ONE: Thing[State] = Thing(lambda view, n: str(n + 1), noted=lambda state, n: str(n + 1), ref="row-{}")
THINGS: dict[object, Thing[State]] = {
    Seat: Thing(seat_name, ref="seat-{}"),
    CardId: Thing(_card_or_unit_name, ref="card-{}"),
    ids.UnitId: Thing(_card_or_unit_name, noted=_unit_noted, ref="card-{}"),
    Face: Thing(_face_name),
    ids.FieldId: Thing(field_name, noted=field_name, ref="field-{}"),
    ids.CrossingId: Thing(crossing_name, noted=_crossing_noted, ref="crossing-{}"),
    ids.RowId: FROM_ONE,
    ids.LaneId: Thing(_lane_name, noted=_lane_name, ref="lane-{}"),
    ids.SlotId: replace(FROM_ONE, ref=lambda view, slot: f"slot-{view.active}-{slot}"),
    ids.ShapeId: Thing(
        lambda view, shape: ids.SHAPES[shape], noted=lambda state, shape: ids.SHAPES[shape],
        ref=lambda view, shape: f"shape-{view.active}-{shape}",
    ),
    ids.KlassId: Thing(lambda view, klass: BOARDS[klass].name, noted=lambda state, klass: BOARDS[klass].key),
    ids.PathId: Thing(path_name, noted=lambda state, path: path_name(state, path).lower(), ref=_path_ref),
    ids.PowerId: Thing(
        lambda view, power: power_of(view, view.active, power).name,
        noted=lambda state, power: power_of(state, state.active, power).key,
        ref=lambda view, power: f"power-{view.active}-{power}",
    ),
    Mana: Thing(lambda view, mana: MANA[mana], noted=lambda state, mana: LETTERS[mana], ref="mana-{}"),
    ids.ConditionId: Thing(lambda view, condition: CONDITIONS[condition].capitalize()),
    ids.PhaseId: Thing(lambda view, phase: ids.PHASES[phase]),
}  # fmt: skip


def card_text(card: Card) -> str:
    """Name, type, what a spell costs, values, modifiers, text (BG-071); a unit card shows no cost (BG-171)."""
    what = f"{card.name}: {card.type}{' spell' if card.kind == 'spell' else ''}"
    price = f"costs {cost_words(card.pay)}" if card.kind == "spell" else f"rank {card.rank}"
    values = [f"{name} {n}" for name, n in (("Attack", card.attack), ("HP", card.hp)) if n]
    return f"{', '.join([what, price, *values, *card.modifiers])}. {card.text}".strip()


def cost_words(cost: Sequence[tuple[Mana, int]]) -> str:
    """'2 white and 1 blue mana'."""
    return f"{listed([f'{n} {MANA[kind]}' for kind, n in cost])} mana" if cost else "nothing"


def back_words(view: State, player: Player, kinds: Sequence[Mana] = KINDS) -> str:
    """When the next orbs of these kinds are back (BG-058): '2 orbs are back next turn'; nothing if none are away."""
    steps = view.book.rules.track_steps
    for turns in range(1, steps + 1):
        at = (player.step + turns) % steps * 5
        if n := sum(player.track[at + kind] for kind in kinds):
            return f"{n} orb{' is' if n == 1 else 's are'} back {'next turn' if turns == 1 else f'in {turns} turns'}"
    return ""


def card_words(view: State, card: CardId) -> str:
    """A card of the match, upgrades counted."""
    return "A card that you may not look at." if view.faces[card] == HIDDEN else card_text(card_of(view, card))
