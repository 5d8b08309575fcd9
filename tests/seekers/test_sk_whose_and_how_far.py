"""Whose cards and units a text means where there are teams, how far pulls and areas reach, what uses something up."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from seekers_calls import happen
from seekers_table import (
    Effect,
    Script,
    Side,
    ails,
    at,
    bare,
    finish,
    play,
    position,
    priority,
    redesigned,
    still,
    told,
    upto,
)

from rulewright.games.seekers.cards.atoms.life import Heal, Hit
from rulewright.games.seekers.cards.lasting import When, lasting
from rulewright.games.seekers.rules.maps import BRAZIER, make_map
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.zones import draw, gain
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import Variant

# -- teams: seats 0 and 2 against 1 and 3


def teams(mine: Side, *others: Side) -> State:
    spots = [(3, 0), (0, 2), (-3, 0)]
    rest = [replace(side, at=side.at if side.at != (6, -3) else spots[i]) for i, side in enumerate(others)]
    return position(mine, *rest)


@pytest.mark.rule("SK-218", "SK-008", "SK-009", "SK-D25")
def test_only_what_lies_before_an_enemy_is_dispelled() -> None:
    brace = [Effect("brace", moments=2, shield=4)]
    state = teams(bare(hand=["unravel"], zone=brace), still(zone=brace), still(zone=brace), still(zone=brace))
    born = [player.zone[0].born for player in state.players]
    asked = upto(priority, state, "play unravel")
    assert asked.notations == [f"at_zone {born[seat]}" for seat in (1, 3)]


@pytest.mark.rule("SK-221", "SK-008")
def test_only_an_opponent_is_inspected() -> None:
    state = teams(bare(hand=["minds-eye"]), still(), still(), still())
    asked = upto(priority, state, "play minds-eye")
    assert asked.notations == ["at_seat 1", "at_seat 3"]


@pytest.mark.rule("SK-R79", "SK-008", "SK-009")
def test_an_area_hits_enemies_and_no_ally_nor_oneself() -> None:
    state = position(bare(hand=["frost-nova"]), still(at=(1, 0)), still(at=(0, 1)), still(at=(-1, 0)))
    finish(priority, state, "play frost-nova", dice=[1, 1])
    assert [unit.hp for unit in state.units] == [100, 98, 100, 98]
    assert [ails(state, unit, "Frozen") for unit in range(4)] == [0, 2, 0, 2]


@pytest.mark.rule("SK-R76", "SK-009")
def test_a_direction_passes_over_allies_and_takes_all_enemies_in_it() -> None:
    sides = still(at=(2, 0)), still(at=(1, 0)), still(at=(4, 0))
    state = position(bare("theron", hand=["chain-spark", "fire-lash"]), *sides)
    finish(priority, state, "play chain-spark", "direction E", dice=[1, 1])
    assert [unit.hp for unit in state.units] == [100, 98, 100, 98]
    state = position(bare("theron", hand=["fire-lash"]), *sides)
    finish(priority, state, "play fire-lash", "direction E", dice=[1])
    assert [unit.hp for unit in state.units] == [100, 97, 100, 100]


@pytest.mark.rule("SK-202", "SK-008", "SK-R124")
@pytest.mark.parametrize(("seat", "rolls"), [(1, 2), (2, 1), (3, 2)])
def test_numbing_wind_is_for_the_damage_rolls_of_enemies(seat: int, rolls: int) -> None:
    zone = [Effect("numbing-wind", moments=2)]
    sides = [still(zone=zone if n == seat else []) for n in (1, 2, 3)]
    sides[0] = replace(sides[0], at=(1, 0))
    state = teams(bare(hand=["ember-dart"]), *sides)
    table = finish(priority, state, "play ember-dart", *(["at_enemy 1"]), dice=[3] * rolls)
    assert len(table.rolled) == rolls


# -- pulling


@pytest.mark.rule("SK-258", "SK-R55")
@pytest.mark.parametrize(("start", "slow", "end"), [
    ((5, 0), False, (2, 0)), ((5, 0), True, (3, 0)), ((3, 0), False, (1, 0)), ((2, 0), False, (1, 0)),
    ((1, 0), False, (1, 0)),
])  # fmt: skip
def test_a_pull_leads_up_to_three_hexes_and_ends_beside_who_pulls(
    start: tuple[int, int], slow: bool, end: tuple[int, int]
) -> None:
    victim = still(at=start, ailments={"Slow": 2, "Bleed": 1} if slow else {"Bleed": 1})
    state = position(bare("halvard", hand=["lodestone"]), victim)
    table = finish(priority, state, "play lodestone")
    assert at(state, 1) == end
    moved = start != end
    assert (told(table, "pulled"), state.units[1].hp) == (["pulled"] * moved, 100 - moved)  # it bleeds if it moved


@pytest.mark.rule("SK-117", "SK-116")
def test_a_pull_goes_around_nobody_and_stops_where_the_way_is_taken() -> None:
    ring = [("shade", (2, 0)), ("shade", (2, -1)), ("shade", (1, 1))]
    state = position(bare("halvard", hand=["lodestone"], tokens=ring), still(at=(3, 0)))
    table = finish(priority, state, "play lodestone")
    assert (at(state, 1), told(table, "pulled", "collides"), table.rolled) == ((3, 0), [], [])


@pytest.mark.rule("SK-120", "SK-R55")
def test_a_brazier_on_the_way_burns_who_is_pulled_through_it() -> None:
    state = position(bare("halvard", hand=["lodestone"]), still(at=(4, 0)))
    state.book = replace(state.book, map=make_map("fire", "Fire", [], {BRAZIER: [(3, 0)]}))
    finish(priority, state, "play lodestone", dice=[5])
    assert (at(state, 1), state.units[1].hp) == ((1, 0), 95)


# -- from a Brazier


@pytest.mark.rule("SK-120", "SK-R51")
@pytest.mark.parametrize("answers", [("move", "to 2,2"), ("play black-ice", "to 2,2")])
def test_who_stands_on_a_brazier_goes_off_unhurt(answers: Sequence[str]) -> None:
    state = position(bare(at=(0, 2), hand=["black-ice"]), still())
    state.book = replace(state.book, map=make_map("fires", "Fires", [], {BRAZIER: [(0, 2)]}))
    finish(priority, state, *answers)
    assert (at(state, 0), state.units[0].hp) == ((2, 2), 100)


# -- what uses something up


@pytest.mark.rule("SK-203", "SK-R202")
@pytest.mark.parametrize(("key", "left"), [
    ("quick-stab", 0), ("disarm", 1), ("widows-kiss", 1), ("ember-dart", 1), ("tumble", 1),
])  # fmt: skip
def test_killing_moment_waits_for_a_physical_attack(key: str, left: int) -> None:
    """Not for an Ability or an Item, be it physical; not for an Attack of another type."""
    state = position(bare("mara", hand=[key], zone=[Effect("killing-moment")], ap=9, mp=0), still(at=(1, 0)))
    cards = [replace(each, stats=(8,) * 5) if each.kind == "seeker" else each for each in state.book.cards]
    state.book = replace(state.book, cards=tuple(cards))
    finish(priority, state, f"play {key}")
    assert len(state.players[0].zone) == left


@pytest.mark.rule("SK-251", "SK-R152")
@pytest.mark.parametrize(("ailment", "type", "form", "healed"), [
    ("Frozen", "physical", "ability", 0), ("Frozen", None, "item", 0), ("Frozen", "frost", "ability", 3),
    ("Frozen", None, "ability", 3), ("Stun", "frost", "ability", 0), ("Daze", "physical", "ability", 3),
])  # fmt: skip
def test_whose_triggers_frozen_and_stun_stop(ailment: str, type: str | None, form: str, healed: int) -> None:
    state = position(bare(hp=50, zone=[Effect("numbing-wind", moments=3)], ailments={ailment: 2}), still())
    when = When("start_of_turn", (Heal(3, "you"),), "at the start of your turn")
    redesigned(state, "numbing-wind", type=type, form=form, linger=lasting(3, when))
    happen(state, "start_of_turn", 0)
    finish(priority, state)
    assert state.units[0].hp == 50 + healed


@pytest.mark.rule("SK-103", "SK-R190")
def test_who_is_defeated_by_a_draw_draws_no_more() -> None:
    state = position(bare(hp=5, deck=()), still(), still(at=(0, 3)))
    play(lambda table, state: draw(table, state, Seat(0), 2, "SK-099"), state)
    assert (state.players[0].out, state.players[0].fatigue, state.outcome) == (True, 5, None)


@pytest.mark.rule("SK-091", "SK-R35")
@pytest.mark.parametrize(("had", "gained", "then"), [(8, 1, 9), (9, 1, 10), (9, 2, 10), (10, 1, 10), (12, 1, 12)])
def test_a_gain_of_ap_ends_at_the_most_and_takes_none_away(had: int, gained: int, then: int) -> None:
    state = position(bare(), still())
    state.players[0].ap = had
    gain(Script(state, ()), state, Seat(0), gained, 0)
    assert state.players[0].ap == then


# -- Amplify: offered if it can be paid


@pytest.mark.rule("SK-211", "SK-D10")
@pytest.mark.parametrize(("ap", "offered"), [(3, False), (4, False), (5, True)])
def test_amplify_for_ap_is_offered_to_who_has_all_of_them(ap: int, offered: bool) -> None:
    """Aimed Shot: 3 AP, and 2 more."""
    state = position(bare("mara", hand=["aimed-shot"], ap=ap, mp=0), still(at=(3, 0)))
    table = finish(priority, state, "play aimed-shot", *(["yes"] if offered else []))
    assert ("amplify" in [key for _, key, _ in table.asked]) is offered
    assert state.players[0].ap == (0 if offered else ap - 3)


@pytest.mark.rule("SK-211", "SK-274", "SK-R62")
@pytest.mark.parametrize(("hand", "offered"), [(("glacial-spike",), False), (("glacial-spike", "study"), True)])
def test_amplify_for_a_card_is_offered_to_who_has_another(hand: Sequence[str], offered: bool) -> None:
    state = position(bare(hand=hand, ap=4, mp=0), still(at=(3, 0)))
    table = finish(priority, state, "play glacial-spike", *(["yes"] if offered else []))
    assert ("amplify" in [key for _, key, _ in table.asked]) is offered
    assert state.players[0].hand == []


@pytest.mark.rule("SK-125", "SK-274", "SK-R62")
@pytest.mark.parametrize(("hand", "offered"), [(("flame-torrent",), False), (("flame-torrent", "study"), True)])
def test_a_card_that_costs_a_card_is_offered_to_who_has_another(hand: Sequence[str], offered: bool) -> None:
    state = position(bare(hand=hand), still(at=(3, 0)))
    assert ("play flame-torrent" in upto(priority, state).notations) is offered


# -- limits of a hand, by the number


@pytest.mark.rule("SK-R114")
@pytest.mark.parametrize(("limit", "drawn"), [(1, True), (2, False)])
def test_a_chain_is_endless_once_it_is_longer_than_the_limit(limit: int, drawn: bool) -> None:
    """Two triggers in a row that nobody decides on."""
    gear: dict[str, Any] = {"equipment": ("briar-coat",)}
    state = position(Side("mara", ap=0, mp=0, **gear), still(), variant=Variant("x", rules={"loop_limit": limit}))
    happen(state, "start_of_turn", 0)
    happen(state, "start_of_turn", 0)
    finish(priority, state)
    assert (state.outcome is not None) is drawn


# -- one die more for each (SK-R205)


@pytest.mark.rule("SK-R158", "SK-R205")
@pytest.mark.parametrize(("mine", "theirs", "walls"), [
    ((0, 1), (0, 0), 0), ((2, 0), (1, 0), 0), ((5, 0), (6, 0), 3), ((5, 1), (6, 0), 3), ((6, -4), (6, -3), 3),
])  # fmt: skip
def test_the_edge_of_the_map_counts_as_a_wall_for_wall_slam(
    mine: tuple[int, int], theirs: tuple[int, int], walls: int
) -> None:
    state = position(bare("brakka", at=mine, hand=["wall-slam"]), still(at=theirs, fade=0))
    face = state.book.face("wall-slam")
    redesigned(state, "wall-slam", effects=state.book.cards[face].effects[:1])  # without its Push
    table = finish(priority, state, "play wall-slam")
    assert len(table.rolled) == 1 + walls


@pytest.mark.rule("SK-R205")
@pytest.mark.parametrize("hand", [0, 1, 3])
def test_a_die_for_each_card_in_hand_counts_those_left_after_playing(hand: int) -> None:
    state = position(bare(hand=["ember-dart", *["study"] * hand]), still(at=(1, 0)))
    redesigned(state, "ember-dart", effects=(Hit(1, per="hand"),))
    table = finish(priority, state, "play ember-dart")
    assert len(table.rolled) == 1 + hand
