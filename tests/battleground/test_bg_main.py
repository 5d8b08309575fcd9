"""The Main phases: what may be done in them, in which order, and how they end (BG-068 to BG-070)."""

import pytest
from battleground_table import (
    FIRST_MAIN,
    MANA_ORB,
    SECOND_MAIN,
    Prepared,
    Side,
    Stands,
    duel,
    finish,
    hand,
    main_phase,
    notations,
    play,
    pool,
    position,
    rules,
    turn,
    unit_at,
    units,
    upto,
)

EVERYTHING = Side(
    units={"c2": Stands("guard", hp=1)},
    hand=["mend", "archer"],
    prepared=[Prepared("smite", "W")],
    pool="WWS",
    tokens=1,
    paths=(0, 0, 5),
)
FOE = Side("warlock", {"c3": "ghoul"})


@pytest.mark.rule("BG-068", "BG-165")
def test_both_main_phases_allow_the_same() -> None:
    offered = [notations(position(EVERYTHING, FOE, phase=phase), 0) for phase in (FIRST_MAIN, SECOND_MAIN)]
    assert offered[0] == offered[1]
    state = position(Side(units={"c1": "guard"}, hand=["mend"], pool="W"), Side("warlock"))
    asked = [upto(turn, state), upto(turn, state, "pass", "advance c1", "defend c2")]
    assert [(each.why.key, each.notations) for each in asked] == [("main", ["pass", "cast mend", "prepare mend"])] * 2
    assert state.phase == SECOND_MAIN


@pytest.mark.rule("BG-069", "BG-D7", "BG-R96")
def test_cast_prepare_charge_use_a_power_place_a_token() -> None:
    assert notations(position(EVERYTHING, FOE), 0) == [
        "pass", "cast mend", "cast smite", "muster archer", "charge 1 W", "token sword", "token shield",
        "use lay-on-hands", "prepare mend"]  # fmt: skip


@pytest.mark.rule("BG-069")
def test_in_any_order_and_any_number_of_times() -> None:
    side = Side(units={"c2": Stands("guard", hp=1), "b2": Stands("guard", hp=1)}, hand=["mend", "archer", "guard"],
                prepared=["smite"], pool="WWWSS", tokens=2)  # fmt: skip
    state = position(side, Side("warlock", {"e4": "ghoul"}))
    duel(main_phase, state, "charge 1 W", "muster archer", "field a1", "cast mend", "at c2", "token light",
         "muster guard", "field d1", "charge 1 W", "token sword", "cast smite")  # fmt: skip
    assert units(state) == {"a1": "archer", "b2": "guard", "c2": "guard", "d1": "guard"}
    assert (unit_at(state, "c2").hp, sorted(pool(state, 0)), state.players[0].tokens) == (3, ["S", "W"], 0)


@pytest.mark.rule("BG-070")
def test_the_active_player_decides_when_to_stop() -> None:
    state = position(Side(hand=["mend"], pool="WWWW"), FOE)
    table = play(main_phase, state, "pass")
    assert table.asked == [(0, "main", ["pass", "prepare mend"])]
    state = position(EVERYTHING, FOE)
    asked = upto(main_phase, state, "charge 1 W")
    assert (asked.seat, asked.why.key, asked.notations[0]) == (0, "main", "pass")  # goes on until a pass


@pytest.mark.rule("BG-R136")
def test_a_main_phase_stops_at_its_cap_of_actions() -> None:
    state = position(Side(hand=["mend", "smite", "charge"]), Side("warlock"), variant=rules(main_action_cap=3))
    table = play(main_phase, state, "prepare mend", "prepare smite", "slot 2", "prepare charge", "slot 1")
    assert [key for _, key, _ in table.asked] == ["main", "main", "slot", "main", "slot"]
    state = position(Side(hand=["mend", "smite"]), Side("warlock"))
    for n in range(200):
        state.actions = n
        assert upto(main_phase, state).why.key == "main"
    state.actions = 200
    assert play(main_phase, state).asked == []


@pytest.mark.rule("BG-R136", "BG-R50")
def test_the_cap_does_not_take_the_others_answer_away() -> None:
    state = position(Side(hand=["mend"]), Side("warlock", prepared=["blood-pact"]), variant=rules(main_action_cap=1))
    table = play(main_phase, state, "prepare mend", "pass", "cast blood-pact")
    assert [(seat, key) for seat, key, _ in table.asked] == [(0, "main"), (1, "respond"), (1, "respond")]
    assert state.players[1].life == 18


@pytest.mark.rule("BG-R136", "BG-R50")
def test_at_the_cap_the_others_answer_once_and_the_phase_is_over() -> None:
    foe = Side("warlock", prepared=["blood-pact", "blood-pact"])
    state = position(Side(hand=["mend"]), foe, variant=rules(main_action_cap=1))
    table = play(main_phase, state, "prepare mend", "pass", "cast blood-pact", "pass")
    assert [(seat, key) for seat, key, _ in table.asked] == [(0, "main"), *[(1, "respond")] * 3]


@pytest.mark.rule("BG-R136", "BG-R50", "BG-070")
def test_a_pass_that_is_answered_is_no_action_and_the_phase_goes_on() -> None:
    foe = Side("warlock", prepared=["blood-pact"])
    state = position(Side(hand=["mend", "smite"]), foe, variant=rules(main_action_cap=2))
    asked = upto(main_phase, state, "prepare mend", "pass", "pass", "cast blood-pact")
    assert (asked.seat, asked.why.key, state.actions) == (0, "main", 1)
    assert "prepare smite" in asked.notations


@pytest.mark.rule("BG-R34")
def test_as_many_casts_as_mana_and_cards_allow() -> None:
    foes = Side("warlock", {"c3": Stands("ghoul", hp=9)})
    state = position(Side("elementalist", hand=["firebolt", "frost-shard", "gust"], pool="RUW"), foes)
    finish(main_phase, state, "cast firebolt", "cast frost-shard", "cast gust")
    assert (unit_at(state, "c4").hp, hand(state, 0)) == (7, [])


@pytest.mark.rule("BG-R40", "BG-099")
def test_there_is_no_taking_back() -> None:
    """Neither a prepared spell nor a charge can be taken back by itself."""
    state = position(Side(prepared=[Prepared("smite", "W"), Prepared("mend")], pool="U"), Side("warlock"))
    assert notations(state, 0) == ["pass"]


@pytest.mark.rule("BG-R136", "BG-049")
def test_the_actions_of_each_main_phase_are_counted_from_none() -> None:
    state = position(Side(hand=["mend", "smite"]), Side("warlock"), phase=MANA_ORB, variant=rules(main_action_cap=1))
    state.actions = 1  # of the turn before
    table = duel(turn, state, "prepare mend", "prepare smite", "slot 2")
    assert [key for seat, key, _ in table.asked if seat == 0] == ["main", "main", "slot"]  # one action in each
