"""Damage to heroes: through the far edge of the own lane, at every hero behind it, with nothing to defend them."""

import pytest
from battleground_table import (
    FIRST_MAIN,
    Side,
    Stands,
    battle_phase,
    blow,
    finish,
    play,
    position,
    rules,
    run,
    target,
    told,
    turn,
    unit_at,
    units,
)

FOE = Side("warlock")


@pytest.mark.rule("BG-E10", "BG-133", "BG-134", "BG-135")
def test_guard_and_archer_strike_the_hero_and_then_can_not_advance() -> None:
    state = position(Side(units={"c4": "guard", "c3": "archer"}), FOE)
    table = play(battle_phase, state, "attack c4", "attack c3")
    assert [(each["card"], each["seat"], each["n"]) for each in told(table, "attacks_hero")] == [
        ("guard", 1, 1),
        ("archer", 1, 1),
    ]
    assert state.players[1].life == 18
    assert units(state) == {"c4": "guard", "c3": "archer"}
    assert [clause for kind, clause, _ in table.events if kind == "stays"] == ["BG-147", "BG-147"]
    assert (state.players[0].experience, state.players[1].experience) == (1, 0)


@pytest.mark.rule("BG-E10", "BG-133", "BG-134", "BG-R66")
def test_the_hero_stands_in_front_in_the_clockwise_search() -> None:
    assert target(position(Side(units={"c4": "guard"}), Side("warlock", {"b4": "ghoul"})), "c4") == "b4"
    assert target(position(Side(units={"c4": "guard"}), Side("warlock", {"d4": "ghoul"})), "c4") == "hero"
    assert target(position(Side(units={"c3": "archer"}), Side("warlock", {"c2": "ghoul"})), "c3") == "c2"


@pytest.mark.rule("BG-135")
def test_the_hero_is_one_step_beyond_the_rows_still_ahead() -> None:
    reached = {
        (card, field): target(position(Side(units={field: card}), FOE), field) == "hero"
        for card in ("guard", "archer")
        for field in ("c1", "c2", "c3", "c4")
    }
    assert [spot for spot, hit in reached.items() if hit] == [("guard", "c4"), ("archer", "c3"), ("archer", "c4")]
    far = position(Side(units={"c1": "guard"}), FOE, variant=rules(base_range=4))
    near = position(Side(units={"c1": "guard"}), FOE, variant=rules(base_range=3))
    assert (target(far, "c1"), target(near, "c1")) == ("hero", "nobody")


@pytest.mark.rule("BG-136")
def test_only_the_edge_of_the_own_lane_counts() -> None:
    """From c3 the edges of b and d would be as near as two steps; an ally and a foe's wall in c change nothing."""
    assert target(position(Side(units={"c3": "guard"}), FOE), "c3") == "nobody"
    corner = position(Side(units={"a4": "guard", "b3": "guard"}), FOE)
    assert (target(corner, "a4"), target(corner, "b3")) == ("hero", "nobody")
    back = position(Side(units={"c1": "archer"}), FOE)
    assert target(back, "c1") == "nobody"  # the own edge behind it is no target


@pytest.mark.rule("BG-134", "BG-135")
def test_the_second_player_strikes_through_the_first_row() -> None:
    state = position(Side(), Side("warlock", {"b1": "ghoul", "e2": "ghoul"}), active=1)
    play(battle_phase, state, "attack b1", "advance e2", "attack e1")
    assert state.players[0].life == 16  # the one from e2 arrives in wave 1 and strikes in wave 2


@pytest.mark.rule("BG-137", "BG-R13")
def test_an_attack_through_an_edge_hits_each_hero_there() -> None:
    state = position(Side(units={"c4": Stands("knight", chill=1)}), FOE, Side("elementalist"), heroes=[0, 1, 1])
    table = finish(battle_phase, state, "attack c4")
    assert [(each["seat"], each["chill"], each["n"]) for each in told(table, "attacks_hero")] == [(1, 1, 1), (2, 0, 2)]
    assert [player.life for player in state.players] == [20, 19, 18]


@pytest.mark.rule("BG-138", "BG-R127")
def test_a_hero_has_no_defense_and_chill_counts() -> None:
    state = position(Side(units={"c4": Stands("knight", attack=3, chill=1)}), Side("warlock", {"d4": "ghoul"}))
    unit_at(state, "d4").defending = True
    hit = blow(state, unit_at(state, "c4"), -1)
    assert (hit.attack, hit.defense, hit.chill, hit.damage) == (3, 0, 1, 2)
    finish(battle_phase, state, "attack c4")
    assert (state.players[1].life, unit_at(state, "c4").chill) == (18, 0)


@pytest.mark.rule("BG-138")
def test_standing_bonuses_hurt_heroes_too() -> None:
    state = position(Side(units={"c4": "guard"}, paths=(5, 0, 0)), FOE)  # Vanguard
    finish(battle_phase, state, "attack c4")
    assert state.players[1].life == 18


@pytest.mark.rule("BG-R06")
def test_hero_damage_gives_no_experience_unless_a_switch_says_so() -> None:
    for n, gained in ((0, 1), (2, 3)):
        state = position(Side(units={"c4": "guard"}), FOE, variant=rules(exp_hero_hit=n))
        finish(battle_phase, state, "attack c4")
        assert state.players[0].experience == gained
    state = position(Side(units={"c4": Stands("guard", chill=1)}), FOE, variant=rules(exp_hero_hit=2))
    finish(battle_phase, state, "attack c4")
    assert (state.players[1].life, state.players[0].experience) == (20, 1)  # no damage, no hit
    turned = position(FOE, Side(units={"c4": Stands("guard", turnover=1)}), active=1, variant=rules(exp_hero_hit=2))
    finish(battle_phase, turned)
    assert (turned.players[1].life, turned.players[1].experience) == (19, 1)  # nobody gains by hitting himself


@pytest.mark.rule("BG-134")
def test_by_a_switch_the_hero_is_only_hit_without_unit_targets() -> None:
    sides = Side(units={"c4": "guard", "b3": "archer"}), Side("warlock", {"d4": "ghoul", "a2": "ghoul"})
    state = position(*sides, variant=rules(hero_in_search="last"))
    assert (target(state, "c4"), target(state, "b3")) == ("d4", "a2")
    assert target(position(*sides), "b3") == "hero"


@pytest.mark.rule("BG-256", "BG-257")
def test_the_battle_stops_when_the_hero_falls() -> None:
    state = position(Side(units={"c4": "guard", "d4": "guard"}), Side("warlock", life=1), phase=FIRST_MAIN)
    table = run(turn, state, lambda seat, key, offered: "attack c4" if "attack c4" in offered else offered[0])
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.clause) == ((0,), "BG-256")
    assert len(told(table, "attacks_hero")) == 1  # d4 never acts
    assert state.players[0].experience == 0  # nor is the battle's experience gained (BG-R77)
