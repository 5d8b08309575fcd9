"""Damage that is distributed among several is one choice on the page: every plan is a legal row of answers."""

import pytest
from outposts_table import GAME, Post, Side, ask, names, play, position

from rulewright.games.outposts.page.answers import role
from rulewright.games.outposts.page.plans import plans
from rulewright.games.outposts.rules import prompts
from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.state import State, card_of
from rulewright.games.outposts.rules.turn import draw_cards
from rulewright.kernel.question import Question, Seat


def used_up(outposts: int) -> State:
    side = Side(outposts=[Post(counters=7), *[Post()] * (outposts - 1)], deck=[], discard=["1/1/1"] * 4, turns=1)
    return position(side, Side())


@pytest.mark.rule("OP-076", "OP-P06")
@pytest.mark.parametrize(("outposts", "ways"), [(2, 6), (3, 21)])
def test_every_split_of_the_reshuffle_damage_is_one_choice(outposts: int, ways: int) -> None:
    state = used_up(outposts)
    asked = ask(draw_cards, state, "take")
    found = plans(state, Question(Seat(0), list(asked.options), prompts.SPLIT))
    assert found is not None
    assert len(found.ways) == ways
    assert found.ways[0].role == "usual"
    assert "falls" not in found.ways[0].words  # as it hurts least
    seen = set()
    for way in found.ways:
        after = used_up(outposts)
        play(draw_cards, after, "take", *[GAME.words.notation(after, answer) for answer in way.answers])
        seen.add(tuple((post.standing, post.counters) for post in after.players[0].outposts))
    assert len(seen) == ways


@pytest.mark.rule("OP-161", "OP-P23")
def test_whom_the_defenders_strike_first_is_one_choice() -> None:
    group = [["4/0/3", "3/0/4", "1/0/1"]]
    state = position(Side(groups=group), Side(outposts=[Post(defenders=["5/9/9"])]))
    asked = ask(attack, state, "take")
    assert asked.why == prompts.COUNTER
    found = plans(state, Question(Seat(1), list(asked.options), prompts.COUNTER))
    assert found is not None
    first = found.ways[0]
    assert first.words.startswith("Destroy 4/0/3")
    notations = [GAME.words.notation(state, answer).partition("#")[0] for answer in first.answers]
    assert notations == ["kill 4/0/3", "kill 3/0/4", "kill 1/0/1", "finish"]
    assert set(asked.options) <= set(first.within)
    assert names(state, state.players[0].groups[0]) == group[0]


@pytest.mark.rule("OP-153")
@pytest.mark.parametrize(("counters", "marked"), [(9, "kill 1/0/3"), (4, "hit 6")])
def test_what_the_fall_of_an_outpost_leaves_over_is_marked_for_its_guards(counters: int, marked: str) -> None:
    guarded = Post(counters=counters, defenders=["1/0/3", "1/0/2"])
    state = position(Side(groups=[["6/0/6"]]), Side(outposts=[guarded, Post()]))
    asked = ask(attack, state, "take", "outpost 1 0")
    question = Question(Seat(0), list(asked.options), prompts.ASSIGN)
    ready = [option for option in asked.options if role(state, question, option)[0] == "ready"]
    assert [GAME.words.notation(state, option).partition("#")[0] for option in ready] == [marked]


@pytest.mark.rule("OP-153")
@pytest.mark.parametrize(("counters", "words"), [(3, "All 7 on the Outpost: it falls"), (2, "All 7 on the Outpost")])
def test_who_has_more_than_the_outpost_can_take_reads_that_it_falls(counters: int, words: str) -> None:
    outpost = Post(counters=counters, defenders=["1/0/9"])
    state = position(Side(groups=[["7/0/3"]]), Side(outposts=[outpost]))
    asked = ask(attack, state, "take")
    assert asked.why == prompts.ASSIGN
    assert role(state, Question(Seat(0), list(asked.options), prompts.ASSIGN), asked.options[0]) == ("ready", words)


@pytest.mark.rule("OP-K17", "OP-153")
def test_a_guard_that_has_to_fall_first_is_the_answer_that_stands_ready() -> None:
    state = position(Side(groups=[["9/0/4"]]), Side(outposts=[Post(defenders=["toll-guard"])]))
    assert card_of(state, state.players[1].outposts[0].defenders[0]).guard
    asked = ask(attack, state, "take")
    question = Question(Seat(0), list(asked.options), prompts.ASSIGN)
    ready = [option for option in asked.options if role(state, question, option)[0] == "ready"]
    assert [option.verb for option in ready] == ["kill"]
