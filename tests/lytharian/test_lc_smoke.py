"""Lytharian Chess as a whole: random games of every game and mode end, and the kernel's properties hold."""

import pytest
from lytharian_table import GAME, Side, Troop, duel, face_up, hurt, main_phase, position, troop_at, under, who

from rulewright.kernel.playout import playout


@pytest.mark.parametrize("mode", ["standard", "maelstorm", "chaos"])
@pytest.mark.parametrize("game", ["main", "duels", "pawns"])
def test_random_games_end_in_every_game_and_mode(game: str, mode: str) -> None:
    for seed in range(4):
        assert playout(GAME, 2, seed, variant=under(game=game, mode=mode)).outcome.winners in ((0,), (1,))


@pytest.mark.rule("LC-E05")
def test_a_pawn_kills_a_pawn_and_takes_its_square() -> None:
    state = position(
        Side([Troop("brudakian-magemaster", "d3")]),
        Side([Troop("zuk-gar-shocktrooper", "e5", up=False)], hand=["spark"], mana=0),
    )
    before = len(state.players[1].hand)
    duel(main_phase, state, "move d3-d4", "attack d4xe5", "end")
    assert (who(state, "e5"), hurt(state, "e5"), troop_at(state, "d4")) == ("brudakian-magemaster", 1, -1)
    assert len(state.players[1].hand) == before + 1
    assert face_up(state, "e5")
