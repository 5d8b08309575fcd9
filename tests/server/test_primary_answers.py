"""In every game: the answer that is marked is never one that says it does nothing, while another does something."""

import random
import re
from pathlib import Path

import pytest

from rulewright.games import GAMES, OURS
from rulewright.kernel.match import Match
from rulewright.kernel.record import Record
from rulewright.server.html.bars.answers import Answers, answers
from rulewright.server.tables.clicks import question_view
from rulewright.server.tables.table_view import Choice, QuestionView

NOTHING = re.compile(
    r"\b0 damage\b|nobody in range|can't move|would not move|\bno damage\b|\bdo(es)? nothing\b", re.IGNORECASE
)
RECORDS = Path(__file__).parents[1] / "records"
PASSIVE = ("pass", "end", "idle", "spare")


def does_nothing(choice: Choice) -> bool:
    """By its own words: on the button, or in what it would come to."""
    return choice.role == "idle" or bool(NOTHING.search(f"{choice.label} {choice.tip}"))


def wrongly_marked(question: QuestionView, found: Answers) -> bool:
    """Whether something is primary that does nothing, or passing is marked, though another answer does something.

    What passes or ends has its place and says so; there it may stand unmarked.
    """
    first = found.primary
    if first is None:
        return False
    better = [
        c for c in question.offered if c is not first and c.role not in (*PASSIVE, "aside") and not does_nothing(c)
    ]
    return bool(better) and (
        (does_nothing(first) and first.role not in ("pass", "end")) or (found.gold and first.role in PASSIVE)
    )


@pytest.mark.parametrize("slug", OURS)
def test_what_is_primary_does_something_where_anything_does(slug: str) -> None:
    game, asked = GAMES[slug], 0
    for seed in range(4):
        match, dice = Match(game, 2, seed=seed), random.Random(seed)
        for _ in range(250):
            if not match.questions:
                break
            seat, question = next(iter(match.questions.items()))
            view = match.viewpoint(seat).view()
            shown = question_view(game, view, question, ())
            assert shown is not None
            assert not wrongly_marked(shown, answers(shown)), (seed, len(match.history), shown.words)
            asked += len(question.options) > 1
            match.answer(seat, dice.choice(question.options))
    assert asked > 100


BOUGHT = ("prince", "crystal")  # what wins by being paid for
RECORDED = [Record.parse(path.read_text(encoding="utf-8")) for path in sorted(RECORDS.glob("*/[0-9]*.txt"))]


@pytest.mark.parametrize("slug", ["elysia", "outposts"])
def test_what_is_bought_to_win_a_game_is_the_gold_answer(slug: str) -> None:
    record = next(each for each in RECORDED if each.game == slug and each.answers[-1].text in BOUGHT)
    game, last = GAMES[slug], record.answers[-1]
    match = Match.load(record, game, len(record.answers) - 1)
    question = match.questions[last.seat]
    index = [game.words.notation(match.state, option) for option in question.options].index(last.text)
    shown = question_view(game, match.viewpoint(last.seat).view(), question, ())
    assert shown is not None
    found = answers(shown)
    assert found.primary is not None
    assert (found.primary.index, found.gold) == (index, True)


def test_what_wins_when_it_is_played_out_is_gold_though_it_only_passes() -> None:
    choices = [Choice(0, "Let it happen", ("button-pass",), "pass"), Choice(1, "Riposte", ("card-3",))]
    shown = QuestionView("Answer?", "", "respond", choices)
    assert not answers(shown).gold
    shown = QuestionView("Answer?", "", "respond", choices, wins=0)
    assert (answers(shown).primary, answers(shown).gold) == (choices[0], True)
