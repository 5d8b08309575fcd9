"""Which answers reach a goal for certain, and after which nothing does: proved by trying every way.

An answer is right if it reaches the goal in every imagined world whatever the others reply, wrong if in none of them
any way leads there; of some answers neither can be proved.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple

from rulewright.bots.chair import ENDLESS, World, chair_of
from rulewright.kernel.dice import Dice
from rulewright.kernel.fork import Enough
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option, Prompt, Seat

WORLDS = 3  # in which an answer must prove itself
RUNS = 150  # tried for each answer and world; where that is too few, nothing is proved


class Goal(NamedTuple):
    """To win before so many turns are over, this one counted; or else not to have lost by then."""

    win: bool = True
    turns: int = 1

    def reached(self, state: Any, me: Seat) -> bool:
        """Whether it is, at the end of those turns."""
        outcome = state.outcome
        return not self.win if outcome is None else me in outcome.winners


WIN_NOW = Goal()


class Insight(NamedTuple):
    """What a proof may know of a game so that it has fewer ways to try."""

    same: Callable[[Any], Hashable]  # what a state is where its rest follows from it alone (`RulesPart.rests`)
    turn: Callable[[Any], int]  # which turn it is: what the kernel calls one may be a part of it


class Unproved(Exception):
    """There are too many ways to try them all."""


class _Prover:
    """Tries every way on from a question in one world."""

    def __init__(self, game: Game, world: World, me: Seat, goal: Goal, runs: int, insight: Insight | None) -> None:
        self.game = game
        self.world = world
        self.me = me
        self.goal = goal
        self.runs = self.left = runs
        self.insight = insight
        self.known: dict[Hashable, bool] = {}

    def proves(self, option: Option) -> bool:
        """Whether the goal is reached after this answer.

        A way that comes back to where it was gains nothing; but what was held to fail only because it leads back there
        is tried again with what has been found to succeed, until nothing more is found.
        """
        self.left = self.runs
        while True:
            before = sum(self.known.values())
            found = self._reaches([option])
            if not found and sum(self.known.values()) == before:
                return False
            self.known = {key: True for key, good in self.known.items() if good}
            if found:
                return True

    def _reaches(self, path: list[Option]) -> bool:
        """Whether we reach the goal after these answers, with our best and the others' best."""
        self.left -= 1
        if self.left < 0:
            raise Unproved
        state, asked = self._after(path, self.goal.turns)
        if asked is None:
            if state.outcome is None and self.goal.win and self.insight is None:
                state, _ = self._after(path, self.goal.turns + 1)  # a mate is found when the next turn begins
            return self.goal.reached(state, self.me)
        seat, options, guess, key = asked
        if key is not None:
            if key in self.known:
                return self.known[key]
            self.known[key] = seat != self.me
        ways = [guess, *[option for option in reversed(options) if option != guess]]
        found = (any if seat == self.me else all)(self._reaches([*path, option]) for option in ways)
        if key is not None:
            self.known[key] = found
        return found

    def _after(self, path: list[Option], turns: int) -> tuple[Any, "_Asked | None"]:
        """How it stands after these answers, and who is asked what then, with what the hunch says."""
        left, rules, insight = iter(path), self.game.rules, self.insight
        asked: list[_Asked] = []
        begun: list[int] = []

        def policy(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
            if insight is not None and not begun:
                begun.append(insight.turn(state))
            for option in left:
                return option
            rests = insight is not None and rules.rests is not None and rules.rests(state, why)
            key = (seat, insight.same(state)) if insight is not None and rests else None
            asked.append(_Asked(seat, options, self.game.mind.hunch(state, seat, options, 0.5), key))
            raise Enough

        def between(state: Any) -> None:
            if insight is not None and insight.turn(state) - begun[0] >= turns:
                raise Enough

        state = self.world.run(policy, turns if insight is None else ENDLESS, between=between)
        return state, asked[0] if asked else None


class _Asked(NamedTuple):
    """A question that a way has come to."""

    seat: Seat
    options: Sequence[Option]
    guess: Option
    key: Hashable  # equal ones go on equally; None: nobody knows


def proved(
    match: Match,
    seat: Seat,
    seed: int,
    goal: Goal = WIN_NOW,
    worlds: int = WORLDS,
    runs: int = RUNS,
    insight: Insight | None = None,
) -> tuple[list[Option], list[Option]]:
    """The answers to the seat's question that reach the goal for certain, and those after which nothing does."""
    chair, dice = chair_of(match, seat), Dice(seed)
    provers = [_Prover(chair.game, chair.imagine(dice), seat, goal, runs, insight) for _ in range(worlds)]
    right, wrong = [], []
    for option in chair.question.options:
        try:
            found = {prover.proves(option) for prover in provers}
        except Unproved:
            for prover in provers:
                prover.known = {}
            continue
        if found == {True}:
            right.append(option)
        elif found == {False}:
            wrong.append(option)
    return right, wrong
