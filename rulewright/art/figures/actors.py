"""Small figures in the middle distance, for pictures of deeds: feet at the origin, some 56 high, in poses by their joints."""

from typing import NamedTuple

from rulewright.art.drawing.colour import darker, lighter, mix
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import closed, ribbon, ring

P = tuple[float, float]


class Joints(NamedTuple):
    """A pose; x to the right is where the figure looks."""

    head: P
    neck: P
    hip: P
    knee1: P
    foot1: P
    knee2: P
    foot2: P
    elbow1: P
    hand1: P
    elbow2: P
    hand2: P


def _pose(text: str) -> Joints:
    values = [float(word) for word in text.split()]
    return Joints(*[(values[i], values[i + 1]) for i in range(0, 22, 2)])


POSES = {  #          head     neck     hip     knee1    foot1    knee2    foot2    elbow1   hand1    elbow2   hand2
    "stand": _pose("1 -50   0 -41   0 -22   -3 -11   -5 0     4 -11    5 0      -7 -32   -6 -22   7 -32    8 -23"),
    "cast": _pose("3 -49    1 -40   -2 -22  -6 -11   -11 0    5 -12    7 0      9 -36    20 -38   8 -31    19 -30"),
    "raise": _pose("1 -49   0 -41   0 -22   -5 -11   -8 0     5 -11    7 0      -9 -47   -11 -60  9 -47    11 -60"),
    "spread": _pose("1 -50  0 -41   0 -22   -5 -11   -8 0     5 -11    8 0      -11 -40  -22 -45  11 -40   22 -45"),
    "kneel": _pose("4 -38   1 -30   -2 -13  7 -13    6 0      -6 -3    -18 0    6 -21    13 -17   -2 -20   8 -13"),
    "run": _pose("10 -46    6 -38   -1 -21  11 -18   9 -3     -9 -13   -22 -9   -4 -31   2 -22    14 -32   20 -40"),
    "charge": _pose("12 -44 7 -36   -1 -20  12 -16   12 0     -10 -11  -22 -4   12 -30   25 -31   0 -28    8 -24"),
    "flee": _pose("9 -46    5 -38   -1 -21  11 -18   7 -3     -9 -14   -23 -12  14 -44   20 -54   -4 -40   -10 -50"),
    "fall": _pose("-16 -34  -10 -29 2 -18   10 -26   20 -22   13 -12   24 -6    -16 -18  -24 -10  -4 -38   -2 -50"),
    "crouch": _pose("9 -31  4 -25   -5 -13  6 -13    4 0      -12 -8   -14 0    10 -18   18 -14   2 -16    10 -9"),
    "leap": _pose("10 -56   6 -48   -2 -32  10 -32   6 -20    -10 -24  -22 -20  12 -54   18 -66   -6 -48   -15 -54"),
    "throw": _pose("4 -49   0 -41   -2 -22  8 -13    12 0     -8 -12   -14 0    -9 -46   -10 -59  11 -38   20 -43"),
    "guard": _pose("-2 -47  -3 -39  -4 -21  4 -12    8 0      -9 -11   -13 0    6 -35    12 -44   4 -30    13 -34"),
    "sit": _pose("0 -34     0 -26   0 -8    12 -5    2 0      -12 -5   -2 0     -8 -15   -12 -6   8 -15    12 -6"),
    "float": _pose("2 -48   -1 -40  -2 -22  2 -11    -3 1     -7 -11   -11 -1   10 -34   17 -26   -12 -36  -20 -30"),
    "struck": _pose("-7 -45 -4 -38  2 -21   8 -12    10 0     -2 -11   -8 0     6 -42    14 -48   -12 -32  -17 -42"),
    "lie": _pose("-26 -6    -18 -6  4 -5    16 -8    26 -1    18 -4    32 -1    -12 -2   -4 -1    -20 -1   -28 -1"),
    "swing": _pose("4 -48   1 -40   -2 -22  9 -13    12 0     -9 -11   -15 0    -6 -50   2 -60    10 -48   5 -60"),
    "lunge": _pose("13 -41  8 -34   -3 -19  13 -13   15 0     -14 -9   -25 0    18 -32   31 -31   -4 -29   -12 -24"),
    "bow": _pose("3 -49     0 -41   -2 -22  -6 -11   -9 0     6 -12    8 0      11 -40   22 -42   -7 -41   4 -42"),
    "carry": _pose("6 -46   2 -38   -3 -20  4 -11    4 0      -8 -10   -12 0    10 -30   16 -24   4 -28    12 -20"),
}  # fmt: skip


def actor(
    pen: Pen, x: float, y: float, pose: str, size: float = 1, cloth: str = "", look: str = "hood", mirror: bool = False
) -> Pen:
    """A figure with its feet at x, y; returns its pen, so that something can be put into its hands."""
    p, body = pen.palette, pen.at(x, y, size, 0, mirror)
    cloth = cloth or lighter(p.cloth, 0.1)
    body.glow(0, -28, 36, p.sun, 0.3)  # parts them from dark ground
    legs, skin = mix(darker(cloth, 0.4), p.ink, 0.2), "#d09a70"
    j = POSES[pose]
    robe = look in ("hood", "robe", "mage") and pose not in ("run", "charge", "leap", "lunge", "lie", "flee", "sit")
    _limb(body, (j.neck, j.elbow2, j.hand2), (3.6, 3, 2), darker(cloth, 0.2))
    _limb(body, (j.hip, j.knee2, j.foot2), (4.4, 3.4, 2.6), legs)
    _limb(body, (j.hip, j.knee1, j.foot1), (4.6, 3.6, 2.8), legs)
    (nx, ny), (hx, hy) = j.neck, j.hip
    if robe:
        fx = (j.foot1[0] + j.foot2[0]) / 2
        body.part(
            closed(
                f"{nx - 6} {ny + 2} {nx} {ny - 3} {nx + 6} {ny + 2} {hx + 6} {hy} !{max(j.foot1[0], j.foot2[0]) + 4} -1 {fx} 1 !{min(j.foot1[0], j.foot2[0]) - 4} -1 {hx - 6} {hy}"
            ),
            cloth,
            4,
            True,
            1.2,
            1.4,
        )
    else:
        body.part(ribbon([j.neck, ((nx + hx) / 2, (ny + hy) / 2), j.hip], (7, 6.4, 6)), cloth, 4, True, 1.2, 1.4)
        body.line(f"{hx - 5} {hy - 1} {hx + 5} {hy - 1}", p.trim, 2)
    _limb(body, (j.neck, j.elbow1, j.hand1), (3.8, 3.2, 2.2), cloth)
    body.part(ring(*j.hand1, 2.4), skin, 1, False, 1, 0.8)
    _head(body, j.head, look, cloth, skin)
    return body


def _limb(pen: Pen, points: tuple[P, ...], widths: tuple[float, ...], colour: str) -> None:
    pen.part(ribbon(points, widths), colour, 2, False, 1.2, 1)


def _head(pen: Pen, at: P, look: str, cloth: str, skin: str) -> None:
    p = pen.palette
    x, y = at
    head = pen.at(x, y)
    if look in ("hood", "mage"):
        head.part("-7 3 -7 -5 -2 -9 !4 -11 7 -4 6 4 0 7", darker(cloth, 0.12), 3, False, 1.2, 1.2)
        head.flat("0 -5 5 -3 5 2 1 4 -1 0", p.ink)
        if look == "mage":
            head.flat(ring(3, -1, 1.2), p.glow)
        return
    head.part(ring(0, 0, 5.6, 6.4), skin, 2, False, 1.2, 1.2)
    if look == "helm":
        head.part("!-7 2 -6 -6 0 -9 6 -6 !7 1 4 -1 !-2 -1 !-3 5", "#9aa8b6", 2, False, 1.1, 1.2)
    elif look == "bald":
        head.flat(ring(2.6, -0.6, 0.9), p.ink)
    else:
        hair = {"dark": "#2a1a14", "red": "#8a3a1e", "fair": "#d9b25a", "robe": "#4a2c1a"}.get(look, "#2a1a14")
        head.part("!-6 4 -7 -4 -1 -8.6 5 -6 !6 -1 2 -3 -2 -1", hair, 2, False, 1.1, 1)


def crowd(
    pen: Pen,
    y: float,
    n: int,
    left: float,
    right: float,
    pose: str = "flee",
    cloth: str = "",
    look: str = "helm",
    mirror: bool = False,
) -> None:
    """Several in a row, drawn once and shown again, each a little apart."""
    step = (right - left) / max(1, n - 1)
    for i in range(n):
        at = left + step * i + pen.seed.real(-3, 3)
        actor(
            pen,
            at,
            y + pen.seed.real(-3, 3),
            pose,
            0.5 + pen.seed.real(0, 0.06),
            cloth or darker(pen.palette.second, 0.1),
            look,
            mirror,
        )
