"""Who was ahead in a finished game, by the bots' judgement, and where that turned. Made once, in a thread."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rulewright.kernel.game import Game
from rulewright.kernel.question import Seat
from rulewright.kernel.state import Outcome
from rulewright.server.tables.frames import Frames
from rulewright.server.tables.story.log_lines import LogReader
from rulewright.server.tables.story.swings import Course, Swing, largest_swings
from rulewright.server.tables.table_view import Judgement, TurningPoint

SHOWN = 3
MOST_POINTS = 800  # longer games are judged at every second, third ... step


@dataclass(slots=True)
class Estimate:
    """The chances of every seat after the steps judged so far."""

    steps: list[int] = field(default_factory=list)
    chances: list[tuple[float, ...]] = field(default_factory=list)
    swings: list[Swing] = field(default_factory=list)  # those that lasted first, then the largest
    progress: float = 0.0  # 1: all is judged

    def judge(self, game: Game, frames: Frames, turns: Sequence[int], causes: Sequence[int]) -> None:
        """Judge a whole game by what its bots think of each position. The end itself is known, not judged.

        `causes` has for every step the choice by which it came about.
        """
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
        outcome = frames[last].outcome
        course = Course(self.steps, judged, self.chances, turns, causes, outcome.winners if outcome else ())
        self.swings = largest_swings(course)
        if outcome:
            self.chances.append(final_shares(outcome, state.seats, game.page.together(state)))
            self.steps.append(last)
        self.progress = 1.0

    def told(self, reader: LogReader) -> Judgement:
        """What a viewer is shown of it; the reader has read the whole log for them."""
        if self.progress < 1:
            return Judgement(self.progress)
        points: list[TurningPoint] = []
        for swing in self.swings:  # the first that lasted turned the game
            if len(points) < SHOWN and (point := point_of(swing, reader)) and apart(point, points):
                points.append(point)
        turned = points[0] if points and points[0].lasting else None
        points.sort(key=lambda point: point.step)
        return Judgement(1.0, self.steps, self.chances, points, points.index(turned) if turned else -1)


def point_of(swing: Swing, reader: LogReader) -> TurningPoint | None:
    """What is told of a swing: the sharpest of its choices of which something came that turns games."""
    for turn, step, told in swing.choices:
        if words := reader.telling_words(step, told):
            return TurningPoint(turn, step, swing.seat, words, swing.lasting)
    return None


def apart(point: TurningPoint, others: Sequence[TurningPoint]) -> bool:
    """Whether nothing of the same turn or one beside it is told already."""
    return all(abs(point.turn - other.turn) > 1 for other in others)


def shares(values: Sequence[float]) -> tuple[float, ...]:
    """Each seat's part of the hope there is; who plays alone, or all together, has what the judgement says."""
    total = sum(values)
    if len(values) == 1 or len(set(values)) == 1 or total <= 0:
        return tuple(values)
    return tuple(value / total for value in values)


def final_shares(outcome: Outcome, seats: int, together: bool = False) -> tuple[float, ...]:
    """Where nobody has won each has half, but nothing of a game that all have lost."""
    drawn = not outcome.winners and seats > 1 and not together
    return tuple(0.5 if drawn else float(seat in outcome.winners) for seat in range(seats))


def calm(chances: Sequence[tuple[float, ...]], wide: int) -> list[tuple[float, ...]]:
    """The mean over a round of turns: who is to move stands better, which says little of the game."""
    found = []
    for i in range(len(chances)):
        near = chances[max(0, i - wide // 2) : i + wide // 2 + 1]
        found.append(tuple(sum(of) / len(near) for of in zip(*near, strict=True)))
    return found
