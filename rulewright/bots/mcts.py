"""Information-set Monte-Carlo tree search: one tree over many imagined worlds.

An iteration takes one option in one world, walks on through the tree of what was tried after it, adds a node,
and lets the game's hunch play on to a horizon; every node on the way is told what the position there is worth
to the seat that chose it. Worlds differ, so a node goes by the best bound among the children that this world
offers, and each child counts how often it could have been chosen.

What decides how strong this is with few iterations is how options are compared. All options still in the
running are tried in the same worlds with the same luck, so that they differ by what they do and not by what
they drew; and after each round the worse half drops out, so that most worlds go to the close calls. No round is shorter
than what `greedy` would spend on as many options: with a small budget a search is `greedy` with a second look.
"""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from math import ceil, log, log2, sqrt
from time import perf_counter
from typing import Any

from rulewright.bots.chair import Chair, World, worth
from rulewright.bots.greedy import FINALISTS
from rulewright.bots.judging import Judged, considered, ranked, worth_with_haste
from rulewright.kernel.dice import Dice
from rulewright.kernel.fork import Enough
from rulewright.kernel.question import Option, Prompt, Seat

SHARED = 4  # iterations that an imagined world is used for at least, before another is dealt
WIDENING = 0.5  # a node visited n times has up to 1 + WIDENING * sqrt(n) children, the hunch's own first
EARLY = 8  # so often a round looks whether it is settled
SETTLED = 3.0  # standard errors between the halves of a round after which it is
TRIFLE = 0.004  # what is at most at stake where it does not matter
POSITIONS = 25  # that a game's own search looks at in the time of a playout
CURIOSITY = 1.0  # weight of the bound, in standard deviations of the values met so far


class Node:
    """What is known of one answer: how often it was tried, how often it could have been, what it brought."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.children: dict[Option, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits


class MctsBot:
    """`mcts:N` spends about N playouts on each decision that is one; `time:N` so many thousandths of a second."""

    def __init__(self, iterations: int = 0, milliseconds: int = 0) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds

    def choose(self, chair: Chair, dice: Dice) -> Option:
        return self.judge(chair, dice)[0].option

    def judge(self, chair: Chair, dice: Dice) -> list[Judged]:
        """What each option brought, the best first: those that stayed in the running longest before the others."""
        options = list(considered(chair))
        if len(options) == 1:
            return [Judged(options[0], 0.5)]
        if chair.game.mind.foresee:
            return self._foreseen(chair, options, dice)
        search = _Search(chair, dice.bits())
        roots = {option: Node() for option in options}
        rounds = ceil(log2(len(options)))
        dropped: list[Judged] = []
        while len(options) > 1:
            self._round(search, roots, options, self._allowance(len(options), rounds, chair), chair, dice)
            judged = [Judged(o, roots[o].mean, roots[o].visits, search.guesses[o]) for o in options]
            order = ranked(judged, dice)
            half = (len(order) + 1) // 2
            dropped[:0] = order[half:]
            options = [each.option for each in order[:half]]
        last = roots[options[0]]
        return [Judged(options[0], last.mean, last.visits, search.guesses[options[0]]), *dropped]

    def _foreseen(self, chair: Chair, options: list[Option], dice: Dice) -> list[Judged]:
        """By the game's own search; all that is known of an option that is clearly worse is that it is."""
        foresee = chair.game.mind.foresee
        assert foresee is not None
        world = chair.imagine(dice)
        states = [world.run(_Taking(chair.seat, option).answer, 1) for option in options]
        most, until = self.iterations * POSITIONS, perf_counter() + self.milliseconds / 1000
        values = foresee(states, chair.seat, _Limit(most, until).reached)
        return ranked([Judged(option, value) for option, value in zip(options, values, strict=True)], dice)

    def _allowance(self, options: int, rounds: int, chair: Chair) -> "_Allowance":
        """A round's share of the budget, or what `greedy` would spend if that is more."""
        if self.milliseconds:
            return _Allowance(until=perf_counter() + self.milliseconds / 1000 / rounds)
        mind = chair.game.mind
        least = mind.worlds if options > FINALISTS else max(mind.worlds, mind.finals)
        return _Allowance(tries=max(least, self.iterations // rounds // options))

    def _round(
        self, search: "_Search", roots: dict[Option, Node], options: list[Option], allowed: "_Allowance", chair: Chair,
        dice: Dice,
    ) -> None:  # fmt: skip
        """Try all options in the same worlds with the same luck, until the round is settled or its budget is spent."""
        renew = ceil(SHARED / len(options))
        tried: list[list[float]] = []
        while not tried or allowed.more(len(tried)):
            if len(tried) % renew == 0:
                world = chair.imagine(dice)
                search.wonder = True
            seed = dice.bits()
            search.luck.renew()
            tried.append([search.iterate(world, option, roots[option], seed) for option in options])
            if len(tried) % EARLY == 0 and _clear(tried):
                return


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


class _Allowance:
    """How much a round may still try: so many times, or until a moment."""

    __slots__ = ("tries", "until")

    def __init__(self, tries: int = 0, until: float = 0.0) -> None:
        self.tries = tries
        self.until = until

    def more(self, tried: int) -> bool:
        return tried < self.tries if self.tries else perf_counter() < self.until


def _clear(tried: list[list[float]]) -> bool:
    """Whether every option of the worse half is beaten beyond doubt, world by world, or would cost next to nothing."""
    n = len(tried)
    columns = sorted(zip(*tried, strict=True), key=sum, reverse=True)
    half = (len(columns) + 1) // 2
    last = columns[half - 1]
    for column in columns[half:]:
        apart = [a - b for a, b in zip(last, column, strict=True)]
        mean = sum(apart) / n
        error = sqrt(sum((d - mean) ** 2 for d in apart) / (n * (n - 1)))
        if mean < SETTLED * error and mean + 2 * error > TRIFLE:
            return False
    return True


class _Luck:
    """Random numbers that can be had once more in the same order; a generator is seeded but slowly."""

    __slots__ = ("at", "drawn", "fresh")

    def __init__(self, seed: int) -> None:
        self.fresh: Callable[[], float] = random.Random(seed).random
        self.drawn: list[float] = []
        self.at = 0

    def renew(self) -> None:
        """Other numbers from now on."""
        self.drawn = []

    def again(self) -> None:
        """The same numbers from the first on."""
        self.at = 0

    def roll(self) -> float:
        at = self.at
        self.at = at + 1
        if at == len(self.drawn):
            self.drawn.append(self.fresh())
        return self.drawn[at]


class _Search:
    """The iterations of one decision."""

    __slots__ = (
        "consider", "decisions", "first", "game", "guesses", "horizon", "hunch", "luck", "me", "movers", "node", "path",
        "runs", "spread", "squares", "sum", "wonder",
    )  # fmt: skip

    def __init__(self, chair: Chair, seed: int) -> None:
        self.game = chair.game
        self.me = chair.seat
        self.consider = self.game.mind.consider
        self.hunch = self.game.mind.hunch
        self.horizon: int = self.game.mind.horizon
        self.luck = _Luck(seed)
        self.decisions = 0
        self.guesses: Counter[Option] = Counter()  # what the hunch would have answered here, world by world
        self.wonder = True  # whether to ask the hunch once more
        self.first: Option | None = None  # what we answer once our question comes
        self.node: Node | None = None  # where in the tree we are; None: beyond it
        self.path: list[Node] = []
        self.movers: list[Seat] = []
        self.runs, self.sum, self.squares, self.spread = 0, 0.0, 0.0, CURIOSITY

    def iterate(self, world: World, option: Option, root: Node, seed: int) -> float:
        """Try the option once, tell the tree what came of it, and return it."""
        self.luck.again()
        self.first, self.node, self.decisions = option, root, 0
        self.path.append(root)
        self.movers.append(self.me)
        state = world.run(self.answer, self.horizon, seed)
        value = worth_with_haste(self.game, state, self.me, self.decisions)
        for node, seat in zip(self.path, self.movers, strict=True):
            node.visits += 1
            if seat == self.me:
                node.total += value
            else:
                node.total += 1 - value if state.seats == 2 else worth(self.game, state, seat)
        self.path.clear()
        self.movers.clear()
        self.runs += 1
        self.sum += value
        self.squares += value * value
        variance = self.squares / self.runs - (self.sum / self.runs) ** 2
        self.spread = CURIOSITY * sqrt(variance) if variance > 0 else 0.0
        return value

    def answer(self, state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        """The policy of an iteration: our option, then down the tree, then by hunch."""
        self.decisions += 1
        if self.first is not None and seat == self.me:
            option, self.first = self.first, None
            if self.wonder:
                self.wonder = False
                self.guesses[self.hunch(state, seat, options, self.luck.roll())] += 1
            return option
        guess = self.hunch(state, seat, options, self.luck.roll())
        node = self.node
        if node is None or self.first is not None:  # beyond the tree, or asked at once with us and before us
            return guess
        if node.visits == 0:
            self.node = None
            return guess
        chosen = self._new_child(node, state, seat, options, guess) or _best_child(node, options, self.spread)
        if chosen is None:  # nothing that was tried here is possible in this world
            self.node = None
            return guess
        self.node = child = node.children[chosen]
        self.path.append(child)
        self.movers.append(seat)
        return chosen

    def _new_child(self, node: Node, state: Any, seat: Seat, options: Sequence[Option], guess: Option) -> Option | None:
        """Add a child if the node has been visited often enough to have another: the hunch's, or a new one."""
        children = node.children
        if len(children) >= 1 + WIDENING * sqrt(node.visits):
            return None
        chosen = guess
        if guess in children:
            untried = [option for option in self.consider(state, seat, options) if option not in children]
            if not untried:
                return None
            chosen = untried[int(self.luck.roll() * len(untried))]
        children[chosen] = Node()
        return chosen


def _best_child(node: Node, options: Sequence[Option], spread: float) -> Option | None:
    """The child with the best upper bound among those that this world offers."""
    children = node.children
    best, bound = None, -1.0
    for option in options:
        child = children.get(option)
        if child is None or not child.visits:
            continue
        child.offered += 1
        score = child.total / child.visits + spread * sqrt(log(child.offered + 1) / child.visits)
        if score > bound:
            best, bound = option, score
    return best
