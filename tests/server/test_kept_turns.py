"""From the turns that were kept a match goes on as if it had never left memory."""

import random

import pytest

from rulewright.games import GAMES, OURS
from rulewright.kernel.match import Match
from rulewright.server.store.kept_turns import keep_turn, resume


@pytest.mark.slow
@pytest.mark.parametrize("slug", OURS)
def test_a_match_goes_on_from_its_kept_turns(slug: str) -> None:
    roll, game = random.Random(slug), GAMES[slug]
    match = Match(game, 2, seed=5, windows=bool(game.page.stops))
    kept: list[bytes] = []
    numbers: list[int] = []
    since = 0
    while match.questions and len(match.turns) < 14:
        seat, question = roll.choice(list(match.questions.items()))
        match.answer(seat, roll.randrange(len(question.options)))
        turn = len(match.turns) - 1
        begun = turn > since and match.turns[turn] == len(match.history)
        if not begun or match.outcome or roll.random() < 0.1:  # now and then one is not kept
            continue
        kept.append(keep_turn(match, since))
        numbers = [*numbers[: len(kept) - 1], turn]
        since = turn
        again = resume(match.record(), game, kept)
        assert again.state == match.state
        assert again.questions == match.questions
        assert (again.log, again.turns, again.pages) == (match.log, match.turns, match.pages)
        assert again.record() == match.record()
        assert again.turn_seats() == match.turn_seats()
        if len(match.course.past) == len(again.course.past):
            everybody = range(match.seats)
            whys = [[each.why_no_undo(seat, everybody) for seat in everybody] for each in (match, again)]
            assert whys[0] == whys[1]
            if whys[0][seat] is None:  # and what ended the turn before is taken back as it would have been
                for each in (match, again):
                    each.undo(seat, everybody)
                assert again.record() == match.record()
                assert (again.state, again.questions) == (match.state, match.questions)
                since = min(since, len(match.turns) - 1)
                kept = [each for each, n in zip(kept, numbers, strict=False) if n <= since]
    assert len(kept) > 3
