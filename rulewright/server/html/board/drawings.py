"""What is drawn over a board while a thing is looked at: reach, sight, ways, and where a line is broken."""

from markupsafe import Markup

from rulewright.kernel.page.scene import Board, Drawing, Line, Overlay
from rulewright.server.html.board.geometry import center, first_touch, outline, points
from rulewright.server.html.elements import classes, el


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
