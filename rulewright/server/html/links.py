"""Links of a table's page: to clauses of the rulebook, to moments of the replay; and who sits where, in words."""

from markupsafe import Markup

from rulewright.kernel.question import SPECTATOR, Seat
from rulewright.kernel.words import listed
from rulewright.server.html.elements import el
from rulewright.server.tables.table_view import TableView


def clause_link(slug: str, clause: str) -> Markup | None:
    """A clause as a link to its place on the rules page; hovering shows its text."""
    if not clause:
        return None
    return el("a", clause, href=f"/rules/{slug}#{clause}", class_="clause", data_clause=clause, target="rules")


def view_key(v: TableView) -> str:
    """Whose eyes a replay is seen through, as the address says it."""
    return "open" if v.viewer is None else "watch" if v.viewer == SPECTATOR else str(v.viewer)


def replay_link(v: TableView, step: int, seat: str | None = None) -> str:
    return f"/t/{v.code}/replay?step={step}&seat={view_key(v) if seat is None else seat}"


def name_of(v: TableView, seat: Seat) -> str:
    return next((p.name for p in v.people if p.seat == seat), f"Seat {seat + 1}")


def names_of(v: TableView, seats: tuple[Seat, ...]) -> str:
    return listed([name_of(v, seat) for seat in seats])
