"""What things are called: hexes, units, players, what lies on the Stack and in effect Zones."""

from collections.abc import Sequence

from rulewright.games.seekers.cards.ailments import AILMENT_NAMES, AilmentId
from rulewright.games.seekers.cards.armories import ARMORIES
from rulewright.games.seekers.cards.atoms.base import DAMAGE_TYPES, DamageId
from rulewright.games.seekers.rules.ids import AnyUnit, ArmoryId, DirectionId, HexId, LastingId, StackId, TeamId, UnitId
from rulewright.games.seekers.rules.rolling import DiceFaces, faces_of
from rulewright.games.seekers.rules.state import TRIGGER, Item, Lasting, State, each_player, printed
from rulewright.kernel.boards.hexes import DIRECTION_NAMES, HexBoard
from rulewright.kernel.page.part import remembered
from rulewright.kernel.question import Face, Seat
from rulewright.kernel.words import Thing

ROWS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIRECTION_WORDS = {
    "E": "East", "NE": "North-east", "NW": "North-west", "W": "West", "SW": "South-west", "SE": "South-east",
}  # fmt: skip


def hex_name(view: State, hex: int) -> str:
    """A hex by its row and column, as 'G7'."""
    rows, columns = rim(view.book.map.board)
    spot = view.book.map.board.hexes[hex]
    return f"{rows[spot.r]}{columns[spot.q]}"


@remembered
def rim(board: HexBoard) -> tuple[dict[int, str], dict[int, str]]:
    """What the rows and the slanting columns of a map are called: by r and by q."""
    rows, columns = sorted({spot.r for spot in board.hexes}), sorted({spot.q for spot in board.hexes})
    return dict(zip(rows, ROWS, strict=False)), {q: str(n) for n, q in enumerate(columns, start=1)}


def direction_name(way: int) -> str:
    return DIRECTION_WORDS[DIRECTION_NAMES[way]]


def _hex_noted(view: State, hex: int) -> str:
    spot = view.book.map.board.hexes[hex]
    return f"{spot.q},{spot.r}"


def unit_name(view: State, unit: int) -> str:
    """A unit by its card, the later ones of several alike with a number: a name for good, wherever it stands."""
    if not 0 <= unit < len(view.units):
        return "nobody"
    if unit < view.seats:
        return seat_name(view, unit)
    face = view.units[unit].face
    earlier = sum(1 for other in view.units[:unit] if other.face == face)
    return f"{view.book.cards[face].name}{f' {earlier + 1}' if earlier else ''}"


def seat_name(view: State, seat: int) -> str:
    """A player by the Seeker, with the number where two are alike."""
    face = view.players[seat].seeker
    if face < 0:
        return f"Player {seat + 1}"
    name = view.book.cards[face].name
    return f"{name} (player {seat + 1})" if sum(each.seeker == face for each in view.players) > 1 else name


NTH = ("first", "second", "third", "fourth", "fifth")


def nth(thing: int, alike: Sequence[int]) -> str:
    """' (the second)' of several things that are called alike: to tell them apart; a number looks like a cost."""
    at = alike.index(thing)
    return f" (the {NTH[at]})" if 0 < at < len(NTH) else f" (no. {at + 1})" if at else ""


def _stack_name(view: State, uid: int) -> str:
    items = {item.uid: item for item in (*view.stack, *view.waiting)}
    name = _item_name(view, items[StackId(uid)])
    return name + nth(uid, [each for each, item in items.items() if _item_name(view, item) == name])


def _item_name(view: State, item: Item) -> str:
    if item.kind == TRIGGER:
        return view.book.cards[item.face].name if item.face >= 0 else item.trigger.capitalize()
    return printed(view, item).name


def _zone_name(view: State, born: int) -> str:
    effects = {lasting.born: lasting for player in view.players for lasting in player.zone}
    name = _lasting_name(view, effects[LastingId(born)])
    return name + nth(born, [each for each, lasting in effects.items() if _lasting_name(view, lasting) == name])


def _lasting_name(view: State, lasting: Lasting) -> str:
    return f"a face-down card of {seat_name(view, lasting.seat)}" if lasting.down else printed(view, lasting).name


def effect_ref(lasting: Lasting) -> str:
    """A thing in an effect Zone: by its card if it can be played from there, else by its number."""
    playable = lasting.down or (lasting.charges and lasting.card >= 0)
    return f"card-{lasting.card}" if playable else f"effect-{lasting.born}"


def _zone_ref(view: State, born: int) -> str:
    """Also of what has left the Zone by now: a forecast looks back at what was aimed at."""
    there = (effect_ref(lasting) for player in view.players for lasting in player.zone if lasting.born == born)
    return next(there, f"effect-{born}")


UNIT: Thing[State] = Thing(unit_name, ref="unit-{}")
THINGS: dict[object, Thing[State]] = {
    HexId: Thing(hex_name, noted=_hex_noted, ref="hex-{}"),
    UnitId: UNIT,
    AnyUnit: UNIT,
    Seat: Thing(seat_name, ref="seat-{}"),
    TeamId: Thing(
        lambda view, team: " and ".join(
            seat_name(view, seat) for seat, player in each_player(view.players) if player.team == team
        )
    ),
    ArmoryId: Thing(lambda view, armory: list(ARMORIES.values())[armory].name),
    DamageId: Thing(lambda view, type: DAMAGE_TYPES[type]),
    DirectionId: Thing(lambda view, way: direction_name(way), noted=lambda view, way: DIRECTION_NAMES[way]),
    AilmentId: Thing(
        lambda view, ailment: AILMENT_NAMES[ailment],
        noted=lambda view, ailment: AILMENT_NAMES[ailment].lower().replace(" ", "-"),
    ),
    StackId: Thing(_stack_name, ref="stack-{}"),
    LastingId: Thing(_zone_name, ref=_zone_ref),
    Face: Thing(lambda view, face: view.book.cards[face].name if face >= 0 else "An effect"),
    DiceFaces: Thing(lambda view, dice: " ".join(map(str, faces_of(DiceFaces(dice)))) or "no dice"),
}
