"""The pen: draws shapes with contour, light and shadow, all from one light at the upper left.

A *part* is the heart of every picture: an ink contour, its colour, a cool shadow on the side away from the light, a
hatch in that shadow where the part is large, and a bright rim on the side of the light.
"""

from html import escape

from rulewright.art.drawing.colour import darker, lighter, mix
from rulewright.art.drawing.palette import Palette
from rulewright.art.drawing.seed import Seed, short_id
from rulewright.art.drawing.shapes import Affine, Shape, closed, extent, open_line, path_data, placing, ring

WIDE, HIGH = 200, 150
UNMOVED = Affine()
SMALL, MIDDLE = 15, 26  # how long a part must be to have a shadow, and a rim and a hatch too


class Sheet:
    """What is drawn so far: elements, and the definitions they refer to."""

    def __init__(self, key: str, palette: Palette) -> None:
        self.id = short_id(key)
        self.palette = palette
        self.defs: list[str] = []
        self.out: list[str] = []
        self.count = 0
        self.turned = False  # the beast on it looks to the right
        self.glows: dict[tuple[str, float], str] = {}

    def name(self) -> str:
        self.count += 1
        return f"{self.id}{self.count}"

    def svg(
        self, label: str, frame: tuple[float, float, float, float] = (0, 0, WIDE, HIGH), vignette: bool = True
    ) -> str:
        """The whole picture, or the part of it within a frame (x, y, width, height)."""
        i = self.id
        x, y, wide, high = frame
        dark = f'<path d="M{x:g} {y:g}h{wide:g}v{high:g}h-{wide:g}z" fill="url(#{i}v)"/>' if vignette else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:g} {y:g} {wide:g} {high:g}" '
            f'preserveAspectRatio="xMidYMid slice" role="img" aria-label="{escape(label)}">'
            f"<defs>{_shared(i, self.palette)}{''.join(self.defs)}</defs>"
            f'<g stroke-linejoin="round" stroke-linecap="round" paint-order="stroke">{"".join(self.out)}</g>'
            f"{dark}</svg>"
        )


def _shared(i: str, palette: Palette) -> str:
    """Sky, hatch, rim of light and vignette: one definition each."""
    top, middle, low = palette.sky
    ink, sun = palette.ink, palette.sun
    return (
        f'<linearGradient id="{i}s" x2="0" y2="1"><stop stop-color="{top}"/><stop offset=".5" stop-color="{middle}"/>'
        f'<stop offset=".85" stop-color="{low}"/></linearGradient>'
        f'<linearGradient id="{i}r" x2=".75" y2="1"><stop stop-color="{sun}" stop-opacity=".85"/>'
        f'<stop offset=".34" stop-color="{sun}" stop-opacity=".5"/>'
        f'<stop offset=".6" stop-color="{sun}" stop-opacity="0"/></linearGradient>'
        f'<pattern id="{i}h" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">'
        f'<path d="M0 0h1.1v3H0z" fill="{ink}"/></pattern>'
        f'<radialGradient id="{i}v" cx=".44" cy=".42" r=".75"><stop offset=".62" stop-color="{ink}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{ink}" stop-opacity=".5"/></radialGradient>'
    )


def _of(shape: Shape | str) -> Shape:
    return closed(shape) if isinstance(shape, str) else shape


def _opacity(value: float) -> str:
    return "" if value >= 1 else f' opacity="{value:.2g}"'


class Pen:
    """Draws on a sheet through a placing: a pen within a pen draws a hand at the end of an arm."""

    def __init__(self, sheet: Sheet, seed: Seed, by: Affine = UNMOVED, size: float = 1, plain: bool = False) -> None:
        self.sheet, self.seed, self.by, self.size = sheet, seed, by, size
        self.plain = plain  # far away: contour and colour, no shadows
        self.palette = sheet.palette

    def at(self, x: float, y: float, size: float = 1, angle: float = 0, mirror: bool = False, tall: float = 1) -> "Pen":
        inner = self.by.then_inside(placing(x, y, size, angle, mirror, tall))
        return Pen(self.sheet, self.seed, inner, self.size * size, self.plain)

    def part(
        self, shape: Shape | str, colour: str, shade: float = 5, hatch: bool = False, ink: float = 1.5, rim: float = 2.2
    ) -> None:
        """One lit thing. `shade` is how far its shadow reaches in, `rim` how broad the light on its edge is."""
        palette, out = self.palette, self.sheet.out
        shape = _of(shape)
        data = path_data(shape, self.by)
        size = min(1.0, self.size)
        broad = extent(shape) * self.size
        if broad < SMALL or self.plain or (not shade and not rim):
            contour = f' stroke="{palette.ink}" stroke-width="{round(2 * ink * max(0.55, size), 1):g}"' if ink else ""
            out.append(f'<path d="{data}" fill="{colour}"{contour}/>')
            return
        i = self.sheet.name()
        self.sheet.defs.append(f'<clipPath id="{i}c"><path id="{i}" d="{data}"/></clipPath>')
        use = f'<use href="#{i}"'
        if ink:
            thick = round(2 * ink * max(0.55, size), 1)
            out.append(f'{use} fill="none" stroke="{palette.ink}" stroke-width="{thick:g}"/>')
        dark = mix(darker(colour, 0.48), palette.ink, 0.28)
        back = round(shade * size, 1)
        hatched = f'{use} fill="url(#{self.sheet.id}h)" opacity=".45"/>' if hatch and broad > MIDDLE else ""
        light = (
            f'{use} fill="none" stroke="url(#{self.sheet.id}r)" stroke-width="{round(2 * rim * size, 1):g}"/>'
            if rim and broad > MIDDLE
            else ""
        )
        out.append(
            f'<g clip-path="url(#{i}c)">{use} fill="{dark}"/>{hatched}'
            f'{use} x="{-back:g}" y="{round(-back * 0.75, 1):g}" fill="{colour}"/>{light}</g>'
        )

    def flat(self, shape: Shape | str, fill: str, opacity: float = 1) -> None:
        self.sheet.out.append(f'<path d="{path_data(_of(shape), self.by)}" fill="{fill}"{_opacity(opacity)}/>')

    def line(self, shape: Shape | str, colour: str, width: float = 1.4, opacity: float = 1) -> None:
        """A stroke along an open line. What is fine can't be seen from afar."""
        if self.plain and width < 1.3:
            return
        lines = open_line(shape) if isinstance(shape, str) else shape
        thick = round(width * max(0.5, self.size), 1)
        self.sheet.out.append(
            f'<path d="{path_data(lines, self.by)}" fill="none" stroke="{colour}" stroke-width="{thick:g}"'
            f"{_opacity(opacity)}/>"
        )

    def inked_line(self, shape: Shape | str, colour: str, width: float, ink: float = 1.2) -> None:
        """A cord or a string: a coloured stroke with a contour."""
        self.line(shape, self.palette.ink, width + 2 * ink)
        self.line(shape, colour, width)

    def glow(self, x: float, y: float, radius: float, colour: str, opacity: float = 0.9) -> None:
        """Light that something gives off by itself."""
        known = self.sheet.glows.get((colour, opacity))
        if known is None:
            known = self.sheet.name()
            self.sheet.glows[colour, opacity] = known
            self.sheet.defs.append(
                f'<radialGradient id="{known}"><stop stop-color="{colour}" stop-opacity="{opacity:g}"/>'
                f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
            )
        px, py = self.by.point(x, y)
        self.sheet.out.append(
            f'<circle cx="{px:.1f}" cy="{py:.1f}" r="{radius * self.size:.1f}" fill="url(#{known})"/>'
        )

    def eye(self, x: float, y: float, radius: float, colour: str, pupil: str = "") -> None:
        """A lit eye with a dark middle and a spark."""
        self.flat(ring(x, y, radius), colour)
        if pupil:
            self.flat(ring(x - radius * 0.1, y, radius * 0.5), pupil)
            self.flat(ring(x - radius * 0.35, y - radius * 0.35, radius * 0.22), "#ffffff")

    def begin(self, opacity: float = 1, clip: Shape | None = None) -> None:
        """What follows belongs together, until `end`."""
        if clip is None:
            self.sheet.out.append(f"<g{_opacity(opacity)}>")
            return
        i = self.sheet.name()
        self.sheet.defs.append(f'<clipPath id="{i}"><path d="{path_data(clip, self.by)}"/></clipPath>')
        self.sheet.out.append(f'<g clip-path="url(#{i})"{_opacity(opacity)}>')

    def end(self) -> None:
        self.sheet.out.append("</g>")

    def name_group(self) -> str:
        """Begins a group that can be drawn again with `again`."""
        i = self.sheet.name()
        self.sheet.out.append(f'<g id="{i}">')
        return i

    def again(self, name: str, x: float, y: float, size: float, opacity: float) -> None:
        """The named group once more, moved and scaled about the picture's origin, hazed."""
        self.sheet.out.append(
            f'<use href="#{name}" transform="matrix({size:g} 0 0 {size:g} {x:g} {y:g})"{_opacity(opacity)}/>'
        )


def shine(colour: str) -> str:
    """The bright side of a thing that shines."""
    return lighter(colour, 0.55)
