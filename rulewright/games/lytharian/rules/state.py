"""The data of a Lytharian match: plain and copyable. What may be done with it is in the other files.

A troop's number is also its sleeve: numbers 0 to n - 1 are the first seat's troops, n to 2n - 1 the second's;
deck cards follow. What is public about a troop lies in open lists by that number; its face is in the sleeve.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.games.lytharian.rules.book import Book
from rulewright.games.lytharian.rules.ids import (
    FIRST_FLAME,
    NO_ITEM,
    NO_TROOP,
    NORTH,
    SEATS,
    ElementId,
    SquareId,
    StackId,
    TroopId,
    WayId,
)
from rulewright.kernel.question import HIDDEN, NO_CARD, NO_SEAT, CardId, Face, Seat
from rulewright.kernel.state import State as KernelState

SETUP, EFFECTS, MANA, DRAW, MAIN = range(5)
PHASES = ("Set-up", "Effects", "Mana", "Draw", "Main")  # LC-074
SPELL, ABILITY, LASTING = range(3)  # kinds of things on the stack (LC-R53)
DECLARED, CASTING, DAMAGE = range(3)  # steps of a combat
ATT, PROTECTION = 1, 2  # what Mobility was chosen for (LC-273)
PANTHER, TREANT = 1, 2  # Druid Forms (LC-264)
_USED = [key for key, each in ABILITIES.items() if each.when in ("effect", "main")]
ABILITY_BITS = {key: 1 << i for i, key in enumerate(_USED)}
ATTACKED = 1 << 60  # among a troop's bits of abilities used


class LastingEffect(NamedTuple):
    """One effect of a permanent: the card, and which of its atoms."""

    card: CardId
    atom: int


@dataclass(slots=True)
class Item:
    """Something announced that waits on the stack: a spell, a troop's ability, a permanent's effect."""

    uid: StackId
    kind: int  # SPELL, ABILITY or LASTING
    seat: Seat  # who controls it
    card: CardId = NO_CARD  # the spell or permanent
    face: Face = HIDDEN  # of that card
    atom: int = 0  # which effect of a permanent
    troop: TroopId = NO_TROOP  # whose ability it is; NO_TROOP where that is not told (LC-R230)
    power: str = ""  # the ability's id
    x: int = 0
    target: TroopId = NO_TROOP
    left: int = 0  # how often that troop had left a square (LC-158)
    second: TroopId = NO_TROOP
    second_left: int = 0
    at_card: CardId = NO_CARD  # a permanent or piece of equipment that is the target
    at_item: StackId = NO_ITEM  # a spell on the stack that is the target
    at_seat: Seat = NO_SEAT  # a player who is the target
    way: WayId = NORTH  # of a Gale
    element: ElementId = FIRST_FLAME  # of a Voodoo Flame
    countered: bool = False


def _both(n: int) -> Callable[[], list[int]]:
    return lambda: [n, n]


@dataclass(slots=True)
class Fight:
    """One combat (LC-139 to LC-150). Pairs are (attacker's, defender's)."""

    attacker: TroopId
    defender: TroopId
    moved: bool  # the attacker moved first (LC-134)
    start: SquareId  # the attacker's square before its movement this turn (LC-R127)
    square: SquareId  # the defender's square
    left: list[int]  # how often each had left a square at declaration (LC-R124)
    hidden: list[int]  # whether each was face down just before (LC-140)
    negated: list[int] = field(default_factory=_both(0))  # all printed abilities off (LC-275)
    disabled: list[str] = field(default_factory=lambda: ["", ""])  # one printed ability off (LC-261)
    ram: list[int] = field(default_factory=_both(0))  # the roll of Battering Ram (LC-247)
    mobility: list[int] = field(default_factory=_both(0))  # 0 not chosen, ATT or PROTECTION (LC-273)
    form: list[int] = field(default_factory=_both(0))  # 0 none, PANTHER or TREANT (LC-264)
    berserk: list[int] = field(default_factory=_both(0))  # Att bought with damage (LC-248)
    step: int = DECLARED

    @property
    def pair(self) -> tuple[TroopId, TroopId]:
        """Who attacks (side 0), and who defends (side 1)."""
        return self.attacker, self.defender


@dataclass(slots=True)
class Player:
    """What one player has beside troops: deck, crypt, nether, enchants, counter, obelisk (LC-001, LC-003)."""

    mana: int  # a counter of 1 to 15; 0 is off it; what is left stays (LC-016, LC-084, LC-085)
    obelisk: int  # the die that shows the mana of each turn (LC-002, LC-017)
    hand: list[CardId] = field(default_factory=list)
    deck: list[CardId] = field(default_factory=list)  # the top card is the last
    nether: list[CardId] = field(default_factory=list)  # open to both, like the crypt (LC-006)
    crypt: list[TroopId] = field(default_factory=list)  # killed troops
    enchants: list[CardId] = field(default_factory=list)
    pool: int = 0  # harnessed mana not yet spent (LC-207)
    harnessed: int = 0  # how often this turn (LC-205)
    reforged: int = 0
    aps: int = 0  # the army power score (LC-040)
    kills: int = 0  # power score of enemy troops killed (LC-334)
    points: int = 0  # Pawn Wars (LC-371), or rounds won in Battle Duels (LC-357)
    lasting_used: list[LastingEffect] = field(default_factory=list)  # enchants and curses, this turn (LC-078)
    overflow: int = 0  # mana beyond the counter, kept only by a switch (LC-R61)


@dataclass(slots=True)
class UnseenHeal:
    """What a healer did this turn without being revealed: each is another troop (LC-069, LC-078)."""

    x: int  # 0: a Prime Healer's
    settled: bool  # whom it heals is chosen


@dataclass(slots=True)
class Rumor:
    """Public knowledge of the kind 'one of these troops is one of those cards'."""

    troops: int  # one bit per troop
    faces: str  # bits, written hexadecimal: they are more than a packed number holds
    heal: UnseenHeal | None = None  # the act of this turn that told it, if it was one


@dataclass(slots=True)
class NoComrade:
    """Public knowledge: this troop has no Comradery, or none of its friends beside it is of its race."""

    troop: TroopId
    friends: int  # one bit per troop


@dataclass(slots=True)
class Duel:
    """Where a match of Battle Duels stands (LC-353 to LC-365)."""

    round: int = 0  # from 1
    attacker: Seat = SEATS[0]
    fought: list[TroopId] = field(default_factory=list)  # troops that were sent once
    chosen: list[TroopId] = field(default_factory=lambda: [NO_TROOP, NO_TROOP])  # the two troops of the round
    at_random: bool = False  # a round of troops picked at random (LC-358)
    combats: int = 0
    cast: bool = False  # a spell was cast in this Combat Phase
    early: list[int] = field(default_factory=_both(0))  # harnessed in Pre Combat, by seat (LC-359)


@dataclass(slots=True)
class State(KernelState):
    """A whole match."""

    book: Book
    players: list[Player]
    owner: list[Seat]
    armies: list[str]  # key of a ready-made army, "" for one of the player's own
    lists: list[tuple[Face, ...]]  # faces of an own army and deck, until laid out
    n: int  # troops on each side
    first: Seat  # Player 1, who has ranks 1 and 2 (LC-051, LC-055)
    # troops
    board: list[TroopId]  # by square: the troop on it, or NO_TROOP
    at: list[SquareId]  # by troop: its square, or OFF
    hurt: list[int]  # dice on the card, for all to see (LC-138)
    up: list[int]  # face up
    role: list[int]  # open from the start (LC-R13)
    copy: list[Face]  # the face it was promoted to, HIDDEN for none (LC-121)
    soul: list[int]  # what Soulsteal gained
    moved: list[int]  # its first own move is over (LC-117)
    left: list[int]  # how often it left a square
    ward: list[int]  # prevention to the end of the turn (LC-R132)
    guard: list[int]  # prevention to the end of the combat
    like: list[int]  # the role it moves and attacks like this turn, -1 its own (LC-R89)
    used: list[int]  # bits of abilities used this turn, by `ABILITY_BITS`; ATTACKED too (LC-107)
    aura: list[CardId]  # one for each troop, its name in sight (LC-169)
    curse: list[CardId]
    weapon: list[CardId]  # shown left, armor right (LC-219)
    armor: list[CardId]
    held: dict[CardId, Seat]  # controllers of curses that are not their owner's (LC-R188)
    paid: dict[CardId, int]  # X paid for permanents of variable cost (LC-R182)
    likely: list[str]  # by troop: the faces it may have for all that is public, as hexadecimal bits
    rumors: list[Rumor]
    no_comrades: list[NoComrade]
    fast_in_hand: int  # one bit per seat that acted in a window which only those get who can cast (LC-R52)
    gear: list[CardId]  # cards in hands that are known to be equipment (LC-R193)
    # the turn
    turn: int
    active: Seat
    phase: int
    moves: int  # movement actions made
    attacks: int
    mover: TroopId  # the troop that moved this turn, or NO_TROOP
    mover_from: SquareId
    acted: bool  # something was done in this Main Phase (LC-R72)
    stack: list[Item]
    uid: StackId  # the last one given
    fight: Fight | None
    quiet: int  # turns without damage, kill or Pawn move (LC-R257)
    stir: bool  # this turn is not quiet
    idle: int  # turns in a row without a legal move or an attack, in Pawn Wars (LC-R278)
    duel: Duel | None
    announcing: CardId = NO_CARD  # the card or troop whose target, X and payment are now chosen
    late: bool = False  # the set time is over: what is under way is finished, then it is counted (LC-R255)


def next_uid(state: State) -> StackId:
    """A number for something new on the stack."""
    state.uid = StackId(state.uid + 1)
    return state.uid
