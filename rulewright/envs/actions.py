"""Options as numbers: a table of every verb with every argument, the same for all matches of a game's version.

Number 0 is "wait", for a seat that is not asked. Then come the verbs in the order of their declaration, each with a
block for all its arguments; last a block of spare numbers. A card is numbered by its face as the seat knows it, and
by which of several such cards it is; a seat by how far it sits to the left of who is asked. An option for which
there is no number (an argument beyond its range, a third copy of a card) gets the next spare one, so no two
options of a question ever share a number.
"""

from collections.abc import Sequence
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulewright.envs import nodes, walk
from rulewright.envs.nodes import Numbering, Recipe
from rulewright.kernel.game import Game
from rulewright.kernel.question import CardId, Face, Option, Seat
from rulewright.kernel.verb import word_of

Mask = NDArray[np.int8]
WAIT = 0
COPIES = 2  # cards of one face that are told apart
SPARE = 256
LARGEST = 4096  # numbers for one verb: a larger one is numbered by the place of its options
PLAIN_NUMBERS = 16  # an amount, where the game says nothing else


class Argument(NamedTuple):
    """One argument of a verb: what it is called, its kind, and how many numbers it takes."""

    name: str
    kind: Any
    size: int


class Block(NamedTuple):
    """The numbers of one verb: from `first` on, the last argument running fastest."""

    verb: str
    first: int
    arguments: tuple[Argument, ...]
    size: int  # 0: its options get spare numbers


class ActionTable:
    """All actions of a game for a number of seats under a book."""

    def __init__(self, game: Game, book: Any, seats: int) -> None:
        self.encoding = game.mind.encoding
        self.seats = seats
        self.cards = len(book.cards) + 1  # the first is an unknown one
        self.sizes = {int: PLAIN_NUMBERS, Seat: seats, Face: len(book.cards), CardId: self.cards * COPIES}
        self.sizes |= self.encoding.sizes(book)
        self.blocks: dict[str, Block] = {}
        at = WAIT + 1
        for name, verb in game.words.verbs.items():
            arguments = tuple([Argument(word, kind, self.sizes.get(kind, 0)) for word, kind in
                               zip(verb.arg_names, verb.kinds, strict=True)])  # fmt: skip
            if len(arguments) > 1:  # copies are told apart where the card is all that is said
                arguments = tuple([a._replace(size=self.cards) if a.kind is CardId else a for a in arguments])
            size = prod([argument.size for argument in arguments])
            size = size if size <= LARGEST else 0
            self.blocks[name] = Block(name, at, arguments, size)
            at += size
        self.spare = at
        self.n = at + SPARE
        self.numbering = Numbering(
            {name: self._recipe(block) for name, block in self.blocks.items() if block.size}, seats, self.spare
        )

    def _recipe(self, block: Block) -> Recipe:
        step, arguments = block.size, []
        for _, kind, size in block.arguments:
            step //= size
            place = self.encoding.places.get(kind)
            code = nodes.PLACE if place else {CardId: nodes.CARD, Seat: nodes.SEAT}.get(kind, nodes.PLAIN)
            arguments.append((code, size, step, place))
        copies = COPIES if [a.kind for a in block.arguments] == [CardId] else 1
        return Recipe(block.first, copies, tuple(arguments))

    def numbers(
        self, state: Any, seat: Seat, options: Sequence[Option], mask: Mask, seen: list[int] | None = None
    ) -> list[int]:
        """The numbers of these options for the seat that is asked, in their order; -1 where even the spare ran out.

        They are set in the mask, which must be empty. A view has no need of who has seen what.
        """
        return walk.number(self.numbering, state, seat, state.faces, seen, options, mask)

    def name(self, number: int) -> str:
        """What a number stands for: 'play card=17/0' (face 16, the first such card), 'wait', 'spare 3'."""
        if number == WAIT:
            return "wait"
        if number >= self.spare:
            return f"spare {number - self.spare}"
        block = next(b for b in self.blocks.values() if b.first <= number < b.first + b.size)
        rest, words = number - block.first, []
        for argument in reversed(block.arguments):
            rest, n = divmod(rest, argument.size)
            words.append(
                f"{argument.name}={n if argument.size != self.cards * COPIES else f'{n // COPIES}/{n % COPIES}'}"
            )
        return " ".join([block.verb, *reversed(words)])

    def rows(self) -> list[tuple[str, str, str]]:
        """The table for people: numbers, verb, arguments with their ranges."""
        rows = [("0", "wait", "")]
        for block in self.blocks.values():
            ranges = ", ".join(f"{a.name} ({word_of(a.kind)}, {a.size})" for a in block.arguments)
            last = block.first + block.size - 1
            span = "spare" if not block.size else str(last) if block.size == 1 else f"{block.first} to {last}"
            rows.append((span, block.verb, ranges))
        return [*rows, (f"{self.spare} to {self.n - 1}", "spare", "by the place of the option")]
