"""Dice and damage: how rolls are made, what a damage event does in its order, Shields, healing, life loss."""

import dataclasses
from dataclasses import replace
from typing import Any

import pytest
from seekers_calls import burn, deal, deal_one, heal
from seekers_table import Effect, Side, ails, play, position, priority

from rulewright.games.seekers.cards.ailments import slow
from rulewright.games.seekers.cards.atoms.base import ELEMENTAL
from rulewright.games.seekers.cards.lasting import Mod
from rulewright.games.seekers.rules.damage import NOBODY, Part, roll
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.turn import upkeep
from rulewright.games.seekers.words import WORDS
from rulewright.kernel.event import Event

MARK = Side(at=(2, 0), ap=0)


def hp(state: State, unit: int = 1) -> int:
    return state.units[unit].hp


def shields(state: State, seat: int = 1) -> list[int]:
    return [each.shield for each in state.players[seat].zone]


def hit(n: int, kind: str = "fire", unit: int = 1, source: int = 0, state: State | None = None) -> State:
    """One damage event on a fresh position, or on the given one."""
    state = state or position(Side(), MARK)
    play(lambda table, state: deal_one(table, state, unit, n, kind, source), state)
    return state


@pytest.mark.rule("SK-201", "SK-R123")
def test_advantage_rolls_the_whole_pool_twice_and_takes_the_higher() -> None:
    state = position(Side(hand=["combustion"]), MARK)
    play(priority, state, "play combustion", "pass", dice=[6, 1, 4, 5])  # 7 and 9, not 6 + 5
    assert hp(state) == 91


@pytest.mark.rule("SK-202", "SK-R123", "SK-R124")
def test_disadvantage_takes_the_lower_and_counts_once() -> None:
    state = position(Side(hand=["scorching-ray"]), Side(at=(2, 0), ap=0, zone=[Effect("numbing-wind", moments=2)] * 2))
    play(priority, state, "play scorching-ray", "pass", dice=[6, 1, 4, 5])
    assert hp(state) == 100 - 7 - 1


@pytest.mark.rule("SK-R124")
def test_advantage_and_disadvantage_cancel() -> None:
    state = position(Side(hand=["combustion"]), Side(at=(2, 0), ap=0, zone=[Effect("numbing-wind", moments=2)]))
    play(priority, state, "play combustion", "pass", dice=[6, 1])
    assert hp(state) == 93


@pytest.mark.rule("SK-203", "SK-E07", "SK-E07.1", "SK-E07.2", "SK-R125")
def test_critical_strike_rolls_no_die() -> None:
    state = position(Side(), MARK)
    table = play(lambda table, state: [
        deal_one(table, state, 1, roll(table, state, dice, "critical", empower), "fire", 0)
        for dice, empower in ((1, 0), (5, 0), (2, 3))
    ], state)  # fmt: skip
    assert [args["n"] for kind, _, args in table.events if kind == "damage"] == [6, 30, 18]
    assert table.rolled == []


@pytest.mark.rule("SK-E07.2", "SK-203", "SK-R125", "SK-R202")
def test_a_critical_strike_ignores_disadvantage() -> None:
    side = Side(at=(2, 0), ap=0, zone=[Effect("numbing-wind", moments=2)])
    state = position(Side(hand=["pyroblast"], ap=6, zone=[Effect("world-in-flames")]), side)
    play(priority, state, "play pyroblast", "pass")
    assert (hp(state), len(state.players[1].zone)) == (70, 1)


@pytest.mark.rule("SK-204")
def test_empower_adds_to_each_die() -> None:
    state = position(Side(hand=["ice-lance"]), MARK)
    play(priority, state, "play ice-lance", "direction E", "pass", dice=[2, 3])
    assert hp(state) == 100 - (3 + 4)


@pytest.mark.rule("SK-205", "SK-R129")
def test_duplicate_deals_the_rolled_amount_again_as_its_own_event() -> None:
    state = position(Side(hand=["twin-bolt"]), Side("brakka", at=(2, 0), ap=0, zone=[Effect("iron-hide", moments=4)]))
    table = play(priority, state, "play twin-bolt", "pass", dice=[4])
    assert [args["n"] for kind, _, args in table.events if kind == "damage"] == [3, 3]  # 4 + 1, each less 2
    assert (hp(state), table.rolled) == (94, [4])


@pytest.mark.rule("SK-R129", "SK-R135")
def test_a_duplicate_does_not_strike_the_defeated() -> None:
    state = position(Side(hand=["twin-bolt"]), Side(at=(-6, 4), ap=0, tokens=[("ember-wisp", (2, 0))]))
    table = play(priority, state, "play twin-bolt", "at_enemy 2", "pass", dice=[5])
    assert [kind for kind, _, _ in table.events if kind in ("damage", "defeated")] == ["damage", "defeated"]


@pytest.mark.rule("SK-206")
def test_arcane_fire_and_frost_are_elemental() -> None:
    assert sorted(ELEMENTAL) == ["arcane", "fire", "frost"]
    state = position(Side(), MARK)
    cloak = state.faces[state.players[1].equipment[1]]
    cards = list(state.book.cards)
    cards[cloak] = dataclasses.replace(cards[cloak], mods=(Mod("ward_elemental", 2, "elemental damage less {n}"),))
    state.book = dataclasses.replace(state.book, cards=tuple(cards))
    lost = {}
    for kind in ("physical", "fire", "frost", "arcane", "shadow", "holy", "bleed"):
        before = hp(state)
        hit(5, kind, state=state)
        lost[kind] = before - hp(state)
    assert lost == {"physical": 5, "fire": 3, "frost": 3, "arcane": 3, "shadow": 5, "holy": 5, "bleed": 5}


@pytest.mark.rule("SK-207", "SK-208", "SK-209", "SK-E08.1", "SK-E08.2", "SK-E08.3", "SK-R134", "SK-183")
def test_a_shield_takes_damage_first_and_leaves_life_alone() -> None:
    state = position(Side(), Side(at=(2, 0), ap=0, zone=[Effect("rime-armor", shield=10)]))
    assert (hp(state), shields(state)) == (100, [10])
    table = play(lambda table, state: deal_one(table, state, 1, 7, "fire", 0), state)
    assert (hp(state), shields(state)) == (100, [3])
    assert [args["n"] for kind, _, args in table.events if kind == "damage"] == [7]  # it was dealt
    assert state.players[0].events["fire_dealt"] == 1
    hit(8, state=state)
    assert (hp(state), shields(state), len(state.players[1].discard)) == (95, [], 1)


@pytest.mark.rule("SK-210", "SK-E08.4")
def test_the_newest_shield_goes_first() -> None:
    zone = [Effect("rime-armor", shield=10), Effect("ward-of-light", shield=5)]
    state = hit(8, state=position(Side(), Side(at=(2, 0), ap=0, zone=zone)))
    assert (hp(state), shields(state)) == (100, [7])


@pytest.mark.rule("SK-R134", "SK-207")
def test_a_played_shield_ends_with_its_moments_or_when_it_is_empty() -> None:
    state = position(Side(hand=["brace"]), MARK)
    play(priority, state, "play brace", "pass")
    assert [(each.shield, each.moments) for each in state.players[0].zone] == [(4, 2)]
    hit(4, unit=0, source=1, state=state)
    assert (state.players[0].zone, len(state.players[0].discard), hp(state, 0)) == ([], 1, 100)
    state = position(Side(ap=0, zone=[Effect("brace", moments=1, shield=4)]), MARK)
    play(upkeep, state)
    assert state.players[0].zone == []


@pytest.mark.rule("SK-R122", "SK-R128", "SK-209")
def test_reduction_comes_before_shields_and_nothing_left_is_nothing_dealt() -> None:
    def frostbolt(die: int, **mine: Any) -> State:
        side = Side("brakka", at=(2, 0), ap=0, stealth=True, **mine)
        state = position(Side(hand=["hidden-blade", "rend"]), side)
        play(lambda t, s: deal(t, s, 1, [Part(die, "frost")], 0, (slow(2),)), state)
        return state

    hide = Effect("iron-hide", moments=4)
    state = frostbolt(2, zone=[hide, Effect("rime-armor", shield=7)])
    assert (hp(state), shields(state), ails(state, 1, "Slow"), state.units[1].stealth) == (100, [0, 7], 0, True)
    assert state.players[0].events == {}
    state = frostbolt(5, zone=[hide, Effect("rime-armor", shield=7)])
    assert (shields(state), ails(state, 1, "Slow"), state.units[1].stealth) == ([0, 4], 2, False)


@pytest.mark.rule("SK-R211", "SK-209", "SK-244", "SK-265", "SK-192", "SK-282")
def test_damage_taken_by_shields_does_all_that_damage_does() -> None:
    side = Side(at=(0, 1), ap=0, channel=1, stealth=True, ailments={"Daze": 2}, zone=[Effect("rime-armor", shield=20)])
    state = position(Side(at=(-2, 1), hand=["flame-torrent", "quicken"]), side)
    play(priority, state, "play flame-torrent", "direction E", "go-on", "pass", dice=[3])
    assert (hp(state), ails(state, 1, "Burn"), ails(state, 1, "Daze"), state.units[1].stealth) == (100, 2, 0, False)
    assert state.players[1].channel == 2


@pytest.mark.rule("SK-R126")
def test_one_roll_for_all_victims() -> None:
    state = position(Side(hand=["frost-nova"]), Side(at=(1, 0), ap=0, tokens=[("thorn-sprout", (-1, 0))]))
    table = play(priority, state, "play frost-nova", "pass", dice=[2, 4])
    assert (hp(state), hp(state, 2), len(table.rolled)) == (94, 4, 2)


@pytest.mark.rule("SK-R127", "SK-283", "SK-R203")
def test_two_types_are_one_event_and_each_condition_sees_its_part() -> None:
    mara = Side("mara", at=(1, 0), equipment=["fangs-of-balthier"], ap=4, zone=[Effect("shadow-double", moments=1)])
    side = Side("theron", at=(2, 0), ap=0, zone=[Effect("rime-armor", shield=3)], ailments={"Daze": 2})
    state = position(mara, side)
    table = play(priority, state, "activate fangs-of-balthier", "activate fangs-of-balthier", "pass",
                 dice=[2, 4, 1, 6])  # fmt: skip
    # 2 physical, echoed as 2 shadow; then 4 physical with 7 shadow in one event, of which 4 are echoed
    assert [args["n"] for kind, _, args in table.events if kind == "damage"] == [2, 2, 11, 4]
    assert state.players[0].events["physical_dealt"] == 2


@pytest.mark.rule("SK-R127", "SK-R203", "SK-068")
def test_added_damage_is_reduced_like_any_other() -> None:
    mara = Side("mara", at=(1, 0), equipment=["fangs-of-balthier"], ap=4)
    state = position(mara, Side("brakka", at=(2, 0), ap=0, equipment=["spellbreaker-mail"]))
    play(priority, state, "activate fangs-of-balthier", "activate fangs-of-balthier", "pass", dice=[2, 4, 1, 6])
    assert hp(state) == 100 - 2 - (4 + 7 - 2)


@pytest.mark.rule("SK-R131", "SK-R132", "SK-R130")
def test_ailments_and_terrain_deal_damage_for_nobody() -> None:
    state = position(Side(stealth=True), Side(at=(2, 0), ap=0, ailments={"Burn": 12}), active=1)
    play(lambda table, state: burn(table, state, 1), state)
    assert (hp(state), state.players[0].events, state.units[0].stealth) == (88, {}, True)
    state = position(Side(), Side("brakka", at=(2, 0), ap=0, equipment=["oathplate"]))
    hit(5, "bleed", source=NOBODY, state=state)
    assert hp(state) == 95  # a type of its own: no ward against physical damage
    hit(5, "physical", source=NOBODY, state=state)
    assert hp(state) == 92


@pytest.mark.rule("SK-R133", "SK-224")
def test_life_loss_is_not_damage() -> None:
    side = Side("vexia", at=(0, 1), zone=[Effect("brace", shield=9)], hand=["dark-tithe"], stealth=True, deck=[])
    state = position(side, MARK)
    play(priority, state, "play dark-tithe", "pass")  # 6 HP, then two draws from an empty deck
    assert (hp(state, 0), shields(state, 0)) == (110 - 6 - 5 - 10, [9])
    state = position(Side(at=(0, 1), channel=2, stealth=True, deck=[], ailments={"Daze": 3}), MARK)
    play(upkeep, state)
    assert (hp(state, 0), state.players[0].channel, state.units[0].stealth, ails(state, 0, "Daze")) == (95, 1, True, 2)


@pytest.mark.rule("SK-R138")
def test_halves_are_rounded_down() -> None:
    state = position(Side(hp=50, ailments={"Widow's Kiss": 2}), MARK)
    play(lambda table, state: heal(table, state, 0, 5), state)
    assert hp(state, 0) == 52


@pytest.mark.rule("SK-R139", "SK-R140", "SK-182", "SK-208")
def test_healing_stops_at_maximum_life_and_touches_nothing_else() -> None:
    side = Side(at=(0, 1), hp=98, channel=2, stealth=True, zone=[Effect("brace", shield=4)], ailments={"Daze": 1})
    state = position(side, MARK)
    play(lambda table, state: heal(table, state, 0, 6), state)
    assert (hp(state, 0), shields(state, 0), state.players[0].channel) == (100, [4], 2)
    assert (state.units[0].stealth, ails(state, 0, "Daze")) == (True, 1)


@pytest.mark.rule("SK-R126")
def test_what_hits_nobody_rolls_nothing() -> None:
    state = position(Side(hand=["frost-nova"]), Side(at=(4, 0), ap=0))
    assert play(priority, state, "play frost-nova", "pass").rolled == []


@pytest.mark.rule("SK-R125", "SK-204")
def test_a_lasting_empower_counts_for_its_type_only() -> None:
    def dart(name: str) -> int:
        state = position(Side(hand=[name], zone=[Effect("heart-of-the-furnace", moments=1)]), MARK)
        play(priority, state, f"play {name}", "pass", dice=[3])
        return 100 - hp(state)

    assert (dart("ember-dart"), dart("ice-shard")) == (4, 3)


SHARES = ("raises", "lowers", "worsens", "adds_dice", "critical")


def shares(table: Any, state: State) -> list[str]:
    """What the log says of the numbers that dice do not show."""
    return [
        WORDS.event_words(state, Event(kind, clause, args, {}), ("Ada", "Bob"))
        for kind, clause, args in table.events
        if kind in SHARES
    ]


@pytest.mark.rule("SK-204", "SK-068")
def test_each_number_that_the_dice_do_not_show_is_told_with_its_source() -> None:
    state = position(Side("brakka", equipment=["gravemaul"]), Side("halvard", at=(1, 0), ap=0, equipment=["oathplate"]))
    table = play(priority, state, "activate gravemaul", "pass", dice=[4])
    assert shares(table, state) == ["Gravemaul adds 2.", "Oathplate takes off 2."]
    assert [args["n"] for kind, _, args in table.events if kind == "damage"] == [4 + 2 - 2]


@pytest.mark.rule("SK-252")
def test_a_poison_that_makes_damage_worse_is_named() -> None:
    state = position(Side(), replace(MARK, ailments={"Glassvein": 2}))
    table = play(lambda table, state: deal_one(table, state, 1, 3, "fire", 0), state)
    assert shares(table, state) == ["Glassvein adds 1."]


@pytest.mark.rule("SK-203")
def test_a_critical_strike_says_what_its_dice_count_as() -> None:
    table = play(lambda table, state: roll(table, state, 3, "critical"), state := position(Side(), MARK))
    assert shares(table, state) == ["Critical Strike: each of 3d6 counts as 6, 18 in all."]


@pytest.mark.rule("SK-238")
def test_damage_that_nobody_deals_names_what_does() -> None:
    state = position(Side(ailments={"Burn": 3}), MARK)
    table = play(lambda table, state: burn(table, state, 0), state)
    (told,) = [(clause, args) for kind, clause, args in table.events if kind == "damage"]
    assert told[1]["n"] == 3
    assert WORDS.event_words(state, Event("damage", *told, {}), ("Ada", "Bob")).endswith("3 fire damage from Burn.")
