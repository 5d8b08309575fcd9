"""`mcts:N` and `time:N`: which options are tried how often, until one is left.

What decides how strong a search is with few tries is how options are compared. All that are still in the running are
tried in the same worlds with the same luck (`tree.py`), and after each round the worse half drops out, so that most
worlds go to the close calls. No round is shorter than what `greedy` would spend on as many options: with a small budget
a search is `greedy` with a second look.

A search of many playouts is thought in pieces of equal size, each with dice of its own, and what they say is put
together before it goes on. Into how many depends on the bot alone: equal seeds give equal answers, wherever the pieces
are thought.
"""

from collections.abc import Generator, Sequence
from math import ceil, log2
from time import perf_counter
from typing import Any

from rulewright.bots.chair import WON, Chair
from rulewright.bots.finishing import sure_win
from rulewright.bots.greedy import FINALISTS
from rulewright.bots.judging import Judged, considered, ranked
from rulewright.bots.tree import Piece, Tried, settled, tried
from rulewright.kernel.dice import Dice
from rulewright.kernel.fork import Enough
from rulewright.kernel.question import Option, Prompt, Seat

SHARED = 400  # playouts from which a search is thought in two pieces at a time; four from four times as many, and so on
PIECE = 48  # playouts that a piece has at least, or bringing them together would take longer than thinking them
NEAR = 0.9  # chances from which a search looks whether this turn wins, with so many short tries for each playout:
FINISHING = 10
POSITIONS = 25  # that a game's own search looks at in the time of a playout

Search = Generator[list[Piece], list[Tried], list[Judged]]
"""Gives the pieces that can be thought at the same time, is sent what came of them, and returns what it thinks."""


class MctsBot:
    """`mcts:N` spends about N playouts on each decision that is one; `time:N` so many thousandths of a second."""

    def __init__(self, iterations: int = 0, milliseconds: int = 0) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds

    def choose(self, chair: Chair, dice: Dice) -> Option:
        return self.judge(chair, dice)[0].option

    def judge(self, chair: Chair, dice: Dice) -> list[Judged]:
        """What each option brought, the best first: those that stayed in the running longest before the others."""
        if chair.game.mind.foresee:
            return self._foreseen(chair, list(considered(chair)), dice)
        search = self.search(chair, dice)
        try:
            pieces = next(search)
            while True:
                pieces = search.send([tried(chair, piece) for piece in pieces])
        except StopIteration as end:
            judged: list[Judged] = end.value
            return judged

    def search(self, chair: Chair, dice: Dice, at_once: int = 1) -> Search:
        """The same, piece by piece; who has a time and no number of playouts thinks `at_once` so many."""
        known = {chair.question.options.index(option): _Known(option) for option in considered(chair)}
        live = list(known)
        at_once = self._at_once(at_once)
        rounds = ceil(log2(len(live)))
        dropped: list[Judged] = []
        while len(live) > 1:
            tries = self._tries(len(live), rounds, chair)
            rows: list[list[float]] = []
            while not rows or len(rows) < tries:
                each = _next_tries(len(rows), tries, len(live), at_once)
                piece = Piece(tuple(live), each, self.milliseconds / 1000 / rounds, at_once == 1, 0)
                told = yield [piece._replace(seed=dice.bits()) for _ in range(at_once)]
                for one in told:
                    rows += one.rows
                    for place, guessed in zip(live, one.guessed, strict=True):
                        known[place].guessed += guessed
                if len(rows) < tries and settled(rows):
                    break
            for place, column in zip(live, zip(*rows, strict=True), strict=True):
                known[place].trials += len(column)
                known[place].total += sum(column)
            order = ranked([known[place].judged for place in live], dice)
            half = (len(order) + 1) // 2
            dropped[:0] = order[half:]
            left = {each.option for each in order[:half]}
            live = [place for place in live if known[place].option in left]
        return self._finished(chair, [known[live[0]].judged, *dropped], dice)

    def _finished(self, chair: Chair, judged: list[Judged], dice: Dice) -> list[Judged]:
        """The same, but who is close to winning takes a win that is to be had this turn."""
        if not NEAR <= judged[0].value < WON or self.iterations < SHARED:
            return judged
        sure = sure_win(chair, [each.option for each in judged], dice, FINISHING * self.iterations)
        if sure is None:
            return judged
        first = next(each for each in judged if each.option == sure)
        return [first._replace(value=1.0), *[each for each in judged if each.option != sure]]

    def _at_once(self, processes: int) -> int:
        if not self.iterations:
            return processes
        return 1 if self.iterations < SHARED else 2 ** (1 + int(log2(self.iterations / SHARED) / 2))

    def _tries(self, options: int, rounds: int, chair: Chair) -> int:
        """How often a round may try each option: its share of the budget, or what `greedy` spends if that is more."""
        if self.milliseconds:
            return 0
        mind = chair.game.mind
        least = mind.worlds if options > FINALISTS else max(mind.worlds, mind.finals)
        return max(least, self.iterations // rounds // options)

    def _foreseen(self, chair: Chair, options: list[Option], dice: Dice) -> list[Judged]:
        """By the game's own search; all that is known of an option that is clearly worse is that it is."""
        foresee = chair.game.mind.foresee
        assert foresee is not None
        if len(options) == 1:
            return [Judged(options[0], 0.5)]
        world = chair.imagine(dice)
        states = [world.run(_Taking(chair.seat, option).answer, 1) for option in options]
        most, until = self.iterations * POSITIONS, perf_counter() + self.milliseconds / 1000
        values = foresee(states, chair.seat, _Limit(most, until).reached)
        return ranked([Judged(option, value) for option, value in zip(options, values, strict=True)], dice)


def _next_tries(tried: int, tries: int, options: int, at_once: int) -> int:
    """How often each of the next pieces tries every option: a few, then as many as before, at last what is left."""
    left = ceil((tries - tried) / at_once)
    least = ceil(PIECE / options)
    some = max(least, tried // at_once)
    return left if at_once == 1 or left < some + least else some


class _Known:
    """What is known of an option."""

    __slots__ = ("guessed", "option", "total", "trials")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.trials = 0
        self.total = 0.0
        self.guessed = 0

    @property
    def judged(self) -> Judged:
        return Judged(self.option, self.total / self.trials if self.trials else 0.5, self.trials or 1, self.guessed)


class _Taking:
    """Takes one option, and there the turn ends."""

    __slots__ = ("me", "option")

    def __init__(self, me: Seat, option: Option) -> None:
        self.me = me
        self.option = option

    def answer(self, state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        if seat != self.me or self.option not in options:
            raise Enough
        return self.option


class _Limit:
    """How many positions a game's own search may look at, or until when."""

    __slots__ = ("most", "until")

    def __init__(self, most: int, until: float) -> None:
        self.most = most
        self.until = until

    def reached(self, looked: int) -> bool:
        return looked >= self.most if self.most else perf_counter() > self.until
