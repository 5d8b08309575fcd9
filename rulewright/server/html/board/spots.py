"""The places of a board that are no cells: corners, rows, columns, ends."""

from functools import lru_cache

from markupsafe import Markup

from rulewright.kernel.page.scene import Board, Spot
from rulewright.server.html.board.geometry import LANE_CELL, RIM
from rulewright.server.html.elements import classes, el, svg_icon
from rulewright.server.html.words import counter_words, sentence


def spot_html(board: Board, spot: Spot, at: tuple[float, float], box: tuple[float, float, float, float]) -> Markup:
    """A corner as a diamond, a row or column as its whole strip with a name at the rim, an end as a bar."""
    if spot.kind == "end":
        return _end(board, spot, at[1] > (box[1] + box[3]) / 2, box)
    return _strip(spot, at, box)


@lru_cache(maxsize=1024)
def _strip(spot: Spot, at: tuple[float, float], box: tuple[float, float, float, float]) -> Markup:
    x, y = at
    left, top, right, bottom = box
    button = {"id": spot.id, "data_ref": spot.id, "role": "button", "tabindex": "-1", "aria_label": spot.label}
    if spot.kind == "corner":
        return el(
            "g",
            el("circle", cx=f"{x:.0f}", cy=f"{y:.0f}", r="35", class_="near"),
            el("path", d=f"M{x:.0f} {y - 15:.0f}l15 15l-15 15l-15 -15Z", class_="sign"),
            class_="spot corner", **button,
        )  # fmt: skip
    if spot.kind == "row":
        strip = (left, y - LANE_CELL[1] / 2, right - left, LANE_CELL[1])
        name = (left - 15, y + 5)
    else:
        strip = (x - LANE_CELL[0] / 2, top, LANE_CELL[0], bottom - top)
        name = (x, bottom + RIM + 21)
    return el(
        "g",
        el("rect", x=f"{strip[0]:.0f}", y=f"{strip[1]:.0f}", width=f"{strip[2]:.0f}", height=f"{strip[3]:.0f}",
           rx="12", class_="strip"),
        el("text", spot.mark, x=f"{name[0]:.0f}", y=f"{name[1]:.0f}", class_="rim"),
        class_=f"spot {spot.kind}", **button,
    )  # fmt: skip


def _end(board: Board, spot: Spot, low: bool, box: tuple[float, float, float, float]) -> Markup:
    """A bar behind the last row, with a number; one anchor a column, so that arrows end where they should."""
    left, top, right, bottom = box
    y = bottom + 8 if low else top - RIM
    columns = round((right - left) / LANE_CELL[0])
    order = range(columns - 1, -1, -1) if board.turned else range(columns)
    anchors = [
        el("rect", id=f"{spot.id}-{column}", x=f"{left + LANE_CELL[0] * (i + 0.5) - 12:.0f}", y=f"{y:.0f}", width="24",
           height="26", class_="anchor")
        for i, column in enumerate(order)
    ]  # fmt: skip
    middle = (left + right) / 2
    number = (
        [
            svg_icon(spot.counter.icon, right - 58, y + 13, 16, "sign"),
            el("text", str(spot.counter.value), x=f"{right - 28:.0f}", y=f"{y + 20:.0f}", class_="life"),
        ]
        if spot.counter
        else []
    )
    words = sentence(spot.label, counter_words(spot.counter) if spot.counter else "")
    return el(
        "g",
        el("rect", x=f"{left + 3:.0f}", y=f"{y:.0f}", width=f"{right - left - 6:.0f}", height="26", rx="9",
           class_="bar"),
        el("text", spot.mark, x=f"{middle:.0f}", y=f"{y + 18:.0f}", class_="who"),
        *number,
        *anchors,
        id=spot.id,
        class_=classes("spot end", spot.owner is not None and f"seat{spot.owner}"),
        data_ref=spot.id,
        role="img",
        aria_label=words,
    )  # fmt: skip
