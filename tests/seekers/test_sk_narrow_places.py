"""Narrow places: those who are gone or nobody's, what is done in vain and used up all the same, hexes in a mist."""

from dataclasses import replace

import pytest
from seekers_calls import apply, can_target, happen, hex_cost, reachable
from seekers_table import (
    Effect,
    Script,
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

from rulewright.games.seekers.cards.ailments import Ailing
from rulewright.games.seekers.cards.aim import enemy
from rulewright.games.seekers.cards.armories import ARMORIES
from rulewright.games.seekers.cards.atoms.life import Hit
from rulewright.games.seekers.cards.lasting import When, waiting
from rulewright.games.seekers.rules.book import make_book
from rulewright.games.seekers.rules.ending import GameDecided, check_defeat
from rulewright.games.seekers.rules.ids import NOWHERE, HexId
from rulewright.games.seekers.rules.maps import MIST, make_map
from rulewright.games.seekers.rules.setup.armory import errors, fitted
from rulewright.games.seekers.rules.sight import nearest_target
from rulewright.games.seekers.rules.state import State
from rulewright.kernel.boards.hexes import Hex
from rulewright.kernel.question import NO_SEAT, Seat
from rulewright.kernel.variant import Variant

FORGE = Variant("x", rules={"map": "forge"})  # a Brazier lies on (3,-3)


def hex_at(state: State, q: int, r: int) -> HexId:
    return HexId(state.book.map.board.index[Hex(q, r)])


# -- a Warp enters a hex, too (SK-231)


@pytest.mark.rule("SK-022", "SK-123", "SK-231")
@pytest.mark.parametrize(("goal", "dice", "hp"), [("3,-3", [4], 96), ("3,-2", [], 100)])
def test_who_warps_onto_a_brazier_burns(goal: str, dice: list[int], hp: int) -> None:
    state = position(bare("vexia", at=(3, -1), hand=["shadow-step"]), still(at=(-6, 2)), variant=FORGE)
    finish(priority, state, "play shadow-step", f"at_free_hex {goal}", dice=dice)
    assert (at(state, 0), state.units[0].hp) == (tuple(map(int, goal.split(","))), state.units[0].most - 100 + hp)


@pytest.mark.rule("SK-022", "SK-231")
@pytest.mark.parametrize(("mine", "theirs", "burnt"), [((3, -3), (3, -1), 1), ((3, -1), (3, -3), 0)])
def test_who_is_swapped_onto_a_brazier_burns_and_who_leaves_it_does_not(
    mine: tuple[int, int], theirs: tuple[int, int], burnt: int
) -> None:
    state = position(bare("orin", at=mine, hand=["transpose"]), still(at=theirs), variant=FORGE)
    finish(priority, state, "play transpose", dice=[4])
    assert [unit.most - unit.hp for unit in state.units] == [4 * (1 - burnt), 4 * burnt]


# -- those who are gone, and those who are on another map


@pytest.mark.rule("SK-118", "SK-R57", "SK-R190")
def test_neither_the_intangible_nor_the_defeated_make_a_way_dearer() -> None:
    """The map's last hex counts as well: nowhere is no hex at all."""
    last = position(still(), still(at=(0, 0))).book.map.board.hexes[-1]
    for fade, gone, price in ((0, False, 3), (1, False, 2), (0, True, 2)):
        state = position(bare(at=(0, 0), mp=6), still(at=(1, 0), fade=fade), still(at=(-4, 0)))
        if gone:
            state.units[1].hex = NOWHERE
        assert reachable(state, 0)[hex_at(state, 2, 0)] == price
        state.units[0].hex = state.book.map.board.near[hex_at(state, last.q, last.r)][0]  # type: ignore[assignment]
        assert reachable(state, 0)[hex_at(state, last.q, last.r)] == 1


@pytest.mark.rule("SK-119", "SK-R46")
def test_back_on_the_own_hex_nobody_is_in_the_way() -> None:
    """By a switch allies cost more; a path may come back to where it began."""
    switch = Variant("x", rules={"ally_hex_extra": 2})
    state = position(bare(at=(0, 0), mp=6, ap=0, tokens=[("shade", (1, -1))]), still(), variant=switch)
    finish(priority, state, "move", "walk", "step 1,0", "step 0,0", "stop")
    assert (at(state, 0), state.players[0].mp) == ((0, 0), 4)
    finish(priority, state, "move", "walk", "step 1,-1", "step 0,0")
    assert state.players[0].mp == 0  # three for the Shade's hex, one for the way back


@pytest.mark.rule("SK-R193", "SK-131")
def test_who_has_left_the_map_has_nobody_to_target() -> None:
    state = position(bare(at=(0, 0)), still(at=(6, 0)), still(at=(0, 6)))
    assert nearest_target(state, Seat(0)) == 6
    state.units[0].hex = NOWHERE
    assert nearest_target(state, Seat(0)) > len(state.book.map.hexes)


# -- a token unit is not its Seeker, who has channeled the Shard


@pytest.mark.rule("SK-200", "SK-012")
@pytest.mark.parametrize(("unit", "sees"), [(0, True), (2, False), (3, False)])
def test_true_sight_is_the_seekers(unit: int, sees: bool) -> None:
    mine = bare(at=(0, 0), shard=True, tokens=[("shade", (1, 0)), ("shade", (0, 1))])
    state = position(mine, still(at=(2, 0), stealth=True), shard=False)
    assert can_target(state, unit, 1) is sees


@pytest.mark.rule("SK-R147", "SK-012", "SK-257")
@pytest.mark.parametrize(("unit", "price"), [(0, 1), (2, 2), (3, 2)])
def test_what_the_shard_lifts_it_lifts_for_the_seeker(unit: int, price: int) -> None:
    switch = Variant("x", rules={"shard_immunity": "also_costs"})
    mine = bare(at=(0, 0), shard=True, tokens=[("shade", (3, 0)), ("shade", (0, 3))])
    state = position(mine, still(), shard=False, variant=switch)
    apply(Script(state, ()), state, unit, Ailing("Slow", 2), unit)
    assert hex_cost(state, unit, hex_at(state, -2, 0)) == price


# -- in vain, and used up all the same


@pytest.mark.rule("SK-031", "SK-158", "SK-R105")
@pytest.mark.parametrize(("flees", "hp"), [(True, 100), (False, 97)])
def test_a_trigger_that_was_to_come_once_is_spent_also_if_its_target_has_gone(flees: bool, hp: int) -> None:
    state = position(bare(ap=0, mp=0, zone=[Effect("watching-orb")]), still(at=(3, 0), ap=2, hand=["blink"]))
    once = waiting(When("start_of_turn", (Hit(0, plus=3),), "at the start of your turn", aim=enemy(4)))
    redesigned(state, "watching-orb", linger=once)
    state.players[0].zone[0].uses = 1
    happen(state, "start_of_turn", 0)
    table = finish(priority, state, *(["play blink", "at_free_hex 6,-1"] if flees else []))
    assert ("fizzles" in told(table, "fizzles")) is flees
    assert (state.units[1].hp, state.players[0].zone) == (hp, [])


# -- what is nobody's stays nobody's


@pytest.mark.rule("SK-R111", "SK-215", "SK-262")
def test_the_copy_of_a_trigger_of_nobodys_is_nobodys_so_no_stun_stops_it() -> None:
    """Orin copies the Bleed of one who plays a physical card, and is Stunned before the copy resolves."""
    mine = bare("brakka", at=(0, 0), hand=["heavy-swing"], ap=2, mp=0, ailments={"Bleed": 4})
    state = position(mine, bare("orin", at=(1, 0), hand=["mirror-thought"], ap=3, mp=0))
    upto(priority, state, "play heavy-swing")
    redesigned(state, "pyroblast", speed="instant", cost=0, needs=(0,) * 5)
    state.players[1].hand.append(state.players[1].deck.pop())  # so that Orin is asked after the copy is made
    upto(priority, state, "play mirror-thought", "pass")  # Heavy Swing is not for him
    assert [item.seat for item in state.stack if item.trigger == "bleed"] == [NO_SEAT, NO_SEAT]
    apply(Script(state, ()), state, 1, Ailing("Stun", 2), 0)
    finish(priority, state, dice=[1, 1])
    assert state.units[0].hp == 100 - 4 - 4


# -- hexes in sight


@pytest.mark.rule("SK-R167", "SK-131", "SK-R58")
@pytest.mark.parametrize("card", ["blink", "fire-flask"])
def test_no_hex_in_or_behind_a_mist_is_a_target(card: str) -> None:
    """Mist on (2,0): within three hexes to the east only (1,0) is seen."""
    state = position(bare(at=(0, 0), hand=[card], ap=2), still(at=(-6, 3)), shard=False)
    state.book = replace(state.book, map=make_map("mist", "Mist", [], {MIST: [(2, 0)]}))
    offered = [each.split()[1] for each in upto(priority, state, f"play {card}").notations]
    assert "1,0" in offered
    assert not {"2,0", "3,0"} & {*offered}


@pytest.mark.rule("SK-144", "SK-131")
@pytest.mark.parametrize("blocks", [False, True])
def test_by_a_switch_no_hex_behind_a_unit_is_a_target(blocks: bool) -> None:
    switch = Variant("x", rules={"units_block_los": blocks})
    state = position(bare(at=(0, 0), hand=["blink"], ap=2), still(at=(1, 0)), shard=False, variant=switch)
    offered = upto(priority, state, "play blink").notations
    assert ("at_free_hex 2,0" in offered) is not blocks
    assert "at_free_hex 0,2" in offered


# -- a pull is what others do to a unit, like a Push


@pytest.mark.rule("SK-258", "SK-R146")
@pytest.mark.parametrize(("halves", "slow", "where"), [(True, 2, (2, 0)), (False, 2, (1, 0)), (True, 0, (1, 0))])
def test_by_a_switch_slow_does_not_shorten_a_pull_either(halves: bool, slow: int, where: tuple[int, int]) -> None:
    """Void Grasp: three hexes nearer."""
    switch = Variant("x", rules={"slow_halves_push": halves})
    foe = still(at=(4, 0), ailments={"Slow": slow} if slow else {})
    state = position(bare("vexia", at=(0, 0), hand=["void-grasp"], mp=0), foe, variant=switch)
    finish(priority, state, "play void-grasp")
    assert (at(state, 1), ails(state, 1, "Root")) == (where, 2)


# -- a game of several that nobody wins


@pytest.mark.rule("SK-R136", "SK-R24")
@pytest.mark.parametrize(("fallen", "wins"), [((0, 1), [0, 0]), ((1,), [1, 0]), ((0,), [0, 1])])
def test_a_game_in_which_all_fall_is_won_by_nobody(fallen: tuple[int, ...], wins: list[int]) -> None:
    state = position(still(), still(at=(0, 0)), variant=Variant("x", rules={"match_games": 3}))
    for unit in fallen:
        state.units[unit].hp = 0
    table = Script(state, ())
    with pytest.raises(GameDecided):
        check_defeat(table, state)
    assert ([player.wins for player in state.players], told(table, "won", "drawn")) == (
        wins, ["won" if any(wins) else "drawn"])  # fmt: skip


@pytest.mark.rule("SK-R192", "SK-R136")
def test_those_who_fall_together_at_last_draw_and_who_fell_before_has_lost() -> None:
    state = position(still(), still(at=(0, 0)), still(at=(3, 0)))
    state.players[2].out, state.units[2].hex = True, NOWHERE
    state.units[0].hp = state.units[1].hp = 0
    play(check_defeat, state)
    assert state.outcome is not None
    assert state.outcome.winners == (0, 1)


# -- Armories under a variant


@pytest.mark.rule("SK-R15", "SK-041")
@pytest.mark.parametrize("most", [2, 3, 4])
def test_a_legendary_seeker_and_equipment_count_when_an_armory_is_fitted(most: int) -> None:
    """Four of its titles are printed as legendary, and two of the four cards in play."""
    armory, book = ARMORIES["theron"], make_book(Variant("x", rules={"legendary_max": most, "deck_size": 20}))
    titles = list(dict.fromkeys(armory.tactics))[:4]
    rare = (armory.seeker, armory.equipment[0], *titles)
    cards = [replace(card, rarity="legendary") if card.key in rare else card for card in book.cards]
    book = replace(book, cards=tuple(cards))
    fit = fitted(book, armory)
    assert errors(book, fit) == []
    assert sum(key in titles for key in fit.tactics) == most - 2
