"""Land that somebody built: castles, arches, towers, camps, tombs, roofs, halls, quarries, ruins."""

from rulewright.art.drawing.colour import darker, lighter, mix
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import closed, joined, poly, ring


def tower(pen: Pen, x: float, y: float, w: float, h: float, colour: str) -> None:
    """A tower with battlements and a lit window."""
    lit = mix(pen.palette.sun, pen.palette.glow, 0.4)
    top = y - h
    merlons: list[tuple[float, float]] = []
    for i in range(3):
        a = x - 2 + (w + 4) * i / 3
        b = a + (w + 4) * 0.19
        merlons += [(a, top - 6), (b, top - 6), (b, top - 3), (a + (w + 4) / 3, top - 3)]
    pen.part(
        poly(
            (x, y + 4),
            (x, top),
            (x - 2, top),
            *merlons[:-1],
            (x + w + 2, top - 6),
            (x + w + 2, top),
            (x + w, top),
            (x + w, y + 4),
        ),
        colour,
        4,
        False,
        0,
        1.3,
    )
    pen.flat(
        closed(
            f"!{x + w * 0.4:.1f} {top + 14:.1f} !{x + w * 0.4:.1f} {top + 8:.1f} {x + w * 0.5:.1f} {top + 5.6:.1f} !{x + w * 0.6:.1f} {top + 8:.1f} !{x + w * 0.6:.1f} {top + 14:.1f}"
        ),
        lit,
        0.9,
    )


def pennant(pen: Pen, x: float, y: float, colour: str) -> None:
    pen.line(f"{x:.0f} {y:.0f} {x:.0f} {y - 15:.0f}", pen.palette.ink, 1)
    pen.flat(
        closed(
            f"!{x:.0f} {y - 15:.0f} {x + 6:.0f} {y - 15:.0f} !{x + 13:.0f} {y - 12:.0f} {x + 6:.0f} {y - 10:.0f} !{x:.0f} {y - 8:.0f}"
        ),
        colour,
    )


def castle(pen: Pen, y: float, height: float, colour: str) -> None:
    seed = pen.seed
    x = seed.real(108, 134)
    for w, h, dx in (
        (24, height * 0.58, 18),
        (18, height * 0.42, 54),
        (13, height * seed.real(0.75, 1), 0),
        (11, height * seed.real(0.7, 0.9), 40),
    ):
        tower(pen, x + dx, y, w, h, colour)
    pennant(pen, x + 6, y - height * 0.95, pen.palette.cloth)
    near = seed.real(-8, 6)
    tower(pen, near + 16, y, 20, height * 0.5, mix(colour, pen.palette.sky[1], 0.2))
    tower(pen, near, y, 13, height * seed.real(0.7, 0.95), colour)


def towers(pen: Pen, y: float, height: float, colour: str) -> None:
    """Slender towers with pointed roofs."""
    seed, palette = pen.seed, pen.palette
    for i, x in enumerate((10, 32, 128, 154, 180)):
        h, w = seed.real(height * 0.7, height * 1.25), seed.real(9, 14)
        shade = mix(colour, palette.sky[1], 0.3 if i % 2 else 0.05)
        pen.part(poly((x, y + 4), (x, y - h), (x + w, y - h), (x + w, y + 4)), shade, 4, False, 0, 1.2)
        pen.part(
            closed(
                f"!{x - 4} {y - h:.0f} {x + w * 0.2:.0f} {y - h - 12:.0f} !{x + w / 2:.0f} {y - h - 28:.0f} {x + w * 0.8:.0f} {y - h - 12:.0f} !{x + w + 4:.0f} {y - h:.0f}"
            ),
            mix(palette.cloth, shade, 0.45),
            4,
            False,
            0,
            1.2,
        )
        pen.flat(ring(x + w / 2, y - h + 12, 1.8, 3), palette.sun, 0.9)


def arches(pen: Pen, y: float, height: float, colour: str) -> None:
    """A colonnade, broken here and there."""
    seed = pen.seed
    xs = [6 + i * 47 + seed.real(-4, 4) for i in range(5)]
    broken = [seed.chance(3) and i in (1, 2, 3) for i in range(5)]
    for i in range(4):
        if not broken[i] and not broken[i + 1]:
            a, b = xs[i], xs[i + 1]
            m = (a + b) / 2
            pen.flat(
                closed(
                    f"!{a - 6:.0f} 30 {a + 4:.0f} 6 {m:.0f} -8 {b - 4:.0f} 6 !{b + 6:.0f} 30 !{b + 1:.0f} 30 {b - 9:.0f} 13 {m:.0f} 2 {a + 9:.0f} 13 !{a - 1:.0f} 30"
                ),
                darker(colour, 0.08),
            )
    for x, down in zip(xs, broken, strict=True):
        top = y - height * seed.real(0.35, 0.7) if down else -4
        pen.part(
            poly(
                (x - 9, y + 5),
                (x - 6, y - 3),
                (x - 6, top + (6 if down else 0)),
                (x, top + 2),
                (x + 6, top - (3 if down else 0)),
                (x + 6, y - 3),
                (x + 9, y + 5),
            ),
            colour,
            4,
            True,
            0,
            1.5,
        )
        pen.line(
            f"{x - 2:.0f} {top + 14:.0f} {x - 2:.0f} {y - 6}/{x + 2:.0f} {top + 14:.0f} {x + 2:.0f} {y - 6}",
            darker(colour, 0.3),
            0.9,
            0.5,
        )


def halls(pen: Pen, y: float, height: float, colour: str) -> None:
    """Square pillars under a mountain, with fires between them."""
    seed, palette = pen.seed, pen.palette
    pen.flat(poly((-5, -5), (205, -5), (205, 14), (-5, 20)), darker(colour, 0.3))
    for i in range(5):
        x = 4 + i * 48 + seed.real(-3, 3)
        pen.part(
            poly(
                (x - 14, -5),
                (x - 14, 16),
                (x - 9, 24),
                (x - 9, y - 10),
                (x - 14, y - 2),
                (x - 14, y + 5),
                (x + 14, y + 5),
                (x + 14, y - 2),
                (x + 9, y - 10),
                (x + 9, 24),
                (x + 14, 16),
                (x + 14, -5),
            ),
            colour,
            6,
            True,
            0,
            1.6,
        )
        pen.line(
            f"{x:.0f} 36 !{x + 5:.0f} 44 !{x:.0f} 52 !{x - 5:.0f} 44 !{x:.0f} 36/{x:.0f} 56 {x:.0f} 70",
            palette.glow,
            1.2,
            0.7,
        )
    for x in (28.0, 124.0, 172.0):
        pen.glow(x, y - 16, 22, palette.glow, 0.7)
        pen.flat(closed(f"!{x} {y - 26} {x + 5} {y - 15} {x} {y - 9} {x - 5} {y - 15}"), palette.sun)
        pen.flat(
            poly((x - 7, y - 10), (x + 7, y - 10), (x + 3, y - 4), (x + 4, y + 4), (x - 4, y + 4), (x - 3, y - 4)),
            palette.ink,
        )


def quarry(pen: Pen, y: float, height: float, colour: str) -> None:
    """Steps of cut stone, a crane."""
    seed = pen.seed
    for k, (x, w) in enumerate(((-20, 90), (110, 110), (-10, 60), (140, 80))):
        h = height * (0.95 - 0.2 * k) * seed.real(0.8, 1)
        shade = mix(colour, pen.palette.sky[2], 0.36 - 0.1 * k)
        pen.part(
            poly(
                (x, y + 4),
                (x + 4, y - h),
                (x + w * 0.45, y - h),
                (x + w * 0.47, y - h * 0.66),
                (x + w * 0.75, y - h * 0.66),
                (x + w * 0.77, y - h * 0.33),
                (x + w, y - h * 0.33),
                (x + w + 4, y + 4),
            ),
            shade,
            6,
            k > 1,
            0,
            1.4,
        )
    crane = seed.real(84, 104)
    pen.line(
        f"{crane:.0f} {y} !{crane + 6:.0f} {y - 60} !{crane + 34:.0f} {y - 52}/{crane + 6:.0f} {y - 60} {crane + 22:.0f} {y}/{crane + 34:.0f} {y - 52} {crane + 34:.0f} {y - 30}",
        pen.palette.ink,
        1.6,
        0.7,
    )
    pen.flat(
        poly((crane + 29, y - 30), (crane + 39, y - 30), (crane + 39, y - 22), (crane + 29, y - 22)),
        darker(colour, 0.3),
    )


def camp(pen: Pen, y: float, height: float, colour: str) -> None:
    """Tents, banners, stakes."""
    seed, palette = pen.seed, pen.palette
    for i in range(7):
        x, h = seed.real(-6, 206), seed.real(height * 0.35, height * 0.85)
        if i % 2:
            tent = mix(colour, palette.second, 0.3)
            pen.part(
                closed(
                    f"!{x - h * 0.6:.0f} {y + 3} {x - h * 0.2:.0f} {y - h * 0.5:.0f} !{x:.0f} {y - h * 0.85:.0f} {x + h * 0.2:.0f} {y - h * 0.5:.0f} !{x + h * 0.6:.0f} {y + 3}"
                ),
                tent,
                5,
                True,
                0,
                1.3,
            )
            pen.flat(poly((x - 1, y - h * 0.4), (x + h * 0.12, y + 3), (x - h * 0.14, y + 3)), darker(tent, 0.5))
        else:
            pen.line(f"{x:.0f} {y} {x + 2:.0f} {y - h:.0f}", palette.ink, 2)
            pen.flat(
                closed(
                    f"!{x + 1:.0f} {y - h:.0f} {x + 10:.0f} {y - h + 3:.0f} !{x + 20:.0f} {y - h + 1:.0f} !{x + 14:.0f} {y - h + 10:.0f} !{x + 19:.0f} {y - h + 20:.0f} {x + 9:.0f} {y - h + 17:.0f} !{x + 1:.0f} {y - h + 19:.0f}"
                ),
                palette.second if i % 4 else darker(palette.second, 0.3),
            )
    stakes = [
        poly((x, y + 4), (x + 4, y - h), (x + 8, y + 4))
        for x, h in ((i * 22 + seed.real(-6, 6), seed.real(10, 20)) for i in range(10))
    ]
    pen.flat(joined(*stakes), darker(colour, 0.3))


def tombs(pen: Pen, y: float, height: float, colour: str) -> None:
    """Headstones, a crypt, mist."""
    seed, palette = pen.seed, pen.palette
    x = seed.real(126, 150)
    pen.part(
        poly(
            (x - 26, y + 4),
            (x - 26, y - 34),
            (x - 32, y - 34),
            (x, y - 56),
            (x + 32, y - 34),
            (x + 26, y - 34),
            (x + 26, y + 4),
        ),
        mix(colour, palette.sky[2], 0.15),
        6,
        True,
        0,
        1.4,
    )
    pen.flat(
        closed(
            f"!{x - 8:.0f} {y + 4} !{x - 8:.0f} {y - 16} {x:.0f} {y - 25} !{x + 8:.0f} {y - 16} !{x + 8:.0f} {y + 4}"
        ),
        palette.ink,
    )
    for i in range(7):
        sx, h, w = i * 30 - 2 + seed.real(-9, 9), seed.real(16, 32), seed.real(7, 10)
        lean = seed.real(-4, 4)
        pen.part(
            closed(
                f"!{sx - w:.0f} {y + 6} !{sx - w + lean:.1f} {y - h:.0f} {sx + lean:.0f} {y - h - 8:.0f} !{sx + w + lean:.1f} {y - h:.0f} !{sx + w:.0f} {y + 6}"
            ),
            mix(colour, palette.sky[1], 0.12 * (i % 3)),
            4,
            False,
            0,
            1.2,
        )
    pen.flat(
        closed(f"-10 {y - 2} 40 {y - 10} 90 {y - 3} 150 {y - 11} 210 {y - 3} 210 {y + 8} 100 {y + 5} -10 {y + 8}"),
        palette.sky[2],
        0.28,
    )


def roofs(pen: Pen, y: float, height: float, colour: str) -> None:
    """A town by night: gables, chimneys, windows."""
    seed, palette = pen.seed, pen.palette
    for row, share in ((0, 0.32), (1, 0.0)):
        x = -12.0
        while x < 206:
            w, h = seed.real(24, 40), seed.real(height * 0.4, height * 0.8) * (1.15 - row * 0.35)
            shade = darker(mix(colour, palette.sky[1], share), 0.06 * seed.below(3))
            pen.flat(poly((x, y + 4), (x, y - h), (x + w / 2, y - h - w * 0.42), (x + w, y - h), (x + w, y + 4)), shade)
            pen.flat(
                poly((x + w / 2, y - h - w * 0.42), (x + w + 3, y - h + 2), (x + w, y + 4), (x + w * 0.62, y + 4)),
                darker(shade, 0.24),
            )
            if seed.below(2):
                pen.flat(
                    poly(
                        (x + w * 0.2, y - h + 8),
                        (x + w * 0.38, y - h + 8),
                        (x + w * 0.38, y - h + 17),
                        (x + w * 0.2, y - h + 17),
                    ),
                    mix(palette.sun, "#ffc860", 0.4),
                    0.85,
                )
            x += w * 0.94


def ruins(pen: Pen, y: float, height: float, colour: str) -> None:
    """Fallen columns and a broken pediment."""
    seed, palette = pen.seed, pen.palette
    stone = lighter(mix(colour, palette.sun, 0.3), 0.1)
    for i in range(6):
        x, h = 8 + i * 36 + seed.real(-7, 7), seed.real(height * 0.4, height * 1.05)
        pen.part(
            poly(
                (x - 6, y + 4),
                (x - 5, y - h),
                (x - 1, y - h - 4),
                (x + 2, y - h + 2),
                (x + 5, y - h - 1),
                (x + 6, y + 4),
            ),
            stone,
            4,
            True,
            0,
            1.3,
        )
        pen.part(poly((x - 8, y + 5), (x - 8, y), (x + 8, y), (x + 8, y + 5)), stone, 3, False, 0, 1)
    x = seed.real(120, 150)
    pen.part(
        poly(
            (x - 26, y - height * 0.8),
            (x + 30, y - height * 0.84),
            (x + 26, y - height * 0.94),
            (x, y - height * 1.12),
            (x - 20, y - height * 0.96),
        ),
        stone,
        5,
        True,
        0,
        1.4,
    )
