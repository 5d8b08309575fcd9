"""A troop moves, and all that follows: curses, Scouts, promotion (LC-099, LC-121 to LC-124, LC-371, LC-R91)."""

from rulewright.games.lytharian.cards.atoms import PerSquare
from rulewright.games.lytharian.cards.card import KING, KNIGHT, PAWN
from rulewright.games.lytharian.rules import events, prompts, verbs
from rulewright.games.lytharian.rules.combat.blow import Blow
from rulewright.games.lytharian.rules.combat.damage import deal
from rulewright.games.lytharian.rules.deductions import having, hidden, observe, rumor
from rulewright.games.lytharian.rules.ids import NO_TROOP, SquareId, TroopId
from rulewright.games.lytharian.rules.modes.pawn_wars import score
from rulewright.games.lytharian.rules.movement.reach import distance, hobbled, no_double
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import (
    beside,
    controller,
    powers_of,
    printed,
    seat_of,
    troop_face,
    troops_of,
)
from rulewright.games.lytharian.rules.zones import reveal, strip_all
from rulewright.kernel.question import Face, Seat
from rulewright.kernel.table import Table


def move(table: Table, state: State, troop: TroopId, square: SquareId) -> None:
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
        table.tell(events.moves, troop=troop, square=square, start=start, seat=seat)
    come_to_rest(table, state, troop, start)


def put(state: State, troop: TroopId, square: SquareId) -> None:
    """A troop changes its square; nothing follows."""
    state.board[state.at[troop]] = NO_TROOP
    state.board[square] = troop
    state.at[troop] = square
    state.left[troop] += 1


def _note_path(state: State, troop: TroopId, start: SquareId, square: SquareId) -> None:
    """The path taken says whether a face-down troop can pass others, or shrugs off a curse (LC-R43)."""
    powers = powers_of(state, troop)
    role = state.like[troop] if state.like[troop] >= 0 else state.role[troop]
    if role not in (KNIGHT, KING):
        ray = next((ray for ray in state.book.rays[start] if square in ray), ())
        crossed = any(state.board[between] >= 0 for between in ray[: ray.index(square)]) if ray else False
        aura = state.aura[troop]
        granted = state.book.powers[state.faces[aura]] if aura >= 0 else {}  # by an aura, which all can see
        if crossed and "windwalking" not in granted and "burrow" not in granted:
            observe(state, troop, having(state, "passes"))
    if state.curse[troop] >= 0 and "juggernaut" in powers:
        far = distance(state.book, start, square)
        if far > hobbled(state, troop) or (far == 2 and role == PAWN and no_double(state, troop, {})):
            observe(state, troop, having(state, "juggernaut"))


def displace(table: Table, state: State, troop: TroopId, square: SquareId, clause: str) -> None:
    """Moved by a spell or effect: not the turn's movement, but it comes to rest (LC-R37, LC-R75, LC-R87)."""
    start = state.at[troop]
    put(state, troop, square)
    table.tell(events.displaced.under(clause), troop=troop, square=square, start=start)
    come_to_rest(table, state, troop, start)


def come_to_rest(table: Table, state: State, troop: TroopId, start: SquareId) -> None:
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


def scouts(table: Table, state: State, mover: TroopId) -> None:
    """The mover's own Scout and the enemy's, together (LC-070, LC-071, LC-278, LC-R35 to LC-R40)."""
    n = state.n
    mine = mover < n
    foes = [other for other in beside(state, mover) if (other < n) != mine]
    if not foes:
        return
    unseen = [other for other in foes if not state.up[other]]
    shown: list[TroopId] = []
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
    return table.ask(seat, [verbs.NO, verbs.YES] if sees else [verbs.NO], prompts.SCOUT) is verbs.YES


def arrive(table: Table, state: State, troop: TroopId, start: SquareId) -> None:
    """However it came there from `start`, in either player's turn (LC-R100, LC-R286, LC-R287)."""
    if state.role[troop] != PAWN or state.at[troop] < 0 or state.book.rules.game == "duels":
        return
    size = state.book.board.width
    far = size - 1 if seat_of(state, troop) == state.first else 0
    if state.at[troop] // size != far or start // size == far:  # who moves along it does not reach it (LC-R99)
        return
    if state.book.rules.game == "pawns":
        score(table, state, troop)
    else:
        promote(table, state, troop)


def choices(state: State, troop: TroopId) -> list[Face]:
    """The faces it may become: any friendly troop's but the King's, itself included (LC-121, LC-122, LC-R98)."""
    seat = seat_of(state, troop)
    faces = {troop_face(state, t) for t in troops_of(state, seat) if state.role[t] != KING}
    if state.book.rules.promotion_pool == "board_and_crypt":
        faces |= {state.faces[t] for t in state.players[seat].crypt if printed(state, t).role != KING}
    return sorted(faces)


def promote(table: Table, state: State, troop: TroopId) -> None:
    """Once, on arrival; it loses attachments and damage (LC-123, LC-124, LC-R99, LC-R101, LC-R102, LC-R105)."""
    seat = seat_of(state, troop)
    options = [verbs.NONE, *(verbs.COPY(face) for face in choices(state, troop))]
    choice = table.ask(seat, options, prompts.PROMOTE)
    if choice is verbs.NONE:
        return
    (face,) = verbs.COPY.of(choice)
    pool = troops_of(state, seat)
    if state.book.rules.promotion_pool == "board_and_crypt":
        pool += state.players[seat].crypt
    if not any(t != troop and troop_face(state, t) == face and not hidden(state, t) for t in pool):
        owners = [t for t in troops_of(state, seat) if state.copy[t] < 0]
        rumor(state, owners, 1 << face)  # one of them is what was copied, and stays as it was (LC-R49)
    strip_all(table, state, troop, "LC-123")
    state.copy[troop], state.role[troop] = face, state.book.cards[face].role
    state.hurt[troop] = state.soul[troop] = 0
    state.like[troop] = -1
    if state.book.rules.promotion_face_up:
        state.up[troop] = 1
    state.stir = True
    table.tell(events.promotes, troop=troop, face=face, square=state.at[troop], seat=seat)
