"""What pieces, squares, cards and moves are called, in records too, and what is clicked for a move."""

from rulewright.games.lytharian.normal.cards.troops import KING, PAWN, ROLE_NAMES, Role, printed_role
from rulewright.games.lytharian.normal.rules import events
from rulewright.games.lytharian.normal.rules.board import (
    BLACK,
    COLOURS,
    LETTERS,
    NAMES,
    PIECES,
    Piece,
    colour_of,
    role_of,
)
from rulewright.games.lytharian.normal.rules.moves import in_check
from rulewright.games.lytharian.normal.rules.state import State, owner_of, side_of
from rulewright.games.lytharian.normal.rules.verbs import MOVE
from rulewright.kernel.event import Event, Glimpse
from rulewright.kernel.question import HIDDEN, CardId, Option, Question
from rulewright.kernel.words import Filled, face_name, lower_first


def role_name(piece: Piece) -> str:
    """A piece as 'Knight'."""
    return ROLE_NAMES[role_of(piece)]


def piece_name(piece: Piece) -> str:
    """A piece as 'White Knight'."""
    return f"{COLOURS[colour_of(piece)]} {role_name(piece)}"


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


def move_text(state: State, move: Option) -> str:
    """A move by its squares, and the letter of what a Pawn becomes: e2e4, e7e8q."""
    start, end, becomes = MOVE.of(move)
    return f"{NAMES[start]}{NAMES[end]}{LETTERS[PIECES[BLACK][becomes]] if becomes > 0 else ''}"


def move_label(view: State, move: Option) -> str:
    """A move in words for a button."""
    start, end, becomes = MOVE.of(move)
    piece, taken = view.board[start], view.board[end]
    if castles(role_of(piece), start, end):
        return f"Castle {which_castling(start, end)}"
    words = f"{role_name(piece)} {NAMES[start]}"
    if taken:
        words += f" takes {role_name(taken)} {NAMES[end]}"
    elif role_of(piece) == PAWN and end == view.passing:
        words += f" takes {NAMES[end]} en passant"
    else:
        words += f" to {NAMES[end]}"
    return f"{words}, becomes {ROLE_NAMES[becomes]}" if becomes > 0 else words


def castles(role: Role, start: int, end: int) -> bool:
    """Whether a move is castling: no other takes the king two squares."""
    return role == KING and abs(end - start) == 2


def which_castling(start: int, end: int) -> str:
    return "short" if end > start else "long"


def move_clicks(view: State, move: Option) -> tuple[str, ...]:
    """The piece, the square it goes to, and what it becomes."""
    start, end, becomes = MOVE.of(move)
    found = (f"card-{view.cards[start]}", f"square-{end}")
    return (*found, f"button-{ROLE_NAMES[becomes].lower()}") if becomes > 0 else found


def move_told(view: State, event: Event, filled: Filled) -> str:
    """A move that takes nothing, as a line of the log."""
    start, end = event.args["start"], event.args["end"]
    if castles(role_of(Piece(event.args["piece"])), start, end):
        return f"{filled['piece']} castles {which_castling(start, end)}."
    return events.moves.sentence.format_map(filled)


def ask_for_move(view: State, question: Question) -> str:
    """Whose move it is; whoever is in check is told so (LC-347)."""
    check = " (you are in check)" if in_check(view) else ""
    return f"{COLOURS[view.side]}: {lower_first(question.prompt.words)}{check}"
