"""Battleground as a whole: random games of every kind end, and the kernel's battery of properties holds."""

import random
from collections.abc import Iterator

import battery
import pytest
from battery import viewers, walk
from battleground_table import GAME, Side, Stands, battle_phase, finish, forecast, position, rules, units

from rulewright.kernel.match import Match
from rulewright.kernel.playout import playout

SEATS = 2


def positions(every: int, most: int = 500) -> Iterator[Match]:
    """The even seed plays anyhow, the odd one sensibly."""
    for seed in (2, 3, 4, 5):
        yield from walk(GAME, SEATS, seed, every, most)


def test_a_state_copies_packs_and_plays_on_from_itself() -> None:
    for number, match in enumerate(positions(every=23)):
        battery.a_state_is_a_tree(match.state)
        battery.a_copy_is_equal_and_shares_nothing(match.state)
        battery.a_packed_state_reads_back(GAME, match.state)
        battery.a_fork_is_where_the_match_is(match)
        if number % 5 == 0:
            battery.a_turn_starts_from_the_state_alone(GAME, match)


@pytest.mark.rule("BG-091", "BG-R139")
def test_an_imagined_world_can_not_be_told_from_the_true_one() -> None:
    otherwise = 0
    for number, match in enumerate(positions(every=5)):
        for seat in match.questions:
            otherwise += battery.an_imagined_world_can_not_be_told_from_the_true_one(match, seat, number)
    assert otherwise, "nothing was ever imagined otherwise"


@pytest.mark.rule("BG-091", "BG-R139", "BG-R142")
def test_hands_and_prepared_spells_are_hidden() -> None:
    otherwise = 0
    for number, match in enumerate(positions(every=17)):
        battery.the_open_table_hides_nothing(GAME, match.state)
        for viewer in viewers(match):
            battery.a_view_holds_only_known_faces(GAME, match.state, viewer)
        for seat in range(SEATS):
            otherwise += battery.concealing_deals_only_what_the_seat_can_not_know(GAME, match.state, seat, number)
    assert otherwise, "conceal never dealt anything otherwise"


def test_options_are_accepted_and_can_be_told_apart() -> None:
    dice = random.Random(1)
    for number, match in enumerate(positions(every=5)):
        battery.options_can_be_told_apart(GAME, match)
        battery.bots_can_think_about_it(GAME, match, dice)
        if number % 6 == 0:
            battery.every_option_is_accepted_and_changes_something(match, 12, dice)
            battery.every_card_can_be_named(GAME, match, dice)
            battery.a_wrong_answer_is_refused_and_changes_nothing(match)


def test_events_tell_nobody_what_they_did_not_know_and_cite_clauses() -> None:
    lines = 0
    for match in positions(every=11):
        lines = lines if lines <= len(match.log) else 0  # the next game
        battery.events_tell_nobody_what_they_did_not_know(GAME, match, since=lines)
        battery.everything_cites_a_clause(GAME, match, since=lines)
        lines = len(match.log)


def test_a_record_plays_again() -> None:
    battery.a_record_plays_again(GAME, battery.finished(GAME, SEATS, 3))
    battery.a_record_plays_again(GAME, battery.finished(GAME, SEATS, 4))


def test_undo_takes_back_exactly() -> None:
    undone = 0
    dice = random.Random(1)
    for match in positions(every=13):
        undone += battery.undo_takes_back_exactly(match, dice)
    assert undone, "nothing was ever undone"


def test_a_playout_is_a_match_and_games_end() -> None:
    battery.a_playout_and_a_match_are_the_same_game(GAME, SEATS, 1)
    for seed in range(20):
        battery.a_game_ends(GAME, SEATS, seed)


SWITCHES = [
    {"lanes": 3, "rows": 5}, {"lanes": 7, "rows": 2}, {"track_steps": 2}, {"spell_slots": 3}, {"exp_per_level": 1},
    {"exp_spell_kills": False}, {"exp_hero_hit": 1, "exp_denial": 1}, {"second_player_bonus_exp": 4},
    {"first_player_skips_battle_exp": True}, {"mirror_classes": True}, {"class_choice": "simultaneous_secret"},
    {"class_choice": "random"}, {"battle_scope": "all_units"}, {"row_order": "back_first"}, {"waves": 1},
    {"waves": 3}, {"free_combos": True}, {"optional_advance": True}, {"target_start": "back"},
    {"target_choice": "controller"}, {"hero_in_search": "last"}, {"base_range": 2}, {"base_defense": 2},
    {"summon_delay": 1}, {"summon_rows": 2}, {"respond_windows": "phase_ends"}, {"respond_cast_returns": "same_turn"},
    {"charge_limit_per_turn": 1}, {"hand_hidden": False}, {"turnover_control": "owner"},
    {"turnover_control": "opponent"}, {"turnover_duration": 2}, {"antimagic_discard": "phase_end"},
    {"chill_after_defense": False}, {"haste_before_exp": False}, {"unnumbered_enchantment": "once"},
    {"enchantment_shapes": 1}, {"upgrade_in_play": "on_return", "exp_per_level": 1}, {"power_paths": "2 x 3"},
    {"power_timing": "second_main"}, {"dead_unit_to": 2}, {"turn_limit": 3}, {"main_action_cap": 3},
    {"double_ko": "active_wins"}, {"start_orbs_elementalist": "RRUUWSSS"},
]  # fmt: skip


@pytest.mark.parametrize("tunables", SWITCHES, ids=lambda each: " ".join(f"{k}={v}" for k, v in each.items()))
def test_games_end_under_every_switch(tunables: dict[str, object]) -> None:
    for seed in range(4):
        assert playout(GAME, SEATS, seed, variant=rules(**tunables)).outcome


@pytest.mark.rule("BG-E07", "BG-111", "BG-113")
def test_the_battle_of_the_reference_and_its_forecast() -> None:
    state = position(Side(units={"c2": "guard", "c1": "archer"}), Side("warlock", {"c4": Stands("ghoul", hp=3)}))
    card = {unit.field: unit.card for unit in state.board if unit is not None}
    orders = {card[7]: ("advance", "attack"), card[2]: ("advance", "attack")}
    foretold = forecast(state, orders)
    assert units(state) == {"c1": "archer", "c2": "guard", "c4": "ghoul"}  # looking changed nothing
    finish(battle_phase, state, "advance c2", "advance c1", "attack c3", "attack c2")
    assert units(state) == {"c2": "archer", "c3": "guard", "c4": "ghoul"}
    assert state.players[0].experience == 1
    assert state.board[17] is not None
    assert state.board[17].hp == 1
    assert [(step.kind, step.n) for step in foretold.steps if step.kind == "attacks"] == [("attacks", 1)] * 2
    assert foretold.after == state
