"""The Battlemap and the zones: Equipment row, Deck, Discard, Exile, effect Zone."""

from collections.abc import Sequence

import pytest
from seekers_table import GAME, Effect, Side, at, duel, find, play, position, priority, triple, turn, upto

from rulewright.games.seekers.rules.maps import MAPS, battlemap
from rulewright.games.seekers.rules.setup.steps import next_game
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.turn import end_phase
from rulewright.kernel.boards.hexes import Hex
from rulewright.kernel.errors import BadVariant, ImpossiblePosition
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import Variant


def keys(state: State, cards: Sequence[int]) -> list[str]:
    return [state.book.cards[state.faces[card]].key for card in cards]


# -- the Battlemap


@pytest.mark.rule("SK-021", "SK-023", "SK-R60")
def test_all_units_stand_on_the_hex_grid() -> None:
    state = position(Side(at=(-1, 2)), Side("mara", at=(3, 0), tokens=[("shade", (3, 1))]))
    assert [at(state, unit) for unit in range(3)] == [(-1, 2), (3, 0), (3, 1)]
    with pytest.raises(ImpossiblePosition, match="not on the map"):
        position(Side(at=(7, 0)), Side("mara", at=(3, 0)))
    scene = GAME.page.scene(GAME.rules.view(state, 0), 0, ["A", "B"])
    assert scene.board is not None
    assert [(piece.id, piece.cell) for piece in scene.board.pieces] == [
        (f"unit-{i}", f"hex-{unit.hex}") for i, unit in enumerate(state.units)
    ]


@pytest.mark.rule("SK-021", "SK-022", "SK-142", "SK-184", "SK-077")
def test_the_crypt_is_the_proposed_one() -> None:
    crypt = battlemap("crypt")
    board = crypt.board
    assert len(board.hexes) == 127
    half = [(2, -3), (3, -1), (1, 2), (4, -4), (1, 3), (2, 3), (5, -2)]
    walls = {Hex(sign * q, sign * r) for q, r in half for sign in (1, -1)}
    assert {spot for i, spot in enumerate(board.hexes) if board.blocked >> i & 1} == walls
    assert board.hexes[crypt.shard] == Hex(0, 0)
    assert [[(board.hexes[hex].q, board.hexes[hex].r) for hex in side] for side in crypt.starts] == [
        [(-6, 2), (-6, 4)], [(6, -2), (6, -4)]]  # fmt: skip
    assert sum(board.sight[hex] >> crypt.shard & 1 for hex in range(127) if not board.blocked >> hex & 1) >= 73


@pytest.mark.rule("SK-022")
@pytest.mark.parametrize("key", MAPS)
def test_every_map_is_fair(key: str) -> None:
    drawn = battlemap(key)
    board = drawn.board
    turned = [board.index[Hex(-spot.q, -spot.r)] for spot in board.hexes]
    assert all((board.blocked >> i & 1) == (board.blocked >> turned[i] & 1) for i in range(len(board.hexes)))
    assert all(drawn.special[i] == drawn.special[turned[i]] for i in range(len(board.hexes)))
    red, blue = drawn.starts
    assert not any(board.sight[a] >> b & 1 and board.gap[a][b] <= 8 for a in red for b in blue)
    opened = [i for i in range(len(board.hexes)) if not board.blocked >> i & 1]
    seen, edge = {opened[0]}, [opened[0]]
    while edge:
        edge = [near for hex in edge for near in board.near[hex] if near in opened and near not in seen]
        seen |= set(edge)
    assert len(seen) == len(opened)  # no open hex is sealed off
    assert sum(not board.blocked >> near & 1 for near in board.near[drawn.shard]) >= 3


@pytest.mark.rule("SK-022")
def test_special_hexes_do_something() -> None:
    forge, hollow = Variant("x", rules={"map": "forge"}), Variant("x", rules={"map": "hollow"})
    state = position(Side(at=(2, -3), equipment=["deep-satchel"]), Side("mara", at=(-3, 0)), variant=forge)
    table = duel(priority, state, "move", "to 3,-3", dice=[4])  # a Brazier: 1d6 fire, as a trigger
    assert triple(state, 0) == (5, 5, 96)
    assert "triggers" in [kind for kind, _, _ in table.events]
    state = position(Side(at=(1, -4), equipment=["deep-satchel"]), Side("mara", at=(-3, 0)), variant=forge)
    duel(priority, state, "move", "to 1,-3")  # Rubble: one MP more
    assert triple(state, 0) == (5, 4, 100)
    state = position(Side(at=(4, -2)), Side("mara", at=(-3, 0)), variant=hollow)
    duel(end_phase, state)  # a Ley Node: one AP at the end of the turn
    assert triple(state, 0)[0] == 6
    with pytest.raises(BadVariant, match="there is no map 'crypta'"):
        GAME.rules.book(Variant("x", rules={"map": "crypta"}))


# -- cards between zones


@pytest.mark.rule("SK-025", "SK-099")
def test_cards_are_drawn_from_the_top_of_the_deck() -> None:
    state = position(Side(deck=["study", "pyroblast", "ember-dart"]), Side("mara", at=(6, -3)))
    duel(turn, state)
    assert keys(state, state.players[0].hand) == ["ember-dart"]
    assert keys(state, state.players[0].deck) == ["study", "pyroblast"]


@pytest.mark.rule("SK-026", "SK-R99")
def test_a_card_that_has_resolved_goes_to_discard() -> None:
    state = position(Side(hand=["ember-dart"]), Side("mara", at=(3, 0), hand=["throwing-knife"]))
    answer = upto(priority, state, "play ember-dart")
    assert (answer.seat, len(state.stack), state.players[0].discard) == (1, 1, [])
    state = position(Side(hand=["ember-dart"]), Side("mara", at=(3, 0)))
    duel(priority, state, "play ember-dart", dice=[3])
    assert keys(state, state.players[0].discard) == ["ember-dart"]
    assert state.players[0].zone == []


@pytest.mark.rule("SK-027")
def test_cards_make_players_discard_from_hand() -> None:
    state = position(
        Side("vexia", hand=["last-rites"], ap=10), Side("mara", at=(3, 0), hand=["vanish", "tumble"], ap=0)
    )
    duel(priority, state, "play last-rites", "drop tumble", dice=[1] * 6)
    assert keys(state, state.players[1].hand) == ["vanish"]
    assert keys(state, state.players[1].discard) == ["tumble"]


@pytest.mark.rule("SK-028", "SK-029")
def test_cards_return_from_discard_and_never_from_exile() -> None:
    state = position(
        Side(hand=["phoenix-rite"], discard=["pyroblast", "study"]), Side("mara", at=(3, 0)),
    )  # fmt: skip
    state.players[0].exile = [state.players[0].deck.pop()]  # a Pyroblast
    exiled = state.players[0].exile[0]
    table = duel(priority, state, "play phoenix-rite", "regain pyroblast")
    assert keys(state, state.players[0].hand) == ["pyroblast"]
    assert [each for _, key, each in table.asked if key == "regain"] == [["stop", "regain pyroblast"]]  # the fire card
    assert state.players[0].exile == [exiled]


@pytest.mark.rule("SK-029")
def test_exiled_cards_are_gone_for_this_game_only() -> None:
    state = position(Side(hand=["study"] * 11), Side("mara", at=(3, 0)))
    duel(end_phase, state, "exile study")
    assert keys(state, state.players[0].exile) == ["study"]
    gone = state.players[0].exile[0]
    duel(next_game, state)
    assert gone in state.players[0].deck
    assert state.players[0].exile == []


@pytest.mark.rule("SK-030", "SK-031", "SK-177", "SK-179")
def test_a_lasting_card_lies_in_the_effect_zone_until_its_moments_are_over() -> None:
    state = position(Side("mara", hand=["smoke-bomb"]), Side(at=(6, -3)))
    smoke = find(state, 0, "smoke-bomb")
    duel(priority, state, "play smoke-bomb", "at_hex 1,0")
    assert [(each.card, each.moments) for each in state.players[0].zone] == [(smoke, 3)]
    assert state.players[0].discard == []
    duel(end_phase, state)
    assert [each.moments for each in state.players[0].zone] == [2]
    state.active = Seat(0)
    duel(turn, state)  # two Moments
    assert state.players[0].zone == []
    assert state.players[0].discard == [smoke]


@pytest.mark.rule("SK-030", "SK-031", "SK-168")
def test_a_card_that_waits_for_its_occasion_goes_when_it_was_used() -> None:
    state = position(Side(hand=["world-in-flames", "ember-dart"]), Side("mara", at=(3, 0)))
    play(priority, state, "play world-in-flames", "play ember-dart", "pass")
    assert triple(state, 1)[2] == 94  # a Critical Strike: no die is rolled
    assert state.players[0].zone == []
    assert sorted(keys(state, state.players[0].discard)) == ["ember-dart", "world-in-flames"]


@pytest.mark.rule("SK-024")
def test_equipment_lies_in_its_own_row_and_can_not_be_dispelled() -> None:
    state = position(Side(hand=["unravel"]), Side("mara", at=(3, 0), zone=[Effect("shadow-double", moments=1)]))
    rows = GAME.page.scene(GAME.rules.view(state, 0), 0, ["A", "B"]).own.rows
    assert [zone.id for row in rows for zone in row] == ["powers-0", "gear-0", "effects-0"]
    table = duel(priority, state, "play unravel")  # the only card that can be Dispelled answers itself
    assert state.players[1].zone == []
    assert len(state.players[1].equipment) == 3
    assert ("ends", "SK-218") in [(kind, clause) for kind, clause, _ in table.events]
