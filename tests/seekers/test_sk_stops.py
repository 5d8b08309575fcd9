"""Where the page stops a player, and what it answers for them."""

from dataclasses import replace

import pytest

from rulewright.games import game_named
from rulewright.games.seekers.page.stops import STOPS, obvious, stop_for
from rulewright.games.seekers.rules import prompts
from rulewright.games.seekers.rules.position import Side, position
from rulewright.kernel.match import Match
from rulewright.kernel.question import Question, Seat
from rulewright.server.html.bars.answers import answers
from rulewright.server.tables.clicks import question_view

GAME = game_named("seekers")


def answering(played: str, held: str) -> tuple[Match, Question]:
    """Isolde may answer what Theron plays; he stands beside her."""
    caster = Side("theron", (0, 0), hand=(played,), deck=("study",) * 6, ap=9)
    state = position(caster, Side("isolde", (1, 0), hand=(held,), deck=("study",) * 6, ap=9))
    match = Match(GAME, seed=1, position=state)
    match.answer(0, next(each for each in match.questions[Seat(0)].options if each.verb == "play"))
    while Seat(1) not in match.questions:
        match.answer(0, 0)
    return match, match.questions[Seat(1)]


@pytest.mark.rule("SK-153")
@pytest.mark.parametrize(
    ("played", "held", "stop"),
    [
        ("arcane-motes", "rime-armor", "answer"),  # at Isolde
        ("study", "rime-armor", "harmless"),  # Theron draws: armor is no answer
        ("study", "deny", "answer"),  # but it can be countered
    ],
)
def test_one_is_stopped_by_what_touches_one_or_can_be_countered(played: str, held: str, stop: str) -> None:
    match, question = answering(played, held)
    assert stop_for(match.state, question) == stop
    assert {each.key: each.on for each in STOPS}[stop] == (stop == "answer")


@pytest.mark.rule("SK-079")
def test_the_deck_stays_as_it_is_in_a_first_game_unless_one_wants_to_be_asked() -> None:
    match = Match(GAME, seed=1)
    while (question := match.question) is not None and question.prompt != prompts.SIDE_IN:
        match.answer(question.seat, 0)
    assert question is not None
    assert obvious(match.state, question) == ("sideboard", prompts.STOP)
    assert "sideboard" in {stop.key for stop in STOPS if not stop.on}
    assert obvious(replace(match.state, game=2), question) is None


@pytest.mark.rule("SK-222")
def test_top_and_bottom_keep_their_places_from_card_to_card() -> None:
    seer = Side("theron", (0, 0), hand=("foresight",), deck=("study",) * 3 + ("blink", "pyroblast"), ap=9)
    match = Match(GAME, seed=1, position=position(seer, Side("isolde", (4, 0), deck=("study",) * 6, ap=0)))
    match.answer(0, next(each for each in match.questions[Seat(0)].options if each.verb == "play"))
    places: list[list[str]] = []
    while len(places) < 2:
        (question,) = match.questions.values()
        if question.prompt.key != prompts.SCRY.key:
            match.answer(question.seat, 0)
            continue
        view = GAME.rules.view(match.state, Seat(0))
        several = len({option.a for option in question.options}) > 1
        shown = question_view(GAME, view, question, (f"card-{question.options[0].a}",) if several else ())
        assert shown is not None
        found = answers(shown)
        assert found.primary is not None
        asked = {ref for option in question.options for ref in GAME.words.refs(view, option)}
        scene = GAME.page.scene(view, Seat(0), ("Ada", "Bo"))
        assert GAME.page.close_up(view, None, scene).middle == ()  # in a replay the board is seen
        middle = GAME.page.close_up(view, question, scene).middle
        assert {item.id for zone in middle for item in zone.items} == {f"card-{each.a}" for each in question.options}
        assert asked & {ref for choice in shown.offered for ref in choice.refs}  # so it is shown over the board
        places.append([choice.label.rsplit(" ", 1)[1] for choice in (*found.beside, found.primary)])
        match.answer(0, question.options[0])
    assert places == [["bottom", "top"]] * 2
