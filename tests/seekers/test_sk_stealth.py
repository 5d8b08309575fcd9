"""Stealth and Intangible: who can be targeted, what ends it, what passes by."""

import pytest
from seekers_calls import deal_one, pass_moment
from seekers_table import Effect, Side, ails, at, finish, play, position, priority, turn, upto

from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.turn import upkeep
from rulewright.kernel.variant import OFFICIAL, Variant

HIDDEN = Side(at=(2, 0), ap=0, stealth=True)
FADED = Side(at=(2, 0), ap=0, fade=2)


def hp(state: State) -> tuple[int, ...]:
    return tuple(unit.hp for unit in state.units)


def offered(mine: Side, *others: Side, variant: Variant = OFFICIAL) -> list[str]:
    return upto(priority, position(mine, *others, variant=variant)).notations


# -- Stealth


@pytest.mark.rule("SK-263")
def test_stealth_cannot_be_targeted() -> None:
    assert "play ember-dart" not in offered(Side(hand=["ember-dart"]), HIDDEN)
    assert "play ember-dart" in offered(Side(hand=["ember-dart"]), Side(at=(2, 0), ap=0))


@pytest.mark.rule("SK-263", "SK-R82")
def test_stealth_stops_allies_and_its_own_unit_too_unless_switched_off() -> None:
    mine = Side(hand=["mend"], hp=50, stealth=True)
    assert "play mend" not in offered(mine, Side(at=(2, 0), ap=0))
    lenient = Variant("x", rules={"stealth_blocks_allies": False})
    assert "play mend" in offered(mine, Side(at=(2, 0), ap=0), variant=lenient)
    assert "play ember-dart" not in offered(Side(hand=["ember-dart"]), HIDDEN, variant=lenient)
    state = position(Side(hand=["healing-draught"], hp=50, stealth=True), Side(at=(2, 0), ap=0))
    play(priority, state, "play healing-draught", "pass")  # "you" does not target
    assert state.units[0].hp == 56


@pytest.mark.rule("SK-264", "SK-265")
def test_dealing_and_receiving_damage_ends_stealth() -> None:
    state = position(Side(stealth=True), HIDDEN)
    play(lambda table, state: deal_one(table, state, 1, 1, "fire", 0), state)
    assert [unit.stealth for unit in state.units] == [False, False]
    state = position(Side(stealth=True), HIDDEN)
    play(lambda table, state: deal_one(table, state, 1, 1, "fire", -1), state)
    assert [unit.stealth for unit in state.units] == [True, False]


@pytest.mark.rule("SK-266", "SK-223")
@pytest.mark.parametrize(("card", "hidden"), [("quicken", False), ("silent-steps", True)])
def test_resolving_a_card_without_subtle_ends_stealth(card: str, hidden: bool) -> None:
    seeker = "mara" if hidden else "theron"
    state = position(Side(seeker, at=(-3, 0), hand=[card], deck=["study"], stealth=True), Side(at=(2, 0), ap=0))
    scry = ["top #" + str(state.players[0].deck[-1])] if hidden else []
    play(priority, state, f"play {card}", *scry, "pass")
    assert state.units[0].stealth == hidden


@pytest.mark.rule("SK-R180", "SK-266")
def test_a_fizzled_card_ends_stealth_a_countered_one_does_not() -> None:
    state = position(Side(hand=["ember-dart"], stealth=True), Side(at=(4, 0), hand=["smoke-bomb"]))
    play(priority, state, "play ember-dart", "play smoke-bomb", "at_hex 4,0", "pass")
    assert (state.units[0].stealth, state.units[1].hp) == (False, 100)
    state = position(Side(hand=["ember-dart"], ap=1, stealth=True), Side(at=(4, 0), hand=["deny"]))
    play(priority, state, "play ember-dart", "play deny", "pass")
    assert (state.units[0].stealth, state.units[1].hp) == (True, 100)


@pytest.mark.rule("SK-266", "SK-R102")
def test_a_weapon_attack_resolves_like_a_card_or_not_by_a_switch() -> None:
    bare = Variant("x", rules={"weapon_attack_is_card": False})
    for variant, hidden in ((OFFICIAL, False), (bare, True)):
        side = Side("brakka", at=(2, 0), ap=0, zone=[Effect("iron-hide", moments=4)])
        state = position(Side(at=(1, 0), stealth=True, ap=2), side, variant=variant)
        play(priority, state, "activate worn-shortsword", "pass", dice=[1])  # 2 damage, all of it prevented
        assert (state.units[0].stealth, state.units[1].hp) == (hidden, 100)


@pytest.mark.rule("SK-R182", "SK-263")
def test_stealth_gained_in_response_makes_the_target_illegal() -> None:
    state = position(Side(hand=["ember-dart"]), Side(at=(2, 0), hand=["shroud"]))
    play(priority, state, "play ember-dart", "play shroud", "pass")
    assert (state.units[1].stealth, state.units[1].hp) == (True, 100)


@pytest.mark.rule("SK-R183", "SK-R75", "SK-265")
def test_directions_areas_and_collisions_reveal_the_hidden() -> None:
    for card, way, dice in (("fire-lash", ["direction E"], [1]), ("flashfire", ["at_blast 3,0"], [1, 1])):
        state = position(Side(hand=[card]), HIDDEN)
        play(priority, state, f"play {card}", *way, "pass", dice=dice)
        assert (state.units[1].hp < 100, state.units[1].stealth) == (True, False)
    state = position(Side(at=(1, -1), hand=["dread-shriek"]), Side(at=(2, -1), ap=0, stealth=True))
    play(priority, state, "play dread-shriek", "pass", dice=[1, 1])
    assert not state.units[1].stealth
    spare = Variant("x", rules={"directions_hit_stealth": False})
    state = position(Side(hand=["fire-lash"]), HIDDEN, variant=spare)
    play(priority, state, "play fire-lash", "direction E", "pass")
    assert (state.units[1].hp, state.units[1].stealth) == (100, True)


# -- Intangible


@pytest.mark.rule("SK-267", "SK-268", "SK-270")
def test_an_intangible_unit_is_on_another_battlemap() -> None:
    assert "play ember-dart" not in offered(Side(hand=["ember-dart"]), FADED)
    for card, way in (("fire-lash", ["direction E"]), ("flashfire", ["at_blast 2,0"]), ("blast-wave", [])):
        state = position(Side(at=(1, 0), hand=[card]), FADED)
        play(priority, state, f"play {card}", *way, "pass")
        assert (hp(state), at(state, 1)) == ((100, 100), (2, 0))
    state = position(Side(at=(1, 0)), FADED)
    play(priority, state, "move", "to 2,0", "pass")  # its hex is free
    assert (at(state, 0), state.players[0].mp) == ((2, 0), 6)  # and costs nothing extra: the first step is free


@pytest.mark.rule("SK-269")
def test_an_intangible_unit_hurts_nobody() -> None:
    faded = Side(at=(1, 0), hand=["ember-dart", "fire-lash", "blast-wave"], fade=2)
    assert "play ember-dart" not in offered(faded, Side(at=(2, 0), ap=0))
    for card, way in (("fire-lash", ["direction E"]), ("net", ["direction E"]), ("blast-wave", [])):
        state = position(Side(at=(1, 0), hand=[card], fade=2), Side(at=(2, 0), ap=0))
        play(priority, state, f"play {card}", *way, "pass")
        assert (hp(state), state.units[1].ailments) == ((100, 100), [])
    state = position(Side(fade=2), Side(at=(1, 0), ap=0, fade=0))
    play(lambda table, state: deal_one(table, state, 1, 5, "fire", 0), state)
    play(lambda table, state: deal_one(table, state, 0, 5, "fire", 1), state)
    assert hp(state) == (100, 100)


@pytest.mark.rule("SK-269", "SK-270")
def test_no_healing_between_the_intangible_and_others() -> None:
    def mend(mine: int, ally: int) -> list[str]:
        sides = Side(hand=["mend"], fade=mine), Side(at=(6, 0), ap=0), Side(at=(1, 0), ap=0, hp=50, fade=ally)
        state = position(*sides, Side(at=(5, 0), ap=0))
        asked = upto(priority, state)
        return upto(priority, state, "play mend").notations if "play mend" in asked.notations else []

    assert mend(0, 0) == ["at_ally 0", "at_ally 2"]
    assert "at_ally 2" not in mend(0, 2)  # only the player's own Seeker is left
    assert mend(2, 0) == []


@pytest.mark.rule("SK-R184")
def test_an_intangible_unit_plays_draws_moves_and_suffers_its_ailments() -> None:
    state = position(Side(hand=["healing-draught"], hp=50, ap=0, fade=3, ailments={"Burn": 3}), Side(at=(2, 0), ap=0))
    play(turn, state, "pass", "play healing-draught", "move", "to 1,0", "pass")
    assert (state.units[0].hp, at(state, 0), len(state.players[0].hand)) == (50 - 3 + 6, (1, 0), 1)
    assert (state.units[0].fade, ails(state, 0, "Burn")) == (1, 1)


@pytest.mark.rule("SK-267", "SK-R57", "SK-D28")
def test_who_becomes_solid_on_an_occupied_hex_warps_to_a_nearest_free_one() -> None:
    def before() -> State:
        return position(Side(at=(2, 0), ap=0, fade=1), Side(at=(2, 0), ap=0, tokens=[("shade", (3, 0))]))

    state = before()
    asked = upto(lambda table, state: pass_moment(table, state, 0), state)
    assert (asked.seat, asked.why.key) == (0, "unfade")
    ring = {"1,0", "2,-1", "1,1", "2,1"}  # (3,0) is taken, (3,-1) a wall
    assert set(asked.notations) == {f"at_free_hex {spot}" for spot in ring}
    state = before()
    play(upkeep, state, "at_free_hex 1,0")
    assert (at(state, 0), state.units[0].fade) == ((1, 0), 0)
    centre = position(Side(at=(0, 0), ap=0, fade=1), Side(at=(0, 0), ap=0))  # on the Shard hex as on any other
    play(upkeep, centre, "at_free_hex -1,0")
    assert (at(centre, 0), at(centre, 1)) == ((-1, 0), (0, 0))


@pytest.mark.rule("SK-264", "SK-223", "SK-R204")
def test_a_subtle_attack_keeps_stealth_and_the_shadow_that_repeats_it_does_not() -> None:
    for zone, hidden in (([], True), ([Effect("shadow-double", moments=1)], False)):
        state = position(Side("mara", hand=["hidden-blade"], stealth=True, zone=zone), Side(at=(1, 0), ap=0))
        finish(priority, state, "play hidden-blade", dice=[2])
        assert state.units[0].stealth is hidden
