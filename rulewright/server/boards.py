"""Boards as SVG in layers: the ground once, overlays, pieces, and what can be clicked on top of all."""

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from markupsafe import Markup

from rulewright.kernel.page.scene import Badge, Board, Cell, Drawing, Line, Overlay, Piece
from rulewright.server.art import Seed
from rulewright.server.cards import card_face, counter_words, face_words, sentence
from rulewright.server.el import classes, el, icon
from rulewright.server.icons import SEAT_SIGNS
from rulewright.server.tiles import CELL as LANE
from rulewright.server.tiles import RIM, bounds, spot_html, svg_icon, tile_at

SIZE = 50.0
ROOT3 = math.sqrt(3)
Point = tuple[float, float]


def center(board: Board, at: tuple[float, float]) -> Point:
    """Where a cell lies on the drawing."""
    x, y = at
    if board.shape in {"hex", "hexmap"}:
        point = (SIZE * ROOT3 * (x + y / 2), SIZE * 1.5 * y)
    elif board.shape == "lanes":
        point = (LANE[0] * x, LANE[1] * y)
    else:
        point = (SIZE * 1.7 * x, SIZE * 1.7 * y)
    return (-point[0], -point[1]) if board.turned else point


def outline(board: Board, at: tuple[int, int], shrink: float = 0.96) -> list[Point]:
    """The corners of a cell, from the east corner against the clock."""
    x, y = center(board, at)
    if board.shape in {"hex", "hexmap"}:
        turns = [math.radians(30 + 60 * k) for k in range(6)]
        return [(x + SIZE * shrink * math.cos(t), y - SIZE * shrink * math.sin(t)) for t in turns]
    w, h = (LANE[0] / 2, LANE[1] / 2) if board.shape == "lanes" else (SIZE * 0.85, SIZE * 0.85)
    w, h = w * shrink, h * shrink
    return [(x + w, y + h), (x + w, y - h), (x - w, y - h), (x - w, y + h)]


def points(corners: list[Point], dy: float = 0) -> str:
    return " ".join(f"{x:.1f},{y + dy:.1f}" for x, y in corners)


def frame(board: Board) -> str:
    """The viewBox: all cells and a rim for the coordinates."""
    corners = [p for cell in board.cells for p in outline(board, cell.at, 1)]
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, bottom = min(y for _, y in corners), max(y for _, y in corners)
    if board.spots:
        return f"{left - 30:.0f} {top - RIM - 6:.0f} {right - left + 60:.0f} {bottom - top + 2 * RIM + 34:.0f}"
    rim = 26 if board.columns or board.rows else 10
    return f"{left - rim:.0f} {top - 12:.0f} {right - left + 2 * rim:.0f} {bottom - top + 24 + rim:.0f}"


def texture(cell: Cell, x: float, y: float) -> Markup:
    """A few strokes that tell the terrain without its colour."""
    seed = Seed(cell.id + cell.terrain)
    shapes = {
        "forest": "M{x} {y}l-6 12h4l-6 9h16l-6 -9h4z",
        "mountain": "M{x} {y}l-13 20h26zM{x} {y}l-4 7 4 -1 4 3z",
        "water": "M{x} {y}q5 -6 10 0t10 0",
        "grass": "M{x} {y}l-2 -7M{x} {y}v-8M{x} {y}l3 -6",
        "desert": "M{x} {y}q8 -5 16 0",
        "ruin": "M{x} {y}v-12h5v6h4v-9h5v15z",
        "lava": "M{x} {y}q4 -12 8 -3q5 -8 7 3z",
        "swamp": "M{x} {y}h12M{x} {y}m3 -4v-7m4 7v-5",
        "wall": "M{x} {y}h16v7h-16zM{x} {y}m8 0v7m-16 0h32v8h-32z",
    }
    shape = shapes.get(cell.terrain)
    if shape is None:
        return Markup("")
    spots = [
        (-22 + seed.below(14), -14 + seed.below(10)),
        (6 + seed.below(12), -6 + seed.below(10)),
        (-14 + seed.below(18), 12 + seed.below(8)),
    ]
    d = "".join(shape.format(x=f"{x + dx:.0f}", y=f"{y + dy:.0f}") for dx, dy in spots)
    return el("path", d=d, class_=f"texture t-{cell.terrain}")


def walls(board: Board, cell: Cell) -> Iterator[Markup]:
    """Thick strokes along the closed sides. Hex side d lies between corners d - 1 and d."""
    corners = outline(board, cell.at, 1)
    n = len(corners)
    for side in cell.walls:
        a, b = (corners[(side - 1) % n], corners[side % n]) if n == 6 else (corners[side], corners[(side + 1) % n])
        yield el("line", x1=f"{a[0]:.1f}", y1=f"{a[1]:.1f}", x2=f"{b[0]:.1f}", y2=f"{b[1]:.1f}", class_="wall")


def cell_ground(board: Board, cell: Cell) -> Markup:
    x, y = center(board, cell.at)
    corners = outline(board, cell.at)
    odd = board.shape == "square" and (cell.at[0] + cell.at[1]) % 2 == 1
    return el(
        "g",
        el("polygon", points=points(corners, 5), class_="under"),
        el("polygon", points=points(corners), class_="top"),
        texture(cell, x, y),
        *walls(board, cell),
        svg_icon(cell.icon, x, y, 30, "feature") if cell.icon else None,
        el("text", cell.mark, x=f"{x:.0f}", y=f"{y + 5:.0f}", class_="mark") if cell.mark else None,
        class_=classes(
            "cell",
            f"t-{'unknown' if cell.hidden else cell.terrain}",
            odd and "odd",
            cell.owner is not None and f"seat{cell.owner}",
        ),
    )


@lru_cache(maxsize=64)
def ground_html(board: Board) -> Markup:
    """The ground layer; the same object for the same cells, so it is drawn once."""
    rim = []
    for i, name in enumerate(board.columns):
        x, _ = center(board, (i, 0))
        y = max(center(board, c.at)[1] for c in board.cells) + SIZE
        rim.append(el("text", name, x=f"{x:.0f}", y=f"{y + 14:.0f}", class_="rim"))
    for i, name in enumerate(board.rows):
        _, y = center(board, (0, i))
        x = min(center(board, c.at)[0] for c in board.cells) - SIZE
        rim.append(el("text", name, x=f"{x - 6:.0f}", y=f"{y + 4:.0f}", class_="rim"))
    cells = sorted(board.cells, key=lambda cell: cell.owner is not None)  # marked ones above their neighbours
    return el("g", *[cell_ground(board, cell) for cell in cells], *rim, id="board-ground")


def hits_html(board: Board) -> Markup:
    """What can be clicked: every cell, invisible until it is lit; of squares, which are small on a phone, all."""
    wide = 0.97 if board.shape == "square" else 0.9
    hits = [
        el(
            "polygon",
            id=cell.id,
            points=points(outline(board, cell.at, wide)),
            class_="hit",
            data_ref=cell.id,
            role="button",
            tabindex="-1",
            aria_label=cell.label,
        )
        for cell in board.cells
    ]
    return el("g", *hits, id="board-hits")


def overlay_html(board: Board, overlay: Overlay) -> Markup:
    """Cells that light up while a thing is looked at, with their notes."""
    by_id = {cell.id: cell for cell in board.cells}
    shown = [el("polygon", points=points(outline(board, by_id[id].at, 0.88))) for id in overlay.cells if id in by_id]
    for id, note in zip(overlay.cells, overlay.notes, strict=False):
        x, y = center(board, by_id[id].at)
        if overlay.open:
            y -= 33
            wide = 14 + 10 * len(note)
            corner = {"x": f"{x - wide / 2:.1f}", "y": f"{y - 11:.1f}"}
            shown.append(el("rect", **corner, width=wide, height="22", rx="11", class_="price"))
        shown.append(el("text", note, x=f"{x:.1f}", y=f"{y + 6:.1f}", class_="note"))
    return el(
        "g",
        *shown,
        id=f"over-{overlay.ref}-{overlay.kind}",
        class_=classes("overlay", overlay.kind, overlay.open and "open"),
        data_over=overlay.ref,
    )


def first_touch(a: Point, b: Point, corners: list[Point]) -> tuple[float, int]:
    """How far along from a to b a border is first touched (0 to 1), and by which of its sides; a corner counts."""
    (ax, ay), (dx, dy) = a, (b[0] - a[0], b[1] - a[1])
    best, side = 2.0, -1
    for i, (px, py) in enumerate(corners):
        qx, qy = corners[(i + 1) % len(corners)]
        ex, ey = qx - px, qy - py
        across = dx * ey - dy * ex
        if abs(across) < 1e-6:
            if abs((px - ax) * dy - (py - ay) * dx) > 1e-3 * math.hypot(dx, dy):
                continue  # beside the line
            far = dx * dx + dy * dy  # the line runs along this side
            t = min(((x - ax) * dx + (y - ay) * dy) / far for x, y in ((px, py), (qx, qy)))
        else:
            t = ((px - ax) * ey - (py - ay) * ex) / across
            u = ((px - ax) * dy - (py - ay) * dx) / across
            if not -0.02 <= u <= 1.02:
                continue
        if -0.02 <= t < best:
            best, side = t, i
    return (max(0.0, min(1.0, best)), side) if side >= 0 else (1.0, -1)


def line_html(board: Board, line: Line) -> Markup:
    """A way, a line of sight, or one that is broken: there the side that breaks it is marked."""
    by_id = {cell.id: cell for cell in board.cells}
    spots = [center(board, by_id[id].at) for id in line.cells if id in by_id]
    if len(spots) < 2:
        return Markup("")
    if line.kind != "blocked" or line.broken not in by_id:
        return el("polyline", points=points(spots), class_=f"line {line.kind}")
    (ax, ay), (bx, by) = spots[0], spots[-1]
    corners = outline(board, by_id[line.broken].at, 1)
    t, side = first_touch(spots[0], spots[-1], corners)
    cut = (ax + t * (bx - ax), ay + t * (by - ay))
    edge = [corners[side], corners[(side + 1) % len(corners)]] if side >= 0 else []
    return el(
        "g",
        el("polygon", points=points(outline(board, by_id[line.broken].at, 0.94)), class_="breaker"),
        el("polyline", points=points([spots[0], cut]), class_="line sight"),
        el("polyline", points=points([cut, spots[-1]]), class_="line blocked"),
        el("polyline", points=points(edge), class_="edge") if edge else None,
        el("path", d=f"M{cut[0] - 7:.1f} {cut[1] - 7:.1f}l14 14m0 -14l-14 14", class_="cut"),
    )


def drawing_html(board: Board, drawing: Drawing) -> Markup:
    """What is drawn while a thing is looked at."""
    overlays = [overlay_html(board, each) for each in drawing.overlays]
    return el("g", *overlays, *[line_html(board, each) for each in drawing.lines], id="looked", class_="looked")


@lru_cache(maxsize=4096)
def piece_at(piece: Piece, x: float, y: float, scale: float = 1, roomy: bool = False) -> Markup:
    """A token: rim in its owner's colour, emblem, numbers below, badges above; where there is room, in the corners."""
    x += 14 * piece.slot
    y -= 8 * piece.slot
    numbers: list[Markup] = []
    shown = piece.numbers[:3]
    widths = [9 + 12 * len(str(number.value)) for number in shown]
    left = -(sum(widths) + 2 * (len(shown) - 1)) / 2
    apart = roomy and len(shown) == 2
    for i, (number, width) in enumerate(zip(shown, widths, strict=True)):
        low = number.most is not None and number.value * 3 <= number.most
        at = left if not apart else EDGE - width if i else -EDGE
        numbers += [
            el("rect", x=f"{at:.1f}", y="10", width=width, height="23", rx="9", class_=f"pill p{i}{' low' * low}"),
            el("text", str(number.value), x=f"{at + width / 2:.1f}", y="28.5", class_="number"),
        ]
        left += width + 2
    badges: list[Markup] = []
    for b, (bx, by) in badge_spots(piece, roomy):
        badges += [
            el("rect", x=bx, y=by, width=34 if b.n else 20, height="18", rx="9", class_="chip"),
            svg_icon(b.icon, bx + 10, by + 9, 12, "mini"),
        ]
        if b.n:
            badges.append(el("text", str(b.n), x=bx + 25, y=by + 14, class_="number small"))
    lift = -5 if apart else 0
    whole = piece.face if roomy else None  # the card itself, for looking closer
    facing = (
        el("path", d="M0 -31l6 8h-12z", class_="facing", transform=f"rotate({90 - 60 * piece.facing})")
        if piece.facing is not None
        else None
    )
    label = sentence(
        piece.label,
        ", ".join(counter_words(n) for n in piece.numbers),
        ", ".join(b.words for b in piece.badges),
        face_words(piece.face) if piece.face else "",
    )
    return el(
        "g",
        el("circle", cx="0", cy=lift + 3, r="25", class_="shadow"),
        el("circle", cx="0", cy=lift, r="25", class_="rim"),
        el("circle", cx="0", cy=lift, r="20", class_="disc"),
        facing,
        svg_icon(piece.icon or SEAT_SIGNS[(piece.owner or 0) % len(SEAT_SIGNS)], 0, lift - 2, 24, "emblem"),
        *numbers,
        *badges,
        el("foreignObject", card_face(whole), width="0", height="0", class_="whole") if whole else None,
        id=piece.id,
        class_=classes("piece", piece.owner is not None and f"seat{piece.owner}", piece.dim and "dim", piece.tone),
        transform=f"translate({x:.1f} {y:.1f})" + (f" scale({scale})" if scale != 1 else ""),
        data_ref=piece.id,
        data_cell=piece.cell,
        role="button",
        tabindex="-1",
        aria_label=label,
    )


EDGE = 33  # from a piece's middle to the side of its square


def badge_spots(piece: Piece, roomy: bool) -> Iterator[tuple[Badge, tuple[int, int]]]:
    """Up to four badges in two rows from the top; those with a side of their own stand at it, in the second row."""
    edge, top, row = (EDGE, -33, 20) if roomy else (36, -38, 19)
    sided = [b for b in piece.badges if b.side] if roomy else []
    plain = [b for b in piece.badges if b not in sided][: 4 - len(sided)]
    for i, b in enumerate([*plain, *sided]):
        second = row if b in sided or i > 1 else 0
        on_left = b.side == "left" if b in sided else i % 2 == 0
        yield b, (-edge if on_left else edge - (34 if b.n else 20), top + second)


CROWDED = 0.6


def crowd(n: int) -> list[tuple[float, float, float]]:
    """Where so many pieces stand on one cell of a map, from its middle, and how large each is drawn."""
    if n == 1:
        return [(0, 4, 1.0)]
    if n == 2:
        return [(-19, 4, 0.78), (19, 4, 0.78)]
    if n <= 4:
        four: list[tuple[float, float, float]] = [(-18, -10, 0.62), (18, -10, 0.62), (-18, 22, 0.62), (18, 22, 0.62)]
        return four[:n]
    rest = n - 1  # one in the middle, the others around it
    size = 0.55 if n <= 7 else 0.46
    ring = [(30 * math.cos(2 * math.pi * i / rest), 28 * math.sin(2 * math.pi * i / rest)) for i in range(rest)]
    return [(0.0, 3.0, size), *((x, y + 3, size) for x, y in ring)]


SCALES = (
    ("magnifying-glass-plus", "Closer", "1.4"),
    ("magnifying-glass-minus", "Farther", "0.7"),
    ("expand", "All", "0"),
)


def scale_button(name: str, label: str, factor: str) -> Markup:
    return el("button", icon(name), type="button", class_="tool", data_scale=factor, aria_label=label, title=label)


def board_html(board: Board) -> Markup:
    """The drawing with its empty layers; terrain, pieces and targets are put into them."""
    order: tuple[str, ...] = ("terrain", "overlays", "pieces", "targets")
    if board.shape == "square":
        order = ("terrain", "overlays", "targets", "pieces")  # a piece is looked at; a click finds what is lit below it
    if board.shape == "lanes":
        order = ("terrain", "targets", "pieces", "overlays", "spots")  # tiles fill their cells and are looked at
    layers = [el("g", id=f"board-{name}", data_slot=True) for name in order]
    return el(
        "div",
        el("svg", *layers, viewBox=frame(board), class_=f"board {board.shape}", role="group", aria_label="Board"),
        el("div", *[scale_button(*each) for each in SCALES], class_="scales"),
        id="board",
        class_="board-frame",
        tabindex="0",
        role="region",
        aria_label="Board",
    )


def board_fragments(board: Board) -> dict[str, tuple[str, str]]:
    """The keyed parts of a board, by layer."""
    scale, roomy = {"lanes": 0.66}.get(board.shape, 1.25), board.shape == "square"
    where = {cell.id: center(board, cell.at) for cell in board.cells}
    where |= {spot.id: center(board, spot.at) for spot in board.spots}
    still = Board(board.shape, board.cells, columns=board.columns, rows=board.rows, turned=board.turned)
    found: dict[str, tuple[str, str]] = {"board": ("middle", board_html(board))}
    found["board-ground"] = ("board-terrain", ground_html(still))
    for overlay in board.overlays:
        found[f"over-{overlay.ref}-{overlay.kind}"] = ("board-overlays", overlay_html(board, overlay))
    found["board-hits"] = ("board-targets", hits_html(board))
    rooms: dict[str, Iterator[tuple[float, float, float]]] = {}
    if board.shape == "hexmap":
        held = [piece.cell for piece in board.pieces]
        rooms = {cell: iter(crowd(held.count(cell))) for cell in dict.fromkeys(held)}
    for piece in board.pieces:
        x, y = where[piece.cell]
        if rooms:
            dx, dy, size = next(rooms[piece.cell])
            shown = piece
            if size < CROWDED:  # no room for numbers: they are said, not drawn
                said = sentence(piece.label, ", ".join(counter_words(n) for n in piece.numbers))
                shown = replace(piece, numbers=(), badges=(), label=said)
            found[piece.id] = ("board-pieces", piece_at(shown, x + dx, y + dy, size))
        else:
            drawn = tile_at(piece, x, y) if piece.form == "tile" else piece_at(piece, x, y, scale, roomy)
            found[piece.id] = ("board-pieces", drawn)
    if board.spots:
        box = bounds([p for cell in board.cells for p in outline(board, cell.at, 1)])
        for spot in board.spots:
            found[spot.id] = ("board-spots", spot_html(board, spot, center(board, spot.at), box))
    return found
