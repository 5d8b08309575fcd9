"""An undo between people: the question to those who may allow it, and the word to those who wait for that."""

from markupsafe import Markup

from rulewright.server.html.bars.strip import strip
from rulewright.server.html.elements import el, icon
from rulewright.server.html.links import name_of, names_of
from rulewright.server.tables.table_view import TableView, UndoRequest


def undo_waits(v: TableView, undo: UndoRequest) -> str:
    """That an undo was asked for, and whose word is awaited."""
    who = "Undo asked" if undo.seat == v.viewer else f"{name_of(v, undo.seat)} asked for an undo"
    return f"{who}: waiting for {names_of(v, undo.awaited)}."


def undo_bar(v: TableView, undo: UndoRequest) -> Markup:
    """Another's wish to take something back, as a question: what it is, and whether it costs the viewer something."""
    lost = "What you did since then is taken back, too." if undo.theirs else "Nothing that you have done is lost."
    return strip(
        el("p", f"{name_of(v, undo.seat)} asks: may I take back my last move?", class_="words"),
        f"{undo.deed} {lost}".lstrip(),
        el(
            "div",
            el("div", class_="choices"),
            el("button", "Refuse", type="button", class_="choice cancel", data_do="undo_ok", data_yes=""),
            el("button", icon("check"), el("span", "Allow"), type="button", class_="choice primary gold",
               data_do="undo_ok", data_yes="1", data_primary=True),
            class_="answers",
        ),
        kind="mine",
        warns=True,
    )  # fmt: skip
