"""Information-set Monte-Carlo tree search: one tree over many imagined worlds.

Each iteration walks the tree in a world of its own, goes by the best bound among the options that this world
offers (a child counts how often it could have been chosen), adds one node, plays on by the game's hunch to a
horizon, and tells every node on the way what the position there is worth to the seat that chose.
"""

import random
from collections.abc import Callable, Sequence
from functools import cache
from math import log, sqrt
from typing import Any

from rulewright.bots.chair import Chair, World
from rulewright.bots.worth import worth
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import Option, Prompt, Seat

HORIZON = 2  # turns a playout sees, this one included; a game may say otherwise by its own `horizon`
SHARED = 4  # iterations in one imagined world, each with rolls of its own
CURIOSITY = 0.7  # weight of the bound, in units of the spread of values met so far


@cache
def _logarithms(up_to: int) -> list[float]:
    return [0.0, *(log(n) for n in range(1, up_to + 1))]


class Node:
    """What is known of one answer: how often it was tried, how often it could have been, what it brought."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.children: dict[Option, Node] = {}


class MctsBot:
    """`mcts:N` looks at N playouts for each decision and takes the option it went back to most."""

    def __init__(self, iterations: int) -> None:
        self.iterations = iterations
        self.code = f"mcts:{iterations}"

    def choose(self, chair: Chair, dice: Dice) -> Option:
        options = chair.game.consider(chair.view, chair.seat, chair.question.options)
        if len(options) == 1:
            return options[0]
        root = _search(chair, options, dice, self.iterations)
        return max(options, key=lambda option: _visits(root, option))


def _visits(root: Node, option: Option) -> int:
    child = root.children.get(option)
    return child.visits if child else 0


def _search(chair: Chair, root_options: Sequence[Option], dice: Dice, iterations: int) -> Node:
    game, me = chair.game, chair.seat
    consider, hunch = game.consider, game.hunch
    horizon: int = getattr(game, "horizon", HORIZON)
    roll: Callable[[], float] = random.Random(dice.bits()).random
    logs = _logarithms(iterations)
    root = Node()
    node, walking = root, True
    path: list[Node] = []
    movers: list[Seat] = []
    spread = CURIOSITY

    def policy(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        nonlocal node, walking
        if not walking:
            return hunch(state, seat, options, roll())
        if node is root:
            if seat != me:  # asked at the same time, before us
                return hunch(state, seat, options, roll())
            options = root_options
        else:
            options = consider(state, seat, options)
            if len(options) == 1:
                return options[0]
        children = node.children
        best = None
        bound = -1.0
        untried: list[Option] = []
        for option in options:
            child = children.get(option)
            if child is None:
                untried.append(option)
                continue
            child.offered += 1
            visits = child.visits
            score = child.total / visits + spread * sqrt(logs[child.offered] / visits)
            if score > bound:
                best, chosen, bound = child, option, score
        if untried:
            chosen = untried[int(roll() * len(untried))]
            best = children[chosen] = Node()
            best.offered = 1
            walking = False
        assert best is not None
        path.append(best)
        movers.append(seat)
        node = best
        return chosen

    world: World | None = None
    low, high = 1.0, 0.0
    for done in range(iterations):
        if done % SHARED == 0 or world is None:
            world = chair.imagine(dice)
        node, walking = root, True
        state = world.run(policy, horizon, dice.bits())
        value = worth(game, state, me)
        two = state.seats == 2
        for node, seat in zip(path, movers, strict=True):
            node.visits += 1
            node.total += value if seat == me else 1.0 - value if two else worth(game, state, seat)
        path.clear()
        movers.clear()
        if value < low or value > high:
            low, high = min(low, value), max(high, value)
            spread = CURIOSITY * (high - low)
        if done % 16 == 15 and _decided(root, iterations - done - 1):
            break
    return root


def _decided(root: Node, left: int) -> bool:
    """Whether what is left to try could no longer change the answer."""
    visits = sorted(child.visits for child in root.children.values())
    return len(visits) > 1 and visits[-1] - visits[-2] > left
