"""Where a troop may move and whom it may attack (LC-109 to LC-128)."""

from rulewright.games.lytharian.cards.atoms import Hobble, NoDouble
from rulewright.games.lytharian.cards.card import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from rulewright.games.lytharian.rules import verbs
from rulewright.games.lytharian.rules.book import ALL8, DIAGONAL, ORTHOGONAL, STRIKES, Book
from rulewright.games.lytharian.rules.ids import NORTH, OTHER, SOUTH, SquareId, TroopId
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import powers_of, seat_of
from rulewright.kernel.question import CardId, Seat

WAYS = {QUEEN: ALL8, ROOK: ORTHOGONAL, BISHOP: DIAGONAL}  # LC-111, LC-112, LC-113
MOVES = [  # by troop and square: made once, since every Main Phase offers dozens
    [verbs.MOVE(TroopId(CardId(troop)), SquareId(square)) for square in range(64)] for troop in range(32)
]


def forward(state: State, seat: Seat) -> int:
    """The direction in which a player's Pawns go."""
    return NORTH if seat == state.first else SOUTH


def moves_of(state: State, troop: TroopId) -> list[SquareId]:
    """The squares a troop may move to as the turn's movement (LC-109); there is no check (LC-120, LC-R90)."""
    return moves_with(state, troop)


def moves_with(state: State, troop: TroopId, powers: dict[str, int] | None = None) -> list[SquareId]:
    """Where it could move if these were its abilities; its own are looked up only where they matter."""
    at, board, book = state.at[troop], state.board, state.book
    role = state.like[troop]
    if role < 0:
        role = state.role[troop]
    reach = 8 if state.curse[troop] < 0 else _reach_when_cursed(state, troop, powers)
    if role == KNIGHT:  # LC-114, LC-115, LC-R83
        return [square for square in book.jumps[at] if board[square] < 0] if reach >= 3 else []  # LC-R92
    rays = book.rays[at]
    found: list[SquareId] = []
    if role == PAWN:  # LC-116 to LC-118; in Pawn Wars all sixteen of them (LC-375, LC-R285)
        ray = rays[NORTH if (troop < state.n) == (state.first == 0) else SOUTH]
        if ray and reach:
            if board[ray[0]] < 0:
                found.append(ray[0])
            if not state.moved[troop] and len(ray) > 1 and reach > 1 and board[ray[1]] < 0:
                if (found or _passes(state, troop, powers)) and not no_double(state, troop, powers):
                    found.append(ray[1])
        return found
    if role == KING:  # LC-110
        return [ray[0] for ray in rays if ray and board[ray[0]] < 0] if reach else []
    passes = _passes(state, troop, powers)
    for way in WAYS[role]:
        ray = rays[way] if reach >= 8 else rays[way][:reach]
        for square in ray:  # LC-R85
            if board[square] < 0:
                found.append(square)
            elif not passes:
                break
    return found


def _passes(state: State, troop: TroopId, powers: dict[str, int] | None) -> bool:
    """Whether others are not in its way (LC-253, LC-289, LC-R86)."""
    if powers is None:
        powers = powers_of(state, troop)
    return "burrow" in powers or "windwalking" in powers


def _reach_when_cursed(state: State, troop: TroopId, powers: dict[str, int] | None) -> int:
    """No curse holds a Juggernaut back (LC-270, LC-R95)."""
    return 8 if "juggernaut" in (powers_of(state, troop) if powers is None else powers) else hobbled(state, troop)


def hobbled(state: State, troop: TroopId) -> int:
    """How far a curse lets it move."""
    reach = 8
    for atom in state.book.cards[state.faces[state.curse[troop]]].effects:
        if isinstance(atom, Hobble):
            reach = atom.n
    return reach


def no_double(state: State, troop: TroopId, powers: dict[str, int] | None) -> bool:
    curse = state.curse[troop]
    if curse < 0 or "juggernaut" in (powers_of(state, troop) if powers is None else powers):  # LC-270, LC-R95
        return False
    return any(isinstance(atom, NoDouble) for atom in state.book.cards[state.faces[curse]].effects)


def strike_of(state: State, troop: TroopId) -> int:
    """Which of `STRIKES`: how a troop may attack a neighbour (LC-119, LC-126, LC-127, LC-R82, LC-R84, LC-R89)."""
    role = state.like[troop]
    return strikes(state, seat_of(state, troop))[role if role >= 0 else state.role[troop]]


def strikes(state: State, seat: Seat) -> tuple[int, ...]:
    """The same for all troops of a player, by role."""
    return state.book.strikes[0 if seat == state.first else 1]


def attack_ways(state: State, troop: TroopId) -> tuple[int, ...]:
    """The directions themselves."""
    return STRIKES[strike_of(state, troop)]


def targets_of(state: State, troop: TroopId) -> list[TroopId]:
    """The enemy troops next to it that it may attack, face down ones too (LC-125, LC-128, LC-R11)."""
    board, first = state.board, OTHER[seat_of(state, troop)] * state.n
    end = first + state.n
    near = state.book.struck[strike_of(state, troop)][state.at[troop]]
    return [board[square] for square in near if first <= board[square] < end]


def distance(book: Book, start: SquareId, end: SquareId) -> int:
    """How many squares a move counts for: an L is 3 (LC-R92)."""
    if end in book.jumps[start]:
        return 3
    return book.board.gap8[start][end]
