"""A player's side of the table: who it is, what counts, and the rows of zones."""

from collections.abc import Iterator, Sequence

from markupsafe import Markup

from rulewright.kernel.page.scene import Panel, Zone
from rulewright.server.html.cards import counter_html
from rulewright.server.html.elements import classes, el, icon
from rulewright.server.html.icons import SEAT_SIGNS
from rulewright.server.html.wheel import wheel_html
from rulewright.server.html.zones import Fragment, zone_fragments
from rulewright.server.tables.table_view import PersonView, TableView


def seconds(n: float) -> str:
    return f"{int(n) // 60}:{int(n) % 60:02d}"


def panel_html(panel: Panel, person: PersonView | None, own: bool, waiting: bool) -> Markup:
    """A player's frame: who it is, what counts, and slots for the rest."""
    clock = None
    if person and person.clock is not None:
        clock = el(
            "span",
            icon("stopwatch"),
            el("b", seconds(person.clock), data_tick="down" if waiting else None, data_seconds=f"{person.clock:.0f}"),
            class_="clock",
        )
    who = "robot" if person and person.bot else "user"
    state = "Out of the game" if panel.out else "Away" if person and not person.here and not person.bot else ""
    head = el(
        "header",
        el(
            "h2",
            el("span", icon(SEAT_SIGNS[panel.seat % len(SEAT_SIGNS)]), class_="sign"),
            el("span", panel.name, class_="who"),
            icon(who, "icon kindof"),
            el("span", "you", class_="you") if own else None,
        ),
        el("p", icon(panel.icon), el("span", panel.title), class_=f"faction hue-{panel.hue}") if panel.title else None,
        el("span", "to move" if waiting else "their turn" if not own else "your turn", class_="turn")
        if panel.active or waiting
        else None,
        el("span", state, class_="away") if state else None,
        clock,
        el("div", *[counter_html(c, "button" if c.id else "span") for c in panel.counters], class_="counters"),
        el("div", id=f"{panel.id}-piles", class_="piles", data_slot=True),
        class_=classes("who-is", state and "is-away"),
    )
    rows = [
        el("div", id=f"{panel.id}-row{i}", class_=row_classes(row), data_slot=True) for i, row in enumerate(panel.rows)
    ]
    opener = el("button", type="button", class_="opener", data_opener=True, aria_label=f"{panel.name}: show their side")
    return el(
        "section",
        None if own else opener,
        head,
        wheel_html(panel.wheel) if panel.wheel else None,
        el("div", *rows, class_="rows"),
        id=panel.id,
        data_ref=panel.id,
        class_=classes(
            "panel",
            f"seat{panel.seat}",
            "own" if own else "rival",
            panel.active and "active",
            panel.out and "out",
            panel.wheel and "wheeled",
            not panel.rows and "rowless",
        ),
        aria_label=panel.name + (" (you)" if own else ""),
    )


def row_classes(row: Sequence[Zone]) -> str:
    """A row's looks depend on how much lies in it."""
    return classes("zones-row", len(row) > 2 and "crowd", any(zone.grow == 0 for zone in row) and "tight")


def panel_fragments(v: TableView, panel: Panel, parent: str) -> Iterator[Fragment]:
    """A player's side of the table."""
    person = next((p for p in v.people if p.seat == panel.seat), None)
    own = parent == "mine"
    yield panel.id, parent, panel_html(panel, person, own, panel.seat in v.waiting)
    for zone in panel.zones:
        yield from zone_fragments(zone, f"{panel.id}-piles")
    for i, row in enumerate(panel.rows):
        for zone in row:
            yield from zone_fragments(zone, f"{panel.id}-row{i}")
