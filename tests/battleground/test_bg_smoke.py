"""Battleground as a whole: random games of every kind end, and the kernel's battery of properties holds."""

import pytest
from battleground_table import GAME, Side, Stands, battle_phase, finish, forecast, position, rules, unit_at, units

from rulewright.kernel.playout import playout

SEATS = 2


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
    guard, archer = unit_at(state, "c2").card, unit_at(state, "c1").card
    orders = {guard: ("advance", "attack"), archer: ("advance", "attack")}
    foretold = forecast(state, orders)
    assert units(state) == {"c1": "archer", "c2": "guard", "c4": "ghoul"}  # looking changed nothing
    finish(battle_phase, state, "advance c2", "advance c1", "attack c3", "attack c2")
    assert units(state) == {"c2": "archer", "c3": "guard", "c4": "ghoul"}
    assert state.players[0].experience == 1
    assert state.board[17] is not None
    assert state.board[17].hp == 1
    assert [(step.kind, step.n) for step in foretold.steps if step.kind == "attacks"] == [("attacks", 1)] * 2
    assert foretold.after == state
