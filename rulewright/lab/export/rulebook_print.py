"""The rulebook in force as pages: chapters and clauses, with the numbers of the variant filled in."""

from collections.abc import Iterator
from typing import NamedTuple

from rulewright.kernel.game import Game
from rulewright.kernel.rulebook import Clause, Grid, Text, rulebook_of
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab.export.card_print import INK, SANS, SERIF, lines_of, words_svg
from rulewright.lab.export.print_and_play import PAPERS

MARGIN = 200  # tenths of a millimetre
BODY = 36
LABEL = "#7a7366"  # a colour: letters that are half seen through are cut off by some viewers of PDF


class Line(NamedTuple):
    """A line as it is set: where from the margin, how large, what."""

    text: str
    size: float
    indent: float = 0
    label: str = ""  # at the margin, before an indented line
    above: float = 0  # space before it
    title: bool = False


def _paragraph(text: str, wide: float, indent: float = 0, label: str = "") -> Iterator[Line]:
    for number, line in enumerate(lines_of(text.replace("**", "").replace("`", ""), BODY, wide - indent)):
        yield Line(line, BODY, indent, "" if number else label, 0 if number else 14)


def lines(game: Game, wide: float, variant: Variant = OFFICIAL) -> Iterator[Line]:
    """The whole book, line by line."""
    yield Line(game.title, 96, title=True)
    yield Line(f"{variant.name.capitalize()} rules", 44, above=20)
    for section in rulebook_of(game, variant).sections:
        size = max(46, 80 - 12 * section.level)
        for number, part in enumerate(lines_of(section.heading, size, wide)):
            yield Line(part, size, above=0 if number else 50, title=True)
        for block in section.blocks:
            if isinstance(block, Clause):
                yield from _paragraph(block.text, wide, 190, block.id)
            elif isinstance(block, Text):
                yield from _paragraph(block.text, wide)
            elif isinstance(block, Grid):
                for row in (block.header, *block.rows):
                    yield from _paragraph(" · ".join(cell for cell in row if cell), wide, 60)


def pages(game: Game, variant: Variant = OFFICIAL, paper: str = "a4") -> Iterator[str]:
    """Page after page as SVG; a heading never stands last on its page."""
    wide, high = PAPERS[paper]
    set_lines, page, y = list(lines(game, wide - 2 * MARGIN, variant)), list[str](), float(MARGIN)
    number = 1
    for i, line in enumerate(set_lines):
        step = line.above + line.size * 1.3
        needed = step + (2.6 * BODY if line.title and i + 1 < len(set_lines) else 0)
        if y + needed > high - MARGIN:
            yield _page(page, wide, high, number)
            page, y, number = [], float(MARGIN), number + 1
        y += step
        family, weight = (SERIF, 700) if line.title else (SANS, 400)
        style = f'font-family="{family}" font-weight="{weight}" fill="{INK}"'
        page.append(words_svg(MARGIN + line.indent, y, line.size, line.text, style))
        if line.label:
            page.append(words_svg(MARGIN, y, line.size, line.label, f'font-family="{family}" fill="{LABEL}"'))
    yield _page(page, wide, high, number)


def _page(parts: list[str], wide: int, high: int, number: int) -> str:
    style = f'font-size="30" text-anchor="middle" font-family="{SANS}"'
    foot = f'<text x="{wide / 2:.0f}" y="{high - 90}" {style}>{number}</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide / 10}mm" height="{high / 10}mm" '
        f'viewBox="0 0 {wide} {high}"><rect width="{wide}" height="{high}" fill="#fff"/>{"".join(parts)}{foot}</svg>'
    )
