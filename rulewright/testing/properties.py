"""The properties that every game must have, each at many positions reached by random play: `battery_of(GAME)`."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.testing import battery
from rulewright.testing.battery import viewers, walk

SEEDS = (2, 3)  # the even one plays anyhow, the odd one sensibly
CONCESSIONS = 3  # at each kind of question
LEAVING = 0.004  # how often somebody concedes, where the others play on

Property = Callable[[Any, int], int | None]
"""(game, seats): fails by an assertion if it does not hold; may return how often what it is about came up."""


def positions(game: Any, seats: int, every: int) -> Iterator[Match]:
    for seed in SEEDS:
        yield from walk(game, seats, seed, every, leaving=LEAVING)


# -- states


def a_copy_is_equal_and_shares_nothing(game: Any, seats: int) -> None:
    for match in positions(game, seats, every=11):
        battery.a_state_is_a_tree(match.state)
        battery.a_copy_is_equal_and_shares_nothing(match.state)


def a_packed_state_reads_back(game: Any, seats: int) -> None:
    for match in positions(game, seats, every=13):
        battery.a_packed_state_reads_back(game, match.state)


def a_turn_starts_from_the_state_alone(game: Any, seats: int) -> None:
    for match in positions(game, seats, every=37):
        battery.a_turn_starts_from_the_state_alone(game, match)


# -- other worlds


def a_fork_is_where_the_match_is(game: Any, seats: int) -> None:
    for match in positions(game, seats, every=5):
        battery.a_fork_is_where_the_match_is(match)


def an_imagined_world_can_not_be_told_from_the_true_one(game: Any, seats: int) -> int:
    otherwise = 0
    for number, match in enumerate(positions(game, seats, every=3)):
        for seat in match.questions:
            otherwise += battery.an_imagined_world_can_not_be_told_from_the_true_one(match, seat, number)
    return otherwise


def concealing_deals_only_what_the_seat_can_not_know(game: Any, seats: int) -> int:
    otherwise = 0
    for number, match in enumerate(positions(game, seats, every=7)):
        for seat in range(seats):
            otherwise += battery.concealing_deals_only_what_the_seat_can_not_know(game, match.state, seat, number)
    return otherwise


def a_view_holds_only_known_faces(game: Any, seats: int) -> None:
    for match in positions(game, seats, every=7):
        battery.the_open_table_hides_nothing(game, match.state)
        for viewer in viewers(match):
            battery.a_view_holds_only_known_faces(game, match.state, viewer)


# -- questions and answers


def whoever_is_asked_may_concede(game: Any, seats: int) -> None:
    """At every kind of question, and in several positions of each: the others play on, or the game is over."""
    met: Counter[tuple[str, str]] = Counter()
    for match in positions(game, seats, every=1):
        for seat, question in match.questions.items():
            kind = question.prompt.key, question.prompt.clause
            met[kind] += 1
            if met[kind] <= CONCESSIONS:
                battery.a_concession_is_played_on_from(match, seat, met[kind])


def every_option_is_accepted_and_changes_something(game: Any, seats: int) -> None:
    dice = random.Random(1)
    for match in positions(game, seats, every=17):
        battery.every_option_is_accepted_and_changes_something(match, 12, dice)


def options_can_be_told_apart(game: Any, seats: int) -> None:
    for match in positions(game, seats, every=3):
        battery.options_can_be_told_apart(game, match)


def bots_can_think_about_it(game: Any, seats: int) -> None:
    dice = random.Random(1)
    for match in positions(game, seats, every=7):
        battery.bots_can_think_about_it(game, match, dice)


def every_card_can_be_named(game: Any, seats: int) -> None:
    dice = random.Random(1)
    for match in positions(game, seats, every=23):
        battery.every_card_can_be_named(game, match, dice)


def a_wrong_answer_is_refused_and_changes_nothing(game: Any, seats: int) -> None:
    for match in positions(game, seats, every=29):
        battery.a_wrong_answer_is_refused_and_changes_nothing(match)


# -- what is told


def events_tell_nobody_what_they_did_not_know(game: Any, seats: int) -> None:
    lines = 0
    for match in positions(game, seats, every=9):
        lines = lines if lines <= len(match.log) else 0  # the next game
        battery.events_tell_nobody_what_they_did_not_know(game, match, since=lines)
        lines = len(match.log)


def everything_cites_a_clause(game: Any, seats: int) -> None:
    for match in positions(game, seats, every=1):
        for question in match.questions.values():
            battery.a_clause_exists(game, question.prompt.clause)
    for seed in SEEDS:
        battery.everything_cites_a_clause(game, battery.finished(game, seats, seed))


def the_table_can_be_drawn_for_everybody(game: Any, seats: int) -> None:
    for match in positions(game, seats, every=37):
        for viewer in (*viewers(match), None):
            view = game.rules.view(match.state, viewer)
            assert game.page.scene(view, viewer, match.names).headline
            assert game.words.text_table(view, viewer, match.names)


# -- whole games


def a_record_plays_again(game: Any, seats: int) -> None:
    for match in walk(game, seats, seed=4, every=151, leaving=LEAVING):
        battery.a_record_plays_again(game, match)
    for seed in SEEDS:
        battery.a_record_plays_again(game, battery.finished(game, seats, seed, LEAVING))


def undo_takes_back_exactly(game: Any, seats: int) -> int:
    undone = 0
    dice = random.Random(1)
    for match in positions(game, seats, every=6):
        undone += battery.undo_takes_back_exactly(match, dice)
    return undone


def a_playout_and_a_match_are_the_same_game(game: Any, seats: int) -> None:
    for seed in range(3):
        battery.a_playout_and_a_match_are_the_same_game(game, seats, seed)


def games_end(game: Any, seats: int) -> None:
    for seed in range(8):
        battery.a_game_ends(game, seats, seed)


PROPERTIES: tuple[Property, ...] = (
    a_copy_is_equal_and_shares_nothing,
    a_packed_state_reads_back,
    a_turn_starts_from_the_state_alone,
    a_fork_is_where_the_match_is,
    an_imagined_world_can_not_be_told_from_the_true_one,
    concealing_deals_only_what_the_seat_can_not_know,
    a_view_holds_only_known_faces,
    whoever_is_asked_may_concede,
    every_option_is_accepted_and_changes_something,
    options_can_be_told_apart,
    bots_can_think_about_it,
    every_card_can_be_named,
    a_wrong_answer_is_refused_and_changes_nothing,
    events_tell_nobody_what_they_did_not_know,
    everything_cites_a_clause,
    the_table_can_be_drawn_for_everybody,
    a_record_plays_again,
    undo_takes_back_exactly,
    a_playout_and_a_match_are_the_same_game,
    games_end,
)


def counts_of(game: Game) -> list[int]:
    """The fewest, a middle number of and the most players."""
    return sorted({game.players[0], game.players[len(game.players) // 2], game.players[-1]})


def battery_of(game: Game, counts: Sequence[int] = ()) -> Callable[..., None]:
    """A pytest test of all the properties: `test_battery = battery_of(GAME)` in a module of tests."""

    @pytest.mark.parametrize("holds", PROPERTIES, ids=lambda each: each.__name__)
    @pytest.mark.parametrize("seats", counts or counts_of(game))
    def test_battery(holds: Property, seats: int) -> None:
        holds(game, seats)

    return test_battery
