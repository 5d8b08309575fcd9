"""What things are called: hexes, units, players, what lies on the Stack and in effect Zones."""

from collections.abc import Sequence

from rulewright.games.seekers.cards.ailments import AILMENT_NAMES, AilmentId
from rulewright.games.seekers.cards.armories import ARMORIES
from rulewright.games.seekers.rules.ids import AnyUnit, ArmoryId, DirectionId, HexId, LastingId, StackId, TeamId, UnitId
from rulewright.games.seekers.rules.rolling import DiceFaces, faces_of
from rulewright.games.seekers.rules.state import TRIGGER, Item, Lasting, State, each_player, printed
from rulewright.kernel.boards.hexes import DIRECTION_NAMES
from rulewright.kernel.question import Face, Seat
from rulewright.kernel.words import Thing


def hex_name(view: State, hex: int) -> str:
    """A hex by its coordinates, as '(2,-1)'."""
    return f"({_hex_noted(view, hex)})"


def _hex_noted(view: State, hex: int) -> str:
    spot = view.book.map.board.hexes[hex]
    return f"{spot.q},{spot.r}"


def unit_name(view: State, unit: int) -> str:
    """A unit by its card, with its hex where two are alike."""
    if not 0 <= unit < len(view.units):
        return "nobody"
    who = view.units[unit]
    name = view.book.cards[who.face].name
    alike = sum(1 for other in view.units if other.face == who.face and other.hex >= 0)
    return f"{name} ({hex_name(view, who.hex)})" if alike > 1 and who.hex >= 0 else name


def seat_name(view: State, seat: int) -> str:
    """A player by the Seeker, with the number where two are alike."""
    face = view.players[seat].seeker
    if face < 0:
        return f"Player {seat + 1}"
    name = view.book.cards[face].name
    return f"{name} (player {seat + 1})" if sum(each.seeker == face for each in view.players) > 1 else name


def nth(thing: int, alike: Sequence[int]) -> str:
    """' (2)' for the second of several things that are called alike: they must be told apart."""
    at = alike.index(thing)
    return f" ({at + 1})" if at else ""


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
    return next(effect_ref(lasting) for player in view.players for lasting in player.zone if lasting.born == born)


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
    DirectionId: Thing(lambda view, way: DIRECTION_NAMES[way], noted=lambda view, way: DIRECTION_NAMES[way]),
    AilmentId: Thing(
        lambda view, ailment: AILMENT_NAMES[ailment],
        noted=lambda view, ailment: AILMENT_NAMES[ailment].lower().replace(" ", "-"),
    ),
    StackId: Thing(_stack_name, ref="stack-{}"),
    LastingId: Thing(_zone_name, ref=_zone_ref),
    Face: Thing(lambda view, face: view.book.cards[face].name if face >= 0 else "An effect"),
    DiceFaces: Thing(lambda view, dice: " ".join(map(str, faces_of(DiceFaces(dice)))) or "no dice"),
}
