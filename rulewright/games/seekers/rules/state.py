"""The data of a Seekers match: plain and copyable. What may be done with it is in the other files."""

from dataclasses import dataclass
from typing import NamedTuple

from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.rules.book import Book
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.state import State as KernelState

SETUP, UPKEEP, MAIN, END = range(4)
PHASES = ("Set-up", "Upkeep & Draw", "Main", "End")  # SK-087
NOWHERE = -1


@dataclass(slots=True)
class Ailment:
    """A lasting harmful condition on a unit (SK-232)."""

    name: str  # of atoms.AILMENTS; a Poison by its own name
    n: int  # Moments left, which for Bleed and Burn is X
    source: int  # the unit it came from (for Fear), or -1
    note: int  # the distance noted (SK-245)
    place: int = NOWHERE  # the source's last hex, once the source is gone (SK-R148)


@dataclass(slots=True)
class Unit:
    """A Seeker or token unit on the Battlemap (SK-021, SK-R01)."""

    seat: Seat
    face: Face
    hex: int  # index on the map, NOWHERE when off it
    hp: int
    most: int  # maximum Life (SK-073)
    stealth: bool
    fade: int  # Moments of being Intangible left
    ailments: list[Ailment]


@dataclass(slots=True)
class Lasting:
    """Something in an effect Zone (SK-030): a card, or what a copy left behind (SK-272)."""

    card: CardId  # -1 for a copy
    face: Face  # -1 while it lies face down
    seat: Seat  # its controller
    action: bool  # it came from an Equipment's action: the card is `book.cards[face].action`
    moments: int  # 0: no hourglass
    charges: int
    uses: int
    shield: int
    hex: int  # of a cloud
    unit: int  # whom it is tied to
    down: bool  # face down
    born: int  # order of arrival
    turn: int  # the turn of arrival


@dataclass(slots=True)
class Item:
    """An object on the Stack: a card, a copy, or a triggered effect (SK-015)."""

    uid: int
    kind: int  # CARD, COPY or TRIGGER
    card: CardId  # the card itself; -1 for copies and triggers
    face: Face
    action: bool
    seat: Seat  # controller; -1: nobody's (SK-R111)
    amplified: bool
    direction: int
    targets: list[int]  # units, hexes, uids or Lasting.born numbers, as the aim says
    bonus: int  # damage added (SK-R199)
    charges: int  # left after this use
    trigger: str  # key of a trigger
    n: int  # its number
    unit: int  # the unit it is about


CARD, COPY, TRIGGER = range(3)


@dataclass(slots=True)
class Player:
    """What one player has."""

    team: int
    seeker: Face
    equipment: list[CardId]  # Weapon, Armor, Trinket
    ap: int
    mp: int
    hand: list[CardId]
    deck: list[CardId]  # the top card is the last
    discard: list[CardId]
    exile: list[CardId]
    zone: list[Lasting]
    side: list[CardId]  # the Sideboard
    fatigue: int
    channel: int  # Moments left; 0: not channeling
    shard: bool  # has channeled the Shard (SK-196)
    out: bool
    turns: int
    wins: int
    spells: dict[str, int]  # spells played this turn, by damage type
    events: dict[str, int]  # what happened this turn, counted, for triggers and Fatal Thrust


class Preset(NamedTuple):
    """An Armory brought to the match, as faces."""

    armory: int = -1  # one of the preconstructed, -1 for a list or a choice at the table
    seeker: int = -1
    equipment: tuple[int, ...] = ()
    tactics: tuple[int, ...] = ()
    side: tuple[int, ...] = ()


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
    return [seat for seat in state.order if not state.players[seat].out]


def from_active(state: State) -> list[Seat]:
    """Living seats in turn order beginning with the active player."""
    order = state.order
    at = order.index(state.active)
    return [seat for seat in order[at:] + order[:at] if not state.players[seat].out]


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


def unit_at(state: State, hex: int, but: int = -1) -> int:
    """The unit that occupies a hex (SK-R60); Intangible ones occupy none (SK-R57)."""
    for i, unit in enumerate(state.units):
        if unit.hex == hex and i != but and not unit.fade:
            return i
    return -1


def mod(state: State, seat: Seat, key: str) -> int:
    """What a player's Seeker, Equipment and effect Zone add up to in one respect."""
    givers = state.book.mods.get(key)
    if givers is None:
        return 0
    worn, lasting = givers
    player = state.players[seat]
    total = 0
    if worn:
        faces = state.faces
        total = worn.get(player.seeker, 0)
        for card in player.equipment:
            total += worn.get(faces[card], 0)
    if lasting:
        for each in player.zone:
            if not each.down and each.unit < 0:
                total += lasting.get((each.face, each.action), 0)
    return total
