"""Looking ahead as far as the budget goes: the positions one may move to, each with the best play of both from there.

Alpha-beta, deepened move by move. What a position brought is remembered, captures are followed to their end, and moves
that seldom turn out best are looked at less deeply. A position that comes again is a draw, so that a won game goes on.
Castling and en passant are only seen in the moves compared.
"""

from collections.abc import Callable, Sequence
from math import exp

from rulewright.games.lytharian.normal.cards.troops import KING, KNIGHT, PAWN, QUEEN
from rulewright.games.lytharian.normal.mind.exchanges import DEEPEST, LOST, MATED, Step, driven, settled
from rulewright.games.lytharian.normal.mind.value import FEW, counted, faded, fresh, placed_on, strength, structure
from rulewright.games.lytharian.normal.mind.worth import LATE, WORTH
from rulewright.games.lytharian.normal.rules.board import (
    EMPTY,
    KING_TO,
    KNIGHT_TO,
    LETTERS,
    OTHER,
    PIECES,
    SQUARES,
    Colour,
    Piece,
    SquareId,
    king_of,
)
from rulewright.games.lytharian.normal.rules.ending import dead
from rulewright.games.lytharian.normal.rules.moves import attacked, in_check, legal_moves, reach
from rulewright.games.lytharian.normal.rules.state import State, side_of
from rulewright.kernel.question import Seat

NEAR = 40  # hundredths of a Pawn within which moves are told apart, and not only held to be worse
MOST_PLIES = 24
EXACT, AT_LEAST, AT_MOST = 0, 1, 2  # what a remembered number says
LOOK_AGAIN = 64  # positions between two looks at the budget
CERTAIN = 0.9999  # a mate, less a little for every move until then
A_MOVE = 0.0003
MOST_AHEAD = 1500
SIZE = len(SQUARES)
FORCED = MATED - 4 * MOST_PLIES  # beyond this a score is a mate, less the single moves until then


class Spent(Exception):
    """The budget is used up."""


def foresee(states: Sequence[State], seat: Seat, enough: Callable[[int], bool]) -> list[float]:
    """What each of these positions is worth to a seat; `enough` says when so many positions are all it may look at."""
    scores = [_at_a_glance(state, seat) for state in states]
    open_ones = [number for number, state in enumerate(states) if state.outcome is None and legal_moves(state)]
    if len(open_ones) < 2 or max(scores) >= MATED:
        return [_chance(state, seat, score) for state, score in zip(states, scores, strict=True)]
    boards = {number: list(states[number].board) for number in open_ones}
    again = _drawn_if_again(max(states, key=lambda state: len(state.past)).past)
    search = Search(placed_on(boards[open_ones[0]]), enough, again)
    for plies in range(1, MOST_PLIES):
        open_ones.sort(key=lambda number: -scores[number])
        left, best = list(open_ones), -LOST
        try:
            while left:
                state, board = states[left[0]], boards[left[0]]
                score = 0
                if not dead(board):
                    total = counted(board, search.placed)
                    score = -search.best(board, state.side, total, -LOST, NEAR - best, plies, 1)
                scores[left.pop(0)] = score
                best = max(best, score)
        except Spent:
            if len(left) < len(open_ones):  # what is not looked at so deeply is not better than what is
                for number in left:
                    scores[number] = min(scores[number], best - 1)
            break
        if plies >= MATED - best or best < MOST_PLIES - MATED:  # no mate is sooner than the one found
            break
    return [_chance(state, seat, score) for state, score in zip(states, scores, strict=True)]


def _at_a_glance(state: State, seat: Seat) -> int:
    """What a position is worth to a seat without looking further than captures."""
    if state.outcome is not None:
        return 0 if not state.outcome.winners else MATED if seat in state.outcome.winners else -MATED
    moves, check = legal_moves(state), in_check(state)
    sign = 1 if side_of(state, seat) == state.side else -1
    if not moves:
        return -sign * MATED if check else 0
    return 0 if dead(state.board) else int(sign * strength(state, moves, check))


def _chance(state: State, seat: Seat, score: int) -> float:
    """From hundredths of a Pawn to a chance of winning; of two mates the sooner one is better, if it is new."""
    if abs(score) > FORCED:
        certain = CERTAIN - A_MOVE * (MATED - abs(score))
        certain = 0.5 + (certain - 0.5) * fresh(state)
        return certain if score > 0 else 1 - certain
    ahead = max(-MOST_AHEAD, min(MOST_AHEAD, score))
    return 1 / (1 + exp(-faded(state, ahead) / 300)) if state.outcome is None else 0.5


def _drawn_if_again(past: list[str]) -> set[bytes]:
    """Positions to which nobody who wants to win comes back: the one that stands, and those that stood twice."""
    if not past:
        return set()
    texts = {past[-1], *[text for text in past if past.count(text) > 1]}
    return {
        _key_of([Piece(LETTERS.index(sign)) for sign in text[:SIZE]], Colour(int(text[SIZE + 1]))) for text in texts
    }


def _key_of(board: list[Piece], side: Colour) -> bytes:
    return bytes(board) + (b"b" if side else b"w")


def _further(score: int, plies: int) -> int:
    """A score so many single moves later: only a mate is nearer by then."""
    if -FORCED < score < FORCED:
        return score
    return score + plies if score > 0 else score - plies


class Search:
    """What has been found so far."""

    __slots__ = ("again", "enough", "good", "known", "looked", "placed")

    def __init__(self, placed: list[list[int]], enough: Callable[[int], bool], again: set[bytes]) -> None:
        self.placed = placed
        self.enough = enough
        self.again = again  # positions that are a draw if they come once more: those on the way among them
        self.looked = 0
        self.known: dict[bytes, tuple[int, int, int, int]] = {}  # plies, score from there, what it says, the best step
        self.good = [0] * 4096  # by step: how often it was good enough, without taking anything

    def best(
        self,
        board: list[Piece],
        side: Colour,
        total: int,
        low: int,
        high: int,
        plies: int,
        ply: int,
        quiet: bool = True,
    ) -> int:
        """What the side to move stands at with the best play of both; `total` is White's, `quiet`: it may well pass."""
        self.looked += 1
        if self.looked % LOOK_AGAIN == 0 and self.enough(self.looked):
            raise Spent
        other = OTHER[side]
        king = king_of(board, side)
        check = attacked(board, king, other)
        if check and ply < MOST_PLIES:
            plies += 1
        if plies <= 0:
            return self._at_rest(board, side, total, low, high)
        key = _key_of(board, side)
        again = self.again
        if key in again:
            return 0
        first = -1
        known = self.known.get(key)
        if known is not None:
            first = known[3]
            if known[0] >= plies:
                score, says = _further(known[1], -ply), known[2]
                if says == EXACT or (says == AT_LEAST and score >= high) or (says == AT_MOST and score <= low):
                    return score
        if quiet and not check and plies >= 2 and 64 - board.count(EMPTY) > FEW:
            stand = -total if side else total
            if stand >= high and -self.best(board, other, total, -high, 1 - high, plies - 3, ply + 1, False) >= high:
                return high
        again.add(key)
        placed = self.placed
        best, best_step, alpha = -LOST, -1, low
        tried = 0
        for _, start, end in self._steps(board, side, first):
            piece, taken = board[start], board[end]
            becomes = PIECES[side][QUEEN] if piece & 7 == PAWN and (end < 8 or end > 55) else piece
            after = board[:]
            after[start], after[end] = EMPTY, becomes
            if attacked(after, end if start == king else king, other):
                continue
            more = total - placed[piece][start] + placed[becomes][end] - placed[taken][end]
            tried += 1
            if tried == 1:
                score = -self.best(after, other, more, -high, -alpha, plies - 1, ply + 1)
            else:
                less = 1 if tried > 4 and plies > 2 and not taken and not check and becomes == piece else 0
                score = -self.best(after, other, more, -alpha - 1, -alpha, plies - 1 - less, ply + 1)
                if score > alpha and (less or score < high):
                    score = -self.best(after, other, more, -high, -alpha, plies - 1, ply + 1)
            if score > best:
                best, best_step = score, start * 64 + end
                alpha = max(alpha, score)
                if score >= high:
                    if not taken:
                        self.good[best_step] += plies * plies
                    break
        again.discard(key)
        if not tried:
            return ply - MATED if check else 0
        says = AT_MOST if best <= low else AT_LEAST if best >= high else EXACT
        self.known[key] = plies, _further(best, ply), says, best_step
        return best

    def _at_rest(self, board: list[Piece], side: Colour, total: int, low: int, high: int) -> int:
        whole = total + structure(board, self.placed is LATE)
        if 64 - board.count(EMPTY) <= FEW:
            whole += driven(board, total)
        return settled(board, side, whole, low, high, DEEPEST, self.placed)

    def _steps(self, board: list[Piece], side: Colour, first: int) -> list[Step]:
        """The moves of a side, those that were or may be good first."""
        steps: list[Step] = []
        placed, good = self.placed, self.good
        sign = -1 if side else 1
        for start in SQUARES:
            piece = board[start]
            if not piece or piece >> 3 != side:
                continue
            role = piece & 7
            here = placed[piece][start]
            ends: list[SquareId] = []
            if role in (KING, KNIGHT):
                for end in KING_TO[start] if role == KING else KNIGHT_TO[start]:
                    if not board[end] or board[end] >> 3 != side:
                        ends.append(end)
            else:
                ends = [SQUARES[move.b] for move in reach(board, side, start) if move.c < 0 or move.c == QUEEN]
            for end in ends:
                step = start * 64 + end
                if step == first:
                    promise = 1_000_000
                elif board[end]:
                    promise = 100_000 + 16 * WORTH[board[end] & 7] - WORTH[role]
                elif role == PAWN and (end < 8 or end > 55):
                    promise = 110_000
                else:
                    promise = min(90_000, 64 * good[step]) + sign * (placed[piece][end] - here)
                steps.append((promise, start, end))
        steps.sort(reverse=True)
        return steps
