"""The data of a Battleground match: plain and copyable. What may be done with it is in the other files."""

from dataclasses import dataclass, field

from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.rules.book import Book, Klass, Perks
from rulewright.games.battleground.rules.ids import ON_UNITS, OUT, FieldId, KlassId, PhaseId, PowerId, ShapeId, UnitId
from rulewright.kernel.question import NO_CARD, CardId, Face, Seat
from rulewright.kernel.state import State as KernelState


@dataclass(slots=True)
class Unit:
    """A summoned card (BG-176), with its dice and tokens (BG-009)."""

    card: UnitId  # the sleeve it came from
    face: Face  # what the card shows: an upgrade shows another face than the sleeve's own
    owner: Seat  # who summoned it (BG-255)
    side: int  # its owner's; Turnover does not change it (BG-225)
    field: FieldId
    attack: int  # 0: no Attack die (BG-R67)
    hp: int
    defending: bool = False
    haste: int = 0
    stun: int = 0
    disarm: int = 0
    turnover: int = 0
    chill: int = 0
    antimagic: int = 0
    snare: int = 0
    did: int = OUT  # in this Battle phase
    haste_due: int = 0  # Haste tokens that this Battle phase uses up (BG-R76)
    wait: int = 0  # Battle phases it still has to wait, by a switch (BG-178)


def _no_mana() -> list[int]:
    return [0, 0, 0, 0, 0]


@dataclass(slots=True)
class Slot:
    """A spell preparation slot with its spell (BG-013): face down, the charges open (BG-101)."""

    card: CardId = NO_CARD  # NO_CARD: free
    upgraded: int = 0  # the owner's upgrades when it was prepared, one bit per base face (BG-R07)
    charges: list[int] = field(default_factory=_no_mana)  # by kind
    gifts: list[int] = field(default_factory=_no_mana)  # charges placed by effects, not by charging (BG-102)
    laid: int = 0  # when: by the state's clock


@dataclass(slots=True)
class PlayedCard:
    """A card face up in a play area (BG-080), and what it shows."""

    card: CardId
    face: Face
    turn: int  # in which it was cast


@dataclass(slots=True)
class ActiveEnchantment:
    """An enchantment in play (BG-200): its card, its tokens there, and what it lies on."""

    card: CardId
    face: Face
    shape: ShapeId
    tokens: int
    kind: int = ON_UNITS  # or ON_CROSSING, ON_ROW, ON_LANE
    place: int = -1  # the number of the intersection, row or lane
    marks: list[CardId] = field(default_factory=list)  # units, by card, once for each token on them


@dataclass(slots=True)
class Player:
    """What one player has: trackers, pool and track, slots, cards (BG-010, BG-043)."""

    klass: KlassId  # NO_KLASS until chosen
    side: int  # 0 looks up the rows, 1 down
    life: int
    paths: list[int]  # power tokens on each path
    track: list[int]  # orbs on the cooldown track: step * 5 + kind (BG-052)
    slots: list[Slot]
    experience: int = 0
    tokens: int = 0  # power tokens not placed
    upgraded: int = 0  # upgraded base kinds, one bit per face
    pool: list[int] = field(default_factory=_no_mana)  # available orbs by kind
    step: int = 0  # where the tracker stands, from 0 (BG-047)
    mana: list[int] = field(default_factory=_no_mana)  # mana tokens by kind (BG-245)
    spells: list[CardId] = field(default_factory=list)  # the hand: spells
    units: list[CardId] = field(default_factory=list)  # the hand: unit cards
    play: list[PlayedCard] = field(default_factory=list)
    enchantments: list[ActiveEnchantment] = field(default_factory=list)
    locked: list[CardId] = field(default_factory=list)  # cards the board has not given yet (BG-046)
    away: list[CardId] = field(default_factory=list)  # dead units on their way to the hand, by a switch (BG-139)
    due: list[int] = field(default_factory=list)  # and in how many own turns each comes
    powers_used: list[PowerId] = field(default_factory=list)  # this turn, by hand or as a trigger (BG-R100, BG-R101)
    cards_triggered: list[CardId] = field(default_factory=list)  # whose once-a-turn trigger has happened (BG-R101)
    charged: int = 0  # charges placed this turn
    came_to_hand: dict[Face, int] = field(default_factory=dict)
    """Spells that were seen coming to hand, and when: they lie in no slot filled before."""
    turns: int = 0


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
    phase: PhaseId
    wave: int  # of the Battle phase, from 1; 0 outside
    actions: int  # in this Main phase (BG-R136)
    unanswered: bool  # an action of the Main phase that the others may still answer
    clock: int  # counts spells laid down and coming to hand, for what the others can conclude
    began: int  # the clock as the kernel's turn began


def class_of(state: State, player: Player) -> Klass:
    """The player's class with its board."""
    return state.book.classes[player.klass]


def perks_of(state: State, player: Player) -> Perks:
    """What the player's powers add up to."""
    return state.book.classes[player.klass].perks[tuple(player.paths)]


def shows(state: State, card: CardId, upgraded: int) -> Face:
    """What a sleeve's card is under these upgrades (BG-R07)."""
    face = state.faces[card]
    return state.book.upgrades[face] if upgraded >> face & 1 else face


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
    for played in player.play:
        if played.card == card:
            return played.face
    slot = slot_of(player, card)
    return shows(state, card, player.upgraded if slot is None else slot.upgraded)


def slot_of(player: Player, card: CardId) -> Slot | None:
    """The preparation slot in which the card lies."""
    return next((slot for slot in player.slots if slot.card == card), None)


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
