"""Who was ahead in a finished game, by the bots' judgement, and where that turned. Made once, in a thread."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rulewright.kernel.game import Game
from rulewright.kernel.question import Seat
from rulewright.kernel.state import Outcome
from rulewright.server.tables.frames import Frames
from rulewright.server.tables.story.log_lines import LogReader
from rulewright.server.tables.table_view import Judgement, TurningPoint

MOST_POINTS = 800  # longer games are judged at every second, third ... step
LEAST_SWING = 0.06  # what is less is no turning point
SHOWN = 3


class Swing(NamedTuple):
    """A turn in which the judgement changed much: who gained most by it, and the answer that did it."""

    turn: int
    step: int
    seat: Seat
    gain: float


@dataclass(slots=True)
class Estimate:
    """The chances of every seat after the steps judged so far."""

    steps: list[int] = field(default_factory=list)
    chances: list[tuple[float, ...]] = field(default_factory=list)
    swings: list[Swing] = field(default_factory=list)  # the largest, in the order of the game
    progress: float = 0.0  # 1: all is judged

    def judge(self, game: Game, frames: Frames, turns: Sequence[int]) -> None:
        """Judge a whole game by what its bots think of each position. The end itself is known, not judged."""
        last, judged = len(frames) - 1, []
        for step in range(0, len(frames), 1 + last // MOST_POINTS):
            state = frames[step]
            if state.outcome:
                break
            judged.append(shares([game.mind.value(state, Seat(seat)) for seat in range(state.seats)]))
            self.steps.append(step)
            self.progress = step / len(frames)
        round_ = max(1, len(judged) * state.seats // max(1, len(turns) - 1))
        self.chances = calm(judged, round_)
        self.swings = largest_swings(self.steps, judged, self.chances, turns, state.seats)
        if outcome := frames[last].outcome:
            self.chances.append(final_shares(outcome, state.seats))
            self.steps.append(last)
        self.progress = 1.0

    def told(self, reader: LogReader) -> Judgement:
        """What a viewer is shown of it; the reader has read the whole log for them."""
        if self.progress < 1:
            return Judgement(self.progress)
        lines = [reader.telling_line(swing.turn, swing.step) for swing in self.swings]
        points = [
            TurningPoint(
                swing.turn, line.step if line else swing.step, swing.seat, reader.deed_of(line) if line else ""
            )
            for swing, line in zip(self.swings, lines, strict=True)
        ]
        best = max(range(len(points)), key=lambda i: self.swings[i].gain, default=-1)
        return Judgement(1.0, self.steps, self.chances, points, best)


def shares(values: Sequence[float]) -> tuple[float, ...]:
    """Each seat's part of the hope there is; who plays alone, or all together, has what the judgement says."""
    total = sum(values)
    if len(values) == 1 or len(set(values)) == 1 or total <= 0:
        return tuple(values)
    return tuple(value / total for value in values)


def final_shares(outcome: Outcome, seats: int) -> tuple[float, ...]:
    return tuple(0.5 if not outcome.winners else float(seat in outcome.winners) for seat in range(seats))


def calm(chances: Sequence[tuple[float, ...]], wide: int) -> list[tuple[float, ...]]:
    """The mean over a round of turns: who is to move stands better, which says little of the game."""
    found = []
    for i in range(len(chances)):
        near = chances[max(0, i - wide // 2) : i + wide // 2 + 1]
        found.append(tuple(sum(of) / len(near) for of in zip(*near, strict=True)))
    return found


def largest_swings(
    steps: Sequence[int],
    judged: Sequence[tuple[float, ...]],
    calmed: Sequence[tuple[float, ...]],
    turns: Sequence[int],
    seats: int,
) -> list[Swing]:
    """What every round of turns came to, and the sharpest answer in it; of these the largest few, no two in a round."""
    found: list[Swing] = []
    for turn in range(1, len(turns)):
        end = turns[turn + seats] if turn + seats < len(turns) else steps[-1] + 1
        inside = range(bisect_left(steps, turns[turn]), bisect_left(steps, end))
        within = [i for i in inside[1:] if steps[i] not in turns]  # that the turn passes on is nobody's doing
        if not within:
            continue
        first, last = calmed[inside[0]], calmed[inside[-1]]
        seat = max(range(len(first)), key=lambda s: last[s] - first[s])
        sharpest = steps[max(within, key=lambda i: judged[i][seat] - judged[i - 1][seat])]
        found.append(Swing(bisect_right(turns, sharpest - 1) - 1, sharpest, Seat(seat), last[seat] - first[seat]))
    largest: list[Swing] = []
    for swing in sorted(found, key=lambda swing: -swing.gain):
        apart = all(abs(swing.turn - other.turn) > seats for other in largest)
        if swing.gain >= LEAST_SWING and len(largest) < SHOWN and apart:
            largest.append(swing)
    return sorted(largest)
