"""How to play on two screens: the goal, a turn, the signs, first advice. Words hold the rulebook's placeholders.

A game fills it in `page/how_to_play.py`; `kernel.rulebook.Figures` puts the numbers in force into the words.
"""

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shown:
    """A step, a mode: a title, a picture, a sentence or two."""

    title: str
    words: str
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign that stands on cards and tokens, and what it means."""

    icon: str
    name: str
    words: str


@dataclass(frozen=True, slots=True)
class HowToPlay:
    """All of it. `card` is the name of the card by which reading is explained."""

    goal: str
    picture: str
    steps: tuple[Shown, ...]  # of a turn
    signs: tuple[Sign, ...]
    card: str
    asked: tuple[tuple[str, str], ...]  # "How do I ...", and the answer
    advice: tuple[str, ...]
    modes: tuple[Shown, ...] = ()  # what is different in other modes
    more_signs: tuple[tuple[str, str], ...] = ()  # names and meanings of those explained only where they stand
    words: tuple[tuple[str, str], ...] = ()  # on cards, of which no clause says in a line what they mean

    def meanings(self) -> dict[str, str]:
        """What every sign means, by its name."""
        return {sign.name: sign.words for sign in self.signs} | dict(self.more_signs)


def sign_name(words: str) -> str:
    """The name of a sign by what is said where it stands: 'Bleed 2: damage after each move' is Bleed."""
    return re.sub(r" {2,}", " ", re.sub(r"\d+", "", words.partition(":")[0])).strip()
