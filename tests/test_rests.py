"""A playout may begin in the middle of a turn, where its rest follows from the state alone: it makes no difference."""

import pytest

from rulewright.games import GAMES, game_named
from rulewright.kernel.copying import pack_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.match import Match
from rulewright.kernel.playout import random_policy

WITH_RESTS = [slug for slug in GAMES if GAMES[slug].rules.rests]
STEPS_OF_A_TURN = {"outposts": "OP-066", "seekers": "SK-087", "battleground": "BG-049", "lytharian": "LC-074",
                   "elysia": "RE-104"}  # fmt: skip


def by_clause(slug: str) -> object:
    """A game's slug, and the clause that gives a turn its steps."""
    return pytest.param(slug, marks=[pytest.mark.rule(STEPS_OF_A_TURN[slug])] if slug in STEPS_OF_A_TURN else [])


@pytest.mark.parametrize("slug", [by_clause(slug) for slug in WITH_RESTS])
def test_the_rest_of_a_turn_follows_from_the_state(slug: str) -> None:
    match = Match(game_named(slug), 2, 4)
    policy, midway = random_policy(4), 0
    while midway < 40 and (question := match.question):
        world = match.imagine(question.seat, Dice(len(match.history)))
        whole = world.run(random_policy(1), turns=1)
        if world.later is not None:
            midway += 1
            assert pack_state(world.run(random_policy(1), turns=1)) == pack_state(whole)
        match.answer(question.seat, policy(match.state, question.seat, question.options, question.prompt))
    assert midway == 40


def test_all_games_with_long_turns_have_such_moments() -> None:
    assert {"battleground", "elysia", "lytharian", "outposts", "seekers"} <= set(WITH_RESTS)
