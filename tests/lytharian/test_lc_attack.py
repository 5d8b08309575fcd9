"""Attacking: who may attack whom, what each deals, and who stands where afterwards."""

from typing import Any

import pytest
from lytharian_table import (
    Side,
    Troop,
    custom,
    face_up,
    finish,
    hurt,
    keys,
    main,
    main_phase,
    numbers,
    position,
    scene,
    strikes,
    troop_at,
    under,
    upto,
    view,
    who,
)

from rulewright.games.lytharian.rules.state import State

AROUND = ("c5", "d5", "e5", "c4", "e4", "c3", "d3", "e3")
ORTHOGONAL = {"d5", "c4", "e4", "d3"}
DIAGONAL = {"c5", "e5", "c3", "e3"}
FOE = custom("Foe", "R", "1/20")


def ringed(role: str, first: int = 0, **rules: Any) -> State:
    """A troop on d4 with enemies on all eight squares around it, and one out of reach."""
    mine = [Troop(custom("Hero", role, "3/20"), "d4"), Troop("cave-bear", "h4")]
    foes = [Troop(FOE, square) for square in AROUND] + [Troop(FOE, "d7")]
    return position(Side(mine, bare=role == "K"), Side(foes), first=first, variant=under(**rules))


def fought(att: str, foe: str, *answers: str, at: str = "d4", powers: str = "", foes: str = "") -> State:
    """A Rook with these numbers against another on d5."""
    state = position(
        Side([Troop(custom("Hero", "R", att, powers), at)]), Side([Troop(custom("Villain", "R", foe, foes), "d5")])
    )
    finish(main_phase, state, *answers)
    return state


@pytest.mark.rule("LC-125")
def test_an_attacker_must_be_adjacent_already_or_after_its_move() -> None:
    state = position(Side([Troop(custom("Hero", "R", "3/20"), "d2")]), Side([Troop(FOE, "d5")]))
    assert strikes(state, "d2") == set()
    assert "attack d4xd5" in upto(main_phase, state, "move d2-d4").notations
    beside = position(Side([Troop(custom("Hero", "R", "3/20"), "d4")]), Side([Troop(FOE, "d5")]))
    assert strikes(beside, "d4") == {"d5"}


@pytest.mark.rule("LC-126", "LC-127", "LC-R84")
@pytest.mark.parametrize(("role", "squares"), [
    ("K", set(AROUND)), ("Q", set(AROUND)), ("R", ORTHOGONAL), ("B", DIAGONAL), ("KN", ORTHOGONAL), ("P", {"c5", "e5"}),
])  # fmt: skip
def test_each_role_attacks_where_it_can_move_and_pawns_forward_diagonally(role: str, squares: set[str]) -> None:
    assert strikes(ringed(role), "d4") == squares


@pytest.mark.rule("LC-119")
def test_a_pawn_attacks_forward_for_its_own_side() -> None:
    assert strikes(ringed("P"), "d4") == {"c5", "e5"}
    assert strikes(ringed("P", first=1), "d4") == {"c3", "e3"}


@pytest.mark.rule("LC-R84")
def test_by_a_switch_a_knight_attacks_all_around() -> None:
    assert strikes(ringed("KN", knight_attack_dirs="all8"), "d4") == set(AROUND)


@pytest.mark.rule("LC-126", "LC-R82")
def test_the_attack_need_not_go_on_in_the_direction_of_the_move() -> None:
    state = position(Side([Troop(custom("Hero", "R", "3/20"), "a4")]), Side([Troop(FOE, "d5"), Troop(FOE, "e4")]))
    asked = upto(main_phase, state, "move a4-d4")
    assert [each for each in asked.notations if each.startswith("attack")] == ["attack d4xd5", "attack d4xe4"]


@pytest.mark.rule("LC-128", "LC-R11")
def test_a_face_down_enemy_may_be_attacked_even_in_a_castle() -> None:
    hidden = Troop(FOE, "d8", up=False)
    state = position(Side([Troop(custom("Hero", "R", "3/20"), "d7")]), Side([hidden]))
    finish(main_phase, state, "attack d7xd8", "move d7-c7")
    assert (face_up(state, "d8"), hurt(state, "d8")) == (True, 3)


@pytest.mark.rule("LC-129", "LC-148")
def test_each_deals_its_att_to_the_others_def_at_once() -> None:
    state = fought("5/9", "4/9", "attack d4xd5", "move d4-c4")
    assert (hurt(state, "d5"), hurt(state, "c4")) == (5, 4)
    assert (numbers(state, "d5"), numbers(state, "c4")) == ((4, 4), (5, 5))


@pytest.mark.rule("LC-R79", "LC-R128")
def test_a_troop_with_no_att_may_attack_and_negative_att_is_none() -> None:
    assert hurt(fought("0/9", "2/9", "attack d4xd5", "move d4-c4"), "d5") == 0
    scared = fought("1/9", "2/9", "attack d4xd5", "move d4-c4", foes="Intimidate 3")
    assert hurt(scared, "d5") == 0


@pytest.mark.rule("LC-130")
def test_combat_damage_is_physical() -> None:
    tough = fought("5/9", "4/9", "attack d4xd5", "move d4-c4", foes="Physical Resist 2")
    assert hurt(tough, "d5") == 3
    assert hurt(fought("5/9", "4/9", "attack d4xd5", "move d4-c4", foes="Spell Resist 2"), "d5") == 5
    assert hurt(fought("5/9", "4/9", "attack d4xd5", "move d4-c4", foes="Fire Immune"), "d5") == 5


@pytest.mark.rule("LC-131")
@pytest.mark.parametrize(("att", "dead"), [(3, False), (4, True), (7, True)])
def test_a_def_of_zero_or_less_is_death(att: int, dead: bool) -> None:
    state = fought(f"{att}/9", "1/4", "attack d4xd5", "move e1-e2")
    assert (len(state.players[1].crypt) == 1) is dead
    assert state.players[0].kills == (5 if dead else 0)


@pytest.mark.rule("LC-131", "LC-137")
def test_earlier_damage_counts_toward_death() -> None:
    state = position(
        Side([Troop(custom("Hero", "R", "2/9"), "d4")]), Side([Troop(custom("Villain", "R", "1/5"), "d5", hurt=3)])
    )
    finish(main_phase, state, "attack d4xd5", "move e1-e2")
    assert keys(state, state.players[1].crypt) == ["villain"]


@pytest.mark.rule("LC-132", "LC-R125")
def test_a_surviving_attacker_takes_the_square_of_the_slain() -> None:
    state = fought("9/9", "2/2", "attack d4xd5", "move e1-e2")
    assert (who(state, "d5"), troop_at(state, "d4"), hurt(state, "d5")) == ("hero", -1, 2)
    assert keys(state, state.players[1].crypt) == ["villain"]


@pytest.mark.rule("LC-133")
def test_if_both_survive_the_attacker_stays_where_it_stood() -> None:
    state = fought("2/9", "2/9", "attack d4xd5", "move e1-e2")
    assert (who(state, "d4"), who(state, "d5")) == ("hero", "villain")


@pytest.mark.rule("LC-134")
def test_if_both_survive_the_attacker_stays_where_it_moved_to() -> None:
    state = fought("2/9", "2/9", "move d1-d4", "attack d4xd5", at="d1")
    assert (who(state, "d4"), troop_at(state, "d1")) == ("hero", -1)


@pytest.mark.rule("LC-135", "LC-148")
def test_both_may_die_and_neither_square_is_taken() -> None:
    state = fought("9/3", "9/3", "attack d4xd5", "move e1-e2")
    assert (troop_at(state, "d4"), troop_at(state, "d5")) == (-1, -1)
    assert [keys(state, each.crypt) for each in state.players] == [["hero"], ["villain"]]


@pytest.mark.rule("LC-136")
def test_if_only_the_attacker_dies_the_defender_stays() -> None:
    state = fought("1/3", "9/9", "attack d4xd5", "move e1-e2")
    assert (troop_at(state, "d4"), who(state, "d5"), hurt(state, "d5")) == (-1, "villain", 1)


@pytest.mark.rule("LC-137")
def test_damage_stays_until_it_is_removed() -> None:
    state = fought("2/9", "3/9", "attack d4xd5", "move e1-e2")
    for _ in range(4):
        finish(main, state)
    assert sorted(state.hurt)[-2:] == [2, 3]
    healed = position(Side([Troop(FOE, "d4", hurt=5)], hand=["healing-star"], mana=2), Side())
    finish(main_phase, healed, "cast healing-star", "at-troop d4", "move e1-e2")
    assert hurt(healed, "d4") == 3


@pytest.mark.rule("LC-138", "LC-R14")
def test_damage_is_shown_openly_on_face_down_troops_too() -> None:
    state = position(Side([Troop(FOE, "d4", hurt=5, up=False)]), Side())
    for viewer in (0, 1):
        board = scene(view(state, viewer), viewer, ("A", "B")).board
        assert board is not None
        piece = next(each for each in board.pieces if each.cell == f"square-{state.book.board.find('d4')}")
        shown = [each.n for each in piece.badges if each.words.startswith("5 damage")]
        assert shown == [5 if viewer else 0]  # its owner sees the Def that is left
