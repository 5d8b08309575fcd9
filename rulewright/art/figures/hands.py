"""Arms, hands and poses: how somebody holds what they hold."""

from collections.abc import Callable

from rulewright.art.drawing.colour import darker
from rulewright.art.drawing.palette import STEEL
from rulewright.art.drawing.shapes import ribbon
from rulewright.art.figures.blades import BLADES, HEAVY, LONG
from rulewright.art.figures.figure import Figure
from rulewright.art.figures.held import HELD, STAVES, orb
from rulewright.art.figures.shields import SHIELDS

AXES = ("axe", "mace", "club", "hammer", "doubleaxe", "maul", "pick", "boneclub", "hatchet", "cleaver")


def hold(fig: Figure, what: str, x: float, y: float, angle: float, size: float = 1, mirror: bool = False) -> None:
    """What a hand holds, its grip at x, y."""
    pen = fig.pen.at(x, y, size, angle, mirror)
    if what in BLADES:
        BLADES[what](pen)
    elif what in HELD:
        HELD[what](pen)


def fist(fig: Figure, x: float, y: float, side: int = 1) -> None:
    pen = fig.pen.at(x, y, max(0.82, fig.build.arm / 8.6), 0, side < 0)
    colour = fig.glove or fig.skin
    pen.part("-6 -4 -1 -6.6 5 -5 6.6 1 4 6 -3 6.4 -6.6 2", colour, 3, False, 1.3, 1.4)
    pen.line("-1 -3 6 -3/-1 0.4 6.6 0.4/-1 3.6 5.4 3.6", darker(colour, 0.5), 0.9, 0.8)


def palm(fig: Figure, x: float, y: float, side: int = 1) -> None:
    """An open hand, held up."""
    pen = fig.pen.at(x, y, max(0.8, fig.build.arm / 9), 0, side < 0)
    pen.part(
        "-5 6 -7 -2 !-8 -10 -4 -6 !-4 -14 -1 -8 !1 -15 3 -8 !6 -13 6 -5 !11 -6 7 2 4 7",
        fig.glove or fig.skin,
        3,
        False,
        1.2,
        1.2,
    )


def arm(fig: Figure, side: int, elbow: tuple[float, float], hand: tuple[float, float]) -> None:
    """From the shoulder over the elbow to the hand; side -1 is the left of the picture."""
    w, thick = fig.build.shoulders, fig.build.arm
    shoulder = (side * (w - thick * 0.45), 7.0)
    bone = fig.wear.dress == "ribs"
    widths = (thick * 1.12, thick * 0.98, thick * 0.66) if not bone else (4.5, 3.2, 2.8)
    mid = ((shoulder[0] + elbow[0]) / 2 + side * thick * 0.14, (shoulder[1] + elbow[1]) / 2)
    colour = fig.skin if bone else fig.sleeve
    fig.pen.part(
        ribbon([shoulder, mid, elbow, hand], (widths[0], widths[0], widths[1], widths[2])),
        colour,
        thick * 0.6,
        True,
        1.4,
    )
    hx, hy = hand
    if fig.glove:
        at = (elbow[0] + (hx - elbow[0]) * 0.5, elbow[1] + (hy - elbow[1]) * 0.5)
        fig.pen.part(ribbon([at, hand], (thick * 0.95, thick * 0.8)), fig.glove, 3, False, 1.3, 1.6)
    elif fig.wear.dress in ("robe", "starrobe", "shroud"):
        at = (elbow[0] + (hx - elbow[0]) * 0.72, elbow[1] + (hy - elbow[1]) * 0.72)
        fig.pen.part(ribbon([elbow, at], (thick * 0.95, thick * 1.3)), fig.sleeve, 4, True, 1.3)


def _other(fig: Figure) -> None:
    """The left hand: shield, second weapon, book, orb, or at the side."""
    off, w = fig.wear.off, fig.build.shoulders
    if off in SHIELDS:
        arm(fig, -1, (-w - 7, 32), (-w + 12, 38))
        SHIELDS[off](fig.pen.at(-w + 3, 36), fig.wear.sign or "star")
    elif off == "orb":
        arm(fig, -1, (-w - 9, 38), (-w - 8, 16))
        fig.pen.glow(-w - 8, -2, 42, fig.pen.palette.glow, 0.9)
        palm(fig, -w - 8, 15, -1)
        orb(fig.pen.at(-w - 8, -6), fig.element)
    elif off in ("book", "tome", "scroll", "basket", "drum", "bandage", "flask", "coins", "crystal"):
        arm(fig, -1, (-w - 7, 40), (-w + 20, 48))
        hold(fig, off, -w + 24, 38, -4, 0.9)
        fist(fig, -w + 20, 50, -1)
    elif off == "lantern":
        arm(fig, -1, (-w - 10, 32), (-w - 14, 8))
        hold(fig, off, -w - 15, 18, 0, 0.95)
        fist(fig, -w - 14, 5, -1)
    elif off == "banner":
        hold(fig, off, -w - 12, 28, -4, 0.9, True)
        arm(fig, -1, (-w - 8, 42), (-w - 12, 28))
        fist(fig, -w - 12, 27, -1)
    elif off:
        hold(fig, off, -w - 12, 14, -18, 0.88, True)
        arm(fig, -1, (-w - 9, 40), (-w - 12, 16))
        fist(fig, -w - 12, 14, -1)
    else:
        arm(fig, -1, (-w - 12, 34), (-w + 8, 53))


def _raise(fig: Figure) -> None:
    """Held up beside the shoulder."""
    w = fig.build.shoulders
    angle = fig.pen.seed.real(6, 22)
    _other(fig)
    hold(fig, fig.wear.weapon, w + 13, 16, angle, 0.95)
    arm(fig, 1, (w + 8, 40), (w + 12, 18))
    fist(fig, w + 13, 16)


def _staff(fig: Figure) -> None:
    """A long thing, its foot on the ground."""
    w = fig.build.shoulders
    _other(fig)
    hold(fig, fig.wear.weapon, w + 15, 26, fig.pen.seed.real(-1, 7), 0.98)
    arm(fig, 1, (w + 6, 42), (w + 14, 26))
    fist(fig, w + 15, 25)


def _strike(fig: Figure) -> None:
    """Swung over the head."""
    w = fig.build.shoulders
    _other(fig)
    hold(fig, fig.wear.weapon, w + 6, -32, -52 + fig.pen.seed.real(-8, 10), 0.92)
    arm(fig, 1, (w + 21, -4), (w + 7, -30))
    fist(fig, w + 6, -32)


def _guard(fig: Figure) -> None:
    """Held across the body with both hands."""
    w, weapon = fig.build.shoulders, fig.wear.weapon
    arm(fig, -1, (-w - 8, 36), (0, 48))
    hold(fig, weapon, 10, 40, -58 if weapon in AXES else -40, 1)
    arm(fig, 1, (w + 8, 34), (14, 36))
    fist(fig, 13, 36)
    fist(fig, 0, 48, -1)


def _level(fig: Figure) -> None:
    """A long weapon, levelled to the left."""
    w = fig.build.shoulders
    arm(fig, -1, (-w - 8, 34), (-22, 32))
    hold(fig, fig.wear.weapon, -4, 38, -72, 0.95)
    arm(fig, 1, (w + 8, 40), (16, 44))
    fist(fig, -20, 33, -1)
    fist(fig, 14, 44)


def _shoulder(fig: Figure) -> None:
    """Laid over the shoulder."""
    w = fig.build.shoulders
    _other(fig)
    hold(fig, fig.wear.weapon, w - 2, 36, 26, 0.98)
    arm(fig, 1, (w + 10, 38), (w - 2, 34))
    fist(fig, w - 2, 33)


def _rest(fig: Figure) -> None:
    """Both hands on what stands before the body, its point down."""
    w = fig.build.shoulders
    arm(fig, -1, (-w - 9, 30), (-4, 21))
    hold(fig, fig.wear.weapon, 1, 26, 180, 1)
    arm(fig, 1, (w + 9, 30), (7, 24))
    fist(fig, -3, 21, -1)
    fist(fig, 6, 25)


def _dual(fig: Figure) -> None:
    """One in each hand, crossed before the chest."""
    w = fig.build.shoulders
    for side in (-1, 1):
        arm(fig, side, (side * (w + 8), 34), (side * 15, 36))
        hold(
            fig,
            fig.wear.off or fig.wear.weapon if side < 0 else fig.wear.weapon,
            side * 14,
            35,
            side * -60,
            0.95,
            side < 0,
        )
        fist(fig, side * 14, 36, side)


def _spread(fig: Figure) -> None:
    """One in each hand, arms wide."""
    w = fig.build.shoulders
    for side in (-1, 1):
        hold(
            fig,
            fig.wear.off or fig.wear.weapon if side < 0 else fig.wear.weapon,
            side * (w + 20),
            22,
            side * 24,
            0.9,
            side < 0,
        )
        arm(fig, side, (side * (w + 10), 34), (side * (w + 20), 24))
        fist(fig, side * (w + 20), 22, side)


def _cast(fig: Figure) -> None:
    """Magic between two hands."""
    w = fig.build.shoulders
    for side in (-1, 1):
        arm(fig, side, (side * (w + 8), 36), (side * 20, 26))
    fig.pen.glow(0, 16, 34, fig.pen.palette.glow, 0.8)
    orb(fig.pen.at(0, 15), fig.element)
    for side in (-1, 1):
        palm(fig, side * 21, 27, side)


def _lift(fig: Figure) -> None:
    """Magic above the head."""
    w = fig.build.shoulders
    for side in (-1, 1):
        arm(fig, side, (side * (w + 13), 4), (side * 25, -38))
    fig.pen.glow(2, -62, 34, fig.pen.palette.glow, 0.8)
    orb(fig.pen.at(2, -62), fig.element)
    for side in (-1, 1):
        palm(fig, side * 25, -42, side)


def _point(fig: Figure) -> None:
    """One arm stretched out with magic at its end, the other holds what there is."""
    w = fig.build.shoulders
    hold(fig, fig.wear.weapon, w + 15, 28, 6, 0.95)
    arm(fig, 1, (w + 6, 42), (w + 14, 28))
    fist(fig, w + 15, 27)
    arm(fig, -1, (-w - 18, 14), (-w - 34, -8))
    fig.pen.glow(-w - 40, -18, 40, fig.pen.palette.glow, 0.9)
    palm(fig, -w - 35, -10, -1)
    orb(fig.pen.at(-w - 42, -24, 0.8), fig.element)


def _draw_bow(fig: Figure) -> None:
    """A bow drawn to the cheek."""
    w = fig.build.shoulders
    arm(fig, -1, (-w - 16, 6), (-w - 30, 2))
    pen = fig.pen.at(-w - 30, 2)
    pen.line("7 -46 !34 0 !7 46", "#f3ead2", 1.1)
    pen.part("!5 -50 -4 -40 -10 -20 -7 0 -10 20 -4 40 !5 50 !2 42 -3 22 -1 0 -3 -22 !2 -42", "#8a5c34", 3, False, 1.3)
    pen.inked_line("34 0 -24 0", "#e9dcb8", 1.6, 0.9)
    pen.part("!-34 0 !-22 -4 !-22 4", STEEL, 2, False, 1.1)
    fist(fig, -w - 30, 2, -1)
    arm(fig, 1, (w + 18, 4), (6, 3))
    fist(fig, 5, 3)


def _aim(fig: Figure) -> None:
    """A crossbow at the shoulder."""
    w = fig.build.shoulders
    arm(fig, -1, (-w - 6, 30), (-26, 14))
    hold(fig, "crossbow", -6, 12, -84, 1)
    fist(fig, -25, 14, -1)
    arm(fig, 1, (w + 12, 28), (12, 16))
    fist(fig, 11, 16)


def _cross(fig: Figure) -> None:
    """Arms crossed."""
    w = fig.build.shoulders
    arm(fig, -1, (-w - 5, 38), (15, 32))
    arm(fig, 1, (w + 5, 38), (-15, 28))
    fist(fig, -16, 27, -1)


def _hips(fig: Figure) -> None:
    w = fig.build.shoulders
    for side in (-1, 1):
        arm(fig, side, (side * (w + 16), 32), (side * (w - 6), 50))
        fist(fig, side * (w - 7), 50, side)


def _bless(fig: Figure) -> None:
    """Hands raised to both sides."""
    w = fig.build.shoulders
    for side in (-1, 1):
        arm(fig, side, (side * (w + 16), 24), (side * (w + 20), -8))
        fig.pen.glow(side * (w + 20), -16, 22, fig.pen.palette.glow, 0.8)
        palm(fig, side * (w + 20), -12, side)


def _read(fig: Figure) -> None:
    """A book in both hands."""
    w = fig.build.shoulders
    for side in (-1, 1):
        arm(fig, side, (side * (w + 6), 38), (side * 18, 44))
    hold(fig, fig.wear.off or "book", 0, 38, 0, 1.15)
    for side in (-1, 1):
        fist(fig, side * 20, 46, side)


def _reach(fig: Figure) -> None:
    """Both hands grope forward: the dead, the greedy."""
    w = fig.build.shoulders
    arm(fig, 1, (w + 6, 30), (14, 30))
    palm(fig, 13, 26, 1)
    arm(fig, -1, (-w - 16, 12), (-w - 26, -8))
    palm(fig, -w - 27, -12, -1)


def _ram(fig: Figure) -> None:
    """A beam under both arms."""
    w = fig.build.shoulders
    hold(fig, "ram", -2, 38, 180, 1.05)
    arm(fig, -1, (-w - 6, 26), (-22, 40))
    arm(fig, 1, (w + 8, 26), (24, 40))
    fist(fig, -22, 42, -1)
    fist(fig, 24, 42)


POSES: dict[str, Callable[[Figure], None]] = {
    "raise": _raise, "staff": _staff, "strike": _strike, "guard": _guard, "level": _level, "shoulder": _shoulder, "rest": _rest,
    "dual": _dual, "spread": _spread, "cast": _cast, "lift": _lift, "point": _point, "bow": _draw_bow, "aim": _aim,
    "cross": _cross, "hips": _hips, "bless": _bless, "read": _read, "reach": _reach, "ram": _ram,
}  # fmt: skip


def pose_for(fig: Figure) -> str:
    """A pose that suits what is held, where none is wished."""
    weapon, off, seed = fig.wear.weapon, fig.wear.off, fig.pen.seed
    if weapon in ("bow", "longbow"):
        return "bow"
    if weapon == "crossbow":
        return "aim"
    if weapon in ("", "none"):
        return seed.pick(("cast", "lift", "bless", "cross"))
    if weapon in STAVES:
        return "staff"
    if weapon in LONG:
        return "staff" if off else seed.pick(("staff", "level", "staff"))
    if off:
        return seed.pick(("raise", "raise", "strike"))
    if weapon in HEAVY:
        return seed.pick(("guard", "shoulder", "strike", "rest"))
    if weapon in ("dagger", "stiletto", "hatchet", "sickle", "claws"):
        return seed.pick(("dual", "raise", "spread"))
    return seed.pick(("raise", "guard", "shoulder", "strike"))


def draw_arms(fig: Figure) -> None:
    POSES[fig.wear.pose or pose_for(fig)](fig)
