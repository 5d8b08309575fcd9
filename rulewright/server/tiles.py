"""Pieces that are small cards, and the places of a board that are no cells: corners, rows, columns, ends."""

from functools import lru_cache

from markupsafe import Markup

from rulewright.kernel.page.scene import Badge, Board, Counter, Piece, Spot
from rulewright.server.art import drawn
from rulewright.server.cards import card_face, counter_words, face_words, sentence
from rulewright.server.el import classes, el
from rulewright.server.icons import outline

CELL = (124.0, 112.0)
WIDE, HIGH = 112, 100
RIM = 34.0  # room for an end


def svg_icon(name: str, x: float, y: float, size: float, class_: str) -> Markup:
    """An icon around a point of a drawing."""
    box, path = outline(name)
    return el("svg", Markup(path), view_box=box, x=f"{x - size / 2:.1f}", y=f"{y - size / 2:.1f}", width=f"{size:.0f}",
              height=f"{size:.0f}", class_=class_)  # fmt: skip


def _stat(counter: Counter, left: float, right: float, class_: str) -> Markup:
    """A number in its corner; what it was printed as stands small beside it where it differs."""
    base = f"/{counter.base}" if counter.base is not None and counter.base != counter.value else ""
    shift = 0 if counter.base is None else counter.value - counter.base
    start = left + 17
    return el(
        "g",
        el("rect", x=f"{left:.0f}", y="19", width=f"{right - left:.0f}", height="28", rx="8", class_="stat"),
        svg_icon(counter.icon, left + 10, 33, 12, "sign"),
        el("text", str(counter.value), x=f"{start if base else (start + right - 3) / 2:.0f}", y="41",
           class_=classes("value", base and "first")),
        el("text", base, x=f"{right - 3:.0f}", y="42", class_="base") if base else None,
        class_=classes(class_, "down" if shift < 0 else "up" if shift > 0 else ""),
    )  # fmt: skip


def _guard(counter: Counter) -> Markup:
    """The number of a stance on a sign of its own."""
    return el(
        "g",
        svg_icon(counter.icon, 0, 31, 34, "sign"),
        el("text", str(counter.value), x="0", y="38", class_="value"),
        class_="center",
    )


def _chip(badge: Badge, x: float, y: float) -> Markup:
    wide = 36 if badge.n > 1 else 23
    number = el("text", str(badge.n), x=f"{x + 27:.0f}", y=f"{y + 16.5:.1f}", class_="n") if badge.n > 1 else None
    return el(
        "g",
        el("rect", x=f"{x:.0f}", y=f"{y:.0f}", width=wide, height="22", rx="11", class_="chip"),
        svg_icon(badge.icon, x + 11.5, y + 11, 14, "mini"),
        number,
    )


def _chips(badges: tuple[Badge, ...]) -> list[Markup]:
    """Rows of chips from the top left."""
    found: list[Markup] = []
    x, y = -49.0, -25.0
    for badge in badges[:6]:
        wide = 38 if badge.n > 1 else 25
        if x + wide > 30:
            x, y = -49.0, y + 23
        found.append(_chip(badge, x, y))
        x += wide
    return found


def _traits(traits: tuple[Badge, ...]) -> list[Markup]:
    found: list[Markup] = []
    for i, badge in enumerate(traits[:3]):
        y = -14 + 19 * i
        found.append(el("circle", cx="41", cy=y, r="9.5", class_="trait"))
        found.append(svg_icon(badge.icon, 41 if not badge.n else 37.5, y, 10, "traiticon"))
        if badge.n:
            found.append(el("text", str(badge.n), x="45.5", y=f"{y + 4:.0f}", class_="traitn"))
    return found


@lru_cache(maxsize=4096)
def tile_at(piece: Piece, x: float, y: float) -> Markup:
    """A small card: rim and arrow in its owner's colour, picture, name, numbers in the corners, states as chips."""
    face = piece.face
    left, right = (*piece.numbers, None, None)[:2] if len(piece.numbers) > 1 else (None, *piece.numbers, None)[:2]
    label = sentence(
        piece.label,
        ", ".join(counter_words(n) for n in (*piece.numbers, *([piece.guard] if piece.guard else []))),
        ", ".join(b.words for b in (*piece.badges, *piece.traits)),
        face_words(face) if face else "",
    )
    long = "longer" if len(piece.label) > 13 else "long" if len(piece.label) > 11 else ""
    return el(
        "g",
        el("path", d="M-12 -49L0 -60L12 -49Z", class_="facing", transform="rotate(180)" if piece.facing else None),
        el("rect", x="-56", y="-47", width=WIDE, height=HIGH, rx="12", class_="shadow"),
        el("rect", x="-56", y="-50", width=WIDE, height=HIGH, rx="12", class_="rim"),
        el("rect", x="-51", y="-45", width="102", height="90", rx="8", class_="paper"),
        el("svg", Markup(drawn(face.name)[1]) if face else None, view_box="0 0 100 72", x="-51", y="-27", width="102",
           height="72", preserveAspectRatio="xMidYMid slice", class_="scape"),
        svg_icon(piece.icon, 0, -3, 36, "emblem"),
        el("text", piece.label, x="0", y="-31.5", class_=classes("name", long)),
        *_traits(piece.traits),
        el("rect", x="-51", y="-45", width="102", height="90", rx="8", class_="stance") if piece.guard else None,
        _stat(left, -51, -17 if left.base in (None, left.value) else -9, "left") if left else None,
        _stat(right, 17 if right.base in (None, right.value) else 9, 51, "right") if right else None,
        _guard(piece.guard) if piece.guard else None,
        *_chips(piece.badges),
        el("foreignObject", card_face(face), width="0", height="0", class_="whole") if face else None,
        id=piece.id,
        class_=classes("piece tile", face and f"hue-{face.hue}", piece.owner is not None and f"seat{piece.owner}",
                       piece.dim and "dim", piece.guard and "guarding"),
        transform=f"translate({x:.1f} {y:.1f})",
        data_ref=piece.id,
        data_cell=piece.cell,
        role="button",
        tabindex="-1",
        aria_label=label,
    )  # fmt: skip


# -- places that are no cells


def bounds(points: list[tuple[float, float]]) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def spot_html(board: Board, spot: Spot, at: tuple[float, float], box: tuple[float, float, float, float]) -> Markup:
    """A corner as a diamond, a row or column as its whole strip with a name at the rim, an end as a bar."""
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
    if spot.kind == "end":
        return _end(board, spot, y > (top + bottom) / 2, box)
    if spot.kind == "row":
        strip = (left, y - CELL[1] / 2, right - left, CELL[1])
        name = (left - 15, y + 5)
    else:
        strip = (x - CELL[0] / 2, top, CELL[0], bottom - top)
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
    columns = round((right - left) / CELL[0])
    order = range(columns - 1, -1, -1) if board.turned else range(columns)
    anchors = [
        el("rect", id=f"{spot.id}-{column}", x=f"{left + CELL[0] * (i + 0.5) - 12:.0f}", y=f"{y:.0f}", width="24",
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
