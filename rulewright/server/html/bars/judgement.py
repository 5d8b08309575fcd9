"""Who was ahead, as a graph with the turns under it and the turning points on it; and these as a list."""

from collections.abc import Iterator

from markupsafe import Markup

from rulewright.server.html.elements import classes, el, icon
from rulewright.server.html.fragment_diff import Fragment, fragment
from rulewright.server.html.links import replay_link
from rulewright.server.tables.table_view import Judgement, TableView

WIDE, HIGH = 1000, 100  # units of the drawing, stretched to its place
MOST_TICKS = 60


def graph(v: TableView) -> Markup:
    """One line a seat, in its colour: the higher, the better it stood."""
    told = v.judgement
    last = max(v.steps, 1)
    every = 1 + len(v.turns) // MOST_TICKS
    ticks = [el("line", x1=x, x2=x, y1=HIGH - 14, y2=HIGH, class_="tick") for x in places(v.turns[1::every], last)]
    lines: list[Markup] = []
    dots: list[Markup] = []
    if told and told.progress >= 1:
        for seat in range(len(v.people)):
            at = zip(
                places(told.steps, last), [f"{(1 - chance[seat]) * 84 + 6:.1f}" for chance in told.chances], strict=True
            )
            lines.append(el("polyline", points=" ".join(f"{x},{y}" for x, y in at), class_=f"ahead seat{seat}"))
        dots = [
            el(
                "line",
                x1=x,
                x2=x,
                y1=0,
                y2=HIGH,
                class_=classes("swing", i == told.best and "best", f"seat{point.seat}"),
            )
            for i, (x, point) in enumerate(zip(places([p.step for p in told.points], last), told.points, strict=True))
        ]
    drawn = el(
        "svg", el("line", x1=0, x2=WIDE, y1=HIGH / 2, y2=HIGH / 2, class_="even"), *ticks, *dots, *lines,
        view_box=f"0 0 {WIDE} {HIGH}", preserveAspectRatio="none", aria_hidden="true",
    )  # fmt: skip
    return el("div", drawn, waiting(told), id="graph", class_="graph", role="img", aria_label=graph_words(v))


def places(steps: object, last: int) -> list[str]:
    assert isinstance(steps, list | tuple)
    return [f"{step / last * WIDE:.1f}" for step in steps]


def waiting(told: Judgement | None) -> Markup | None:
    """How far the judgement has come."""
    if told is None or told.progress >= 1:
        return None
    return el("span", f"Judging who was ahead: {told.progress:.0%}", class_="judging", role="status")


def graph_words(v: TableView) -> str:
    """The graph for whoever does not see it."""
    if v.judgement is None or v.judgement.progress < 1:
        return "Turns of the game"
    points = [v.turn_names[point.turn] for point in v.judgement.points]
    return "Who was ahead; turning points: " + (", ".join(points) or "none")


def judgement_fragments(v: TableView) -> Iterator[Fragment]:
    """The graph behind the slider, and the turning points above the log."""
    yield fragment("graph", "track", graph(v))
    if v.judgement and v.judgement.points:
        rows = [
            el(
                "li",
                el("a", el("b", v.turn_names[point.turn], class_=f"seat{point.seat}"), el("span", point.words),
                   href=replay_link(v, max(point.step - 1, 0)), data_step=max(point.step - 1, 0),
                   class_="best" if i == v.judgement.best else None),
            )
            for i, point in enumerate(v.judgement.points)
        ]  # fmt: skip
        yield fragment(
            "turned",
            "recap-place",
            el(
                "section",
                el("h2", icon("chart-line"), el("span", "Turning points")),
                el("ol", *rows),
                id="turned",
                class_="recap turns",
                aria_label="Turning points",
            ),
        )
