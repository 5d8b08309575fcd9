"""The data of a Battleground match: plain and copyable. What may be done with it is in the other files."""

from dataclasses import dataclass
from typing import Final

from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.rules.book import Book, Perks
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.state import State as KernelState

SETUP, MANA_ORB, ENCHANTMENTS, FIRST_MAIN, BATTLE, SECOND_MAIN = range(6)
PHASES: Final = ("Set-up", "Mana Orb", "Enchantments", "First Main", "Battle", "Second Main")  # BG-049
SHAPES: Final = (
    "circle", "triangle", "square", "diamond", "star", "hexagon", "cross", "moon", "drop", "leaf", "crown", "wave",
)  # BG-012, BG-R03  # fmt: skip

# What a unit has done in the Battle phase under way.
OUT, READY, STRUCK, MOVED, STUNNED = range(5)  # OUT: not among those that act (BG-R63)

# What an enchantment lies on.
ON_UNITS, ON_CROSSING, ON_ROW, ON_LANE = range(4)


@dataclass(slots=True)
class Unit:
    """A summoned card (BG-176), with its dice and tokens (BG-009). Its card is the sleeve it came from."""

    card: CardId
    face: Face  # what the card shows: an upgrade shows another face than the sleeve's own
    owner: Seat  # who summoned it (BG-255)
    side: int  # its owner's; Turnover does not change it (BG-225)
    field: int
    attack: int  # 0: no Attack die (BG-R67)
    hp: int
    defending: bool
    haste: int
    stun: int
    disarm: int
    turnover: int
    chill: int
    antimagic: int
    snare: int
    did: int  # in this Battle phase
    hurry: int  # Haste tokens that this Battle phase uses up (BG-R76)
    wait: int  # Battle phases it still has to wait, by a switch (BG-178)


@dataclass(slots=True)
class Slot:
    """A spell preparation slot with its spell (BG-013): face down, the charges open (BG-101)."""

    card: CardId  # -1: free
    better: int  # the owner's upgrades when it was prepared, as bits (BG-R07)
    charges: list[int]  # by kind
    gifts: list[int]  # of those, placed by effects rather than by the charging action (BG-102)
    laid: int  # when: by the state's clock


@dataclass(slots=True)
class Lying:
    """A card face up in a play area (BG-080), and what it shows."""

    card: CardId
    face: Face
    turn: int  # in which it was cast


@dataclass(slots=True)
class Enchanted:
    """An active enchantment (BG-200): its card, its tokens there, and what it lies on."""

    card: CardId
    face: Face
    shape: int
    tokens: int
    kind: int  # ON_UNITS, ON_CROSSING, ON_ROW, ON_LANE
    place: int  # the intersection, row or lane
    marks: list[CardId]  # units, by card, once for each token on them


@dataclass(slots=True)
class Player:
    """What one player has: trackers, pool and track, slots, cards (BG-010, BG-043)."""

    klass: int  # -1 until chosen
    side: int  # 0 looks up the rows, 1 down
    life: int
    experience: int
    tokens: int  # power tokens not placed
    paths: list[int]  # power tokens on each path
    better: int  # upgraded base kinds, as bits
    pool: list[int]  # available orbs by kind
    track: list[int]  # orbs on the cooldown track: step * 5 + kind (BG-052)
    step: int  # where the tracker stands, from 0 (BG-047)
    mana: list[int]  # mana tokens by kind (BG-245)
    spells: list[CardId]  # the hand: spells
    units: list[CardId]  # the hand: unit cards
    slots: list[Slot]
    play: list[Lying]
    enchantments: list[Enchanted]
    locked: list[CardId]  # cards the board has not given yet (BG-046)
    away: list[CardId]  # dead units on their way to the hand, by a switch (BG-139)
    due: list[int]  # and in how many own turns each comes
    used: list[int]  # powers used, and triggers spent, this turn: a power's number, or -1 - card (BG-R101)
    charged: int  # charges placed this turn
    came: dict[Face, int]  # spells that were seen coming to hand, and when: they lie in no slot filled before
    turns: int


@dataclass(slots=True)
class State(KernelState):
    """A whole match."""

    book: Book
    players: list[Player]
    owner: list[Seat]  # of each sleeve
    board: list[Unit | None]  # by field
    order: list[Seat]  # player order (BG-048)
    heroes: list[list[Seat]]  # by side (BG-137, BG-R13)
    turn: int
    active: Seat
    phase: int
    wave: int  # of the Battle phase, from 1; 0 outside
    actions: int  # in this Main phase (BG-R136)
    unanswered: bool  # an action of the Main phase that the others may still answer
    clock: int  # counts spells laid down and coming to hand, for what the others can conclude
    began: int  # the clock as the kernel's turn began


def perks_of(state: State, player: Player) -> Perks:
    """What the player's powers add up to."""
    return state.book.classes[player.klass].perks[tuple(player.paths)]


def ally_side(unit: Unit) -> int:
    """The unit's allegiance: its owner's side, reversed by Turnover, and with it its way (BG-223, BG-224, BG-260)."""
    return unit.side ^ 1 if unit.turnover else unit.side


def shows(state: State, card: CardId, better: int) -> Face:
    """What a sleeve's card is under these upgrades (BG-R07)."""
    face = state.faces[card]
    return state.book.up[face] if better >> face & 1 else face


def hand_of(player: Player) -> list[CardId]:
    """All cards in hand (BG-042)."""
    return player.spells + player.units


def unit_of(state: State, card: CardId) -> Unit | None:
    """The unit that a card is on the battleground."""
    for unit in state.board:
        if unit is not None and unit.card == card:
            return unit
    return None


def face_now(state: State, card: CardId) -> Face:
    """What a card is where it lies now, upgrades counted; the viewer must know it."""
    player = state.players[state.owner[card]]
    unit = unit_of(state, card)
    if unit is not None:
        return unit.face
    for lying in player.play:
        if lying.card == card:
            return lying.face
    for slot in player.slots:
        if slot.card == card:
            return shows(state, card, slot.better)
    return shows(state, card, player.better)


def card_of(state: State, card: CardId) -> Card:
    """The design of a card where it lies now."""
    return state.book.cards[face_now(state, card)]


def enemies(state: State, seat: Seat) -> list[Seat]:
    """The heroes on the other side."""
    return state.heroes[state.players[seat].side ^ 1]


def others(state: State, seat: Seat) -> list[Seat]:
    """Everybody else in player order from the next."""
    order = state.order
    at = order.index(seat)
    return order[at + 1 :] + order[:at]
