"""The data of a Lytharian match: plain and copyable. What may be done with it is in the other files.

A troop's number is also its sleeve: numbers 0 to n - 1 are the first seat's troops, n to 2n - 1 the second's;
deck cards follow. What is public about a troop lies in open lists by that number; its face is in the sleeve.
"""

from dataclasses import dataclass

from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.games.lytharian.cards.card import Card
from rulewright.games.lytharian.rules.book import Book
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.state import State as KernelState

SETUP, EFFECTS, MANA, DRAW, MAIN = range(5)
PHASES = ("Set-up", "Effects", "Mana", "Draw", "Main")  # LC-074
OFF = -1  # not on the board
SPELL, ABILITY, LASTING = range(3)  # kinds of things on the stack (LC-R53)
ABILITY_BITS = {
    key: 1 << i for i, key in enumerate(key for key, each in ABILITIES.items() if each.when in ("effect", "main"))
}
ATTACKED = 1 << 60


@dataclass(slots=True)
class Item:
    """Something announced that waits on the stack: a spell, a troop's ability, a permanent's effect."""

    uid: int
    kind: int
    seat: Seat  # who controls it
    card: CardId  # the spell or permanent; the troop of an ability, -1 where it is not told (LC-R230)
    face: Face
    power: str  # the ability's id, or the index of a permanent's atom
    x: int
    target: int  # troop, card, seat or uid, as the aim says; -1 for none
    left: int  # how often that troop had left a square (LC-158)
    second: int
    second_left: int
    extra: int  # a number more: a direction, an element
    countered: bool


@dataclass(slots=True)
class Fight:
    """One combat (LC-139 to LC-150). Pairs are (attacker's, defender's)."""

    attacker: int
    defender: int
    moved: bool  # the attacker moved first (LC-134)
    start: int  # the attacker's square before its movement this turn (LC-R127)
    square: int  # the defender's square
    left: list[int]  # how often each had left a square at declaration (LC-R124)
    hidden: list[int]  # whether each was face down just before (LC-140)
    negated: list[int]  # all printed abilities off (LC-275)
    disabled: list[str]  # one printed ability off (LC-261)
    ram: list[int]  # the roll of Battering Ram (LC-247)
    mobility: list[int]  # 0 not chosen, 1 Att, 2 protection (LC-273)
    form: list[int]  # 0 none, 1 Panther, 2 Treant (LC-264)
    berserk: list[int]  # Att bought with damage (LC-248)
    step: int  # 0 declared, 1 abilities done: casting, 2 damage


@dataclass(slots=True)
class Player:
    """What one player has beside troops: deck, crypt, nether, enchants, counter, obelisk (LC-001, LC-003)."""

    mana: int  # a counter of 1 to 15; 0 is off it; what is left stays (LC-016, LC-084, LC-085)
    obelisk: int  # the die that shows the mana a turn (LC-002, LC-017)
    hand: list[CardId]
    deck: list[CardId]  # the top card is the last
    nether: list[CardId]  # open to both, like the crypt (LC-006)
    crypt: list[int]  # killed troops
    enchants: list[CardId]
    pool: int  # harnessed mana not yet spent (LC-207)
    harnessed: int  # how often this turn (LC-205)
    reforged: int
    aps: int  # the army power score (LC-040)
    kills: int  # power score of enemy troops killed (LC-334)
    points: int  # Pawn Wars (LC-371), or rounds won in Battle Duels (LC-357)
    used: list[int]  # enchants and curses whose effect was used this turn, as card * 16 + atom
    overflow: int  # mana beyond the counter, kept only by a switch (LC-R61)


@dataclass(slots=True)
class Rumor:
    """Public knowledge of the kind 'one of these troops is one of those cards'."""

    troops: int  # bits
    faces: str  # bits, written hexadecimal: they are more than a packed number holds
    turn: int
    apart: bool  # of one turn, each such rumor is about another troop (LC-078)
    x: int = 0
    target: int = -1


@dataclass(slots=True)
class Duel:
    """Where a match of Battle Duels stands (LC-353 to LC-365)."""

    round: int  # from 1
    attacker: Seat
    used: list[int]  # troops that have fought
    chosen: list[int]  # the two troops of the round, -1 none
    random: bool  # a round of troops picked at random (LC-358)
    combats: int
    cast: bool  # a spell was cast in this Combat Phase
    early: list[int]  # harnessed in Pre Combat, a number a seat (LC-359)


@dataclass(slots=True)
class State(KernelState):
    """A whole match."""

    book: Book
    players: list[Player]
    owner: list[Seat]
    armies: list[str]  # key of a ready-made army, "" for one of the player's own
    lists: list[tuple[int, ...]]  # faces of an own army and deck, until laid out
    n: int  # troops a side
    first: Seat  # Player 1, who has ranks 1 and 2 (LC-051, LC-055)
    # troops
    board: list[int]  # by square: the troop on it, -1 for none
    at: list[int]  # by troop: its square
    hurt: list[int]  # dice on the card, for all to see (LC-138)
    up: list[int]  # face up
    role: list[int]  # open from the start (LC-R13)
    copy: list[int]  # the face it was promoted to, -1 for none (LC-121)
    soul: list[int]  # what Soulsteal gained
    moved: list[int]  # its first own move is over (LC-117)
    left: list[int]  # how often it left a square
    ward: list[int]  # prevention to the end of the turn (LC-R132)
    guard: list[int]  # prevention to the end of the combat
    like: list[int]  # the role it moves and attacks like this turn, -1 its own (LC-R89)
    used: list[int]  # bits of abilities used this turn, by `ABILITY_BITS`; ATTACKED too (LC-107)
    aura: list[CardId]  # one each, its name in sight (LC-169)
    curse: list[CardId]
    weapon: list[CardId]  # shown left, armor right (LC-219)
    armor: list[CardId]
    held: dict[int, Seat]  # controllers of curses that are not their owner's (LC-R188)
    paid: dict[int, int]  # X paid for permanents of variable cost (LC-R182)
    likely: list[str]  # by troop: the faces it may have for all that is public, as hexadecimal bits
    rumors: list[Rumor]
    gear: list[CardId]  # cards in hands that are known to be equipment (LC-R193)
    # the turn
    turn: int
    active: Seat
    phase: int
    moves: int  # movement actions made
    attacks: int
    mover: int  # the troop that moved this turn, -1 for none
    mover_from: int
    acted: bool  # something was done in this Main Phase (LC-R72)
    stack: list[Item]
    uid: int
    fight: Fight | None
    quiet: int  # turns without damage, kill or Pawn move (LC-R257)
    stir: bool  # this turn is not quiet
    idle: int  # turns in a row without a legal move or an attack, in Pawn Wars (LC-R278)
    duel: Duel | None


def seat_of(state: State, troop: int) -> Seat:
    """Who controls a troop: friendly to that player, an enemy to the other (LC-238, LC-239)."""
    return 0 if troop < state.n else 1


def printed(state: State, troop: int) -> Card:
    """The card a troop is now: its own, or what it was promoted to (LC-R102)."""
    copy = state.copy[troop]
    return state.book.cards[state.faces[troop] if copy < 0 else copy]


def troop_face(state: State, troop: int) -> Face:
    copy = state.copy[troop]
    return state.faces[troop] if copy < 0 else copy


def powers_of(state: State, troop: int) -> dict[str, int]:
    """Ability id -> X: printed ones and what aura and equipment grant, equal ones added (LC-227, LC-R234)."""
    copy = state.copy[troop]
    face = state.faces[troop] if copy < 0 else copy
    aura, weapon, armor = state.aura[troop], state.weapon[troop], state.armor[troop]
    if aura < 0 and weapon < 0 and armor < 0:
        return state.book.powers[face]
    faces = state.faces
    key = (face, faces[aura] if aura >= 0 else -1, faces[weapon] if weapon >= 0 else -1,
           faces[armor] if armor >= 0 else -1)  # fmt: skip
    found = state.book.merged.get(key)
    if found is None:
        found = state.book.merged[key] = add_up(state.book, key)
    return found


def add_up(book: Book, faces: tuple[int, ...]) -> dict[str, int]:
    """The abilities of several cards together."""
    total: dict[str, int] = {}
    for face in faces:
        if face >= 0:
            for power, x in book.powers[face].items():
                numbered = ABILITIES[power.partition(":")[0]].numbered
                total[power] = total.get(power, 0) + x if numbered else 1
    return total


def controller(state: State, card: CardId) -> Seat:
    """Who controls a permanent (LC-182, LC-R188)."""
    return state.held.get(card, state.owner[card])


def troops_of(state: State, seat: Seat) -> list[int]:
    """The player's troops on the board."""
    at = state.at
    return [t for t in range(seat * state.n, seat * state.n + state.n) if at[t] >= 0]


def bearer(state: State, card: CardId) -> int:
    """The troop that carries an aura, curse or equipment; -1 for none."""
    for pile in (state.aura, state.curse, state.weapon, state.armor):
        if card in pile:
            return pile.index(card)
    return -1


def in_play(state: State, card: CardId) -> bool:
    """Whether a permanent or equipment still lies on the board."""
    return any(card in player.enchants for player in state.players) or bearer(state, card) >= 0
