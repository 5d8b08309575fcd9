"""The list of moves, in two columns: one for each player, the latest below."""

from functools import lru_cache

from markupsafe import Markup

from rulewright.server.html.elements import el
from rulewright.server.html.fragment_diff import Fragment, Fragments, fragment
from rulewright.server.tables.table_view import Move, TableView


def rows_of(moves: list[Move]) -> list[list[Move | None]]:
    """The moves in pairs; who did not move leaves a gap."""
    rows: list[list[Move | None]] = []
    first = moves[0].seat if moves else None
    for move in moves:
        column = 0 if move.seat == first else 1
        if not rows or rows[-1][column] is not None or (column == 0 and rows[-1][1] is not None):
            rows.append([None, None])
        rows[-1][column] = move
    return rows


def move_fragments(v: TableView) -> Fragments:
    """A row for each pair of moves."""
    last = v.moves[-1] if v.moves else None
    rows = enumerate(rows_of(v.moves), start=1)
    return dict([_row(number, row[0], row[1], last if last in row else None) for number, row in rows])


@lru_cache(maxsize=1024)
def _row(number: int, left: Move | None, right: Move | None, last: Move | None) -> Fragment:
    cells = [cell_html(each, last) for each in (left, right)]
    return fragment(f"move-{number}", "moves", el("li", el("b", str(number)), *cells, id=f"move-{number}"))


def cell_html(move: Move | None, last: Move | None) -> Markup:
    if move is None:
        return el("span", "…")
    return el("span", move.words, aria_current="step" if move == last else None, data_step=move.step)
