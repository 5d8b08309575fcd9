"""Why not: for a piece or a square that can't answer the question, the reason and its clause."""

from rulewright.games.lytharian.normal.rules.board import COLOURS, KING, NAMES
from rulewright.games.lytharian.normal.rules.moves import reach, threats
from rulewright.games.lytharian.normal.rules.state import State, colour_of
from rulewright.games.lytharian.normal.words.words import refs, role_name
from rulewright.kernel.question import CardId, Question
from rulewright.kernel.words import Reason


def why_not(view: State, question: Question | None, ref: str) -> Reason:
    """Why the thing can't answer the question; if it can, that it does."""
    if view.outcome is not None:
        return Reason("The game is over.", view.outcome.clause)
    if question is None:
        return Reason("It is not your move.", "LC-345")
    if any(ref in refs(view, each) for each in question.options):
        return Reason("This is possible now: choose it.", question.prompt.clause)
    kind, _, rest = ref.partition("-")
    if question.prompt.key in ("move", "offering") and rest.isdecimal():
        number = int(rest)
        if kind == "card" and number < len(view.faces):
            return _piece(view, question, number)
        if kind == "square" and number < 64:
            return _square(view, number)
    if kind == "button" and rest == "claim":
        return _claim(view)
    return Reason(f"Now: {question.prompt.words[0].lower()}{question.prompt.words[1:]}.", question.prompt.clause)


def _piece(view: State, question: Question, card: CardId) -> Reason:
    if card not in view.cards:
        return Reason("This piece has been captured.", "LC-347")
    square = view.cards.index(card)
    piece, side = view.board[square], colour_of(view, question.seat)
    name = f"The {role_name(piece)} on {NAMES[square]}"
    if piece >> 3 != side:
        return Reason(f"{name} is {COLOURS[1 - side]}'s: move one of your own, or take it.", "LC-345")
    if piece & 7 == KING:
        return Reason(f"{name} has no square that is free and not attacked.", "LC-347")
    checks, pins = threats(view.board, view.board.index(KING | side << 3), side)
    if not reach(view.board, side, square):
        return Reason(f"{name} has no free way.", "LC-345")
    if square in pins:
        return Reason(f"{name} is pinned: without it your King would be in check.", "LC-347")
    if len(checks) > 1:
        return Reason("Your King is in check from two pieces: it has to move itself.", "LC-347")
    return Reason(f"Your King is in check, and the {role_name(piece)} on {NAMES[square]} can't meet it.", "LC-347")


def _square(view: State, square: int) -> Reason:
    if view.board[square]:
        return Reason(f"Nothing of yours can go to {NAMES[square]}.", "LC-345")
    return Reason(f"No piece can go to {NAMES[square]}, or your King would stand in check.", "LC-347")


def _claim(view: State) -> Reason:
    rules = view.book.rules
    return Reason(
        f"A draw can be claimed once a position stands {rules.claim_repeats} times, or after {rules.claim_moves} moves "
        "on each side without a capture or a Pawn move.",
        "LC-R261",
    )
