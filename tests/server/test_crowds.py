"""Pieces that share a cell of a map stand along its edge: what lies there stays in sight, and each can be seen."""

import math
from itertools import pairwise

import pytest

from rulewright.server.html.board.geometry import SIZE
from rulewright.server.html.board.pieces import crowd

ROUND = 25  # a token as it is drawn at its full size


@pytest.mark.parametrize("n", range(2, 11))
def test_several_pieces_leave_the_middle_of_their_cell_free(n: int) -> None:
    middle = -4  # a little above it lies what a landscape shows
    for x, y, size in crowd(n):
        assert math.hypot(x, y - middle) > ROUND * size * 0.9
        assert math.hypot(x, y) + ROUND * size < SIZE
    covered = sum(math.pi * (ROUND * size) ** 2 for _, _, size in crowd(n))
    assert covered < 0.5 * 1.5 * math.sqrt(3) * SIZE**2  # less than half of a hex


@pytest.mark.parametrize("n", range(2, 11))
def test_each_of_several_pieces_can_be_seen_and_clicked(n: int) -> None:
    places = crowd(n)
    for (x, y, size), (u, v, _) in pairwise(places):
        assert math.hypot(x - u, y - v) > ROUND * size * 0.75
    assert len({(round(x), round(y)) for x, y, _ in places}) == n


def test_a_piece_alone_stands_in_the_lower_half() -> None:
    ((x, y, size),) = crowd(1)
    assert x == 0
    assert y > ROUND * size / 2
