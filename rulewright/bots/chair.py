"""What a bot holds: one seat's question, what that seat sees, and worlds as that seat may imagine them.

The match itself stays behind closures, so a bot has nothing in its hands that it could cheat with.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Protocol

from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import Contradiction
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option, Question, Seat
from rulewright.kernel.table import Policy
from rulewright.kernel.viewpoint import Viewpoint

ENDLESS = 1_000_000  # turns: to the end of the game
DOUBT = 0.002  # before the end nothing is as good as won, or as bad as lost
WON = 1 - DOUBT - 1e-6  # what is worth so much wins at once
TRIES = 8  # worlds until one does not contradict what was done this turn

Between = Callable[[Any], None]  # is told how things stand between two turns


class Run(Protocol):
    """How a world is played on."""

    def __call__(
        self, policy: Policy, turns: int = ENDLESS, seed: int | None = None, between: Between | None = None
    ) -> Any:
        """The state after going on by the policy for so many turns, and those between; another seed, other rolls."""


class World:
    """One imagined world, to be played on again and again from the bot's question.

    A `Fork` would show the dice of the turn's start, by which this turn's later rolls could be foreseen.
    """

    __slots__ = ("run",)

    def __init__(self, run: Run) -> None:
        self.run = run


class Chair:
    """A seat at the table, for as long as its question is open."""

    __slots__ = ("_imagine", "_look", "game", "question", "seat")

    def __init__(
        self, game: Game, seat: Seat, question: Question, look: Callable[[], Any], imagine: Callable[[Dice], World]
    ) -> None:
        self.game = game
        self.seat = seat
        self.question = question
        self._look = look
        self._imagine = imagine

    @property
    def view(self) -> Any:
        """The state as this seat may know it."""
        return self._look()

    def imagine(self, dice: Dice) -> World:
        """A world in which everything this seat can't know is dealt anew and no roll is foreseen."""
        return self._imagine(dice)


class Bot(Protocol):
    """Answers questions. It may use its chair and the dice it is given, and keeps nothing between answers."""

    def choose(self, chair: Chair, dice: Dice) -> Option:
        """One of the options of the chair's question."""


def chair_of(match: Match, seat: Seat) -> Chair:
    """The chair of a seat that is asked now."""
    return chair_at(match.viewpoint(seat))


def chair_at(viewpoint: Viewpoint) -> Chair:
    """The chair of the seat for which a match stands so."""

    def imagine(dice: Dice) -> World:
        fork = viewpoint.imagine(dice)
        more = Dice(fork.seed or 0)

        def run(policy: Policy, turns: int = ENDLESS, seed: int | None = None, between: Between | None = None) -> Any:
            nonlocal fork
            for _ in range(TRIES):
                fork.seed = fork.seed if seed is None else seed
                try:
                    return fork.run(policy, turns, between=between)
                except Contradiction:  # not every shuffle can be thought back: then another world is imagined
                    fork = viewpoint.imagine(more)
            return fork.run(policy, turns, between=between)

        return World(run)

    assert viewpoint.question is not None, f"seat {viewpoint.seat} is not asked"
    return Chair(viewpoint.game, viewpoint.seat, viewpoint.question, viewpoint.view, imagine)


def own_dice(seed: int, seat: Seat, number: int) -> Dice:
    """The dice of a bot for one decision: the same whenever that decision comes up again."""
    return Dice(int.from_bytes(_hash()(b"%d %d %d" % (seed, seat, number), digest_size=8).digest(), "big"))


@cache
def _hash() -> Callable[..., Any]:
    from hashlib import blake2b  # slow to import, and without bots nobody needs it

    return blake2b


def answer_by_bot(match: Match, seat: Seat, bot: Bot, thought: int = 0) -> Option:
    """Let a bot answer the seat's open question; with another thought its own dice fall otherwise."""
    option = bot.choose(chair_of(match, seat), own_dice(match.seed + thought, seat, len(match.history)))
    match.answer(seat, option)
    return option


def worth(game: Game, state: Any, seat: Seat) -> float:
    """What a position is worth to a seat, from 0 (lost) to 1 (won): the outcome, or before it the game's opinion."""
    outcome = state.outcome
    if outcome is None:
        return DOUBT + (1 - 2 * DOUBT) * game.mind.value(state, seat)
    if not outcome.winners:
        return 0.5
    return 1.0 if seat in outcome.winners else 0.0
