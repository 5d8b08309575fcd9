"""Positions written by hand: what the rules can't have produced is refused with its clause, what they can is not."""

from typing import Any

import pytest
from seekers_table import GAME, Effect, Side, ails, at, find, position, triple

from rulewright.games.seekers.rules.ids import MAIN, NO_FACE, NOWHERE, HexId
from rulewright.kernel.errors import ImpossiblePosition
from rulewright.kernel.question import HIDDEN, Seat

FOE = Side("mara", at=(3, 0))


def refused(*sides: Side, **given: Any) -> str:
    with pytest.raises(ImpossiblePosition) as error:
        position(*sides, **given)
    return str(error.value)


@pytest.mark.rule("SK-007")
def test_two_to_four_seekers_meet() -> None:
    spots = [(0, 0), (3, 0), (-3, 0), (0, 3), (0, -3)]
    sides = [Side(at=spot) for spot in spots]
    assert [len(position(*sides[:n]).players) for n in (2, 4)] == [2, 4]
    for n in (1, 5):
        assert refused(*sides[:n]) == f"a position has 2 to 4 sides, not {n}"


@pytest.mark.rule("SK-087")
def test_a_position_is_a_main_phase_of_the_active_player() -> None:
    state = position(Side(), FOE, active=1, shard=False)
    assert (state.active, state.phase, state.shard) == (1, MAIN, False)
    assert [player.turns for player in state.players] == [2, 2]  # nobody's first turn
    assert position(Side(), FOE).shard


@pytest.mark.rule("SK-021", "SK-143", "SK-R60")
def test_units_stand_on_free_hexes_of_the_map() -> None:
    assert refused(Side(at=(40, 0)), FOE).startswith("(40, 0) is not on the map '")
    board = position(Side(), FOE).book.map
    wall = next(board.board.hexes[hex] for hex in range(len(board.board.hexes)) if board.is_wall(HexId(hex)))
    assert refused(Side(at=(wall.q, wall.r)), FOE) == f"({wall.q}, {wall.r}) is a blocked hex (SK-143)"
    assert refused(Side(at=(3, 0)), FOE) == "two units can't stand on one hex (SK-R60)"
    assert refused(Side(tokens=[("shade", (3, 0))]), FOE) == "two units can't stand on one hex (SK-R60)"
    faded = position(Side(at=(3, 0), fade=2), FOE)  # who has faded stands nowhere
    assert (faded.units[0].fade, faded.units[1].fade) == (2, 0)


@pytest.mark.rule("SK-033")
def test_only_a_seeker_is_brought() -> None:
    assert refused(Side("pyroblast"), FOE) == "Pyroblast is not a Seeker (SK-033)"


@pytest.mark.rule("SK-051", "SK-045")
def test_equipment_is_the_plainest_of_each_slot_unless_it_is_named_and_can_be_worn() -> None:
    state = position(Side(equipment=["emberlords-regalia"]), FOE)
    worn = [state.book.cards[state.faces[card]] for card in state.players[0].equipment]
    plain = [state.book.cards[state.faces[card]] for card in state.players[1].equipment]
    assert [card.kind for card in worn] == [card.kind for card in plain]
    assert [card.key for card in worn if card not in plain] == ["emberlords-regalia"]
    assert not any(any(card.needs) for card in plain)
    words = refused(Side(equipment=["gravemaul"]), FOE)
    assert words.startswith("Theron")
    assert "can't equip gravemaul: " in words
    assert words.endswith("(SK-051)")


@pytest.mark.rule("SK-091")
def test_ap_up_to_the_most() -> None:
    most = position(Side(), FOE).book.rules.ap_max
    assert triple(position(Side(ap=most, mp=1), FOE), 0)[:2] == (most, 1)
    assert refused(Side(ap=most + 1), FOE) == f"{most + 1} AP; never more than {most} (SK-091)"


@pytest.mark.rule("SK-182")
def test_a_seeker_has_one_to_all_of_its_life() -> None:
    full = triple(position(Side(), FOE), 0)[2]
    assert [triple(position(Side(hp=hp), FOE), 0)[2] for hp in (1, full)] == [1, full]
    assert position(Side(hp=1), FOE).units[0].most == full
    for hp in (0, full + 1):
        assert refused(Side(hp=hp), FOE).endswith(f"can't have {hp} Life; 1 to {full} (SK-182)")


@pytest.mark.rule("SK-010", "SK-073")
def test_a_token_stands_with_its_printed_life_behind_the_seekers() -> None:
    state = position(Side(tokens=[("shade", (1, 0))]), Side("mara", at=(3, 0), tokens=[("shade", (3, 1))]))
    life = state.book.cards[state.book.face("shade")].life
    assert [(unit.seat, unit.hp, unit.most) for unit in state.units[2:]] == [(0, life, life), (1, life, life)]
    assert [at(state, unit) for unit in (2, 3)] == [(1, 0), (3, 1)]


@pytest.mark.rule("SK-R08", "SK-273")
def test_hands_and_face_down_cards_are_known_to_their_owner_and_decks_to_nobody() -> None:
    zone = [Effect("brace", moments=2), Effect("iron-hide", down=True)]
    side = Side("halvard", hand=["throw-down"], deck=["whirlwind"], discard=["heavy-swing"], zone=zone)
    state = position(side, FOE)
    cards = {key: find(state, 0, key) for key in ("throw-down", "whirlwind", "heavy-swing", "brace", "iron-hide")}
    for seat, known in ((0, {"throw-down", "heavy-swing", "brace", "iron-hide"}), (1, {"heavy-swing", "brace"})):
        faces = GAME.rules.view(state, Seat(seat)).faces
        assert {key for key, card in cards.items() if faces[card] != HIDDEN} == known


@pytest.mark.rule("SK-030", "SK-273")
def test_a_card_in_an_effect_zone_has_what_it_is_given() -> None:
    zone = [Effect("brace", moments=2, shield=4), Effect("iron-hide", charges=1, down=True), Effect("brace", at=(2, 0))]
    state = position(Side("halvard", zone=zone), FOE)
    first, second, third = state.players[0].zone
    assert (first.moments, first.shield, first.down, first.hex) == (2, 4, False, NOWHERE)
    assert (second.charges, second.down, second.face) == (1, True, NO_FACE)
    assert state.book.map.board.hexes[third.hex] == (2, 0)
    assert [each.born for each in (first, second, third)] == [1, 2, 3]  # in the order they came
    linger = state.book.cards[first.face].linger
    assert linger is not None
    assert first.uses == linger.uses


@pytest.mark.rule("SK-R07")
def test_ailments_and_counters_are_as_given() -> None:
    state = position(Side(ailments={"burn": 3}, fatigue=2, channel=1, shard=True, stealth=True), FOE)
    player, unit = state.players[0], state.units[0]
    assert (ails(state, 0, "burn"), ails(state, 1, "burn")) == (3, 0)
    assert (player.fatigue, player.channel, player.shard, unit.stealth) == (2, 1, True, True)


@pytest.mark.rule("SK-R08")
def test_a_card_is_found_with_its_owner_only() -> None:
    state = position(Side(hand=["blink"]), FOE)
    with pytest.raises(ImpossiblePosition, match="player 1 has no card 'blink' in this position"):
        find(state, 1, "blink")
