"""A Pawn on the far rank: promotion, or a point in Pawn Wars (LC-121 to LC-124, LC-371)."""

from rulewright.games.lytharian.cards.card import KING, PAWN
from rulewright.games.lytharian.rules import events, prompts, verbs
from rulewright.games.lytharian.rules.deductions import hidden, rumor
from rulewright.games.lytharian.rules.ids import SquareId, TroopId
from rulewright.games.lytharian.rules.modes.pawn_wars import score
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import army, printed, seat_of, troop_face
from rulewright.games.lytharian.rules.zones import strip_all
from rulewright.kernel.question import Face
from rulewright.kernel.table import Table


def arrive(table: Table, state: State, troop: TroopId, start: SquareId) -> None:
    """However it came there from `start`, in either player's turn (LC-R100, LC-R286, LC-R287)."""
    if state.role[troop] != PAWN or state.at[troop] < 0 or state.book.rules.game == "duels":
        return
    seat = seat_of(state, troop)
    size = state.book.board.width
    far = size - 1 if seat == state.first else 0
    if state.at[troop] // size != far or start // size == far:  # who moves along it does not reach it (LC-R99)
        return
    if state.book.rules.game == "pawns":
        score(table, state, troop)
    else:
        promote(table, state, troop)


def choices(state: State, troop: TroopId) -> list[Face]:
    """The faces it may become: any friendly troop's but the King's, itself included (LC-121, LC-122, LC-R98)."""
    seat = seat_of(state, troop)
    mine = army(state, seat)
    pool = [t for t in mine if state.at[t] >= 0 and state.role[t] != KING]
    faces = {troop_face(state, t) for t in pool}
    if state.book.rules.promotion_pool == "board_and_crypt":
        faces |= {state.faces[t] for t in state.players[seat].crypt if printed(state, t).role != KING}
    return sorted(faces)


def promote(table: Table, state: State, troop: TroopId) -> None:
    """Once, on arrival; it loses attachments and damage (LC-123, LC-124, LC-R99, LC-R101, LC-R102, LC-R105)."""
    seat = seat_of(state, troop)
    faces = choices(state, troop)
    options = [verbs.NONE, *(verbs.COPY(face) for face in faces)]
    choice = table.ask(seat, options, prompts.PROMOTE)
    if choice is verbs.NONE:
        return
    (face,) = verbs.COPY.of(choice)
    mine = army(state, seat)
    if not any(t != troop and troop_face(state, t) == face and not hidden(state, t) for t in mine):
        owners = [t for t in mine if state.at[t] >= 0 and state.copy[t] < 0]
        rumor(state, owners, 1 << face)  # one of them is what was copied, and stays as it was (LC-R49)
    strip_all(table, state, troop, "LC-123")
    state.copy[troop], state.role[troop] = face, state.book.cards[face].role
    state.hurt[troop] = state.soul[troop] = 0
    state.like[troop] = -1
    if state.book.rules.promotion_face_up:
        state.up[troop] = 1
    state.stir = True
    if table.listening:
        table.tell(events.promotes, troop=troop, face=face, seat=seat)
