"""The table as text, for the terminal."""

from collections.abc import Sequence

from rulewright.games.lytharian.normal.rules.board import BLACK, COLOURS, LETTERS, WHITE
from rulewright.games.lytharian.normal.rules.moves import in_check
from rulewright.games.lytharian.normal.rules.state import State, seat_of
from rulewright.kernel.page.text_screen import Group, RenderableType, Text
from rulewright.kernel.question import Seat
from rulewright.kernel.words import card_name


def text_table(view: State, viewer: Seat | None, names: Sequence[str]) -> RenderableType:
    """The board from White's side, capitals for White, and what has been taken."""
    if not view.number:
        return Text("The dice say who is White", style="bold")
    to_move = f"Move {view.number}, {COLOURS[view.side]} to move{': check' if in_check(view) else ''}"
    lines: list[RenderableType] = [Text(to_move, style="bold"), Text(drawing(view))]
    for colour in (WHITE, BLACK):
        seat = seat_of(view, colour)
        taken = ", ".join(card_name(view, card) for card in view.crypts[seat]) or "nothing"
        own = " — you" if seat == viewer else ""
        lines.append(Text(f"{COLOURS[colour]} ({names[seat]}{own}) has lost {taken}."))
    return Group(*lines)


def drawing(view: State) -> str:
    """The board in letters, as `position` reads it."""
    ranks = [view.board[rank * 8 : rank * 8 + 8] for rank in range(7, -1, -1)]
    rows = [f"{8 - i} {' '.join(LETTERS[piece] for piece in rank)}" for i, rank in enumerate(ranks)]
    return "\n".join([*rows, "  a b c d e f g h"])
