"""The kernel's battery of properties on Seekers: secrecy, imagined worlds, records, undo, with 2, 3 and 4 players."""

import random
from collections.abc import Iterator

import battery
import pytest
from battery import viewers, walk
from seekers_table import GAME

from rulewright.kernel.match import Match

LEAVING = 0.004  # how often somebody concedes, where the others play on

each_table = pytest.mark.parametrize("seats", [2, 3, 4])


def positions(seats: int, every: int, most: int = 400) -> Iterator[Match]:
    """The even seed plays anyhow, the odd one sensibly."""
    for seed in (2, 3):
        yield from walk(GAME, seats, seed, every, most, leaving=LEAVING)


@each_table
def test_a_state_copies_packs_and_plays_on_from_itself(seats: int) -> None:
    for number, match in enumerate(positions(seats, every=23)):
        battery.a_state_is_a_tree(match.state)
        battery.a_copy_is_equal_and_shares_nothing(match.state)
        battery.a_packed_state_reads_back(GAME, match.state)
        battery.a_fork_is_where_the_match_is(match)
        if number % 5 == 0:
            battery.a_turn_starts_from_the_state_alone(GAME, match)


@pytest.mark.rule("SK-R08", "SK-R25")
@each_table
def test_an_imagined_world_can_not_be_told_from_the_true_one(seats: int) -> None:
    otherwise = 0
    for number, match in enumerate(positions(seats, every=7)):
        for seat in match.questions:
            otherwise += battery.an_imagined_world_can_not_be_told_from_the_true_one(match, seat, number)
    assert otherwise, "nothing was ever imagined otherwise"


@pytest.mark.rule("SK-R08")
@each_table
def test_hands_decks_sideboards_and_face_down_cards_are_hidden(seats: int) -> None:
    otherwise = 0
    for number, match in enumerate(positions(seats, every=19)):
        battery.the_open_table_hides_nothing(GAME, match.state)
        for viewer in viewers(match):
            battery.a_view_holds_only_known_faces(GAME, match.state, viewer)
        for seat in range(seats):
            otherwise += battery.concealing_deals_only_what_the_seat_can_not_know(GAME, match.state, seat, number)
    assert otherwise, "conceal never dealt anything otherwise"


@each_table
def test_options_are_accepted_and_can_be_told_apart(seats: int) -> None:
    dice = random.Random(1)
    for number, match in enumerate(positions(seats, every=5)):
        battery.options_can_be_told_apart(GAME, match)
        battery.bots_can_think_about_it(GAME, match, dice)
        if number % 6 == 0:
            battery.every_option_is_accepted_and_changes_something(match, 12, dice)
            battery.every_card_can_be_named(GAME, match, dice)
            battery.a_wrong_answer_is_refused_and_changes_nothing(match)


@each_table
def test_events_tell_nobody_what_they_did_not_know_and_cite_clauses(seats: int) -> None:
    lines = 0
    for match in positions(seats, every=11):
        lines = lines if lines <= len(match.log) else 0  # the next game
        battery.events_tell_nobody_what_they_did_not_know(GAME, match, since=lines)
        battery.everything_cites_a_clause(GAME, match, since=lines)
        lines = len(match.log)


@each_table
def test_a_record_plays_again(seats: int) -> None:
    battery.a_record_plays_again(GAME, battery.finished(GAME, seats, 3, LEAVING))


@each_table
def test_undo_takes_back_exactly(seats: int) -> None:
    undone = 0
    dice = random.Random(1)
    for match in positions(seats, every=13):
        undone += battery.undo_takes_back_exactly(match, dice)
    assert undone, "nothing was ever undone"


@each_table
def test_a_playout_is_a_match_and_games_end(seats: int) -> None:
    battery.a_playout_and_a_match_are_the_same_game(GAME, seats, 1)
    battery.a_game_ends(GAME, seats, 2)
