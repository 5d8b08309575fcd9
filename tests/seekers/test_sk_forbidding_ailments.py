"""Ailments that forbid: Daze, Fear, Frozen, Root, Stun; on the map, in hand and on the Stack."""

import dataclasses
from typing import Any

import pytest
from seekers_calls import cannot_activate, cannot_move, cannot_play, options_for, pass_moment
from seekers_table import GAME, Effect, Script, Side, ails, at, finish, play, position, priority, upto

from rulewright.games.seekers.cards.atoms.resources import GainAP
from rulewright.games.seekers.cards.lasting import When, lasting
from rulewright.games.seekers.rules.ending import check_defeat
from rulewright.games.seekers.rules.ids import HexId, UnitId
from rulewright.games.seekers.rules.resolution.objects import resolve_top
from rulewright.games.seekers.rules.state import Ailment, State, ailment
from rulewright.games.seekers.rules.turn import end_phase, upkeep
from rulewright.kernel.boards.hexes import Hex
from rulewright.kernel.variant import OFFICIAL, Variant

Spot = tuple[int, int]
MARK = Side(at=(2, 0), ap=0)
ALL = ["pass", "play quick-stab", "play net", "play terrify", "activate worn-shortsword", "activate nightweave", "move"]


def options(**ailments: int) -> list[str]:
    """What Mara may do next to an enemy: a physical card, an Item, a spell, Weapon, Armor, move."""
    hand = ["quick-stab", "net", "terrify"]
    side = Side("mara", at=(1, 0), hand=hand, equipment=["nightweave"], ailments=ailments)
    state = position(side, MARK)
    return [GAME.words.notation(state, each).split("#")[0] for each in options_for(state, 0)]


@pytest.mark.rule("SK-241", "SK-242", "SK-243", "SK-259", "SK-260", "SK-261", "SK-R154")
def test_the_dazed_and_the_stunned_can_only_pass() -> None:
    assert options() == ALL
    assert options(Daze=1) == options(Stun=1) == ["pass"]


@pytest.mark.rule("SK-241", "SK-242", "SK-243", "SK-259", "SK-260", "SK-261")
@pytest.mark.parametrize("name", ["Daze", "Stun"])
def test_each_thing_is_forbidden_by_itself(name: str) -> None:
    state = position(Side(ailments={name: 1}), MARK)
    study = state.book.cards[state.book.face("study")]
    found = cannot_move(state, 0), cannot_play(state, 0, study), cannot_activate(state, 0)
    assert found == {"Daze": ("SK-241", "SK-242", "SK-243"), "Stun": ("SK-259", "SK-260", "SK-261")}[name]


@pytest.mark.rule("SK-253")
def test_the_rooted_do_all_but_move() -> None:
    assert options(Root=1) == ALL[:-1]


@pytest.mark.rule("SK-248", "SK-249", "SK-250", "SK-R152")
def test_the_frozen_neither_move_nor_play_physical_cards_and_items() -> None:
    assert options(Frozen=1) == ["pass", "play terrify", "activate nightweave"]
    state = position(Side(at=(1, 0), equipment=["ashwood-staff"], ailments={"Frozen": 1}), MARK)
    assert upto(priority, state).notations == ["pass", "activate ashwood-staff"]  # not a physical one


@pytest.mark.rule("SK-249", "SK-R102")
def test_a_physical_weapon_attack_counts_as_a_physical_card_by_a_switch() -> None:
    bare = Variant("x", rules={"weapon_attack_is_card": False})
    state = position(Side(at=(1, 0), ailments={"Frozen": 1}), MARK, variant=bare)
    assert upto(priority, state).notations == ["pass", "activate worn-shortsword"]


@pytest.mark.rule("SK-R145")
@pytest.mark.parametrize(
    ("seeker", "card", "way"), [("theron", "black-ice", []), ("halvard", "bull-rush", ["direction W"])]
)
def test_who_cannot_move_is_not_moved_by_own_cards(seeker: str, card: str, way: list[str]) -> None:
    state = position(Side(seeker, hand=[card], ailments={"Root": 1}), Side(at=(5, 0), ap=0))
    play(priority, state, f"play {card}", *way)
    assert at(state, 0) == (0, 0)


# -- on the Stack


def answered(card: str, ailing: str, seeker: str = "mara") -> State:
    """A card on the Stack, whose controller then gets an Ailment, resolves."""
    state = position(Side(seeker, at=(1, 0), hand=[card], stealth=False), Side(at=(2, 0), hand=["net"]))
    upto(priority, state, f"play {card}", *(["direction E"] if card == "net" else []))
    assert len(state.stack) == 1
    state.units[0].ailments.append(Ailment(ailing, 2, UnitId(1)))
    play(resolve_top, state)
    return state


@pytest.mark.rule("SK-262", "SK-251", "SK-R72", "SK-R73")
@pytest.mark.parametrize(("card", "ailing", "works"), [
    ("terrify", "Stun", False), ("terrify", "Daze", False), ("terrify", "Frozen", True), ("terrify", "Root", True),
    ("quick-stab", "Frozen", False), ("net", "Frozen", False), ("net", "Root", True), ("quick-stab", "Root", True),
])  # fmt: skip
def test_what_resolves_without_effect(card: str, ailing: str, works: bool) -> None:
    state = answered(card, ailing)
    assert (state.units[1].hp < 100 or ails(state, 1, "Root") > 0) == works
    assert len(state.players[0].discard) == 1


@pytest.mark.rule("SK-262", "SK-R73", "SK-R110")
@pytest.mark.parametrize(("ailments", "healed"), [({}, 2), ({"Daze": 2}, 2), ({"Stun": 2}, 0)])
def test_stun_stops_triggers_daze_does_not(ailments: dict[str, int], healed: int) -> None:
    state = position(Side("mara", at=(-4, 0), hp=90, ap=0, equipment=["briar-coat"], ailments=ailments), MARK)
    play(upkeep, state)
    assert state.units[0].hp == 90 + healed


@pytest.mark.rule("SK-R111", "SK-262")
def test_stun_does_not_stop_bleeding() -> None:
    state = position(Side(at=(1, 0), hand=["dread-shriek"]), Side(at=(2, 0), ap=0, ailments={"Bleed": 3, "Stun": 2}))
    play(priority, state, "play dread-shriek", "pass")
    assert state.units[1].hp == 97


@pytest.mark.rule("SK-251", "SK-R152")
@pytest.mark.parametrize(("card", "gained"), [("whetstone", 0), ("heart-of-the-furnace", 1)])
def test_frozen_stops_the_triggers_of_items(card: str, gained: int) -> None:
    state = position(Side(ap=0, zone=[Effect(card, moments=4)], ailments={"Frozen": 2}), MARK)
    cards = list(state.book.cards)
    face = state.book.face(card)
    when = When("end_of_turn", (GainAP(1),), "at end of turn")
    cards[face] = dataclasses.replace(cards[face], linger=lasting(2, when))
    state.book = dataclasses.replace(state.book, cards=tuple(cards))
    play(end_phase, state)
    assert state.players[0].ap == gained


# -- Daze


@pytest.mark.rule("SK-244")
def test_damage_ends_daze() -> None:
    def dart(variant: Variant = OFFICIAL) -> int:
        state = position(Side(hand=["ember-dart"]), Side(at=(2, 0), ap=0, ailments={"Daze": 2}), variant=variant)
        play(priority, state, "play ember-dart", "pass", dice=[1])
        return ails(state, 1, "Daze")

    assert dart() == 0
    assert dart(Variant("x", rules={"daze_breaks_on_damage": False})) == 2


@pytest.mark.rule("SK-R153", "SK-R122")
def test_daze_carried_by_damage_stays() -> None:
    state = position(Side(at=(1, 0), hand=["thunderclap"]), Side(at=(2, 0), ap=0, ailments={"Daze": 1}))
    play(priority, state, "play thunderclap", "pass", dice=[1])
    assert ails(state, 1, "Daze") == 2  # the old one ended, the new one came after


# -- Fear


def feared(mine: Spot, note: int, variant: Variant = OFFICIAL, **side: Any) -> State:
    """Seat 0 fears seat 1, who stands on (0,0)."""
    state = position(Side(at=mine, **side), Side(ap=0), variant=variant)
    state.units[0].ailments.append(Ailment("Fear", 2, UnitId(1), note))
    return state


@pytest.mark.rule("SK-245", "SK-R148")
def test_fear_notes_the_distance_when_it_is_gained() -> None:
    state = position(Side("mara", at=(-1, 0), hand=["terrify"]), MARK)
    play(priority, state, "play terrify", "pass")
    fear = ailment(state.units[1], "Fear")
    assert fear is not None
    assert (fear.source, fear.note, fear.n) == (0, 3, 2)


@pytest.mark.rule("SK-246", "SK-R148")
def test_the_feared_do_not_go_nearer_than_noted_to_where_the_source_is_now() -> None:
    goals = upto(priority, feared((3, 0), 3), "move").notations
    assert ("to 4,0" in goals, "to 2,1" in goals, "to 2,0" in goals, "to 1,0" in goals) == (True, True, False, False)
    state = feared((3, 0), 3)
    state.units[1].hex = HexId(state.book.map.board.index[Hex(-3, 0)])
    assert "to 1,0" in upto(priority, state, "move").notations


@pytest.mark.rule("SK-R149", "SK-246")
def test_a_source_that_came_near_may_be_fled_step_by_step() -> None:
    goals = upto(priority, feared((1, 0), 3), "move").notations
    assert ("to 2,0" in goals, "to 3,0" in goals, "to 1,1" in goals) == (True, True, True)
    assert "to 0,1" not in goals  # no nearer, and no farther
    assert "to 0,2" not in goals  # farther than now, but no step that leads there leads away
    strict = Variant("x", rules={"fear_allow_retreat": False})
    state = feared((1, 0), 3, strict, ap=0, hand=["study"])
    assert play(priority, state).asked == []


@pytest.mark.rule("SK-247", "SK-R149")
def test_the_feared_play_no_card_that_would_bring_them_nearer() -> None:
    hexes = upto(priority, feared((3, 0), 3, hand=["blink"]), "play blink", "no").notations
    assert ("at_free_hex 4,0" in hexes, "at_free_hex 2,0" in hexes) == (True, False)
    ice = upto(priority, feared((3, 0), 3, hand=["black-ice"]), "play black-ice").notations
    assert ("to 4,0" in ice, "to 2,0" in ice) == (True, False)
    rush = upto(priority, feared((3, 0), 3, seeker="halvard", hand=["bull-rush"]), "play bull-rush").notations
    assert rush == [f"direction {way}" for way in ("E", "NE", "NW", "SW", "SE")]  # not W
    barred = feared((3, 0), 3, seeker="halvard", hand=["bull-rush"], tokens=[("shade", (2, 0))])
    assert "direction W" in upto(priority, barred, "play bull-rush").notations  # it would stop before the Shade
    seed = upto(priority, feared((3, 0), 3, hand=["thorn-seed"]), "play thorn-seed").notations
    assert "at_free_hex 2,0" in seed  # the token unit does not fear


@pytest.mark.rule("SK-247")
@pytest.mark.parametrize(("between", "open_"), [((2, 0), True), ((2, -1), False)])
def test_a_charge_that_another_stops_at_once_brings_nobody_nearer(between: Spot, open_: bool) -> None:
    """The first Seeker stands right before the one who fears, or beside the way."""
    charger = Side("halvard", at=(3, 0), hand=["bull-rush"], ap=9)
    state = position(Side(at=between, ap=0), charger, Side("orin", at=(0, 0), ap=0), active=1)
    state.units[1].ailments.append(Ailment("Fear", 2, UnitId(2), note=3))
    assert ("direction W" in upto(priority, state, "play bull-rush").notations) is open_


@pytest.mark.rule("SK-247", "SK-R72")
def test_fear_that_comes_in_response_stops_the_card() -> None:
    state = position(Side(at=(3, 0), hand=["blink"]), Side("mara", at=(0, 0), hand=["terrify"]))
    play(priority, state, "play blink", "no", "at_free_hex 2,0", "play terrify", "pass")
    assert (at(state, 0), state.units[0].hp) == ((3, 0), 98)
    state = position(Side("halvard", at=(4, 0), hand=["bull-rush"]), Side("mara", at=(0, 0), hand=["terrify"]))
    play(priority, state, "play bull-rush", "direction W", "play terrify", "pass")
    assert at(state, 0) == (4, 0)


@pytest.mark.rule("SK-247")
def test_the_feared_change_no_places_with_who_stands_nearer_to_what_they_fear() -> None:
    """With the source itself they may: the distance stays the same."""
    for source, note, there in ((2, 4, (3, 0)), (1, 3, (0, 0))):
        state = position(Side(at=(3, 0), hand=["transpose"], ap=9), Side(at=(0, 0), ap=0), Side(at=(-1, 0), ap=0))
        state.units[0].ailments.append(Ailment("Fear", 2, UnitId(source), note))
        finish(priority, state, "play transpose", "at_enemy 1")
        assert at(state, 0) == there


@pytest.mark.rule("SK-R150")
def test_the_feared_can_be_moved_nearer_by_others() -> None:
    state = position(Side(at=(3, 0)), Side("mara", hand=["lodestone"]), active=1)
    state.units[0].ailments.append(Ailment("Fear", 2, UnitId(1), 3))
    play(priority, state, "play lodestone", "pass")
    assert at(state, 0) == (1, 0)


@pytest.mark.rule("SK-R148")
def test_a_source_that_is_gone_is_feared_where_it_last_stood() -> None:
    state = position(Side(at=(3, 0), hand=["ember-dart"]), Side(ap=0, hp=1), Side(at=(-6, 4), ap=0))
    state.units[0].ailments.append(Ailment("Fear", 2, UnitId(1), 3))
    goals = upto(priority, state, "play ember-dart", "move", dice=[3]).notations
    assert state.players[1].out
    assert ("to 4,0" in goals, "to 2,0" in goals) == (True, False)
    wisp = [("ember-wisp", (-6, 0))]
    state = position(Side(at=(3, 0)), Side(ap=0, tokens=wisp))
    state.units[0].ailments.append(Ailment("Fear", 2, UnitId(1), 3))
    state.units[2].hp = 0
    check_defeat(Script(state, ()), state)  # somebody else has fallen, far away: the source is feared where it stands
    assert "to 2,0" not in upto(priority, state, "move").notations


@pytest.mark.rule("SK-246", "SK-177")
def test_fear_ends_with_its_moments() -> None:
    state = feared((3, 0), 3)
    for _ in range(2):
        play(lambda table, state: pass_moment(table, state, 0), state)
    assert "to 2,0" in upto(priority, state, "move").notations
