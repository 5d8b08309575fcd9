"""The data of an Outposts match: plain and copyable. What may be done with it is in the other files."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, NewType, cast

from rulewright.games.outposts.cards.card import Card
from rulewright.games.outposts.rules.book import Book
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.state import State as KernelState

OutpostId = NewType("OutpostId", int)  # the place of an Outpost among those of its player
GroupId = NewType("GroupId", int)  # the place of an attacking group among those of its player
FactionId = NewType("FactionId", int)  # the place of a faction in FACTIONS
ZoneId = NewType("ZoneId", int)
Facing = NewType("Facing", int)  # how an upgrade lies
StepId = NewType("StepId", int)  # the place of a step in STEPS

NO_FACTION = FactionId(-1)
LEFT_OPEN = -1
ACTED = -1
OPEN, CLOSED = Facing(0), Facing(1)  # OP-102, OP-104
DEFENSE, RESERVE, OFFENSE, NOWHERE = ZoneId(0), ZoneId(1), ZoneId(2), ZoneId(-1)
"""The zones of a player (OP-013); one step apart is one move (OP-123, OP-124)."""

SETUP, DRAW, PLAY, PREPARE, ATTACK, TEARDOWN = map(StepId, range(6))
STEPS = ("Set-up", "Draw Cards", "Play Cards", "Prepare for War", "Attack", "Teardown")  # OP-066, OP-177


@dataclass(slots=True)
class Outpost:
    """An Outpost in front of its player, standing or destroyed (OP-023)."""

    standing: bool = True
    counters: int = 0
    defenders: list[CardId] = field(default_factory=list)
    open: list[CardId] = field(default_factory=list)  # upgrades, face-up
    closed: list[CardId] = field(default_factory=list)  # upgrades, face-down
    sprung: list[CardId] = field(default_factory=list)  # flipped by an attack, their Traps still to happen


@dataclass(slots=True)
class Player:
    """What lies in front of one player, and what was counted of this turn."""

    faction: FactionId = NO_FACTION  # before the choice
    out: bool = False
    crystals: int = 0
    mana: int = 0
    turns: int = 0  # own turns begun
    reshuffles: int = 0
    hand: list[CardId] = field(default_factory=list)
    deck: list[CardId] = field(default_factory=list)  # the top card is the last
    discard: list[CardId] = field(default_factory=list)
    box: list[CardId] = field(default_factory=list)  # cards available but not selected
    aside: list[CardId] = field(default_factory=list)  # all cards of a player who is out (OP-R116)
    outposts: list[Outpost] = field(default_factory=list)
    reserve: list[CardId] = field(default_factory=list)
    groups: list[list[CardId]] = field(default_factory=list)  # the offense zone (OP-132)
    pinned: list[CardId] = field(default_factory=list)  # may not move in the next Prepare step (OP-K09)
    fresh: list[CardId] = field(default_factory=list)  # creatures that entered play this turn
    spent: list[CardId] = field(default_factory=list)  # Spells resolved this turn
    burned_cards: int = 0
    burned_creatures: int = 0
    lost: int = 0  # own creatures destroyed this turn
    war_cry: int = 0  # Attack added to the attacking groups this turn
    shelter: int = 0  # defense added to every own Outpost until the next own turn
    discount: int = 0  # off the next crystal bought this turn


class Target(NamedTuple):
    """The Outpost that a group attacks."""

    owner: Seat
    outpost: OutpostId


@dataclass(slots=True)
class Assault:
    """The assault being resolved."""

    attacker: Seat
    group: GroupId
    defender: Seat
    outpost: OutpostId
    trap_attack: int = 0  # added to Defender's Strength by Traps


class Preset(NamedTuple):
    """Choices of the setup that a player made before sitting down; those left open are asked at the table."""

    faction: FactionId = NO_FACTION
    shards: int = LEFT_OPEN
    deck: tuple[CardId, ...] = ()
    box: int = LEFT_OPEN  # which of the boxes: a campaign pool, or the faction's
    most_shards: int = 0  # Shard cards that may be asked for, a campaign pool's own counted in


@dataclass(slots=True)
class State(KernelState):
    """A whole match."""

    book: Book
    players: list[Player]
    presets: list[Preset]
    boxes: list[list[CardId]]  # decks nobody has chosen yet: the factions', and campaign pools
    owner: list[Seat]  # of each card; NO_SEAT while it belongs to nobody
    silver: list[CardId]  # the Silver deck
    shard: list[CardId]  # the Shard deck
    packets: list[list[CardId]]  # in the draft, by the seat that holds them
    kept: list[list[CardId]]  # Silver cards picked so far, by seat
    turn: int  # 0 is the setup
    round: int
    active: Seat
    first: Seat
    step: StepId
    idle: int  # turns in a row in which all four steps were skipped; ACTED as soon as this one is none of them
    assaults: int  # begun this turn
    targets: list[Target | None]  # of the active player's groups in the Attack step; None: it stays back
    waiting: list[GroupId]  # groups whose assault is still to come
    assault: Assault | None
    wounds: dict[CardId, int]  # only where damage on creatures persists
    queue: list[tuple[CardId, Face]]  # destroyed creatures whose Last Breath is still to come
    ordered: list[CardId]  # creatures given their orders in this Prepare step
    spoils: tuple[Seat, Face] | None  # whom the winner took a card from, and which


# Counting the things of a list by ids of their own kind.
by_seat = cast("Callable[[list[Player]], Iterable[tuple[Seat, Player]]]", enumerate)
by_outpost = cast("Callable[[list[Outpost]], Iterable[tuple[OutpostId, Outpost]]]", enumerate)
by_group = cast("Callable[[list[list[CardId]]], Iterable[tuple[GroupId, list[CardId]]]]", enumerate)

_SEATS_FROM = [[tuple([Seat((seat + i) % n) for i in range(n)]) for seat in range(n)] for n in range(5)]
"""By the number of players and a seat: all seats in turn order, beginning with that one."""


def card_of(state: State, card: CardId) -> Card:
    """What is in a sleeve."""
    return state.book.cards[state.faces[card]]


def standing_count(player: Player) -> int:
    """How many of a player's Outposts are face-up."""
    n = 0
    for outpost in player.outposts:
        if outpost.standing:
            n += 1
    return n


def creatures_of(player: Player) -> list[CardId]:
    """All creatures a player has in play, defense first, then reserve, then offense."""
    found: list[CardId] = []
    for outpost in player.outposts:
        found += outpost.defenders
    found += player.reserve
    for group in player.groups:
        found += group
    return found


def creatures_by_zone(player: Player) -> list[tuple[ZoneId, list[CardId]]]:
    """The same creatures by the lists in which they lie, each with its zone."""
    found = [(DEFENSE, outpost.defenders) for outpost in player.outposts if outpost.defenders]
    if player.reserve:
        found.append((RESERVE, player.reserve))
    for group in player.groups:
        found.append((OFFENSE, group))
    return found


def has_creatures(player: Player) -> bool:
    """Whether a player has any creature in play."""
    if player.reserve:
        return True
    for outpost in player.outposts:
        if outpost.defenders:
            return True
    return any(player.groups)


def zone_of(player: Player, card: CardId) -> ZoneId:
    """The one zone a creature is in (OP-013)."""
    if card in player.reserve:
        return RESERVE
    for outpost in player.outposts:
        if card in outpost.defenders:
            return DEFENSE
    for group in player.groups:
        if card in group:
            return OFFENSE
    return NOWHERE


def living(state: State) -> list[Seat]:
    """Seats still in the game."""
    return [seat for seat, player in by_seat(state.players) if not player.out]


def opponents(state: State, seat: Seat) -> list[Seat]:
    """Every other player still in the game, in turn order (OP-041)."""
    players = state.players
    return [other for other in _SEATS_FROM[state.seats][seat] if other != seat and not players[other].out]


def all_seats(state: State) -> tuple[Seat, ...]:
    """Everybody who sat down, in order of their seats."""
    return _SEATS_FROM[state.seats][0]


def seats_from(state: State, seat: Seat) -> tuple[Seat, ...]:
    """All seats in turn order, beginning with this one."""
    return _SEATS_FROM[state.seats][seat]


def limit_of(state: State, outpost: Outpost) -> int:
    """How many counters destroy this Outpost (OP-028, Deep Foundations)."""
    book = state.book
    limit = book.rules.outpost_health
    for card in outpost.open:
        foundation = book.cards[state.faces[card]].foundation
        limit = max(limit, foundation)
    return limit
