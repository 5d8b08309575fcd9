"""Hex geometry: the worked examples of sight (SK-E13), drawings, distances and ways."""

import time
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.kernel.boards.hexes import (
    DIRECTION_NAMES,
    DIRECTIONS,
    ORIGIN,
    Hex,
    HexBoard,
    between,
    disc,
    distance,
    in_sight,
    line,
    neighbours,
    reach,
    ring,
    touches,
)

CRYPT_WALLS = [Hex(2, -3), Hex(3, -1), Hex(1, 2), Hex(4, -4), Hex(1, 3), Hex(2, 3), Hex(5, -2)]

near_hexes = st.builds(Hex, st.integers(-9, 9), st.integers(-9, 9))
far_hexes = st.builds(Hex, st.integers(-(10**9), 10**9), st.integers(-(10**9), 10**9))


@st.composite
def boards(draw: st.DrawFn) -> HexBoard:
    """A board of up to 25 hexes in any order, in one piece or several, some of them blocked."""
    spots = st.builds(Hex, st.integers(-4, 4), st.integers(-4, 4))
    hexes = draw(st.lists(spots, min_size=1, max_size=25, unique=True))
    return HexBoard(hexes, [h for h in hexes if draw(st.booleans())])


def crypt() -> HexBoard:
    return HexBoard(disc(ORIGIN, 6), CRYPT_WALLS + [h * -1 for h in CRYPT_WALLS])


def touched(a: Hex, b: Hex) -> set[Hex]:
    """Every third hex for miles around that passes the exact test, found without any shortcut."""
    return {h for h in disc(a, distance(a, b) + 3) if touches(a, b, h)} - {a, b}


def touches_by_fractions(a: Hex, b: Hex, h: Hex) -> bool:
    """SK-E13.1 word by word, with Python's own fractions."""
    low, high = Fraction(0), Fraction(1)
    (ax, az), (bx, bz) = a - h, b - h
    ay, by = -ax - az, -bx - bz
    for at_a, at_b in ((ax - ay, bx - by), (ay - az, by - bz), (az - ax, bz - bx)):
        if at_a == at_b:
            if abs(at_a) > 1:
                return False
            continue
        ends = sorted([Fraction(-1 - at_a, at_b - at_a), Fraction(1 - at_a, at_b - at_a)])
        low, high = max(low, ends[0]), min(high, ends[1])
    return low <= high


# Sight: the worked examples. A looks at B; the hexes marked t are exactly those that the line touches.

E13_2 = """
     . . . . .
    . . . . . .
   . . A t B . .
    . . . . . .
     . . . . .
"""
E13_3 = """
     . . . . .
    . . A t . .
   . . . t B . .
    . . . . . .
     . . . . .
"""
E13_4 = """
     . . . . . .
    . . A t . . .
   . . . . t B . .
    . . . . . . .
"""
E13_5 = """
     . . . . . . .
    . . A t . . . .
   . . . t t t . . .
    . . . . t B . .
     . . . . . . .
"""
E13_6 = """
     . . . . . . .
    . . A t t . . .
   . . . . t t B . .
    . . . . . . . .
"""
E13_7 = """
     . . . . . . . .
    . . A t t t . . .
   . . . . t t t B . .
    . . . . . . . . .
"""


@pytest.mark.rule("SK-E13")
@pytest.mark.parametrize(
    ("picture", "way", "apart"),
    [
        pytest.param(E13_2, Hex(2, 0), 2, id="SK-E13.2"),
        pytest.param(E13_3, Hex(1, 1), 2, id="SK-E13.3"),
        pytest.param(E13_4, Hex(2, 1), 3, id="SK-E13.4"),
        pytest.param(E13_5, Hex(2, 2), 4, id="SK-E13.5"),
        pytest.param(E13_6, Hex(3, 1), 4, id="SK-E13.6"),
        pytest.param(E13_7, Hex(4, 1), 5, id="SK-E13.7"),
    ],
)
def test_a_line_touches_exactly_the_marked_hexes(picture: str, way: Hex, apart: int) -> None:
    board, marks = HexBoard.from_drawing(picture)
    (a,), (b,) = marks["A"], marks["B"]
    assert b - a == way
    assert distance(a, b) == apart
    assert touched(a, b) == touched(b, a) == set(marks["t"])
    assert set(between(a, b)) == set(between(b, a)) == set(marks["t"])
    for wall in board.hexes:
        if wall in (a, b):
            continue
        walled = HexBoard(board.hexes, [wall])
        i, j = walled.index[a], walled.index[b]
        breaks = wall in marks["t"]
        assert in_sight(a, b, [wall], 8) is not breaks
        assert walled.sight[i] >> j & 1 == (not breaks)
        assert walled.blockers(i, j) == ([walled.index[wall]] if breaks else [])


@pytest.mark.rule("SK-E13")
def test_touched_hexes_by_coordinates() -> None:
    assert between(ORIGIN, Hex(2, 0)) == [(1, 0)]
    assert set(between(ORIGIN, Hex(1, 1))) == {(1, 0), (0, 1)}
    assert set(between(ORIGIN, Hex(2, 1))) == {(1, 0), (1, 1)}
    assert set(between(ORIGIN, Hex(2, 2))) == {(1, 0), (0, 1), (1, 1), (2, 1), (1, 2)}
    assert set(between(ORIGIN, Hex(3, 1))) == {(1, 0), (2, 0), (1, 1), (2, 1)}
    assert set(between(ORIGIN, Hex(4, 1))) == {(1, 0), (2, 0), (2, 1), (3, 1), (1, 1), (3, 0)}


@pytest.mark.rule("SK-E13")
def test_one_corner_point_breaks_sight() -> None:  # SK-E13.7
    assert not in_sight(ORIGIN, Hex(4, 1), [Hex(1, 1)], 8)
    assert not in_sight(ORIGIN, Hex(4, 1), [Hex(3, 0)], 8)
    assert in_sight(ORIGIN, Hex(4, 1), [Hex(0, 1), Hex(4, 0), Hex(2, -1), Hex(2, 2)], 8)


@pytest.mark.rule("SK-E13")
def test_sight_ends_after_eight_hexes() -> None:  # SK-E13.8
    assert touched(ORIGIN, Hex(8, 0)) == {Hex(q, 0) for q in range(1, 8)}
    beside = [h for h in disc(ORIGIN, 9) if h.r != 0]
    assert in_sight(ORIGIN, Hex(8, 0), beside, 8)
    assert not any(in_sight(ORIGIN, Hex(8, 0), [Hex(q, 0)], 8) for q in range(1, 8))
    assert not in_sight(ORIGIN, Hex(9, 0), [], 8)


@pytest.mark.rule("SK-E13")
def test_neighbours_always_see_each_other() -> None:  # SK-E13.9
    for there in neighbours(ORIGIN):
        assert touched(ORIGIN, there) == set()
        assert between(ORIGIN, there) == []
        assert in_sight(ORIGIN, there, [h for h in disc(ORIGIN, 4) if h not in (ORIGIN, there)], 1)


@pytest.mark.rule("SK-E13")
@given(a=near_hexes, b=near_hexes, walls=st.lists(near_hexes, max_size=12), far=st.integers(0, 20))
def test_sight_is_the_same_both_ways(a: Hex, b: Hex, walls: list[Hex], far: int) -> None:  # SK-E13.10
    assert in_sight(a, b, walls, far) == in_sight(b, a, walls, far)


@pytest.mark.rule("SK-E13")
def test_only_unequal_reach_makes_sight_one_sided() -> None:  # SK-E13.10
    seer, blind = ORIGIN, Hex(3, 0)
    assert in_sight(seer, blind, [], 8)
    assert not in_sight(blind, seer, [], 1)


@pytest.mark.rule("SK-E13")
@given(a=near_hexes, b=near_hexes, h=near_hexes)
def test_the_exact_test_agrees_with_fractions(a: Hex, b: Hex, h: Hex) -> None:  # SK-E13.1
    assert touches(a, b, h) == touches_by_fractions(a, b, h)


@given(a=far_hexes, b=far_hexes, h=far_hexes)
def test_touching_is_the_same_both_ways_and_exact_at_any_size(a: Hex, b: Hex, h: Hex) -> None:
    assert touches(a, b, h) == touches(b, a, h) == touches_by_fractions(a, b, h)
    assert touches(a, b, a)
    assert touches(a, b, b)


@given(a=near_hexes, b=near_hexes)
def test_between_finds_all_that_is_touched_and_only_that(a: Hex, b: Hex) -> None:
    found = between(a, b)
    assert len(found) == len(set(found))
    assert set(found) == touched(a, b)
    gaps = [distance(a, h) for h in found]
    assert gaps == sorted(gaps)
    for h in found:  # touched hexes lie at most one step off a shortest way
        assert distance(a, h) + distance(h, b) <= distance(a, b) + 1


def test_a_wall_casts_a_shadow() -> None:
    """What A can't see because of the walls is marked x."""
    board, marks = HexBoard.from_drawing("""
            x x . . .
           x x x . . .
          . x # . . . .
         . . . A . . . .
          . . . . # x x
           . . . . x x
            . . . . x
    """)
    (a,) = marks["A"]
    seen = board.sight[board.index[a]]
    dark = [h for i, h in enumerate(board.hexes) if not seen >> i & 1 and not board.blocked >> i & 1]
    assert board.draw({"A": [a], "x": dark}) == board.draw(marks)


# Hexes, directions, rings.


def test_hexes_add_subtract_and_scale() -> None:
    assert Hex(1, 2) + Hex(3, -5) == Hex(4, -3)
    assert Hex(1, 2) - Hex(3, -5) == Hex(-2, 7)
    assert Hex(1, -2) * 3 == 3 * Hex(1, -2) == Hex(3, -6)
    assert isinstance(Hex(1, 2) + Hex(0, 0), Hex)


def test_directions_point_where_their_names_say() -> None:
    _, marks = HexBoard.from_drawing("""
         c b
        d o a
         e f
    """)
    (middle,) = marks["o"]
    around = [marks[letter][0] for letter in "abcdef"]
    assert neighbours(middle) == around
    assert list(DIRECTIONS) == [h - middle for h in around]
    assert DIRECTION_NAMES == ("E", "NE", "NW", "W", "SW", "SE")
    assert DIRECTIONS == ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    for d in range(6):
        assert DIRECTIONS[d] + DIRECTIONS[(d + 3) % 6] == ORIGIN


@given(a=far_hexes, b=far_hexes, c=far_hexes)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, b) == distance(b, a) >= 0
    assert distance(a, c) <= distance(a, b) + distance(b, c)
    assert distance(a + c, b + c) == distance(a, b)


@given(a=near_hexes, b=near_hexes)
def test_some_neighbour_is_one_step_nearer(a: Hex, b: Hex) -> None:
    if a != b:
        assert min(distance(h, b) for h in neighbours(a)) == distance(a, b) - 1


@given(center=near_hexes, radius=st.integers(0, 9))
def test_rings_and_discs_have_their_sizes(center: Hex, radius: int) -> None:
    around = ring(center, radius)
    assert len(set(around)) == len(around) == (6 * radius if radius else 1)
    assert all(distance(center, h) == radius for h in around)
    if radius:
        assert all(distance(a, b) == 1 for a, b in pairwise([*around, around[0]]))
    within = disc(center, radius)
    assert len(set(within)) == len(within) == 1 + 3 * radius * (radius + 1)
    assert within[-len(around) :] == around
    assert within[0] == center


def test_a_ring_starts_in_the_east_and_goes_by_the_north() -> None:
    assert ring(Hex(5, 5), 1) == neighbours(Hex(5, 5))
    assert ring(ORIGIN, 2)[:4] == [(2, 0), (2, -1), (2, -2), (1, -2)]


@given(start=far_hexes, direction=st.integers(0, 5), steps=st.integers(0, 12))
def test_a_line_keeps_its_direction(start: Hex, direction: int, steps: int) -> None:
    passed = line(start, direction, steps)
    assert len(passed) == steps
    for n, h in enumerate(passed, 1):
        assert distance(start, h) == n
    assert [h for h in passed[:-1] if not touches(start, passed[-1], h)] == []


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: ring(ORIGIN, -1), "radius of -1"),
        (lambda: disc(ORIGIN, -1), "radius of -1"),
        (lambda: line(ORIGIN, 6, 1), "6 is not a direction: use 0 to 5"),
        (lambda: line(ORIGIN, 0, -2), "line of -2 steps"),
        (lambda: reach(ORIGIN, -1, lambda a, b: 1), "budget of -1"),
        (lambda: reach(ORIGIN, 1, lambda a, b: -1), "costs -1: use 0 or more"),
        (lambda: HexBoard([]), "no hexes"),
        (lambda: HexBoard([ORIGIN, Hex(1, 0), ORIGIN]), r"Hex\(q=0, r=0\) is given more than once"),
        (lambda: HexBoard([ORIGIN], [Hex(1, 0)]), r"blocked Hex\(q=1, r=0\) is not on the board"),
    ],
)
def test_impossible_geometry_is_refused(call: Callable[[], object], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        call()


# Ways.


def test_reach_pays_for_rough_ground_and_goes_around_walls() -> None:
    """Rough hexes (r) cost 2; the cheapest way from A to B leads around the wall."""
    board, marks = HexBoard.from_drawing("""
         . . # . .
        . A r B . .
         . . # . .
    """)
    (a,), (b,) = marks["A"], marks["B"]

    def cost(_: Hex, there: Hex) -> int | None:
        i = board.index.get(there, -1)
        if i < 0 or board.blocked >> i & 1:
            return None
        return 2 if there in marks["r"] else 1

    found = reach(a, 3, cost)
    assert found[a] == (0, None)
    assert found[b] == (3, marks["r"][0])
    assert b not in reach(a, 2, cost)
    assert not any(board.blocked >> board.index[h] & 1 for h in found)
    costs = [spent for spent, _ in found.values()]
    assert costs == sorted(costs)


def test_reach_takes_equal_ways_in_the_order_of_the_directions() -> None:
    found = reach(ORIGIN, 2, lambda a, b: 1)
    assert list(found)[:7] == disc(ORIGIN, 1)
    assert found[Hex(1, 1)] == (2, Hex(1, 0))  # by E, not by SE
    assert list(found.items()) == list(reach(ORIGIN, 2, lambda a, b: 1).items())


@given(start=near_hexes, budget=st.integers(0, 6))
def test_reach_over_even_ground_is_a_disc(start: Hex, budget: int) -> None:
    found = reach(start, budget, lambda a, b: 1)
    assert set(found) == set(disc(start, budget))
    for h, (spent, previous) in found.items():
        assert spent == distance(start, h)
        assert previous is None if h == start else previous in neighbours(h)


@given(board=boards())
def test_free_steps_reach_all_that_hangs_together(board: HexBoard) -> None:
    found = reach(board.hexes[0], 0, lambda a, b: 0 if b in board.index else None)
    together = [0]
    for i in together:
        together += [j for j in board.near[i] if j not in together]
    assert {board.index[h] for h in found} == set(together)


# Boards.


@given(board=boards())
def test_the_tables_say_what_the_functions_say(board: HexBoard) -> None:
    walls = [h for i, h in enumerate(board.hexes) if board.blocked >> i & 1]
    for i, a in enumerate(board.hexes):
        assert board.index[a] == i
        assert [board.hexes[j] for j in board.near[i]] == [h for h in neighbours(a) if h in board.index]
        assert len(board.step[i]) == 6
        for d, way in enumerate(DIRECTIONS):
            assert board.step[i][d] == board.index.get(a + way, -1)
        for j, b in enumerate(board.hexes):
            assert board.gap[i][j] == distance(a, b)
            sees = bool(board.sight[i] >> j & 1)
            assert sees == in_sight(a, b, walls, 99)
            assert sees == bool(board.sight[j] >> i & 1)
            assert sees == (not board.blockers(i, j))
            if not sees:
                assert {board.hexes[k] for k in board.blockers(i, j)} == {h for h in walls if touches(a, b, h)}
            on_board = {h for h in between(a, b) if h in board.index}
            assert {h for k, h in enumerate(board.hexes) if board.between[i][j] >> k & 1} == on_board


def test_blocked_hexes_are_not_seen_and_see_only_themselves() -> None:
    board, _ = HexBoard.from_drawing(". # .")
    assert board.sight == [0b001, 0b010, 0b100]
    assert board.blockers(0, 1) == board.blockers(1, 0) == board.blockers(0, 2) == [1]
    assert board.blockers(1, 1) == []


def test_blockers_come_nearest_first() -> None:
    board, marks = HexBoard.from_drawing("A . # . # B")
    a, b = board.index[marks["A"][0]], board.index[marks["B"][0]]
    assert board.blockers(a, b) == [2, 4]
    assert board.blockers(b, a) == [4, 2]


def test_what_is_off_the_board_breaks_no_sight() -> None:  # SK-R165
    board, marks = HexBoard.from_drawing("""
        A   B
         . .
    """)
    a, b = (board.index[marks[letter][0]] for letter in "AB")
    assert board.gap[a][b] == 2
    assert board.sight[a] >> b & 1


def test_the_crypt_is_as_the_book_counts_it() -> None:
    """127 hexes, 14 blocked, 113 connected; 73 see the centre; 45 % of the pairs within 8 see each other."""
    start = time.process_time()
    board = crypt()
    assert time.process_time() - start < 1
    assert len(board.hexes) == 127
    assert board.blocked.bit_count() == 14
    assert sum(seen & 1 for seen in board.sight) == board.sight[0].bit_count() == 73
    assert {distance(Hex(-6, r), Hex(6, -s)) for r in (2, 4) for s in (2, 4)} == {12}
    free = [i for i in range(127) if not board.blocked >> i & 1]
    pairs = [(i, j) for i in free for j in free if i < j and board.gap[i][j] <= 8]
    assert round(100 * sum(board.sight[i] >> j & 1 for i, j in pairs) / len(pairs)) == 45

    def cost(_: Hex, there: Hex) -> int | None:
        i = board.index.get(there, -1)
        return None if i < 0 or board.blocked >> i & 1 else 1

    assert len(reach(ORIGIN, 99, cost)) == 113


# Drawings.


def test_a_drawing_is_read_row_by_row() -> None:
    board, marks = HexBoard.from_drawing("""
           . . . # .
          . A . # . .
         . . . . . B .
    """)
    assert board.hexes == [
        *((0, 0), (1, 0), (2, 0), (3, 0), (4, 0)),
        *((-1, 1), (0, 1), (1, 1), (2, 1), (3, 1), (4, 1)),
        *((-2, 2), (-1, 2), (0, 2), (1, 2), (2, 2), (3, 2), (4, 2)),
    ]
    assert [h for i, h in enumerate(board.hexes) if board.blocked >> i & 1] == [(3, 0), (2, 1)]
    assert marks == {"A": [(0, 1)], "B": [(3, 2)]}


def test_the_crypt_is_drawn() -> None:
    picture = """
              . . . . . . .
             . . . . . . . .
            . . . . . . # . B
           . # # . . # . . . .
          . . . # . . . . . # B
         . . . . . . . . # . . .
        . . . . . . S . . . . . .
         . . . # . . . . . . . .
          R # . . . . . # . . .
           . . . . # . . # # .
            R . # . . . . . .
             . . . . . . . .
              . . . . . . .
    """
    board = crypt()
    starts = {"R": [Hex(-6, 2), Hex(-6, 4)], "B": [Hex(6, -4), Hex(6, -2)]}
    text = board.draw({"S": [ORIGIN], **starts})
    assert text == dedent(picture).strip("\n")
    read, marks = HexBoard.from_drawing(picture, board.corner)
    assert marks == {"S": [ORIGIN], **starts}
    assert set(read.hexes) == set(board.hexes)


@given(board=boards(), data=st.data())
def test_drawings_read_back_without_loss(board: HexBoard, data: st.DataObject) -> None:
    free = sorted(h for i, h in enumerate(board.hexes) if not board.blocked >> i & 1)
    letters = [data.draw(st.sampled_from(" ABz")) for _ in free]
    marks = {
        letter: sorted((h for h, x in zip(free, letters, strict=True) if x == letter), key=lambda h: (h.r, h.q))
        for letter in dict.fromkeys(letters)
        if letter != " "
    }
    text = board.draw(marks)
    read, seen = HexBoard.from_drawing(text, board.corner)
    assert seen == marks
    assert read.index.keys() == board.index.keys()
    for walls in (read, board):
        assert {h for i, h in enumerate(walls.hexes) if walls.blocked >> i & 1} == board.index.keys() - set(free)
    assert read.draw(seen) == text
    indented = "\n\n" + "\n".join("    " + row for row in text.split("\n")) + "\n  \n"
    assert HexBoard.from_drawing(indented, board.corner)[0].hexes == read.hexes


@pytest.mark.parametrize(
    ("picture", "says"),
    [
        ("", "empty: draw at least one hex"),
        ("  \n \n", "empty: draw at least one hex"),
        (". . .\n ? .", r"row 2, column 2 of the drawing: '\?' is no hex: use '\.', '#', a letter"),
        (". .\n\t. .", r"row 2, column 1 of the drawing: '\\t' is no hex"),
        (". 1", "column 3 of the drawing: '1' is no hex"),
        (". é", "'é' is no hex"),
        (". .\n. .", r"row 2, column 1 of the drawing: '\.' lies half a hex off: move it or its row by one"),
        (". .#", "row 1, column 4 of the drawing: '#' lies half a hex off"),
    ],
)
def test_a_malformed_drawing_is_explained(picture: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        HexBoard.from_drawing(picture)


@pytest.mark.parametrize(
    ("marks", "says"),
    [
        ({"AB": [Hex(0, 0)]}, "'AB' can't mark hexes: use a single letter"),
        ({"": [Hex(0, 0)]}, "'' can't mark hexes"),
        ({"#": [Hex(0, 0)]}, "'#' can't mark hexes"),
        ({"A": [Hex(9, 9)]}, r"A marks Hex\(q=9, r=9\), which is not on the board"),
        ({"A": [Hex(1, 0)]}, "where # is: mark open hexes"),
        ({"A": [Hex(0, 0)], "B": [Hex(0, 0)]}, "where A is: mark open hexes, once each"),
    ],
)
def test_a_mark_that_could_not_be_read_back_is_refused(marks: dict[str, list[Hex]], says: str) -> None:
    board, _ = HexBoard.from_drawing(". # .")
    with pytest.raises(ValueError, match=says):
        board.draw(marks)
