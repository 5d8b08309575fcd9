"""A player beside the board: who it is, what counts, their zones; without a board these lie on the table."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from markupsafe import Markup

from rulewright.kernel.page.scene import Counter, Panel, Zone
from rulewright.server.html.cards import counter_html
from rulewright.server.html.elements import classes, el, icon
from rulewright.server.html.fragment_diff import Fragments, fragment
from rulewright.server.html.icons import SEAT_SIGNS
from rulewright.server.html.pictures import picture_address
from rulewright.server.html.pips import pool_html
from rulewright.server.html.wheel import wheel_html
from rulewright.server.html.zones import zone_fragments
from rulewright.server.tables.table_view import PersonView, TableView


def seconds(n: float) -> str:
    return f"{int(n) // 60}:{int(n) % 60:02d}"


def clock_html(person: PersonView | None, waiting: bool) -> Markup | None:
    if person is None or person.clock is None:
        return None
    left = el("b", seconds(person.clock), data_tick="down" if waiting else None, data_seconds=f"{person.clock:.0f}")
    return el("span", icon("stopwatch"), left, class_="clock")


def chief_counter(panel: Panel) -> Counter | None:
    """The number that stands large beside the name: the first that the game calls big, or else the first."""
    plain = [c for c in panel.counters if not (c.id or c.most or c.brief)]
    return next((c for c in plain if c.big), plain[0] if plain else None)


def portrait_html(panel: Panel) -> Markup:
    """Who plays: their picture, or the sign of what they play."""
    if at := picture_address(panel.picture):
        return el("span", el("img", src=at, alt="", decoding="async"), class_="portrait")
    return el("span", icon(panel.icon or SEAT_SIGNS[panel.seat % len(SEAT_SIGNS)]), class_="portrait")


def head_html(panel: Panel, person: PersonView | None, own: bool, waiting: bool) -> Markup:
    """The face of a player: portrait, name, what they play, and the number that matters most."""
    state = "Out of the game" if panel.out else "Away" if person and not person.here and not person.bot else ""
    chief = chief_counter(panel)
    turn = "to move" if waiting else "their turn" if not own else "your turn"
    rank = person.rank if person and not own else ""
    return el(
        "header",
        portrait_html(panel),
        el(
            "h2",
            el("span", icon(SEAT_SIGNS[panel.seat % len(SEAT_SIGNS)]), class_="sign"),
            el("span", "You" if own else panel.name, class_="who"),
        ),
        el("small", rank, class_="rank") if rank else None,
        el("p", panel.title, class_="under") if panel.title else None,
        el("span", turn, class_="turn") if panel.active or waiting else None,
        el("span", state, class_="away") if state else None,
        counter_html(chief) if chief else None,
        class_=classes("who-is", panel.hue and f"hue-{panel.hue}"),
    )


def panel_html(panel: Panel, person: PersonView | None, own: bool, waiting: bool, beside: bool) -> Markup:
    """A player's frame; `beside` the board lie their zones too."""
    chief = chief_counter(panel)
    counters = [counter_html(c, "button" if c.id else "span") for c in panel.counters if c is not chief]
    rows = [
        el("div", id=f"{panel.id}-row{i}", class_=row_classes(row), data_slot=True) for i, row in enumerate(panel.rows)
    ]
    opener = el(
        "button",
        type="button",
        class_="opener",
        data_opener=True,
        aria_expanded="false",
        aria_label="You: show all of your side" if own else f"{panel.name}: show their side",
    )
    return el(
        "section",
        head_html(panel, person, own, waiting),
        opener,
        el("div", clock_html(person, waiting), *counters, class_="counters"),
        el(
            "div",
            *[pool_html(replace(pip, id="")) for pip in panel.wheel.pool],
            class_="brief-pool",
            aria_hidden="true",
        )
        if panel.wheel
        else None,  # on a phone, where the wheel lies in a sheet
        el(
            "div",
            wheel_html(panel.wheel) if panel.wheel else None,
            el("div", *rows, class_="rows") if rows and beside else None,
            None if own else el("div", id=f"{panel.id}-piles", class_="piles", data_slot=True),
            class_="more",
        ),
        id=panel.id,
        data_ref=panel.id,
        class_=classes(
            "panel",
            f"seat{panel.seat}",
            "own" if own else "rival",
            panel.active and "active",
            panel.out and "out",
            panel.wheel and "wheeled",
        ),
        aria_label=panel.name + (" (you)" if own else ""),
    )


def row_classes(row: Sequence[Zone]) -> str:
    """A row's looks depend on how much lies in it."""
    return classes("zones-row", len(row) > 2 and "crowd", any(zone.grow == 0 for zone in row) and "tight")


def panel_fragments(v: TableView, panel: Panel, parent: str) -> Fragments:
    """A player beside the board."""
    person = next((p for p in v.people if p.seat == panel.seat), None)
    return _panel(panel, person, parent, panel.seat in v.waiting, v.scene.board is not None)


@lru_cache(maxsize=1024)
def _panel(panel: Panel, person: PersonView | None, parent: str, waiting: bool, beside: bool) -> Fragments:
    own = parent == "mine"
    found = dict([fragment(panel.id, parent, panel_html(panel, person, own, waiting, beside))])
    for zone in panel.zones:
        found |= zone_fragments(zone, "piles" if own else f"{panel.id}-piles")
    return found | _rows(panel) if beside else found


def _rows(panel: Panel) -> Fragments:
    found: Fragments = {}
    for i, row in enumerate(panel.rows):
        for zone in row:
            found |= zone_fragments(zone, f"{panel.id}-row{i}")
    return found


@lru_cache(maxsize=1024)
def side_fragments(panel: Panel, own: bool) -> Fragments:
    """A player's rows as a side of the table, where there is no board between the players."""
    if not panel.rows:
        return {}
    id = f"{panel.id}-side"
    rows = [
        el("div", id=f"{panel.id}-row{i}", class_=row_classes(row), data_slot=True) for i, row in enumerate(panel.rows)
    ]
    kind = classes("side", f"seat{panel.seat}", "own" if own else "rival", panel.active and "active")
    label = "Your side" if own else f"{panel.name}'s side"
    side = el("section", *rows, id=id, class_=kind, aria_label=label)
    return dict([fragment(id, "middle", side)]) | _rows(panel)
