"""Bots of former times still play, so that they can be met."""

import pytest

from rulewright.bots import find_bot
from rulewright.bots.chair import answer_by_bot
from rulewright.games import GAMES, OURS
from rulewright.kernel.match import Match

ANSWERS = 12


@pytest.mark.parametrize("slug", OURS)
@pytest.mark.parametrize("code", ["bench.champions.first:Greedy", "bench.champions.first:Mcts50"])
def test_a_champion_of_former_times_answers(slug: str, code: str) -> None:
    bot, match = find_bot(code), Match(GAMES[slug], 2, seed=3)
    while len(match.history) < ANSWERS and match.questions:
        for seat in match.questions:
            answer_by_bot(match, seat, bot)
    assert len(match.history) >= ANSWERS
