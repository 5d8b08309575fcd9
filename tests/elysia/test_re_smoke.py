"""The kernel's battery of properties on Elysia, and whole games at every number of players and in every mode."""

import pytest
from elysia_table import FIRST, GAME, HERO, Side, at, names, npcs, play, position, ruled, stacked_duel, told, turn, upto

from rulewright.kernel.dice import Dice
from rulewright.kernel.match import Match
from rulewright.kernel.playout import playout
from rulewright.kernel.variant import OFFICIAL, Variant

ADVANCED = {"trading": True, "advanced_market": True, "lives": True}
MODES = [
    pytest.param(OFFICIAL, id="destiny"),
    pytest.param(HERO, id="hero"),
    pytest.param(ruled(**ADVANCED), id="advanced"),
    pytest.param(ruled(scenario="hero", coop=True, **ADVANCED), id="hero-advanced"),
]


@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize("variant", MODES)
def test_random_games_end(seats: int, variant: Variant) -> None:
    for seed in range(2):
        outcome = playout(GAME, seats, seed, variant=variant).outcome
        assert all(0 <= seat < seats for seat in outcome.winners)


def test_a_position_plays_a_turn() -> None:
    state = position(
        Side(hand=("march", "longsword"), wild=0), Side("vega", at=(1, 0)), tiles={(1, 0): "plains", (2, 0): "forest"}
    )
    assert upto(turn, GAME.rules.view(state, None)).why.key == "play"
    play(turn, state, "play march", "finish", "step 1,0", "step 2,0", "done")
    assert at(state, 0) == (2, 0)
    assert len(state.players[0].hand) == state.book.rules.hand_size


def test_a_monster_found_in_ruins_attacks_first() -> None:
    state = position(
        Side(hand=("longsword", "march", "march", "march", "march"), wild=0),
        Side("vega"),
        tiles={(1, 0): "ruins/plains"},
        encounter=("rat",),
    )
    table = stacked_duel(
        turn, state, "play march", "finish", "step 1,0", "stop", "drop march", "play longsword", "done"
    )
    assert told(table, "strikes")[0]["each"] == 1
    assert npcs(state) == []
    assert state.players[0].net == 1
    assert state.players[0].hunt == 1
    assert "longsword" in names(state, state.players[0].discard)


def test_conceal_keeps_the_pieces_of_the_map() -> None:
    match = Match(GAME, 2, 5)
    other = GAME.rules.view(match.state, None)
    GAME.rules.conceal(other, FIRST, Dice(1))
    kind = [match.state.book.cards[face].kind for face in other.faces]
    assert sum(kind[card] != "overlay" for card in other.map_deck) == match.state.left[0]
