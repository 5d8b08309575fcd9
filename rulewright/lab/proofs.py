"""Which answers reach a goal for certain, and after which nothing does: proved by trying every way.

An answer is right if it reaches the goal in every imagined world whatever the others reply, wrong if in none of them
any way leads there; of some answers neither can be proved. With an `Insight` nothing is left to luck: where a way needs
a roll, nothing is proved.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import fields, replace
from typing import Any, NamedTuple

from msgspec.msgpack import encode

from rulewright.bots.chair import ENDLESS, World, chair_at
from rulewright.kernel.copying import pack_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.fork import Enough
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option, Prompt, Seat

WORLDS = 3  # in which an answer must prove itself
RUNS = 150  # tried for each answer and world; where that is too few, nothing is proved


class Goal(NamedTuple):
    """To win before so many turns are over, this one counted; or else not to have lost by then, and to have gained."""

    win: bool = True
    turns: int = 1
    gain: int = 0  # by how much the own standing is better then (`Insight.standing`); 0: nobody asks

    def reached(self, state: Any, me: Seat, gained: int = 0) -> bool:
        """Whether it is, at the end of those turns."""
        outcome = state.outcome
        if outcome is None:
            return not self.win and gained >= self.gain
        return me in outcome.winners


WIN_NOW = Goal()
SURVIVE = Goal(win=False, turns=2)


def no_standing(state: Any, seat: Seat) -> int:
    """Where nothing but winning counts."""
    return 0


def all_differ(state: Any, options: Sequence[Option]) -> Sequence[Option]:
    """Where every way has to be tried."""
    return options


class Insight(NamedTuple):
    """What a proof may know of a game so that it has fewer ways to try."""

    same: Callable[[Any], Hashable]  # what a state is where its rest follows from it alone (`RulesPart.rests`)
    turn: Callable[[Any], int] | None = None  # which turn it is, where what the kernel calls one is a part of it
    standing: Callable[[Any, Seat], int] = no_standing  # what a goal may ask to be gained
    lots: bool = False  # cards are mixed by lot, though it decides nothing
    alike: Callable[[Any, Sequence[Option]], Sequence[Option]] = all_differ  # of ways that go on equally, one
    rests: Callable[[Any, Prompt], bool] | None = None  # where else the rest follows from the state and the question


def same_by(kind: type, *but: str) -> Callable[[Any], Hashable]:
    """States are the same if they are packed alike, dice and what else is named left out."""
    kept = [i for i, each in enumerate(fields(kind)) if each.name not in ("dice", "book", *but)]

    def same(state: Any) -> Hashable:
        packed = pack_state(state)
        return encode([packed[i] for i in kept])

    return same


class Unproved(Exception):
    """There are too many ways to try them all, or one of them is left to luck."""


class _Begun(NamedTuple):
    """How things stood at the question."""

    turn: int
    dice: int
    standing: int


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
        self.begun: _Begun | None = None

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
            return self.goal.reached(state, self.me, self._gained(state))
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

    def _gained(self, state: Any) -> int:
        if self.insight is None or self.begun is None:
            return 0
        return self.insight.standing(state, self.me) - self.begun.standing

    def _after(self, path: list[Option], turns: int) -> tuple[Any, "_Asked | None"]:
        """How it stands after these answers, and who is asked what then, with what the hunch says."""
        left, rules, insight = iter(path), self.game.rules, self.insight
        asked: list[_Asked] = []

        def policy(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
            if insight is not None and self.begun is None:
                turn = 0 if insight.turn is None else insight.turn(state)
                self.begun = _Begun(turn, state.dice.state, insight.standing(state, self.me))
            for option in left:
                return option
            rests = None if insight is None else insight.rests or rules.rests
            key = (seat, why.key, insight.same(state)) if insight and rests and rests(state, why) else None
            ways = options if insight is None else insight.alike(state, options)
            asked.append(_Asked(seat, ways, self.game.mind.hunch(state, seat, ways, 0.5), key))
            raise Enough

        own_turns = insight is not None and insight.turn is not None

        def between(state: Any) -> None:
            if insight is not None and insight.turn is not None and self.begun is not None:
                if insight.turn(state) - self.begun.turn >= turns:
                    raise Enough

        state = self.world.run(policy, ENDLESS if own_turns else turns, between=between)
        if insight is not None and not insight.lots and self.begun is not None and state.dice.state != self.begun.dice:
            raise Unproved
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
    whole: bool = False,
) -> tuple[list[Option], list[Option]]:
    """The answers to the seat's question that reach the goal for certain, and those after which nothing does.

    `whole`: either every answer is the one or the other, or none is told.
    """
    viewpoint, dice = match.viewpoint(seat), Dice(seed)
    viewpoint.game = replace(match.game, mind=replace(match.game.mind, idle=None))  # nobody passes unasked
    chair = chair_at(viewpoint)
    provers = [_Prover(chair.game, chair.imagine(dice), seat, goal, runs, insight) for _ in range(worlds)]
    right, wrong = [], []
    for option in chair.question.options:
        try:
            found = {prover.proves(option) for prover in provers}
        except Unproved:
            if whole:
                return [], []
            for prover in provers:
                prover.known = {}
            continue
        if found == {True}:
            right.append(option)
        elif found == {False}:
            wrong.append(option)
        elif whole:
            return [], []
    return right, wrong
