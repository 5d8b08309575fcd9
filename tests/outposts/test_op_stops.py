"""The Draw step can be skipped whenever its player wishes: a stop that is off until somebody sets it."""

import pytest
from outposts_table import GAME, Post, Script, Side, ask, drafted, position

from rulewright.games.outposts.mind.consider import consider
from rulewright.games.outposts.rules import prompts, verbs
from rulewright.games.outposts.rules.state import ACTED, GroupId, OutpostId, State, Target
from rulewright.games.outposts.rules.turn import draw_cards
from rulewright.kernel.dice import Dice
from rulewright.kernel.match import Match
from rulewright.kernel.question import Question, Seat


def full_deck() -> State:
    return position(Side(outposts=[Post(), Post()], hand=["cinder-whelp"]), Side())


@pytest.mark.rule("OP-067", "OP-068", "OP-P05")
def test_any_step_may_be_skipped_also_drawing_from_a_full_deck() -> None:
    """'You may choose/be forced to skip any of them.'"""
    state = full_deck()
    table = Script(state, ["skip"])
    table.windows = True
    draw_cards(table, state)
    assert state.idle == 0
    assert table.asked == [(0, "before_draw", ["take", "skip"])]
    player = state.players[0]
    assert (len(player.hand), len(player.deck), len(player.outposts)) == (1, 10, 2)


@pytest.mark.rule("OP-067", "OP-P05")
def test_by_default_nobody_is_asked_before_drawing_from_a_full_deck() -> None:
    state = full_deck()
    table = Script(state, [])
    draw_cards(table, state)
    assert (state.idle, table.asked) == (ACTED, [])
    assert [stop.on for stop in GAME.page.stops if stop.key == "draw"] == [False]


@pytest.mark.rule("OP-P05")
def test_with_a_short_deck_the_question_is_no_window() -> None:
    asked = ask(draw_cards, position(Side(deck=["1/1/1"]), Side()))
    assert (asked.why.key, asked.why.window) == ("take_draw", False)
    assert prompts.BEFORE_DRAW.window


@pytest.mark.rule("OP-P05")
def test_a_match_with_windows_puts_it_and_its_forks_and_records_repeat_it() -> None:
    match = Match(GAME, position=full_deck(), variant=drafted(), windows=True)
    assert match.question is not None
    assert GAME.page.stop_for(match.state, match.question) == "draw"
    match.answer(0, "skip")
    assert match.question.prompt.key == "play"
    assert len(match.fork().here().players[0].hand) == 1
    assert match.imagine(0, Dice(1)).here().step == match.state.step
    assert Match.load(match.record(), GAME).state == match.state


@pytest.mark.rule("OP-P05")
def test_bots_do_not_think_about_a_draw_that_costs_nothing() -> None:
    state = full_deck()
    assert consider(state, Seat(0), [verbs.TAKE, verbs.SKIP]) == [verbs.TAKE]
    state.players[0].deck = state.players[0].deck[:1]
    assert consider(state, Seat(0), [verbs.TAKE, verbs.SKIP]) == [verbs.TAKE, verbs.SKIP]


@pytest.mark.rule("OP-145", "OP-P18")
@pytest.mark.parametrize(
    ("posts", "groups", "asked"),
    [
        ([Post(), Post()], [["3/0/3"], ["2/0/2"]], False),
        ([Post(defenders=["1/1/1"]), Post()], [["3/0/3"], ["2/0/2"]], True),
        ([Post(closed=["+0/+2"]), Post()], [["3/0/3"], ["2/0/2"]], True),
        ([Post(), Post()], [["night-heron"], ["2/0/2"]], True),
    ],
)
def test_the_order_of_assaults_is_asked_only_where_it_can_matter(
    posts: list[Post], groups: list[list[str]], asked: bool
) -> None:
    state = position(Side(groups=groups), Side(outposts=posts))
    state.targets = [Target(Seat(1), OutpostId(0)), Target(Seat(1), OutpostId(1))]
    first, second = verbs.ASSAULT(GroupId(0)), verbs.ASSAULT(GroupId(1))
    plain = GAME.page.obvious(state, Question(Seat(0), (first, second), prompts.NEXT))
    assert plain == (None if asked else ("order", first))
    state.targets[1] = state.targets[0]  # the second finds what the first leaves
    assert GAME.page.obvious(state, Question(Seat(0), (first, second), prompts.NEXT)) is None
