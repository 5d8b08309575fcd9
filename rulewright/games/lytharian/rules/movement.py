"""Where troops can go, and everything that follows a move: curses, Scouts, arrival (LC-109 to LC-124, LC-R91)."""

from rulewright.games.lytharian.cards.atoms import Hobble, NoDouble, PerSquare
from rulewright.games.lytharian.cards.card import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from rulewright.games.lytharian.rules import prompts
from rulewright.games.lytharian.rules.book import Book
from rulewright.games.lytharian.rules.damage import Blow, deal
from rulewright.games.lytharian.rules.promotion import arrive
from rulewright.games.lytharian.rules.secrets import having, hidden, observe, rumor
from rulewright.games.lytharian.rules.state import State, controller, powers_of, seat_of
from rulewright.games.lytharian.rules.zones import reveal
from rulewright.kernel.question import Seat, option
from rulewright.kernel.table import Table

ORTHOGONAL, DIAGONAL, ALL8 = (0, 2, 4, 6), (1, 3, 5, 7), (0, 1, 2, 3, 4, 5, 6, 7)
NORTH, SOUTH = 0, 4
WAYS = {QUEEN: ALL8, ROOK: ORTHOGONAL, BISHOP: DIAGONAL}  # LC-111, LC-112, LC-113
MOVES = [[option("move", troop, square) for square in range(64)] for troop in range(32)]


def forward(state: State, seat: Seat) -> int:
    """The direction in which a player's Pawns go."""
    return NORTH if seat == state.first else SOUTH


def moves_of(state: State, troop: int) -> list[int]:
    """The squares a troop may move to as the turn's movement (LC-109); there is no check (LC-120, LC-R90)."""
    at, board = state.at[troop], state.board
    role = state.like[troop]
    if role < 0:
        role = state.role[troop]
    powers = powers_of(state, troop)
    passes = "burrow" in powers or "windwalking" in powers  # LC-253, LC-289, LC-R86
    reach = 8
    if state.curse[troop] >= 0 and "juggernaut" not in powers:
        reach = _hobbled(state, troop)
    book = state.book
    if role == KNIGHT:  # LC-114, LC-115, LC-R83
        return [square for square in book.jumps[at] if board[square] < 0] if reach >= 3 else []  # LC-R92
    rays = book.rays[at]
    found: list[int] = []
    if role == PAWN:  # LC-116 to LC-118; in Pawn Wars all sixteen of them (LC-375, LC-R285)
        ray = rays[forward(state, 0 if troop < state.n else 1)]
        if ray and reach:
            if board[ray[0]] < 0:
                found.append(ray[0])
            if not state.moved[troop] and len(ray) > 1 and reach > 1 and board[ray[1]] < 0:
                if (found or passes) and not _no_double(state, troop, powers):
                    found.append(ray[1])
        return found
    if role == KING:  # LC-110
        return [ray[0] for ray in rays if ray and board[ray[0]] < 0] if reach else []
    for way in WAYS[role]:
        ray = rays[way] if reach >= 8 else rays[way][:reach]
        for square in ray:  # LC-R85
            if board[square] < 0:
                found.append(square)
            elif not passes:
                break
    return found


def _hobbled(state: State, troop: int) -> int:
    """How far a curse lets it move."""
    reach = 8
    for atom in state.book.cards[state.faces[state.curse[troop]]].effects:
        if isinstance(atom, Hobble):
            reach = atom.n
    return reach


def _no_double(state: State, troop: int, powers: dict[str, int]) -> bool:
    curse = state.curse[troop]
    if curse < 0 or "juggernaut" in powers:  # LC-270, LC-R95
        return False
    return any(isinstance(atom, NoDouble) for atom in state.book.cards[state.faces[curse]].effects)


def attack_ways(state: State, troop: int) -> tuple[int, ...]:
    """The directions in which a troop may attack a neighbour (LC-119, LC-126, LC-127, LC-R82, LC-R84, LC-R89)."""
    role = state.like[troop]
    if role < 0:
        role = state.role[troop]
    if role in (KING, QUEEN):
        return ALL8
    if role == BISHOP:
        return DIAGONAL
    if role == PAWN:
        return (1, 7) if forward(state, seat_of(state, troop)) == NORTH else (3, 5)
    if role == KNIGHT and state.book.rules.knight_attack_dirs == "all8":
        return ALL8
    return ORTHOGONAL


def targets_of(state: State, troop: int) -> list[int]:
    """The enemy troops next to it that it may attack, face down ones too (LC-125, LC-128, LC-R11)."""
    rays, board, n = state.book.rays[state.at[troop]], state.board, state.n
    mine = troop < n
    found = []
    for way in attack_ways(state, troop):
        ray = rays[way]
        if ray:
            other = board[ray[0]]
            if other >= 0 and (other < n) != mine:
                found.append(other)
    return found


def distance(book: Book, start: int, end: int) -> int:
    """How many squares a move counts for: an L is 3 (LC-R92)."""
    if end in book.jumps[start]:
        return 3
    return book.board.gap8[start][end]


def move(table: Table, state: State, troop: int, square: int) -> None:
    """The turn's movement action (LC-099, LC-100)."""
    start, seat = state.at[troop], seat_of(state, troop)
    if not state.up[troop] and hidden(state, troop):
        _note_path(state, troop, start, square)
    state.moves += 1
    state.mover, state.mover_from = troop, start
    state.moved[troop] = 1
    if state.role[troop] == PAWN:
        state.stir = True
    put(state, troop, square)
    if table.listening:
        table.tell_plain("moves", "LC-099", troop=troop, square=square, start=start, seat=seat)
    come_to_rest(table, state, troop, start)


def put(state: State, troop: int, square: int) -> None:
    """A troop changes its square; nothing follows."""
    state.board[state.at[troop]] = -1
    state.board[square] = troop
    state.at[troop] = square
    state.left[troop] += 1


def _note_path(state: State, troop: int, start: int, square: int) -> None:
    """The path taken says whether a face-down troop can pass others, or shrugs off a curse (LC-R43)."""
    powers = powers_of(state, troop)
    role = state.like[troop] if state.like[troop] >= 0 else state.role[troop]
    if role not in (KNIGHT, KING):
        ray = next((ray for ray in state.book.rays[start] if square in ray), ())
        crossed = any(state.board[between] >= 0 for between in ray[: ray.index(square)]) if ray else False
        if crossed and not _granted(state, troop):
            observe(state, troop, having(state, "passes"))
    if state.curse[troop] >= 0 and "juggernaut" in powers:
        far = distance(state.book, start, square)
        if far > _hobbled(state, troop) or (far == 2 and role == PAWN and _no_double(state, troop, {})):
            observe(state, troop, having(state, "juggernaut"))


def _granted(state: State, troop: int) -> bool:
    """Windwalking or Burrow by an aura, which all can see."""
    aura = state.aura[troop]
    powers = state.book.powers[state.faces[aura]] if aura >= 0 else {}
    return "windwalking" in powers or "burrow" in powers


def displace(table: Table, state: State, troop: int, square: int, clause: str) -> None:
    """Moved by a spell or effect: not the turn's movement, but it comes to rest (LC-R37, LC-R75, LC-R87)."""
    start = state.at[troop]
    put(state, troop, square)
    if table.listening:
        table.tell_plain("displaced", clause, troop=troop, square=square, start=start)
    come_to_rest(table, state, troop, start)


def come_to_rest(table: Table, state: State, troop: int, start: int) -> None:
    """Curse damage, death, Scouts, arrival, in this order (LC-R91)."""
    squares = distance(state.book, start, state.at[troop])
    curse = state.curse[troop]
    if curse >= 0:
        card = state.book.cards[state.faces[curse]]
        for atom in card.effects:
            if isinstance(atom, PerSquare):  # LC-181, LC-R93, LC-R96
                seat = controller(state, curse)
                deal(table, state, [Blow(troop, atom.n * squares, card.element, "curse", seat, clause="LC-181")])
    if state.at[troop] < 0:
        return  # LC-R94
    scouts(table, state, troop)
    arrive(table, state, troop, start)


def scouts(table: Table, state: State, mover: int) -> None:
    """The mover's own Scout and the enemy's, together (LC-070, LC-071, LC-278, LC-R35 to LC-R40)."""
    n, board = state.n, state.board
    mine = mover < n
    near = [board[square] for square in state.book.near[state.at[mover]]]
    foes = [other for other in near if other >= 0 and (other < n) != mine]
    if not foes:
        return
    unseen = [other for other in foes if not state.up[other]]
    shown: list[int] = []
    if unseen:
        sees = "scout" in powers_of(state, mover)
        if _speaks(table, state, seat_of(state, mover), sees):
            shown += unseen
        if not state.up[mover] and not state.book.rules.scout_optional:
            mask = having(state, "scout")
            observe(state, mover, mask if sees else ~mask)
        elif sees and shown:
            observe(state, mover, having(state, "scout"))
    if not state.up[mover]:
        watchers = [other for other in foes if "scout" in powers_of(state, other)]
        seen = _speaks(table, state, seat_of(state, foes[0]), bool(watchers))
        if seen:
            shown.append(mover)
            if not any(state.up[other] for other in watchers):
                rumor(state, [other for other in foes if not state.up[other]], having(state, "scout"))
        elif not state.book.rules.scout_optional:
            for other in foes:
                observe(state, other, ~having(state, "scout"))
    for troop in shown:
        reveal(table, state, troop, "LC-070" if troop != mover else "LC-071")


def _speaks(table: Table, state: State, seat: Seat, sees: bool) -> bool:
    """A Scout triggers by itself; by a switch its owner may keep silent (LC-R35)."""
    if not state.book.rules.scout_optional:
        return sees
    return table.ask(seat, [prompts.NO, prompts.YES] if sees else [prompts.NO], prompts.SCOUT) is prompts.YES
