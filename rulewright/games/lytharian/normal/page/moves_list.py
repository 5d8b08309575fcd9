"""Moves as chess players write them, and the squares of a move, from what the log tells."""

from rulewright.games.lytharian.normal.cards.troops import PAWN
from rulewright.games.lytharian.normal.rules import events
from rulewright.games.lytharian.normal.rules.board import LETTERS, NAMES, PIECES, WHITE, Piece, role_of
from rulewright.games.lytharian.normal.words.names import castles
from rulewright.kernel.event import Event

MOVES = (events.moves.name, events.takes.name)


def trail(event: Event) -> tuple[str, ...]:
    """From where to where."""
    return (f"square-{event.args['start']}", f"square-{event.args['end']}") if event.kind in MOVES else ()


def move_text(event: Event) -> str:
    """'Nf3', 'Rbxd1', 'exd5', 'O-O'; then '=Q', '+' and '#' as additions."""
    args = event.args
    if event.kind == events.promotes.name:
        return f"+={LETTERS[PIECES[WHITE][args['role']]]}"
    if event.kind == events.check.name:
        return "+#" if args.get("mate") else "++"
    if event.kind not in MOVES:
        return ""
    role, start, end = role_of(Piece(args["piece"])), args["start"], args["end"]
    if castles(role, start, end):
        return "O-O" if end > start else "O-O-O"
    taking = "x" if event.kind == events.takes.name else ""
    first = (NAMES[start][0] if taking else "") if role == PAWN else LETTERS[PIECES[WHITE][role]]
    return f"{first}{_from(start, args.get('among', 0))}{taking}{NAMES[end]}"


def _from(start: int, among: int) -> str:
    """What tells a piece from those like it that could go there, too: its file, else its rank, else both."""
    others = [NAMES[square] for square in range(64) if among >> square & 1]
    file, rank = NAMES[start][0], NAMES[start][1]
    if not others:
        return ""
    if all(other[0] != file for other in others):
        return file
    return rank if all(other[1] != rank for other in others) else NAMES[start]
