"""Levels miss narrowly and never by much; several processes think as one; a position travels whole."""

import multiprocessing
import os
from dataclasses import replace

import pytest

from rulewright.bots import bot_named
from rulewright.bots.chair import answer_by_bot, chair_at, chair_of, own_dice
from rulewright.bots.judging import Judge, Judged, ranked
from rulewright.bots.levels import LEANING, LEVELS, TEMPERAMENTS, Level, leaning, near_miss, taken
from rulewright.bots.processes import Processes
from rulewright.bots.tree import Piece
from rulewright.bots.workers import Thought, Whole, Workers, searches
from rulewright.games import GAMES, OURS
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import UnknownName
from rulewright.kernel.game import Bent
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option, Seat
from rulewright.kernel.viewpoint import Viewpoint

KILL, PASS, WAIT = Option("kill"), Option("pass"), Option("wait")


def asked(slug: str, answers: int) -> tuple[Match, Seat]:
    """A match after so many answers, and a seat that has a choice."""
    match = Match(GAMES[slug], 2, seed=4)
    bot = bot_named("random")
    while len(match.history) < answers or len(next(iter(match.questions.values())).options) < 2:
        for seat in match.questions:
            answer_by_bot(match, seat, bot)
    return match, next(iter(match.questions))


def test_of_equals_the_hunch_decides_and_never_the_order() -> None:
    assert ranked([Judged(PASS, 0.7), Judged(KILL, 0.7, guessed=2)], Dice(1))[0].option == KILL
    first = {ranked([Judged(PASS, 0.7), Judged(KILL, 0.7)], Dice(seed))[0].option for seed in range(40)}
    assert first == {PASS, KILL}


def test_a_better_value_comes_before_the_hunch() -> None:
    assert ranked([Judged(PASS, 0.7, guessed=3), Judged(KILL, 0.71)], Dice(1))[0].option == KILL


def test_a_level_gives_away_no_more_than_its_cap() -> None:
    judged = [Judged(KILL, 0.8, 10), Judged(WAIT, 0.76, 10), Judged(PASS, 0.5, 10)]
    level = Level(playouts=0, cap=0.05, slack=0.03)
    taken = [near_miss(level, judged, Dice(seed)) for seed in range(300)]
    assert set(taken) == {KILL, WAIT}
    assert taken.count(KILL) > taken.count(WAIT) > 20
    assert {near_miss(LEVELS["master"], judged, Dice(seed)) for seed in range(30)} == {KILL}


def test_novice_gives_away_as_much_as_the_game_says_and_other_levels_what_is_theirs() -> None:
    judged = [Judged(KILL, 0.8, 10), Judged(WAIT, 0.6, 10), Judged(PASS, 0.5, 2)]
    strict = GAMES["outposts"]
    lenient = replace(strict, mind=replace(strict.mind, leeway=0.35))
    strange = [taken("novice", strict, judged, Dice(seed)) for seed in range(60)]
    assert set(strange) == {KILL}
    first = [taken("novice", lenient, judged, Dice(seed)) for seed in range(200)]
    assert set(first) == {KILL, WAIT, PASS}  # one decision ahead nothing is given up early
    assert first.count(KILL) > first.count(WAIT) > first.count(PASS) > 10
    assert {taken("adept", lenient, judged, Dice(seed)) for seed in range(60)} == {KILL}


def test_no_level_misses_a_win_that_is_sure() -> None:
    judged = [Judged(KILL, 1.0, 10), Judged(WAIT, 0.997, 10), Judged(PASS, 0.99, 10)]
    assert {near_miss(level, judged, Dice(seed)) for level in LEVELS.values() for seed in range(40)} == {KILL}


def test_no_level_gives_up_more_than_half_of_the_chances_that_are_left() -> None:
    game = GAMES["battleground"]
    behind = [Judged(WAIT, 0.1, 10), Judged(KILL, 0.07, 10), Judged(PASS, 0.0, 10)]  # all of it within the cap
    assert {taken("novice", game, behind, Dice(seed)) for seed in range(100)} == {WAIT, KILL}
    lost = [Judged(WAIT, 0.0, 10), Judged(PASS, 0.0, 10)]
    assert {taken("novice", game, lost, Dice(seed)) for seed in range(30)} == {WAIT, PASS}


def test_no_level_does_what_is_worse_than_doing_nothing_but_may_leave_good_things_undone() -> None:
    game = GAMES["battleground"]
    assert PASS.verb in game.mind.passive
    judged = [Judged(KILL, 0.8, 10), Judged(PASS, 0.75, 10), Judged(WAIT, 0.7, 10)]  # all of it within the cap
    assert {taken("novice", game, judged, Dice(seed)) for seed in range(100)} == {KILL, PASS}
    best = [Judged(PASS, 0.75, 10), Judged(KILL, 0.746, 10), Judged(WAIT, 0.7, 10)]
    assert {taken("novice", game, best, Dice(seed)) for seed in range(100)} == {KILL, PASS}


def test_every_game_says_what_doing_nothing_is() -> None:
    for slug in set(OURS) - {"normal-chess", "shells"}:  # there one always acts
        match, bot, met = Match(GAMES[slug], 2, seed=4), bot_named("random"), set[str]()
        while match.outcome is None and len(match.history) < 600:
            for seat, question in match.questions.items():
                met |= {option.verb for option in question.options}
                answer_by_bot(match, seat, bot)
        assert met & set(GAMES[slug].mind.passive), slug


def test_a_temperament_decides_only_between_answers_about_as_good() -> None:
    bold, patient = Bent(likes=("kill",), shuns=("wait",)), Bent(likes=("wait",))
    close = [Judged(WAIT, 0.7, 10), Judged(KILL, 0.7 - LEANING / 2, 10), Judged(PASS, 0.5, 10)]
    assert leaning(bold, close)[0].option == KILL
    assert leaning(patient, close)[0].option == WAIT
    clear = [Judged(WAIT, 0.7, 10), Judged(KILL, 0.7 - 3 * LEANING, 10)]
    assert leaning(bold, clear)[0].option == WAIT
    hardly_tried = [Judged(WAIT, 0.7, 10), Judged(KILL, 0.7, 2)]
    assert leaning(bold, hardly_tried)[0].option == WAIT


def test_every_temperament_is_known_where_verbs_tell_it() -> None:
    for slug in OURS:
        mind = GAMES[slug].mind
        assert set(mind.temperaments) in (set(), set(TEMPERAMENTS)), slug
        assert bool(mind.temperaments) == bool(mind.specialists), slug
    match, seat = asked("outposts", 12)
    assert bot_named("novice:bold").choose(chair_of(match, seat), Dice(1)) in match.questions[seat].options
    with pytest.raises(UnknownName, match="bold, patient, acquisitive"):
        bot_named("novice:7")


def test_what_was_hardly_tried_is_no_near_miss() -> None:
    judged = [Judged(KILL, 0.8, 10), Judged(WAIT, 0.79, 2)]
    level = Level(playouts=40, cap=0.05, slack=0.03)
    assert {near_miss(level, judged, Dice(seed)) for seed in range(30)} == {KILL}


@pytest.mark.parametrize("slug", OURS)
def test_a_position_travels_whole(slug: str) -> None:
    match, seat = asked(slug, 9)
    viewpoint = match.viewpoint(seat)
    again = Viewpoint.unpacked(match.game, viewpoint.packed())
    assert again.packed() == viewpoint.packed()
    assert again.question == viewpoint.question
    there, here = chair_at(again), chair_of(match, seat)
    bot = bot_named("greedy")
    assert bot.choose(there, own_dice(1, seat, 1)) == bot.choose(here, own_dice(1, seat, 1))


@pytest.mark.parametrize(
    ("code", "at_once"), [("mcts:64", 1), ("mcts:400", 2), ("master:patient", 2), ("mcts:1600", 4), ("legend", 4)]
)
def test_a_search_is_thought_in_equal_pieces(code: str, at_once: int) -> None:
    match, seat = asked("outposts", 12)
    parts = Thought(code, match.viewpoint(seat), Dice(3)).parts()
    pieces = [part for part in parts if isinstance(part, Piece)]
    assert len(parts) == len(pieces) == at_once
    assert len({piece._replace(seed=0) for piece in pieces}) == 1
    assert len({piece.seed for piece in pieces}) == at_once
    assert pieces[0].alone == (at_once == 1)


@pytest.mark.parametrize(
    ("slug", "code", "whole"),
    [
        ("outposts", "novice:bold", "greedy"),
        ("outposts", "random", "random"),
        ("normal-chess", "mcts:64", "mcts:64"),
        ("normal-chess", "master", "mcts:400"),
    ],
)
def test_what_is_quick_or_has_a_search_of_its_own_is_one_thought(slug: str, code: str, whole: str) -> None:
    match, seat = asked(slug, 2)
    [part] = Thought(code, match.viewpoint(seat), Dice(3)).parts()
    assert isinstance(part, Whole)
    assert part.code == whole


def test_what_searches_long_thinks_elsewhere() -> None:
    assert [searches(code) for code in ("greedy", "novice", "mcts:64", "mcts:200", "time:50", "legend")] == [
        False, False, False, True, True, True,
    ]  # fmt: skip


@pytest.mark.parametrize("code", ["mcts:400", "master"])
def test_a_search_in_pieces_is_the_search_of_the_bot(code: str) -> None:
    match, seat = asked("battleground", 12)
    here = bot_named(code).choose(chair_of(match, seat), Dice(5))
    assert Thought(code, match.viewpoint(seat), Dice(5)).think() == here


@pytest.mark.parametrize("slug", ["outposts", "battleground", "seekers"])
def test_a_small_search_tries_no_less_than_greedy_does(slug: str) -> None:
    match, seat = asked(slug, 12)
    mind = match.game.mind
    for code in ("mcts:1", "greedy"):
        bot = bot_named(code)
        assert isinstance(bot, Judge)
        judged = bot.judge(chair_of(match, seat), Dice(1))
        assert len(judged) == 1 or min(each.trials for each in judged) >= mind.worlds
        assert len(judged) == 1 or judged[0].trials >= max(mind.worlds, mind.finals)


@pytest.mark.slow
def test_processes_think_as_one_does_and_a_dead_one_is_replaced() -> None:
    match, seat = asked("outposts", 12)
    viewpoint = match.viewpoint(seat)
    with Workers(2) as workers:
        here = Thought("mcts:400", viewpoint, Dice(3)).think()
        assert workers.choose("mcts:400", viewpoint, Dice(3)) == here
        for process in multiprocessing.active_children():
            process.kill()
        assert workers.choose("mcts:400", viewpoint, Dice(3)) == here
        assert workers.choose("time:50", viewpoint, Dice(3)) in viewpoint.question.options  # type: ignore[union-attr]
        children = multiprocessing.active_children()
    assert children
    assert not any(child.is_alive() for child in children)


def test_what_exists_only_here_is_thought_about_here() -> None:
    with Processes(1) as processes:
        assert processes.submit(lambda: (os.getpid(),)).result() == (os.getpid(),)


def test_time_is_a_budget() -> None:
    match, seat = asked("outposts", 12)
    answer = bot_named("time:20").choose(chair_of(match, seat), Dice(1))
    assert answer in match.questions[seat].options
