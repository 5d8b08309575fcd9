"""The turn: one move of one player, perhaps with the offer or the claim of a draw (LC-345)."""

from rulewright.games.lytharian.normal.rules import events, prompts
from rulewright.games.lytharian.normal.rules.ending import check_end, claimable, draw
from rulewright.games.lytharian.normal.rules.moves import legal_moves, make_move
from rulewright.games.lytharian.normal.rules.setup import set_up
from rulewright.games.lytharian.normal.rules.state import State, other_seat, position_text, seat_of
from rulewright.games.lytharian.normal.rules.verbs import ACCEPT, CLAIM, OFFER, REFUSE
from rulewright.kernel.question import Option, Seat
from rulewright.kernel.table import Table


def turn(table: Table, state: State) -> None:
    """One player's move. Turn zero sets up the board."""
    if not state.number:
        set_up(table, state)
        return
    moves = legal_moves(state)
    state.past.append(position_text(state, moves))
    check_end(table, state, moves)
    seat = seat_of(state, state.side)
    move, offered = choose(table, state, seat, moves)
    make_move(table, state, move)
    if offered:
        answer_offer(table, state, other_seat(seat))


def choose(table: Table, state: State, seat: Seat, moves: list[Option]) -> tuple[Option, bool]:
    """A legal move, and whether a draw is offered with it; or the claim of a draw (LC-D46).

    Whose offer was refused makes no other before the opponent has made one: in standard chess nobody may pester.
    """
    why = claimable(state, moves)
    options = moves[:]
    if state.book.rules.draw_offers and state.refused != seat:
        options.append(OFFER)
    if why:
        options.append(CLAIM)
    choice = table.ask(seat, options, prompts.MOVE)
    if choice is CLAIM:
        table.tell(events.claims, seat=seat)
        draw(table, state, f"a claim: {why}")
    if choice is OFFER:
        table.tell(events.offers, seat=seat)
        return table.ask(seat, moves, prompts.OFFERING), True
    return choice, False


def answer_offer(table: Table, state: State, seat: Seat) -> None:
    """The opponent of who offered a draw accepts or refuses, unless mated or stalemated by the move (LC-D47)."""
    if not legal_moves(state):
        return
    if table.ask(seat, (REFUSE, ACCEPT), prompts.ANSWER) is ACCEPT:
        table.tell(events.accepts, seat=seat)
        draw(table, state, "the players have agreed on a draw")
    state.refused = other_seat(seat)
    table.tell(events.refuses, seat=seat)


def whose_turn(state: State) -> Seat | None:
    """Who is to move; nobody before the board is set up."""
    return seat_of(state, state.side) if state.number else None
