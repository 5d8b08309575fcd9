"""The data of a Seekers match, plain and copyable, and what everybody asks of it: who lives, what stands where."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, cast

from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.rules.book import Book
from rulewright.games.seekers.rules.ids import (
    MAIN,
    NO_DIRECTION,
    NO_FACE,
    NO_ITEM,
    NO_LASTING,
    NO_UNIT,
    NOWHERE,
    OWN_ARMORY,
    AnyUnit,
    ArmoryId,
    DirectionId,
    HexId,
    LastingId,
    StackId,
    TeamId,
    UnitId,
)
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.state import State as KernelState


@dataclass(slots=True)
class Ailment:
    """A lasting harmful condition on a unit (SK-232)."""

    name: str  # of AILMENT_NAMES: a Poison by its own name
    n: int  # Moments left, which for Bleed and Burn is X
    source: AnyUnit = NO_UNIT  # the unit it came from (for Fear)
    note: int = 0  # the distance noted (SK-245)
    place: HexId = NOWHERE  # the source's last hex, once the source is gone (SK-R148)


@dataclass(slots=True)
class Unit:
    """A Seeker or token unit on the Battlemap (SK-021, SK-R01)."""

    seat: Seat
    face: Face
    hex: HexId  # NOWHERE when off the map
    hp: int
    most: int  # maximum Life (SK-073)
    stealth: bool = False
    fade: int = 0  # Moments of being Intangible left
    ailments: list[Ailment] = field(default_factory=list)


@dataclass(slots=True)
class Lasting:
    """Something in an effect Zone (SK-030): a card, or what a copy left behind (SK-272)."""

    card: CardId  # NO_CARD for a copy
    face: Face  # NO_FACE while it lies face down
    seat: Seat  # its controller
    action: bool = False  # it came from an Equipment's action: the card is `book.cards[face].action`
    moments: int = 0  # 0: no hourglass
    charges: int = 0
    uses: int = 0
    shield: int = 0
    hex: HexId = NOWHERE  # of a cloud
    unit: AnyUnit = NO_UNIT  # whom it is tied to
    down: bool = False  # face down
    born: LastingId = NO_LASTING  # order of arrival
    turn: int = 0  # the turn of arrival


@dataclass(slots=True)
class Item:
    """An object on the Stack: a card, a copy, or a triggered effect (SK-015)."""

    uid: StackId
    kind: int  # CARD, COPY or TRIGGER
    card: CardId  # the card itself; NO_CARD for copies and triggers
    face: Face
    action: bool
    seat: Seat  # controller; NO_SEAT: nobody's (SK-R111)
    amplified: bool = False
    direction: DirectionId = NO_DIRECTION
    targets: list[int] = field(default_factory=list)  # numbers of what the aim says: units, hexes, StackIds, ...
    bonus: int = 0  # damage added (SK-R199)
    charges: int = 0  # left after this use
    trigger: str = ""  # the name of a trigger that is no card's: of an Ailment, a hex, a token unit
    when: int = -1  # which of its card's triggers it is
    n: int = 0  # a trigger's number
    unit: AnyUnit = NO_UNIT  # the unit a trigger is about
    paid_for: StackId = NO_ITEM  # the Stack object whose cost set the trigger off (SK-R199)
    lasting: LastingId = NO_LASTING  # what in the effect Zone it came from


CARD, COPY, TRIGGER = 0, 1, 2


@dataclass(slots=True)
class Player:
    """What one player has."""

    team: TeamId
    seeker: Face = NO_FACE
    equipment: list[CardId] = field(default_factory=list)  # Weapon, Armor, Trinket
    ap: int = 0
    mp: int = 0
    hand: list[CardId] = field(default_factory=list)
    deck: list[CardId] = field(default_factory=list)  # the top card is the last
    discard: list[CardId] = field(default_factory=list)
    exile: list[CardId] = field(default_factory=list)
    zone: list[Lasting] = field(default_factory=list)
    side: list[CardId] = field(default_factory=list)  # the Sideboard
    fatigue: int = 0
    channel: int = 0  # Moments left; 0: not channeling
    shard: bool = False  # has channeled the Shard (SK-196)
    out: bool = False
    turns: int = 0
    wins: int = 0
    events: dict[str, int] = field(default_factory=dict)  # what happened this turn, counted, for triggers


class Preset(NamedTuple):
    """An Armory brought to the match, as faces."""

    armory: ArmoryId = OWN_ARMORY  # OWN_ARMORY for a list, or a choice at the table
    seeker: Face = NO_FACE
    equipment: tuple[Face, ...] = ()
    tactics: tuple[Face, ...] = ()
    side: tuple[Face, ...] = ()


@dataclass(slots=True)
class State(KernelState):
    """A whole match."""

    book: Book
    players: list[Player]
    presets: list[Preset]
    owner: list[Seat]
    units: list[Unit]  # a Seeker's number is its seat; tokens follow
    stack: list[Item]
    waiting: list[Item]  # triggers that go onto the Stack when a player next gains priority (SK-163)
    order: list[Seat]  # turn order
    turn: int
    active: Seat
    phase: int
    shard: bool  # whether the Shard still lies there
    passes: int
    births: int
    chain: int  # Stack objects without a decision (SK-R114)
    game: int  # of the match, from 1


# the built-in functions, as types that the rules can rely on: no call of their own
each_unit = cast("Callable[[Sequence[Unit]], Iterator[tuple[UnitId, Unit]]]", enumerate)
each_player = cast("Callable[[Sequence[Player]], Iterator[tuple[Seat, Player]]]", enumerate)
each_card = cast("Callable[[Sequence[Seat]], Iterator[tuple[CardId, Seat]]]", enumerate)  # with its owner
all_seats = cast("Callable[[int], Iterable[Seat]]", range)


def card_of(state: State, card: CardId) -> Card:
    return state.book.cards[state.faces[card]]


def printed(state: State, item: "Item | Lasting") -> Card:
    """The card that a Stack object or a lasting effect is."""
    card = state.book.cards[item.face]
    if item.action:
        assert card.action is not None
        return card.action
    return card


def living(state: State) -> list[Seat]:
    """Seats still in the game, in turn order."""
    players = state.players
    for player in players:
        if player.out:
            return [seat for seat in state.order if not players[seat].out]
    return state.order


def from_active(state: State) -> list[Seat]:
    """Living seats in turn order beginning with the active player."""
    order, players = state.order, state.players
    at = order.index(state.active)
    if at:
        order = order[at:] + order[:at]
    for player in players:
        if player.out:
            return [seat for seat in order if not players[seat].out]
    return order


def are_enemies(state: State, a: Seat, b: Seat) -> bool:
    """SK-008."""
    return state.players[a].team != state.players[b].team


def own_main(state: State, seat: Seat) -> bool:
    """The player's own main phase with an empty Stack: the time for Actions and moves (SK-064, SK-107)."""
    return seat == state.active and state.phase == MAIN and not state.stack


def alive(unit: Unit) -> bool:
    return unit.hex != NOWHERE


def ailment(unit: Unit, name: str) -> Ailment | None:
    """The unit's Ailment of this name, if it has it."""
    for each in unit.ailments:
        if each.name == name:
            return each
    return None


def unit_at(state: State, hex: HexId, but: AnyUnit = NO_UNIT) -> UnitId:
    """The unit that occupies a hex (SK-R60), or NO_UNIT; Intangible ones occupy none (SK-R57)."""
    for i, unit in enumerate(state.units):
        if unit.hex == hex and i != but and not unit.fade:
            return UnitId(i)
    return NO_UNIT


def token_mod(state: State, unit: Unit, key: str) -> int:
    """A number of a token's own."""
    givers = state.book.mods.get(key)
    return givers.worn.get(unit.face, 0) if givers is not None else 0


def givers(state: State, seat: Seat, key: str) -> list[tuple[Face, int]]:
    """What of a player's Seeker, Equipment and effect Zone changes one respect, each with its share."""
    found = state.book.mods.get(key)
    if found is None:
        return []
    player = state.players[seat]
    worn = [player.seeker, *[state.faces[card] for card in player.equipment]]
    shares = [(face, found.worn.get(face, 0)) for face in worn]
    shares += [
        (each.face, (found.actions if each.action else found.cards).get(each.face, 0))
        for each in player.zone
        if each.unit < 0
    ]
    return [share for share in shares if share[1]]


def mod(state: State, seat: Seat, key: str) -> int:
    """What a player's Seeker, Equipment and effect Zone add up to in one respect."""
    givers = state.book.mods.get(key)
    if givers is None:
        return 0
    player = state.players[seat]
    total = 0
    if givers.worn:
        worn, faces = givers.worn, state.faces
        total = worn.get(player.seeker, 0)
        for card in player.equipment:
            total += worn.get(faces[card], 0)
    for each in player.zone:
        if each.unit < 0:  # face down it has no face
            total += (givers.actions if each.action else givers.cards).get(each.face, 0)
    return total
