"""The data of an Elysia match: plain and copyable. What may be done with it is in the other files."""

from dataclasses import dataclass

from rulewright.games.elysia.cards.card import FORTRESS, Card
from rulewright.games.elysia.rules.book import Book
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.state import State as KernelState

SETUP, EXHAUSTION, PLAY, MOVE, COMBAT, BUY, DISCARD = range(7)
PARTS = ("Setup", "Exhaustion", "Play Cards", "Move", "Combat", "Buy", "Discard and Draw")  # RE-105
ATTACKERS, DEFENDERS = 0, 1  # RE-174
ATTACK, DEFENSE, DAMAGE = range(3)  # the steps of a strike
NOBODY = -1


@dataclass(slots=True)
class Player:
    """One player's Character, cards and tokens."""

    character: int  # of CHARACTERS; -1 until chosen (RE-074)
    place: int  # of the figure (RE-027)
    net: int  # Light less Darkness (RE-047, RE-R114)
    wild: int
    minus: int  # −1 Card Tokens
    damaged: bool  # which portrait faces the map (RE-028)
    hand: list[CardId]
    deck: list[CardId]  # the top card is the last
    discard: list[CardId]
    played: list[CardId]  # the play area (RE-116)
    front: list[CardId]  # Leave Out cards in front of the player (RE-030)
    owned: list[Face]  # all of the Character Deck, wherever it lies; gained in the open (RE-025, RE-R176)
    used: int  # which of those were used in this part, as bits
    hunt: int  # levels of Characters Exhausted (Huntsmaster)
    placed: int  # Terrain Tiles placed (Cartographer)
    villages: list[int]  # bought in (Pilgrim)
    ended: int  # terrains on which movement ended, as bits (Wanderer)
    done: list[int]  # how often each displayed Side Quest was completed
    stranded: int  # the place to go back to, or -1 (RE-163)
    out: bool


@dataclass(slots=True)
class Npc:
    """A Monster or Villain on the map (RE-023); in order of arrival."""

    uid: int
    face: Face  # the Monster or Name Card
    card: CardId  # its card, or -1 where that lies elsewhere (RE-R133, RE-R181)
    place: int
    villain: int  # of state.villains, or -1


@dataclass(slots=True)
class Villain:
    """A Villain's Starting Deck and tokens beside the table (RE-080, RE-081)."""

    character: int
    wild: int
    dark: int
    corrupted: bool  # the Corrupted Hero (RE-094)
    deck: list[CardId]
    hand: list[CardId]  # the hand pile, closed to everybody; the top card is the last (RE-220)
    discard: list[CardId]


@dataclass(slots=True)
class Fighter:
    """A Character in combat: a player's, a Monster or a Villain (RE-022)."""

    side: int
    seat: Seat  # or -1 for an NPC
    npc: int  # uid, or -1
    face: Face  # the Monster or Name Card
    villain: int
    exhausted: bool
    net: int  # alignment at the moment of Exhaustion (RE-R111)
    recreated: int  # how often the deck was recreated (RE-178)
    riposte: int  # what Counterstrike adds to the next Attack
    played: list[Face]  # cards played in this step
    dropped: list[int]  # cards discarded for the text of each of them (or counted so, RE-224)
    wild: int  # Wild spent for Attack or Defense in this step
    left: int  # plays left in this step (RE-187)
    struck: int  # Attack left over (RE-193)


@dataclass(slots=True)
class Combat:
    """A fight (RE-174)."""

    place: int
    initiator: Seat  # -1: NPCs (RE-175)
    fighters: list[Fighter]  # NPCs in order of arrival, then players clockwise from the active one (RE-R85)
    striker: int  # the side whose Attack step it is
    step: int
    total: int  # the Attack values added up (RE-190)
    each: int  # what strikes each Defender (RE-191)
    cycle: int  # -1 while others are asked to join
    moved: bool  # whether a card entered or left a hand or a token was spent in this cycle (RE-R106)


@dataclass(slots=True)
class State(KernelState):
    """A whole match."""

    book: Book
    hero: bool  # Hero's Quest (RE-092)
    players: list[Player]
    wishes: list[int]  # Characters asked for before the match, or -1
    tiles: dict[int, int]  # the map by place (map.py)
    npcs: list[Npc]
    villains: list[Villain]
    main: list[Face]  # displayed Quests (RE-238)
    side: list[Face]
    stock: list[int]  # copies left in each General Market pile (RE-073)
    map_deck: list[CardId]  # the top piece is the last
    left: list[int]  # pieces in the Map Deck: tiles, Villages, Ruins, Fortress (RE-R36)
    box: list[CardId]  # Terrain Tiles put back unseen (RE-059)
    exploration: list[CardId]
    exploration_discard: list[CardId]
    encounter: list[CardId]
    encounter_discard: list[CardId]
    offer: list[CardId]  # of the Advanced Market (RE-248)
    combat: Combat | None
    gate: int  # Characters Exhausted at the Fortress (RE-236)
    arrivals: int
    first: Seat
    active: Seat
    turn: int
    round: int
    part: int
    # counters of the current turn (RE-019)
    walk: int
    coin: int  # from cards
    wild_coin: int  # from Wild
    eased: int  # terrains without requirement, as bits (RE-R40)
    grapple: bool  # the next restrictive tile has no requirement
    relic: bool  # may teleport at the start of Move
    free: bool  # has had the free Walk (RE-120)
    fresh: bool  # no hand card has been played yet (RE-R15)
    fought: bool  # a combat has been initiated this turn (RE-150)
    spent: bool  # the active player was Exhausted in combat this turn (RE-202)
    begun: int  # the place where this turn started (RE-165)
    came: int  # the tile occupied last, or -1 (RE-146)
    due: int  # Walk still required on this tile (RE-R41)
    ruin: bool  # the figure entered these Ruins in this movement (RE-R59)
    owed: bool  # left Ruins, Darkness due once the step is kept (RE-R179)
    steps: int
    entered: list[int]  # Ruins that were set off this turn (RE-R60)
    offers: int  # trades offered (RE-R165)
    giving: list[CardId]  # the trade being put together
    giving_wild: int
    asking: list[int]  # cards and Wild asked for
    asked: bool  # the Advanced Market was used (RE-R166)
    pledged: int = 0  # Wild promised so far by a Character who joins a fight (RE-176)


def card_of(state: State, card: CardId) -> Card:
    return state.book.cards[state.faces[card]]


def living(state: State) -> list[Seat]:
    """Seats still in the game."""
    return [seat for seat, player in enumerate(state.players) if not player.out]


def clockwise(state: State, start: Seat) -> list[Seat]:
    """Seats still in the game, clockwise from one (RE-086)."""
    n = state.seats
    return [seat % n for seat in range(start, start + n) if not state.players[seat % n].out]


def npcs_at(state: State, place: int) -> list[Npc]:
    return [npc for npc in state.npcs if npc.place == place]


def is_corrupted(state: State, npc: Npc) -> bool:
    return npc.villain >= 0 and state.villains[npc.villain].corrupted


def gate_size(state: State) -> int:
    """RE-232: the players who began the game count."""
    return state.book.rules.gate_base + state.book.rules.gate_per_player * state.seats


def gate_open(state: State) -> bool:
    return state.gate >= gate_size(state)


def fighters_at(state: State, place: int) -> list[Npc]:
    """NPCs that can fight there: all but a Corrupted Hero behind a closed gate (RE-R135, RE-R136)."""
    if not state.npcs:
        return []
    closed = state.hero and not gate_open(state)
    return [
        npc for npc in state.npcs
        if npc.place == place and not (closed and is_corrupted(state, npc) and state.tiles[place] >> 3 == FORTRESS)
    ]  # fmt: skip


def lives_in_force(state: State) -> bool:
    """RE-250, RE-252: compulsory for one player (RE-098)."""
    return state.book.rules.lives or state.seats == 1


def fighter_of(combat: Combat, seat: Seat) -> Fighter | None:
    for each in combat.fighters:
        if each.seat == seat:
            return each
    return None
