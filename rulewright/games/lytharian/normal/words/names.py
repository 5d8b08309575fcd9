"""What pieces, squares and cards are called."""

from rulewright.games.lytharian.normal.cards.roles import ROLE_NAMES
from rulewright.games.lytharian.normal.cards.troops import printed_role
from rulewright.games.lytharian.normal.rules.board import COLOURS, NAMES, Piece, colour_of, role_of
from rulewright.games.lytharian.normal.rules.state import State, owner_of, side_of
from rulewright.kernel.event import Glimpse
from rulewright.kernel.question import HIDDEN, CardId
from rulewright.kernel.words import face_name


def role_name(piece: Piece) -> str:
    """A piece as 'Knight'."""
    return ROLE_NAMES[role_of(piece)]


def piece_name(piece: Piece) -> str:
    """A piece as 'White Knight'."""
    return f"{COLOURS[colour_of(piece)]} {role_name(piece)}"


def name_of_square(view: State, square: int) -> str:
    return NAMES[square]


def name_of_piece(view: State, piece: int) -> str:
    return piece_name(Piece(piece))


def name_of_role(view: State, role: int) -> str:
    return ROLE_NAMES[role]


def card_words(view: State, card: CardId) -> str:
    """A card in words: the piece it is now, and the troop on it if the viewer may know it."""
    seat = owner_of(card)
    if card in view.cards:
        square = view.cards.index(card)
        what = f"{piece_name(view.board[square])} on {NAMES[square]}"
    else:
        what = f"{COLOURS[side_of(view, seat)]}, in the crypt" if card in view.crypts[seat] else "Not on the board"
    if view.faces[card] == HIDDEN:
        return f"{what}. Its card lies face down."
    troop = view.book.cards[view.faces[card]]
    return f"{troop.name}. {ROLE_NAMES[printed_role(troop)]}, {troop.alignment.capitalize()}. {what}."


def troop_taken(view: State, glimpse: Glimpse) -> str:
    """The troop on a piece, for those who know it, as an addition to its role."""
    return "" if glimpse.face == HIDDEN else f" ({face_name(view, glimpse.face)})"
