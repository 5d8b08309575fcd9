"""The curtain between two players at one screen."""

from markupsafe import Markup

from rulewright.kernel.question import Seat
from rulewright.server.html.elements import el, icon
from rulewright.server.html.links import name_of
from rulewright.server.tables.table_view import TableView


def curtain(v: TableView) -> Markup:
    """Between two players at one screen: nothing is shown until the next one is there."""
    seat = v.curtain if v.curtain is not None else (v.waiting[0] if v.waiting else Seat(0))
    who = name_of(v, seat)
    return el(
        "div",
        el(
            "div",
            icon("masks-theater", "mark"),
            el("h2", f"{who}, your turn", id="curtain-title"),
            el("p", f"Hand the screen to {who}. Nobody else should look."),
            el("button", f"I am {who}: show my cards", type="button", class_="choice", data_do="ready", autofocus=True),
        ),
        id="curtain",
        class_=f"curtain seat{seat}",
        role="dialog",
        aria_modal="true",
        aria_labelledby="curtain-title",
    )
