"""Information-set Monte-Carlo tree search: one tree over many imagined worlds.

An iteration takes one option in one world, walks on through the tree of what was tried after it, adds a node, and
lets the game's hunch play on for a few turns. What the position is worth at the ends of those turns, on average, is
told to every node on the way, for the seat that chose there: later ends show what a turn leaves to the others, earlier
ones depend less on luck. Worlds differ, so a node goes by the best bound among the children that this world offers,
and each child counts how often it could have been chosen.

All options of a piece are tried in the same worlds with the same luck, so that they differ by what they do and not by
what they drew.
"""

import random
from collections.abc import Callable, Sequence
from math import ceil, log, sqrt
from time import perf_counter
from typing import Any, NamedTuple

from rulewright.bots.chair import Chair, World, worth
from rulewright.bots.judging import worth_with_haste
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import Option, Prompt, Seat

PER_WORLD = 4  # iterations that an imagined world is used for at least, before another is dealt
WIDENING = 0.5  # a node visited n times has up to 1 + WIDENING * sqrt(n) children, the hunch's own first
EARLY = 8  # so often a piece that is alone looks whether it is settled
SETTLED = 3.0  # standard errors between the halves of a round after which it is
TRIFLE = 0.004  # what is at most at stake where it does not matter
CURIOSITY = 1.0  # weight of the bound, in standard deviations of the values met so far


class Piece(NamedTuple):
    """A part of a search that is thought by itself, in whatever process: some options, so many tries of each."""

    options: tuple[int, ...]  # by their place in the question
    tries: int  # 0: for so many seconds
    seconds: float
    alone: bool  # nothing else is thought at the same time: it may stop as soon as it is settled
    seed: int


class Tried(NamedTuple):
    """What came of a piece: for each try what each option brought, and how often the hunch would have taken which."""

    rows: list[list[float]]
    guessed: list[int]


def tried(chair: Chair, piece: Piece) -> Tried:
    """Try all options of the piece in the same worlds with the same luck."""
    dice = Dice(piece.seed)
    options = [chair.question.options[place] for place in piece.options]
    search = _Search(chair, dice.bits())
    roots = [Node() for _ in options]
    renew = ceil(PER_WORLD / len(options))
    until = perf_counter() + piece.seconds
    world = chair.imagine(dice)
    rows: list[list[float]] = []
    while not rows or (len(rows) < piece.tries if piece.tries else perf_counter() < until):
        if rows and len(rows) % renew == 0:
            world = chair.imagine(dice)
            search.wonder = True
        seed = dice.bits()
        search.luck.renew()
        rows.append([search.iterate(world, option, root, seed) for option, root in zip(options, roots, strict=True)])
        if piece.alone and len(rows) % EARLY == 0 and settled(rows):
            break
    return Tried(rows, [search.guesses.count(option) for option in options])


def settled(rows: list[list[float]]) -> bool:
    """Whether every option of the worse half is beaten beyond doubt, world by world, or would cost next to nothing."""
    n = len(rows)
    columns = sorted(zip(*rows, strict=True), key=sum, reverse=True)
    half = (len(columns) + 1) // 2
    last = columns[half - 1]
    for column in columns[half:]:
        apart = [a - b for a, b in zip(last, column, strict=True)]
        mean = sum(apart) / n
        error = sqrt(sum((d - mean) ** 2 for d in apart) / (n * (n - 1)))
        if mean < SETTLED * error and mean + 2 * error > TRIFLE:
            return False
    return True


class Node:
    """What is known of one answer: how often it was tried, how often it could have been, what it brought."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.children: dict[Option, Node] = {}


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
    """The iterations of one piece."""

    __slots__ = (
        "consider", "decisions", "every", "first", "game", "guesses", "horizon", "hunch", "looks_left", "luck", "me",
        "movers", "node", "path", "runs", "spread", "squares", "sum", "total", "turns_left", "wonder",
    )  # fmt: skip

    def __init__(self, chair: Chair, seed: int) -> None:
        self.game = chair.game
        self.me = chair.seat
        self.consider = self.game.mind.consider
        self.hunch = self.game.mind.hunch
        self.horizon: int = self.game.mind.horizon
        self.every: int = self.game.mind.every
        self.luck = _Luck(seed)
        self.decisions = 0
        self.turns_left = 0  # to the horizon
        self.looks_left = 0  # if the game ends before them, its end counts for each
        self.total = 0.0  # of what was seen at the others
        self.guesses: list[Option] = []  # what the hunch would have answered here, world by world
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
        looks = -(-self.horizon // self.every)
        self.turns_left, self.looks_left, self.total = self.horizon, looks, 0.0
        state = world.run(self.answer, self.horizon, seed, self.between)
        end = worth_with_haste(self.game, state, self.me, self.decisions)
        value = (self.total + self.looks_left * end) / looks
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

    def between(self, state: Any) -> None:
        """A turn ended and another follows."""
        self.turns_left -= 1
        if self.turns_left % self.every == 0:
            self.total += worth(self.game, state, self.me)
            self.looks_left -= 1

    def answer(self, state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        """The policy of an iteration: our option, then down the tree, then by hunch."""
        self.decisions += 1
        if self.first is not None and seat == self.me:
            option, self.first = self.first, None
            if self.wonder:
                self.wonder = False
                self.guesses.append(self.hunch(state, seat, options, self.luck.roll()))
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
