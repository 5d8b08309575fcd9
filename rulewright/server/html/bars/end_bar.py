"""The bar when the game is over: who won and by which clause, the game in figures, what to do next."""

from markupsafe import Markup

from rulewright.server.html.elements import el, icon
from rulewright.server.html.links import clause_link, names_of, replay_link
from rulewright.server.tables.table_view import TableView


def end_words(v: TableView) -> str:
    if v.outcome is None:
        return ""
    if not v.outcome.winners:
        return "A draw."
    if v.viewer in v.outcome.winners:
        return "You won!"
    return f"{names_of(v, v.outcome.winners)} won."


def end_bar(v: TableView) -> Markup:
    """Who won and by which clause; what to do next."""
    assert v.outcome is not None
    follow = (
        el("a", icon("play"), "Go to the rematch", href=f"/t/{v.rematch}", class_="choice")
        if v.rematch
        else el("button", icon("arrows-rotate"), "Rematch", type="button", class_="choice", data_do="rematch")
    )
    return el(
        "div",
        el(
            "p",
            icon("trophy"),
            el("strong", end_words(v)),
            el("span", f" {v.outcome.words[:1].upper()}{v.outcome.words[1:].rstrip('.')}. "),
            clause_link(v.game.slug, v.outcome.clause),
            el("small", f" {max(len(v.turns) - 1, 0)} turns, {v.steps} decisions."),
            class_="words",
        ),
        el(
            "div",
            figures_table(v),
            follow if v.mode != "watch" else None,
            el("a", icon("clock-rotate-left"), "Replay", href=f"/t/{v.code}/replay?step=0", class_="choice quiet"),
            el("a", icon("house"), "Home", href="/", class_="choice quiet"),
            class_="choices",
        ),
        id="ask",
        class_="ask end",
    )


def figures_table(v: TableView) -> Markup | None:
    """A finished game in figures, and the moments at which it turned; opens above the bar."""
    if v.figures is None or not v.figures.rows:
        return None
    head = el("tr", el("td"), *[el("th", person.name, scope="col", class_=f"seat{person.seat}") for person in v.people])

    def row(title: str, of: list[int]) -> Markup:
        figures = [el("td", str(n), class_="most" if min(of) < n == max(of) else None) for n in of]
        return el("tr", el("th", title, scope="row"), *figures)

    rows = [row(title, of) for title, of in v.figures.rows]
    points = [
        el("li", el("a", f"Turn {line.turn}: {line.words}", href=replay_link(v, line.step), data_step=line.step))
        for line in v.figures.turning_points[-8:]
    ]
    return el(
        "details",
        el("summary", icon("chart-column"), "Numbers"),
        el(
            "div",
            el("table", el("thead", head), el("tbody", *rows)),
            el("h3", "Turning points") if points else None,
            el("ul", *points) if points else None,
            class_="tally",
        ),
        class_="all",
        id="numbers",
        open=v.mode != "replay",
    )
