"""The same square has the same name for both players, and the rim beside it says that name from either side."""

import re
from pathlib import Path

import pytest

from rulewright.games import GAMES
from rulewright.kernel.match import Match
from rulewright.kernel.page.scene import Board
from rulewright.kernel.question import Seat
from rulewright.kernel.record import Record
from rulewright.server.html.board.board import board_fragments
from rulewright.server.html.board.geometry import center

TEXT = re.compile(r'<text x="(-?\d+)" y="(-?\d+)" class="rim">(\w+)</text>')
NAME = re.compile(r"\b([a-z])(\d+)\b")
RECORDS = Path(__file__).parents[1] / "records"


def seen_from(slug: str, seat: int) -> Board:
    """The board as a seat sees it."""
    game = GAMES[slug]
    record = Record.parse((RECORDS / slug / "01-2p-official.txt").read_text(encoding="utf-8"))
    match = Match.load(record, game, len(record.answers) // 2)
    board = game.page.scene(match.viewpoint(seat).view(), Seat(seat), ("Ada", "Bram")).board
    assert board is not None
    return board


def rim_names(board: Board) -> dict[str, str]:
    """By cell: the name that the rim gives it, of its column and its row."""
    texts = TEXT.findall("".join(html for _, html in board_fragments(board).values()))
    found = {}
    for cell in board.cells:
        x, y = center(board, cell.at)
        column = [name for at, _, name in texts if abs(int(at) - x) < 2 and name.isalpha()]
        row = [name for _, at, name in texts if abs(int(at) - y) < 12 and name.isdigit()]
        found[cell.id] = "".join([*column, *row])
    return found


@pytest.mark.parametrize("slug", ["lytharian", "normal-chess", "battleground"])
def test_squares_are_named_alike_from_both_sides_and_as_the_rim_says(slug: str) -> None:
    near, far = seen_from(slug, 0), seen_from(slug, 1)
    assert near.turned is not far.turned
    for board in (near, far):
        rim = rim_names(board)
        for cell in board.cells:
            found = NAME.search(cell.label)
            assert found, cell.label
            assert rim[cell.id] == found[0]
    assert {cell.id: cell.label for cell in near.cells} == {cell.id: cell.label for cell in far.cells}
