"""The rules are the same whichever seat acts: what was seen from the first seat, from the second, too."""

from typing import Any

import pytest
from seekers_calls import apply, deal, push, sight_range
from seekers_table import (
    Effect,
    Script,
    Side,
    ails,
    at,
    bare,
    finish,
    position,
    priority,
    redesigned,
    still,
    told,
    triple,
    upto,
)

from rulewright.games.seekers.cards.ailments import Ailing
from rulewright.games.seekers.cards.atoms.life import Hit
from rulewright.games.seekers.cards.atoms.movement import Push
from rulewright.games.seekers.rules.damage import Part
from rulewright.games.seekers.rules.state import State
from rulewright.kernel.question import EVERYBODY
from rulewright.kernel.variant import Variant

EAST = 0


def seated(seat: int, mine: Side, theirs: Side, **more: Any) -> State:
    """The acting side on this seat, and it is its turn."""
    sides = [mine, theirs] if seat == 0 else [theirs, mine]
    return position(*sides, active=seat, **more)


both = pytest.mark.parametrize("seat", [0, 1])


# -- copies, Counter


@pytest.mark.rule("SK-215", "SK-216", "SK-014", "SK-R103")
@both
def test_a_copy_of_an_enemys_spell_is_for_the_copier(seat: int) -> None:
    caster = bare(at=(0, 0), hand=["scorching-ray"], ap=3, mp=0)
    state = seated(seat, caster, bare("orin", at=(2, 0), hand=["mirror-thought"], ap=3, mp=0))
    other = 1 - seat
    finish(priority, state, "play scorching-ray", "play mirror-thought", f"at_enemy {seat}", dice=[1, 1, 2, 2])
    assert state.units[seat].hp == 100 - 3  # the copy, which resolves first
    assert state.units[other].hp == state.units[other].most - 5


@pytest.mark.rule("SK-217", "SK-D13")
@both
@pytest.mark.parametrize(("ap", "asked"), [(4, False), (5, True)])
def test_who_has_just_the_ap_may_save_a_card_from_deny(seat: int, ap: int, asked: bool) -> None:
    """Scorching Ray costs 3, Deny asks for 2."""
    caster = bare(at=(0, 0), hand=["scorching-ray"], ap=ap, mp=0)
    state = seated(seat, caster, bare("orin", at=(2, 0), hand=["deny"], ap=2, mp=0))
    table = finish(priority, state, "play scorching-ray", "play deny", *(["yes"] if asked else []))
    assert ([who for who, key, _ in table.asked if key == "tax"], state.players[seat].ap) == (
        [seat] * asked, 0 if asked else 1)  # fmt: skip
    assert (told(table, "damage") == ["damage"]) is asked


# -- collisions


@pytest.mark.rule("SK-229", "SK-R159")
@both
def test_who_stands_in_the_way_of_a_push_is_hurt_as_well(seat: int) -> None:
    """A token unit is pushed against its own Seeker."""
    state = seated(seat, still(at=(0, 0)), still(at=(2, 0), tokens=[("shade", (1, 0))]))
    push(Script(state, (), [3]), state, seat, 2, 1, EAST, None)
    assert (at(state, 2), state.units[2].hp, state.units[1 - seat].hp) == ((1, 0), 5, 97)


@pytest.mark.rule("SK-R160")
@both
def test_a_unit_in_the_way_is_no_wall_whoever_it_is(seat: int) -> None:
    state = seated(seat, still(at=(0, 0)), still(at=(2, 0), tokens=[("shade", (1, 0))]))
    push(Script(state, (), [3]), state, seat, 2, 1, EAST, Ailing("Root", 2))
    assert (ails(state, 2, "Root"), ails(state, 1 - seat, "Root")) == (0, 0)


@pytest.mark.rule("SK-230", "SK-048")
@both
@pytest.mark.parametrize(("victim", "dice"), [("enemy", 2), ("own token", 1)])
def test_brakka_makes_it_worse_for_enemies_only(seat: int, victim: str, dice: int) -> None:
    """Pushed one hex against the wall at (3,-1): one die, and hers."""
    tokens = [("shade", (2, -1) if victim == "own token" else (-4, 0))]
    mine = bare("brakka", at=(0, 0), ap=0, mp=0, tokens=tokens)
    state = seated(seat, mine, still(at=(2, -1) if victim == "enemy" else (-3, 0)))
    table = Script(state, (), [1] * dice)
    push(table, state, seat, 1 - seat if victim == "enemy" else 2, 1, EAST, None)
    assert table.rolled == [1] * dice


@pytest.mark.rule("SK-230", "SK-048", "SK-R161")
@pytest.mark.parametrize(("theirs", "dice"), [((2, 0), 2), ((-3, 0), 0)])
def test_brakka_who_charges_into_an_enemy_makes_the_enemy_collide(theirs: tuple[int, int], dice: int) -> None:
    state = position(bare("brakka", at=(0, 0), hand=["bull-rush"]), still(at=theirs))
    redesigned(state, "bull-rush", effects=state.book.cards[state.book.face("bull-rush")].effects[:1])
    table = finish(priority, state, "play bull-rush", "direction E")
    assert len(table.rolled) == dice  # one hex that was not moved, and one more


# -- damage


@pytest.mark.rule("SK-R127", "SK-R128", "SK-283")
@both
def test_a_part_that_is_reduced_to_nothing_was_not_dealt(seat: int) -> None:
    plated = bare("halvard", at=(1, 0), ap=0, mp=0, equipment=("oathplate",))  # physical damage is reduced by 2
    state = seated(seat, still(at=(0, 0)), plated)
    table = Script(state, ())
    deal(table, state, 1 - seat, [Part(1, "physical"), Part(4, "fire")], seat)
    assert (state.units[1 - seat].hp, state.players[seat].events) == (86, {"fire_dealt": 1})


@pytest.mark.rule("SK-125", "SK-R125")
@both
def test_a_critical_strike_rolls_nothing_and_uses_up_no_luck(seat: int) -> None:
    mine = bare("mara", at=(0, 0), hand=["assassinate"], zone=[Effect("focus")])
    state = seated(seat, mine, still(at=(1, 0)))
    table = finish(priority, state, "play assassinate")
    assert (state.units[1 - seat].hp, table.rolled, len(state.players[seat].zone)) == (88, [], 1)


@pytest.mark.rule("SK-R157", "SK-R135")
def test_who_falls_to_a_card_is_not_pushed_by_it() -> None:
    state = position(bare("vexia", hand=["frost-nova"]), still(at=(1, 0), hp=1), still(at=(0, 1)))
    redesigned(state, "frost-nova", effects=(Hit(0, plus=2), Push(1)), needs=(0,) * 5)
    table = finish(priority, state, "play frost-nova")
    assert [args["unit"] for kind, _, args in table.events if kind == "pushed"] == [2]
    assert (state.players[1].out, at(state, 2)) == (True, (0, 2))


# -- Fear and Slow


@pytest.mark.rule("SK-245", "SK-246")
@both
def test_fear_notes_the_distance_to_whichever_seat(seat: int) -> None:
    state = seated(seat, bare(at=(2, 0), ap=0, mp=3), still(at=(0, 0)))
    apply(Script(state, ()), state, seat, Ailing("Fear", 3), 1 - seat)
    assert (state.units[seat].ailments[0].note, state.units[seat].ailments[0].source) == (2, 1 - seat)
    offered = upto(priority, state, "move").notations
    assert "to 3,0" in offered
    assert "to 1,0" not in offered


@pytest.mark.rule("SK-247", "SK-141")
@both
def test_a_charge_that_another_stops_before_it_gets_too_near_is_allowed(seat: int) -> None:
    """Halvard fears who stands at (4,0) and would run two hexes; a token unit stands right before him, or does not."""
    for token, offered in (((1, 0), True), ((0, 1), False)):
        mine = bare("halvard", at=(0, 0), hand=["bull-rush"], tokens=[("shade", token)])
        state = seated(seat, mine, still(at=(4, 0)))
        apply(Script(state, ()), state, seat, Ailing("Fear", 3), 1 - seat)
        assert ("direction E" in upto(priority, state, "play bull-rush").notations) is offered
    state = seated(seat, bare("halvard", at=(0, 0), hand=["bull-rush"]), still(at=(1, 0)), shard=False)
    apply(Script(state, ()), state, seat, Ailing("Fear", 3), 1 - seat)
    assert "direction E" in upto(priority, state, "play bull-rush").notations  # who is feared is in the way


@pytest.mark.rule("SK-258", "SK-R146")
@pytest.mark.parametrize("rounding", ["up", "down"])
@pytest.mark.parametrize(("n", "far"), [(1, (1, 1)), (2, (1, 1)), (3, (2, 1))])
def test_a_slowed_unit_is_moved_half_as_far_but_at_least_one_hex(rounding: str, n: int, far: tuple[int, int]) -> None:
    variant = Variant("x", rules={"slow_rounding": rounding})
    state = position(still(at=(-1, 0)), still(at=(0, 0), ailments={"Slow": 2}), variant=variant)
    push(Script(state, ()), state, 0, 1, n, EAST, None)
    assert at(state, 1) == (far[rounding == "down"], 0)


# -- places


@pytest.mark.rule("SK-R59", "SK-021")
def test_a_token_unit_appears_on_the_centre_hex_if_the_card_says_so() -> None:
    state = position(bare("vexia", at=(2, 0), hand=["thorn-seed"]), still())
    finish(priority, state, "play thorn-seed", "at_free_hex 0,0")
    assert at(state, 2) == (0, 0)


@pytest.mark.rule("SK-267", "SK-R184")
@pytest.mark.parametrize(("fade", "root"), [(0, 1), (2, 0)])
def test_a_thorn_sprout_catches_nobody_who_is_intangible(fade: int, root: int) -> None:
    state = position(bare(at=(0, 0), fade=fade), still(tokens=[("thorn-sprout", (2, 0))]))
    finish(priority, state, "move", "to 1,0")
    assert ails(state, 0, "Root") == root


@pytest.mark.rule("SK-237", "SK-R151")
@both
def test_the_blind_see_one_hex_whatever_they_wear(seat: int) -> None:
    mine = Side("mara", at=(0, 0), equipment=["hawks-eye"], ailments={"Blind": 2}, hand=["scroll-of-passage"])
    state = seated(seat, mine, still(at=(1, 0)))
    assert sight_range(state, seat) == 1
    offered = upto(priority, state, "play scroll-of-passage").notations
    assert sorted(offered) == sorted(f"at_free_hex {spot}" for spot in ("1,-1", "0,-1", "-1,0", "-1,1", "0,1"))


# -- face down (SK-R09)


@pytest.mark.rule("SK-273", "SK-R09")
@both
@pytest.mark.parametrize("key", ["brace", "focus", "numbing-wind"])
def test_a_card_put_face_down_guards_waits_and_lasts_for_nothing(seat: int, key: str) -> None:
    """Brace would be a Shield for some Moments, Focus would wait to be used, Numbing Wind would last."""
    mara = Side("mara", at=(0, 0), hand=["slip-away", key], equipment=["deep-satchel"])
    state = seated(seat, mara, still(at=(4, 0)))
    finish(priority, state, "play slip-away", "stop", f"stash {key}")
    (lasting,) = state.players[seat].zone
    assert (lasting.down, lasting.moments, lasting.shield, lasting.uses, lasting.charges) == (True, 0, 0, 0, 0)
    deal(Script(state, ()), state, seat, [Part(3, "fire")], 1 - seat)
    assert triple(state, seat)[2] == 97


@pytest.mark.rule("SK-R198", "SK-283")
@both
def test_hot_streak_is_the_second_ten_of_fire_in_one_turn(seat: int) -> None:
    state = seated(seat, bare(at=(0, 0)), still(at=(1, 0)))
    table = Script(state, ())
    for parts, waits in (([Part(10, "frost")], 0), ([Part(9, "fire")], 0), ([Part(10, "fire")], 0),
                         ([Part(10, "fire")], 1), ([Part(10, "fire")], 1)):  # fmt: skip
        deal(table, state, 1 - seat, parts, seat)
        assert len(state.waiting) == waits


@pytest.mark.rule("SK-R59", "SK-R60")
@both
def test_a_token_unit_does_not_appear_where_a_seeker_stands(seat: int) -> None:
    state = seated(seat, bare("vexia", at=(0, 0), hand=["summon-shade"], ap=2, mp=0), still(at=(1, 0)))
    offered = upto(priority, state, "play summon-shade").notations
    assert sorted(offered) == sorted(f"at_free_hex {spot}" for spot in ("1,-1", "0,-1", "-1,0", "-1,1", "0,1"))


@pytest.mark.rule("SK-027", "SK-R07")
@both
def test_what_is_discarded_lies_open(seat: int) -> None:
    """By a text and as a cost alike; until then its owner alone knows it."""
    victim = bare(at=(3, 0), hand=["study", "blink"], ap=0)
    state = seated(seat, bare("vexia", at=(0, 0), hand=["last-rites"], ap=8), victim)
    (card, kept) = state.players[1 - seat].hand
    finish(priority, state, "play last-rites", "drop study", dice=[1] * 6)
    assert (state.seen[card], state.seen[kept]) == (EVERYBODY, 1 << 1 - seat)
    state = seated(seat, bare(at=(0, 0), hand=["flame-torrent", "study"]), still(at=(3, 0)))
    paid = state.players[seat].hand[1]
    finish(priority, state, "play flame-torrent", "direction E")
    assert state.seen[paid] == EVERYBODY


@pytest.mark.rule("SK-267", "SK-228")
@both
def test_nobody_pushes_who_is_intangible(seat: int) -> None:
    state = seated(seat, still(at=(0, 0)), still(at=(1, 0), fade=1))
    push(Script(state, ()), state, seat, 1 - seat, 2, EAST, None)
    assert at(state, 1 - seat) == (1, 0)


@pytest.mark.rule("SK-234", "SK-R111")
@both
@pytest.mark.parametrize(("left", "hurt"), [(3, 3), (1, 1), (0, 0)])
def test_bleed_reads_its_number_as_it_resolves_and_does_nothing_once_it_is_gone(
    seat: int, left: int, hurt: int
) -> None:
    state = seated(seat, still(at=(0, 0)), still(at=(1, 0), ailments={"Bleed": 3}))
    push(Script(state, ()), state, seat, 1 - seat, 1, EAST, None)
    (bleed,) = state.units[1 - seat].ailments
    bleed.n = left
    if not left:
        state.units[1 - seat].ailments.clear()
    finish(priority, state)
    assert state.units[1 - seat].hp == 100 - hurt


@pytest.mark.rule("SK-267", "SK-269")
@both
@pytest.mark.parametrize(("fade", "reached"), [(0, True), (1, False)])
def test_areas_of_who_is_intangible_reach_nobody(seat: int, fade: int, reached: bool) -> None:
    """Neither around a hex nor around oneself: not by damage alone, which is forbidden anyway."""
    mine = bare("vexia", at=(0, 0), hand=["caltrops", "dread-shriek"], fade=fade, ap=5, mp=0)
    state = seated(seat, mine, still(at=(1, 0)))
    finish(priority, state, "play dread-shriek", "play caltrops", "at_blast 1,0" if fade else "at_blast 3,0")
    assert (at(state, 1 - seat), ails(state, 1 - seat, "Slow")) == (((3, 0), 2) if reached else ((1, 0), 0))


@pytest.mark.rule("SK-264", "SK-265")
@both
@pytest.mark.parametrize(("hidden", "lines"), [(False, 0), (True, 2)])
def test_only_who_was_hidden_is_seen_again(seat: int, hidden: bool, lines: int) -> None:
    state = seated(seat, still(at=(0, 0), stealth=hidden), still(at=(1, 0), stealth=hidden))
    table = Script(state, ())
    deal(table, state, 1 - seat, [Part(3, "fire")], seat)
    assert (told(table, "seen"), [unit.stealth for unit in state.units]) == (["seen"] * lines, [False, False])
