"""The honor charge: what a King that is left alone must do, may do and may not do."""

from typing import Any

import pytest
from lytharian_clash import foe, one
from lytharian_table import (
    Side,
    Troop,
    custom,
    duel,
    effects_phase,
    finish,
    goes,
    hurt,
    main,
    position,
    strikes,
    turn,
    under,
    upto,
    who,
)

from rulewright.games.lytharian.rules.state import State


def king(at: str, stats: str = "5/20", powers: str = "", **more: Any) -> Troop:
    return Troop(custom(f"King {at} {stats} {powers}", "K", stats, powers), at, **more)


def lone(at: str, *theirs: Troop, goal: str = "e8", stats: str = "5/20", powers: str = "", **side: Any) -> State:
    """A King alone on this square, the enemy King on its own; a Mace in hand, so that there is always a choice."""
    variant = side.pop("variant", under())
    curse = side.pop("curse", None)
    mine = Side([king(at, stats, powers, curse=curse)], bare=True, **{"hand": ["mace"], **side})
    return position(mine, Side([king(goal, "5/9"), *theirs]), variant=variant)


@pytest.mark.rule("LC-327", "LC-R245")
def test_a_king_left_alone_must_charge_and_only_then() -> None:
    assert goes(lone("e4", foe(at="a7")), "e4") == {"e5"}
    helped = position(Side([king("e4"), one("", "1/9", "a1")]), Side([king("e8"), foe(at="a7")]))
    assert goes(helped, "e4") == {"d3", "d4", "d5", "e3", "e5", "f3", "f4", "f5"}
    off = lone("e4", foe(at="a7"), variant=under(honor_charge=False))
    assert len(goes(off, "e4")) == 8
    fallen = [king("e4"), Troop(custom("Gone", "P", "1/1"), None)]
    assert goes(position(Side(fallen, bare=True, hand=["mace"]), Side([king("e8"), foe(at="a7")])), "e4") == {"e5"}


@pytest.mark.rule("LC-327", "LC-R245")
def test_the_charge_ends_when_another_troop_returns() -> None:
    mine = Side([king("e4"), Troop("cave-bear", None)], bare=True, hand=["call-to-dawn"], mana=5)
    state = position(mine, Side([king("e8"), foe(at="a7")]))
    after = upto(main, state, "cast call-to-dawn", "to a1").notations
    assert "move e4-e3" in after


@pytest.mark.rule("LC-328", "LC-R246", "LC-D40")
def test_it_goes_straight_toward_the_enemy_king() -> None:
    assert goes(lone("b2", foe(at="a7"), goal="e8"), "b2") == {"c3"}
    assert goes(lone("e2", foe(at="a7"), goal="a2"), "e2") == {"d2"}
    assert goes(lone("h8", foe(at="a7"), goal="a1"), "h8") == {"g7"}
    must = upto(main, lone("e4", foe(at="a7"), hand=["mace"], mana=9)).notations
    assert "end" not in must
    assert "attach mace" in must  # all else stays free
    loose = lone("b2", foe(at="a7"), goal="e8", variant=under(honor_direct_square_only=False))
    assert goes(loose, "b2") == {"a3", "b3", "c3"}  # any square nearer


@pytest.mark.rule("LC-329", "LC-R247", "LC-R248")
def test_it_must_fight_what_stands_in_its_way_and_nothing_else() -> None:
    state = lone("e4", foe("", "1/5", "e5"), foe("", "1/9", "d5"))
    assert (goes(state, "e4"), strikes(state, "e4")) == (set(), {"e5"})
    state = lone("e4", foe("", "1/5", "e5"), foe("", "1/9", "d5"))
    assert "end" not in upto(main, state).notations
    won = lone("e4", foe("", "1/5", "e5"), foe("", "1/9", "d5"))
    finish(main, won, "attack e4xe5", "move e5-e6")  # it took the square and goes on
    assert (hurt(won, "e6"), won.moves) == (1, 1)
    after = lone("e4", foe("", "1/9", "e6"), foe("", "1/9", "d5"))
    asked = upto(main, after, "move e4-e5")
    assert "end" not in asked.notations  # the way is blocked now: it must attack
    assert "attack e5xe6" in asked.notations
    assert "attack e5xd5" not in asked.notations


@pytest.mark.rule("LC-R249", "LC-R248")
def test_a_way_still_blocked_after_the_attack_lets_the_move_lapse() -> None:
    state = lone("e4", foe("", "1/9", "e5"))
    duel(main, state, "attack e4xe5", "end")
    assert (hurt(state, "e5"), hurt(state, "e4"), state.moves, state.active) == (5, 1, 0, 1)
    behind = lone("e4", foe("", "1/5", "e5"), foe("", "1/9", "e6"))
    duel(main, behind, "attack e4xe5", "end")
    assert (who(behind, "e5") != "", behind.moves) == (True, 0)


@pytest.mark.rule("LC-R250")
def test_a_king_that_can_not_move_need_not() -> None:
    stopped = lone("e4", foe("", "1/9", "a7"), curse="tripping-vines")
    assert goes(stopped, "e4") == {"e5"}  # one square is what a King needs
    boxed = lone("e4", foe("", "1/9", "e5"))
    duel(main, boxed, "attack e4xe5", "end")
    assert boxed.active == 1


@pytest.mark.rule("LC-330", "LC-R253")
def test_it_may_end_the_turn_without_moving_by_a_spell() -> None:
    state = lone("e4", foe(at="a7"), hand=["power-through-sacrifice"], mana=2)
    finish(turn, state, "cast power-through-sacrifice")
    assert (who(state, "e4") != "", state.active, state.players[0].mana) == (True, 1, 2 + 1 + 3)


@pytest.mark.rule("LC-331", "LC-R251")
def test_own_spells_and_effects_move_it_only_nearer() -> None:
    state = lone("e4", foe(at="a7"), hand=["gust"], mana=2)
    asked = upto(main, state, "cast gust")
    assert (asked.why.key, set(asked.notations)) == ("step", {"to d5", "to e5", "to f5"})
    gale = lone("e4", foe(at="a7"), powers="Effect: Gale 1")
    ways = upto(effects_phase, gale, "effect e4 gale", "at-troop e4").notations
    assert set(ways) == {"way N", "way NE", "way NW"}
    theirs = position(
        Side([king("e4")], bare=True), Side([king("e8"), foe(at="a7", role="R")], hand=["whirlwind"], mana=2), active=1
    )
    finish(main, theirs, "cast whirlwind", "at-troop e4", "to e3", "move a7-a6")
    assert who(theirs, "e3") != ""  # enemies may push it


@pytest.mark.rule("LC-332")
def test_a_charging_king_that_kills_the_enemy_king_and_lives_wins() -> None:
    state = lone("e4", foe(at="a7"), goal="e6", stats="9/20")
    duel(main, state, "move e4-e5", "attack e5xe6")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.clause) == ((0,), "LC-332")
    dies = lone("e4", foe(at="a7"), goal="e6", stats="3/3")
    duel(main, dies, "move e4-e5", "attack e5xe6")
    assert dies.outcome is not None
    assert dies.outcome.winners == (1,)


@pytest.mark.rule("LC-333")
def test_two_lone_kings_both_charge() -> None:
    state = position(Side([king("b2")], bare=True, hand=["mace"]), Side([king("g7")], bare=True, hand=["mace"]))
    finish(main, state, "move b2-c3")
    assert goes(state, "g7") == {"f6"}
    finish(main, state, "move g7-f6")
    finish(main, state, "move c3-d4")
    assert goes(state, "f6") == {"e5"}
    finish(main, state, "move f6-e5", "attack e5xd4")
    assert (hurt(state, "d4"), hurt(state, "e5")) == (5, 5)


@pytest.mark.rule("LC-R252")
def test_while_an_attack_is_compelled_main_abilities_are_locked() -> None:
    locked = upto(main, lone("e4", foe("", "1/9", "e5"), foe("", "1/9", "d4"), powers="Main: Bowshot 1")).notations
    assert "main e4 bowshot" not in locked
    free = upto(main, lone("e4", foe("", "1/9", "d4"), powers="Main: Bowshot 1")).notations
    assert "main e4 bowshot" in free


@pytest.mark.rule("LC-R254")
def test_a_movement_spell_may_speed_the_charge() -> None:
    state = lone("e2", foe(at="a7"), hand=["movement-of-the-rook"], mana=2)
    moves = [
        each
        for each in upto(main, state, "cast movement-of-the-rook", "at-troop e2").notations
        if each.startswith("move")
    ]
    assert moves == [f"move e2-e{rank}" for rank in range(3, 8)]
