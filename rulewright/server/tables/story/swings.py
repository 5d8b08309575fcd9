"""Where a game turned: rounds in which the judgement of it changed much, by something that somebody chose."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rulewright.kernel.question import Seat

LEAST_SWING = 0.08  # what is less is no turning point
DECIDED = 0.9  # who stands as well as this to the end has won: nothing turns any more
SHARP = 0.25  # the part of a round's swing that one choice must have made, to be told as what turned it


class Choice(NamedTuple):
    """An answer that somebody chose, its turn, and the step at which it told."""

    turn: int
    step: int
    told: int


class Swing(NamedTuple):
    """A round in which the judgement changed much: who gained by it, and the choices that did it, the sharpest first.

    It is lasting if it was the winner's, and half of it at least was never lost again.
    """

    turn: int
    seat: Seat
    gain: float
    choices: tuple[Choice, ...]
    lasting: bool = False


@dataclass(frozen=True, slots=True)
class Course:
    """A game as it was judged: chances of every seat after some steps, as they were and as the mean of a round."""

    steps: Sequence[int]
    judged: Sequence[tuple[float, ...]]
    calmed: Sequence[tuple[float, ...]]
    turns: Sequence[int]  # the steps at which turns began
    causes: Sequence[int]  # for every step the choice by which it came about, 0: nobody's
    winners: Sequence[Seat]

    @property
    def seats(self) -> int:
        return len(self.judged[0])

    def decided(self) -> int:
        """The place from which on the winners' chance was as good as certain; the end, if it never was."""
        for i in range(len(self.calmed) - 1, -1, -1):
            if not self.winners or sum(self.calmed[i][seat] for seat in self.winners) < DECIDED:
                return i + 1
        return 0

    def lasts(self, seat: Seat, after: int, least: float) -> bool:
        """Whether the seat never again stood worse than this."""
        return seat in self.winners and all(chances[seat] >= least for chances in self.calmed[after:])

    def swing(self, turn: int) -> Swing | None:
        """What the round that begins with a turn came to; None if no choice made it, or it is the last turn."""
        if turn + 1 >= len(self.turns):
            return None  # the end itself
        end = self.turns[turn + self.seats] if turn + self.seats < len(self.turns) else self.turns[-1]
        inside = range(bisect_left(self.steps, self.turns[turn]), bisect_left(self.steps, end))
        # that the turn passes on is nobody's doing
        chosen = [i for i in inside[1:] if self.steps[i] not in self.turns and self.causes[self.steps[i]]]
        if not chosen or inside[0] >= self.decided():
            return None
        first, last = self.calmed[inside[0]], self.calmed[inside[-1]]
        seat = Seat(max(range(self.seats), key=lambda s: last[s] - first[s]))
        gain = last[seat] - first[seat]
        if gain < LEAST_SWING:
            return None
        jumps = {i: self.judged[i][seat] - self.judged[i - 1][seat] for i in chosen}
        sharp = sorted([i for i in chosen if jumps[i] >= SHARP * gain], key=lambda i: -jumps[i])
        lasting = self.lasts(seat, inside[-1], first[seat] + gain / 2)
        return Swing(turn, seat, gain, tuple([self.choice(self.steps[i]) for i in sharp]), lasting) if sharp else None

    def choice(self, told: int) -> Choice:
        return Choice(bisect_right(self.turns, told - 1) - 1, self.causes[told], told)


def largest_swings(course: Course) -> list[Swing]:
    """All of them, those that lasted first, then the largest."""
    found = [swing for turn in range(1, len(course.turns)) if (swing := course.swing(turn))]
    return sorted(found, key=lambda swing: (not swing.lasting, -swing.gain))
