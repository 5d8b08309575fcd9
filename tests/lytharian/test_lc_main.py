"""The Main Phase: everything in any order, one move that must be made, one attack that may, Main: abilities."""

import pytest
from lytharian_table import (
    Side,
    Troop,
    custom,
    finish,
    goes,
    hurt,
    keys,
    main_phase,
    position,
    strikes,
    told,
    troop_at,
    turn,
    under,
    upto,
    who,
)

TOUGH = custom("Tough", "R", "2/20")
FOE = custom("Foe", "R", "1/20")
ARCHER = custom("Archer", "R", "3/20", "Main: Bowshot 2, Main: Scorch 1")


@pytest.mark.rule("LC-096", "LC-D19")
def test_cast_move_attack_use_attach_and_reforge_in_any_order() -> None:
    mine = Side([Troop(TOUGH, "d4"), Troop(ARCHER, "f5")], hand=["spark", "axe", "mace", "fire-rain"], mana=9)
    theirs = Side([Troop(FOE, "d5"), Troop(FOE, "g6")], mana=0)
    acts = {
        "cast": ("cast spark", "at-troop d5"), "attack": ("attack d4xd5",),
        "attach": ("attach mace", "at-troop d4", "reforge axe"), "main": ("main f5 bowshot",),
        "move": ("move d4-c4",),
    }  # fmt: skip
    results = set()
    for order in (("cast", "attack", "attach", "main", "move"), ("main", "attach", "attack", "cast", "move"),
                  ("attack", "cast", "main", "attach", "move")):  # fmt: skip
        state = position(mine, theirs)
        finish(main_phase, state, *[answer for act in order for answer in acts[act]])
        results.add((hurt(state, "d5"), hurt(state, "g6"), state.players[0].mana, state.moves, state.attacks))
    assert results == {(1 + 2, 2, 9 - 2, 1, 1), (1 + 2 + 3, 2, 9 - 2, 1, 1)}  # the Mace helps only if it comes first
    first = position(mine, theirs)
    finish(main_phase, first, "move d4-d3", *acts["cast"], *acts["main"])
    assert (hurt(first, "d5"), hurt(first, "g6")) == (1, 2)


@pytest.mark.rule("LC-097")
def test_any_number_and_type_of_spells_as_long_as_mana_lasts() -> None:
    hand = ["flame-blade", "healing-star", "chill-touch", "power-geyser", "spark", "searing-ray"]
    foes = Side([Troop(FOE, "d6"), Troop(FOE, "h6")], mana=0)
    state = position(Side([Troop(TOUGH, "d3", hurt=2)], hand=hand, mana=12), foes)
    finish(main_phase, state, "cast flame-blade", "at-troop d3", "none", "cast healing-star", "at-troop d3", "none",
           "cast chill-touch", "at-troop d6", "none", "cast power-geyser", "none", "cast spark", "at-troop h6",
           "cast searing-ray", "at-troop h6", "move d3-d4")  # fmt: skip
    assert (hurt(state, "d4"), hurt(state, "h6"), state.players[0].mana, state.players[0].hand) == (0, 5, 0, [])
    assert keys(state, state.players[0].enchants) == ["power-geyser"]
    poor = position(Side([Troop(TOUGH, "d3", hurt=2)], hand=["searing-ray"], mana=2), foes)
    assert "cast searing-ray" not in upto(main_phase, poor).notations


@pytest.mark.rule("LC-098", "LC-R50", "LC-R71")
def test_the_opponent_may_cast_fast_casts_after_every_act_and_before_the_end() -> None:
    foes = Side([Troop(FOE, "h6")], hand=["spark", "searing-ray"], mana=9)
    state = position(Side([Troop(TOUGH, "d4")]), foes)
    asked = upto(main_phase, state, "move d4-d5")
    assert (asked.seat, asked.why.key) == (1, "window")
    assert ("cast spark" in asked.notations, "cast searing-ray" in asked.notations) == (True, False)
    state = position(Side([Troop(TOUGH, "d4")]), foes)
    asked = upto(main_phase, state, "move d4-d5", "pass", "end", "cast spark", "at-troop d5")
    assert (asked.seat, asked.why.key, hurt(state, "d5")) == (0, "main", 1)  # the turn is not over yet


@pytest.mark.rule("LC-099", "LC-R78", "LC-R94", "LC-D23")
def test_a_troop_must_be_moved_every_turn_even_to_its_death() -> None:
    """All are boxed in but one Pawn, whose curse burns it for the step: there is nothing to ask."""
    boxed = [Troop("rognarr", "a1"), *(Troop("cave-bear", square) for square in ("a2", "b1", "b2"))]
    doomed = Troop(custom("Weak", "P", "1/1"), "d4", curse="smoldering-flames")
    walls = [Troop("stoneborn-stoneguard", square) for square in ("a3", "b3")]
    state = position(Side([*boxed, doomed]), Side(walls))
    asked = upto(main_phase, state)
    assert asked.notations == ["move d4-d5", "attack a2xb3", "attack b2xa3"]
    finish(main_phase, state, "move d4-d5")
    assert (state.moves, keys(state, state.players[0].crypt)) == (1, ["weak"])


@pytest.mark.rule("LC-100", "LC-R73")
def test_one_movement_a_turn() -> None:
    state = position(Side([Troop(TOUGH, "d4"), Troop(TOUGH, "f4")]), Side([Troop(FOE, "h8")]))
    asked = upto(main_phase, state, "move d4-d5")
    assert [each for each in asked.notations if each.startswith("move")] == []
    two = position(Side([Troop(TOUGH, "d4")]), Side(), variant=under(moves_per_turn=2))
    finish(main_phase, two, "move d4-d5", "move d5-e5")
    assert who(two, "e5") == "tough"


@pytest.mark.rule("LC-R75")
def test_a_spell_that_moves_a_troop_is_not_the_move() -> None:
    state = position(Side([Troop(TOUGH, "d4")], hand=["sidestep"], mana=1), Side())
    asked = upto(main_phase, state, "cast sidestep", "at-troop d4", "to d5")
    assert ("end" in asked.notations, "move d5-d6" in asked.notations, state.moves) == (False, True, 0)


@pytest.mark.rule("LC-101", "LC-D25")
def test_one_attack_a_turn_if_one_likes() -> None:
    state = position(Side([Troop(TOUGH, "d4"), Troop(TOUGH, "f4")]), Side([Troop(FOE, "d5"), Troop(FOE, "f5")]))
    asked = upto(main_phase, state, "attack d4xd5")
    assert [each for each in asked.notations if each.startswith("attack")] == []
    peace = position(Side([Troop(TOUGH, "d4"), Troop(TOUGH, "f4")]), Side([Troop(FOE, "d5"), Troop(FOE, "f5")]))
    finish(main_phase, peace, "move d4-c4")
    assert peace.attacks == 0
    war = position(Side([Troop(TOUGH, "d4")]), Side([Troop(FOE, "d5")]), variant=under(attacks_per_turn=2))
    finish(main_phase, war, "attack d4xd5", "attack d4xd5", "move d4-c4")
    assert hurt(war, "d5") == 4


@pytest.mark.rule("LC-102")
def test_an_attack_from_where_it_stands_and_the_square_taken_are_no_move() -> None:
    state = position(Side([Troop(TOUGH, "d4")]), Side([Troop(custom("Weak", "P", "1/1"), "d5")]))
    asked = upto(main_phase, state, "attack d4xd5")
    assert (who(state, "d5"), state.moves, "end" in asked.notations) == ("tough", 0, False)


@pytest.mark.rule("LC-103", "LC-R77")
def test_after_the_attack_any_friend_may_move_the_attacker_too() -> None:
    state = position(Side([Troop(TOUGH, "d4"), Troop("cave-bear", "h2")]), Side([Troop(FOE, "d5")]))
    asked = upto(main_phase, state, "attack d4xd5")
    assert {"move d4-c4", "move h2-h3", "move e1-e2"} <= set(asked.notations)


@pytest.mark.rule("LC-104")
def test_or_first_the_move_and_then_the_attack() -> None:
    state = position(Side([Troop(TOUGH, "a5")]), Side([Troop(FOE, "d5")]))
    assert strikes(state, "a5") == set()
    finish(main_phase, state, "move a5-c5", "attack c5xd5")
    assert (hurt(state, "d5"), state.moves, state.attacks) == (2, 1, 1)


@pytest.mark.rule("LC-R76")
def test_another_troop_than_the_mover_may_attack() -> None:
    sides = Side([Troop(TOUGH, "d4"), Troop("cave-bear", "h2")]), Side([Troop(FOE, "d5")])
    assert "attack d4xd5" in upto(main_phase, position(*sides), "move h2-h3").notations
    strict = position(*sides, variant=under(attack_only_by_mover=True))
    assert "attack d4xd5" not in upto(main_phase, strict, "move h2-h3").notations


@pytest.mark.rule("LC-R80")
def test_the_opponent_may_slip_away_between_move_and_attack() -> None:
    state = position(Side([Troop(TOUGH, "a5")]), Side([Troop(FOE, "d5")], hand=["sidestep"], mana=1))
    asked = upto(main_phase, state, "move a5-c5", "cast sidestep", "at-troop d5", "to e6")
    assert (asked.seat, state.attacks, "attack c5xd5" in asked.notations) == (0, 0, False)


@pytest.mark.rule("LC-R81")
def test_a_troop_carried_beside_an_enemy_may_attack_as_one_that_did_not_move() -> None:
    rider = custom("Rider", "R", "2/20", "Cavalry")
    state = position(Side([Troop(rider, "b5")], hand=["sidestep"], mana=1), Side([Troop(FOE, "d5")]))
    finish(main_phase, state, "cast sidestep", "at-troop b5", "to c5", "attack c5xd5", "move e1-e2")
    assert (who(state, "c5"), hurt(state, "d5")) == ("rider", 2)  # Cavalry has nowhere to return to


# -- Main: abilities


@pytest.mark.rule("LC-105", "LC-106", "LC-108", "LC-D26")
def test_several_troops_and_each_ability_once_in_any_order() -> None:
    mine = Side([Troop(ARCHER, "c4"), Troop(custom("Thrower", "P", "1/20", "Main: Axe Throw 3"), "e4")])
    state = position(mine, Side([Troop(FOE, "d5")]))
    table = finish(main_phase, state, "main c4 scorch", "main e4 axe-throw", "main c4 bowshot", "move e1-e2")
    assert hurt(state, "d5") == 1 + 3 + 2
    assert len(told(table, "announces")) == 3
    state = position(mine, Side([Troop(FOE, "d5")]))
    asked = upto(main_phase, state, "main c4 bowshot")
    assert [each for each in asked.notations if each.startswith("main")] == ["main c4 scorch", "main e4 axe-throw"]
    again = position(mine, Side([Troop(FOE, "d5")]), phase="effects")
    again.used[troop_at(again, "c4")] = -1
    assert "main c4 bowshot" in upto(turn, again).notations  # a new turn


@pytest.mark.rule("LC-107")
def test_a_troop_attacks_or_uses_its_abilities_never_both() -> None:
    mine = Side([Troop(ARCHER, "d4"), Troop(ARCHER, "e4")])
    sides = mine, Side([Troop(FOE, "d5"), Troop(FOE, "e5")])
    asked = upto(main_phase, position(*sides), "main d4 bowshot", "at-troop d5")
    assert [each for each in asked.notations if each.startswith("attack")] == ["attack e4xe5"]
    assert "main d4 scorch" in asked.notations
    asked = upto(main_phase, position(*sides), "attack d4xd5")
    assert [each for each in asked.notations if each.startswith("main")] == ["main e4 bowshot", "main e4 scorch"]
    assert goes(position(*sides), "d4")
