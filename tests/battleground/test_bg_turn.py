"""Turn structure and the Mana Orb phase (BG-048 to BG-061, E03)."""

import pytest
from battleground_table import (
    FIRST_MAIN,
    MANA_ORB,
    SECOND_MAIN,
    A,
    B,
    InPlay,
    Side,
    duel,
    finish,
    hand,
    main_phase,
    mana_orb_phase,
    notations,
    play,
    pool,
    position,
    rules,
    told,
    track,
    turn,
    upto,
)

from rulewright.games.battleground.rules.book import make_book
from rulewright.games.battleground.rules.ids import BATTLE, ENCHANTMENTS
from rulewright.games.battleground.rules.state import State
from rulewright.kernel.errors import BadVariant, ImpossiblePosition


def nothing(state: State) -> None:
    """A turn in which everybody only passes."""
    finish(turn, state)


# -- turn structure


@pytest.mark.rule("BG-048")
def test_whole_turns_alternate_in_player_order() -> None:
    state = position(Side(hand=["mend"]), Side("warlock", hand=["terror"]), phase=MANA_ORB)
    active = []
    for _ in range(4):
        active.append(state.active)
        nothing(state)
    assert active == [0, 1, 0, 1]
    assert [player.turns for player in state.players] == [5, 5]
    state.order, state.active = [B, A], B
    nothing(state)
    assert state.active == 0


@pytest.mark.rule("BG-049")
def test_the_five_phases_come_in_order() -> None:
    side = Side(units={"c2": "guard", "b1": "cleric"}, hand=["mend"], pool="W", tokens=1)
    state = position(side, Side("warlock", prepared=["blood-pact"]), phase=MANA_ORB)
    stops = []
    for passes in range(5):
        fresh = position(side, Side("warlock", prepared=["blood-pact"]), phase=MANA_ORB)
        asked = upto(turn, fresh, *["pass"] * passes)
        stops.append((fresh.phase, asked.seat))
    assert stops == [(MANA_ORB, 1), (ENCHANTMENTS, 1), (ENCHANTMENTS, 1), (FIRST_MAIN, 0), (FIRST_MAIN, 1)]
    table = finish(turn, state, "defend c2", "attack b1")
    kinds = [kind for kind, _, _ in table.events]
    order = ["turn", "tracker", "clause", "phase", "wave", "experience", "phase"]
    assert [kind for kind in kinds if kind in order] == ["turn", "tracker", "clause", "phase", "wave", "wave",
                                                        "experience", "phase"]  # fmt: skip
    assert [args["n"] for args in told(table, "phase")] == [FIRST_MAIN, SECOND_MAIN]
    assert BATTLE == FIRST_MAIN + 1


@pytest.mark.rule("BG-050")
def test_an_empty_turn_still_has_all_its_phases() -> None:
    state = position(Side(track=["", "W"]), Side("warlock"), phase=MANA_ORB)
    table = play(turn, state)  # nobody was asked anything
    assert (state.players[0].step, pool(state, 0), state.players[0].experience) == (1, "W", 1)
    assert [kind for kind, _, _ in table.events] == ["turn", "tracker", "phase", "wave", "wave", "experience", "phase"]


@pytest.mark.rule("BG-048")
def test_a_position_may_stand_before_a_turn_or_in_a_main_phase() -> None:
    state = position(Side(hand=["mend"]), Side("warlock"), phase=SECOND_MAIN)
    table = play(turn, state, "pass")
    assert (state.active, state.phase, told(table, "experience")) == (1, MANA_ORB, [])
    for phase in (ENCHANTMENTS, BATTLE):
        with pytest.raises(ImpossiblePosition, match="BG-049"):
            position(Side(), Side("warlock"), phase=phase)


# -- orbs and their track


@pytest.mark.rule("BG-051", "BG-052", "BG-053")
def test_an_orb_gives_one_mana_and_then_lies_on_the_trackers_step() -> None:
    state = position(Side(hand=["guard", "archer"], pool="SW", step=2), Side("warlock"))
    play(main_phase, state, "muster guard", "field a1")
    assert (pool(state, 0), track(state, 0)) == ("W", ["", "S", ""])
    assert notations(state, 0) == ["pass"]  # what lies on the track pays nothing
    state = position(Side(hand=["guard"], track=["S", "S", "S"]), Side("warlock"))
    assert notations(state, 0) == ["pass"]


@pytest.mark.rule("BG-054", "BG-R05", "BG-R21")
def test_units_cost_summoning_orbs_and_spells_the_kinds_of_their_cost() -> None:
    foe = Side("warlock", {"c3": "ghoul"})
    state = position(Side(hand=["guard", "smite"], pool="SSSS"), foe)
    assert [each for each in notations(state, 0) if "prepare" not in each] == ["pass", "muster guard"]
    state = position(Side(hand=["guard", "smite"], pool="WWWW"), foe)
    assert [each for each in notations(state, 0) if "prepare" not in each] == ["pass", "cast smite"]
    state = position(Side("elementalist", hand=["stone-golem"], pool="SS"), foe)
    assert "cast stone-golem" in notations(state, 0)  # a cost may show summoning mana


@pytest.mark.rule("BG-054", "BG-R05")
def test_a_rank_2_unit_costs_two_summoning_mana() -> None:
    state = position(Side(hand=["knight"], pool="S"), Side("warlock"))
    assert notations(state, 0) == ["pass"]
    state = position(Side(hand=["knight"], pool="SSS"), Side("warlock"))
    play(main_phase, state, "muster knight", "field c1")
    assert (pool(state, 0), track(state, 0)) == ("S", ["SS", "", ""])


@pytest.mark.rule("BG-055", "BG-R22", "BG-R24")
def test_only_an_effect_changes_the_number_of_orbs_and_the_new_one_is_usable_at_once() -> None:
    state = position(Side(tokens=1, hand=["guard"], pool="W", track=["SSSS"]), Side("warlock"))
    assert notations(state, 0)[:1] == ["pass"]
    asked = upto(main_phase, state, "token sword")  # Levy
    assert pool(state, 0) == "WS"
    assert "muster guard" in asked.notations
    before = sum(map(len, track(state, 0))) + len(pool(state, 0))
    play(main_phase, state, "muster guard", "field c1")
    for _ in range(6):
        state.phase = MANA_ORB
        state.active = A
        nothing(state)
    assert sum(map(len, track(state, 0))) + len(pool(state, 0)) == before == 6


@pytest.mark.rule("BG-056", "BG-059")
def test_only_the_active_players_tracker_moves() -> None:
    state = position(Side(track=["", "W"]), Side("warlock", track=["", "PP"], step=1))
    play(mana_orb_phase, state)
    assert [player.step for player in state.players] == [1, 0]
    assert (pool(state, 0), pool(state, 1), track(state, 1)) == ("W", "", ["", "PP", ""])


@pytest.mark.rule("BG-057", "BG-R02")
def test_the_track_is_a_loop_of_three_steps() -> None:
    state = position(Side(), Side("warlock"))
    steps = []
    for _ in range(4):
        play(mana_orb_phase, state)
        steps.append(state.players[0].step + 1)
    assert steps == [2, 3, 1, 2]
    state = position(Side(), Side("warlock"), variant=rules(track_steps=2))
    steps = []
    for _ in range(3):
        play(mana_orb_phase, state)
        steps.append(state.players[0].step + 1)
    assert steps == [2, 1, 2]
    with pytest.raises(BadVariant, match="track_steps must be at least 2"):
        make_book(rules(track_steps=1))


@pytest.mark.rule("BG-058")
def test_orbs_on_the_step_come_back_and_can_be_used_in_the_same_turn() -> None:
    state = position(Side(hand=["smite"], track=["R", "WW", "U"]), Side("warlock", {"c3": "ghoul"}), phase=MANA_ORB)
    asked = upto(turn, state)
    assert (pool(state, 0), track(state, 0)) == ("WW", ["R", "", "U"])
    assert "cast smite" in asked.notations


@pytest.mark.rule("BG-060")
@pytest.mark.parametrize("steps", [2, 3, 4])
def test_an_orb_is_back_after_as_many_own_turns_as_there_are_steps(steps: int) -> None:
    foe = Side("warlock")
    state = position(Side(units={"c1": "cleric"}, hand=["mend"], pool="W"), foe, phase=MANA_ORB,
                     variant=rules(track_steps=steps))  # fmt: skip
    finish(turn, state, "cast mend", "advance c1")
    for later in range(1, steps + 1):
        nothing(state)  # the other's turn
        assert state.active == 0
        assert pool(state, 0) == ""
        finish(turn, state)
        assert pool(state, 0) == ("W" if later == steps else "")


@pytest.mark.rule("BG-061")
def test_an_unused_orb_stays() -> None:
    state = position(Side(pool="WU", hand=["smite"]), Side("warlock"), phase=MANA_ORB)
    for _ in range(14):
        nothing(state)
    assert (pool(state, 0), track(state, 0)) == ("WU", ["", "", ""])


@pytest.mark.rule("BG-E03", "BG-056", "BG-058", "BG-060")
def test_the_picture_of_the_mana_orb_phase() -> None:
    state = position(Side(hand=["smite"], pool="SS", track=["", "WWU"]), Side("warlock", {"c4": "ghoul"}),
                     phase=MANA_ORB)  # fmt: skip
    upto(turn, state)
    assert (sorted(pool(state, 0)), track(state, 0)) == (sorted("SSWWU"), ["", "", ""])  # E03.2
    state.phase = FIRST_MAIN
    duel(turn, state, "cast smite")
    assert (sorted(pool(state, 0)), track(state, 0)) == (sorted("SSU"), ["", "WW", ""])  # E03.3
    seen = []
    for _ in range(3):
        nothing(state)
        nothing(state)
        seen.append((state.players[0].step + 1, pool(state, 0).count("W")))
    assert seen == [(3, 0), (1, 0), (2, 2)]  # E03.4


# -- how mana is spent


@pytest.mark.rule("BG-R19")
def test_an_orb_is_consumed_only_for_a_cost_or_a_charge() -> None:
    state = position(Side(pool="WWUUSS", hand=["guard"]), Side("warlock"))
    assert notations(state, 0) == ["pass", "muster guard"]


@pytest.mark.rule("BG-R20", "BG-078")
def test_tokens_pay_before_orbs() -> None:
    state = position(Side(hand=["smite"], pool="WW", mana="W"), Side("warlock", {"c3": "ghoul"}))
    duel(main_phase, state, "cast smite")
    assert (pool(state, 0), track(state, 0), sum(state.players[0].mana)) == ("W", ["W", "", ""], 0)


@pytest.mark.rule("BG-R23", "BG-169")
def test_mana_gained_in_the_others_turn_is_gone_with_that_turn() -> None:
    state = position(Side(hand=["mend"], prepared=["mend"]), Side("warlock", prepared=["blood-pact"]))
    finish(turn, state, "cast blood-pact")
    assert (sum(state.players[1].mana), state.players[1].life) == (0, 18)
    assert state.active == 1


@pytest.mark.rule("BG-R55", "BG-048")
def test_cards_return_and_the_next_window_is_in_the_next_turn() -> None:
    state = position(Side(hand=["mend"], play=[InPlay("smite")]), Side("warlock", prepared=["blood-pact"]),
                     phase=SECOND_MAIN)  # fmt: skip
    table = play(turn, state, "pass", "pass")
    assert hand(state, 0) == ["mend", "smite"]
    assert [(seat, key) for seat, key, _ in table.asked] == [(0, "main"), (1, "respond")]  # and none after the return
    asked = upto(turn, state)
    assert (asked.seat, asked.why.key, state.phase) == (1, "respond", MANA_ORB)
