"""A player beside the board: who it is, what counts, their zones; without a board these lie on the table."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from markupsafe import Markup

from rulewright.kernel.page.scene import YOU, Counter, Panel, Zone
from rulewright.kernel.question import Seat
from rulewright.server.html.cards import counter_html
from rulewright.server.html.elements import classes, el, icon
from rulewright.server.html.fragment_diff import Fragments, fragment
from rulewright.server.html.icons import SEAT_SIGNS
from rulewright.server.html.pictures import picture_address
from rulewright.server.html.pips import pool_html
from rulewright.server.html.wheel import wheel_html
from rulewright.server.html.words import counter_words
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
    return _portrait(panel.picture, panel.icon or SEAT_SIGNS[panel.seat % len(SEAT_SIGNS)])


@lru_cache(maxsize=512)
def _portrait(picture: str, sign: str) -> Markup:
    if at := picture_address(picture):
        return el("span", el("img", src=at, alt="", decoding="async"), class_="portrait")
    return el("span", icon(sign), class_="portrait")


def head_html(panel: Panel, person: PersonView | None, own: bool, waiting: bool, expected: bool = False) -> Markup:
    """The face of a player: portrait, name, what they play, and the number that matters most."""
    away = person is not None and not person.here and not person.bot
    state = "Out of the game" if panel.out else "Not here yet" if expected else "Away" if away else ""
    whose = "your turn" if panel.name == YOU else "their turn"
    turn = ("to move" if panel.active else "to answer") if waiting else whose if panel.active else ""
    rank = person.rank if person and not own else ""
    chief = chief_counter(panel)
    return _head(
        portrait_html(panel), panel.seat, panel.name, rank, panel.title, turn, state, panel.hue, chief, panel.note
    )


@lru_cache(maxsize=1024)
def _head(
    portrait: Markup,
    seat: Seat,
    name: str,
    rank: str,
    title: str,
    turn: str,
    state: str,
    hue: str,
    chief: Counter | None,
    note: str,
) -> Markup:
    sign = icon(SEAT_SIGNS[seat % len(SEAT_SIGNS)])
    return el(
        "header",
        portrait,
        el(
            "h2",
            el("span", sign, class_="sign", **of_seat(name)),
            el("span", name, class_="who"),
            el("small", rank, class_="rank") if rank else None,
        ),
        el("p", *title_parts(title), class_="under") if title else None,
        el("span", turn, class_="turn") if turn else None,
        el("span", state, class_="away") if state else None,
        counter_html(chief, alone=True) if chief else None,
        class_=classes("who-is", hue and f"hue-{hue}"),
        data_title=(title.partition(",")[0] or name) if note else None,
        data_tip=note or None,
    )


PARTED = re.compile(r"(?=, )|(?= · )")


def title_parts(title: str) -> list[Markup]:
    """What a player plays, part by part: where there is no room for one it is left out whole."""
    first, *rest = PARTED.split(title)
    return [el("span", first), *[el("span", part) for part in rest]]


def of_seat(name: str) -> dict[str, str]:
    """What is read of the sign of a player's seat."""
    says = "Your sign" if name == YOU else f"{name}'s sign"
    whose = "yours" if name == YOU else "theirs"
    return {
        "data_sign": "Sign",
        "data_says": says,
        "data_tip": f"It marks what is {whose}, on the table and in the log.",
    }


def panel_html(
    panel: Panel, person: PersonView | None, own: bool, waiting: bool, beside: bool, expected: bool = False
) -> Markup:
    """A player's frame; `beside` the board lie their zones too. Who is `expected` has never been here."""
    chief = chief_counter(panel)
    counters = [counter_html(c, "button" if c.id else "span", alone=True) for c in panel.counters if c is not chief]
    return el(
        "section",
        head_html(panel, person, own, waiting, expected),
        _opener("You: show all of your side" if panel.name == YOU else f"{panel.name}: show their side"),
        el("div", clock_html(person, waiting), *counters, class_="counters"),
        el(
            "div",
            *[counter_html(c) for c in panel.counters if c.brief and c.value],
            *[pool_html(replace(pip, id="")) for pip in panel.wheel.pool],
            class_="brief-pool",
            aria_hidden="true",
        )
        if panel.wheel
        else None,  # on a phone, where the wheel lies in a sheet
        el(
            "div",
            wheel_html(panel.wheel) if panel.wheel else None,
            _by_name(tuple(panel.counters)) if panel.counters else None,
            el("div", *row_frames(panel), class_="rows") if panel.rows and beside else None,
            None if own else _pile_frame(f"{panel.id}-piles"),
            class_=classes("more", own and not panel.wheel and not (panel.rows and beside) and "names-only"),
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
        data_note=panel.note or None,
        aria_label=panel.name + (" (you)" if own and panel.name != YOU else ""),
    )


@lru_cache(maxsize=512)
def _by_name(counters: tuple[Counter, ...]) -> Markup:
    """The signs of a player's numbers by name, in the sheet of a phone, whose strip has no room for names."""
    said = [el("span", icon(c.icon), c.label, el("b", f"{c.value} of {c.most}" if c.most else str(c.value)),
               data_sign=c.label, data_says=counter_words(c)) for c in counters]  # fmt: skip
    return el("div", *said, class_="by-name", aria_hidden="true")


@lru_cache(maxsize=512)
def _opener(words: str) -> Markup:
    return el("button", type="button", class_="opener", data_opener=True, aria_expanded="false", aria_label=words)


@lru_cache(maxsize=64)
def _pile_frame(id: str) -> Markup:
    return el("div", id=id, class_="piles", data_slot=True)


def row_frames(panel: Panel) -> list[Markup]:
    """The rows that a player's zones lie in."""
    return [_row_frame(f"{panel.id}-row{i}", row_classes(row)) for i, row in enumerate(panel.rows)]


@lru_cache(maxsize=512)
def _row_frame(id: str, looks: str) -> Markup:
    return el("div", id=id, class_=looks, data_slot=True)


def row_classes(row: Sequence[Zone]) -> str:
    """A row's looks depend on how much lies in it."""
    return classes("zones-row", len(row) > 2 and "crowd", any(zone.grow == 0 for zone in row) and "tight")


def panel_fragments(v: TableView, panel: Panel, parent: str) -> Fragments:
    """A player beside the board; once the game is over it is nobody's turn."""
    person = next((p for p in v.people if p.seat == panel.seat), None)
    if v.outcome and panel.active:
        panel = replace(panel, active=False)
    waiting = panel.seat in v.waiting and panel.seat not in v.expected and not v.outcome  # an empty seat has no turn
    return _panel(panel, person, parent, waiting, v.scene.board is not None, panel.seat in v.expected)


@lru_cache(maxsize=1024)
def _panel(
    panel: Panel, person: PersonView | None, parent: str, waiting: bool, beside: bool, expected: bool
) -> Fragments:
    own = parent == "mine"
    found = dict([fragment(panel.id, parent, panel_html(panel, person, own, waiting, beside, expected))])
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
    kind = classes("side", f"seat{panel.seat}", "own" if own else "rival", panel.active and "active")
    label = "Your side" if own else f"{panel.name}'s side"
    side = el("section", *row_frames(panel), id=id, class_=kind, aria_label=label)
    return dict([fragment(id, "middle", side)]) | _rows(panel)
