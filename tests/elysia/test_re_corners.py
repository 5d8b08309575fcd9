"""Corners that broken lines showed to be unproven: numbers that a variant changes, switches, who is asked for what."""

import pytest
from elysia_table import Side, arena, duel, fighting, idle, names, position

from rulewright.games.elysia.rules.book import make_book
from rulewright.kernel.errors import BadVariant
from rulewright.kernel.variant import Variant

PLAINS = {(1, 0): "plains"}


# -- the numbers of a card


@pytest.mark.rule("RE-212", "RE-211")
def test_a_variant_changes_the_written_reward_and_what_is_paid() -> None:
    """ "Exhausting a Monster activates its written Reward": the number on the card is the number paid."""
    changed = Variant("rich", {"side_quests": "backstab"}, {"troll": {"gainwild": 5, "gainitem": 2}})
    state = position(
        Side(at=(1, 0), hand=("claymore",) * 7, deck=(), wild=0), idle(), tiles=PLAINS, npcs=[("troll", (1, 0))],
        exploration=("raft", "scimitar", "holy-sword"), variant=changed,
    )  # fmt: skip
    assert "5 Wild and the next 2 Item Cards" in state.book.cards[state.book.keys["troll"]].text
    duel(fighting(arena(state, [0], ["npc 1"])), state, *["drop claymore"] * 4, "fight", "play claymore")
    assert state.players[0].wild == 5
    assert names(state, state.players[0].discard)[-2:] == ["raft", "scimitar"]


@pytest.mark.rule("RE-083", "RE-096", "RE-241")
def test_what_a_quest_asks_for_is_the_tunable_and_its_prize_is_on_the_card() -> None:
    """ "Huntsmaster (levels that add up to 18)": one number, in one place."""
    for key in ("dark-lord", "merchant-prince", "huntsmaster", "huntsmaster-side"):
        with pytest.raises(BadVariant, match="has no number 'need'"):
            make_book(Variant("x", cards={key: {"need": 3}}))
    book = make_book(Variant("x", {"huntsmaster_side_levels": 4}, {"huntsmaster-side": {"wild": 7},
                                                                   "cartographer": {"need": 9}}))  # fmt: skip
    side, tiles = (book.cards[book.keys[key]] for key in ("huntsmaster-side", "cartographer"))
    assert (side.need, side.wild, tiles.need) == (4, 7, 9)
