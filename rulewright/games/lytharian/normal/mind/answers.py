"""Which answers are worth a thought, and quick ones for playouts."""

from collections.abc import Sequence

from rulewright.games.lytharian.normal.cards.troops import BISHOP, ROOK
from rulewright.games.lytharian.normal.mind.value import gain_of, value
from rulewright.games.lytharian.normal.rules.board import OTHER
from rulewright.games.lytharian.normal.rules.state import State
from rulewright.games.lytharian.normal.rules.verbs import CLAIM, DOWN, MOVE, OFFER, REFUSE
from rulewright.kernel.question import Option, Seat


def consider(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """All moves, with a Queen or a Knight for a Pawn; a claim; no offers. How the cards lie is all the same."""
    if options[0] is DOWN:
        return options[:1]
    return [option for option in options if option is not OFFER and option.c not in (ROOK, BISHOP)]


def hunch(state: State, seat: Seat, options: Sequence[Option], roll: float) -> Option:
    """Mostly the capture that wins most, else any move; a draw is taken by who stands badly."""
    first = options[0]
    if first is DOWN:
        return options[int(roll * 2)]
    if first is REFUSE:
        return options[value(state, seat) < 0.4]
    if options[-1] is CLAIM and value(state, seat) < 0.4:
        return options[-1]
    count = len(options)
    while options[count - 1].verb != MOVE.name:
        count -= 1
    board, best, most = state.board, first, 0
    if roll < 0.8:
        for move in options[:count]:
            if board[move.b] or move.c > 0:
                gain = gain_of(board, OTHER[state.side], move)
                if gain > most:
                    best, most = move, gain
        if most:
            return best
    return options[int(roll * 997 % 1 * count)]
