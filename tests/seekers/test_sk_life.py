"""Life, damage and defeat: Shields before HP, healing up to the maximum, defeat at once."""

import pytest
from seekers_calls import deal_one, pass_moment
from seekers_table import Effect, Script, bare, find, finish, play, position, priority, still, told, upto

from rulewright.games.seekers.rules.state import State
from rulewright.kernel.table import Table
from rulewright.kernel.variant import Variant


def hurt(state: State, n: int) -> Script:
    """Seat 1 takes so much damage from seat 0."""

    def step(table: Table, state: State) -> None:
        deal_one(table, state, 1, n, "fire", 0)

    return play(step, state)


def shields(state: State) -> list[int]:
    return [lasting.shield for lasting in state.players[1].zone]


@pytest.mark.rule("SK-E08", "SK-183")
def test_a_shield_takes_damage_before_hp() -> None:
    ten = Variant("ten", cards={"bulwark": {"shield": 10}})
    state = position(bare(hp=100, hand=["bulwark"], ap=3, mp=0), still(at=(3, 0)), variant=ten)
    play(priority, state, "play bulwark")
    assert (state.units[0].hp, [lasting.shield for lasting in state.players[0].zone]) == (100, [10])  # at maximum Life
    for _ in range(3):  # no Moments are printed: it stands until it is used up (SK-207)
        pass_moment(Script(state, ()), state, 0)
    assert [lasting.shield for lasting in state.players[0].zone] == [10]
    state = position(
        still(at=(0, 0)), still(at=(1, 0), zone=[Effect("ward-of-light", shield=10)], ailments={"Daze": 2})
    )
    table = hurt(state, 7)
    assert (state.units[1].hp, shields(state)) == (100, [3])
    assert (told(table, "damage"), state.units[1].ailments) == (["damage"], [])  # it counts as damage dealt
    hurt(state, 8)
    assert (state.units[1].hp, shields(state), len(state.players[1].discard)) == (95, [], 1)


@pytest.mark.rule("SK-E08", "SK-183")
def test_the_newest_shield_is_used_first() -> None:
    zone = [Effect("ward-of-light", shield=10), Effect("rime-armor", shield=5)]
    state = position(still(at=(0, 0)), still(at=(1, 0), zone=zone))
    table = hurt(state, 3)
    assert (shields(state), told(table, "absorbs")) == ([10, 2], ["absorbs"])  # the older one is not asked for anything
    hurt(state, 5)
    assert (state.units[1].hp, shields(state)) == (100, [7])


@pytest.mark.rule("SK-030", "SK-031", "SK-207")
@pytest.mark.parametrize(
    ("seeker", "key"),
    [("theron", "bulwark"), ("theron", "unyielding"), ("theron", "heart-of-imriel"), ("halvard", "the-last-gate"),
     ("vexia", "sanctuary")],
)  # fmt: skip
def test_a_card_whose_shield_stands_waits_in_the_effect_zone(seeker: str, key: str) -> None:
    """ "Rather than going immediately into the Discard Zone, they are moved to the effect Zone"."""
    state = position(bare(seeker, hand=[key], ap=10, mp=0), still(at=(3, 0)))
    finish(priority, state, f"play {key}")
    (lasting,) = state.players[0].zone
    player = state.players[0]
    assert (state.book.cards[state.faces[lasting.card]].key, player.discard) == (key, [])
    deal_one(Script(state, ()), state, 0, lasting.shield, "fire", 1)
    assert (player.zone, player.discard) == ([], [lasting.card])  # all its effects are done
    assert state.units[0].hp == state.units[0].most


@pytest.mark.rule("SK-030", "SK-218", "SK-R134")
def test_deflect_stands_in_the_effect_zone_and_can_be_dispelled() -> None:
    state = position(
        bare("theron", hand=["scorching-ray", "unravel"], ap=5, mp=0), bare("orin", at=(3, 0), hand=["deflect"], ap=2)
    )
    upto(priority, state, "play scorching-ray", "play deflect")
    (lasting,) = state.players[1].zone
    assert (lasting.shield, lasting.card, state.players[1].discard) == (4, find(state, 1, "deflect"), [])
    finish(priority, state, "play unravel", dice=[1, 1])
    assert (state.players[1].zone, state.units[1].hp) == ([], 107)  # the Ray found no Shield


@pytest.mark.rule("SK-031", "SK-202")
def test_oath_of_protection_stays_until_all_its_effects_are_done() -> None:
    """ "Once all relevant effects of the card have been applied or its Moments run out"."""
    oath = Effect("oath-of-protection", shield=5, moments=2)
    state = position(bare(at=(0, 0), hand=["ember-dart"], ap=1, mp=0), still(at=(1, 0), zone=[oath]))
    hurt(state, 7)
    assert (state.units[1].hp, shields(state)) == (98, [0])
    play(priority, state, "play ember-dart", dice=[5, 2])
    assert state.units[1].hp == 96  # still with Disadvantage
    brace = Effect("brace", shield=4, moments=2)
    state = position(bare(at=(0, 0)), still(at=(1, 0), zone=[brace]))
    hurt(state, 7)
    assert shields(state) == []  # nothing else is printed on it


@pytest.mark.rule("SK-182")
def test_healing_stops_at_maximum_life() -> None:
    for hp, after in ((90, 96), (97, 100), (100, 100)):
        state = position(bare(hp=hp, hand=["healing-draught"], ap=2, mp=0), still())
        table = play(priority, state, "play healing-draught")
        assert state.units[0].hp == after
        assert [args["n"] for kind, _, args in table.events if kind == "heals"] == [after - hp] * (after > hp)


@pytest.mark.rule("SK-181")
@pytest.mark.parametrize(("hp", "falls"), [(5, False), (4, True), (3, True)])
def test_a_character_is_defeated_at_zero_or_less(hp: int, falls: bool) -> None:
    state = position(still(at=(0, 0)), still(at=(1, 0), hp=hp))
    hurt(state, 4)
    assert (state.outcome is not None) is falls
    if state.outcome is not None:
        assert (state.outcome.winners, state.outcome.clause) == ((0,), "SK-284")


@pytest.mark.rule("SK-181")
def test_defeat_comes_at_once_in_the_middle_of_a_resolution() -> None:
    state = position(bare(hand=["blood-price"], ap=1, mp=0, hp=2), still(at=(3, 0), hp=4))
    play(priority, state, "play blood-price", dice=[2])  # 2 + 2, then its player would lose 2 HP
    assert state.outcome is not None
    assert (state.outcome.winners, state.units[0].hp) == ((0,), 2)
    sides = bare("vexia", hand=["terrify", "arcane-bolt"], ap=3, mp=0), still(at=(2, 0), tokens=[("shade", (3, 0))])
    state = position(*sides)
    state.units[2].hp = 2
    upto(priority, state, "play terrify", "at_enemy 2", "pass")
    assert (state.units[2].hex, state.outcome) == (-1, None)  # a token unit too
