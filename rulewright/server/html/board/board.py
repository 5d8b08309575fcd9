"""Boards as SVG in layers: the ground once, overlays, pieces, and what can be clicked on top of all."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from markupsafe import Markup

from rulewright.kernel.page.scene import Board, Cell, Overlay, Piece, Shape, Spot
from rulewright.server.html.board.card_pieces import tile_at
from rulewright.server.html.board.drawings import overlay_html
from rulewright.server.html.board.geometry import SIZE, Point, bounds, center, frame, outline, points
from rulewright.server.html.board.landscapes import STANDS, landscape
from rulewright.server.html.board.pieces import CROWDED, LARGE, crowd, piece_at
from rulewright.server.html.board.spots import spot_html
from rulewright.server.html.elements import classes, el, icon, svg_icon
from rulewright.server.html.fragment_diff import Fragments
from rulewright.server.html.name_seed import Seed
from rulewright.server.html.words import counter_words, sentence


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


HIGH = 11  # how far a wall rises above the ground
WOOD = 8  # how wide the frame of a square board is


def _area(board: Board, corners: list[Point], dy: float, class_: str) -> Markup:
    """A cell's area, so much lower; fields of lanes have round corners, as the cards on them."""
    if board.shape != "lanes":
        return el("polygon", points=points(corners, dy), class_=class_)
    left, top, right, bottom = bounds(corners)
    return el("rect", x=f"{left:.1f}", y=f"{top + dy:.1f}", width=f"{right - left:.1f}", height=f"{bottom - top:.1f}",
              rx="12", class_=class_)  # fmt: skip


def cell_ground(board: Board, cell: Cell) -> Markup:
    x, y = center(board, cell.at)
    corners = outline(board, cell.at, 1) if board.shape == "square" else outline(board, cell.at)
    odd = board.shape == "square" and (cell.at[0] + cell.at[1]) % 2 == 1
    scene = None
    if board.shape in ("hex", "hexmap") and not cell.hidden:
        scene = landscape(STANDS.get(cell.icon, cell.terrain), cell.id)
    raised = board.shape == "hex" and cell.terrain == "wall"
    tone = Seed(cell.id).below(3) if board.shape == "hex" else 0
    return el(
        "g",
        _area(board, corners, 5, "under"),
        *[_area(board, corners, -dy, "flank") for dy in range(0, HIGH, 3) if raised],
        _area(board, corners, -HIGH if raised else 0, "top"),
        el("g", scene, transform=f"translate({x:.0f} {y:.0f})") if scene else texture(cell, x, y),
        *walls(board, cell),
        svg_icon(cell.icon, x, y, 30, "feature") if cell.icon and not scene else None,
        el("text", cell.mark, x=f"{x:.0f}", y=f"{y + 5:.0f}", class_="mark") if cell.mark else None,
        class_=classes(
            "cell",
            f"t-{'unknown' if cell.hidden else cell.terrain}",
            odd and "odd",
            tone and f"tone{tone}",
            cell.owner is not None and f"seat{cell.owner}",
        ),
    )


def ground_html(board: Board) -> Markup:
    """The ground layer."""
    rim, around = ([], [_wood(board)]) if board.shape == "square" else (hex_rim(board), [])
    for i, name in enumerate(board.columns if board.shape == "square" else ()):
        x, _ = center(board, (i, 0))
        y = max(center(board, c.at)[1] for c in board.cells) + SIZE
        rim.append(el("text", name, x=f"{x:.0f}", y=f"{y + 20:.0f}", class_="rim"))
    for i, name in enumerate(board.rows if board.shape == "square" else ()):
        _, y = center(board, (0, i))
        x = min(center(board, c.at)[0] for c in board.cells) - SIZE
        rim.append(el("text", name, x=f"{x - 11:.0f}", y=f"{y + 6:.0f}", class_="rim"))

    def order(cell: Cell) -> tuple[bool, float]:
        """Marked ones above their neighbours; what rises, above what lies behind it."""
        return cell.owner is not None, center(board, cell.at)[1]

    cells = sorted(board.cells, key=order)
    return el("g", *around, *[cell_ground(board, cell) for cell in cells], *rim, id="board-ground")


def _wood(board: Board) -> Markup:
    """The frame that squares lie in."""
    left, top, right, bottom = bounds([p for cell in board.cells for p in outline(board, cell.at, 1)])
    return el("rect", x=f"{left - WOOD:.0f}", y=f"{top - WOOD:.0f}", width=f"{right - left + 2 * WOOD:.0f}",
              height=f"{bottom - top + 2 * WOOD:.0f}", rx="6", class_="wood")  # fmt: skip


def hex_rim(board: Board) -> list[Markup]:
    """Names of rows at their left end, of slanting columns at their lower end."""
    spots = [cell.at for cell in board.cells]
    ends = [(name, q, max(b for a, b in spots if a == q), (0.0, 0.68))
            for q, name in zip(sorted({q for q, _ in spots}), board.columns, strict=False)]  # fmt: skip
    ends += [(name, min(a for a, b in spots if b == r), r, (-0.66, 0.0))
             for r, name in zip(sorted({r for _, r in spots}), board.rows, strict=False)]  # fmt: skip
    found = [(name, center(board, (q + dq, r + dr))) for name, q, r, (dq, dr) in ends]
    return [el("text", name, x=f"{x:.0f}", y=f"{y + 5:.0f}", class_="rim") for name, (x, y) in found]


def hits_html(board: Board) -> Markup:
    """What can be clicked: every cell, invisible until it is lit; of squares, which are small on a phone, all."""
    hits = [_hit(board.shape, board.turned, cell.id, cell.at, cell.label) for cell in board.cells]
    return el("g", *hits, id="board-hits")


@lru_cache(maxsize=8192)
def _hit(shape: Shape, turned: bool, id: str, at: tuple[int, int], label: str) -> Markup:
    wide = 0.97 if shape == "square" else 0.9
    return el(
        "polygon",
        id=id,
        points=points(outline(Board(shape, (), turned=turned), at, wide)),
        class_="hit",
        data_ref=id,
        role="button",
        tabindex="-1",
        aria_label=label,
    )


SCALES = (
    ("magnifying-glass-plus", "Closer", "1.4"),
    ("magnifying-glass-minus", "Farther", "0.7"),
    ("expand", "All", "0"),
)


def scale_button(name: str, label: str, factor: str) -> Markup:
    return el("button", icon(name), type="button", class_="tool", data_scale=factor, aria_label=label, title=label)


def fading(id: str, kind: str, *stops: tuple[str, float]) -> Markup:
    """A round gradient: at these shares of the way outward it is so strong."""
    return el(
        "radialGradient",
        *[el("stop", offset=at, class_=f"stop-{kind}", stop_opacity=much) for at, much in stops],
        id=id,
    )


DEFS = el(
    "defs",
    fading("dot", "act", ("32%", 0.85), ("34%", 0)),
    fading("ring", "act", ("80%", 0), ("82%", 0.85), ("98%", 0.85), ("100%", 0)),
    fading("alarm", "alarm", ("10%", 1), ("55%", 0.75), ("100%", 0)),
)


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
        el(
            "svg",
            DEFS if board.shape == "square" else None,
            *layers,
            viewBox=frame(board),
            class_=f"board {board.shape}",
            role="group",
            aria_label="Board",
        ),
        el("div", *[scale_button(*each) for each in SCALES], class_="scales"),
        id="board",
        class_="board-frame",
        tabindex="0",
        role="region",
        aria_label="Board",
    )


@lru_cache(maxsize=128)
def _still(board: Board) -> tuple[Fragments, dict[str, tuple[float, float]]]:
    """What stays as long as the cells do: the frame, the ground, what can be clicked, and where each cell is."""
    drawn = {"board": board_html(board), "board-ground": ground_html(board), "board-hits": hits_html(board)}
    parents = ("middle", "board-terrain", "board-targets")
    still = {id: (parent, str(html)) for parent, (id, html) in zip(parents, drawn.items(), strict=True)}
    return still, {cell.id: center(board, cell.at) for cell in board.cells}


@lru_cache(maxsize=256)
def board_fragments(board: Board) -> Fragments:
    """The keyed parts of a board, by layer."""
    scale, roomy = {"lanes": 0.66, "hex": LARGE}.get(board.shape, 1.25), board.shape == "square"
    bare = Board(board.shape, board.cells, columns=board.columns, rows=board.rows, turned=board.turned)
    still, where = _still(bare)
    where = where | {spot.id: center(board, spot.at) for spot in board.spots}
    found = {id: still[id] for id in ("board", "board-ground")}
    for overlay in board.overlays:
        found[f"over-{overlay.ref}-{overlay.kind}"] = _overlay(bare, overlay)
    found["board-hits"] = still["board-hits"]
    rooms: dict[str, Iterator[tuple[float, float, float]]] = {}
    if board.shape == "hexmap":
        held = [piece.cell for piece in board.pieces]
        rooms = {cell: iter(crowd(held.count(cell))) for cell in dict.fromkeys(held)}
    below = {cell.id: STANDS.get(cell.icon, "") for cell in board.cells} if board.shape == "hex" else {}
    for piece in board.pieces:
        x, y = where[piece.cell]
        if rooms:
            dx, dy, size = next(rooms[piece.cell])
            shown = piece
            if size < CROWDED:  # no room for numbers: they are said, not drawn
                said = sentence(piece.label, ", ".join(counter_words(n) for n in piece.numbers))
                shown = replace(piece, numbers=(), badges=(), label=said)
            found[piece.id] = _piece(shown, x + dx, y + dy, size, False)
        else:
            found[piece.id] = _piece(piece, x, y, scale, roomy, below.get(piece.cell, ""))
    for spot in board.spots:
        found[spot.id] = _spot(bare, spot)
    return found


@lru_cache(maxsize=2048)
def _overlay(board: Board, overlay: Overlay) -> tuple[str, str]:
    return "board-overlays", str(overlay_html(board, overlay))


@lru_cache(maxsize=4096)
def _piece(piece: Piece, x: float, y: float, scale: float, roomy: bool, below: str = "") -> tuple[str, str]:
    drawn = tile_at(piece, x, y) if piece.form == "tile" else piece_at(piece, x, y, scale, roomy, below)
    return "board-pieces", str(drawn)


@lru_cache(maxsize=512)
def _spot(board: Board, spot: Spot) -> tuple[str, str]:
    box = bounds([p for cell in board.cells for p in outline(board, cell.at, 1)])
    return "board-spots", str(spot_html(board, spot, center(board, spot.at), box))
