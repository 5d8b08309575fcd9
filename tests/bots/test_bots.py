"""Bots are fair, repeatable, and better than chance."""

import dataclasses
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from rulewright.bots import BOTS, Chair, bot_named
from rulewright.bots.chair import DOUBT, TRIES, World, answer_by_bot, chair_at, chair_of, own_dice
from rulewright.bots.greedy import FINALISTS, GreedyBot
from rulewright.bots.judging import Judged
from rulewright.bots.mcts import MctsBot
from rulewright.games import game_named
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import Contradiction, UnknownName
from rulewright.kernel.fork import Enough, Fork
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option, Prompt, Seat
from rulewright.kernel.viewpoint import Viewpoint
from rulewright.lab.arena import simulate

GAME = game_named("outposts")


class FirstBot:
    """The negative control: always the first option."""

    def choose(self, chair: Chair, dice: Dice) -> Option:
        return chair.question.options[0]


@pytest.fixture
def first_bot() -> Iterator[None]:
    BOTS["first"] = lambda _: FirstBot()
    yield
    del BOTS["first"]


def stop(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
    raise Enough


def played_on(seed: int, answers: int) -> Match:
    """A match after some random answers."""
    match = Match(GAME, 2, seed)
    bot = bot_named("random")
    while match.question and len(match.history) < answers:
        answer_by_bot(match, match.question.seat, bot)
    return match


def within_reach(thing: object) -> list[object]:
    """What a bot finds by plain attribute access, and who owns the functions it finds."""
    found = [getattr(thing, name) for name in dir(thing) if not name.startswith("__")]
    return found + [one.__self__ for one in found if hasattr(one, "__self__")]


@pytest.mark.parametrize("answers", [0, 9, 40])
def test_a_chair_holds_neither_the_match_nor_its_state(answers: int) -> None:
    match = played_on(3, answers)
    assert match.question is not None
    chair = chair_of(match, match.question.seat)
    reachable = within_reach(chair) + within_reach(chair.imagine(Dice(1)))
    assert not [one for one in reachable if isinstance(one, Match | Fork)]
    assert not [one for one in reachable if one is match.state]
    assert not hasattr(chair, "__dict__")
    assert not hasattr(chair.imagine(Dice(1)), "__dict__")


@pytest.mark.parametrize("answers", [0, 9, 40, 80])
def test_an_imagined_world_looks_the_same_from_the_chair_and_rolls_otherwise(answers: int) -> None:
    match = played_on(4, answers)
    assert match.question is not None
    seat = match.question.seat
    chair = chair_of(match, seat)
    rolls = set()
    for seed in range(5):
        here = chair.imagine(Dice(seed)).run(stop)
        assert here.dice.state != match.state.dice.state
        rolls.add(here.dice.bits())
        assert GAME.rules.view(here, seat) == chair.view
    assert len(rolls) == 5


def test_what_others_hold_is_dealt_anew_in_every_world() -> None:
    match = played_on(5, 60)
    assert match.question is not None
    seat = match.question.seat
    chair = chair_of(match, seat)
    worlds = {tuple(chair.imagine(Dice(seed)).run(stop).faces) for seed in range(10)}
    assert len(worlds) > 5


def test_answering_at_once_shows_no_bot_what_the_other_answered() -> None:
    match = Match(GAME, 2, 1)
    while len(match.questions) < 2:
        assert match.question is not None
        match.answer(match.question.seat, 0)
    second = list(match.questions)[1]
    before = chair_of(match, second).view
    match.answer(next(iter(match.questions)), 0)
    assert chair_of(match, second).view == before


@pytest.mark.parametrize("code", ["random", "greedy", "mcts:20"])
@pytest.mark.parametrize("answers", [0, 12, 50])
def test_a_bot_answers_the_same_whenever_it_is_asked_the_same(code: str, answers: int) -> None:
    match = played_on(6, answers)
    assert match.question is not None
    seat = match.question.seat
    chair = chair_of(match, seat)
    random.seed(1)
    first = bot_named(code).choose(chair, own_dice(6, seat, answers))
    random.seed(2)
    assert bot_named(code).choose(chair, own_dice(6, seat, answers)) == first
    assert first in chair.question.options


@pytest.mark.parametrize("code", ["greedy", "mcts:50"])
def test_a_bot_does_not_think_where_only_one_answer_is_worth_considering(code: str) -> None:
    match = played_on(7, 30)
    assert match.question is not None
    seat, only = match.question.seat, match.question.options[-1]
    game = replace(GAME, mind=replace(GAME.mind, consider=lambda state, seat, options: [only]))
    chair = chair_of(match, seat)

    def imagine(dice: Dice) -> World:
        raise AssertionError("there is nothing to think about")

    blind = Chair(game, seat, chair.question, lambda: chair.view, imagine)
    assert bot_named(code).choose(blind, Dice(1)) == only


@pytest.mark.slow
@pytest.mark.parametrize(("code", "games"), [("random", 6), ("greedy", 6), ("mcts:10", 2)])
def test_two_equal_bots_split_exactly_evenly(code: str, games: int) -> None:
    result = simulate(GAME, [code, code], games, seed=11)
    one, other = result.standings
    assert (one.wins, one.draws, one.losses) == (other.wins, other.draws, other.losses)
    assert one.wins == one.losses
    for pair in zip(result.played[::2], result.played[1::2], strict=True):
        assert pair[0].winners == pair[1].winners
        assert pair[0].turns == pair[1].turns


@pytest.mark.slow
def test_greedy_compares_the_best_few_in_more_worlds() -> None:
    match = played_on(4, 40)
    assert match.question is not None
    seat = match.question.seat
    chair = chair_of(match, seat)

    def judged(worlds: int, finals: int) -> list[Judged]:
        game = replace(GAME, mind=replace(GAME.mind, worlds=worlds, finals=finals))
        bot = GreedyBot()
        return bot.judge(Chair(game, seat, chair.question, lambda: chair.view, chair.imagine), Dice(7))

    plain, final = judged(2, 0), judged(2, 5)
    assert len(plain) == len(final) > FINALISTS
    assert {each.trials for each in plain} == {2}
    assert [each.trials for each in final] == [7] * FINALISTS + [2] * (len(final) - FINALISTS)
    assert {each.option for each in final[:FINALISTS]} == {each.option for each in plain[:FINALISTS]}
    assert final[FINALISTS:] == plain[FINALISTS:]
    assert [each.value for each in final[:FINALISTS]] == sorted((e.value for e in final[:FINALISTS]), reverse=True)


@pytest.mark.parametrize(("turns", "every", "share"), [(1, 1, 0), (2, 1, 1 / 2), (3, 1, 1 / 3), (2, 2, 1), (3, 2, 0)])
def test_a_search_goes_by_the_mean_of_what_turns_end_with(turns: int, every: int, share: float) -> None:
    """Here nothing is worth anything but the end of the second turn."""
    match = played_on(4, 40)
    assert match.question is not None
    seat, second = match.question.seat, match.state.turn + 2
    chair = chair_of(match, seat)

    def value(state: Any, seat: Seat) -> float:
        return float(state.turn == second)

    mind = replace(GAME.mind, learned=None, value=value, horizon=turns, every=every)
    thinking = Chair(replace(GAME, mind=mind), seat, chair.question, lambda: chair.view, chair.imagine)
    for each in MctsBot(16).judge(thinking, Dice(7)):
        assert each.value == pytest.approx(DOUBT + (1 - 2 * DOUBT) * share)


@pytest.mark.slow
def test_greedy_beats_chance() -> None:
    greedy, chance = simulate(GAME, ["greedy", "random"], games=40, seed=1).standings
    assert greedy.rate.low > 0.5 > chance.rate.high


@pytest.mark.slow
@pytest.mark.usefixtures("first_bot")
def test_the_negative_control_loses() -> None:
    first, greedy = simulate(GAME, ["first", "greedy"], games=20, seed=1).standings
    assert first.rate.high < 0.5 < greedy.rate.low


@pytest.mark.parametrize(
    ("code", "hint"),
    [
        ("grede", "random, hunch, greedy, mcts:N"),
        ("", "random, hunch, greedy, mcts:N"),
        ("mcts", "mcts:200"),
        ("mcts:", "whole"),
        ("mcts:0", "whole"),
        ("mcts:-5", "whole"),
        ("mcts:many", "whole"),
        ("greedy:3", "takes no number"),
    ],
)
def test_an_unknown_code_says_what_there_is(code: str, hint: str) -> None:
    with pytest.raises(UnknownName, match=hint):
        bot_named(code)


@pytest.mark.parametrize("faults", [1, TRIES, TRIES + 1])
def test_a_world_that_contradicts_what_was_done_is_imagined_again(faults: int) -> None:
    class Broken(Fork[Any]):
        def run(self, policy: Any, turns: int = 1, table_of: Any = None, between: Any = None) -> Any:
            raise Contradiction("this could not have been done here")

    left = [faults]

    class Doubtful(Viewpoint):
        def imagine(self, dice: Dice) -> Fork[Any]:
            fork = super().imagine(dice)
            left[0] -= 1
            return Broken(fork.game, fork.start, fork.script, seed=fork.seed) if left[0] >= 0 else fork

    match = Match(GAME, 2, 5)
    true = match.viewpoint(next(iter(match.questions)))
    doubtful = Doubtful(**{each.name: getattr(true, each.name) for each in dataclasses.fields(true)})
    world = chair_at(doubtful).imagine(Dice(1))
    if faults > TRIES:
        with pytest.raises(Contradiction):
            world.run(stop, 1)
    else:
        assert world.run(stop, 1).seats == 2
