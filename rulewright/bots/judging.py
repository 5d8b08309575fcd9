"""What bots say before they choose: each option worth considering, with what it seems to be worth.

Whoever wants more than the choice (levels that miss narrowly, the lab) reads this.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from rulewright.bots.chair import Chair, worth
from rulewright.kernel.dice import Dice
from rulewright.kernel.game import Game
from rulewright.kernel.question import Option, Seat

HASTE = 1e-6  # what one more decision costs on the way to a win, and brings on the way to a loss
SAME = 1e-4  # values closer than this are equal


class Judged(NamedTuple):
    """One option: the mean of what it brought, how often it was tried, how often the hunch would have taken it."""

    option: Option
    value: float
    trials: int = 1
    guessed: int = 0


@runtime_checkable
class Judge(Protocol):
    """A bot that says what it thinks of every option it considers."""

    def judge(self, chair: Chair, dice: Dice) -> list[Judged]:
        """The options worth considering, the best first."""


def ranked(judged: Iterable[Judged], dice: Dice) -> list[Judged]:
    """The best first; of equals the hunch's own choice, and never simply the one that was listed first."""
    return sorted(judged, key=lambda each: (-round(each.value / SAME), -each.guessed, -each.value, dice.bits()))


def worth_with_haste(game: Game, state: Any, seat: Seat, decisions: int) -> float:
    """What the end of a trial is worth: of two wins the sooner one is better, of two losses the later."""
    value = worth(game, state, seat)
    return value if state.outcome is None else value - HASTE * decisions * (2 * value - 1)


def considered(chair: Chair) -> Sequence[Option]:
    """The options that the game's mind holds to be worth a thought."""
    return chair.game.mind.consider(chair.view, chair.seat, chair.question.options)
