"""Land that nobody built: crags, forest, dunes, ice, volcano, cave, isles, crystals."""

from rulewright.art.drawing.colour import darker, lighter, mix
from rulewright.art.drawing.pen import HIGH, WIDE, Pen
from rulewright.art.drawing.shapes import Shape, blob, closed, joined, open_line, poly, ribbon, ring
from rulewright.art.scenery.sky import cloud


def crags(pen: Pen, y: float, height: float, colour: str, step: float = 56) -> None:
    """Peaks with a lit side, a dark side and snow."""
    seed = pen.seed
    base: list[Shape] = []
    dark: list[Shape] = []
    snow: list[Shape] = []
    x = -20 - seed.real(0, 20)
    while x < WIDE + 10:
        w, h = seed.real(step * 0.9, step * 1.5), seed.real(height * 0.6, height)
        tip = x + w * seed.real(0.4, 0.56)
        base.append(poly((x, y), (x + w * 0.22, y - h * 0.5), (tip - w * 0.07, y - h * 0.86), (tip, y - h),
                         (tip + w * 0.16, y - h * 0.66), (x + w * 0.8, y - h * 0.34), (x + w, y)))  # fmt: skip
        dark.append(poly((tip, y - h), (tip + w * 0.16, y - h * 0.66), (x + w * 0.8, y - h * 0.34), (x + w, y),
                         (tip + w * 0.1, y), (tip - w * 0.05, y - h * 0.42), (tip + w * 0.05, y - h * 0.6)))  # fmt: skip
        snow.append(poly((tip, y - h), (tip - w * 0.1, y - h * 0.78), (tip - w * 0.03, y - h * 0.8),
                         (tip + w * 0.01, y - h * 0.66), (tip + w * 0.06, y - h * 0.82)))  # fmt: skip
        x += w * 0.6
    pen.flat(joined(*base), colour)
    pen.flat(joined(*dark), darker(colour, 0.28))
    pen.flat(joined(*snow), mix(pen.palette.sun, colour, 0.3), 0.75)


def peaks(pen: Pen, y: float, height: float, colour: str) -> None:
    crags(pen, y + 2, height * 1.05, colour)


def meadow(pen: Pen, y: float, height: float, colour: str) -> None:
    """Rolling hills, a path, single trees."""
    seed = pen.seed
    for k in range(3):
        yy = y - height * 0.46 * (1 - k / 2.4)
        a, b, m = seed.real(6, 18), seed.real(4, 16), seed.real(60, 140)
        shade = mix(colour, pen.palette.sky[2], 0.42 - 0.2 * k)
        pen.flat(
            closed(
                f"!-5 {yy + 6:.0f} {m * 0.5:.0f} {yy - a:.0f} {m + 10:.0f} {yy + 3:.0f} 172 {yy - b:.0f} !205 {yy:.0f} !205 155 !-5 155"
            ),
            shade,
        )
        for _ in range(2 + k):
            tree(pen, seed.real(4, 196), yy + seed.real(6, 14), seed.real(7, 11) + k * 2, darker(shade, 0.22))


def tree(pen: Pen, x: float, y: float, size: float, colour: str) -> None:
    pen.flat(
        poly((x - size * 0.1, y), (x - size * 0.07, y - size), (x + size * 0.07, y - size), (x + size * 0.1, y)),
        darker(colour, 0.4),
    )
    crown = [(x - size * 0.6, y - size), (x - size * 0.5, y - size * 1.5), (x - size * 0.1, y - size * 1.9),
             (x + size * 0.4, y - size * 1.6), (x + size * 0.6, y - size * 1.05), (x, y - size * 0.75)]  # fmt: skip
    pen.flat(blob(crown), colour)
    pen.flat(ring(x - size * 0.2, y - size * 1.45, size * 0.24, size * 0.2), lighter(colour, 0.22), 0.8)


def conifer(x: float, y: float, w: float, h: float) -> Shape:
    return poly((x, y - h), (x + w * 0.24, y - h * 0.66), (x + w * 0.12, y - h * 0.68), (x + w * 0.38, y - h * 0.36),
                (x + w * 0.2, y - h * 0.38), (x + w * 0.5, y - h * 0.08), (x + w * 0.08, y - h * 0.1), (x + w * 0.08, y),
                (x - w * 0.08, y), (x - w * 0.08, y - h * 0.1), (x - w * 0.5, y - h * 0.08), (x - w * 0.2, y - h * 0.38),
                (x - w * 0.38, y - h * 0.36), (x - w * 0.12, y - h * 0.68), (x - w * 0.24, y - h * 0.66))  # fmt: skip


def conifers(pen: Pen, y: float, height: float, colour: str) -> None:
    seed = pen.seed
    for share, shade, top in ((0.55, 0.3, 0.8), (0.0, 0.0, 0.66)):
        x = -8.0
        found = []
        while x < WIDE + 8:
            h, w = seed.real(height * 0.55, height) * top, seed.real(15, 24)
            found.append(conifer(x, y + 6 - share * 8, w, h + share * 14))
            x += w * seed.real(0.5, 0.9)
        pen.flat(joined(*found), mix(colour, pen.palette.sky[2], share * 0.5) if share else darker(colour, 0.2 + shade))


def grove(pen: Pen, y: float, height: float, colour: str) -> None:
    """Great trunks with leaves above."""
    seed, palette = pen.seed, pen.palette
    for i in range(6):
        x, w = i * 40 + seed.real(-14, 12), seed.real(7, 13)
        back = i % 2 == 0
        bark = mix(colour, palette.sky[1], 0.38 if back else 0.06)
        lean = seed.real(-6, 6)
        shape = closed(
            f"!{x - w - 4:.0f} {y + 12} {x - w * 0.6:.0f} {y - 12} {x - w * 0.55 + lean:.0f} 46 !{x - w * 0.9 + lean:.0f} -5 "
            f"!{x + w * 0.9 + lean:.0f} -5 {x + w * 0.55 + lean:.0f} 46 {x + w * 0.6:.0f} {y - 12} !{x + w + 4:.0f} {y + 12}"
        )
        pen.part(shape, bark, 3, not back, 0, 1.4)
    for dark, n, low in ((True, 13, 16), (False, 9, 6)):
        leaves = [ring(seed.real(-5, 205), seed.real(-8, low), seed.real(11, 21), seed.real(7, 12)) for _ in range(n)]
        pen.flat(joined(*leaves), darker(colour, 0.2) if dark else lighter(colour, 0.16), 0.95 if dark else 0.8)


def deadwood(pen: Pen, y: float, height: float, colour: str) -> None:
    """Bare trees with crooked boughs."""
    seed = pen.seed
    for i in range(5):
        x, h = i * 48 + seed.real(-14, 10), seed.real(height * 0.9, height * 1.5)
        lean = seed.real(-10, 10)
        trunk = [(x, y + 8), (x + lean * 0.3, y - h * 0.4), (x + lean, y - h)]
        found = [ribbon(trunk, (4.6, 3.2, 0.8))]
        for side, at in ((-1, 0.42), (1, 0.55), (-1, 0.72), (1, 0.8)):
            bx, by = x + lean * at, y - h * at
            far = seed.real(10, 24) * side
            found.append(
                ribbon(
                    [(bx, by), (bx + far * 0.5, by - 5), (bx + far * 0.7, by - 14), (bx + far, by - 18)],
                    (2.4, 1.7, 1.1, 0.3),
                )
            )
        pen.flat(joined(*found), mix(colour, pen.palette.sky[1], 0.3 if i % 2 else 0.0))


def dunes(pen: Pen, y: float, height: float, colour: str) -> None:
    seed = pen.seed
    for k in range(3):
        yy = y - height * 0.42 * (1 - k / 2.2)
        a, b, m = seed.real(10, 26), seed.real(6, 20), seed.real(60, 130)
        shade = mix(colour, pen.palette.sky[2], 0.5 - 0.22 * k)
        pen.flat(
            closed(
                f"!-5 {yy:.0f} {m * 0.5:.0f} {yy - a * 0.9:.0f} !{m * 0.75:.0f} {yy - a:.0f} {m:.0f} {yy - 2:.0f} {m + 40:.0f} {yy - 1:.0f} !205 {yy - b:.0f} !205 155 !-5 155"
            ),
            shade,
        )
        pen.flat(
            closed(
                f"!{m * 0.75:.0f} {yy - a:.0f} {m:.0f} {yy - 2:.0f} !{m + 40:.0f} {yy + 2:.0f} {m:.0f} {yy + 9:.0f} {m * 0.8:.0f} {yy + 2:.0f}"
            ),
            darker(shade, 0.2),
            0.6,
        )


def mesa(pen: Pen, y: float, height: float, colour: str) -> None:
    """Flat mountains of layered stone."""
    seed = pen.seed
    for k in range(4):
        x, w, h = k * 58 - 26 + seed.real(-8, 8), seed.real(36, 62), seed.real(height * 0.45, height * 0.95)
        shade = mix(colour, pen.palette.sky[2], 0.42 if k % 2 else 0.2)
        pen.part(
            poly(
                (x - 8, y + 4),
                (x + 2, y - h * 0.5),
                (x + 4, y - h),
                (x + w - 4, y - h + 2),
                (x + w - 1, y - h * 0.45),
                (x + w + 10, y + 4),
            ),
            shade,
            7,
            False,
            0,
            1.4,
        )
        pen.line(
            f"{x + 3:.0f} {y - h * 0.7:.0f} {x + w - 3:.0f} {y - h * 0.68:.0f}/{x + 1:.0f} {y - h * 0.42:.0f} {x + w:.0f} {y - h * 0.4:.0f}",
            darker(shade, 0.3),
            1,
            0.6,
        )
    dunes(pen, y + 14, height * 0.4, colour)


def ice(pen: Pen, y: float, height: float, colour: str) -> None:
    seed = pen.seed
    x = -10.0
    base, dark, lit = [], [], []
    while x < WIDE + 10:
        w, h = seed.real(16, 34), seed.real(height * 0.4, height)
        t = x + w * seed.real(0.3, 0.7)
        base.append(poly((x, y + 6), (t - w * 0.16, y - h * 0.82), (t, y - h), (x + w, y + 6)))
        dark.append(poly((t, y - h), (x + w, y + 6), (t + w * 0.1, y + 6), (t - w * 0.02, y - h * 0.5)))
        lit.append(poly((t - w * 0.16, y - h * 0.82), (t, y - h), (t - w * 0.02, y - h * 0.5)))
        x += w * seed.real(0.6, 0.95)
    pen.flat(joined(*base), mix(colour, "#ffffff", 0.2))
    pen.flat(joined(*dark), darker(colour, 0.15), 0.85)
    pen.flat(joined(*lit), "#ffffff", 0.7)


def crystals(pen: Pen, y: float, height: float, colour: str) -> None:
    """Prisms that lean out of the ground."""
    seed, palette = pen.seed, pen.palette
    for i in range(9):
        x, h, lean = i * 25 - 4 + seed.real(-8, 8), seed.real(height * 0.4, height * 1.1), seed.real(-16, 16)
        w = seed.real(5, 9)
        shade = mix(colour, palette.glow, seed.real(0.05, 0.4))
        pen.flat(
            poly(
                (x - w, y + 6),
                (x - w + lean, y - h * 0.8),
                (x + lean, y - h),
                (x + w + lean, y - h * 0.74),
                (x + w, y + 6),
            ),
            shade,
        )
        pen.flat(
            poly(
                (x + lean, y - h),
                (x + w + lean, y - h * 0.74),
                (x + w, y + 6),
                (x + w * 0.1, y + 6),
                (x + lean + w * 0.1, y - h * 0.68),
            ),
            darker(shade, 0.25),
        )
        pen.flat(
            poly((x - w + lean, y - h * 0.8), (x + lean, y - h), (x + lean + w * 0.1, y - h * 0.68)),
            mix(shade, "#ffffff", 0.6),
            0.8,
        )


def volcano(pen: Pen, y: float, height: float, colour: str) -> None:
    seed, palette = pen.seed, pen.palette
    x, h = seed.real(122, 152), height * 1.05
    pen.glow(x, y - h, 44, palette.glow, 0.8)
    smoke = [ring(x + seed.real(-14, 22) + k * 6, y - h - 6 - k * 8, seed.real(8, 13) + k) for k in range(5)]
    pen.flat(joined(*smoke), mix(palette.ink, palette.sky[1], 0.42), 0.7)
    pen.flat(
        closed(
            f"!{x - 70:.0f} {y + 4} {x - 34:.0f} {y - h * 0.4:.0f} !{x - 13:.0f} {y - h:.0f} !{x - 4:.0f} {y - h + 5:.0f} !{x + 12:.0f} {y - h:.0f} {x + 30:.0f} {y - h * 0.42:.0f} !{x + 64:.0f} {y + 4}"
        ),
        colour,
    )
    pen.flat(
        closed(
            f"!{x + 12:.0f} {y - h:.0f} {x + 30:.0f} {y - h * 0.42:.0f} !{x + 64:.0f} {y + 4} !{x + 10:.0f} {y + 4} {x + 2:.0f} {y - h * 0.5:.0f}"
        ),
        darker(colour, 0.3),
    )
    pen.line(
        f"{x - 5:.0f} {y - h + 4:.0f} {x - 10:.0f} {y - h * 0.7:.0f} {x - 3:.0f} {y - h * 0.46:.0f} {x - 13:.0f} {y - 6}/{x + 4:.0f} {y - h + 3:.0f} {x + 9:.0f} {y - h * 0.75:.0f}",
        palette.glow,
        2.6,
    )
    crags(pen, y, height * 0.34, darker(colour, 0.12), 34)


def cave(pen: Pen, y: float, height: float, colour: str) -> None:
    """Teeth of stone above and below, mushrooms that glow."""
    seed, palette = pen.seed, pen.palette
    for up in (False, True):
        x = -6.0
        edge = -6 if up else HIGH + 6
        points: list[tuple[float, float]] = [(-6, edge)]
        while x < WIDE + 10:
            tall = seed.real(10, 44) if seed.below(3) else seed.real(4, 14)
            points += [(x, 10 if up else y), (x + 7, 10 + tall if up else y - tall * 0.7), (x + 14, 10 if up else y)]
            x += seed.real(12, 21)
        pen.flat(poly(*points, (WIDE + 10, edge)), darker(colour, 0.25) if up else colour)
    for _ in range(4):
        x, yy, r = seed.real(8, 192), y - seed.real(-2, 8), seed.real(5, 10)
        pen.glow(x, yy - r, r * 2.4, palette.glow, 0.6)
        pen.flat(
            poly((x - 1.8, yy + 6), (x - 1, yy - r), (x + 1, yy - r), (x + 1.8, yy + 6)),
            mix(palette.glow, "#ffffff", 0.4),
            0.8,
        )
        pen.flat(
            closed(
                f"!{x - r:.1f} {yy - r * 0.7:.1f} {x - r * 0.6:.1f} {yy - r * 1.5:.1f} {x + r * 0.6:.1f} {yy - r * 1.5:.1f} !{x + r:.1f} {yy - r * 0.7:.1f}"
            ),
            mix(palette.glow, palette.second, 0.35),
        )


def isles(pen: Pen, y: float, height: float, colour: str) -> None:
    """A sea with islands and sails."""
    seed, palette = pen.seed, pen.palette
    sea = mix(palette.sky[1], palette.sky[0], 0.55)
    pen.flat(cloud(seed.real(130, 180), y - 34, 30, 9), palette.sun, 0.55)
    pen.flat(poly((-5, y - 26), (205, y - 26), (205, 155), (-5, 155)), sea)
    waves = [open_line(f"{x:.0f} {yy:.0f} {x + 6:.0f} {yy - 2:.0f} {x + 13:.0f} {yy:.0f}") for x, yy in
             ((seed.real(0, 186), y - 22 + i * 2.2) for i in range(12))]  # fmt: skip
    pen.line(joined(*waves), palette.sun, 0.9, 0.5)
    for _ in range(2):
        x, w = seed.real(-4, 190), seed.real(22, 42)
        shade = mix(colour, palette.sky[2], 0.3)
        pen.flat(
            closed(
                f"!{x - w:.0f} {y - 22} {x - w * 0.4:.0f} {y - 38:.0f} {x:.0f} {y - 46:.0f} {x + w * 0.4:.0f} {y - 32:.0f} !{x + w:.0f} {y - 22}"
            ),
            shade,
        )
        pen.flat(
            closed(
                f"!{x + 2:.0f} {y - 46:.0f} {x + w * 0.4:.0f} {y - 32:.0f} !{x + w:.0f} {y - 22} !{x + w * 0.1:.0f} {y - 22}"
            ),
            darker(shade, 0.25),
        )
    x = seed.real(20, 60)
    pen.flat(
        closed(f"!{x - 6:.0f} {y - 14} !{x + 8:.0f} {y - 14} !{x + 5:.0f} {y - 10} !{x - 4:.0f} {y - 10}"), palette.ink
    )
    pen.flat(
        closed(f"!{x:.0f} {y - 15} !{x:.0f} {y - 30} {x + 6:.0f} {y - 22} !{x + 8:.0f} {y - 16}"), palette.sun, 0.9
    )
