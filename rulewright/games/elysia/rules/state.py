"""The data of an Elysia match: plain and copyable. What may be done with it is in the other files."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from rulewright.games.elysia.cards.atoms import Terrain
from rulewright.games.elysia.cards.card import FORTRESS, NO_CHARACTER, NO_OVERLAY, Card, CharacterId
from rulewright.games.elysia.rules.book import Book
from rulewright.games.elysia.rules.combat.fighters import NO_VILLAIN, Combat, NpcId, VillainId
from rulewright.games.elysia.rules.places import CENTRE, FIRST_VILLAGE, NOWHERE, PlaceId, Tile, overlay_of, terrain_of
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.state import State as KernelState

SETUP, EXHAUSTION, PLAY, MOVE, COMBAT, BUY, DISCARD = range(7)
PARTS = ("Setup", "Exhaustion", "Play Cards", "Move", "Combat", "Buy", "Discard and Draw")  # RE-105
TILE = NO_OVERLAY  # of state.left: pieces that are no Overlay
SEATS = tuple([Seat(n) for n in range(8)])  # RE-001


@dataclass(slots=True)
class Player:
    """One player's Character, cards and tokens; as they begin: undamaged, in the First Village (RE-075, RE-076)."""

    character: CharacterId = NO_CHARACTER  # until chosen (RE-074)
    place: PlaceId = CENTRE  # of the figure (RE-027)
    net: int = 0  # Light less Darkness (RE-047, RE-R114)
    wild: int = 0
    minus: int = 0  # −1 Card Tokens
    damaged: bool = False  # which portrait faces the map (RE-028)
    hand: list[CardId] = field(default_factory=list)
    deck: list[CardId] = field(default_factory=list)  # the top card is the last
    discard: list[CardId] = field(default_factory=list)
    played: list[CardId] = field(default_factory=list)  # the play area (RE-116)
    front: list[CardId] = field(default_factory=list)  # Leave Out cards in front of the player (RE-030)
    owned: list[Face] = field(default_factory=list)
    """All of the Character Deck, wherever it lies; gained in the open (RE-025, RE-R176)."""
    used: int = 0  # which of the cards in front were used in this part, one bit per card
    hunt: int = 0  # levels of Characters Exhausted (Huntsmaster)
    placed: int = 0  # Terrain Tiles placed (Cartographer)
    villages: list[PlaceId] = field(default_factory=list)  # bought in (Pilgrim)
    ended: int = 0  # terrains on which movement ended, one bit per terrain (Wanderer)
    done: list[int] = field(default_factory=list)  # how often each displayed Side Quest was completed
    stranded: PlaceId = NOWHERE  # the place to go back to (RE-163)
    out: bool = False


@dataclass(slots=True)
class Npc:
    """A Monster or Villain on the map (RE-023); in order of arrival."""

    uid: NpcId
    face: Face  # the Monster or Name Card
    card: CardId  # its card, or NO_CARD where that lies elsewhere (RE-R133, RE-R181)
    place: PlaceId
    villain: VillainId = NO_VILLAIN  # NO_VILLAIN: a Monster


@dataclass(slots=True)
class Villain:
    """A Villain's Starting Deck and tokens beside the table (RE-080, RE-081)."""

    character: CharacterId
    wild: int
    dark: int
    corrupted: bool  # the Corrupted Hero (RE-094)
    deck: list[CardId]
    hand: list[CardId] = field(default_factory=list)
    """The hand pile, closed to everybody; the top card is the last (RE-220)."""
    discard: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class State(KernelState):
    """A whole match; at first the open box, with the First Village in the centre (RE-055)."""

    book: Book
    hero: bool  # Hero's Quest (RE-092)
    players: list[Player]
    wishes: list[CharacterId]  # Characters asked for before the match, or NO_CHARACTER
    tiles: dict[PlaceId, Tile] = field(default_factory=lambda: {CENTRE: FIRST_VILLAGE})
    npcs: list[Npc] = field(default_factory=list)
    villains: list[Villain] = field(default_factory=list)
    main: list[Face] = field(default_factory=list)  # displayed Quests (RE-238)
    side: list[Face] = field(default_factory=list)
    stock: list[int] = field(default_factory=list)  # copies left in each General Market pile (RE-073)
    map_deck: list[CardId] = field(default_factory=list)  # the top piece is the last
    left: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """Pieces in the Map Deck: tiles (TILE), Villages, Ruins, Fortress (RE-R36)."""
    box: list[CardId] = field(default_factory=list)  # Terrain Tiles put back unseen (RE-059)
    exploration: list[CardId] = field(default_factory=list)
    exploration_discard: list[CardId] = field(default_factory=list)
    encounter: list[CardId] = field(default_factory=list)
    encounter_discard: list[CardId] = field(default_factory=list)
    offer: list[CardId] = field(default_factory=list)  # of the Advanced Market (RE-248)
    combat: Combat | None = None
    gate: int = 0  # Characters Exhausted at the Fortress (RE-236)
    arrivals: int = 0
    first: Seat = SEATS[0]
    active: Seat = SEATS[0]
    turn: int = 0
    round: int = 1
    part: int = SETUP
    # counters of the current turn (RE-019)
    walk: int = 0
    coin: int = 0  # from cards
    wild_coin: int = 0  # from Wild
    eased: int = 0  # terrains without requirement, one bit per terrain (RE-R40)
    grapple: bool = False  # the next restrictive tile has no requirement
    relic: bool = False  # may teleport at the start of Move
    free: bool = False  # has had the free Walk (RE-120)
    fresh: bool = False  # no hand card has been played yet (RE-R15)
    fought: bool = False  # a combat has been initiated this turn (RE-150)
    spent: bool = False  # the active player was Exhausted in combat this turn (RE-202)
    begun: PlaceId = CENTRE  # where this turn started (RE-165)
    came: PlaceId = NOWHERE  # the tile occupied last (RE-146)
    due: int = 0  # Walk still required on this tile (RE-R41)
    ruin: bool = False  # the figure entered these Ruins in this movement (RE-R59)
    owed: bool = False  # left Ruins, Darkness due once the step is kept (RE-R179)
    steps: int = 0
    entered: list[PlaceId] = field(default_factory=list)  # Ruins that were set off this turn (RE-R60)
    offers: int = 0  # trades offered (RE-R165)
    giving: list[CardId] = field(default_factory=list)  # the trade being put together
    giving_wild: int = 0
    asking: list[int] = field(default_factory=lambda: [0, 0])  # cards and Wild asked for
    asked: bool = False  # the Advanced Market was used (RE-R166)
    pledged: int = 0  # Wild promised so far by a Character who joins a fight (RE-176)


def card_of(state: State, card: CardId) -> Card:
    """What is printed on a card."""
    return state.book.cards[state.faces[card]]


def terrain_at(state: State, place: PlaceId) -> Terrain:
    """The terrain of a placed tile."""
    return terrain_of(state.tiles[place])


def on_fortress(state: State, place: PlaceId) -> bool:
    """Whether the Fortress lies there (RE-229)."""
    return place in state.tiles and overlay_of(state.tiles[place]) == FORTRESS


def living(state: State) -> list[Seat]:
    """Seats still in the game."""
    return [seat for seat, player in by_seat(state) if not player.out]


def by_seat(state: State) -> Iterable[tuple[Seat, Player]]:
    """The players with their seats."""
    return zip(SEATS, state.players, strict=False)


def clockwise(state: State, start: Seat) -> list[Seat]:
    """Seats still in the game, clockwise from one (RE-086)."""
    n = state.seats
    return [SEATS[seat % n] for seat in range(start, start + n) if not state.players[seat % n].out]


def is_corrupted(state: State, npc: Npc) -> bool:
    return npc.villain >= 0 and state.villains[npc.villain].corrupted


def gate_size(state: State) -> int:
    """RE-232: the players who began the game count."""
    return state.book.rules.gate_base + state.book.rules.gate_per_player * state.seats


def last_round(state: State) -> int:
    """After it the game is over (RE-R17)."""
    rules = state.book.rules
    return min(rules.max_rounds, rules.max_rounds_hero) if state.hero else rules.max_rounds


def gate_open(state: State) -> bool:
    return state.gate >= gate_size(state)


def fighters_at(state: State, place: PlaceId) -> list[Npc]:
    """NPCs that can fight there: all but a Corrupted Hero behind a closed gate (RE-R135, RE-R136)."""
    if not state.npcs:
        return []
    closed = state.hero and not gate_open(state) and overlay_of(state.tiles[place]) == FORTRESS
    return [npc for npc in state.npcs if npc.place == place and not (closed and is_corrupted(state, npc))]


def two_rivals(state: State) -> bool:
    """Whether two play against each other."""
    return state.seats == 2 and not state.hero and not state.book.rules.coop


def player_level(state: State) -> int:
    """What a player's Character counts for a hunt: something where two play against each other (RE-215)."""
    return state.book.rules.player_level if two_rivals(state) else 0


def needed(state: State, quest: Card) -> int:
    """What a Quest asks for: between two rivals a Main Quest has a number of its own (RE-083)."""
    return quest.between_two if quest.between_two and two_rivals(state) else quest.need


def lives_in_force(state: State) -> bool:
    """RE-250, RE-252: compulsory for one player (RE-098)."""
    return state.book.rules.lives or state.seats == 1
