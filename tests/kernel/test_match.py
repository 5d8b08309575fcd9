"""A match from outside: questions, answers, simultaneous questions, concessions, setup, the log."""

import gc
import itertools
import random
import weakref
from typing import Any

import pytest
from greenlet import greenlet
from toy import BID_WHY, END, KEEP, MAIN_WHY, ROLL, SWAP_WHY, TOY, only

from rulewright.kernel.copying import pack_state
from rulewright.kernel.errors import IllegalAnswer, ImpossibleSetup
from rulewright.kernel.event import event
from rulewright.kernel.match import Match
from rulewright.kernel.question import CONCEDE, EVERYBODY, SPECTATOR, Option, Seat, option
from rulewright.kernel.record import Answer
from rulewright.kernel.table import Table
from rulewright.testing import battery
from rulewright.testing.battery import changed, snapshot


def started(seats: int = 2, seed: int = 1, **more: Any) -> Match:
    """A match after the setup, at the first player's first question."""
    match = Match(TOY, seats, seed, **more)
    for seat in range(seats):
        match.answer(seat, KEEP)
    return match


# -- questions and answers


def test_a_match_stands_at_its_first_question() -> None:
    match = started()
    assert match.question is not None
    assert match.question.seat == 0
    assert match.question.prompt == MAIN_WHY
    assert match.question.options[0] is END
    assert list(match.questions) == [0]
    assert match.outcome is None


def test_an_answer_is_an_option_its_notation_or_its_number() -> None:
    ways: list[Option | str | int] = [ROLL, "roll", 9]
    matches = [started() for _ in ways]
    for match, way in zip(matches, ways, strict=True):
        assert match.question is not None
        assert match.question.options[9] is ROLL
        match.answer(0, way)
    assert snapshot(matches[0]) == snapshot(matches[1]) == snapshot(matches[2])
    assert matches[0].history[-1] == Answer(Seat(0), "roll")


def test_rules_get_the_option_they_offered_not_an_equal_one() -> None:
    """They may compare by identity: `while table.ask(...) is not END`."""
    match = started()
    match.answer(0, Option("end"))
    assert match.question is not None
    assert match.question.prompt == BID_WHY


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (99, "there is no option 99: the options are 0 to 9"),
        (-1, "there is no option -1"),
        ("plya 3", r"'plya 3' does not answer 'Play, lay, roll, or end your turn' \[SH-008\]; possible: end; play"),
        ("", "possible: end; play"),
        (option("bid", 1), "possible: end"),
        (CONCEDE, "possible: end"),
        ("concede", "possible: end"),
        (None, "possible: end"),
    ],
)
def test_an_illegal_answer_is_refused_with_what_would_be_right(wrong: Any, words: str) -> None:
    match = started()
    before = snapshot(match)
    with pytest.raises(IllegalAnswer, match=words):
        match.answer(0, wrong)
    assert snapshot(match) == before
    match.answer(0, "end")  # and the match goes on


def test_a_long_list_of_options_is_cut_in_the_message() -> None:
    match = started(variant=only({"hand": 12}, copper=30))
    with pytest.raises(IllegalAnswer, match=r"\.\.\.$"):
        match.answer(0, "no")


@pytest.mark.parametrize("seat", [1, 2, -1, SPECTATOR])
def test_a_seat_that_is_not_asked_can_not_answer(seat: int) -> None:
    match = started(names=["Ann", "Bob"])
    before = snapshot(match)
    with pytest.raises(IllegalAnswer, match=rf"seat {seat} is not asked now; the table waits for Ann"):
        match.answer(seat, "end")
    with pytest.raises(IllegalAnswer, match="waits for Ann"):
        match.concede(seat)
    assert snapshot(match) == before


def test_nothing_can_be_answered_after_the_end() -> None:
    match = battery.finished(TOY, 2, 2)
    assert match.outcome is not None
    assert match.questions == {}
    assert match.question is None
    before = snapshot(match)
    with pytest.raises(IllegalAnswer, match=r"the game is over: 9 points after the last round"):
        match.answer(0, 0)
    with pytest.raises(IllegalAnswer, match="the game is over"):
        match.concede(1)
    assert snapshot(match) == before


def test_an_opponent_is_asked_in_anothers_turn() -> None:
    match = started(variant=only(snake=16))
    match.answer(0, 1)
    assert match.question is not None
    assert match.question.seat == 1
    assert match.state.active == 0
    match.answer(1, 0)
    assert match.question.seat == 0


def test_a_question_with_one_option_answers_itself() -> None:
    """A snake takes the last card of a hand without asking."""
    match = started(variant=only({"hand": 1}, snake=16))
    match.answer(0, 1)
    assert match.state.players[1].hand == []
    assert match.question is not None
    assert match.question.seat == 0
    assert [answer.text.split()[0] for answer in match.history] == ["keep", "keep", "play"]


# -- several seats at once


def test_a_simultaneous_question_waits_for_everybody() -> None:
    match = Match(TOY, 3, 1)
    assert list(match.questions) == [0, 1, 2]
    assert {q.prompt for q in match.questions.values()} == {SWAP_WHY}
    match.answer(1, 1)
    assert list(match.questions) == [0, 2]
    match.answer(2, 0)
    assert list(match.questions) == [0]
    match.answer(0, 0)
    assert match.question is not None
    assert match.question.prompt == MAIN_WHY


def test_nobody_sees_anothers_answer_before_giving_their_own() -> None:
    match = Match(TOY, 2, 1)
    views = [TOY.rules.view(match.state, Seat(seat)) for seat in (0, 1)]
    question, log = match.questions[Seat(1)], list(match.log)
    match.answer(0, 2)
    assert [TOY.rules.view(match.state, Seat(seat)) for seat in (0, 1)] == views
    assert match.questions == {1: question}
    assert match.log == log


def test_the_order_of_arrival_changes_nothing_but_the_record() -> None:
    games = []
    for order in itertools.permutations(range(3)):
        match = Match(TOY, 3, 5)
        for seat in order:
            match.answer(seat, (seat + 1) % 4)
        match.answer(0, END)
        for seat in reversed(order):
            match.answer(seat, seat)
        match.answer(1, ROLL)
        again = Match.load(match.record(), TOY)
        assert snapshot(again) == snapshot(match)
        events = [event for _, event in match.log]
        games.append((pack_state(match.state), match.questions, events, sorted(match.history)))
    assert all(game == games[0] for game in games)


def test_a_second_answer_to_the_same_question_is_refused() -> None:
    match = Match(TOY, 2, 1, names=["Ann", "Bob"])
    match.answer(0, KEEP)
    before = snapshot(match)
    with pytest.raises(IllegalAnswer, match="seat 0 is not asked now; the table waits for Bob"):
        match.answer(0, KEEP)
    with pytest.raises(IllegalAnswer, match="seat 0 is not asked now"):
        match.concede(0)
    assert snapshot(match) == before


def test_who_has_no_choice_is_not_waited_for() -> None:
    """In the auction, a seat without coins bids nothing."""
    match = started(variant=only({"coins": 0, "bonus": [0, 1, 0, 0]}, copper=16))
    match.answer(0, END)
    assert list(match.questions) == [1]
    match.answer(1, 1)
    assert match.state.players[1].score == 1


# -- conceding


def test_conceding_ends_a_match_of_two() -> None:
    match = started()
    match.concede(0)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.history[-1] == Answer(Seat(0), "concede")
    assert match.questions == {}


def test_a_match_of_three_goes_on_without_who_conceded() -> None:
    match = started(3)
    match.concede(0)
    assert match.outcome is None
    assert match.state.gone == 0b001
    assert list(match.questions) == [1, 2], "the turn ended by the first option, the auction follows"
    while match.question:
        assert 0 not in match.questions
        match.answer(match.question.seat, 0)
    assert match.outcome is not None
    assert 0 not in match.outcome.winners


def test_all_but_one_can_concede() -> None:
    match = started(4)
    for seat in (0, 3, 1):
        while seat not in match.questions:
            assert match.question is not None
            match.answer(match.question.seat, 0)
        assert match.outcome is None
        match.concede(seat)
    match.answer(2, 0)  # the auction that seat 1 left
    assert match.outcome is not None
    assert match.outcome.winners == (2,)


def test_a_concession_to_a_simultaneous_question_waits_for_the_others() -> None:
    match = Match(TOY, 3, 1)
    match.concede(1)
    assert match.state.gone == 0
    assert list(match.questions) == [0, 2]
    match.answer(2, 1)
    match.answer(0, 1)
    assert match.state.gone == 0b010
    battery.a_fork_is_where_the_match_is(match)
    battery.a_record_plays_again(TOY, match)


def test_two_of_three_can_concede_at_once() -> None:
    match = Match(TOY, 3, 1)
    match.concede(2)
    match.concede(0)
    match.answer(1, 0)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    battery.a_record_plays_again(TOY, match)


def test_an_opponent_can_concede_in_anothers_turn() -> None:
    match = started(3, variant=only(snake=20))
    match.answer(0, 1)
    assert list(match.questions) == [1]
    match.concede(1)
    assert list(match.questions) == [0]
    assert match.state.gone == 0b010
    match.answer(0, 1)
    assert list(match.questions) == [2], "the next snake bites the next player who is left"


# -- setting up


@pytest.mark.parametrize("seats", [0, 1, 5, "2", None])
def test_a_wrong_number_of_players_is_refused(seats: Any) -> None:
    with pytest.raises(ImpossibleSetup, match=f"Shells is for 2 to 4 players, not {seats}"):
        Match(TOY, seats)


@pytest.mark.parametrize("more", [{"names": ["Ann"]}, {"lineup": [{}, {}, {}]}])
def test_names_and_lineup_need_one_a_seat(more: dict[str, Any]) -> None:
    with pytest.raises(ImpossibleSetup, match="2 seats need 2 names and 2 lineup entries"):
        Match(TOY, 2, **more)


def test_players_bring_what_the_lineup_says() -> None:
    match = Match(TOY, 2, lineup=[{"mascot": "crow"}, {}])
    assert [player.coins for player in match.state.players] == [3, 2]


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ({"mascot": "dog"}, "does not fit Shells: Invalid enum value 'dog'"),
        ({"mascot": 3}, "does not fit Shells"),
        ({"mascott": "cat"}, r"no lineup entry of Shells has 'mascott'\. Did you mean mascot\?"),
    ],
)
def test_a_lineup_that_does_not_fit_is_refused(entry: dict[str, Any], words: str) -> None:
    with pytest.raises(ImpossibleSetup, match=words):
        Match(TOY, 2, lineup=[{}, entry])


# -- the log


def test_events_are_numbered_by_the_answers_before_them() -> None:
    match = started(seed=3)
    match.answer(0, 1)
    told = [(answers, event.kind) for answers, event in match.log]
    assert told[0] == (0, "draws")
    assert (2, "draws") in told, "the first turn's draw comes after the two answers of the setup"
    assert (3, "plays") in told
    assert [answers for answers, _ in told] == sorted(answers for answers, _ in told)


def test_turns_and_pages_say_where_each_turn_began() -> None:
    match = started(variant=only({"auction": False}, copper=16))
    match.answer(0, END)
    match.answer(1, END)
    assert match.turns == [0, 2, 3, 4]
    assert match.pages[0] == 0
    for turn, (answers, page) in enumerate(zip(match.turns, match.pages, strict=True)):
        assert match.log[page][0] == answers, f"turn {turn}"


def test_an_event_shows_a_card_only_to_those_who_knew_it_then() -> None:
    match = started()
    _, drew = next(entry for entry in match.log if entry[1].kind == "draws" and entry[1].args["seat"] == 0)
    face = drew.cards["card"].face
    mine, yours, watching, all_of_it = (drew.seen_by(viewer) for viewer in (0, 1, SPECTATOR, None))
    assert mine is not None
    assert mine.cards["card"].face == face
    assert all_of_it == drew
    for other in (yours, watching):
        assert other is not None
        assert other.cards["card"].face == -1
        assert other.cards["card"].id == drew.cards["card"].id
    match.answer(0, option("play", match.state.players[0].hand[0]))
    played = next(event for _, event in match.log if event.kind == "plays")
    assert played.cards["card"].seen == EVERYBODY
    assert drew.seen_by(1) == yours, "what is known later does not change what was known then"


def test_an_event_can_be_for_some_eyes_only() -> None:
    @event("Somebody whispers.", "SH-001")
    def whispers() -> None: ...

    def whisper(table: Table, state: Any) -> None:
        table.tell(whispers.under("SH-001", 0b10))
        TOY.rules.turn(table, state)

    match = Match(changed(TOY, turn=whisper), 3, 1)
    _, whispered = match.log[0]
    assert [bool(whispered.seen_by(viewer)) for viewer in (0, 1, 2, SPECTATOR, None)] == [
        False,
        True,
        False,
        False,
        True,
    ]


# -- living together


def test_matches_do_not_disturb_each_other() -> None:
    alone = [battery.finished(TOY, 3, seed) for seed in (2, 4)]
    together = [(Match(TOY, 3, seed), random.Random(seed)) for seed in (2, 4)]
    while any(match.questions for match, _ in together):
        for match, dice in together:
            if match.questions:
                battery.step(match, dice)
    assert [snapshot(match) for match, _ in together] == [snapshot(match) for match in alone]


def test_a_match_nobody_needs_any_more_is_freed() -> None:
    """Also in the middle of a question, where its rules hang in a greenlet."""
    match = started()
    match.answer(0, 1)
    if match.why_no_undo(0) is None:
        match.undo(0)
    gone = weakref.ref(match)
    del match
    gc.collect()
    assert gone() is None


def test_a_match_can_be_answered_from_another_greenlet() -> None:
    match = started()
    other = greenlet(lambda: match.answer(0, END))
    other.switch()
    del other
    gc.collect()
    match.answer(1, 0)
    match.answer(0, 0)
    assert match.question is not None
    assert match.question.seat == 1


def test_a_rule_that_fails_says_so_to_whoever_answered() -> None:
    """A programming error is not swallowed by the greenlet."""

    def broken(table: Table, state: Any) -> None:
        TOY.rules.turn(table, state)
        raise ZeroDivisionError

    match = Match(changed(TOY, turn=broken), 2, 1)
    match.answer(0, KEEP)
    with pytest.raises(ZeroDivisionError):
        match.answer(1, KEEP)
