"""How troops move: each role drawn on a board, the Pawn's double step, and what follows a move."""

import pytest
from lytharian_table import Side, Troop, custom, finish, goes, main, main_phase, position, upto, who

from rulewright.games.lytharian.rules.ids import SEATS
from rulewright.games.lytharian.rules.state import State
from rulewright.kernel.errors import ImpossiblePosition

BLOCK = custom("Block", "R", "1/9")


def drawn(role: str, picture: str, powers: str = "", moved: bool = True, low: bool = True) -> tuple[State, set[str]]:
    """A board drawn from rank 8 down: T the troop, F a friend, E an enemy, * where it may go. No King is on it."""
    rows = [line.split() for line in picture.strip().splitlines()]
    at = {f"{'abcdefgh'[x]}{8 - y}": mark for y, row in enumerate(rows) for x, mark in enumerate(row)}
    me = next(square for square, mark in at.items() if mark == "T")
    mine = [Troop(custom("Mover", role, "1/9", powers), me, moved=moved)]
    mine += [Troop(BLOCK, square) for square, mark in at.items() if mark == "F"]
    theirs = [Troop(BLOCK, square) for square, mark in at.items() if mark == "E"]
    sides = Side(mine, hand=["spark"], bare=True), Side(theirs or [Troop(BLOCK, None)], bare=True)
    state = position(*sides, first=0 if low else 1)
    found = {square for square, mark in at.items() if mark == "*"}
    assert goes(state, me) == found
    return state, found


@pytest.mark.rule("LC-109")
def test_no_troop_ever_moves_onto_another() -> None:
    drawn(
        "Q",
        """
        . . . . . . . *
        . . . . . . * .
        . . . . . * . .
        . . E F * . . .
        * * * T * * E .
        . . * E F . . .
        . * . . . . . .
        * . . . . . . .
    """,
    )
    with pytest.raises(ImpossiblePosition, match="LC-109"):
        position(Side([Troop(BLOCK, "d4")]), Side([Troop(BLOCK, "d4")]))


@pytest.mark.rule("LC-110", "LC-120", "LC-R90")
def test_a_king_goes_one_square_even_beside_enemies() -> None:
    drawn(
        "K",
        """
        . . . . . . . .
        . . . . . . . .
        . . E . E . . .
        . . * * * . . .
        . . * T F . . .
        . . * E * . . .
        . . . . . . . .
        . . . . . . . .
    """,
    )


@pytest.mark.rule("LC-111", "LC-R85")
def test_a_queen_goes_any_number_of_squares_in_a_line() -> None:
    drawn(
        "Q",
        """
        . . . * . . . *
        * . . * . . * .
        . * . * . * . .
        . . * * * . . .
        * * * T * * * *
        . . * * * . . .
        . F . * . E . .
        . . . * . . . .
    """,
    )


@pytest.mark.rule("LC-112", "LC-R85")
def test_a_rook_goes_straight() -> None:
    drawn(
        "R",
        """
        . . . . . . . .
        . . . E . . . .
        . . . * . . . .
        . . . * . . . .
        F * * T * * * *
        . . . * . . . .
        . . . * . . . .
        . . . * . . . .
    """,
    )


@pytest.mark.rule("LC-113", "LC-R85")
def test_a_bishop_goes_diagonally() -> None:
    drawn(
        "B",
        """
        . . . . . . . .
        * . . . . . E .
        . * . . . * . .
        . . * . * . . .
        . . . T . . . .
        . . F . * . . .
        . . . . . * . .
        . . . . . . * .
    """,
    )


@pytest.mark.rule("LC-114", "LC-115", "LC-R83")
def test_a_knight_jumps_an_l_forward_and_back_over_everybody() -> None:
    drawn(
        "KN",
        """
        . . . . . . . .
        . . . . . . . .
        . . * . * . . .
        . * F E F F . .
        . . E T E . . .
        . F F E F E . .
        . . * . * . . .
        . . . . . . . .
    """,
    )


@pytest.mark.rule("LC-115")
@pytest.mark.parametrize("role", ["Q", "R", "B", "K", "P"])
def test_nobody_else_jumps(role: str) -> None:
    drawn(
        role,
        """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . F F F . . .
        . . F T F . . .
        . . F F F . . .
        . . . . . . . .
        . . . . . . . .
    """,
    )


@pytest.mark.rule("LC-116", "LC-118")
def test_a_pawn_goes_one_square_forward_and_never_back_or_sideways() -> None:
    picture = """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . E * E . . .
        . . . T . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    """
    drawn("P", picture)
    upside = "\n".join(reversed(picture.strip().splitlines()))
    drawn("P", upside, low=False)  # the other player's Pawns come down
    drawn("P", picture.replace("E * E", "E F E"))
    drawn("P", picture.replace("E * E", "E E E"))


@pytest.mark.rule("LC-117")
def test_its_first_move_may_be_two_squares_if_both_are_empty() -> None:
    picture = """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . * . . . .
        . . . * . . . .
        . . . T . . . .
        . . . . . . . .
    """
    drawn("P", picture, moved=False)
    drawn("P", picture.replace(". . . * . . . .", ". . . . . . . .", 1), moved=True)
    drawn("P", picture.replace(". . . * . . . .", ". . . E . . . .", 1), moved=False)
    blocked = picture.replace(". . . * . . . .\n        . . . *", ". . . . . . . .\n        . . . F")
    drawn("P", blocked, moved=False)


@pytest.mark.rule("LC-117", "LC-R87")
def test_only_its_own_movement_uses_up_the_first_move() -> None:
    weak = custom("Weak", "P", "0/1")
    pawn = Troop(custom("Pawn", "P", "3/9"), "d3", moved=False)
    state = position(Side([pawn]), Side([Troop(weak, "e4")]))
    asked = upto(main_phase, state, "attack d3xe4")  # a square taken is no movement
    assert {"move e4-e5", "move e4-e6"} <= set(asked.notations)
    state = position(Side([pawn], hand=["sidestep"], mana=1), Side())
    asked = upto(main_phase, state, "cast sidestep", "at-troop d3", "to d4")
    assert {"move d4-d5", "move d4-d6"} <= set(asked.notations)
    state = position(Side([pawn]), Side())
    finish(main, state, "move d3-d4")
    state.active = SEATS[0]
    assert goes(state, "d4") == {"d5"}  # and now it is used up


@pytest.mark.rule("LC-118", "LC-R88")
def test_a_card_may_move_a_pawn_back() -> None:
    state = position(Side([Troop("cave-bear", "d4")], hand=["sidestep"], mana=1), Side())
    finish(main_phase, state, "cast sidestep", "at-troop d4", "to c3", "move e1-e2")
    assert who(state, "c3") == "cave-bear"


@pytest.mark.rule("LC-120", "LC-R90")
def test_no_castling_no_en_passant_no_check() -> None:
    rooks = [Troop(BLOCK, "a1"), Troop(BLOCK, "h1"), Troop("rognarr", "e1", moved=False)]
    assert goes(position(Side(rooks), Side()), "e1") == {"d1", "f1", "d2", "e2", "f2"}
    state = position(Side([Troop("cave-bear", "e5")]), Side([Troop("cave-bear", "d7", moved=False)]), active=1)
    finish(main, state, "move d7-d5")
    notations = upto(main, state).notations
    assert not [each for each in notations if "e5-d6" in each or "e5xd5" in each]
    threatened = position(Side([Troop("rognarr", "d4")]), Side([Troop("oshara", "d8"), Troop("korganoth", "h8")]))
    assert {"d5", "e4"} <= goes(threatened, "d4")  # it may stay in danger, or walk into it
    assert "move a2-a3" in upto(main_phase, threatened).notations


# -- abilities and curses of movement


@pytest.mark.rule("LC-R86")
@pytest.mark.parametrize("power", ["Burrow", "Windwalking"])
def test_passing_others_but_never_ending_on_them(power: str) -> None:
    drawn(
        "R",
        """
        . . . * . . . .
        . . . * . . . .
        . . . E . . . .
        . . . F . . . .
        * F * T E * E *
        . . . F . . . .
        . . . * . . . .
        . . . * . . . .
    """,
        powers=power,
    )
    drawn(
        "P",
        """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . * . . . .
        . . . E . . . .
        . . . T . . . .
        . . . . . . . .
    """,
        powers=power,
        moved=False,
    )
