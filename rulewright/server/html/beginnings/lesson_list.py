"""The steps of a lesson beside the board: what is done, what is due, what is to come."""

from markupsafe import Markup

from rulewright.server.html.elements import classes, el, icon
from rulewright.server.tables.table_view import LessonView


def lesson_list(lesson: LessonView) -> Markup:
    rows = [
        el("li", el("span", icon("check") if i < lesson.at else str(i + 1), class_="nr"), name,
           class_=classes(i < lesson.at and "done", i == lesson.at and "now"),
           aria_current="step" if i == lesson.at else None)
        for i, name in enumerate(lesson.steps)
    ]  # fmt: skip
    return el("section", el("h2", icon("book-open"), lesson.title), el("ol", *rows), id="lesson", class_="lesson")
