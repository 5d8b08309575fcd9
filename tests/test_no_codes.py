"""Players read words: a clause's code stands in the rulebook, behind a log line and in an address, nowhere else."""

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from rulewright.games import GAMES
from rulewright.kernel.game import Game
from rulewright.kernel.rulebook import ID, rulebook_of
from rulewright.server.html.rulebook import plain_words
from rulewright.server.tables.clicks import question_view
from rulewright.testing.battery import walk

UNSEEN = {"clause", "keywords"}  # where a code belongs: it becomes an address


def texts(thing: Any) -> Iterator[str]:
    """Every text within a piece of page data, but for what is a clause by its name, or a keyword's clause."""
    if isinstance(thing, str):
        yield thing
    elif is_dataclass(thing) and not isinstance(thing, type):
        for field in fields(thing):
            if field.name not in UNSEEN:
                yield from texts(getattr(thing, field.name))
    elif isinstance(thing, dict):
        yield from texts(list(thing.values()))
    elif isinstance(thing, (list, tuple)):
        runs = len(thing) == 2 and isinstance(thing[1], str) and ID.fullmatch(thing[1])  # words and their clause
        for each in thing[:1] if runs else thing:
            yield from texts(each)


def coded(thing: Any) -> list[str]:
    """What is written for who makes the rulebook: clauses by their codes, and the arrows of a ruling."""
    return [text for text in texts(thing) if ID.search(text) or "->" in text]


@pytest.mark.parametrize("slug", GAMES)
def test_no_question_tip_or_thing_on_the_table_shows_a_clause(slug: str) -> None:
    game: Game = GAMES[slug]
    roll = random.Random(3)
    for match in walk(game, game.players[0], seed=5, every=3, most=240):
        for seat, question in match.questions.items():
            view = game.rules.view(match.state, seat)
            shown = question_view(game, view, question, ())
            assert shown is not None
            asked: list[Any] = [shown.words, shown.first_times, shown.undone, shown.rest]
            asked += [[c.label, c.tip, c.portrait] for c in (*shown.choices, *shown.plans)]
            assert coded(asked) == []
            names = [f"Player {n}" for n in range(match.seats)]
            scene = game.page.scene(view, seat, names)
            assert coded(scene) == []
            assert coded(game.page.preview(view, question)) == []
            refs = [ref for choice in shown.choices for ref in choice.refs]
            drawn = game.page.drawing(view, seat, roll.choice(refs)) if refs else None
            assert coded(drawn) == []


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_told_before_the_table_shows_no_clause(slug: str) -> None:
    page = GAMES[slug].page
    assert coded([page.lesson and page.lesson.steps, page.how_to_play, page.first_lines, GAMES[slug].tile]) == []


@pytest.mark.parametrize("slug", GAMES)
def test_a_clause_that_is_read_at_the_table_names_no_other(slug: str) -> None:
    for clause in rulebook_of(GAMES[slug]).clauses.values():
        told = plain_words(clause.text)
        assert told
        assert not ID.search(told), clause.text
        assert "->" not in told, clause.text


def test_what_a_clause_says_beside_a_code_stays() -> None:
    assert plain_words("Cheaper (AB-R23).") == "Cheaper."
    assert plain_words("Removed (only those with a duration: AB-R1; once: AB-2).") == (
        "Removed (only those with a duration; once)."
    )
    assert plain_words("May it? -> No. -> AB-074.") == "May it? No."
    assert plain_words("What is it? -> A thing (AB-3). -> The page before says so.") == "What is it? A thing."
    assert plain_words("Counted as in AB-019.") == "Counted as in the rules."
    assert plain_words("A line (in words) stays.") == "A line (in words) stays."
