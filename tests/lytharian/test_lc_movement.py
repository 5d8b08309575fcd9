"""How troops move: each role drawn on a board, the Pawn's double step, and what follows a move."""

import pytest
from lytharian_table import (
    GAME,
    Side,
    Troop,
    custom,
    finish,
    goes,
    hurt,
    keys,
    main,
    main_phase,
    position,
    troop_at,
    upto,
    who,
)

from rulewright.games.lytharian.state import State
from rulewright.kernel.errors import ImpossiblePosition
from rulewright.kernel.question import Question

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
    state.active = 0
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


@pytest.mark.rule("LC-R91", "LC-R94")
def test_a_curse_bites_before_the_scouts_look_and_the_dead_see_nothing() -> None:
    spy = Troop(custom("Spy", "R", "1/2", "Scout"), "a5", up=False, curse="smoldering-flames")
    hidden = [Troop(BLOCK, square, up=False) for square in ("c6", "g7")]
    state = position(Side([spy]), Side(hidden))
    table = finish(main_phase, state, "move a5-c5")
    assert (keys(state, state.players[0].crypt), state.moves) == (["spy"], 1)
    assert [args["card"] for kind, _, args in table.events if kind == "reveals"] == ["spy"]
    lives = position(
        Side([Troop(custom("Spy", "R", "1/3", "Scout"), "a5", up=False, curse="smoldering-flames")]), Side(hidden)
    )
    table = finish(main_phase, lives, "move a5-c5")
    assert [args["card"] for kind, _, args in table.events if kind == "reveals"] == ["spy", "block"]  # hurt, then looks


@pytest.mark.rule("LC-R92", "LC-R93", "LC-R96")
@pytest.mark.parametrize(("role", "to", "squares"), [("R", "d8", 4), ("B", "f6", 2), ("KN", "e6", 3), ("K", "e5", 1)])
def test_how_many_squares_a_move_counts(role: str, to: str, squares: int) -> None:
    walker = Troop(custom("Walker", role, "1/9", "Juggernaut, Spell Resist 1"), "d4", curse="smoldering-flames")
    troops = Side([walker, Troop("cave-bear", "a2")], bare=role == "K")
    state = position(troops, Side([Troop("cave-bear", "h6")]))
    table = finish(main_phase, state, f"move d4-{to}")
    assert hurt(state, to) == squares
    assert [args["n"] for kind, _, args in table.events if kind == "damage"] == [squares]  # one instance


@pytest.mark.rule("LC-R92")
def test_a_square_taken_in_combat_costs_no_steps_but_a_displacement_does() -> None:
    walker = Troop(custom("Walker", "R", "9/9"), "d4", curse="smoldering-flames")
    state = position(Side([walker]), Side([Troop(custom("Weak", "P", "0/1"), "d5")]))
    finish(main_phase, state, "attack d4xd5", "move e1-e2")
    assert hurt(state, "d5") == 0
    state = position(Side([walker], hand=["sidestep"], mana=1), Side())
    finish(main_phase, state, "cast sidestep", "at-troop d4", "to d5", "move e1-e2")
    assert hurt(state, "d5") == 1


@pytest.mark.rule("LC-R89")
def test_moving_like_a_bishop_replaces_how_it_moves_and_attacks_for_the_turn() -> None:
    foes = [Troop(BLOCK, "e5"), Troop(BLOCK, "d5")]
    state = position(Side([Troop(BLOCK, "d4")], hand=["movement-of-the-bishop"], mana=2), Side(foes))
    asked = upto(main_phase, state, "cast movement-of-the-bishop", "at-troop d4")
    assert [each for each in asked.notations if each.startswith("attack")] == ["attack d4xe5"]
    assert {each for each in asked.notations if each.startswith("move d4")} == {
        f"move d4-{square}" for square in ("c5", "b6", "a7", "c3", "b2", "a1", "e3", "f2", "g1")
    }
    assert state.role[troop_at(state, "d4")] == 2
    state = position(Side([Troop(BLOCK, "d4")], hand=["movement-of-the-bishop"], mana=2), Side(foes))
    finish(main, state, "cast movement-of-the-bishop", "at-troop d4", "move d4-c5")
    finish(main, state)
    assert ("c6" in goes(state, "c5"), "b6" in goes(state, "c5")) == (True, False)  # a Rook again


@pytest.mark.rule("LC-109")
def test_why_a_square_or_troop_can_not_be_used_is_said_with_its_clause() -> None:
    state = position(Side([Troop(BLOCK, "d4"), Troop("cave-bear", "d5")]), Side())
    asked = upto(main_phase, state)
    question = Question(asked.seat, asked.options, asked.why)
    square = state.book.board.find
    assert GAME.why_not(state, question, f"square-{square('d5')}").clause == "LC-109"
    asked = upto(main_phase, state, "move d5-d6")
    question = Question(asked.seat, asked.options, asked.why)
    assert GAME.why_not(state, question, f"square-{square('d5')}").clause == "LC-100"
