"""What a player can do besides answering: take back, give up, choose where to be asked."""

from functools import lru_cache

from markupsafe import Markup

from rulewright.kernel.page.scene import Stop
from rulewright.kernel.question import SPECTATOR
from rulewright.server.html.bars.answers import answers
from rulewright.server.html.elements import el, icon
from rulewright.server.tables.table_view import LessonView, TableView


def is_player(v: TableView) -> bool:
    return v.mode == "play" and v.viewer is not None and v.viewer != SPECTATOR


def tools(v: TableView) -> Markup:
    """What a player can do besides answering: take back, choose where to be asked."""
    if not is_player(v):
        return el("div", id="tools")
    if v.lesson:
        return lesson_tools(v, v.lesson)
    stops = tuple(v.stops) if not v.outcome else ()
    asked = v.undo_request is not None and v.undo_request.seat == v.viewer
    return _tools(stops, asked, bool(v.settings.get("others")), v.why_no_undo)


@lru_cache(maxsize=1024)
def _tools(stops: tuple[tuple[Stop, bool], ...], asked: bool, others: bool, why: str | None) -> Markup:
    undo = el(
        "button",
        icon("arrow-rotate-left"),
        el("span", "Undo asked" if asked else "Ask for undo" if others else "Undo", class_="label"),
        type="button",
        class_="tool",
        data_do="undo",
        aria_label="Undo asked" if asked else "Ask for undo" if others else "Undo",
        aria_disabled="true" if why or asked else None,
        data_tip=f"Can't be undone: {why}."
        if why
        else ("Ask the others to take back your last decision" if others else "Take back your last decision"),
    )
    return el("div", *(_switches(stops) if stops else ()), undo, id="tools")


def lesson_tools(v: TableView, lesson: LessonView) -> Markup:
    """In a lesson: how far one has come, and until it is done a step back and the way out."""
    steps = len(lesson.steps)
    at = el("span", f"{min(lesson.at + 1, steps)} of {steps}", class_="lesson-at")
    if v.outcome:
        return el("div", at, id="tools")
    back = el("button", icon("arrow-rotate-left"), el("span", "Back"), type="button", class_="tool", data_do="back",
              aria_disabled="true" if not lesson.at else None, data_tip="This is the first step.")  # fmt: skip
    out = el("a", el("span", "Skip the lesson"), class_="tool", href=f"/new/{v.game.slug}")
    return el("div", at, back, out, id="tools")


CONCEDE = (
    "leaving",
    str(
        el(
            "details",
            el("summary", icon("flag"), el("span", "Concede")),
            el("p", "Give up this game?"),
            el("button", "Concede", type="button", class_="choice danger", data_do="concede"),
            class_="concede",
            id="concede",
        )
    ),
)
"""Giving up, in the menu; asked once more before it is done."""


def menu_html(v: TableView) -> Markup | None:
    """What is rarely wanted: a draw, which is asked once more, and the board from its other side."""
    asides = answers(v.question).asides if v.question else ()
    rows = [
        el("details", el("summary", icon("handshake"), el("span", choice.label)),
           el("button", choice.label, type="button", class_="choice", data_choose=choice.index), class_="concede")
        for choice in asides
    ]  # fmt: skip
    if v.scene.board and v.scene.board.shape == "square":
        rows.append(
            el("button", icon("rotate"), el("span", "Flip the board"), type="button", class_="row", data_do="flip")
        )
    return el("div", *rows, id="asides", class_="asides") if rows else None


@lru_cache(maxsize=512)
def _switches(stops: tuple[tuple[Stop, bool], ...]) -> tuple[Markup, ...]:
    """Where the viewer wants to be asked: quick switches, and the rest behind a button."""

    def switch(stop: Stop, on: bool, words: str, *, tool: bool = False) -> Markup:
        return el(
            "button",
            icon("hand") if tool else None,
            el("span", words, class_="label" if tool else None),
            el("i", class_="knob") if not tool else None,
            type="button",
            role="switch",
            aria_checked="true" if on else "false",
            class_="tool switch" if tool else "switch",
            data_do="stop",
            data_key=stop.key,
            data_yes="" if on else "1",
            data_tip=stop.words if tool else None,
            aria_label=stop.words if tool else None,
        )

    quick = [switch(stop, on, stop.quick, tool=True) for stop, on in stops if stop.quick]
    groups = dict.fromkeys(stop.group for stop, _ in stops if not stop.quick)
    lists = []
    for group in groups:
        lists.append(el("p", group, class_="group"))
        lists += [switch(s, on, s.words) for s, on in stops if not s.quick and s.group == group]
    summary = el("summary", icon("forward"), el("span", "Stops", class_="label"), class_="tool", aria_label="Stops",
                 data_tip="Where you want to be asked. Everywhere else the table passes for you.")  # fmt: skip
    hint = el("p", el("small", "Elsewhere the table passes for you. It takes as long as if you had thought about it."))
    return *quick, el("details", summary, el("div", *lists, hint, class_="pop"), class_="menu stops", id="stops")
