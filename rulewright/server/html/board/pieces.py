"""Pieces as tokens: rim, emblem, numbers and badges; and how several share one cell."""

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from markupsafe import Markup

from rulewright.kernel.page.scene import Badge, Piece
from rulewright.server.html.board.figures import HEADS, figure
from rulewright.server.html.board.landscapes import landscape
from rulewright.server.html.cards import card_face
from rulewright.server.html.elements import classes, el, svg_icon
from rulewright.server.html.icons import SEAT_SIGNS
from rulewright.server.html.pictures import picture_address
from rulewright.server.html.words import counter_words, face_words, sentence, signs_of

LARGE = 1.66  # how much larger tokens are where they fill their hex; beside it stands another, with a gap between


def _emblem(piece: Piece, lift: float) -> list[Markup]:
    """What is on a token: a face, with its sign beside it where that says more; or the sign alone."""
    sign = piece.icon or SEAT_SIGNS[(piece.owner or 0) % len(SEAT_SIGNS)]
    at = picture_address(piece.picture, portrait=True)
    if not at:
        return [svg_icon(sign, 0, lift - 2, 24, "emblem")]
    face = el("image", href=at, x="-22", y=f"{lift - 22:.0f}", width="44", height="44", class_="face")
    if not piece.signed:
        return [face]
    return [face, el("circle", cx="0", cy=f"{lift + 20:.0f}", r="10", class_="signed"),
            svg_icon(sign, 0, lift + 20, 13, "emblem")]  # fmt: skip


@lru_cache(maxsize=4096)
def piece_at(piece: Piece, x: float, y: float, scale: float = 1, roomy: bool = False, below: str = "") -> Markup:
    """A token: rim in its owner's colour, emblem, numbers below, badges above; where there is room, in the corners.

    What stands `below` a token that fills its hex is to be seen above its rim.
    """
    x += 14 * piece.slot
    y -= 8 * piece.slot
    numbers: list[Markup] = []
    shown = piece.numbers[:3]
    widths = [(8 + 9 * len(str(number.value))) if roomy else (9 + 12 * len(str(number.value))) for number in shown]
    left = -(sum(widths) + 2 * (len(shown) - 1)) / 2
    apart = roomy and len(shown) == 2
    filling = scale == LARGE
    low_edge = 2 if filling else 16  # a token as wide as its hex keeps its numbers on it
    for i, (number, width) in enumerate(zip(shown, widths, strict=True)):
        low = number.most is not None and number.value * 3 <= number.most
        at = left if not apart else NUMBERS - width if i else -NUMBERS
        numbers += [
            el(
                "rect",
                x=f"{at:.1f}",
                y=14 if roomy else low_edge,
                width=width,
                height=19 if roomy else 21,
                rx="8",
                class_=f"pill p{i}{' low' * low}",
            ),
            el(
                "text",
                str(number.value),
                x=f"{at + width / 2:.1f}",
                y="28.5" if roomy else low_edge + 17,
                class_="number",
            ),
        ]
        left += width + 2
    badges: list[Markup] = []
    for b, (bx, by) in badge_spots(piece, roomy, filling):
        badges += _badge(b, bx, by, TIGHT if filling else SIDE if roomy else WIDE)
    lift = -5 if apart else 0
    whole = piece.face if roomy or filling else None  # the card itself, for looking closer
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
    stands = roomy and piece.icon.removeprefix("chess-") in HEADS
    drawn = (
        figure(piece)
        if stands
        else [
            el("circle", cx="0", cy=lift + 3, r="25", class_="shadow"),
            el("circle", cx="0", cy=lift, r="25", class_="rim"),
            el("circle", cx="0", cy=lift, r="20", class_="disc"),
            *_emblem(piece, lift),
        ]
    )
    return el(
        "g",
        *drawn,
        el("g", landscape(below, ""), transform="translate(0 -28) scale(0.34)") if below else None,
        facing,
        *numbers,
        *badges,
        el("foreignObject", card_face(whole), width="0", height="0", class_="whole") if whole else None,
        id=piece.id,
        class_=classes(
            "piece",
            stands and "figure",
            piece.owner is not None and f"seat{piece.owner}",
            piece.dim and "dim",
            piece.tone,
        ),
        transform=f"translate({x:.1f} {y:.1f})" + (f" scale({scale})" if scale != 1 else ""),
        data_ref=piece.id,
        data_cell=piece.cell,
        data_signs=signs_of(piece) or None,
        role="button",
        tabindex="-1",
        aria_label=label,
    )


EDGE = 34  # from a piece's middle to the side of its square
NUMBERS = 32  # to its numbers: those of the next square begin beyond a gap
RADIUS = 25  # of a token
WIDE = 20  # a badge
TIGHT = 15  # one that must not reach over the rim
SIDE = 18  # one beside a figure: neither on its head, which says what it is, nor on its face
ROW = (-23, -7, 9)


def _badge(badge: Badge, x: int, y: int, wide: int) -> list[Markup]:
    """A sign, with its number at the right."""
    found = [
        el("rect", x=x, y=y, width=wide + (_number_wide(wide) if badge.n else 0), height=min(wide, 18),
           rx=wide // 2 - 1, class_="chip"),
        svg_icon(badge.icon, x + wide / 2, y + min(wide, 18) / 2, 12 if wide > TIGHT else 11, "mini"),
    ]  # fmt: skip
    if badge.n:
        spot = {"x": x + wide + (5 if wide > TIGHT else 3.5), "y": y + (14 if wide > TIGHT else 11.5)}
        found.append(el("text", str(badge.n), **spot, class_="number small"))
    return found


def _number_wide(wide: int) -> int:
    return 14 if wide > TIGHT else 9


def badge_spots(piece: Piece, roomy: bool, filling: bool) -> Iterator[tuple[Badge, tuple[int, int]]]:
    """Up to four badges in two rows from the top.

    On a square they stand at its sides, from the numbers upwards, so that the figure's head is to be seen; those with a
    side of their own stand at it, above the others. On a token that fills its hex they stand in one row within its
    rim, so that who stands beside it is to be seen, too: two with their numbers, or three signs.
    """
    if filling:
        few = len(piece.badges) < len(ROW)
        for b, x in zip(piece.badges, (-RADIUS, 1) if few else ROW, strict=False):
            yield b if few else replace(b, n=0), (x, -22)
        return
    wide, edge, top, row = (SIDE, EDGE, -5, -19) if roomy else (WIDE, 36, -38, 19)
    sided = [b for b in piece.badges if b.side] if roomy else []
    plain = [b for b in piece.badges if b not in sided][: 4 - len(sided)]
    rows = {True: 0, False: 0}  # so many stand on the left, and on the right
    for i, b in enumerate([*plain, *sided]):
        on_left = b.side == "left" if b in sided else i % 2 == 0
        shown = replace(b, n=0) if roomy and rows[on_left] else b  # beside the head there is no room for a number
        more = _number_wide(wide) if shown.n else 0
        yield shown, (-edge if on_left else edge - wide - more, top + row * rows[on_left])
        rows[on_left] += 1


CROWDED = 0.5
FAN = 30.0  # from a cell's middle to the middles of the pieces that stand along its lower edge
FEW: tuple[list[tuple[float, float, float]], ...] = (
    [(0, 15, 0.82)],
    [(-21, 16, 0.78), (21, 16, 0.78)],
    [(-28, 10, 0.62), (0, 24, 0.62), (28, 10, 0.62)],
)


def crowd(n: int) -> list[tuple[float, float, float]]:
    """Where so many pieces stand on one cell of a map, from its middle, and how large each is drawn.

    They stand along its lower edge, smaller the more there are: what lies there stays in sight above them. Few of them
    stand side by side, none before another.
    """
    if n <= len(FEW):
        return FEW[n - 1]
    size = 0.5 if n == 4 else 0.42 if n <= 6 else 0.34
    wide = min(290.0, 46.0 * (n - 1))  # degrees of the arc they take: in the end all around the middle
    turns = [math.radians(90 + wide / 2 - wide * i / (n - 1)) for i in range(n)]
    return [(FAN * 1.15 * math.cos(turn), FAN * 0.62 * math.sin(turn), size) for turn in turns]
