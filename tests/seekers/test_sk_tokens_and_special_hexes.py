"""Token units, the special hexes of the maps, and what every map needs."""

import re

import pytest
from seekers_calls import sees_hex
from seekers_table import Side, ails, at, play, position, priority, triple, upto

from rulewright.games.seekers.cards.atoms.base import DAMAGE_TYPES
from rulewright.games.seekers.rules.ids import HexId
from rulewright.games.seekers.rules.maps import BRAZIER, MAPS, MIST, NODE, PIT, RUBBLE, SPECIAL, Battlemap, battlemap
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.turn import end_phase
from rulewright.kernel.boards.hexes import Hex
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import Variant

FAR = Side(at=(-6, 2), ap=0)
FORGE, HOLLOW = Variant("x", rules={"map": "forge"}), Variant("x", rules={"map": "hollow"})
Spot = tuple[int, int]


def kinds(state: State) -> list[str]:
    return [state.book.cards[unit.face].key for unit in state.units if unit.hex >= 0]


# -- token units


@pytest.mark.rule("SK-D30", "SK-R59", "SK-010")
def test_a_token_unit_appears_next_to_its_creator() -> None:
    side = Side(hand=["summon-shade"], tokens=[("thorn-sprout", (1, 0))])
    asked = upto(priority, position(side, FAR), "play summon-shade")
    assert (asked.seat, asked.why.key) == (0, "summon")
    assert set(asked.notations) == {f"at_free_hex {spot}" for spot in ("1,-1", "0,-1", "-1,0", "-1,1", "0,1")}
    state = position(side, FAR)
    play(priority, state, "play summon-shade", "at_free_hex 0,1", "pass")
    assert (kinds(state)[-1], at(state, 3), state.units[3].seat, state.units[3].hp) == ("shade", (0, 1), 0, 8)


@pytest.mark.rule("SK-R59")
def test_without_a_free_hex_no_token_unit_is_created() -> None:
    ring = [("thorn-sprout", spot) for spot in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))]
    state = position(Side(hand=["summon-shade"], ap=2, mp=0, tokens=ring), FAR)
    play(priority, state, "play summon-shade")
    assert kinds(state).count("shade") == 0


@pytest.mark.rule("SK-R59", "SK-R53")
def test_a_token_unit_appears_where_the_card_says_and_does_not_move() -> None:
    state = position(Side(hand=["thorn-seed"]), FAR)
    play(priority, state, "play thorn-seed", "at_free_hex 2,0", "pass")
    assert at(state, 2) == (2, 0)
    play(priority, state, "move", "to 3,0", "pass")
    assert at(state, 2) == (2, 0)


@pytest.mark.rule("SK-162", "SK-169")
def test_thorn_sprouts_root_enemies_that_end_a_movement_beside_them() -> None:
    sprout = [("thorn-sprout", (2, 0))]
    state = position(Side(at=(-1, 0)), Side(at=(-6, 2), ap=0, tokens=sprout))
    play(priority, state, "move", "to 1,0", "pass")
    assert (ails(state, 0, "Root"), at(state, 0)) == (1, (1, 0))
    state = position(Side(at=(-1, 0), tokens=sprout), FAR)
    play(priority, state, "move", "to 1,0", "pass")
    assert ails(state, 0, "Root") == 0


@pytest.mark.rule("SK-162", "SK-018", "SK-R126")
def test_a_shade_bursts_when_it_is_defeated() -> None:
    shade = [("shade", (2, 0)), ("thorn-sprout", (3, 0))]
    state = position(Side(at=(1, 0), hand=["ember-dart"]), Side(at=(2, 1), ap=0, tokens=shade))
    state.units[2].hp = 3
    table = play(priority, state, "play ember-dart", "at_enemy 2", "pass", dice=[3, 5])
    assert [unit.hp for unit in state.units] == [95, 95, 0, 5]
    assert "triggers" in [kind for kind, _, _ in table.events]
    state = position(Side(at=(1, 0), hand=["ember-dart"]), Side(at=(2, 1), ap=0, fade=1, tokens=shade))
    state.units[2].hp = 3
    play(priority, state, "play ember-dart", "at_enemy 2", "pass", dice=[3, 5])
    assert [unit.hp for unit in state.units] == [95, 100, 0, 5]  # not the Intangible (SK-270)


@pytest.mark.rule("SK-R136", "SK-R135")
def test_a_seeker_that_fell_with_the_shade_does_not_see_it_burst() -> None:
    side = Side(at=(2, 1), ap=0, hp=1, tokens=[("shade", (2, 0))])
    state = position(Side(at=(1, 1), hp=1, hand=["flashfire"]), side)
    state.units[2].hp = 1
    play(priority, state, "play flashfire", "at_blast 2,1", dice=[1, 1])
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


@pytest.mark.rule("SK-169")
def test_ember_wisps_glow_at_the_end_of_their_controllers_turn() -> None:
    wisp = [("ember-wisp", (1, 0))]
    state = position(Side(at=(0, 0), tokens=wisp), Side(at=(2, 0), ap=0))
    play(end_phase, state)
    assert [unit.hp for unit in state.units] == [100, 99, 5]
    state.active = Seat(1)
    play(end_phase, state)
    assert state.units[1].hp == 99


@pytest.mark.rule("SK-162")
def test_nessas_token_units_act_when_she_plays_an_item() -> None:
    side = Side("nessa", at=(-3, 0), hand=["healing-draught"], tokens=[("shade", (1, 0)), ("shade", (-1, 0))])
    state = position(side, Side(at=(2, 0), ap=0))
    play(priority, state, "play healing-draught", "pass")
    assert state.units[1].hp == 97  # one of them is next to the enemy


@pytest.mark.rule("SK-162", "SK-257")
def test_a_rime_totem_slows_enemies_that_end_a_movement_beside_it() -> None:
    totem = [("rime-totem", (2, 0))]
    state = position(Side(at=(-1, 0)), Side(at=(-6, 2), ap=0, tokens=totem))
    play(priority, state, "move", "to 1,0", "pass")
    assert (ails(state, 0, "Slow"), ails(state, 0, "Root")) == (2, 0)
    state = position(Side(at=(-1, 0)), Side(at=(-6, 2), ap=0, tokens=totem))
    play(priority, state, "move", "to 0,0", "pass")
    assert ails(state, 0, "Slow") == 0


@pytest.mark.rule("SK-169", "SK-182")
def test_a_mending_spring_heals_allies_beside_it_at_the_end_of_their_turn() -> None:
    tokens = [("mending-spring", (1, 0)), ("shade", (1, 1))]
    state = position(Side(at=(0, 0), hp=50, tokens=tokens), Side(at=(2, 0), hp=50, ap=0))
    state.units[2].hp, state.units[3].hp = 3, 3
    play(end_phase, state)
    assert [unit.hp for unit in state.units] == [52, 50, 3, 5]
    away = position(Side(at=(0, 0), hp=50, tokens=[("mending-spring", (2, 0))]), Side(at=(4, 0), hp=50, ap=0))
    play(end_phase, away)
    assert away.units[0].hp == 50  # not beside it


@pytest.mark.rule("SK-230", "SK-R159")
def test_a_collision_with_a_spiked_idol_rolls_a_die_more() -> None:
    """Dread Shriek Pushes 2 hexes; the idol stands one hex behind the victim."""
    for token, dice, hurt in (("spiked-idol", [2, 4], 6), ("thorn-sprout", [2], 2)):
        state = position(Side(at=(0, 0), hand=["dread-shriek"], tokens=[(token, (3, 0))]), Side(at=(1, 0), ap=0))
        life = state.units[2].hp
        play(priority, state, "play dread-shriek", "pass", dice=dice)
        assert (at(state, 1), state.units[1].most - state.units[1].hp) == ((2, 0), hurt)
        assert state.units[2].hp == life - hurt


@pytest.mark.rule("SK-169", "SK-263")
def test_a_watching_eye_ends_the_stealth_of_enemies_within_two_hexes() -> None:
    for eye, spot, hidden in (((1, 0), (3, 0), False), ((1, 0), (4, 0), True), ((1, 0), (0, 0), False),
                              ((0, 0), (2, 0), False)):  # fmt: skip
        state = position(Side(at=(-3, 0), stealth=True, tokens=[("watching-eye", eye)]), Side(at=spot, stealth=True))
        play(end_phase, state)
        assert (state.units[0].stealth, state.units[1].stealth) == (True, hidden)


@pytest.mark.rule("SK-011", "SK-162", "SK-R126")
def test_a_powder_keg_blows_up_when_it_is_defeated() -> None:
    state = position(Side(at=(1, 0), hand=["ember-dart"]), Side(at=(2, 1), ap=0, tokens=[("powder-keg", (2, 0))]))
    table = play(priority, state, "play ember-dart", "at_enemy 2", "pass", dice=[3, 5, 2])
    assert [unit.hp - unit.most for unit in state.units[:2]] == [-7, -7]
    assert [args["type"] for kind, _, args in table.events if kind == "damage"] == [DAMAGE_TYPES.index("fire")] * 3


# -- special hexes


def special(state: State, spot: Spot) -> str:
    return state.book.map.special[state.book.map.board.index[Hex(*spot)]]


@pytest.mark.rule("SK-022", "SK-115")
def test_rubble_costs_one_more() -> None:
    state = position(Side(at=(1, -2), equipment=["deep-satchel"]), FAR, variant=FORGE)
    assert special(state, (1, -3)) == RUBBLE
    play(priority, state, "move", "to 1,-3", "pass")
    assert triple(state, 0)[1] == 4


@pytest.mark.rule("SK-022", "SK-120", "SK-121")
def test_a_brazier_stops_a_move_and_burns() -> None:
    state = position(Side(at=(3, -2), equipment=["deep-satchel"]), FAR, variant=FORGE)
    assert special(state, (3, -3)) == BRAZIER
    play(priority, state, "move", "walk", "step 3,-3", "step 3,-4", "stop", "pass", dice=[4])
    assert (at(state, 0), triple(state, 0)) == ((3, -3), (5, 5, 96))


@pytest.mark.rule("SK-022", "SK-R55")
def test_a_push_across_a_brazier_is_completed_first() -> None:
    state = position(Side(at=(3, -1), hand=["dread-shriek"]), Side(at=(3, -2), ap=0), variant=FORGE)
    play(priority, state, "play dread-shriek", "pass", dice=[4])
    assert (at(state, 1), state.units[1].hp) == ((3, -4), 96)


@pytest.mark.rule("SK-022", "SK-R167")
def test_nobody_sees_into_grave_mist() -> None:
    state = position(Side(at=(2, -1)), FAR, variant=HOLLOW)
    index = state.book.map.board.index
    assert special(state, (2, -2)) == MIST
    assert not sees_hex(state, 0, index[Hex(2, -2)])
    assert not sees_hex(state, 0, index[Hex(2, -3)])
    assert sees_hex(state, 0, index[Hex(2, 0)])
    state.units[0].hex = HexId(index[Hex(2, -2)])
    assert sees_hex(state, 0, index[Hex(2, -2)])
    assert not sees_hex(state, 0, index[Hex(2, -1)])


@pytest.mark.rule("SK-022", "SK-169")
def test_a_ley_node_gives_ap_at_the_end_of_the_turn() -> None:
    for spot, ap in (((4, -2), 6), ((4, -3), 5)):
        state = position(Side(at=spot), FAR, variant=HOLLOW)
        assert (special(state, spot) == NODE) == (ap == 6)
        play(end_phase, state)
        assert state.players[0].ap == ap


@pytest.mark.rule("SK-022", "SK-228")
def test_a_pit_ends_a_push_and_hurts() -> None:
    state = position(Side(at=(1, 0), hand=["dread-shriek"]), Side(at=(1, 1), ap=0), variant=HOLLOW)
    assert special(state, (1, 2)) == PIT
    play(priority, state, "play dread-shriek", "pass", dice=[2, 5])
    assert (at(state, 1), state.units[1].hp) == ((1, 2), 93)
    state = position(Side("halvard", at=(1, 1), hand=["bull-rush"]), FAR, variant=HOLLOW)
    play(priority, state, "play bull-rush", "direction SE", "pass")  # not Pushed in
    assert (at(state, 0), state.units[0].hp) == ((1, 3), 90)


# -- every map


@pytest.mark.rule("SK-022", "SK-184")
@pytest.mark.parametrize("key", MAPS)
def test_every_map_is_fair_and_whole(key: str) -> None:
    map: Battlemap = battlemap(key)
    board = map.board
    walls = {spot for i, spot in enumerate(board.hexes) if board.blocked >> i & 1}
    assert walls == {Hex(-spot.q, -spot.r) for spot in walls}
    for i, spot in enumerate(board.hexes):
        assert map.special[i] == map.special[board.index[Hex(-spot.q, -spot.r)]]
        assert not (map.special[i] and spot in walls)
    assert set(map.special) <= {"", *SPECIAL}
    red, blue = map.starts
    assert not any(board.sight[a] >> b & 1 and board.gap[a][b] <= 8 for a in red for b in blue)
    assert sum(not board.blocked >> near & 1 for near in board.near[map.shard]) >= 3
    seen, edge = {map.shard}, [map.shard]
    while edge:
        edge = [near for at in edge for near in map.ways[at] if near not in seen]
        seen.update(edge)
    assert len(seen) == len(board.hexes) - len(walls)  # no open hex sealed off


# -- what is said of them


def said(kind: str) -> int:
    """The number in the words that a hex is labelled with."""
    found = re.search(r"\d+", SPECIAL[kind])
    assert found
    return int(found[0])


@pytest.mark.rule("SK-022")
def test_a_special_hex_does_what_its_label_says() -> None:
    state = position(Side(at=(1, -2), equipment=["deep-satchel"]), FAR, variant=FORGE)
    play(priority, state, "move", "to 1,-3", "pass")
    assert triple(state, 0)[1] == 6 - 1 - said(RUBBLE)
    state = position(Side(at=(3, -1), hand=["dread-shriek"]), Side(at=(3, -2), ap=0), variant=FORGE)
    assert len(play(priority, state, "play dread-shriek", "pass").rolled) == said(BRAZIER)
    state = position(Side(at=(4, -2)), FAR, variant=HOLLOW)
    play(end_phase, state)
    assert state.players[0].ap == 5 + said(NODE)
    state = position(Side(at=(1, 0), hand=["dread-shriek"]), Side(at=(1, 1), ap=0), variant=HOLLOW)
    assert len(play(priority, state, "play dread-shriek", "pass").rolled) == said(PIT)
