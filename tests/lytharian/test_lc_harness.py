"""Mana harnessing: one spell a turn for mana that is used at once, on spells only."""

import pytest
from lytharian_table import Side, Troop, custom, finish, hurt, keys, main, main_phase, position, turn, under, upto

from rulewright.games.lytharian.rules.state import State

HUGE = custom("Huge", "R", "3/30")
SEER = custom("Seer", "B", "1/9", "Effect: Seer")


def table(hand: list[str], mana: int, theirs: list[str] | None = None, their_mana: int = 0) -> State:
    mine = Side([Troop(HUGE, "a4", hurt=9)], hand=hand, mana=mana)
    return position(mine, Side([Troop(HUGE, "d6")], hand=theirs or [], mana=their_mana))


@pytest.mark.rule("LC-205", "LC-R206", "LC-D22")
def test_a_spell_is_discarded_for_mana_once_a_turn() -> None:
    state = table(["flame-burst", "searing-ray", "fire-rain", "enfeeble"], 3)
    asked = upto(main_phase, state, "cast flame-burst", "at-troop d6")
    assert (asked.why.key, asked.notations[0]) == ("harness", "none")
    asked = upto(main_phase, state, "cast flame-burst", "at-troop d6", "harness fire-rain")
    assert (hurt(state, "d6"), state.players[0].mana) == (4, 3)
    assert keys(state, state.players[0].nether) == ["fire-rain", "flame-burst"]
    again = upto(main_phase, state, "cast searing-ray", "at-troop d6")  # not asked a second time
    assert again.why.key != "harness"
    assert (hurt(state, "d6"), state.players[0].mana) == (8, 0)


@pytest.mark.rule("LC-205")
def test_harnessing_begins_anew_each_turn() -> None:
    state = table(["flame-burst", "deathbolt", "spark", "ice-lance"], 2)
    finish(main, state, "cast flame-burst", "at-troop d6", "harness deathbolt", "move a4-a5")
    assert state.players[0].harnessed == 1
    finish(turn, state, "move d6-d7")
    state.players[0].mana = 0
    finish(main, state, "cast ice-lance", "at-troop d7", "move a5-a6")  # a single way to pay answers itself
    assert (hurt(state, "d7"), keys(state, state.players[0].nether)[-2:]) == (6, ["spark", "ice-lance"])
    twice = position(
        Side([Troop(HUGE, "a4")], hand=["deathbolt", "ice-lance", "spark", "stone-shard"], mana=0),
        Side([Troop(HUGE, "d6")]),
        variant=under(harness_per_turn=2),
    )
    finish(main, twice, "cast deathbolt", "at-troop d6", "harness spark", "cast ice-lance", "at-troop d6", "move a4-a5")
    assert hurt(twice, "d6") == 4


@pytest.mark.rule("LC-206", "LC-032")
@pytest.mark.parametrize(
    ("card", "worth"), [("spark", 1), ("flame-burst", 2), ("fire-rain", 3), ("overload", 4), ("falling-star", 5)]
)
def test_the_quality_says_how_much_mana(card: str, worth: int) -> None:
    state = table(["fireball", card], 2)
    asked = upto(main_phase, state, "cast fireball", "at-troop d6")
    assert asked.notations[-1] == f"x {2 + worth}"
    finish(main_phase, state, "cast fireball", "at-troop d6", f"x {2 + worth}", "move a4-a5")
    assert (hurt(state, "d6"), state.players[0].mana, state.players[0].hand) == (2 + worth, 0, [])


@pytest.mark.rule("LC-207", "LC-R209")
def test_equipment_is_neither_harnessed_nor_paid_by_it() -> None:
    state = table(["deathbolt", "greatsword"], 0)
    assert "cast deathbolt" not in upto(main_phase, state).notations
    state = table(["deathbolt", "falling-star", "dagger"], 0)  # 5 harnessed, 1 used, and the dagger costs 1
    finish(main_phase, state, "cast deathbolt", "at-troop d6", "move a4-a5")
    assert (hurt(state, "d6"), keys(state, state.players[0].hand)) == (2, ["dagger"])
    state = table(["deathbolt", "falling-star", "dagger"], 0)
    asked = upto(main_phase, state, "cast deathbolt", "at-troop d6")
    assert (asked.why.key, state.players[0].pool, "attach dagger" in asked.notations) == ("main", 4, False)


@pytest.mark.rule("LC-207", "LC-R196")
def test_effects_are_not_paid_by_it() -> None:
    state = position(Side([Troop(SEER, "a4")], hand=["spark", "falling-star"], mana=0), Side(), phase="effects")
    asked = upto(turn, state, "pass")
    assert not any("seer" in each for each in asked.notations)


@pytest.mark.rule("LC-208", "LC-R207")
def test_what_is_not_used_at_once_is_lost_and_never_on_the_counter() -> None:
    hand = ["deathbolt", "falling-star", "searing-ray"]
    asked = upto(main_phase, (state := table(hand, 0)), "cast deathbolt", "at-troop d6", "harness falling-star")
    assert (state.players[0].pool, state.players[0].mana) == (4, 0)
    assert "cast searing-ray" in asked.notations
    state = table(hand, 0)
    asked = upto(main_phase, state, "cast deathbolt", "at-troop d6", "harness falling-star", "move a4-a5")
    assert (state.players[0].pool, state.players[0].mana) == (0, 0)
    assert "cast searing-ray" not in asked.notations
    state = table(hand, 0)
    upto(main_phase, state, "cast deathbolt", "at-troop d6", "harness falling-star", "reveal e1")
    assert state.players[0].pool == 0
    state = table(hand, 0)
    finish(main, state, "cast deathbolt", "at-troop d6", "harness falling-star", "move a4-a5")
    assert [(player.pool, player.mana) for player in state.players] == [(0, 0), (0, 0)]


@pytest.mark.rule("LC-R207")
def test_revealing_a_troop_in_a_response_wastes_it_too() -> None:
    state = table(["deathbolt", "falling-star", "spark"], 0, ["spark"])
    answers = ("cast deathbolt", "at-troop d6", "harness falling-star", "pass")
    upto(main_phase, state, *answers)
    assert state.players[0].pool == 4
    state = table(["deathbolt", "falling-star", "spark"], 0, ["spark"])
    upto(main_phase, state, *answers, "reveal e1")
    assert state.players[0].pool == 0


@pytest.mark.rule("LC-209", "LC-R207", "LC-R208")
def test_it_may_pay_for_several_spells_of_any_type() -> None:
    state = table(["deathbolt", "falling-star", "searing-ray", "ice-lance"], 1)
    finish(
        main_phase, state, "cast deathbolt", "at-troop d6", "harness falling-star", "cast searing-ray", "at-troop d6",
        "cast ice-lance", "at-troop d6", "move a4-a5",
    )  # fmt: skip
    assert (hurt(state, "d6"), state.players[0].mana) == (2 + 4 + 2, 1)  # the counter was not touched
    state = table(["deathbolt"], 1, ["ice-lance", "fire-rain", "stone-shard"], 0)  # in the opponent's turn
    finish(
        main_phase, state, "cast deathbolt", "at-troop d6", "cast ice-lance", "at-troop a4", "harness fire-rain",
        "cast stone-shard", "at-troop a4", "move a4-a5",
    )  # fmt: skip
    assert (hurt(state, "a5"), state.players[1].pool) == (9 + 4, 0)


@pytest.mark.rule("LC-210")
def test_it_is_combined_with_the_counter_for_one_spell() -> None:
    state = table(["searing-ray", "spark"], 2)
    finish(main_phase, state, "cast searing-ray", "at-troop d6", "move a4-a5")
    assert (hurt(state, "d6"), state.players[0].mana, state.players[0].hand) == (4, 0, [])
    poor = table(["searing-ray", "spark"], 1)
    assert "cast searing-ray" not in upto(main_phase, poor).notations


@pytest.mark.rule("LC-R205")
def test_each_player_harnesses_once_in_every_turn() -> None:
    def both(open_to_all: bool) -> State:
        mine = Side([Troop(HUGE, "a4", hurt=9)], hand=["deathbolt", "spark"], mana=0)
        theirs = Side([Troop(HUGE, "d6")], hand=["ice-lance", "mist-veil"], mana=0)
        return position(mine, theirs, variant=under(harness_in_opponent_turn=open_to_all))

    asked = upto(main_phase, both(True), "cast deathbolt", "at-troop d6")
    assert (asked.seat, "cast ice-lance" in asked.notations) == (1, True)
    state = both(True)
    finish(main_phase, state, "cast deathbolt", "at-troop d6", "cast ice-lance", "at-troop a4", "move a4-a5")
    assert (hurt(state, "d6"), hurt(state, "a5"), keys(state, state.players[1].nether)) == (
        2, 9 + 2, ["mist-veil", "ice-lance"],
    )  # fmt: skip
    asked = upto(main_phase, both(False), "cast deathbolt", "at-troop d6")
    assert (asked.seat, asked.why.key) == (0, "main")


@pytest.mark.rule("LC-R210")
def test_it_pays_the_extra_cost_of_a_curse_over_an_aura() -> None:
    mine = Side([Troop(HUGE, "a4")], hand=["immolation", "fire-rain"], mana=2)
    state = position(mine, Side([Troop(HUGE, "d6", aura="stoneskin"), Troop(HUGE, "f6")]))
    finish(main_phase, state, "cast immolation", "at-troop d6", "move a4-a5")
    assert (state.players[0].mana, keys(state, state.players[0].nether)) == (0, ["fire-rain"])
    assert keys(state, state.players[1].nether) == ["stoneskin"]


@pytest.mark.rule("LC-R211")
def test_the_spell_cast_does_not_pay_for_itself() -> None:
    assert "cast deathbolt" not in upto(main_phase, table(["deathbolt"], 0)).notations
    asked = upto(main_phase, table(["deathbolt", "spark", "ice-lance"], 0), "cast deathbolt", "at-troop d6")
    assert asked.notations == ["harness spark", "harness ice-lance"]


@pytest.mark.rule("LC-R207")
def test_passing_on_the_opponents_spell_with_nothing_pending_wastes_it() -> None:
    state = table(["deathbolt", "falling-star", "ice-lance"], 0, ["spark"])
    answers = ("cast deathbolt", "at-troop d6", "harness falling-star", "pass", "pass")
    asked = upto(main_phase, state, *answers, "pass", "cast spark", "at-troop a4")
    assert (asked.seat, asked.why.key, state.players[0].pool) == (0, "respond", 4)
    state = table(["deathbolt", "falling-star", "ice-lance"], 0, ["spark"])
    asked = upto(main_phase, state, *answers, "pass", "cast spark", "at-troop a4", "pass")
    assert (asked.why.key, state.players[0].pool, "cast ice-lance" in asked.notations) == ("main", 0, False)


@pytest.mark.rule("LC-151", "LC-210")
def test_who_is_short_harnesses_a_spell_that_is_worth_enough() -> None:
    state = table(["searing-ray", "spark", "fire-rain", "overload"], 0)
    asked = upto(main_phase, state, "cast searing-ray", "at-troop d6")
    assert asked.notations == ["harness fire-rain", "harness overload"]
