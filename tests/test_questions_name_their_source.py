"""A question that a card, a power or a troop raises says which: 'Hot Streak: play one of these for free?'."""

import pytest

from rulewright.games import game_named
from rulewright.testing.battery import walk

RAISED = {  # by game: questions that texts of cards put, as far as random games come across them
    "outposts": {"bolt", "strike", "backlash", "repair", "expel", "return", "dismantle", "erode", "pin", "shift",
                 "raise", "seek", "bottom", "discard", "destroy", "withdraw", "place"},
    "seekers": {"may", "free_spell", "trigger_target", "trigger_direction", "new_target", "travel", "scry", "regain",
                "stash", "cleanse", "hasten", "discard", "target", "direction", "pay", "amplify"},
    "battleground": {"target", "more_targets", "crossing", "row", "lane", "field", "slot", "charge_slot", "summon"},
    "lytharian": {"target", "second", "amount", "harness", "search", "discard", "share", "bear", "revive", "step"},
    "elysia": {"cure", "coin_or_cure", "scout", "merchant", "whisper", "omen", "quiet", "bandits"},
}  # fmt: skip


@pytest.mark.parametrize("slug", RAISED)
def test_what_a_card_asks_begins_with_its_name(slug: str) -> None:
    game, seen = game_named(slug), set()
    for seed in range(4):
        for match in walk(game, 2, seed):
            for question in match.questions.values():
                if question.prompt.key in RAISED[slug]:
                    words = game.words.ask_words(game.rules.view(match.state, question.seat), question)
                    source, colon, rest = words.partition(": ")
                    assert all([colon, source[:1].isupper(), rest]), (question.prompt.key, words)
                    seen.add(question.prompt.key)
    assert len(seen) >= 3, seen
