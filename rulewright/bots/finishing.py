"""Who is all but sure to win looks whether this very turn wins: ways on are tried, as far as the tries reach.

A search takes the mean of what its ways bring, so that a win that needs five answers in a row, each of them the right
one, looks no better than waiting for it. Here one such way is enough, if the others' replies can't help it. Ways that
differ little from what the hunch would do come first: it is seldom wrong more than twice in a turn.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rulewright.bots.chair import Chair, World
from rulewright.kernel.dice import Dice
from rulewright.kernel.fork import Enough
from rulewright.kernel.question import Option, Prompt, Seat

WORLDS = 3  # in which an option has to win
DIFFERENCES = 4  # at most, between a way and what the hunch would do


def sure_win(chair: Chair, options: Sequence[Option], dice: Dice, tries: int) -> Option | None:
    """One of the options that wins before this turn is over in every imagined world, or None."""
    finishers = [_Finisher(chair, chair.imagine(dice), tries) for _ in range(WORLDS)]
    for differences in range(DIFFERENCES + 1):
        for option in options:
            if all(finisher.wins([option], differences) for finisher in finishers):
                return option
    return None


class _Asked(NamedTuple):
    """A question that a way has come to: what the hunch would answer, and what else is worth a thought."""

    seat: Seat
    guess: Option
    others: list[Option]


class _Finisher:
    """Tries ways on from a question in one world."""

    def __init__(self, chair: Chair, world: World, tries: int) -> None:
        self.me = chair.seat
        self.mind = chair.game.mind
        self.world = world
        self.left = tries

    def wins(self, path: list[Option], differences: int) -> bool:
        """Whether a way was found that wins after these answers, whatever the others reply."""
        self.left -= 1
        if self.left < 0:
            return False
        state, asked = self._after(path)
        if asked is None:
            return state.outcome is not None and self.me in state.outcome.winners
        if asked.seat != self.me:
            return all(self.wins([*path, option], differences) for option in (asked.guess, *asked.others))
        if self.wins([*path, asked.guess], differences):
            return True
        return differences > 0 and any(self.wins([*path, option], differences - 1) for option in asked.others)

    def _after(self, path: list[Option]) -> tuple[Any, _Asked | None]:
        """How it stands after these answers, at the end of the turn or where somebody is asked."""
        given, asked = iter(path), list[_Asked]()

        def policy(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
            for option in given:
                if option in options:
                    return option
                raise Enough  # the rest of the way is not to be had here
            guess = self.mind.hunch(state, seat, options, 0.5)
            worth_it = self.mind.consider(state, seat, options) if seat == self.me else options
            asked.append(_Asked(seat, guess, [option for option in worth_it if option != guess]))
            raise Enough

        return self.world.run(policy, 1), asked[0] if asked else None
