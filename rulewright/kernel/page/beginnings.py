"""How a game begins: ways to play, factions, armies and heroes as somebody to choose, and the first lesson."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rulewright.kernel.variant import OFFICIAL, Variant


@dataclass(frozen=True, slots=True)
class Portrait:
    """Somebody to be: a picture, one line of character, and what it is good at."""

    key: str
    name: str
    line: str = ""
    picture: str = ""  # as on cards: 'outposts/faction/ember'
    plays: str = ""  # how it is played, in a sentence or two
    effort: int = 0  # how hard it is to play: 1 easy, 2 some practice, 3 tricky; 0 says nothing
    first: bool = False  # good for beginners
    bars: tuple[tuple[str, int], ...] = ()  # what it is good at, in hundredths of the best
    company: tuple[tuple[str, str], ...] = ()  # a few who come with it: picture and name


@dataclass(frozen=True, slots=True)
class Mode:
    """A way to play: the tunables that make it, or another game; `seats` where not all numbers of players fit."""

    shown: Portrait
    rules: tuple[tuple[str, str | int | bool], ...] = ()
    game: str = ""
    seats: range | None = None


LEAST_BAR = 20  # a bar is never empty: the weakest can do a little


def scaled(figures: Mapping[str, Mapping[str, float]]) -> dict[str, tuple[tuple[str, int], ...]]:
    """Bars from figures of each: full for the greatest, short for the least, so that differences show."""
    columns: dict[str, list[float]] = {}
    for row in figures.values():
        for name, value in row.items():
            columns.setdefault(name, []).append(value)

    def bar(name: str, value: float) -> int:
        least, most = min(columns[name]), max(columns[name])
        return LEAST_BAR + round((100 - LEAST_BAR) * (value - least) / (most - least)) if most > least else 60

    return {key: tuple((name, bar(name, value)) for name, value in row.items()) for key, row in figures.items()}


def ranked(figures: Mapping[str, Mapping[str, float]]) -> dict[str, tuple[tuple[str, int], ...]]:
    """Bars by the place among the others: where figures lie close, or one far off, their lengths say nothing."""
    places = {
        name: {value: at for at, value in enumerate(sorted({row[name] for row in figures.values()}))}
        for row in figures.values()
        for name in row
    }
    return scaled({key: {name: places[name][value] for name, value in row.items()} for key, row in figures.items()})


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a lesson: a sentence, the answer it waits for, and what happens then.

    `wait_for` is the answer's notation, cards without their numbers: the one thing that is lit follows from it.
    `then` are the answers that follow by themselves, as '1 pass': the rival's, and those of the learner that teach
    nothing. `why` is what somebody reads who tries something else.

    A step can be a decision: `or_else` are answers that do as well, and then nothing that follows may hang on which it
    was; `but` are answers that are offered beside the right one, each with what is wrong about it.
    """

    name: str
    say: str
    wait_for: str
    then: tuple[str, ...] = ()
    why: str = ""
    or_else: tuple[str, ...] = ()
    but: tuple[tuple[str, str], ...] = ()

    @property
    def right(self) -> tuple[str, ...]:
        return self.wait_for, *self.or_else

    @property
    def offered(self) -> tuple[str, ...]:
        """All that can be chosen at this step, right or wrong."""
        return *self.right, *(answer for answer, _ in self.but)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A first game that teaches by doing: from a set position to a win, step by step. The learner sits at seat 0."""

    title: str
    start: Callable[[], Any]  # the position
    steps: tuple[LessonStep, ...]
    minutes: int = 5
    variant: Variant = OFFICIAL  # the one of the position
