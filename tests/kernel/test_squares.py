"""Square geometry: directions, distances, names, the tables of a board, drawings."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.kernel.boards.squares import (
    DIAGONAL,
    DIRECTION_NAMES,
    DIRECTIONS,
    KNIGHT_JUMPS,
    ORTHOGONAL,
    Square,
    SquareBoard,
    adjacent,
    king_distance,
    name_of,
    neighbouring,
    square_named,
    steps,
)

CHESS = SquareBoard(8, 8)

squares = st.builds(Square, st.integers(-(10**9), 10**9), st.integers(-(10**9), 10**9))
boards = st.builds(SquareBoard, st.integers(1, 9), st.integers(1, 9))


def picture_of(board: SquareBoard, numbers: tuple[int, ...], origin: str) -> str:
    return board.draw({"O": [square_named(origin)], "x": [board.squares[i] for i in numbers]})


def lines_of(picture: str) -> str:
    return "\n".join(row.strip() for row in picture.strip().splitlines())


def test_squares_add_subtract_and_scale() -> None:
    assert Square(1, 2) + Square(3, -5) == Square(4, -3)
    assert Square(1, 2) - Square(3, -5) == Square(-2, 7)
    assert Square(1, -2) * 3 == 3 * Square(1, -2) == Square(3, -6)
    assert isinstance(Square(1, 2) + Square(0, 0), Square)


def test_directions_point_where_their_names_say() -> None:
    _, marks = SquareBoard.from_drawing("""
        h a b
        g o c
        f e d
    """)
    (middle,) = marks["o"]
    around = [marks[letter][0] for letter in "abcdefgh"]
    assert neighbouring(middle) == around
    assert [h - middle for h in around] == list(DIRECTIONS)
    assert DIRECTION_NAMES == ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
    assert [DIRECTION_NAMES[d] for d in ORTHOGONAL] == ["N", "E", "S", "W"]
    assert [DIRECTION_NAMES[d] for d in DIAGONAL] == ["NE", "SE", "SW", "NW"]
    assert adjacent(middle) == [around[d] for d in ORTHOGONAL]
    for d in range(8):
        assert DIRECTIONS[d] + DIRECTIONS[(d + 4) % 8] == Square(0, 0)


@given(a=squares, b=squares, c=squares)
@pytest.mark.parametrize("measure", [steps, king_distance])
def test_both_distances_are_metrics(measure: Callable[[Square, Square], int], a: Square, b: Square, c: Square) -> None:
    assert (measure(a, b) == 0) == (a == b)
    assert measure(a, b) == measure(b, a) >= 0
    assert measure(a, c) <= measure(a, b) + measure(b, c)
    assert king_distance(a, b) <= steps(a, b) <= 2 * king_distance(a, b)


@given(center=squares)
def test_neighbours_are_one_step_away(center: Square) -> None:
    assert [steps(center, s) for s in adjacent(center)] == [1] * 4
    assert [king_distance(center, s) for s in neighbouring(center)] == [1] * 8
    assert len(set(neighbouring(center))) == 8


# Names.


def test_squares_are_named_as_in_chess() -> None:
    assert name_of(Square(0, 0)) == "a1"
    assert name_of(Square(4, 3)) == "e4"
    assert name_of(Square(25, 11)) == "z12"
    assert CHESS.names[0] == "a1"
    assert CHESS.names[8] == "a2"
    assert CHESS.names[-1] == "h8"
    assert CHESS.squares[CHESS.find("e4")] == Square(4, 3)


@given(x=st.integers(0, 25), y=st.integers(0, 10**6))
def test_names_read_back_without_loss(x: int, y: int) -> None:
    assert square_named(name_of(Square(x, y))) == Square(x, y)


@given(board=boards)
def test_every_square_is_found_by_its_name(board: SquareBoard) -> None:
    assert [board.find(name) for name in board.names] == list(range(len(board.squares)))


@pytest.mark.parametrize("name", ["", "e", "4", "4e", "E4", "e0", "e04", "e-1", "e4 ", "ee4", "e4.", "e²", "é1"])
def test_a_bad_name_is_explained(name: str) -> None:
    with pytest.raises(ValueError, match="names no square: use a small letter and a number from 1, as in e4"):
        square_named(name)


# Tables.


def test_rays_run_outward_to_the_rim() -> None:
    board, marks = SquareBoard.from_drawing("""
        . . . . n .
        . . . n . .
        w w O . . .
        . s . s . .
    """)
    (o,) = marks["O"]
    rays = board.rays[board.index[o]]
    by_name = {name: [board.names[i] for i in rays[d]] for d, name in enumerate(DIRECTION_NAMES)}
    assert by_name == {
        "N": ["c3", "c4"],
        "NE": ["d3", "e4"],
        "E": ["d2", "e2", "f2"],
        "SE": ["d1"],
        "S": ["c1"],
        "SW": ["b1"],
        "W": ["b2", "a2"],
        "NW": ["b3", "a4"],
    }
    assert [board.squares[i] for i in rays[DIRECTION_NAMES.index("NE")]] == marks["n"]
    assert [board.squares[i] for i in reversed(rays[DIRECTION_NAMES.index("W")])] == marks["w"]
    assert [board.squares[rays[d][0]] for d in (5, 3)] == marks["s"]


@pytest.mark.parametrize(
    ("origin", "picture"),
    [
        (
            "d4",
            """
            . . . . . . . .
            . . . . . . . .
            . . x . x . . .
            . x . . . x . .
            . . . O . . . .
            . x . . . x . .
            . . x . x . . .
            . . . . . . . .
            """,
        ),
        (
            "a1",
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . x . . . . . .
            . . x . . . . .
            O . . . . . . .
            """,
        ),
        (
            "h7",
            """
            . . . . . x . .
            . . . . . . . O
            . . . . . x . .
            . . . . . . x .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """,
        ),
    ],
)
def test_the_knight_jumps_in_an_l(origin: str, picture: str) -> None:  # LC-114
    assert picture_of(CHESS, CHESS.knight[CHESS.find(origin)], origin) == lines_of(picture)


def test_near_squares_in_the_corner_at_the_rim_and_inside() -> None:
    def names(numbers: tuple[int, ...]) -> list[str]:
        return [CHESS.names[i] for i in numbers]

    assert names(CHESS.near4[CHESS.find("a1")]) == ["a2", "b1"]
    assert names(CHESS.near8[CHESS.find("a1")]) == ["a2", "b2", "b1"]
    assert names(CHESS.near4[CHESS.find("h4")]) == ["h5", "h3", "g4"]
    assert names(CHESS.near8[CHESS.find("e4")]) == ["e5", "f5", "f4", "f3", "e3", "d3", "d4", "d5"]


@given(board=boards)
def test_the_tables_say_what_the_functions_say(board: SquareBoard) -> None:
    assert len(board.squares) == board.width * board.height
    for i, a in enumerate(board.squares):
        assert board.index[a] == i == a.y * board.width + a.x
        assert [board.squares[j] for j in board.near4[i]] == [s for s in adjacent(a) if s in board.index]
        assert [board.squares[j] for j in board.near8[i]] == [s for s in neighbouring(a) if s in board.index]
        jumps = [a + jump for jump in KNIGHT_JUMPS]
        assert [board.squares[j] for j in board.knight[i]] == [s for s in jumps if s in board.index]
        for d, way in enumerate(DIRECTIONS):
            assert board.step[i][d] == board.index.get(a + way, -1)
            ray = [board.squares[j] for j in board.rays[i][d]]
            assert ray == [a + way * n for n in range(1, len(ray) + 1)]
            assert a + way * (len(ray) + 1) not in board.index
        for j, b in enumerate(board.squares):
            assert board.gap4[i][j] == steps(a, b)
            assert board.gap8[i][j] == king_distance(a, b)
            assert (j in board.knight[i]) == (steps(a, b) == 3 and king_distance(a, b) == 2)


@pytest.mark.parametrize(("width", "height"), [(0, 8), (8, 0), (-1, 3), (27, 1)])
def test_impossible_boards_are_refused(width: int, height: int) -> None:
    with pytest.raises(ValueError, match=f"board of {width} by {height} is impossible: use 1 to 26 files"):
        SquareBoard(width, height)


def test_a_square_off_the_board_is_not_found() -> None:
    with pytest.raises(ValueError, match="f1 is not on the board: use a1 to e4"):
        SquareBoard(5, 4).find("f1")


# Drawings.


def test_a_drawing_has_the_highest_rank_on_top() -> None:
    board, marks = SquareBoard.from_drawing("""
        r . . . k
        . . . . .
        . P . . .
        R . K . .
    """)
    assert (board.width, board.height) == (5, 4)
    named = {letter: [name_of(s) for s in places] for letter, places in marks.items()}
    assert named == {"R": ["a1"], "K": ["c1"], "P": ["b2"], "r": ["a4"], "k": ["e4"]}


def test_many_squares_may_bear_one_letter() -> None:
    _, marks = SquareBoard.from_drawing("p p\nP p")
    assert marks == {"P": [(0, 0)], "p": [(1, 0), (0, 1), (1, 1)]}


@given(board=boards, data=st.data())
@pytest.mark.slow
def test_drawings_read_back_without_loss(board: SquareBoard, data: st.DataObject) -> None:
    marks: dict[str, list[Square]] = {}
    for s in board.squares:
        letter = data.draw(st.sampled_from(".KqP"))
        if letter != ".":
            marks.setdefault(letter, []).append(s)
    text = board.draw(marks)
    read, seen = SquareBoard.from_drawing(text)
    assert seen == marks
    assert read.squares == board.squares
    assert read.draw(seen) == text


@pytest.mark.parametrize(
    ("picture", "says"),
    [
        (" \n ", "empty: draw at least one square"),
        (". .\n. #", r"rank 1 of the drawing: '#' is no square: use '\.', a letter, and spaces between"),
        ("...\n...", r"rank 1 of the drawing: '\.\.\.' is no square"),
        (". . .\n. .\n. . .", "rank 2 of the drawing has 2 squares: give it 3, as the top has"),
        (". .\n\n. .", "rank 2 of the drawing has 0 squares: give it 2"),
    ],
)
def test_a_malformed_drawing_is_explained(picture: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        SquareBoard.from_drawing(picture)


@pytest.mark.parametrize(
    ("marks", "says"),
    [
        ({"KQ": [Square(0, 0)]}, "'KQ' can't mark squares: use a single letter"),
        ({"#": [Square(0, 0)]}, "'#' can't mark squares"),
        ({"K": [Square(2, 0)]}, r"K marks Square\(x=2, y=0\), which is not on the board"),
        ({"K": [Square(0, 0)], "Q": [Square(0, 0)]}, "where K is: mark open squares, once each"),
    ],
)
def test_a_mark_that_could_not_be_read_back_is_refused(marks: dict[str, list[Square]], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        SquareBoard(2, 2).draw(marks)
