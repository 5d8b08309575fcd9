"""Why not: for a piece or a square that can't answer the question, the reason and its clause."""

from rulewright.games.lytharian.normal.cards.troops import KING
from rulewright.games.lytharian.normal.rules import prompts
from rulewright.games.lytharian.normal.rules.board import COLOURS, NAMES, OTHER, SQUARES, colour_of, king_of, role_of
from rulewright.games.lytharian.normal.rules.moves import reach, threats
from rulewright.games.lytharian.normal.rules.state import State, side_of
from rulewright.games.lytharian.normal.words.names import role_name
from rulewright.kernel.question import CardId, Question
from rulewright.kernel.words import Reason


def why_not_piece(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    """Why a piece can't move."""
    card = CardId(numbers[0])
    if not _moving(question) or card >= len(view.faces):
        return None
    if card not in view.cards:
        return Reason("This piece has been captured.", "LC-347")
    square = SQUARES[view.cards.index(card)]
    piece, side = view.board[square], side_of(view, question.seat)
    name = f"The {role_name(piece)} on {NAMES[square]}"
    if colour_of(piece) != side:
        return Reason(f"{name} is {COLOURS[OTHER[side]]}'s: move one of your own, or take it.", "LC-345")
    if role_of(piece) == KING:
        return Reason(f"{name} has no square that is free and not attacked.", "LC-347")
    checks, pins = threats(view.board, king_of(view.board, side), side)
    if not reach(view.board, side, square):
        return Reason(f"{name} has no free way.", "LC-345")
    if square in pins:
        return Reason(f"{name} is pinned: without it your King would be in check.", "LC-347")
    if len(checks) > 1:
        return Reason("Your King is in check from two pieces: it has to move itself.", "LC-347")
    return Reason(f"Your King is in check, and the {role_name(piece)} on {NAMES[square]} can't meet it.", "LC-347")


def why_not_square(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    """Why nothing can go to a square."""
    square = numbers[0]
    if not _moving(question) or square >= len(SQUARES):
        return None
    if view.board[square]:
        return Reason(f"Nothing of yours can go to {NAMES[square]}.", "LC-345")
    return Reason(f"No piece can go to {NAMES[square]}, or your King would stand in check.", "LC-347")


def why_no_claim(view: State, question: Question, numbers: tuple[int, ...]) -> Reason:
    """When a draw could be claimed."""
    rules = view.book.rules
    return Reason(
        f"A draw can be claimed once a position stands {rules.claim_repeats} times, or after {rules.claim_moves} moves "
        "on each side without a capture or a Pawn move.",
        "LC-R261",
    )


def _moving(question: Question) -> bool:
    return question.prompt in (prompts.MOVE, prompts.OFFERING)
