"""How a value of the state is read into numbers: a tree of plain tuples, made once a game and seat count.

`observations` makes it of the types of the state's fields; `walk` goes along it, in Python or compiled. A node is
its kind, the place of its first number, and what else it needs:

    (RECORD, ((field, node), ...))          all fields of an object
    (NUMBER, first)                         the number as it is, at most MOST
    (ONE_OF, first, size)                   one of so many
    (SEAT, first)                           a seat, as far as it sits to the left of who looks
    (CARD, first), (FACE, first)            a sleeve by its face; a face
    (CARDS, first), (FACES, first)          a pile of them, counted by face
    (PLACE, first, size, function)          one of so many, as the game says: function(state, value)
    (WORD, first, {word: place})            one of these words
    (BITS, first, size)                     so many times yes or no
    (OPTIONAL, first, node)                 whether there is one, and what it is
    (BY_SEAT, (node, ...))                  one thing for each seat, one's own first
    (LIST, length, stride, node)            things alike, `stride` places apart
    (AMOUNTS, first, size), (AMOUNTS_BY_CARD, first), (AMOUNTS_BY_FACE, first)      numbers by a key
    (BOARD, first, cells, kinds, (things, owner, kind, copy), flags, holds, facts)  layers: see `kernel.game.Board`

A field named None is the object itself: a board is read from several of its fields.

An argument of an action is (kind, size, step, function): PLAIN, SEAT, CARD or PLACE.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

Node: TypeAlias = tuple[Any, ...]
MOST = 128  # a larger number is seen as this

(RECORD, NUMBER, ONE_OF, SEAT, CARD, FACE, CARDS, FACES, PLACE, WORD, BITS, OPTIONAL, BY_SEAT, LIST, AMOUNTS,
 AMOUNTS_BY_CARD, AMOUNTS_BY_FACE, PLAIN, BOARD) = range(19)  # fmt: skip

Arguments: TypeAlias = tuple[tuple[int, int, int, Callable[[Any, int], int] | None], ...]


class Recipe(NamedTuple):
    """How the options of a verb are numbered: from where on, copies of a card that are told apart, its arguments."""

    first: int
    copies: int
    arguments: Arguments


class Numbering(NamedTuple):
    """How all options of a game are numbered; a verb that is not in `recipes` gets spare numbers."""

    recipes: Mapping[str, Recipe]
    seats: int
    spare: int
