"""The Shard: claiming, channeling, interruptions, and what it gives for the rest of the game."""

from collections.abc import Callable
from typing import Any

import pytest
from seekers_calls import new_item, pass_moment
from seekers_table import Side, ails, at, play, position, priority, triple, turn, upto

from rulewright.games.seekers.cards.aim import Aim
from rulewright.games.seekers.cards.atoms.stack import Hasten
from rulewright.games.seekers.rules.ids import MAIN
from rulewright.games.seekers.rules.maps import MAPS, battlemap
from rulewright.games.seekers.rules.resolution.run import EFFECTS, Run
from rulewright.games.seekers.rules.state import TRIGGER, State
from rulewright.games.seekers.rules.turn import end_phase, upkeep
from rulewright.kernel.boards.hexes import ORIGIN
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table
from rulewright.kernel.variant import OFFICIAL, Variant

FAR = Side(at=(-6, 2), ap=0)


def variant(**rules: object) -> Variant:
    return Variant("x", rules=rules)


def moment(seat: int) -> Callable[[Table, State], None]:
    return lambda table, state: pass_moment(table, state, seat)


@pytest.mark.rule("SK-184")
def test_the_shard_lies_in_the_centre_of_every_map() -> None:
    for each in map(battlemap, MAPS):
        assert each.board.hexes[each.shard] == ORIGIN


@pytest.mark.rule("SK-186", "SK-187", "SK-188", "SK-R86", "SK-R169")
@pytest.mark.parametrize(("spot", "ap", "offered"), [
    ((0, 0), 10, True), ((0, 1), 10, True), ((0, 2), 10, False), ((0, 1), 9, False),
])  # fmt: skip
def test_claiming_takes_ten_ap_on_or_next_to_the_shard_hex(spot: tuple[int, int], ap: int, offered: bool) -> None:
    state = position(Side(at=spot, ap=ap), FAR)
    assert ("channel" in upto(priority, state).notations) == offered
    if offered:
        play(priority, state, "channel")
        assert (state.players[0].ap, state.players[0].channel, state.stack) == (0, 2, [])


@pytest.mark.rule("SK-185", "SK-R169")
def test_any_time_with_priority_or_in_the_own_main_phase_only_by_a_switch() -> None:
    sides = (FAR, Side(at=(0, 1), ap=10))
    state = position(*sides)
    play(priority, state, "pass", "channel", "pass")
    assert state.players[1].channel == 2
    own = variant(shard_timing="own_main_only")
    state = position(*sides, variant=own)
    play(priority, state, "pass")  # seat 1 could only pass
    assert state.players[1].channel == 0
    state = position(*sides, active=1, variant=own)
    assert "channel" in upto(priority, state).notations


@pytest.mark.rule("SK-R169", "SK-R185")
@pytest.mark.parametrize("how", [{"ailments": {"Stun": 1}}, {"ailments": {"Daze": 1}}, {"fade": 1}])
def test_stunned_dazed_and_intangible_seekers_cannot_channel(how: dict[str, Any]) -> None:
    state = position(Side(at=(0, 1), ap=10, mp=0, **how), FAR)
    table = play(priority, state, *(["pass"] if "fade" in how else []))
    assert all("channel" not in offered for _, _, offered in table.asked)
    assert state.players[0].channel == 0


@pytest.mark.rule("SK-188", "SK-195", "SK-196", "SK-R212", "SK-R37", "SK-R38", "SK-101", "SK-102")
def test_two_moments_of_the_channelers_own_turns() -> None:
    state = position(Side(at=(0, 1), ap=10, mp=6), FAR)
    play(priority, state, "channel")
    play(end_phase, state)
    assert state.players[0].channel == 1
    state.active = Seat(1)
    play(turn, state, "pass")  # the opponents have one turn to interfere; its Moments do not count
    assert (state.players[0].channel, state.active) == (1, 0)
    hand = len(state.players[0].hand)
    play(upkeep, state)
    assert (state.players[0].channel, state.players[0].shard, state.shard) == (0, True, False)
    assert triple(state, 0) == (5, 7, 100)  # that Upkeep's AP and MP came before; 7 with the Cloak
    assert len(state.players[0].hand) == hand + 2  # but the extra card comes after
    state.phase = MAIN
    assert "move" in upto(priority, state).notations  # free from that Moment on
    state.players[0].ap = state.players[0].mp = 0
    play(upkeep, state)
    assert triple(state, 0) == (10, 13, 100)


@pytest.mark.rule("SK-195", "SK-R176")
def test_once_channeled_the_shard_is_gone() -> None:
    state = position(Side(at=(-6, 2), channel=1), Side(at=(0, 1), ap=10), active=1)
    assert "channel" in upto(priority, state).notations
    play(moment(0), state)
    assert "channel" not in upto(priority, state).notations
    play(priority, state, "move", "to 0,0", "pass")  # a normal hex from now on
    assert at(state, 1) == (0, 0)


@pytest.mark.rule("SK-189", "SK-R119")
def test_hasten_does_not_shorten_channeling() -> None:
    state = position(Side(at=(0, 1), channel=2, ailments={"Slow": 2}), FAR)

    def hasten(table: Table, state: State) -> None:
        item = new_item(state, TRIGGER, 0, state.players[0].seeker)
        EFFECTS.carry_out(Run(table, state, item, state.book.cards[item.face], Aim(), [0]), Hasten(1))

    assert [words.split()[0] for words in upto(hasten, state).notations] == ["stop", "hasten_ailment"]


@pytest.mark.rule("SK-190", "SK-191", "SK-R171")
def test_a_channeler_plays_no_cards_and_does_not_move_but_other_effects_work() -> None:
    mara = Side("mara", at=(0, 1), equipment=["nightweave"], hand=["quick-stab", "throwing-knife"], channel=2)
    state = position(mara, Side(at=(0, 0), ap=0))
    assert upto(priority, state).notations == ["pass", "activate nightweave"]  # no card, no Weapon, no move
    state.players[0].channel = 0
    assert upto(priority, state).notations == [
        "pass", "play quick-stab", "play throwing-knife", "activate worn-shortsword", "activate nightweave", "move",
    ]  # fmt: skip


@pytest.mark.rule("SK-R74")
def test_the_own_card_on_the_stack_has_no_effect_when_channeling_starts() -> None:
    mine, theirs = Side(at=(0, 1), ap=10, hand=["ember-dart"]), Side(at=(2, 1), ap=0)
    state = position(mine, theirs, variant=variant(shard_cost_ap=5))
    play(priority, state, "play ember-dart", "channel")
    assert (state.players[0].ap, state.units[1].hp) == (4, 100)


@pytest.mark.rule("SK-192", "SK-194", "SK-R174", "SK-D20")
def test_damage_adds_a_moment_and_the_channeler_may_stop() -> None:
    def before() -> State:
        return position(Side(at=(3, 0), hand=["ember-dart"]), Side(at=(0, 1), ap=0, channel=2))

    asked = upto(priority, before(), "play ember-dart", dice=[4])
    assert (asked.seat, asked.why.key, asked.notations) == (1, "keep_channeling", ["go-on", "stop"])
    state = before()
    play(priority, state, "play ember-dart", "go-on", "pass", dice=[4])
    assert (state.players[1].channel, state.units[1].hp) == (3, 96)
    state = before()
    play(priority, state, "play ember-dart", "stop", "pass", dice=[4])
    assert (state.players[1].channel, state.players[1].ap) == (0, 0)  # no refund
    state.players[1].ap, state.active = 10, Seat(1)
    assert "channel" in upto(priority, state).notations  # again, for another 10 AP


@pytest.mark.rule("SK-194", "SK-181", "SK-R135")
def test_the_defeated_are_not_asked_about_their_channeling() -> None:
    state = position(Side(at=(3, 0), hand=["ember-dart"]), Side(at=(0, 1), ap=0, hp=1, channel=2))
    assert [key for _, key, _ in play(priority, state, "play ember-dart", dice=[4]).asked] == ["main"]


@pytest.mark.rule("SK-193", "SK-R142", "SK-R172")
def test_an_applied_ailment_adds_a_moment_an_ignored_one_does_not() -> None:
    def hoarfrost(**had: int) -> int:
        state = position(Side(at=(3, 0), hand=["hoarfrost"]), Side(at=(0, 1), ap=0, channel=2, ailments=had))
        play(priority, state, "play hoarfrost", *["go-on"] * (2 - len(had)), "pass")
        return state.players[1].channel

    assert hoarfrost() == 4  # Root and Slow: two events
    assert hoarfrost(Root=1) == 3
    assert hoarfrost(Root=1, Slow=1) == 2


@pytest.mark.rule("SK-R172", "SK-192", "SK-193")
def test_a_hit_that_carries_an_ailment_adds_one_moment() -> None:
    sides = Side(at=(3, 0), hand=["frostbolt"]), Side(at=(0, 1), ap=0, channel=2)
    state = position(*sides)
    play(priority, state, "play frostbolt", "go-on", "pass", dice=[2])
    assert (state.players[1].channel, ails(state, 1, "Slow")) == (3, 2)
    state = position(*sides, variant=variant(shard_merge_hit=False))
    play(priority, state, "play frostbolt", "go-on", "go-on", "pass", dice=[2])
    assert state.players[1].channel == 4
    state = position(*sides, variant=variant(shard_delay_per_event=3))
    play(priority, state, "play frostbolt", "go-on", "pass", dice=[2])
    assert state.players[1].channel == 5


@pytest.mark.rule("SK-R172", "SK-R32")
def test_burn_in_upkeep_adds_before_the_tick() -> None:
    state = position(Side(at=(0, 1), channel=1, ailments={"Burn": 1}), FAR)
    play(upkeep, state, "go-on")
    assert (state.players[0].channel, state.players[0].shard) == (1, False)


@pytest.mark.rule("SK-R173")
def test_pushed_away_from_the_shard_the_channel_ends_without_refund() -> None:
    def backdraft(
        mine: int, theirs: int, broken: bool = True, *tokens: tuple[str, tuple[int, int]]
    ) -> tuple[State, int]:
        state = position(
            Side(at=(mine, 0), hand=["backdraft"], tokens=tokens), Side(at=(theirs, 0), ap=0, channel=2),
            variant=variant(shard_break_on_displacement=broken),
        )  # fmt: skip
        dice = [1, 1] if tokens else [1]
        table = play(priority, state, "play backdraft", "go-on", "pass", dice=dice)
        return state, len([key for _, key, _ in table.asked if key == "keep_channeling"])

    state, _ = backdraft(0, 1)
    assert (at(state, 1), state.players[1].channel, state.players[1].ap) == ((3, 0), 0, 0)
    state, _ = backdraft(0, 1, False)
    assert (at(state, 1), state.players[1].channel) == ((3, 0), 3)
    state, _ = backdraft(-2, -1)  # pushed across the Shard hex, still next to it
    assert (at(state, 1), state.players[1].channel) == ((1, 0), 3)
    state, asked = backdraft(0, 1, True, ("shade", (3, 0)))  # ends at once, before the collision hurts
    assert (at(state, 1), state.players[1].channel, asked) == ((2, 0), 0, 1)


@pytest.mark.rule("SK-R173", "SK-231")
def test_warped_away_from_the_shard_the_channel_ends() -> None:
    state = position(Side(at=(3, 0), hand=["transpose"]), Side(at=(0, 1), ap=0, channel=2))
    play(priority, state, "play transpose", "pass")
    assert (at(state, 1), state.players[1].channel) == ((3, 0), 0)


@pytest.mark.rule("SK-R175")
def test_the_first_of_two_channelers_to_finish_gets_the_shard() -> None:
    state = position(Side(at=(0, 1), channel=1), Side(at=(0, 0), channel=1, ap=0))
    play(moment(0), state)
    assert [(player.shard, player.channel) for player in state.players] == [(True, 0), (False, 0)]


@pytest.mark.rule("SK-R170")
def test_token_units_do_not_channel() -> None:
    state = position(Side(at=(-6, 2), ap=10, tokens=[("shade", (0, 1))]), Side(at=(6, -2)))
    assert "channel" not in upto(priority, state).notations


@pytest.mark.rule("SK-197", "SK-198", "SK-199", "SK-R147", "SK-R177")
def test_the_chosen_of_the_shard_cannot_be_impeded() -> None:
    stuck = {"Stun": 2, "Daze": 2, "Frozen": 2, "Root": 2}
    side = Side("mara", at=(0, 1), equipment=["nightweave"], hand=["quick-stab", "net"], shard=True, ailments=stuck)
    state = position(side, Side(at=(0, 0), ap=0), shard=False)
    assert upto(priority, state).notations == [
        "pass", "play quick-stab", "play net", "activate worn-shortsword", "activate nightweave", "move",
    ]  # fmt: skip
    play(moment(0), state)
    assert all(ails(state, 0, name) == 1 for name in stuck)  # they stay and tick
    state = position(side, Side(at=(0, 0), ap=0), shard=False, variant=variant(shard_immunity="none"))
    assert play(priority, state).asked == []


@pytest.mark.rule("SK-R147", "SK-251", "SK-262")
@pytest.mark.parametrize("shard", [True, False])
def test_the_shard_keeps_cards_on_the_stack_working(shard: bool) -> None:
    state = position(Side(at=(0, 1), hand=["quick-stab"], shard=shard), Side(at=(0, 0), hand=["ice-coffin"]))
    play(priority, state, "play quick-stab", "play ice-coffin", *["pass"] * shard, dice=[5] if shard else [])
    assert (state.units[1].hp, ails(state, 0, "Frozen")) == (95 if shard else 100, 2)


@pytest.mark.rule("SK-R147", "SK-257")
@pytest.mark.parametrize(("immunity", "mp"), [("prohibitions", 4), ("also_costs", 5), ("none", 4)])
def test_the_shard_lifts_no_extra_costs(immunity: str, mp: int) -> None:
    side = Side(at=(-4, 0), shard=True, ailments={"Slow": 2}, equipment=["deep-satchel"])
    state = position(side, FAR, variant=variant(shard_immunity=immunity))
    play(priority, state, "move", "to -3,0", "pass")
    assert state.players[0].mp == mp


@pytest.mark.rule("SK-R147")
@pytest.mark.parametrize(("immunity", "ap"), [("prohibitions", 0), ("also_costs", 1), ("none", 0)])
def test_the_shard_lifts_the_cost_of_numbroot_by_a_switch(immunity: str, ap: int) -> None:
    side = Side("mara", at=(1, 0), shard=True, ap=2, ailments={"Numbroot": 2}, hand=["quick-stab"])
    state = position(side, Side(at=(0, 0), ap=0), variant=variant(shard_immunity=immunity))
    play(priority, state, "play quick-stab", "pass", dice=[1])
    assert state.players[0].ap == ap


@pytest.mark.rule("SK-200", "SK-R179")
def test_true_sight_targets_stealth_but_sees_through_nothing_else() -> None:
    def can(rules: Variant = OFFICIAL, **mine: Any) -> bool:
        side = Side(at=(0, 1), hand=["ember-dart"], **mine)
        state = position(side, Side(at=(3, 1), ap=0, stealth=True), variant=rules)
        return "play ember-dart" in upto(priority, state).notations

    assert not can()
    assert can(shard=True)
    assert not can(shard=True, ailments={"Blind": 2})
    assert not can(variant(shard_true_sight=False), shard=True)


@pytest.mark.rule("SK-R178", "SK-196")
def test_team_mates_do_not_share_the_shard() -> None:
    state = position(Side(at=(0, 1), shard=True), FAR, Side(at=(3, 0), ap=0, mp=0), Side(at=(6, -2), ap=0), active=2)
    play(upkeep, state)
    assert triple(state, 2) == (5, 7, 100)


@pytest.mark.rule("SK-187", "SK-188", "SK-101", "SK-102")
def test_the_numbers_of_the_shard_are_tunable() -> None:
    cheap = variant(shard_cost_ap=4, shard_moments=1, shard_ap_mp_factor=3, shard_extra_draw=2)
    state = position(Side(at=(0, 1), ap=4, mp=0), FAR, variant=cheap)
    play(priority, state, "channel")
    assert state.players[0].channel == 1
    play(end_phase, state)
    assert (state.players[0].shard, state.players[0].ap) == (True, 0)
    play(upkeep, state)
    assert (triple(state, 0), len(state.players[0].hand)) == ((10, 19, 100), 3)
