"""What a player is asked and can answer: options, prompts, questions."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, NewType

Seat = NewType("Seat", int)
CardId = NewType("CardId", int)  # a sleeve: see `state`
Face = NewType("Face", int)  # what is in a sleeve: the number of a card's design in the book

SPECTATOR = Seat(15)  # who watches has a bit of their own among those who know a card
EVERYBODY = (1 << 16) - 1
HIDDEN = Face(-1)
NO_CARD = CardId(-1)
NO_SEAT = Seat(-1)


class Option(NamedTuple):
    """One possible answer: a verb of the game and up to three numbers (ids of things, amounts).

    Its words, its notation and the things it touches are worked out by the game when somebody looks.
    """

    verb: str
    a: int = -1
    b: int = -1
    c: int = -1


option = cache(Option)
"""Makes an option, always the same object for the same values: playouts ask for millions."""

CONCEDE = option("concede")
TIME_UP = option("time_up")  # given by the table, in the seat's place: the set time of the match is over


class Prompt(NamedTuple):
    """Why a question is put: a short key, the words a person reads, the clause that gives the choice.

    A window is a question that others may notice: whether its player could do anything but pass is nobody's business.
    """

    key: str
    words: str
    clause: str
    window: bool = False


class Question(NamedTuple):
    """A prompt put to one seat. `about` is the card it concerns, or -1."""

    seat: Seat
    options: Sequence[Option]
    prompt: Prompt
    about: CardId = NO_CARD

    @property
    def words(self) -> str:
        """What is asked, in short; with the card it is about: `words.ask_words` of the game."""
        return self.prompt.words

    @property
    def clause(self) -> str:
        """The clause that gives the choice."""
        return self.prompt.clause
