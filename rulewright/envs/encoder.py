"""A game in numbers: its actions, what a seat sees, and both in words. One encoder serves every interface.

    encoder = Encoder("battleground")
    seen = encoder.seen(view, seat, question)      # observation, mask, and which number is which option
    encoder.named(seen.observation)                # the same by name
    encoder.text(view, seat, question)             # for a language agent

It reads views, or faces only as the seat knows them, so it can't tell a seat what it may not know.
"""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import fields
from io import StringIO
from typing import Any, NamedTuple, Self

import numpy as np
from numpy import zeros
from numpy.typing import NDArray
from rich.console import Console
from rich.text import Text

from rulewright.envs import walk
from rulewright.envs.actions import ActionTable, Mask
from rulewright.envs.observations import Layout, Part, Vector
from rulewright.games import game_named
from rulewright.kernel.game import Game
from rulewright.kernel.question import CardId, Face, Option, Question, Seat
from rulewright.kernel.variant import OFFICIAL, Variant

Features = NDArray[np.int32]
FLOAT, BYTE = np.dtype(np.float32), np.dtype(np.int8)  # made once: an array is made for every look
MOST_OPTIONS = 256  # in the list of options; more are cut off
PROMPTS = 64  # places for what is asked, by a checksum of the prompt's key
FEATURES = ("number of the action", "verb", "a", "b", "c", "face of a", "face of b", "face of c")


class Seen(NamedTuple):
    """What a seat sees, and what it can do: `numbers[i]` of the mask stands for `offered[i]`."""

    observation: Vector
    mask: Mask
    numbers: list[int]
    offered: Sequence[Option]

    @property
    def options(self) -> dict[int, Option]:
        """The options by their numbers."""
        return {number: option for number, option in zip(self.numbers, self.offered, strict=True) if number >= 0}


class Encoder:
    """The numbers of one game for a number of seats."""

    def __init__(self, game: Game | str, seats: int | None = None, variant: Variant = OFFICIAL) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.seats = self.game.players[0] if seats is None else seats
        self.variant = variant
        self.book = book = self.game.rules.book(variant)
        self.actions = ActionTable(self.game, book, self.seats)
        self.layout = Layout(self.game, book, self.seats)
        cards = self.layout.faces
        self.size = self.layout.size + PROMPTS + cards
        self.parts = (
            *self.layout.parts,
            Part("question", self.layout.size, PROMPTS, f"one of {PROMPTS}, by the prompt's key"),
            Part("question.about", self.layout.size + PROMPTS, cards, "card by face"),
        )
        self.only_faces_hidden = self.game.mind.encoding.only_faces_hidden
        self._asked = self.layout.size, PROMPTS
        self._way, self._planes = self.layout.way, self.layout.planes
        self._numbering, self._actions = self.actions.numbering, self.actions.n
        self.verbs = {name: i + 1 for i, name in enumerate(self.game.words.verbs)}
        self.hash = _hash(self.game, book, self.actions.rows(), self.parts)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self  # it never changes

    def __reduce__(self) -> Any:
        return encoder_of, (self.game, self.seats, self.variant)

    # -- numbers

    def observe(self, view: Any, seat: Seat, question: Question | None = None) -> Vector:
        """What the seat sees as one vector; `parts` says what stands where."""
        return self.seen(view, seat, question).observation

    def seen(self, view: Any, seat: Seat, question: Question | None, seen: list[int] | None = None) -> Seen:
        """Observation, mask, and the options by their numbers; who is not asked can only wait."""
        vector, mask = zeros(self.size, FLOAT), zeros(self._actions, BYTE)
        numbers = walk.look(self._way, self._numbering, self._asked, view, seat, seen, question, vector, mask)
        if self._planes is not None:
            walk.lay(vector, self.layout.planes_from, *self._planes.fill(view, seat))
        return Seen(vector, mask, numbers, () if question is None else question.options)

    def look(self, state: Any, seat: Seat, question: Question | None) -> Seen:
        """What `seen` tells of the seat's view of a state, without a copy of the state where the game allows that."""
        if not self.only_faces_hidden:
            return self.seen(self.game.rules.view(state, seat), seat, question)
        return self.seen(state, seat, question, state.seen)

    def features(self, view: Any, seat: Seat, question: Question | None) -> Features:
        """The options themselves, a row each, padded with zeros: see FEATURES; what is not there is 0."""
        rows = np.zeros((MOST_OPTIONS, len(FEATURES)), np.int32)
        if question is not None:
            options = question.options[:MOST_OPTIONS]
            numbers = self.actions.numbers(view, seat, options, np.zeros(self.actions.n, np.int8))
            for i, option in enumerate(options):
                args = [n + 1 for n in option[1:]]
                rows[i] = numbers[i] + 1, self.verbs.get(option.verb, 0), *args, *self._faces(view, option)
        return rows

    def _faces(self, view: Any, option: Option) -> list[int]:
        """The faces of an option's cards, from 2; 1 for an unknown card, 0 where there is none."""
        verb = self.game.words.verbs.get(option.verb)
        faces = [0, 0, 0]
        for i, (kind, n) in enumerate(zip(verb.kinds if verb else (), option[1:], strict=False)):
            if n >= 0 and kind is CardId:
                faces[i] = view.faces[n] + 2
            elif n >= 0 and kind is Face:
                faces[i] = n + 2
        return faces

    # -- names

    def named(self, observation: Vector) -> dict[str, Vector]:
        """An observation as a dictionary by the names of its parts; lists have a row for each thing in them."""
        found: dict[str, Vector] = {}
        for part in self.parts:
            shape = (*[times for times, _ in part.repeats], part.size)
            strides = (*[apart * observation.itemsize for _, apart in part.repeats], observation.itemsize)
            window = observation[part.first :]
            found[part.name] = np.lib.stride_tricks.as_strided(window, shape, strides).copy()
        return found

    def text(self, view: Any, seat: Seat, question: Question | None, names: Sequence[str] = ()) -> str:
        """What the seat sees, what it is asked, and its options by number, for a language agent."""
        words = self.game.words
        players = list(names) or [f"Player {n + 1}" for n in range(self.seats)]
        lines = [f"{self.game.title}. You are {players[seat]}.", _plain(words.text_table(view, seat, players))]
        if question is None:
            return "\n".join([*lines, "You are not asked now."])
        numbers = self.actions.numbers(view, seat, question.options, np.zeros(self.actions.n, np.int8))
        lines += ["", f"Question: {words.ask_words(view, question)} [{question.clause}]", "Options:"]
        lines += [f"{n}: {words.label(view, each)}" for n, each in zip(numbers, question.options, strict=True)]
        return "\n".join(lines)

    def why_not(self, view: Any, question: Question | None, ref: str) -> str:
        """Why a thing ('card-12') can't be used now, with its clause, for a language agent."""
        reason = self.game.words.why_not(view, question, ref)
        return f"{reason.words} [{reason.clause}]"


_made: dict[tuple[int, int, str], Encoder] = {}  # an encoder keeps its game, so no other object gets that id


def encoder_of(game: Game, seats: int, variant: Variant = OFFICIAL) -> Encoder:
    """The encoder of a game, made once a process."""
    key = id(game), seats, repr(variant.data())
    if key not in _made:
        _made[key] = Encoder(game, seats, variant)
    return _made[key]


def _plain(drawn: Any) -> str:
    """A drawn table as lines of text without colours."""
    console = Console(width=100, file=StringIO(), color_system=None, legacy_windows=False)
    with console.capture() as said:
        console.print(Text(drawn) if isinstance(drawn, str) else drawn)
    return "\n".join(line.rstrip() for line in said.get().splitlines() if line.strip())


def _hash(game: Game, book: Any, *tables: Sequence[Any]) -> str:
    """What a result stands under: the game's version, its tunables and cards, and the tables of numbers."""
    tunables = [(f.name, getattr(book.rules, f.name)) for f in fields(book.rules)]
    said = repr([game.slug, game.version, tunables, list(book.cards), *[list(map(tuple, table)) for table in tables]])
    return hashlib.sha256(re.sub(r" at 0x[0-9a-f]+", "", said).encode()).hexdigest()[:16]
