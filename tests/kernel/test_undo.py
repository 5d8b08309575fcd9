"""What may be taken back, and that taking back leaves no trace.

An answer may be undone by who gave it until dice were rolled or they learned something since; across answers and
turns of others only with them.
"""

import random
from typing import Any

import pytest
from toy import BID_WHY, END, KEEP, MAIN_WHY, ROLL, SHELL, TOY, only

from rulewright.games import game_named
from rulewright.kernel.errors import NoUndo
from rulewright.kernel.match import Match
from rulewright.kernel.question import SPECTATOR, Seat, option
from rulewright.kernel.table import Table
from rulewright.testing import battery
from rulewright.testing.battery import changed, snapshot

COPPER = only({"lucky": 7}, copper=20)  # no roll gives a card
SNAKES = only({"lucky": 7}, snake=20)


def started(seats: int = 2, variant: Any = COPPER, **more: Any) -> Match:
    match = Match(TOY, seats, 1, variant, names=["Ann", "Bob", "Cat", "Dan"][:seats], **more)
    for seat in range(seats):
        match.answer(seat, KEEP)
    return match


def hand(match: Match, seat: int = 0) -> list[int]:
    return match.state.players[seat].hand  # type: ignore[no-any-return]


def refuses(match: Match, seat: int, words: str) -> None:
    before = snapshot(match)
    assert match.why_no_undo(seat)
    with pytest.raises(NoUndo, match=f"no undo: .*{words}"):
        match.undo(seat)
    assert snapshot(match) == before


def test_undo_restores_everything_exactly() -> None:
    match = started()
    before = snapshot(match)
    match.answer(0, option("lay", hand(match)[0]))
    assert snapshot(match) != before
    match.undo(0)
    assert snapshot(match) == before


def test_the_same_answer_again_tells_nothing_twice() -> None:
    match = started()
    card = hand(match)[0]
    match.answer(0, option("play", card))
    after = snapshot(match)
    for _ in range(3):
        match.undo(0)
        match.answer(0, option("play", card))
        assert snapshot(match) == after
    assert [event.kind for _, event in match.log].count("plays") == 1


def test_another_answer_can_be_given_instead() -> None:
    match, straight = started(), started()
    first, second = hand(match)[:2]
    match.answer(0, option("lay", first))
    match.undo(0)
    match.answer(0, option("play", second))
    straight.answer(0, option("play", second))
    assert snapshot(match) == snapshot(straight)
    battery.a_record_plays_again(TOY, match)
    battery.a_fork_is_where_the_match_is(match)


def test_several_answers_can_be_undone_in_a_row_back_to_the_turns_start() -> None:
    match = started()
    stands = []
    for verb in ("lay", "play", "lay"):
        stands.append(snapshot(match))
        match.answer(0, option(verb, hand(match)[0]))
    for stand in reversed(stands):
        match.undo(0)
        assert snapshot(match) == stand
    refuses(match, 0, "nothing has been answered in this turn")


def test_nothing_can_be_undone_at_the_first_question_of_a_match() -> None:
    match = Match(TOY, 2, 1)
    for seat in (0, 1, 7, SPECTATOR):
        refuses(match, seat, "nothing has been answered in this turn")


def test_an_ended_turn_can_not_be_taken_back() -> None:
    match = started(variant=only({"auction": False}, copper=20))
    match.answer(0, END)
    assert match.question is not None
    assert match.question.seat == 1
    refuses(match, 0, "nothing has been answered in this turn")
    refuses(match, 1, "nothing has been answered in this turn")


def test_a_roll_can_not_be_taken_back() -> None:
    match = started()
    match.answer(0, ROLL)
    refuses(match, 0, "dice were rolled or hidden cards were seen since")


def test_what_was_answered_before_a_roll_stays_too() -> None:
    match = started()
    match.answer(0, option("lay", hand(match)[0]))
    match.answer(0, ROLL)
    match.answer(0, option("lay", hand(match)[0]))
    after_roll = match.history[:-1]
    match.undo(0)
    assert match.history == after_roll
    refuses(match, 0, "dice were rolled")


def test_a_card_that_was_drawn_can_not_be_undrawn() -> None:
    """Not even if no die was needed: the player has seen it."""

    def generous(table: Table, state: Any) -> None:
        while state.active >= 0 and table.ask(state.active, [END, ROLL], MAIN_WHY) is ROLL:
            table.show(state.deck[-1], 1 << state.active)
        TOY.rules.turn(table, state)

    match = Match(changed(TOY, turn=generous), 2, 1, COPPER)
    for seat in (0, 1):
        match.answer(seat, KEEP)
    match.answer(0, ROLL)
    refuses(match, 0, "hidden cards were seen since")
    match.answer(0, ROLL)  # looks at the same card again
    match.undo(0)
    refuses(match, 0, "hidden cards were seen since")


def test_what_only_others_learned_may_be_taken_back() -> None:
    """A card one plays oneself is news to the others only."""
    match = started()
    match.answer(0, option("play", hand(match)[0]))
    assert match.why_no_undo(0) is None


def test_another_player_can_not_take_back_my_answer() -> None:
    match = started(3)
    match.answer(0, option("lay", hand(match)[0]))
    for seat in (1, 2, SPECTATOR):
        refuses(match, seat, "Ann has answered since: another player's action is never undone")


def test_my_answer_can_be_taken_back_while_the_other_still_thinks() -> None:
    match = started(variant=SNAKES)
    before = snapshot(match)
    match.answer(0, option("play", hand(match)[0]))
    assert list(match.questions) == [1]
    match.undo(0)
    assert snapshot(match) == before


def test_my_answer_stands_once_the_other_has_answered() -> None:
    match = started(variant=SNAKES)
    match.answer(0, option("play", hand(match)[0]))
    match.answer(1, option("drop", hand(match, 1)[0]))
    refuses(match, 0, "Bob has answered since")
    match.undo(1)
    assert list(match.questions) == [1]


def test_what_the_other_showed_and_took_back_is_still_known() -> None:
    """Ann plays a snake, Bob drops a card and takes it back: Ann has seen it and keeps to her snake."""
    match = started(variant=SNAKES)
    match.answer(0, option("play", hand(match)[0]))
    match.answer(1, option("drop", hand(match, 1)[0]))
    match.undo(1)
    refuses(match, 0, "hidden cards were seen since")
    refuses(match, 1, "Ann has answered since")


def test_a_secret_choice_can_be_taken_back() -> None:
    """The cards go back to their sleeves, and everybody knows them again."""
    match = started(variant=only({"lucky": 7}, copper=6, silver=6, gold=6))
    for _ in range(2):
        match.answer(0, option("lay", hand(match)[0]))
    match.answer(0, SHELL)
    before = snapshot(match)
    match.answer(0, 1)
    assert list(match.questions) == [1]
    match.undo(0)
    assert snapshot(match) == before
    match.answer(0, 1)
    match.answer(1, 0)
    refuses(match, 0, "Bob has answered since")
    refuses(match, 1, "hidden cards were seen since")


# -- simultaneous questions


def test_a_simultaneous_answer_can_be_taken_back_while_it_stands_alone() -> None:
    match = started()
    match.answer(0, END)
    before = snapshot(match)
    assert {question.prompt for question in match.questions.values()} == {BID_WHY}
    for seat in (1, 0):
        match.answer(seat, 1)
        refuses(match, 1 - seat, "has answered since")
        match.undo(seat)
        assert snapshot(match) == before


def test_simultaneous_answers_stand_once_there_are_two() -> None:
    match = started(3, variant=COPPER)
    match.answer(0, END)
    match.answer(2, 1)
    match.answer(1, 1)
    for seat in (0, 1, 2):
        refuses(match, seat, "others have answered the same question")


def test_own_answers_before_a_simultaneous_one_can_be_undone_too() -> None:
    match = started()
    before = snapshot(match)
    match.answer(0, END)
    match.answer(0, 1)
    match.undo(0)
    match.undo(0)
    assert snapshot(match) == before


def test_simultaneous_answers_are_repeated_when_something_later_is_undone() -> None:
    """The bids stay as they were, whatever order they came in, when the setup's second question is undone."""

    def twice(table: Table, state: Any) -> None:
        if state.active >= 0:
            questions = [(Seat(seat), [option("bid", n) for n in range(4)]) for seat in range(state.seats)]
            for seat, choice in enumerate(table.ask_all(questions, BID_WHY)):
                state.players[seat].coins = choice.a
        TOY.rules.turn(table, state)

    match = Match(changed(TOY, turn=twice), 3, 1, COPPER)
    for seat in (2, 0, 1):
        match.answer(seat, KEEP)
    for seat in (1, 2, 0):
        match.answer(seat, seat + 1)
    before = snapshot(match)
    assert [player.coins for player in match.state.players] == [1, 2, 3]
    match.answer(0, option("lay", hand(match)[0]))
    match.undo(0)
    assert snapshot(match) == before
    refuses(match, 0, "others have answered the same question")


# -- whole games


def test_a_finished_game_stays_finished() -> None:
    match = started()
    match.concede(0)
    refuses(match, 0, "the game is over")
    refuses(match, 1, "the game is over")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_in_which_all_that_can_be_is_undone_once_is_the_same_game(seats: int) -> None:
    for seed in range(8):
        plain, undoing = Match(TOY, seats, seed), Match(TOY, seats, seed)
        one, other = random.Random(seed), random.Random(seed)
        undone = 0
        while plain.questions:
            undone += battery.undo_takes_back_exactly(undoing, other)
            seat = one.choice(list(plain.questions))
            plain.answer(seat, one.choice(list(plain.questions[seat].options)))
            assert snapshot(plain) == snapshot(undoing)
        assert undone


# -- with what others answered since, where they agree or are bots


def chess() -> Match:
    """Normal Chess, White to move."""
    match = Match(game_named("lytharian-chess"), 2, 1, lineup=[{"cards": "up"}] * 2)
    while (question := match.question) and question.prompt.key != "move":
        match.answer(question.seat, 0)
    return match


def play(match: Match, *moves: str) -> None:
    for move in moves:
        assert match.question
        match.answer(match.question.seat, move)


def test_a_decision_is_taken_back_over_the_turns_of_others() -> None:
    match = chess()
    assert match.question
    white = match.question.seat
    start = snapshot(match)
    play(match, "e2e4", "e7e5")
    before = snapshot(match)
    play(match, "g1f3", "b8c6")
    assert match.why_no_undo(white)
    match.undo(white, (0, 1))
    assert snapshot(match) == before
    assert match.turn_seats()[-1] == white
    match.undo(white, (0, 1))  # and the one before it
    assert snapshot(match) == start


def test_a_turn_stays_whose_it_was_when_the_other_answers_at_its_end() -> None:
    match = chess()
    assert match.question
    white = match.question.seat
    play(match, "offer", "e2e4")
    assert match.question.seat != white  # asked whether it is a draw, within White's turn
    assert match.turn_seats()[-1] == white
    play(match, "refuse")
    assert match.turn_seats()[-2:] == [white, match.question.seat]


def test_what_the_table_answered_for_a_seat_goes_with_the_decision_before_it() -> None:
    match = started(3)
    card = hand(match)[0]
    before = snapshot(match)
    match.answer(0, option("lay", card))
    assert match.question
    match.answer(0, option("lay", hand(match)[0]), automatic=True)
    match.undo(0)
    assert snapshot(match) == before


def test_what_the_table_passed_after_a_roll_is_not_given_back_instead_of_the_roll() -> None:
    match = started()
    match.answer(0, ROLL)
    match.answer(0, END, automatic=True)
    reason = match.why_no_undo(0, range(2))
    assert reason is not None
    assert "dice were rolled" in reason
