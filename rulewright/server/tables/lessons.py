"""A lesson at the table: which step it stands at, the one answer that counts there, and what goes on by itself."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from rulewright.kernel.errors import UnknownName
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.page.beginnings import Lesson, LessonStep
from rulewright.kernel.question import Seat
from rulewright.server.tables.game_setup import seated
from rulewright.server.tables.ledger import Ledger
from rulewright.server.tables.opponents import FACES
from rulewright.server.tables.table_view import UNMARKED, Choice, LessonView, QuestionView

LEARNER = Seat(0)
NUMBER = re.compile(r"#\d+")


class Line(NamedTuple):
    """One answer of the lesson: whose, at which step, and whether the learner gives it."""

    seat: Seat
    text: str
    step: int
    own: bool


def script(lesson: Lesson) -> list[Line]:
    """All answers of the lesson, in order."""
    lines = []
    for at, step in enumerate(lesson.steps):
        lines.append(Line(LEARNER, step.wait_for, at, True))
        for each in step.then:
            seat, _, text = each.partition(" ")
            lines.append(Line(Seat(int(seat)), text, at, False))
    return lines


def fits(text: str, wished: str) -> bool:
    """Whether an answer is the one a lesson means: cards go by their names there, not by their numbers."""
    return NUMBER.sub("", text) == wished


def is_right(step: LessonStep, text: str) -> bool:
    """Whether an answer is one that the step waits for."""
    return any(fits(text, wished) for wished in step.right)


def answer_of(match: Match, line: Line) -> int:
    """The place of a line's answer among the options of its question."""
    options = match.questions[line.seat].options
    texts = [match.game.words.notation(match.state, option) for option in options]
    return next((i for i, text in enumerate(texts) if fits(text, line.text)), len(options))


def begun(game: Game, name: str = "Player 1") -> tuple[dict[str, Any], Match]:
    """The header of a lesson and its match."""
    lesson = game.page.lesson
    if lesson is None:
        raise UnknownName(f"{game.title} has no lesson; its rules are at /rules/{game.slug}")
    position = lesson.start()
    names = [name, *(face.name for face in FACES)][: position.seats]
    match = Match(game, position.seats, 1, lesson.variant, names=names, position=position)
    who = ["me", *["bot"] * (position.seats - 1)]
    bots = [None, *["novice"] * (position.seats - 1)]
    return match.record().header() | seated(who, bots) | {"lesson": True, "pace": 700}, match


def lesson_of(ledger: Ledger) -> Lesson | None:
    return ledger.game.page.lesson if ledger.header.get("lesson") else None


def line_now(ledger: Ledger) -> Line | None:
    """The answer that is due; none without a lesson, or when it is over."""
    lesson = lesson_of(ledger)
    lines = script(lesson) if lesson else []
    given = len(ledger.match.history)
    return lines[given] if given < len(lines) and not ledger.over else None


def step_now(ledger: Ledger) -> LessonStep | None:
    """The step at which the learner has to do something."""
    lesson, line = lesson_of(ledger), line_now(ledger)
    return lesson.steps[line.step] if lesson and line and line.own else None


def refusal(ledger: Ledger, chosen: bool = False, text: str = "") -> str:
    """What somebody reads who tries something else; nothing where no lesson waits. `chosen`: the right thing is.

    `text` is an answer as notation that was offered: what is wrong about that very one.
    """
    step = step_now(ledger)
    if step and (wrong := next((why for answer, why in step.but if fits(text, answer)), "")):
        return wrong
    if step and chosen:
        return "That is chosen. Now the gold button, or what is lit."
    return (step.why or f"Not yet. {step.say}") if step else ""


def then_due(ledger: Ledger, clicks: Mapping[str, str]) -> tuple[str, ...]:
    """What may be clicked for the next step already, of what its question would ask for: refs by their notation."""
    lesson, given = lesson_of(ledger), len(ledger.match.history)
    line = next(iter(script(lesson)[given + 1 : given + 2]), None) if lesson else None
    step = lesson.steps[line.step] if lesson and line and line.own else None
    return tuple(ref for text, ref in clicks.items() if step and is_right(step, text) and not step.but)


def taught(ledger: Ledger, question: QuestionView, texts: list[str]) -> QuestionView:
    """The question with nothing to answer but what the step waits for; `texts` are its options as notation."""
    step = step_now(ledger)
    assert step is not None
    choices = dict[str, Choice]()  # of cards that are alike one
    for choice in question.choices:
        if wished := next((each for each in step.offered if fits(texts[choice.index], each)), None):
            worth = choice if choice.role not in UNMARKED else replace(choice, role="")  # a step is a reason
            choices.setdefault(wished, worth)
    return replace(question, words=step.say, choices=list(choices.values()))


def lesson_view(ledger: Ledger) -> LessonView | None:
    """How far the learner has come."""
    lesson, line = lesson_of(ledger), line_now(ledger)
    if lesson is None:
        return None
    at = line.step if line else len(lesson.steps)
    return LessonView(lesson.title, [step.name for step in lesson.steps], at)


def step_back(ledger: Ledger) -> int | None:
    """How many answers are left after going one step back; None at the beginning."""
    lesson, given = lesson_of(ledger), len(ledger.match.history)
    own = [i for i, line in enumerate(script(lesson)) if line.own] if lesson else []
    return max((i for i in own if i < given), default=None)
