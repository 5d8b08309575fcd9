"""Moves as people read them, as records have them, and as they are clicked."""

from rulewright.games.lytharian.normal.cards.roles import KING, PAWN, ROLE_NAMES, Role
from rulewright.games.lytharian.normal.rules import events
from rulewright.games.lytharian.normal.rules.board import BLACK, COLOURS, LETTERS, NAMES, PIECES, Piece, role_of
from rulewright.games.lytharian.normal.rules.moves import in_check
from rulewright.games.lytharian.normal.rules.state import State
from rulewright.games.lytharian.normal.rules.verbs import MOVE
from rulewright.games.lytharian.normal.words.names import role_name
from rulewright.kernel.event import Event
from rulewright.kernel.question import Option, Question
from rulewright.kernel.words import Filled, lower_first


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
