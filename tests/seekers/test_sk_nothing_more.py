"""Nothing more than the text says: what is not moved, not used up, not hurt, and who falls at once."""

from dataclasses import replace
from typing import Any

import pytest
from seekers_calls import apply, deal, happen, new_item, push
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
    upto,
)

from rulewright.games.seekers.cards.ailments import Ailing
from rulewright.games.seekers.cards.atoms.life import Heal, Hit
from rulewright.games.seekers.cards.atoms.movement import Pull
from rulewright.games.seekers.cards.lasting import Linger, When
from rulewright.games.seekers.rules.damage import Part
from rulewright.games.seekers.rules.ids import NOWHERE, SETUP, HexId
from rulewright.games.seekers.rules.maps import RUBBLE, make_map
from rulewright.games.seekers.rules.resolution.tokens import end_of_turn
from rulewright.games.seekers.rules.state import TRIGGER, State
from rulewright.games.seekers.rules.turn import end_phase, rest_of_turn
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import Variant

EAST, WEST = 0, 3
FORGE = Variant("x", rules={"map": "forge"})  # a Brazier lies on (3,-3)
RING = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


# -- pulled and pushed (SK-R52: at least one hex)


@pytest.mark.rule("SK-R52", "SK-234", "SK-228")
@pytest.mark.parametrize(("where", "then", "hp"), [((1, 0), (1, 0), 100), ((3, 0), (1, 0), 98)])
def test_a_pull_that_moves_nobody_is_no_movement(where: tuple[int, int], then: tuple[int, int], hp: int) -> None:
    state = position(bare("vexia", at=(0, 0), hand=["void-grasp"], mp=0), still(at=where, ailments={"Bleed": 2}))
    table = finish(priority, state, "play void-grasp")
    assert (at(state, 1), state.units[1].hp, ails(state, 1, "Root")) == (then, hp, 2)
    assert told(table, "pulled") == ["pulled"] * (hp < 100)


@pytest.mark.rule("SK-022", "SK-R55")
def test_who_is_pulled_onto_a_brazier_burns() -> None:
    state = position(bare("vexia", at=(3, -2), hand=["void-grasp"], mp=0), still(at=(3, -5)), variant=FORGE)
    finish(priority, state, "play void-grasp", dice=[4])
    assert (at(state, 1), state.units[1].hp) == ((3, -3), 96)


@pytest.mark.rule("SK-R52", "SK-234", "SK-229")
@pytest.mark.parametrize(("where", "triggers"), [((2, -1), []), ((1, -1), ["bleed"])])
def test_who_is_pushed_against_a_wall_at_once_has_not_moved(where: tuple[int, int], triggers: list[str]) -> None:
    """The wall is (3,-1)."""
    state = position(still(at=(-1, 0)), still(at=where, ailments={"Bleed": 2}))
    table = Script(state, (), [1])
    push(table, state, 0, 1, 2 if triggers else 1, EAST, None)
    assert ([item.trigger for item in state.waiting], told(table, "pushed")) == (triggers, ["pushed"] * len(triggers))
    assert state.units[1].hp == 99


@pytest.mark.rule("SK-R173", "SK-192")
def test_who_is_pushed_from_the_shard_channels_no_more_when_the_collision_hurts() -> None:
    """From beside the Shard to the wall at (3,-1), with a hex to spare."""
    state = position(still(at=(-1, -1)), still(at=(0, -1), channel=2))
    table = Script(state, (), [2])
    push(table, state, 0, 1, 3, EAST, None)
    assert (at(state, 1), state.players[1].channel, table.asked) == ((2, -1), 0, [])


@pytest.mark.rule("SK-R173", "SK-186")
@pytest.mark.parametrize(("where", "left"), [((-1, 0), 0), ((1, 0), 2)])
def test_who_is_pulled_from_the_shard_channels_no_more(where: tuple[int, int], left: int) -> None:
    """Lodestone, from three hexes east: to the other side of the Shard, or not at all."""
    state = position(bare("halvard", at=(3, 0), hand=["lodestone"], mp=0), still(at=where, channel=2))
    redesigned(state, "lodestone", effects=(Pull(3 if left == 0 else 0),))
    finish(priority, state, "play lodestone")
    assert state.players[1].channel == left


@pytest.mark.rule("SK-247", "SK-258")
@pytest.mark.parametrize(("card", "offered"), [("throwing-axes", True), ("bull-rush", False)])
def test_only_a_charge_is_kept_from_the_direction_of_what_is_feared(card: str, offered: bool) -> None:
    """Slow or not: what carries nobody anywhere may go there."""
    state = position(bare("halvard", at=(0, 0), hand=[card], ailments={"Slow": 2}), still(at=(3, 0)))
    apply(Script(state, ()), state, 0, Ailing("Fear", 2), 1)
    assert ("direction E" in upto(priority, state, f"play {card}").notations) is offered


@pytest.mark.rule("SK-R186", "SK-153")
@pytest.mark.parametrize(("how", "order"), [("by_player", [0, 1, 2]), ("by_team", [0, 2, 1])])
def test_by_a_switch_a_team_of_two_against_one_has_priority_together(how: str, order: list[int]) -> None:
    sides = [bare(at=spot, hand=["fire-lash"], team=team) for spot, team in (((0, 0), 0), ((2, 0), 1), ((0, 2), 0))]
    table = finish(priority, position(*sides, variant=Variant("x", rules={"team_priority": how})))
    assert [seat for seat, _, _ in table.asked] == order


@pytest.mark.rule("SK-R145", "SK-253")
@pytest.mark.parametrize(("ailments", "where"), [({}, (2, 0)), ({"Root": 2}, (0, 0)), ({"Slow": 2}, (1, 0))])
def test_the_rooted_do_not_charge(ailments: dict[str, int], where: tuple[int, int]) -> None:
    state = position(bare("halvard", at=(0, 0), hand=["bull-rush"], ailments=ailments), still(at=(-5, 0)))
    finish(priority, state, "play bull-rush", "direction E")
    assert at(state, 0) == where


@pytest.mark.rule("SK-247", "SK-246", "SK-231")
@pytest.mark.parametrize(("source", "swapped"), [(1, True), (2, False)])
def test_who_fears_changes_places_with_the_source_but_not_with_one_nearer_to_it(source: int, swapped: bool) -> None:
    """Three stand in a row: at 0, 3 and 4."""
    sides = [bare("orin", at=(0, 0), hand=["transpose"], team=0), still(at=(3, 0), team=1), still(at=(4, 0), team=2)]
    state = position(*sides)
    apply(Script(state, ()), state, 0, Ailing("Fear", 2), source)
    finish(priority, state, "play transpose", "at_enemy 1")
    assert (at(state, 0), at(state, 1)) == (((3, 0), (0, 0)) if swapped else ((0, 0), (3, 0)))


# -- who falls, falls at once (SK-R135)


@pytest.mark.rule("SK-R135", "SK-205")
def test_the_second_blow_of_a_duplicate_defeats() -> None:
    state = position(bare("mara", at=(0, 0), hand=["flurry"]), still(at=(1, 0), hp=4))
    finish(priority, state, "play flurry", dice=[1])
    assert state.outcome is not None


@pytest.mark.rule("SK-R135", "SK-R204")
def test_a_shadow_double_defeats() -> None:
    mara = bare("mara", at=(0, 0), ap=2, mp=0, zone=[Effect("shadow-double", moments=1)])
    state = position(mara, still(at=(1, 0), hp=4))
    finish(priority, state, "activate worn-shortsword", dice=[1])
    assert state.outcome is not None


@pytest.mark.rule("SK-R135", "SK-169", "SK-162")
def test_what_token_units_do_defeats() -> None:
    state = position(still(at=(3, 0), tokens=[("ember-wisp", (1, 0))]), still(at=(0, 0), hp=1))
    finish(end_phase, state)
    assert state.outcome is not None
    state = position(Side("nessa", at=(-3, 0), hand=["bandages"], tokens=[("shade", (1, 0))]), still(at=(2, 0), hp=3))
    finish(priority, state, "play bandages")
    assert state.outcome is not None
    state = position(bare(at=(1, 0), hand=["ember-dart"]), still(at=(2, 1), hp=5, tokens=[("shade", (2, 0))]))
    state.units[2].hp = 1
    finish(priority, state, "play ember-dart", "at_enemy 2", dice=[1, 5])
    assert state.outcome is not None


@pytest.mark.rule("SK-R41", "SK-224", "SK-R190")
@pytest.mark.parametrize(("hp", "fatigue"), [(5, 5), (6, 10), (16, 10)])
def test_who_falls_to_fatigue_draws_no_further_card(hp: int, fatigue: int) -> None:
    sides = [bare(at=(0, 0), hand=["study"], deck=(), hp=hp, team=0), still(team=1), still(at=(-4, 0), team=2)]
    state = position(*sides)
    finish(rest_of_turn, state, "play study")
    assert (state.players[0].fatigue, state.players[0].out) == (fatigue, hp < 16)


@pytest.mark.rule("SK-R24", "SK-284")
def test_who_falls_in_the_main_phase_loses_a_game_of_the_match_and_the_next_begins() -> None:
    state = position(bare(at=(0, 0), hand=["ember-dart"]), still(at=(1, 0), hp=1),
                     variant=Variant("x", rules={"match_games": 3}))  # fmt: skip
    finish(rest_of_turn, state, "play ember-dart", dice=[1])
    assert (state.outcome, state.game, state.phase, [player.wins for player in state.players]) == (
        None,
        2,
        SETUP,
        [1, 0],
    )


# -- only what it names


@pytest.mark.rule("SK-267", "SK-162")
@pytest.mark.parametrize(("fade", "lines"), [(0, ["triggers"]), (2, [])])
@pytest.mark.parametrize("token", ["thorn-sprout", "rime-totem"])
def test_who_is_intangible_sets_no_token_unit_off(token: str, fade: int, lines: list[str]) -> None:
    state = position(bare(at=(0, 0), fade=fade), still(tokens=[(token, (2, 0))]))
    assert told(finish(priority, state, "move", "to 1,0"), "triggers") == lines


@pytest.mark.rule("SK-012", "SK-010", "SK-162")
def test_when_nessa_plays_an_item_her_token_units_strike_and_nobody_else() -> None:
    """Neither Nessa beside the enemy, nor the enemy's Shade beside her, nor a Shade of hers that has fallen."""
    mine = Side("nessa", at=(1, 0), hand=["bandages"], tokens=[("shade", (5, -1))])
    state = position(mine, still(at=(2, 0), tokens=[("shade", (0, 0))]))
    life = state.units[0].hp
    finish(priority, state, "play bandages")
    assert (state.units[0].hp, state.units[1].hp) == (life, 100)
    state.units[2].hex = NOWHERE
    state.units[1].hex = open_beside_the_last(state)
    state.players[0].hand, state.players[0].zone = [state.players[0].zone[0].card], []
    state.players[0].events = {}
    finish(priority, state, "play bandages")
    assert state.units[1].hp == 100


def open_beside_the_last(state: State) -> HexId:
    """Next to the map's last hex, which a number below 0 would mean."""
    map = state.book.map
    return next(hex for hex in map.near[len(map.hexes) - 1] if not map.is_wall(hex))


@pytest.mark.rule("SK-018", "SK-169")
@pytest.mark.parametrize("token", ["ember-wisp", "mending-spring", "watching-eye"])
def test_a_token_unit_that_fell_before_its_effect_resolves_reaches_nobody(token: str) -> None:
    state = position(still(at=(3, 0), hp=50, tokens=[(token, (0, 0))]), still(at=(-4, 0), hp=50, stealth=True))
    end_of_turn(state, Seat(0))
    assert len(state.waiting) == 1
    near = open_beside_the_last(state)
    state.units[0 if token == "mending-spring" else 1].hex, state.units[2].hex = near, NOWHERE
    finish(priority, state)
    assert ([unit.hp for unit in state.units[:2]], state.units[1].stealth) == ([50, 50], True)


@pytest.mark.rule("SK-R202", "SK-203")
@pytest.mark.parametrize(("waits", "seeker", "answers", "left"), [
    ("world-in-flames", "theron", ("play ember-dart",), 0),
    ("world-in-flames", "theron", ("play fire-flask", "at_blast 1,0"), 1),
    ("world-in-flames", "theron", ("activate ashwood-staff",), 1),
    ("world-in-flames", "theron", ("play ice-shard",), 1),
    ("killing-moment", "mara", ("play quick-stab",), 0),
    ("killing-moment", "mara", ("play disarm",), 1),
    ("killing-moment", "mara", ("play widows-kiss",), 1),
])  # fmt: skip
def test_a_critical_strike_waits_for_the_kind_of_card_it_names(
    waits: str, seeker: str, answers: tuple[str, ...], left: int
) -> None:
    """Neither Items nor Weapons are spells; a physical Ability or Item is no physical Attack."""
    card = answers[0].split()[1]
    more: dict[str, Any] = {"equipment": ("ashwood-staff",)} if card == "ashwood-staff" else {"hand": [card]}
    state = position(bare(seeker, at=(0, 0), mp=0, zone=[Effect(waits)], **more), still(at=(1, 0)))
    finish(priority, state, *answers)
    assert [each.face for each in state.players[0].zone] == [state.book.face(waits)] * left


@pytest.mark.rule("SK-031", "SK-168")
def test_a_trigger_uses_up_its_own_card_and_no_other() -> None:
    """Briar Coat heals at the start of the turn; Focus and Overload wait for something else."""
    mara = bare("mara", ap=0, mp=0, hp=50, equipment=("briar-coat",), zone=[Effect("focus"), Effect("arcane-overload")])
    state = position(mara, still())
    happen(state, "start_of_turn", 0)
    finish(priority, state)
    assert (state.units[0].hp, len(state.players[0].zone)) == (52, 2)


@pytest.mark.rule("SK-031", "SK-168")
@pytest.mark.parametrize("uses", [1, 2, 3])
def test_a_trigger_that_may_come_more_than_once_stays_until_the_last_time(uses: int) -> None:
    state = position(bare(ap=0, mp=0, hp=50, zone=[Effect("watching-orb")]), still())
    redesigned(state, "watching-orb", linger=Linger(0, (), (When("start_of_turn", (Heal(1, "you"),), "then"),), uses))
    state.players[0].zone[0].uses = uses
    for _ in range(3):
        happen(state, "start_of_turn", 0)
        finish(priority, state)
    assert (state.units[0].hp, state.players[0].zone) == (50 + uses, [])


@pytest.mark.rule("SK-162", "SK-012")
def test_a_trigger_about_no_unit_happens_to_its_player() -> None:
    state = position(
        bare("mara", at=(0, 0), hp=50, equipment=("briar-coat",)), still(hp=50, tokens=[("shade", (3, 0))])
    )
    redesigned(state, "briar-coat", whens=(When("start_of_turn", (Heal(1),), "at the start of your turn"),))
    state.units[2].hp = 1
    happen(state, "start_of_turn", 0)
    finish(priority, state)
    assert [unit.hp for unit in state.units] == [51, 50, 1]


@pytest.mark.rule("SK-251", "SK-R152")
@pytest.mark.parametrize(("type", "form", "frozen", "works"), [
    ("physical", "ability", True, False), (None, "item", True, False), ("physical", "item", True, False),
    ("fire", "ability", True, True), ("physical", "ability", False, True), (None, "item", False, True),
])  # fmt: skip
def test_frozen_stops_effects_of_physical_cards_and_of_items_alone(
    type: str | None, form: str, frozen: bool, works: bool
) -> None:
    state = position(bare(ap=0, mp=0, hp=50, zone=[Effect("watching-orb")]), still())
    heals = Linger(4, (), (When("start_of_turn", (Heal(1, "you"),), "then"),))
    redesigned(state, "watching-orb", type=type, form=form, linger=heals)
    if frozen:
        apply(Script(state, ()), state, 0, Ailing("Frozen", 2), 1)
    happen(state, "start_of_turn", 0)
    finish(priority, state)
    assert state.units[0].hp == 50 + works


@pytest.mark.rule("SK-216", "SK-215", "SK-R105")
def test_the_copy_of_a_trigger_may_take_another_target() -> None:
    orb = [Effect("watching-orb", moments=4)]
    orin = bare("orin", ap=3, mp=0, hand=["mirror-thought"], zone=orb, team=0)
    state = position(orin, still(at=(3, 0), team=1), still(at=(0, 3), team=2))
    happen(state, "start_of_turn", 0)
    finish(priority, state, "at_enemy 1", "play mirror-thought", "at_enemy 2", dice=[3, 1])
    assert [unit.most - unit.hp for unit in state.units] == [0, 2, 4]


# -- Fangs, from either seat (SK-R203)


@pytest.mark.rule("SK-R203", "SK-272", "SK-031")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_fangs_wait_for_their_victim_whichever_seat_it_has(seat: int) -> None:
    mara = bare("mara", at=(0, 0), equipment=("fangs-of-balthier",), ap=2, mp=0)
    other = still(at=(1, 0), tokens=[("shade", (0, 1))])
    state = position(*((mara, other) if seat == 0 else (other, mara)), active=seat)
    finish(priority, state, "activate fangs-of-balthier", f"at_enemy {1 - seat}", dice=[1])
    (lasting,) = state.players[seat].zone
    assert (lasting.unit, lasting.hex) == (1 - seat, NOWHERE)
    table = Script(state, (), [2, 3])
    deal(table, state, 2, [Part(1, "physical")], seat)
    assert len(state.players[seat].zone) == 1  # another enemy
    deal(table, state, 1 - seat, [Part(1, "physical")], seat)
    assert (state.players[seat].zone, state.units[1 - seat].hp) == ([], 100 - 1 - 1 - 5)
    assert [card for player in state.players for card in player.discard] == []  # a copy ceases to exist


# -- more in one card


@pytest.mark.rule("SK-R199")
def test_what_a_discarded_card_adds_is_added_once() -> None:
    state = position(bare(at=(0, 0), hand=["flame-torrent", "pyroblast"], ap=3, mp=0), still(at=(2, 0)))
    redesigned(state, "flame-torrent", effects=(Hit(0, plus=1), Hit(0, plus=1)))
    finish(priority, state, "play flame-torrent", "direction E")
    assert state.units[1].hp == 100 - 7 - 1


@pytest.mark.rule("SK-232", "SK-R195")
@pytest.mark.parametrize("card", ["cleansing-prayer", "greater-mend", "sanctuary"])
def test_who_has_no_ailment_is_cleansed_of_none(card: str) -> None:
    state = position(bare("halvard", at=(0, 0), hand=[card], hp=50), still())
    table = finish(priority, state, f"play {card}")
    assert (told(table, "resolves", "well"), state.units[0].hp > 50) == (["resolves"], True)


@pytest.mark.rule("SK-222")
@pytest.mark.parametrize(("answers", "order"), [
    (("bottom blink", "bottom study"), ["study", "blink", "pyroblast"]),
    (("bottom blink", "top study"), ["blink", "pyroblast", "study"]),
    (("top blink", "top study"), ["pyroblast", "blink", "study"]),
])  # fmt: skip
def test_what_is_scried_lies_where_it_was_put(answers: tuple[str, ...], order: list[str]) -> None:
    """From the bottom to the top."""
    state = position(bare(at=(0, 0), hand=["leyline-step"], deck=["pyroblast", "study", "blink"]), still())
    cards = dict(zip(("pyroblast", "study", "blink"), state.players[0].deck, strict=True))
    puts = [f"{where} #{cards[card]}" for where, card in map(str.split, answers)]
    finish(priority, state, "play leyline-step", "at_free_hex 1,0", *puts)
    assert [state.book.cards[state.faces[card]].key for card in state.players[0].deck] == order


@pytest.mark.rule("SK-R81", "SK-129", "SK-R79")
def test_an_area_around_a_hex_with_nobody_in_it_resolves_all_the_same() -> None:
    """Its target is the hex."""
    state = position(bare(at=(0, 0), hand=["fire-flask"], hp=50), still(at=(6, -3)))
    redesigned(state, "fire-flask", effects=(Hit(1), Heal(2, "you")))
    table = finish(priority, state, "play fire-flask", "at_blast 2,0")
    assert (told(table, "resolves", "fizzles"), table.rolled, state.units[0].hp) == (["resolves"], [], 52)


# -- moves for the last MP


@pytest.mark.rule("SK-110", "SK-107")
@pytest.mark.parametrize(("mp", "ap", "moves"), [(0, 0, False), (1, 0, True), (0, 1, True)])
def test_one_point_is_enough_to_move(mp: int, ap: int, moves: bool) -> None:
    table = finish(priority, position(bare(at=(0, 0), mp=mp, ap=ap), still()))
    assert any("move" in offered for _, _, offered in table.asked) is moves


@pytest.mark.rule("SK-116", "SK-118", "SK-119")
@pytest.mark.parametrize(
    ("mine", "mp", "moves"), [(True, 1, False), (True, 2, True), (False, 2, False), (False, 3, True)]
)
def test_who_is_surrounded_moves_past_somebody_if_that_can_be_paid(mine: bool, mp: int, moves: bool) -> None:
    ring: dict[str, Any] = {"tokens": [("shade", spot) for spot in RING]}
    sides = bare(at=(0, 0), mp=mp, ap=0, **(ring if mine else {})), still(**({} if mine else ring))
    table = finish(priority, position(*sides))
    assert any("move" in offered for _, _, offered in table.asked) is moves


@pytest.mark.rule("SK-257", "SK-110")
@pytest.mark.parametrize(("mp", "moves"), [(1, False), (2, True)])
def test_the_slow_move_for_two(mp: int, moves: bool) -> None:
    table = finish(priority, position(bare(at=(0, 0), mp=mp, ap=0, ailments={"Slow": 2}), still()))
    assert any("move" in offered for _, _, offered in table.asked) is moves


@pytest.mark.rule("SK-022", "SK-110", "SK-115")
@pytest.mark.parametrize(("mp", "moves"), [(1, False), (2, True)])
def test_who_stands_amid_rubble_moves_for_two(mp: int, moves: bool) -> None:
    state = position(bare(at=(0, 0), mp=mp, ap=0), still())
    state.book = replace(state.book, map=make_map("rubble", "Rubble", [], {RUBBLE: [*RING]}))
    table = finish(priority, state)
    assert any("move" in offered for _, _, offered in table.asked) is moves


@pytest.mark.rule("SK-D09", "SK-109")
@pytest.mark.parametrize("free", [1, 2])
def test_where_there_is_one_way_nothing_is_asked_and_of_two_a_path_may_be_walked(free: int) -> None:
    ring = [("shade", spot) for spot in RING[free:]]
    state = position(bare(at=(0, 0), mp=1, ap=0, tokens=ring), still())
    table = finish(priority, state, "move")
    asked = [offered for _, key, offered in table.asked if key == "move"]
    assert asked == ([] if free == 1 else [["to 1,0", "to 1,-1", "walk"]])
    assert state.players[0].mp == 0


@pytest.mark.rule("SK-109", "SK-054", "SK-R46")
def test_with_the_boots_the_first_step_of_a_walk_is_free_and_only_that() -> None:
    boots: dict[str, Any] = {"equipment": ("travellers-boots",), "ap": 0}
    state = position(bare(at=(0, 0), mp=1, **boots), still(at=(0, 1)))
    finish(priority, state, "move", "walk", "step 1,0", "step 2,0")
    assert (at(state, 0), state.players[0].mp) == ((2, 0), 0)
    state = position(bare(at=(0, 0), mp=0, **boots), still(at=(0, 1)))
    asked = upto(priority, state, "move", "walk")
    assert sorted(asked.notations) == sorted(f"step {q},{r}" for q, r in RING if (q, r) != (0, 1))  # past whom it costs


# -- a trigger is no card


@pytest.mark.rule("SK-R95", "SK-R111")
@pytest.mark.parametrize("seat", [0, 1])
def test_nobodys_trigger_is_no_enemy_card(seat: int) -> None:
    sides = [bare(at=(0, 0), ap=2, mp=0, hand=["deny"]), bare(at=(1, 0), ap=2, mp=0, hand=["deny"])]
    state = position(*sides, active=seat)
    item = new_item(state, TRIGGER, -1, -1, trigger="bleed")
    item.unit = Seat(1 - seat)
    state.stack.append(item)
    table = finish(priority, state)
    assert not any("play deny" in offered for _, _, offered in table.asked)
