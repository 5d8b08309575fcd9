"""Normal Chess in numbers, for those who learn from it."""

from collections.abc import Mapping
from typing import Any

from rulewright.games.lytharian.normal.cards.troops import KING, QUEEN, Role
from rulewright.games.lytharian.normal.rules.board import Colour, Piece, SquareId
from rulewright.games.lytharian.normal.rules.book import Book
from rulewright.games.lytharian.normal.rules.state import State
from rulewright.kernel.game import Encoding

SQUARES = 64


def sizes(book: Book) -> Mapping[Any, int]:
    """How many there are of each kind. A piece is a role, and 8 more for Black."""
    return {SquareId: SQUARES, Piece: KING + 8 + 1, Colour: 2, Role: 1}


def promotion(view: State, role: int) -> int:
    """A move without promotion and one to a Queen have a number of the table; other promotions a spare one."""
    return 0 if role in (-1, QUEEN) else -1


ENCODING: Encoding[State] = Encoding(
    sizes=sizes,
    places={Role: promotion},
    lengths={"board": SQUARES},
    left_out=("brought", "wishes", "cards", "past", "last", "number"),
    by_seat=("crypts",),
    bits={"castling": 4},
    only_faces_hidden=True,
)
