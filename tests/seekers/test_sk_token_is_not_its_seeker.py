""" "You" is the Seeker (SK-012): what guards, hinders or answers for a player is not for the player's token units.

Two token units stand on each table: the first one's number comes right after those of the Seekers.
"""

import pytest
from seekers_calls import apply, deal, pass_moment, push, sight_range
from seekers_table import (
    Effect,
    Script,
    Side,
    ails,
    at,
    bare,
    find,
    finish,
    play,
    position,
    priority,
    still,
    told,
    upto,
)

from rulewright.games.seekers.cards.ailments import Ailing
from rulewright.games.seekers.rules.damage import Part
from rulewright.games.seekers.rules.ids import HexId
from rulewright.games.seekers.rules.state import State

SPROUTS = [("thorn-sprout", (3, 0)), ("thorn-sprout", (3, 1))]  # 10 Life each
FIRST, SECOND = 2, 3


def struck(unit: int, kind: str, **side: object) -> State:
    """A unit of seat 1 takes 4 damage of a type."""
    state = position(still(at=(0, 0)), Side(at=(2, 0), ap=0, tokens=SPROUTS, **side))  # type: ignore[arg-type]
    deal(Script(state, ()), state, unit, [Part(4, kind)], 0)  # type: ignore[arg-type]
    return state


@pytest.mark.rule("SK-012", "SK-R83")
@pytest.mark.parametrize("unit", [FIRST, SECOND])
def test_what_you_wear_does_not_reduce_the_damage_of_a_token_unit(unit: int) -> None:
    state = struck(unit, "physical", seeker="halvard", zone=[Effect("iron-hide", moments=4)])
    assert state.units[unit].hp == 6
    assert struck(unit, "arcane", seeker="halvard", equipment=["spellbreaker-mail"]).units[unit].hp == 6


@pytest.mark.rule("SK-012", "SK-068")
@pytest.mark.parametrize("unit", [FIRST, SECOND])
def test_what_prevents_your_shadow_damage_waits_on_when_a_token_unit_takes_some(unit: int) -> None:
    state = struck(unit, "shadow", zone=[Effect("veil-of-dawn")])
    assert (state.units[unit].hp, len(state.players[1].zone)) == (6, 1)


@pytest.mark.rule("SK-012", "SK-183")
@pytest.mark.parametrize("unit", [FIRST, SECOND])
def test_a_shield_takes_no_damage_of_a_token_unit(unit: int) -> None:
    state = struck(unit, "fire", zone=[Effect("brace", moments=2, shield=4)])
    assert (state.units[unit].hp, state.players[1].zone[0].shield) == (6, 4)


@pytest.mark.rule("SK-012", "SK-162")
@pytest.mark.parametrize(("unit", "answers"), [(1, 1), (FIRST, 0), (SECOND, 0)])
def test_when_you_take_damage_is_not_when_a_token_unit_does(unit: int, answers: int) -> None:
    """Halvard gains a Shield the first time he takes damage in a turn."""
    state = struck(unit, "fire", seeker="halvard")
    assert len(state.waiting) == answers


@pytest.mark.rule("SK-192", "SK-193", "SK-R170")
@pytest.mark.parametrize("unit", [FIRST, SECOND])
def test_what_befalls_a_token_unit_does_not_delay_its_channeling_player(unit: int) -> None:
    state = struck(unit, "fire", channel=2)
    apply(Script(state, ()), state, unit, Ailing("Slow", 2), 0)
    assert (state.players[1].channel, ails(state, unit, "Slow")) == (2, 2)


@pytest.mark.rule("SK-012", "SK-135")
def test_a_hawks_eye_is_the_seekers() -> None:
    state = position(Side("mara", equipment=["hawks-eye"], tokens=SPROUTS), still())
    assert [sight_range(state, unit) for unit in (0, FIRST, SECOND)] == [10, 8, 8]


@pytest.mark.rule("SK-012", "SK-230")
@pytest.mark.parametrize("unit", [0, FIRST, SECOND])
def test_brakka_alone_feels_no_collision_not_her_token_units(unit: int) -> None:
    """Each is pushed against the wall at (3,-1), one hex too far."""
    state = position(bare("brakka", at=(-3, 0), tokens=[("shade", (-4, 0)), ("shade", (-5, 0))]), still(at=(-6, 4)))
    state.units[unit].hex = find_hex(state, 2, -1)
    life = state.units[unit].hp
    table = Script(state, (), [3])
    push(table, state, 1, unit, 1, 0, None)
    assert (at(state, unit), table.rolled) == ((2, -1), [3])
    assert life - state.units[unit].hp == (0 if unit == 0 else 3)


def find_hex(state: State, q: int, r: int) -> HexId:
    return next(HexId(i) for i, spot in enumerate(state.book.map.board.hexes) if (spot.q, spot.r) == (q, r))


@pytest.mark.rule("SK-252", "SK-R117")
@pytest.mark.parametrize(("unit", "asks"), [(1, 1), (FIRST, 0), (SECOND, 0)])
def test_dreamlace_costs_its_victims_player_a_card_and_a_token_unit_has_none(unit: int, asks: int) -> None:
    state = position(still(at=(0, 0)), still(at=(2, 0), tokens=SPROUTS, hand=["study", "study"]), active=1)
    table = Script(state, ())
    apply(table, state, unit, Ailing("Dreamlace", 1), 0)
    pass_moment(table, state, 1)
    assert (ails(state, unit, "Dreamlace"), len(state.waiting)) == (0, asks)


@pytest.mark.rule("SK-020", "SK-R170")
@pytest.mark.parametrize(("unit", "left"), [(1, 3), (FIRST, 5), (SECOND, 5)])
def test_to_disarm_a_token_unit_costs_its_player_no_ap(unit: int, left: int) -> None:
    tokens = [("shade", (1, -1)), ("shade", (0, 1))]
    state = position(bare("mara", at=(0, 0), hand=["disarm"]), bare("halvard", at=(1, 0), tokens=tokens))
    finish(priority, state, "play disarm", f"at_enemy {unit}")
    assert state.players[1].ap == left


@pytest.mark.rule("SK-048", "SK-012")
@pytest.mark.parametrize(("ailment", "seen"), [("Slow", [2, 3]), ("Frozen", [2, 3]), ("Root", [1, 2, 3])])
def test_isoldes_token_units_are_seen_from_afar(ailment: str, seen: list[int]) -> None:
    """Enemies with Frozen or Slow do not see *her* beyond two hexes."""
    foe = Side("isolde", at=(4, 0), ap=0, tokens=[("shade", (5, 0)), ("shade", (3, 0))])
    state = position(bare(at=(0, 0), hand=["shadow-bolt"], seeker="vexia", ailments={ailment: 2}), foe)
    asked = upto(priority, state, "play shadow-bolt")
    assert asked.notations == [f"at_enemy {unit}" for unit in seen]


@pytest.mark.rule("SK-048", "SK-009")
def test_isoldes_allies_see_her_however_slow_they_are() -> None:
    friend = bare("halvard", at=(0, 0), team=0, hand=["mend"], ailments={"Slow": 2})
    state = position(friend, still(team=1), Side("isolde", at=(4, 0), team=0, hp=50))
    asked = upto(priority, state, "play mend")
    assert asked.notations == ["at_ally 0", "at_ally 2"]


@pytest.mark.rule("SK-R76", "SK-008")
def test_a_token_unit_in_the_way_takes_what_was_meant_for_its_seeker() -> None:
    state = position(bare("mara", at=(0, 0), hand=["throwing-knife"]), still(at=(3, 0), tokens=[("shade", (2, 0))]))
    table = play(priority, state, "play throwing-knife", "direction E", "pass", dice=[4])
    assert (state.units[1].hp, state.units[2].hp, told(table, "damage")) == (100, 4, ["damage"])
    assert find(state, 0, "throwing-knife") in state.players[0].discard
