"""Text that people send."""

import re
import unicodedata

NAME = 40  # letters of a person's name
LONGEST_LINE = 300  # letters of a line of chat
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters that nobody sees
STACKED = re.compile(r"([\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{2})"
                     r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+")  # fmt: skip
"""More than two marks on a letter: they would reach into the lines above and below."""


def one_line(text: str) -> str:
    """The text on one line: nothing unprintable (controls, marks of direction, blanks of no width), single spaces."""
    seen = [letter if letter.isprintable() and letter not in BLANK else " " for letter in text]
    return " ".join("".join(seen).split())


def person_name(text: str) -> str:
    """A name that somebody gives themselves or another, however it comes in; "" if nothing is left of it."""
    return STACKED.sub(r"\1", one_line(unicodedata.normalize("NFC", text[: 4 * NAME])))[:NAME].strip()
