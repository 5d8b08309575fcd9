"""The data of an Outposts match: plain and copyable. What may be done with it is in the other files."""

from dataclasses import dataclass
from typing import NamedTuple

from rulewright.games.outposts.cards.card import Card
from rulewright.games.outposts.rules.book import Book
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.state import State as KernelState

DEFENSE, RESERVE, OFFENSE, NOWHERE = 0, 1, 2, -1  # OP-013; one step apart is one move (OP-123, OP-124)

SETUP, DRAW, PLAY, PREPARE, ATTACK, TEARDOWN = range(6)
STEPS = ("Set-up", "Draw Cards", "Play Cards", "Prepare for War", "Attack", "Teardown")  # OP-066, OP-177


@dataclass(slots=True)
class Outpost:
    """An Outpost in front of its player, standing or destroyed (OP-023)."""

    standing: bool
    counters: int
    defenders: list[CardId]
    open: list[CardId]  # upgrades, face-up
    closed: list[CardId]  # upgrades, face-down
    sprung: list[CardId]  # flipped by an attack, their Traps still to happen


@dataclass(slots=True)
class Player:
    """What lies in front of one player, and what was counted of this turn."""

    faction: int  # index into book.factions; -1 before the choice
    out: bool
    crystals: int
    mana: int
    turns: int  # own turns begun
    reshuffles: int
    hand: list[CardId]
    deck: list[CardId]  # the top card is the last
    discard: list[CardId]
    box: list[CardId]  # cards available but not selected
    outposts: list[Outpost]
    reserve: list[CardId]
    groups: list[list[CardId]]  # the offense zone (OP-132)
    pinned: list[CardId]  # may not move in the next Prepare step (OP-K09)
    fresh: list[CardId]  # creatures that entered play this turn
    spent: list[CardId]  # Spells resolved this turn
    burned_cards: int
    burned_creatures: int
    lost: int  # own creatures destroyed this turn
    war_cry: int  # Attack added to the attacking groups this turn
    shelter: int  # defense added to every own Outpost until the next own turn
    discount: int  # off the next crystal bought this turn


@dataclass(slots=True)
class Assault:
    """The assault being resolved."""

    attacker: Seat
    group: int
    defender: Seat
    outpost: int
    trap_attack: int  # added to Defender's Strength by Traps


class Preset(NamedTuple):
    """Choices of the setup that a player made before sitting down; -1 and () are asked at the table."""

    faction: int = -1
    shards: int = -1
    deck: tuple[CardId, ...] = ()
    box: int = -1  # which of the boxes: a campaign pool, or the faction's
    most_shards: int = 0  # Shard cards that may be asked for, a campaign pool's own counted in


@dataclass(slots=True)
class State(KernelState):
    """A whole match."""

    book: Book
    players: list[Player]
    presets: list[Preset]
    boxes: list[list[CardId]]  # decks nobody has chosen yet: the factions', and campaign pools
    owner: list[Seat]  # of each card; -1 while it belongs to nobody
    silver: list[CardId]  # the Silver deck
    shard: list[CardId]  # the Shard deck
    packets: list[list[CardId]]  # in the draft, by the seat that holds them
    kept: list[list[CardId]]  # Silver cards picked so far, by seat
    turn: int  # 0 is the setup
    round: int
    active: Seat
    first: Seat
    step: int
    idle: int  # turns in a row in which all four steps were skipped
    assaults: int  # begun this turn
    targets: list[tuple[Seat, int]]  # of the active player's groups in the Attack step
    waiting: list[int]  # groups whose assault is still to come
    assault: Assault | None
    wounds: dict[CardId, int]  # only where damage on creatures persists
    queue: list[tuple[CardId, Face]]  # destroyed creatures whose Last Breath is still to come
    ordered: list[CardId]  # creatures given their orders in this Prepare step
    spoils: tuple[Seat, Face] | None  # whom the winner took a card from, and which


def card_of(state: State, card: CardId) -> Card:
    """What is in a sleeve."""
    return state.book.cards[state.faces[card]]


def standing(player: Player) -> list[Outpost]:
    """A player's face-up Outposts."""
    return [outpost for outpost in player.outposts if outpost.standing]


def standing_count(player: Player) -> int:
    """How many of a player's Outposts are face-up."""
    count = 0
    for outpost in player.outposts:
        if outpost.standing:
            count += 1
    return count


def creatures_of(player: Player) -> list[CardId]:
    """All creatures a player has in play, defense first, then reserve, then offense."""
    found: list[CardId] = []
    for outpost in player.outposts:
        found += outpost.defenders
    found += player.reserve
    for group in player.groups:
        found += group
    return found


def zone_of(player: Player, card: CardId) -> int:
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
    return [seat for seat, player in enumerate(state.players) if not player.out]


def opponents(state: State, seat: Seat) -> list[Seat]:
    """Every other player still in the game, in turn order (OP-041)."""
    n = state.seats
    return [other for i in range(1, n) if not state.players[other := (seat + i) % n].out]


def seats_from(state: State, seat: Seat) -> list[Seat]:
    """All seats in turn order, beginning with this one."""
    n = state.seats
    return [(seat + i) % n for i in range(n)]


def limit_of(state: State, outpost: Outpost) -> int:
    """How many counters destroy this Outpost (OP-028, Deep Foundations)."""
    book = state.book
    limit = book.rules.outpost_health
    for card in outpost.open:
        limit = max(limit, book.cards[state.faces[card]].foundation)
    return limit


def new_outpost() -> Outpost:
    """Face-up, without counters and upgrades (OP-024)."""
    return Outpost(True, 0, [], [], [], [])


def new_player() -> Player:
    """A player before the setup."""
    return Player(-1, False, 0, 0, 0, 0, [], [], [], [], [], [], [], [], [], [], 0, 0, 0, 0, 0, 0)
