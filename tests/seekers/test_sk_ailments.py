"""Ailments that count and hurt: how they are applied again, Bleed, Blind, Burn, Poison, Shocked, Slow."""

from collections.abc import Mapping, Sequence

import pytest
from seekers_calls import pass_moment
from seekers_table import Effect, Side, ails, at, play, position, priority, turn, upto

from rulewright.games.seekers.rules.state import Ailment, State
from rulewright.games.seekers.rules.turn import end_phase, upkeep
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import Variant

MARK = Side(at=(2, 0), ap=0)


def cast(
    card: str, had: Mapping[str, int], dice: tuple[int, ...] = (), seeker: str = "theron", **rules: object
) -> State:
    """A card played on an adjacent enemy who has these Ailments."""
    state = position(
        Side(seeker, at=(1, 0), hand=[card]), Side(at=(2, 0), ap=0, ailments=had), variant=Variant("x", rules=rules)
    )
    play(priority, state, f"play {card}", "pass", dice=dice)
    return state


# -- applying


@pytest.mark.rule("SK-233", "SK-232", "SK-R141", "SK-R142")
@pytest.mark.parametrize(("how", "one", "three"), [("ignore", 1, 3), ("max", 2, 3), ("refresh", 2, 2), ("add", 3, 5)])
def test_an_ailment_does_not_stack(how: str, one: int, three: int) -> None:
    for had, left in ((0, 2), (1, one), (3, three)):
        state = cast("frostbolt", {"Slow": had} if had else {}, (1,), ailment_reapply=how)
        assert ails(state, 1, "Slow") == left
        assert len(state.units[1].ailments) == 1


@pytest.mark.rule("SK-R141", "SK-233")
@pytest.mark.parametrize(("how", "two", "five"), [("max", 3, 5), ("ignore", 2, 5), ("add", 5, 8), ("refresh", 3, 3)])
def test_bleed_takes_the_higher_number(how: str, two: int, five: int) -> None:
    assert ails(cast("rend", {"Bleed": 2}, (1,), "mara", bleed_reapply=how), 1, "Bleed") == two
    assert ails(cast("rend", {"Bleed": 5}, (1,), "mara", bleed_reapply=how), 1, "Bleed") == five


@pytest.mark.rule("SK-239", "SK-R143")
def test_burn_stacks() -> None:
    assert ails(cast("kindle", {"Burn": 1}), 1, "Burn") == 4
    assert ails(cast("kindle", {"Burn": 1}, burn_stacks=False), 1, "Burn") == 1
    state = position(Side(hand=["flame-torrent", "study"]), Side(at=(2, 0), ap=0, ailments={"Burn": 1}))
    play(priority, state, "play flame-torrent", "direction E", "pass", dice=[1])
    assert ails(state, 1, "Burn") == 3


@pytest.mark.rule("SK-252", "SK-R141")
def test_different_poisons_coexist_the_same_is_ignored() -> None:
    state = cast("nightshade-vial", {"Numbroot": 3})
    assert (ails(state, 1, "Numbroot"), ails(state, 1, "Nightshade")) == (3, 4)
    assert ails(cast("nightshade-vial", {"Nightshade": 2}), 1, "Nightshade") == 2


@pytest.mark.rule("SK-R144", "SK-218")
def test_an_ailment_does_not_depend_on_its_card() -> None:
    state = position(Side("mara", at=(1, 0), hand=["crippling-daggers"]), Side(at=(2, 0), hand=["unravel"]))
    play(priority, state, "play crippling-daggers", "direction E", "pass", "play unravel", "pass", "pass",
         dice=[1])  # fmt: skip
    assert (state.players[0].zone, ails(state, 1, "Slow")) == ([], 2)


@pytest.mark.rule("SK-232", "SK-R117", "SK-R120", "SK-177")
def test_ailments_count_down_in_their_controllers_turn_on_tokens_too() -> None:
    state = position(
        Side(ailments={"Root": 2}), Side(at=(2, 0), ailments={"Root": 2}, tokens=[("thorn-sprout", (4, 0))])
    )
    state.units[2].ailments.append(Ailment("Burn", 2))
    play(lambda table, state: pass_moment(table, state, 0), state)
    assert [ails(state, 0, "Root"), ails(state, 1, "Root"), ails(state, 2, "Burn")] == [1, 2, 2]
    state.active = Seat(1)
    play(upkeep, state)
    assert [ails(state, 1, "Root"), ails(state, 2, "Burn"), state.units[2].hp] == [1, 1, 8]
    play(end_phase, state)
    assert (state.units[1].ailments, state.units[2].ailments) == ([], [])


# -- Bleed


@pytest.mark.rule("SK-234", "SK-R52")
def test_bleed_hurts_once_when_a_movement_is_finished() -> None:
    state = position(Side(ailments={"Bleed": 3}), Side(at=(6, 0), ap=0))
    play(priority, state, "move", "to 3,0", "pass")
    assert (at(state, 0), state.units[0].hp) == ((3, 0), 97)
    state = position(Side(at=(1, 0), hand=["dread-shriek"]), Side(at=(2, 0), ap=0, ailments={"Bleed": 3}))
    play(priority, state, "play dread-shriek", "pass")
    assert (at(state, 1), state.units[1].hp) == ((4, 0), 97)


@pytest.mark.rule("SK-235", "SK-R111", "SK-R102")
@pytest.mark.parametrize(
    ("card", "dice", "bled"), [("quick-stab", [1], 3), ("terrify", [], 0), ("widows-kiss", [1], 3)]
)
def test_playing_a_physical_card_bleeds(card: str, dice: Sequence[int], bled: int) -> None:
    state = position(Side("mara", at=(1, 0), hand=[card], ailments={"Bleed": 3}), MARK)
    play(priority, state, f"play {card}", "pass", dice=dice)
    assert state.units[0].hp == 100 - bled


@pytest.mark.rule("SK-235", "SK-R102")
def test_a_weapon_attack_is_a_card_or_not_by_a_switch() -> None:
    bare = Variant("x", rules={"weapon_attack_is_card": False})
    for variant, bled in ((Variant("y"), 3), (bare, 0)):
        state = position(Side(at=(1, 0), ap=2, ailments={"Bleed": 3}), MARK, variant=variant)
        play(priority, state, "activate worn-shortsword", "pass", dice=[1])
        assert state.units[0].hp == 100 - bled


@pytest.mark.rule("SK-R111", "SK-R113")
def test_bleed_resolves_before_the_card_that_caused_it() -> None:
    state = position(
        Side("mara", at=(1, 0), hp=3, hand=["quick-stab"], ailments={"Bleed": 3}), Side(at=(2, 0), hp=1, ap=0)
    )
    play(priority, state, "play quick-stab")
    assert state.outcome is not None
    assert (state.outcome.winners, state.units[1].hp) == ((1,), 1)
    tumbler = Side("mara", hand=["tumble"], ailments={"Bleed": 3})
    state = position(tumbler, MARK)
    play(priority, state, "play tumble", "to 0,1", "pass")
    assert state.units[0].hp == 94  # played a physical card, finished movement


@pytest.mark.rule("SK-236", "SK-240", "SK-R209")
def test_bleed_and_burn_go_down_by_one_each_moment() -> None:
    state = position(Side(ailments={"Bleed": 2, "Burn": 2}), MARK)
    for left in (1, 0):
        play(lambda table, state: pass_moment(table, state, 0), state)
        assert (ails(state, 0, "Bleed"), ails(state, 0, "Burn")) == (left, left)


# -- Blind, Burn


@pytest.mark.rule("SK-237", "SK-R151", "SK-R77")
def test_the_blind_see_one_hex_but_directions_with_a_number_still_reach() -> None:
    def offered(spot: tuple[int, int]) -> list[str]:
        side = Side(hand=["ember-dart", "fire-lash"], ailments={"Blind": 2})
        return upto(priority, position(side, Side(at=spot, ap=0))).notations

    assert "play ember-dart" in offered((1, 0))
    assert "play ember-dart" not in offered((2, 0))
    for card, dice, hurt in (("fire-lash", [1], 3), ("infernal-javelin", [], 0)):
        state = position(Side(hand=[card], ailments={"Blind": 2}), Side(at=(3, 0), ap=0))
        play(priority, state, f"play {card}", "direction E", "pass", dice=dice)
        assert state.units[1].hp == 100 - hurt


@pytest.mark.rule("SK-238", "SK-240", "SK-094", "SK-R33")
def test_burn_hurts_before_the_moment_passes() -> None:
    state = position(Side(ailments={"Burn": 3}, ap=0), Side(at=(2, 0), ailments={"Burn": 5}))
    play(upkeep, state)
    assert (state.units[0].hp, ails(state, 0, "Burn")) == (97, 2)
    play(end_phase, state)
    assert (state.units[0].hp, ails(state, 0, "Burn")) == (97, 1)  # in Upkeep only
    assert (state.units[1].hp, ails(state, 1, "Burn")) == (100, 5)


# -- Poison


@pytest.mark.rule("SK-252")
def test_what_a_poison_does_depends_on_its_source() -> None:
    state = position(Side(ailments={"Nightshade": 2}), MARK)
    play(end_phase, state, dice=[4])
    assert (state.units[0].hp, ails(state, 0, "Nightshade")) == (96, 1)
    side = Side("mara", at=(1, 0), hand=["quick-stab", "terrify"], ap=5, ailments={"Numbroot": 2})
    state = position(side, MARK)
    play(priority, state, "play quick-stab", "pass", "pass", dice=[1])
    assert state.players[0].ap == 3
    state = position(Side(ailments={"Dreamlace": 1}, hand=["study", "quicken"]), MARK)
    play(end_phase, state)
    assert [item.trigger for item in state.waiting] == ["dreamlace"]  # until a player gains priority (SK-R107)
    state.active = Seat(1)
    asked = upto(turn, state)
    assert (asked.seat, asked.why.key, asked.notations) == (0, "discard", ["drop study", "drop quicken"])


# -- Shocked


@pytest.mark.rule("SK-254", "SK-255", "SK-R111")
@pytest.mark.parametrize(("what", "dice", "life"), [
    ("play healing-draught", [5], 90 - 5 + 6), ("play quick-stab", [1], 90), ("activate worn-shortsword", [5, 1], 85),
    ("activate nightweave", [5], 85),
])  # fmt: skip
def test_the_shocked_suffer_for_items_and_equipment(what: str, dice: Sequence[int], life: int) -> None:
    side = Side("mara", at=(1, 0), hp=90, hand=[what.split()[1]] if "play" in what else [], equipment=["nightweave"],
                ailments={"Shocked": 2})  # fmt: skip
    state = position(side, MARK)
    table = play(priority, state, what, "pass", dice=dice)
    assert state.units[0].hp == life
    if len(dice) > 1:  # the shock comes first
        assert [args["unit"] for kind, _, args in table.events if kind == "damage"] == [0, 1]


@pytest.mark.rule("SK-256", "SK-R34")
def test_the_shocked_gain_less_ap() -> None:
    def gained(shard: bool = False, **rules: int) -> int:
        side = Side(at=(-6, 2), ap=0, shard=shard, ailments={"Shocked": 1})
        state = position(side, MARK, variant=Variant("x", rules=rules))
        play(upkeep, state)
        assert not ails(state, 0, "Shocked")  # it was there in step 1
        return state.players[0].ap

    assert (gained(), gained(shard=True), gained(shocked_ap_loss=3)) == (4, 9, 2)


@pytest.mark.rule("SK-254")
def test_the_dice_of_shocked_are_tunable() -> None:
    side = Side(hand=["healing-draught"], hp=50, ailments={"Shocked": 2})
    state = position(side, MARK, variant=Variant("x", rules={"shocked_dice": 2}))
    play(priority, state, "play healing-draught", "pass", dice=[3, 4])
    assert state.units[0].hp == 50 - 7 + 6


# -- Slow


@pytest.mark.rule("SK-257", "SK-E03.2", "SK-E03.3")
def test_slow_makes_every_hex_dearer() -> None:
    for goal, left in (("to -2,0", (7, 0)), ("to -1,0", (5, 0))):
        side = Side(at=(-3, 0), ap=7, mp=2, hp=96, ailments={"Slow": 2}, equipment=["deep-satchel"])
        state = position(side, Side(at=(5, 0), ap=0))
        play(priority, state, "move", goal, "pass")
        assert (state.players[0].ap, state.players[0].mp) == left


@pytest.mark.rule("SK-258", "SK-R146", "SK-R138")
@pytest.mark.parametrize(("rules", "steps"), [({}, 2), ({"slow_rounding": "down"}, 1)])
def test_slow_halves_card_movement_rounded_up(rules: dict[str, object], steps: int) -> None:
    side = Side(hand=["black-ice"], ailments={"Slow": 2})
    state = position(side, Side(at=(5, 0), ap=0), variant=Variant("x", rules=rules))
    goals = upto(priority, state, "play black-ice").notations
    assert [f"to {q},0" in goals for q in (-1, -2, -3)] == [steps >= n for n in (1, 2, 3)]


@pytest.mark.rule("SK-258", "SK-R146")
def test_slow_halves_a_push_also_that_of_the_card_that_brought_it() -> None:
    state = position(Side(at=(-3, 0), hand=["blast-wave"]), Side(at=(-2, 0), ap=0))
    play(priority, state, "play blast-wave", "pass", dice=[1, 1, 1])
    assert (at(state, 1), ails(state, 1, "Slow")) == ((0, 0), 2)  # 3 halved is 2
    state = position(Side(at=(1, -1), hand=["dread-shriek"]), Side(at=(2, -1), ap=0, ailments={"Slow": 1}))
    play(priority, state, "play dread-shriek", "pass", dice=[6])  # the base for Collide is halved as well
    assert state.units[1].hp == 94
    down = Variant("x", rules={"slow_rounding": "down"})
    state = position(Side(hand=["consecrate"]), Side(at=(1, 0), ap=0, ailments={"Slow": 1}), variant=down)
    play(priority, state, "play consecrate", "pass", dice=[1, 1])
    assert at(state, 1) == (2, 0)  # at least 1


@pytest.mark.rule("SK-282")
def test_damage_that_applies_an_ailment_gives_it_to_all_it_damages() -> None:
    side = Side(
        at=(1, 0), ap=0, zone=[Effect("iron-hide", moments=4)], tokens=[("thorn-sprout", (0, 1))], seeker="brakka"
    )
    state = position(Side(hand=["frost-nova"]), side)
    play(priority, state, "play frost-nova", "pass", dice=[1, 1])
    assert (ails(state, 1, "Frozen"), ails(state, 2, "Frozen")) == (0, 2)  # the Hide stopped all of it
