"""A wheel: a track in a round, with what lies on its steps until the pointer comes there again."""

import math
from functools import lru_cache

from markupsafe import Markup

from rulewright.kernel.page.scene import Pip, Wheel
from rulewright.server.html.elements import classes, el, svg_icon
from rulewright.server.html.pips import pool_html
from rulewright.server.html.words import pip_words

OUTER, INNER = 58.0, 20.0


def _spot(angle: float, far: float) -> tuple[float, float]:
    turn = math.radians(angle - 90)
    return far * math.cos(turn), far * math.sin(turn)


def _sector(start: float, end: float) -> str:
    """A piece of the ring between two angles, clockwise from the top."""
    (ax, ay), (bx, by) = _spot(start, OUTER), _spot(end, OUTER)
    (cx, cy), (dx, dy) = _spot(end, INNER), _spot(start, INNER)
    wide = int(end - start > 180)
    return (
        f"M{ax:.1f} {ay:.1f}A{OUTER} {OUTER} 0 {wide} 1 {bx:.1f} {by:.1f}"
        f"L{cx:.1f} {cy:.1f}A{INNER} {INNER} 0 {wide} 0 {dx:.1f} {dy:.1f}Z"
    )


def _orb(pip: Pip, angle: float, r: float) -> Markup:
    """An orb on the rim; of several the number stands below it, towards the middle."""
    (x, y), (nx, ny) = _spot(angle, OUTER - 1 - r), _spot(angle, OUTER - 9 - 2 * r)
    many = el("text", str(pip.n), x=f"{nx:.1f}", y=f"{ny + 7:.1f}", class_="many") if pip.n > 1 else None
    return el(
        "g",
        el("circle", cx=f"{x:.1f}", cy=f"{y:.1f}", r=f"{r:.1f}", class_="orb"),
        svg_icon(pip.icon, x, y, r * 1.3, "letter")
        if pip.icon
        else el("text", pip.letter, x=f"{x:.1f}", y=f"{y + r * 0.38:.1f}", class_="letter"),
        many,
        class_=f"hue-{pip.hue}",
    )


def wheel_words(wheel: Wheel) -> str:
    """The whole wheel in words: what comes back, and after how many rounds of one's own."""
    n = len(wheel.steps)
    said = []
    for ahead in range(1, n + 1):
        pips = wheel.steps[(wheel.at + ahead) % n]
        if pips:
            when = "next turn" if ahead == 1 else f"in {ahead} turns"
            said.append(f"{when}: {', '.join(pip_words(pip) for pip in pips)}")
    return f"{wheel.label}. " + (f"Back {'; '.join(said)}." if said else "Nothing is used up.")


@lru_cache(maxsize=1024)
def wheel_html(wheel: Wheel) -> Markup:
    """The ring of steps, each with what comes back there; the pool beside it. When, is said in words."""
    n = len(wheel.steps)
    wide = 360 / n
    parts: list[Markup] = []
    for i, pips in enumerate(wheel.steps):
        here = i == wheel.at
        parts.append(el("path", d=_sector(wide * (i - 0.5), wide * (i + 0.5)), class_=classes("step", here and "at")))
        r = 11.0 if len(pips) <= 2 else 9.5 if len(pips) == 3 else 8.0
        gap = min(wide / (len(pips) + 0.2), 36.0) if pips else 0
        for k, pip in enumerate(pips):
            parts.append(_orb(pip, wide * i + gap * (k - (len(pips) - 1) / 2), r))
    pointer = el(
        "g",
        el("circle", cx="0", cy="0", r="10", class_="hub"),
        el("path", d="M-7 -8L0 -19L7 -8Z", class_="hand"),
        class_="pointer",
        transform=f"rotate({wide * (wheel.at + n * wheel.rounds):.1f})",
    )
    drawn = el("svg", *parts, pointer, view_box="-60 -60 120 120", class_="ring", aria_hidden="true")
    return el(
        "div",
        el(
            "span",
            drawn,
            id=wheel.id,
            class_="dial",
            role="img",
            aria_label=wheel_words(wheel),
            data_title=wheel.label,
            data_tip=f"{wheel_words(wheel).removeprefix(wheel.label + '. ')}\n{wheel.note}".strip(),
        ),
        el("div", *[pool_html(pip) for pip in wheel.pool], class_="pool", role="group", aria_label="At hand"),
        class_="wheel",
    )
