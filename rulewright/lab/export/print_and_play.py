"""Sheets to print and cut: nine cards butted with the bleed around the block, or six apart with a bleed each."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from rulewright.kernel.errors import ImpossibleSetup
from rulewright.kernel.game import Game
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab.export.card_print import HIGH, WIDE, back_svg, card_svg
from rulewright.lab.export.every_card import every_card

PAPERS = {"a4": (2100, 2970), "letter": (2159, 2794)}  # tenths of a millimetre
BLEED = 30
POINTS = 72 / 96  # of a pixel, in which the converter measures
MM = re.compile(r' (?:width|height)="[\d.]+mm"')  # the size of a sheet on paper
MARK = 30  # how long a crop mark is


@dataclass(frozen=True)
class Layout:
    """How cards lie on a sheet."""

    across: int
    down: int
    gap: int  # between cards: none, or a bleed for each
    turned: bool = False  # the sheet lies on its side


LAYOUTS = {"3x3": Layout(3, 3, 0), "3x2": Layout(3, 2, 2 * BLEED, turned=True)}


def sheets(game: Game, variant: Variant = OFFICIAL, paper: str = "a4", layout: str = "3x3") -> Iterator[str]:
    """Page after page as SVG: fronts, then the backs behind them, mirrored as paper turns over."""
    fronts = [card.front for card in every_card(game, variant)]
    at = LAYOUTS[layout]
    per_page = at.across * at.down
    for start in range(0, len(fronts), per_page):
        page = fronts[start : start + per_page]
        yield sheet([card_svg(front) for front in page], paper, at)
        back = back_svg(game.title)
        yield sheet([back] * len(page), paper, at, mirrored=True)


def sheet(cards: Sequence[str], paper: str, at: Layout, mirrored: bool = False) -> str:
    wide, high = PAPERS[paper][::-1] if at.turned else PAPERS[paper]
    block_wide = at.across * WIDE + (at.across - 1) * at.gap
    block_high = at.down * HIGH + (at.down - 1) * at.gap
    left, top = (wide - block_wide) / 2, (high - block_high) / 2
    parts: list[str] = []
    places = [(number % at.across, number // at.across) for number in range(len(cards))]
    if mirrored:
        places = [(at.across - 1 - column, row) for column, row in places]
    for number, ((column, row), card) in enumerate(zip(places, cards, strict=True)):
        x, y = left + column * (WIDE + at.gap), top + row * (HIGH + at.gap)
        edges = _bleeds(column, row, at, places)
        clip = f"clip{number}"
        box = (-edges[0], -edges[1], WIDE + edges[0] + edges[2], HIGH + edges[1] + edges[3])
        parts.append(
            f'<g transform="translate({x:.1f} {y:.1f})"><clipPath id="{clip}"><rect x="{box[0]}" y="{box[1]}" '
            f'width="{box[2]}" height="{box[3]}"/></clipPath><g clip-path="url(#{clip})">{card}</g></g>'
        )
    parts += _marks(left, top, at)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide / 10}mm" height="{high / 10}mm" '
        f'viewBox="0 0 {wide} {high}"><rect width="{wide}" height="{high}" fill="#fff"/>{"".join(parts)}</svg>'
    )


def _bleeds(column: int, row: int, at: Layout, places: Sequence[tuple[int, int]]) -> tuple[int, int, int, int]:
    """Where a card's ground goes on beyond its edge: everywhere if cards lie apart, else where no other card lies."""
    beside = ((column - 1, row), (column, row - 1), (column + 1, row), (column, row + 1))
    left, top, right, bottom = (BLEED if at.gap or place not in places else 0 for place in beside)
    return left, top, right, bottom


def _marks(left: float, top: float, at: Layout) -> list[str]:
    """Crop marks in line with every cut, outside the bleed."""
    right = left + at.across * WIDE + (at.across - 1) * at.gap
    bottom = top + at.down * HIGH + (at.down - 1) * at.gap
    cuts_x = sorted({left + i * (WIDE + at.gap) + edge for i in range(at.across) for edge in (0, WIDE)})
    cuts_y = sorted({top + i * (HIGH + at.gap) + edge for i in range(at.down) for edge in (0, HIGH)})
    clear = BLEED + 5
    lines = [(x, top - clear - MARK, x, top - clear) for x in cuts_x] + [
        (x, bottom + clear, x, bottom + clear + MARK) for x in cuts_x
    ]
    lines += [(left - clear - MARK, y, left - clear, y) for y in cuts_y] + [
        (right + clear, y, right + clear + MARK, y) for y in cuts_y
    ]
    return [f'<path d="M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}" stroke="#000" stroke-width="2"/>' for a, b, c, d in lines]


def as_pdf(pages: Iterable[str]) -> bytes:
    """All pages as one document."""
    converter, pypdf = _converter(), _pypdf()
    writer = pypdf.PdfWriter()
    for page in pages:
        for sheet in pypdf.PdfReader(BytesIO(converter.svg_to_pdf(page))).pages:
            writer.add_page(sheet).scale_by(POINTS)
    file = BytesIO()
    writer.write(file)
    return file.getvalue()


def as_png(svg: str, wide: int) -> bytes:
    """A drawing as a picture of so many pixels across."""
    across = float(svg.partition('viewBox="0 0 ')[2].split()[0])
    picture: bytes = _converter().svg_to_png(MM.sub("", svg, count=2), scale=wide / across)
    return picture


def _converter() -> Any:
    try:
        import vl_convert
    except ImportError:
        raise ImpossibleSetup("sheets need the extra: pip install 'rulewright[lab]'") from None
    return vl_convert


def _pypdf() -> Any:
    try:
        import pypdf
    except ImportError:
        raise ImpossibleSetup("sheets need the extra: pip install 'rulewright[lab]'") from None
    return pypdf


def one_back(title: str) -> str:
    """The back alone, as a drawing of its own."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">{back_svg(title)}</svg>'
