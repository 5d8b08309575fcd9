"""Hats, helmets, hoods, crowns and masks, drawn for a head of 24 by 30 about its origin."""

from collections.abc import Callable

from rulewright.art.drawing.colour import darker, lighter, mix
from rulewright.art.drawing.palette import BONE, GOLD, LEATHER, STEEL
from rulewright.art.drawing.pen import Pen
from rulewright.art.drawing.shapes import closed, joined, ring, star
from rulewright.art.figures.figure import Figure

Draw = Callable[[Figure, Pen], None]


def _kettle(fig: Figure, pen: Pen) -> None:
    pen.part("!-12 -6 -11 -16 0 -23 11 -16 !12 -6", STEEL, 5, True, 1.4)
    pen.part("-19 -4 -10 -9 0 -10 10 -9 19 -4 10 -3 0 -4 -10 -3", lighter(STEEL, 0.1), 3, False, 1.4)


def _nasal(fig: Figure, pen: Pen) -> None:
    pen.part(
        "!-13 -1 -13 -12 -7 -20 !0 -26 7 -20 13 -12 !13 -1 7 -5 !2.6 -5 !2.2 5 !-1.6 5 !-2 -5 -8 -5",
        STEEL,
        5,
        True,
        1.4,
    )
    pen.line("-13 -4 -7 -8 0 -9 7 -8 13 -4", fig.pen.palette.trim, 2)


def _barbute(fig: Figure, pen: Pen) -> None:
    pen.part(
        "!-13.6 16 -15 0 -13 -14 0 -21 13 -14 15 0 !13.6 16 6 18 !3.4 18 !3.4 6 !9 3 !9 -3 0 -5 !-9 -3 !-9 3 !-3.2 6 !-3.2 18 -6 18",
        STEEL,
        6,
        True,
        1.5,
    )
    pen.line("0 -21 0 -6", fig.pen.palette.ink, 1, 0.6)


def _greathelm(fig: Figure, pen: Pen) -> None:
    pen.part("!-14 18 !-14.6 -10 -9 -19 0 -21 9 -19 !14.6 -10 !14 18 0 22", STEEL, 6, True, 1.5)
    pen.flat("!-11 -3 !11 -3 !11 0.4 !-11 0.4", fig.pen.palette.ink)
    pen.line("0 -20 0 20", fig.pen.palette.trim, 2.2)
    pen.flat(joined(*(ring(x, y, 1) for x in (5, 9) for y in (7, 11, 15))), fig.pen.palette.ink)


def _plumed(fig: Figure, pen: Pen) -> None:
    pen.part("!2 -22 -4 -36 -20 -38 !-30 -24 -20 -28 -12 -26 !-4 -18", fig.pen.palette.cloth, 4, True, 1.4)
    _barbute(fig, pen)
    pen.part("!-2 -24 !3 -24 !3 -16 !-2 -16", fig.pen.palette.trim, 2, False, 1)


def _crested(fig: Figure, pen: Pen) -> None:
    """A helmet with a stiff comb of hair, as in old epics."""
    pen.part("!-4 -16 -18 -14 -22 -26 -10 -37 6 -38 !16 -30 10 -24 !4 -18", fig.pen.palette.second, 5, True, 1.4)
    pen.part(
        "!-13.4 14 -14.6 -2 -12 -14 0 -20 12 -14 14.6 -2 !13.4 14 !8 10 !9 1 !4 -3 !2 8 !-1 8 !-3 -3 !-8 1 !-7 10",
        GOLD,
        6,
        True,
        1.4,
    )


def _winged(fig: Figure, pen: Pen) -> None:
    for side in (-1, 1):
        wing = pen.at(side * 12, -8, 1, 0, side < 0)
        wing.part("!-2 4 4 -8 !8 -26 12 -14 !20 -20 17 -8 !24 -10 16 2 6 6", "#eef2f4", 3, True, 1.3)
    _nasal(fig, pen)


def _horned(fig: Figure, pen: Pen) -> None:
    for side in (-1, 1):
        pen.at(side * 9, -12, 1, 0, side < 0).part("!-2 5 8 0 14 -6 !15 -22 22 -8 14 6 !4 9", BONE, 3, False, 1.3)
    _nasal(fig, pen)


def _spiked(fig: Figure, pen: Pen) -> None:
    pen.part(
        "!-13 -2 -13 -12 -7 -19 !-2.5 -20 !0 -36 !3 -20 7 -19 13 -12 !13 -2 0 -6", darker(STEEL, 0.25), 5, True, 1.4
    )
    pen.part("!-14 -5 0 -9 !14 -5 !14 0 0 -4 !-14 0", LEATHER, 2, False, 1.1)


def _skullcap(fig: Figure, pen: Pen) -> None:
    """The skull of a beast, worn as a helmet."""
    pen.part(
        "!-15 -2 -16 -14 -8 -23 0 -25 8 -23 16 -14 !15 -2 !10 -5 !7 0 !3 -5 !0 0 !-3 -5 !-7 0 !-10 -5",
        BONE,
        5,
        True,
        1.4,
    )
    pen.flat(joined(ring(-6.4, -12, 3.6, 3), ring(6.4, -12, 3.6, 3)), fig.pen.palette.ink)
    for side in (-1, 1):
        pen.at(side * 13, -15, 1, 0, side < 0).part("!-2 4 8 0 !13 -18 17 -6 8 9", darker(BONE, 0.2), 3, False, 1.3)


def _hood(fig: Figure, pen: Pen) -> None:
    cloth = _hood_cloth(fig)
    pen.part(
        "!-17 25 -16 2 -14 -14 -4 -23 !5 -25 14 -15 16 2 !18 25 10 20 !10.6 5 10 -6 0 -13 -10 -6 !-10 5 !-10 20",
        cloth,
        6,
        True,
        1.5,
    )


def _hood_cloth(fig: Figure) -> str:
    return fig.pen.palette.second if fig.wear.cloak in ("second", "") else fig.cloth


def _deephood(fig: Figure, pen: Pen) -> None:
    """A hood in which only eyes are seen."""
    pen.part("!-19 27 -18 2 -15 -15 -4 -25 !6 -28 15 -16 18 2 !20 27 0 30", fig.cloth, 6, True, 1.5)
    pen.flat("-10 -2 -8 -12 1 -16 10 -12 12 -2 9 10 1 16 -7 10", fig.pen.palette.ink)
    for x in (-4, 6):
        pen.glow(x, -1, 8, fig.pen.palette.glow, 0.9)
        pen.flat(
            closed(f"!{x - 3} {0 if x > 0 else -2} {x} 1.4 !{x + 3} {-2 if x > 0 else 0} {x} -1"), fig.pen.palette.glow
        )


def _wizard(fig: Figure, pen: Pen) -> None:
    pen.part("!-13 -6 -9 -22 -6 -32 !8 -46 !4 -36 9 -24 !13 -6 0 -9", fig.cloth, 5, True, 1.4)
    pen.part("-22 -3 -10 -9 0 -10 10 -9 22 -3 10 -1 0 -2 -10 -1", fig.cloth, 3, False, 1.4)
    pen.line("-12 -11 0 -14 12 -11", fig.pen.palette.trim, 3)


def _broad(fig: Figure, pen: Pen) -> None:
    """A traveller's broad hat with a feather."""
    pen.part("!-11 -8 -12 -20 -2 -22 6 -24 12 -18 !11 -8", fig.pen.palette.second, 4, True, 1.4)
    pen.part("-25 -8 -12 -9 0 -11 14 -12 26 -14 16 -5 0 -4 -14 -3", fig.pen.palette.second, 3, False, 1.4)
    pen.part("!9 -13 16 -24 !28 -34 24 -20 !12 -10", fig.pen.palette.trim, 2, False, 1.1)


def _cap(fig: Figure, pen: Pen) -> None:
    """A soft cap with a long feather."""
    pen.part("!-14 -5 -16 -14 -4 -22 10 -20 !20 -12 14 -8 !13 -4 0 -9", fig.cloth, 4, True, 1.4)
    pen.part("!-6 -18 -16 -28 !-34 -32 -22 -20 !-8 -13", fig.pen.palette.trim, 2, False, 1.1)


def _bandana(fig: Figure, pen: Pen) -> None:
    pen.part("!-12.6 -3 -13 -12 0 -19 13 -12 !13 -3 0 -9", fig.pen.palette.second, 4, True, 1.3)
    pen.part("!12 -5 20 -2 !25 8 17 5 !15 12 !11 0", fig.pen.palette.second, 2, False, 1.2)


def _headscarf(fig: Figure, pen: Pen) -> None:
    pen.part(
        "!-15 22 -16 0 -13 -14 0 -20 13 -14 16 0 !15 22 !9 17 10.4 2 9 -8 0 -12 -9 -8 -10 2 !-9 17",
        lighter(fig.cloth, 0.5),
        5,
        True,
        1.4,
    )


def _turban(fig: Figure, pen: Pen) -> None:
    pen.part("-14 -6 -17 -14 -10 -22 2 -24 13 -20 16 -11 13 -5 0 -9", lighter(fig.cloth, 0.4), 5, True, 1.4)
    pen.line("-14 -9 -2 -14 10 -22/-12 -18 0 -16 14 -9", fig.pen.palette.ink, 1, 0.5)
    pen.part(ring(1, -14, 3.2), fig.pen.palette.trim, 1.4, False, 1, 1)


def _mask(fig: Figure, pen: Pen) -> None:
    """Cloth over nose and mouth."""
    pen.part("!-12 2 0 0 !12.4 2 11 9 !3 17 -2 16 -8 11", fig.pen.palette.second, 3, False, 1.2)


def _half_mask(fig: Figure, pen: Pen) -> None:
    """A masquerade's mask."""
    x = fig.turn * 2
    pen.part(
        f"!{x - 14} -6 {x - 6} -6 {x} -4 {x + 7} -6 !{x + 15} -7 {x + 11} 3 {x + 5} 4.6 {x} 1 {x - 5} 4.6 {x - 10} 3",
        fig.pen.palette.trim,
        2.4,
        False,
        1.2,
    )
    pen.flat(joined(ring(x - 5.4, -1, 3.2, 2), ring(x + 6, -1, 3.2, 2)), fig.pen.palette.ink)
    pen.flat(joined(ring(x - 5, -1, 1), ring(x + 6.4, -1, 1)), "#fff7ea")


def _white_mask(fig: Figure, pen: Pen) -> None:
    """A whole, pale, smiling mask."""
    pen.part("-12 -6 -9 -14 0 -16 9 -14 12 -6 11 4 6 13 1 16 -5 13 -11 4", "#f2ead8", 5, False, 1.4)
    pen.flat("-8 -3 -5 -5 -2 -2 -5 -1/9 -3 6 -5 3 -2 6 -1/!-5 7 1 10 !7 7 1 9", fig.pen.palette.ink)
    pen.line("-5.4 1 -5.4 6", "#b5384a", 1.6)


def _beak(fig: Figure, pen: Pen) -> None:
    """A plague doctor's mask under a flat hat."""
    side = -1 if fig.turn <= 0 else 1
    mask = pen.at(0, 0, 1, 0, side < 0)
    mask.part("-10 -6 0 -9 10 -6 14 -2 !30 12 14 9 4 13 -8 9", "#d8c8a0", 4, True, 1.4)
    mask.part(ring(4, -2, 4.2), "#3a4a52", 2, False, 1.2)
    pen.part("!-11 -9 !-9 -22 !9 -22 !11 -9", fig.pen.palette.second, 4, True, 1.4)
    pen.part("-21 -8 0 -11 21 -8 12 -5 0 -6 -12 -5", fig.pen.palette.second, 2, False, 1.3)


def _goggles(fig: Figure, pen: Pen) -> None:
    pen.line("-12 -10 0 -12 12 -10", LEATHER, 3.4)
    for x in (-5, 6):
        pen.part(ring(x, -11, 4.6), GOLD, 1.6, False, 1.2, 1)
        pen.flat(ring(x, -11, 2.8), "#7fd0e0")


def _miner(fig: Figure, pen: Pen) -> None:
    """A helmet with a lamp."""
    pen.glow(0, -20, 20, fig.pen.palette.sun, 0.8)
    pen.part("!-14 -5 -13 -16 0 -22 13 -16 !14 -5 0 -9", "#a5824a", 5, True, 1.4)
    pen.part(ring(1, -15, 4.6), "#fff1b0", 1.6, False, 1.2, 1)


def _crown(fig: Figure, pen: Pen) -> None:
    pen.part("!-14 -7 !-18 -27 !-9 -18 !-6 -32 !1 -20 !8 -32 !10 -18 !19 -27 !14 -7 0 -11", GOLD, 5, True, 1.5)
    pen.flat(joined(ring(-8, -14, 2), ring(0.6, -16, 2.6), ring(9, -14, 2)), fig.pen.palette.cloth)
    pen.line("-13 -10 0 -14 13 -10", lighter(GOLD, 0.5), 1.2)


def _iron_crown(fig: Figure, pen: Pen) -> None:
    pen.part(
        "!-14 -6 !-16 -22 !-10 -14 !-8 -36 !-3 -15 !1 -42 !5 -15 !10 -36 !11 -14 !17 -22 !14 -6 0 -10",
        "#5b6068",
        5,
        True,
        1.5,
    )
    pen.flat(joined(ring(0.6, -13, 2.4)), fig.pen.palette.glow)


def _circlet(fig: Figure, pen: Pen) -> None:
    pen.part("!-12.6 -9 0 -13 !12.8 -9 !12.8 -6 0 -10 !-12.6 -6", GOLD, 1.6, False, 1, 1)
    pen.part("!0.6 -17 !4 -11.6 !0.6 -6 !-2.8 -11.6", fig.pen.palette.glow, 2, False, 1, 1)


def _tiara(fig: Figure, pen: Pen) -> None:
    pen.part("!-13 -8 -9 -15 !-6 -12 !0 -27 !7 -12 10 -15 !13.4 -8 0 -12", lighter(GOLD, 0.2), 3, False, 1.3)
    pen.part("!0.6 -20 !3.6 -15 !0.6 -10 !-2.4 -15", fig.pen.palette.glow, 1.6, False, 0.9, 1)


def _laurel(fig: Figure, pen: Pen) -> None:
    leaves = [
        closed(f"!{x} {y} {x + dx * 0.5 - 2} {y - 6} !{x + dx} {y - 9} {x + dx * 0.5 + 2} {y - 3}")
        for x, y, dx in (
            (-12, -5, -4),
            (-10, -10, -4),
            (-6, -13, -3),
            (-1, -14, 0),
            (5, -13, 3),
            (9, -10, 4),
            (12, -5, 4),
        )
    ]
    pen.part(joined(*leaves), "#c9b84a", 2, False, 1, 1)


def _leaf_crown(fig: Figure, pen: Pen) -> None:
    for i, x in enumerate((-12, -7, -1, 6, 12)):
        pen.at(x, -9 - 3 * (2 - abs(i - 2)), 1, (i - 2) * 20).part(
            "!0 4 -5 -4 !0 -16 5 -4", mix(fig.pen.palette.cloth, fig.pen.palette.glow, 0.2 * (i % 3)), 2, False, 1, 1
        )


def _antlers(fig: Figure, pen: Pen) -> None:
    for side in (-1, 1):
        horn = pen.at(side * 7, -13, 1, 0, side < 0)
        horn.part(
            "!-2 3 1 -10 10 -18 !12 -34 15 -20 !22 -27 18 -14 !28 -16 16 -7 6 -4 !3 4", "#c9ae7c", 2.6, False, 1.3, 1.4
        )
    _circlet(fig, pen)


def _rays_crown(fig: Figure, pen: Pen) -> None:
    """A crown of sunbeams."""
    pen.glow(0, -26, 22, fig.pen.palette.sun, 0.7)
    beams = [
        closed(f"!{x - 2.6} {y} !{x * 1.9:.0f} {y * 1.9 - 4:.0f} !{x + 2.6} {y}")
        for x, y in ((-12, -9), (-7, -14), (0.6, -17), (8, -14), (13, -9))
    ]
    pen.part(joined(*beams), GOLD, 3, False, 1.2)
    pen.part("!-13 -6 0 -13 !13.4 -6 !13.4 -10 0 -18 !-13 -10", lighter(GOLD, 0.15), 2, False, 1.2)


def _flame_crown(fig: Figure, pen: Pen) -> None:
    pen.glow(0, -16, 30, fig.pen.palette.glow, 0.8)
    pen.part(
        "!-14 -6 -16 -16 !-13 -26 -9 -19 !-5 -36 0 -22 !6 -38 9 -20 !15 -27 16 -15 !14 -6 0 -11",
        "#f2701f",
        4,
        False,
        1.4,
    )
    pen.flat("!-8 -9 -8 -16 !-4 -24 0 -16 !5 -25 8 -16 !8 -9 0 -12", "#ffe27a")


def _ice_crown(fig: Figure, pen: Pen) -> None:
    pen.part(
        "!-14 -6 !-17 -24 !-10 -15 !-7 -36 !-2 -17 !2 -42 !6 -17 !11 -34 !11 -15 !18 -24 !14 -6 0 -11",
        "#cfeefa",
        4,
        False,
        1.4,
    )


def _feathers(fig: Figure, pen: Pen) -> None:
    """A band with feathers."""
    for i, x in enumerate((-9, -3, 4, 10)):
        pen.at(x, -12, 1, (i - 1.5) * 16).part(
            "!-2 4 -5 -14 !0 -30 5 -14 !2 4", (fig.pen.palette.trim, fig.pen.palette.second)[i % 2], 2, True, 1.1
        )
    pen.part("!-13 -10 0 -14 !13 -10 !13 -5 0 -9 !-13 -5", LEATHER, 2, False, 1.1)


def _fur_hat(fig: Figure, pen: Pen) -> None:
    pen.part("!-10 -14 -8 -26 !1 -37 9 -26 !11 -14", fig.cloth, 4, True, 1.4)
    tufts = " ".join(f"!{x} {(-19 if i % 2 else -15)}" for i, x in enumerate(range(-15, 17, 3)))
    pen.part(f"!-16 -5 {tufts} !17 -5 !9 -3 0 -7 !-8 -3", "#7a5a40", 4, True, 1.4)


def _nemes(fig: Figure, pen: Pen) -> None:
    """A striped cloth of the river kings."""
    pen.part(
        "!-14 -6 -13 -16 0 -20 13 -16 !14 -6 20 8 !19 26 !9 26 11 6 10 -6 0 -10 -9 -6 -10 6 !-8 26 !-18 26 -19 8",
        GOLD,
        5,
        False,
        1.4,
    )
    pen.line(
        "/".join(
            f"{-18 + i * 0.5} {4 + i * 6} -10 {5 + i * 6}/{18 - i * 0.2} {4 + i * 6} 11 {5 + i * 6}" for i in range(4)
        )
        + "/-12 -13 -4 -11/12 -13 4 -11",
        "#2f5fa6",
        2.6,
    )
    pen.part("!-12 -8 0 -13 !13 -8 !13 -4 0 -9 !-12 -4", lighter(GOLD, 0.25), 1.6, False, 1, 1)


def _pin(fig: Figure, pen: Pen) -> None:
    """A knot of hair with a long pin and a band."""
    pen.part(ring(0, -23, 7, 6.4), fig.hair, 3, True, 1.3)
    pen.inked_line("-14 -28 16 -20", GOLD, 1.6, 1)
    pen.part("!-12.6 -9 0 -14 !12.8 -9 !12.8 -5 0 -10 !-12.6 -5", fig.pen.palette.cloth, 1.6, False, 1, 1)
    pen.part(ring(0.6, -11.4, 2.6), GOLD, 1.2, False, 0.9, 1)


def _visor(fig: Figure, pen: Pen) -> None:
    """A band of light before the eyes: somebody from far away."""
    pen.glow(0, -1, 20, fig.pen.palette.glow, 0.7)
    pen.part("!-13.4 -6 0 -8 !13.8 -6 !13.4 2 1 4 !-13 2", "#1d3a4a", 2, False, 1.3)
    pen.line("-10 -2.6 0 -4 11 -2.6", fig.pen.palette.glow, 2)


def _wolf(fig: Figure, pen: Pen) -> None:
    """A wolf's pelt, its head over the wearer's."""
    pen.part(
        "!-17 22 -17 0 -15 -12 !-15 -26 -8 -19 0 -20 8 -19 !15 -26 15 -12 17 0 !17 22 !10 14 11 0 9 -7 !0 -4 -9 -7 -11 0 !-10 14",
        "#6f6a66",
        6,
        True,
        1.4,
    )
    pen.flat(joined(ring(-6, -13, 1.8), ring(6, -13, 1.8), ring(0, -5, 2.4, 1.8)), fig.pen.palette.ink)
    pen.flat("!-8 -7 !-6.6 -3 !-5 -6.6/!5 -6.6 !6.6 -3 !8 -7", "#fff6dc")


def _iron_mask(fig: Figure, pen: Pen) -> None:
    pen.part("!-12.6 -8 0 -13 !12.8 -8 13 4 !7 15 0 18 !-7 15 -13 4", "#5b636c", 4, True, 1.4)
    pen.flat("!-9 -4 !-2 -2 !-3 1 !-9 0/!9.4 -4 !2.6 -2 !3.6 1 !9.4 0", fig.pen.palette.glow)
    pen.line("-5 8 -5 13/-2 8 -2 14/1 8 1 14/4 8 4 13", fig.pen.palette.ink, 1.2)


def _veil(fig: Figure, pen: Pen) -> None:
    """A mourner's veil."""
    pen.part(
        "!-20 34 -17 4 -13 -14 0 -20 13 -14 17 4 !20 34 !9 30 11 4 8 -8 0 -12 -8 -8 -10 4 !-8 30",
        darker(fig.pen.palette.second, 0.2),
        5,
        True,
        1.4,
    )
    pen.flat("!-10 -4 0 -8 !10.6 -4 !10 20 0 24 !-9 20", fig.pen.palette.ink, 0.3)


def _tall_hood(fig: Figure, pen: Pen) -> None:
    """A pointed cowl."""
    pen.part(
        "!-16 25 -15 2 -12 -14 -2 -28 !4 -46 9 -26 14 -12 16 2 !17 25 10 20 !10.4 5 9.4 -6 0 -12 -9.4 -6 !-10 5 !-10 20",
        fig.cloth,
        6,
        True,
        1.5,
    )
    pen.line("-10 18 -10 2 -8 -8 0 -13 9 -8 10.4 2 10 18", fig.pen.palette.trim, 2)


def _sun_disc(fig: Figure, pen: Pen) -> None:
    """A priest's headdress: a bright disc over a band."""
    pen.glow(0, -24, 26, fig.pen.palette.sun, 0.8)
    pen.part(ring(0.6, -25, 10), GOLD, 4, False, 1.4)
    pen.part(star(0.6, -25, 8, 8, 4), lighter(GOLD, 0.45), 0, False, 0, 0)
    pen.part("!-13.4 -5 -12 -15 0 -18 12 -15 !13.6 -5 0 -10", lighter(fig.cloth, 0.35), 3, True, 1.3)


def _bone_crown(fig: Figure, pen: Pen) -> None:
    pen.part(
        "!-14 -6 !-17 -26 !-10 -15 !-7 -34 !-2 -16 !1 -38 !5 -16 !9 -34 !11 -15 !18 -26 !14 -6 0 -11",
        BONE,
        4,
        False,
        1.4,
    )
    pen.part("-4 -10 -4 -15 4 -15 4 -10 2 -7 !2 -4 !-2 -4 -2 -7", lighter(BONE, 0.2), 1.6, False, 1, 1)
    pen.flat(joined(ring(-1.6, -11, 1.2), ring(1.8, -11, 1.2)), fig.pen.palette.ink)


HEADGEAR: dict[str, Draw] = {
    "kettle": _kettle, "nasal": _nasal, "barbute": _barbute, "greathelm": _greathelm, "plumed": _plumed, "crested": _crested,
    "winged": _winged, "horned": _horned, "spiked": _spiked, "skullcap": _skullcap, "hood": _hood, "deephood": _deephood,
    "wizard": _wizard, "broad": _broad, "cap": _cap, "bandana": _bandana, "headscarf": _headscarf, "turban": _turban,
    "mask": _mask, "halfmask": _half_mask, "whitemask": _white_mask, "beak": _beak, "goggles": _goggles, "miner": _miner,
    "crown": _crown, "ironcrown": _iron_crown, "circlet": _circlet, "tiara": _tiara, "laurel": _laurel, "leafcrown": _leaf_crown,
    "antlers": _antlers, "raycrown": _rays_crown, "flamecrown": _flame_crown, "icecrown": _ice_crown, "feathers": _feathers,
    "furhat": _fur_hat, "nemes": _nemes, "pin": _pin, "visor": _visor, "wolf": _wolf, "ironmask": _iron_mask, "veil": _veil,
    "tallhood": _tall_hood, "sundisc": _sun_disc, "bonecrown": _bone_crown,
}  # fmt: skip
OPEN = ("", "none", "circlet", "tiara", "laurel", "leafcrown", "antlers", "mask", "halfmask", "goggles", "visor", "ironmask",
        "crown", "pin", "whitemask", "feathers", "ironcrown", "raycrown", "flamecrown", "icecrown", "bonecrown")  # fmt: skip
"""What leaves the hair to be seen."""
NO_BEARD = ("greathelm", "deephood", "barbute", "plumed", "beak", "mask", "whitemask", "veil")
