"""The centre hex is hex number 0 of every map: who stands on it is a unit like any other (SK-021, SK-184)."""

from typing import Any

import pytest
from seekers_calls import apply, burn, can_target, deal, enemies_within, heal, pass_moment, push, sees_hex, targets
from seekers_table import Script, Side, ails, at, bare, finish, play, position, priority, still, upto

from rulewright.games.seekers.cards.ailments import Ailing
from rulewright.games.seekers.rules.damage import Part
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.turn import end_phase

CENTRE = (0, 0)


def centred(**side: Any) -> State:
    """Seat 1 on the centre hex, whose turn it is; seat 0 beside it."""
    state = position(still(at=(1, 0)), Side(at=CENTRE, **side), active=1)
    assert state.units[1].hex == 0
    return state


@pytest.mark.rule("SK-021", "SK-181")
def test_damage_and_healing_reach_the_centre() -> None:
    state = centred(hp=50)
    table = Script(state, ())
    assert deal(table, state, 1, [Part(4, "fire")], 0) == 4
    assert state.units[1].hp == 46
    heal(table, state, 1, 3)
    assert state.units[1].hp == 49


@pytest.mark.rule("SK-021", "SK-181", "SK-R135")
def test_nobody_heals_who_has_left_the_map() -> None:
    state = position(still(), still(at=(0, 3)), still(at=(0, 4)))
    state.units[1].hex, state.units[1].hp = -1, -2  # type: ignore[assignment]
    heal(Script(state, ()), state, 1, 5)
    assert state.units[1].hp == -2


@pytest.mark.rule("SK-021", "SK-232")
def test_ailments_reach_the_centre_and_count_down_there() -> None:
    state = centred(fade=2)
    table = Script(state, ())
    state.units[1].fade = 0
    assert apply(table, state, 1, Ailing("Slow", 2), 0)
    state.units[1].fade = 2
    pass_moment(table, state, 1)
    assert (ails(state, 1, "Slow"), state.units[1].fade) == (1, 1)


@pytest.mark.rule("SK-021", "SK-238")
def test_who_stands_on_the_centre_burns() -> None:
    state = centred(ailments={"Burn": 3})
    burn(Script(state, ()), state, 1)
    assert state.units[1].hp == 97


@pytest.mark.rule("SK-021", "SK-252")
def test_nightshade_works_on_the_centre() -> None:
    state = centred(ailments={"Nightshade": 4}, ap=0, mp=0)
    finish(end_phase, state, dice=[5])
    assert state.units[1].hp == 95


@pytest.mark.rule("SK-021", "SK-131", "SK-R79")
def test_the_centre_is_seen_and_who_stands_there_is_a_target() -> None:
    state = position(bare(at=(3, 0), hand=["arcane-bolt", "fire-flask"]), still(at=CENTRE))
    assert sees_hex(state, 0, 0)
    assert can_target(state, 0, 1)
    assert targets(state, 0, "enemy", 3) == [1]
    assert enemies_within(state, 0, 0, 0) == [1]
    assert "play arcane-bolt" in upto(priority, state).notations
    finish(priority, state, "play fire-flask", "at_blast 0,0", dice=[4])
    assert (state.units[1].hp, ails(state, 1, "Burn")) == (96, 2)


@pytest.mark.rule("SK-021", "SK-228", "SK-234", "SK-R52")
def test_a_unit_is_pushed_onto_the_centre_and_from_it_and_bleeds_there() -> None:
    state = position(still(at=(2, 0)), still(at=(1, 0), ailments={"Bleed": 2}))
    push(Script(state, ()), state, 0, 1, 1, 3, None)
    assert (at(state, 1), [item.trigger for item in state.waiting]) == (CENTRE, ["bleed"])
    push(Script(state, ()), state, 0, 1, 1, 3, None)
    assert (at(state, 1), [item.trigger for item in state.waiting]) == ((-1, 0), ["bleed"] * 2)


@pytest.mark.rule("SK-021", "SK-229")
def test_who_stands_on_the_centre_is_in_the_way() -> None:
    state = position(still(at=(2, 0)), still(at=(1, 0), tokens=[("shade", CENTRE)]))
    push(Script(state, (), [2]), state, 0, 1, 1, 3, None)
    assert (at(state, 1), state.units[1].hp, state.units[2].hp) == ((1, 0), 98, 6)


@pytest.mark.rule("SK-021", "SK-162")
@pytest.mark.parametrize(("token", "ailment"), [("thorn-sprout", "Root"), ("rime-totem", "Slow")])
def test_a_token_unit_on_the_centre_catches_who_ends_a_movement_beside_it(token: str, ailment: str) -> None:
    state = position(bare(at=(2, 0)), still(tokens=[(token, CENTRE)]))
    play(priority, state, "move", "to 1,0", "pass")
    assert ails(state, 0, ailment) > 0


@pytest.mark.rule("SK-021", "SK-169")
def test_token_units_on_the_centre_glow_heal_and_watch() -> None:
    state = position(still(at=(2, 0), tokens=[("ember-wisp", CENTRE)]), still(at=(1, 0)))
    finish(end_phase, state)
    assert state.units[1].hp == 99
    state = position(still(at=(1, 0), hp=50, tokens=[("mending-spring", CENTRE)]), still(at=(4, 0)))
    finish(end_phase, state)
    assert state.units[0].hp == 52
    state = position(still(at=(3, 0), tokens=[("watching-eye", CENTRE)]), still(at=(0, 2), stealth=True))
    finish(end_phase, state)
    assert not state.units[1].stealth


@pytest.mark.rule("SK-021", "SK-169")
def test_token_units_beside_the_centre_reach_who_stands_there() -> None:
    state = position(still(at=(3, 0), tokens=[("ember-wisp", (1, 0))]), still(at=CENTRE, stealth=True))
    finish(end_phase, state)
    assert state.units[1].hp == 99
    state = position(still(at=CENTRE, hp=50, tokens=[("mending-spring", (1, 0))]), still(at=(4, 0)))
    finish(end_phase, state)
    assert state.units[0].hp == 52


@pytest.mark.rule("SK-021", "SK-018", "SK-162")
@pytest.mark.parametrize(("token", "dice", "hurt"), [("shade", [3, 4], 4), ("powder-keg", [3, 4, 1], 5)])
def test_a_token_unit_that_falls_on_the_centre_bursts_there(token: str, dice: list[int], hurt: int) -> None:
    state = position(bare(at=(1, 0), hand=["ember-dart"]), still(at=(4, 0), tokens=[(token, CENTRE)]))
    state.units[2].hp = 3
    finish(priority, state, "play ember-dart", "at_enemy 2", dice=dice)
    assert [unit.hp for unit in state.units[:2]] == [100 - hurt, 100]


@pytest.mark.rule("SK-021", "SK-R167")
def test_a_cloud_on_the_centre_is_a_cloud() -> None:
    state = position(bare("mara", at=(-3, 0), hand=["smoke-bomb"]), still(at=(3, 0)))
    finish(priority, state, "play smoke-bomb", "at_hex 0,0")
    assert state.players[0].zone[0].hex == 0
    assert not can_target(state, 0, 1)


@pytest.mark.rule("SK-021", "SK-R57", "SK-D28")
def test_who_becomes_solid_on_the_centre_where_another_stands_moves_off() -> None:
    state = position(still(at=CENTRE), still(at=(1, 0), fade=1), active=1)
    state.units[1].hex = state.units[0].hex
    finish(lambda table, state: pass_moment(table, state, 1), state)
    assert at(state, 1) != CENTRE
    state = position(still(at=(1, 0)), still(at=CENTRE, fade=1), active=1)
    finish(lambda table, state: pass_moment(table, state, 1), state)
    assert at(state, 1) == CENTRE


@pytest.mark.rule("SK-021", "SK-246", "SK-R148")
def test_fear_of_one_who_stands_or_fell_on_the_centre() -> None:
    state = position(bare(at=(2, 0)), still(at=CENTRE), still(at=(-4, 0)))
    apply(Script(state, ()), state, 0, Ailing("Fear", 4), 1)
    assert "to 1,0" not in upto(priority, state, "move").notations
    (fear,) = state.units[0].ailments
    state.units[1].hex, fear.place = -1, 0  # type: ignore[assignment]
    assert "to 1,0" not in upto(priority, state, "move").notations
