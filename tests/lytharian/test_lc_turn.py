"""The turn and its Effects Phase: order of phases and windows, whose effects act, how often, in which order."""

from collections.abc import Sequence

import pytest
from lytharian_table import (
    Script,
    Side,
    Troop,
    custom,
    effects_phase,
    finish,
    hurt,
    main_phase,
    mana_phase,
    position,
    told,
    turn,
    under,
    upto,
)

from rulewright.games.lytharian.rules.ids import SEATS
from rulewright.games.lytharian.rules.state import DRAW, EFFECTS, MAIN, MANA, State
from rulewright.kernel.question import Option, Prompt, Seat

TOUGH = custom("Tough", "R", "1/20")
BURNER = custom("Burner", "B", "1/9", "Effect: Burn 1")
FAST = Side([Troop("cave-bear", "h7")], hand=["spark"], mana=0)


def phases(table: Script, seat: int) -> list[str]:
    return [key for asked, key, _ in table.asked if asked == seat]


# -- the sequence


@pytest.mark.rule("LC-074", "LC-R50", "LC-R51")
def test_effects_mana_draw_main_with_a_window_at_the_start_of_each_but_the_last() -> None:
    state = position(Side([Troop(BURNER, "c2")], mana=1, deck=["axe"]), FAST, phase="effects")
    seen: list[tuple[int, str, int, int]] = []

    class Watch(Script):
        def _answer(self, at: State, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
            seen.append((seat, why.key, at.phase, at.players[0].mana))
            return options[0] if why.key != "main" or at.moves else next(o for o in options if o.verb == "move")

    turn(Watch(state, ()), state)
    assert seen == [
        (1, "window", EFFECTS, 1), (0, "effects", EFFECTS, 1), (1, "window", MANA, 2), (1, "window", DRAW, 2),
        (0, "main", MAIN, 2), (1, "window", MAIN, 2), (0, "main", MAIN, 2), (1, "window", MAIN, 2),
    ]  # fmt: skip
    assert len(state.players[0].hand) == 1


@pytest.mark.rule("LC-R50")
def test_by_a_switch_there_are_windows_only_in_main_phase_and_combat() -> None:
    state = position(
        Side([Troop(BURNER, "c2")]), FAST, phase="effects", variant=under(response_windows="main_and_combat_only")
    )
    table = finish(turn, state, "done", "move c2-d3")
    assert phases(table, 1) == ["window", "window"]  # after the move, and before the turn ends


@pytest.mark.rule("LC-R51", "LC-D34", "LC-D35")
def test_the_active_player_is_first_in_a_window() -> None:
    both = Side([Troop("cave-bear", "d3")], hand=["spark"], mana=0)
    asked = upto(mana_phase, position(both, FAST))
    assert (asked.seat, asked.why.key) == (0, "window")
    assert upto(mana_phase, position(both, FAST), "pass").seat == 1
    again = upto(mana_phase, position(both, FAST), "pass", "cast spark", "at-troop h7", "pass")
    assert (again.seat, again.why.key) == (0, "window")  # after a spell both are asked anew


@pytest.mark.rule("LC-R52")
def test_windows_are_such_that_nobody_sees_who_could_act() -> None:
    both = Side([Troop("cave-bear", "d3")], hand=["spark"], mana=0)
    asked = upto(main_phase, position(both, FAST), "cast spark", "at-troop h7")
    assert (asked.why.key, asked.why.window) == ("respond", True)
    assert upto(mana_phase, position(both, Side())).why.window
    fight = position(Side([Troop(TOUGH, "d4")]), Side([Troop(TOUGH, "d5")], hand=["spark"]))
    assert upto(main_phase, fight, "attack d4xd5").why.window


@pytest.mark.rule("LC-075")
def test_then_the_opponent_has_the_turn() -> None:
    state = position(Side(), Side(), phase="effects")
    finish(turn, state, "move a2-a3")
    assert (state.active, state.turn) == (1, 11)
    finish(turn, state, "move a7-a6")
    assert (state.active, state.turn) == (0, 12)


@pytest.mark.rule("LC-076", "LC-R74", "LC-R78")
def test_the_turn_ends_only_after_a_move_if_there_is_one() -> None:
    state = position(Side([Troop(TOUGH, "d4")]), Side([Troop("cave-bear", "h7")]))
    assert "end" not in upto(main_phase, state).notations
    assert "end" in upto(main_phase, state, "move d4-d5").notations
    pawns = [Troop("cave-bear", square) for square in ("a2", "b1", "b2")]
    walls = [Troop("cave-bear", square, up=False) for square in ("a3", "b3")]
    stuck = upto(main_phase, position(Side([Troop("rognarr", "a1"), *pawns]), Side(walls)))
    assert stuck.notations == ["end", "attack a2xb3", "attack b2xa3"]
    lazy = position(Side([Troop(TOUGH, "d4")]), Side(), variant=under(must_move=False))
    assert "end" in upto(main_phase, lazy).notations


# -- the Effects Phase


@pytest.mark.rule("LC-077", "LC-R59", "LC-D09")
def test_effects_of_own_troops_enchants_and_curses() -> None:
    mine = Side([Troop(BURNER, "c2")], enchants=["power-geyser"], mana=1)
    theirs = Side([Troop(TOUGH, "d5", curse="immolation"), Troop(BURNER, "f7")], enchants=["storm-front"])
    state = position(mine, theirs, phase="effects")
    asked = upto(effects_phase, state)
    offered = [each for each in asked.notations if not each.startswith("reveal")]
    assert offered == ["done", "effect c2 burn", "use power-geyser", "use immolation"]
    finish(effects_phase, state, "use power-geyser", "use immolation", "effect c2 burn", "at-troop d5")
    assert (state.players[0].mana, hurt(state, "d5")) == (2, 2)


@pytest.mark.rule("LC-078")
def test_each_effect_once_a_phase_and_a_card_with_two_each_of_them() -> None:
    twin = custom("Twin", "B", "1/9", "Effect: Burn 1, Effect: Shock 2")
    state = position(Side([Troop(twin, "c2")]), Side([Troop(TOUGH, "d5")]), phase="effects")
    asked = upto(effects_phase, state, "effect c2 burn", "at-troop d5")
    assert [each for each in asked.notations if each.startswith("effect")] == ["effect c2 shock"]
    state = position(Side([Troop(twin, "c2")]), Side([Troop(TOUGH, "d5")]), phase="effects")
    table = finish(effects_phase, state, "effect c2 burn", "at-troop d5", "effect c2 shock", "at-troop d5")
    assert (hurt(state, "d5"), phases(table, 0)[-1]) == (3, "target")  # nothing is left to be asked
    state.active = SEATS[1]
    finish(turn, state)
    assert "effect c2 burn" in upto(turn, state, "pass").notations  # next turn again
    drums = position(Side(enchants=["power-geyser"], mana=1), Side(), phase="effects")
    table = finish(effects_phase, drums, "use power-geyser")
    assert ([key for _, key, _ in table.asked], drums.players[0].mana) == (["effects"], 2)  # nothing is left to ask


@pytest.mark.rule("LC-079")
@pytest.mark.parametrize("order", [("effect c2 burn", "effect d1 heal"), ("effect d1 heal", "effect c2 burn")])
def test_the_active_player_orders_the_effects(order: tuple[str, str]) -> None:
    """Burn then heal leaves no damage; heal an unhurt troop and then burn it, and 1 stays."""
    mine = [Troop(BURNER, "c2"), Troop(custom("Medic", "Q", "1/9", "Effect: Heal 1"), "d1"), Troop(TOUGH, "h4")]
    state = position(Side(mine), Side(), phase="effects")
    finish(effects_phase, state, order[0], "at-troop h4", order[1], "at-troop h4")
    assert hurt(state, "h4") == (0 if order[0] == "effect c2 burn" else 1)


@pytest.mark.rule("LC-080", "LC-R54", "LC-R55")
def test_what_is_not_used_before_the_phase_closes_is_lost() -> None:
    mine = Side([Troop(BURNER, "c2")], enchants=["power-geyser"], mana=1)
    state = position(mine, Side([Troop(TOUGH, "d5", curse="immolation")]), phase="effects")
    asked = upto(turn, state, "done")
    assert (asked.why.key, hurt(state, "d5"), state.players[0].mana) == ("main", 0, 2)  # the Mana Phase's one
    assert not [each for each in asked.notations if each.startswith(("effect", "use"))]


@pytest.mark.rule("LC-081")
def test_a_curse_acts_in_the_phase_of_who_controls_it() -> None:
    cursed = Side([Troop(TOUGH, "d5", curse="immolation")])
    state = position(Side(), cursed, phase="effects")
    assert "use immolation" in upto(effects_phase, state).notations
    state = position(Side(), cursed, phase="effects", active=1)
    assert finish(effects_phase, state).asked == []  # its bearer's player has nothing to use
    state.held[state.curse[state.n]] = SEATS[1]  # it was redirected
    assert "use immolation" in upto(effects_phase, state).notations
    walker = position(Side(), Side([Troop(TOUGH, "d5", curse="smoldering-flames")]), active=1)
    assert "use smoldering-flames" not in _offered(walker)  # its trigger is another: movement
    finish(main_phase, walker, "move d5-d3")
    assert hurt(walker, "d3") == 2


def _offered(state: State) -> list[str]:
    """What the curse's controller could use."""
    return [each for _, _, offered in finish(effects_phase, state).asked for each in offered]


@pytest.mark.rule("LC-R53", "LC-D10")
def test_an_effect_is_announced_and_may_be_answered_but_not_countered() -> None:
    theirs = Side([Troop(TOUGH, "d5")], hand=["mist-veil", "arcane-denial"], mana=9)
    state = position(Side([Troop(BURNER, "c2")]), theirs, phase="effects")
    asked = upto(effects_phase, state, "pass", "effect c2 burn", "at-troop d5")
    assert (asked.seat, asked.why.key) == (1, "respond")
    assert ("cast mist-veil" in asked.notations, "cast arcane-denial" in asked.notations) == (True, False)
    state = position(Side([Troop(BURNER, "c2")]), theirs, phase="effects")
    finish(effects_phase, state, "effect c2 burn", "at-troop d5", "cast mist-veil", "at-troop d5", "none")
    assert hurt(state, "d5") == 0


@pytest.mark.rule("LC-R57")
def test_an_announced_effect_outlives_its_source() -> None:
    weak = Troop(custom("Weak", "B", "1/1", "Effect: Burn 1, Effect: Shock 1"), "c2")
    state = position(Side([weak]), Side([Troop(TOUGH, "d5")], hand=["spark"], mana=0), phase="effects")
    table = finish(effects_phase, state, "effect c2 burn", "at-troop d5", "cast spark", "at-troop c2")
    assert (hurt(state, "d5"), len(state.players[0].crypt)) == (1, 1)
    assert len(told(table, "announces")) == 1  # the other effect died with it


@pytest.mark.rule("LC-R58", "LC-R60")
def test_wild_mana_is_an_effect_and_a_new_enchant_waits_for_the_next_phase() -> None:
    wild = Troop(custom("Wild", "B", "1/9", "Wild Mana 3"), "c2")
    for die, mana in ((2, 4), (3, 1)):
        state = position(Side([wild], mana=1), Side(), phase="effects")
        finish(effects_phase, state, "effect c2 mana", dice=[die])
        assert state.players[0].mana == mana
    state = position(Side([Troop("cave-bear", "d3")], hand=["power-geyser"], mana=3), Side())
    finish(main_phase, state, "cast power-geyser", "move d3-d4")
    assert state.players[0].mana == 0
    assert "use power-geyser" in upto(effects_phase, state).notations
