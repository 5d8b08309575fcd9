"""A card as a drawing for print: 63 by 88 millimetres, in tenths, with its own picture."""

import re
from collections.abc import Sequence
from functools import cache
from html import escape
from itertools import pairwise
from typing import NamedTuple

from rulewright.art import pictures as art
from rulewright.games import picture_subject
from rulewright.kernel.page.scene import CardFront
from rulewright.lab.export.every_card import text_of

WIDE, HIGH = 630, 880  # tenths of a millimetre
INK, PAPER, RIM = "#1d1a16", "#f6efdf", "#3a3126"
SERIF, SANS = "Alegreya, Liberation Serif, Georgia, serif", "Liberation Sans, Helvetica, Arial, sans-serif"
TEXT_BOX = (WIDE - 96, 250, 36, 19)  # of a card's text: how wide and high, the largest and the smallest letters
RARE = re.compile("([^\x00-\xff\u2010-\u2026\u2190-\u2195−≤≥ΔΣ♣]+)")  # signs that a text font may lack
WIDTHS = {
    222: "ijl|'", 278: " !,./:;I[]\\ft·", 333: "()-`r{}", 389: '*"', 500: "Jcksvxyz^", 584: "+<=>~−", 611: "FTZ",
    667: "&ABEKPSVXY", 722: "CDHNRUw", 778: "GOQ", 833: "Mm", 889: "%", 944: "W", 1000: "@—…←↑→↓↔↕",
}  # fmt: skip
"""Thousandths of the size that letters of SANS are wide; the others are as wide as a digit."""
EMS = {letter: wide / 1000 for wide, letters in WIDTHS.items() for letter in letters}
SLACK = 1.03  # other fonts of this kind are a little wider
BOLD = 1.08  # and bold letters wider than these


def width_of(text: str, size: float) -> float:
    """How wide a text is set."""
    return size * sum(1.0 if RARE.match(sign) else EMS.get(sign, 0.556) for sign in text)


def lines_of(text: str, size: float, wide: float) -> list[str]:
    """The text in lines that fit."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if width_of(longer, size) * SLACK <= wide or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def fitted(text: str, wide: float, high: float, largest: float, smallest: float) -> tuple[float, list[str]]:
    """The largest size at which a text fits into a box, and its lines there."""
    size = largest
    while size > smallest and len(lines_of(text, size, wide)) * size * 1.25 > high:
        size -= 1
    return size, lines_of(text, size, wide)


@cache
def picture(name: str) -> str:
    """The picture of a card by its address, as SVG without its own size; '' if there is none."""
    subject = picture_subject(name)
    return "" if subject is None else art.picture(subject)


def words_svg(x: float, y: float, size: float, text: str, style: str, anchor: str = "start") -> str:
    """A line of text. Rare signs are set apart: one that a font lacks would change the font of the whole line."""
    parts = RARE.split(text)
    if len(parts) == 1 or anchor != "start":
        return _words(x, y, size, text, style, anchor)
    found = ""
    for number, part in enumerate(parts):
        wide = width_of(part, size)
        if part.strip() and number % 2:
            found += _words(x + wide / 2, y, size, part, style, "middle")
        elif part.strip():
            found += _words(x + width_of(" ", size) * (part[0] == " "), y, size, part.strip(), style)
        x += wide
    return found


def _words(x: float, y: float, size: float, text: str, style: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.0f}" text-anchor="{anchor}" {style}>{escape(text)}</text>'


class Corner(NamedTuple):
    """A number at the foot of a card: where its words are set, where they begin, how they are anchored."""

    x: float
    left: float
    anchor: str
    words: str


def corners_of(front: CardFront) -> tuple[float, list[Corner]]:
    """The numbers at the foot and the size at which none runs into the next; without a third the second goes there."""
    words = [f"{corner.label} {corner.value}" if corner else "" for corner in front.corners]
    if words[0] and words[1] and not words[2]:
        words = [words[0], "", words[1]]
    size, placed = 29.0, list[Corner]()
    while not placed or (size > 14 and not _apart(placed, size)):
        size -= 1
        wide = [width_of(text, size) * BOLD for text in words]
        places = ((48.0, 48.0, "start"), ((WIDE - wide[1]) / 2, WIDE / 2, "middle"),
                  (WIDE - 48 - wide[2], WIDE - 48.0, "end"))  # fmt: skip
        placed = [Corner(x, left, anchor, text) for (left, x, anchor), text in zip(places, words, strict=True) if text]
        if not placed:
            break
    return size, placed


def _apart(corners: Sequence[Corner], size: float) -> bool:
    return all(one.left + width_of(one.words, size) * BOLD + size / 2 <= other.left for one, other in pairwise(corners))


def card_svg(front: CardFront) -> str:
    """The drawing, from 0,0 to WIDE,HIGH: what lies beyond is the bleed."""
    parts = [f'<rect x="-30" y="-30" width="{WIDE + 60}" height="{HIGH + 60}" fill="{RIM}"/>']
    parts.append(f'<rect x="22" y="22" width="{WIDE - 44}" height="{HIGH - 44}" rx="18" fill="{PAPER}"/>')
    drawn = picture(front.picture)
    if drawn:
        parts.append(drawn.replace("<svg ", '<svg x="34" y="96" width="562" height="360" ', 1))
    cost = front.cost or "".join(pip.letter * pip.n for pip in front.pips)
    room = WIDE - 90 - (width_of(cost, 44) + 30 if cost else 0)
    size, name = fitted(front.name, room, 50, 46, 26)
    parts.append(
        words_svg(
            44,
            78,
            size,
            name[0] if len(name) == 1 else front.name,
            f'font-family="{SERIF}" font-weight="700" fill="{INK}"',
        )
    )
    if cost:
        parts.append(
            words_svg(WIDE - 42, 80, 44, cost, f'font-family="{SERIF}" font-weight="700" fill="#8a5a00"', "end")
        )
    parts.append(words_svg(44, 494, 24, front.kind, f'font-family="{SANS}" fill="#6b5d48"'))
    size, lines = fitted(text_of(front), *TEXT_BOX)
    for i, line in enumerate(lines):
        parts.append(words_svg(48, 540 + i * size * 1.25, size, line, f'font-family="{SANS}" fill="{INK}"'))
    if front.footnote:
        size, note = fitted(front.footnote, WIDE - 96, 30, 23, 14)
        parts.append(words_svg(48, 806, size, note[0], f'font-family="{SANS}" font-style="italic" fill="#6b5d48"'))
    size, corners = corners_of(front)
    for x, _, anchor, words in corners:
        parts.append(words_svg(x, 842, size, words, f'font-family="{SANS}" font-weight="700" fill="{INK}"', anchor))
    return "".join(parts)


def back_svg(title: str) -> str:
    """The back of every card of a game."""
    size, lines = fitted(title, WIDE - 120, 300, 80, 40)
    words = "".join(
        words_svg(
            WIDE / 2,
            HIGH / 2 + (i - len(lines) / 2 + 0.8) * size * 1.2,
            size,
            line,
            f'font-family="{SERIF}" font-weight="700" fill="#e6c677"',
            "middle",
        )
        for i, line in enumerate(lines)
    )
    return (
        f'<rect x="-30" y="-30" width="{WIDE + 60}" height="{HIGH + 60}" fill="#20303f"/>'
        f'<rect x="40" y="40" width="{WIDE - 80}" height="{HIGH - 80}" rx="30" fill="none" '
        f'stroke="#e6c677" stroke-width="6"/>{words}'
    )
