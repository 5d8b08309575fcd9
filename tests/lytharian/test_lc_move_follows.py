"""What follows a move: curses that count squares, Scouts, moving like another role, and why a move can't be made."""

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
)

from rulewright.kernel.question import Question

BLOCK = custom("Block", "R", "1/9")


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
    assert GAME.words.why_not(state, question, f"square-{square('d5')}").clause == "LC-109"
    asked = upto(main_phase, state, "move d5-d6")
    question = Question(asked.seat, asked.options, asked.why)
    assert GAME.words.why_not(state, question, f"square-{square('d5')}").clause == "LC-100"
