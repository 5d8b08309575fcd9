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

from rulewright.kernel.game import Game
from rulewright.kernel.question import CardId, Face, Option, Seat
from rulewright.kernel.verb import word_of

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
        self._lasting: list[dict[Option, int]] = [{} for _ in range(seats)]  # by seat: what no state changes

    def numbers(self, view: Any, seat: Seat, options: Sequence[Option]) -> list[int]:
        """The numbers of these options for the seat that is asked, in their order; -1 where even the spare ran out."""
        lasting = self._lasting[seat]
        found = [lasting.get(option, -1) for option in options]
        if min(found) >= 0:
            return found
        used = set(found)
        spare = self.spare
        for i, option in enumerate(options):
            if found[i] < 0:
                number = self._number(view, seat, option, used)
                if number < 0 and spare < self.n:
                    number, spare = spare, spare + 1
                found[i] = number
                used.add(number)
        return found

    def _number(self, view: Any, seat: Seat, option: Option, used: set[int]) -> int:
        block = self.blocks.get(option.verb)
        if block is None or not block.size:
            return -1
        number, step, lasts = 0, block.size, True
        for (_, kind, size), given in zip(block.arguments, option[1:], strict=False):
            n = given
            step //= size
            if kind in self.encoding.places:
                n = self.encoding.places[kind](view, n)
                lasts = False
            elif kind is CardId and n >= 0:
                n = (view.faces[n] + 1) * (size // self.cards)
                lasts = False
            elif kind is Seat and n >= 0:
                n = (n - seat) % self.seats
            if not 0 <= n < size:
                return -1
            number += n * step
        number += block.first
        if lasts:
            self._lasting[seat][option] = number
            return number
        for _ in range(COPIES - 1 if block.size == self.cards * COPIES else 0):
            number += number in used
        return -1 if number in used else number

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
