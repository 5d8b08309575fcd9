"""The table of the rules: asking, hiding, showing and mixing cards."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy import END, ROLL, TOY, only

from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import GameOver
from rulewright.kernel.event import event
from rulewright.kernel.question import EVERYBODY, SPECTATOR, CardId, Face, Option, Prompt, Seat
from rulewright.kernel.state import knows
from rulewright.kernel.table import Table
from rulewright.kernel.variant import OFFICIAL

WHY = Prompt("key", "Words?", "SH-001")
ONE, TWO = Seat(0), Seat(1)


@event("Something about {card}.", "SH-001")
def anything(card: CardId) -> None: ...


def cards(n: int) -> list[CardId]:
    return [CardId(card) for card in range(n)]


def table(seats: int = 2, seed: int = 0) -> tuple[Table, list[tuple[Seat, list[Option]]]]:
    """A table on a fresh state, and the list of what it asks its policy (which answers by the last option)."""
    state = TOY.rules.start(TOY.rules.book(OFFICIAL), [TOY.rules.entry()] * seats, Dice(seed))
    asked: list[tuple[Seat, list[Option]]] = []

    def last(state: Any, seat: Seat, options: Any, why: Prompt) -> Option:
        asked.append((seat, list(options)))
        return options[-1]  # type: ignore[no-any-return]

    return Table(TOY, state, last), asked


def test_a_question_is_put_to_the_policy() -> None:
    here, asked = table()
    assert here.ask(TWO, [END, ROLL], WHY) is ROLL
    assert asked == [(1, [END, ROLL])]
    assert (here.asks, here.decisions) == (1, 1)


def test_a_single_option_answers_itself() -> None:
    here, asked = table()
    assert here.ask(ONE, [END], WHY) is END
    assert asked == []
    assert (here.asks, here.decisions) == (1, 0)


def test_for_a_seat_that_conceded_the_first_option_is_taken() -> None:
    here, asked = table(seats=3)
    here.leave(TWO)
    assert here.ask(TWO, [END, ROLL], WHY) is END
    assert here.ask_all([(ONE, [END, ROLL]), (TWO, [END, ROLL])], WHY) == [ROLL, END]
    assert [seat for seat, _ in asked] == [0]


def test_the_last_but_one_to_leave_ends_the_game() -> None:
    here, _ = table(seats=3)
    here.leave(TWO)
    assert here.state.outcome is None
    with pytest.raises(GameOver):
        here.leave(ONE)
    assert here.state.outcome is not None
    assert here.state.outcome.winners == (2,)


def test_a_question_to_all_has_an_answer_for_each() -> None:
    here, _ = table()
    assert here.ask_all([(ONE, [END]), (TWO, [END, ROLL])], WHY) == [END, ROLL]
    assert here.ask_all([], WHY) == []


@given(st.integers(0, 2**64 - 1), st.sets(st.integers(0, 15)))
def test_a_shuffle_moves_faces_only_and_makes_everybody_forget(seed: int, chosen: set[int]) -> None:
    here, _ = table(seed=seed)
    mixed = [CardId(card) for card in sorted(chosen)]
    for card in cards(16):
        here.show(card)
    before = list(here.state.faces)
    here.shuffle(mixed)
    assert sorted(here.state.faces[card] for card in mixed) == sorted(before[card] for card in mixed)
    for card in cards(16):
        assert here.state.seen[card] == (0 if card in chosen else EVERYBODY)
        assert card in chosen or here.state.faces[card] == before[card]


def test_a_shuffle_is_made_by_the_states_own_dice() -> None:
    here, _ = table(seed=3)
    there, _ = table(seed=3)
    here.shuffle(cards(16))
    there.shuffle(cards(16))
    assert here.state == there.state
    assert here.state.dice != Dice(3)


def test_rearranging_moves_faces_with_those_who_know_them() -> None:
    here, _ = table()
    state = here.state
    state.faces[:3], state.seen[:3] = [Face(7), Face(8), Face(9)], [1, 2, 4]
    here.rearrange(cards(3), [2, 0, 1])
    assert state.faces[:3] == [9, 7, 8]
    assert state.seen[:3] == [4, 1, 2]


def test_showing_a_card_lets_these_seats_look_and_no_others() -> None:
    here, _ = table(seats=3)
    here.show(CardId(5), 0b101)
    assert [knows(here.state, seat, CardId(5)) for seat in (ONE, TWO, Seat(2), SPECTATOR)] == [True, False, True, False]
    here.show(CardId(5))
    assert all(knows(here.state, seat, CardId(5)) for seat in (ONE, TWO, Seat(2), SPECTATOR))


def test_a_roll_is_one_of_the_dice() -> None:
    here, _ = table(seed=11)
    dice = Dice(11)
    assert [here.roll(), here.roll(20), here.below(7)] == [dice.roll(), dice.roll(20), dice.below(7)]


def test_nobody_listens_in_a_playout() -> None:
    here, _ = table()
    assert not here.listening
    here.tell(anything, card=CardId(3))


def test_whole_games_are_played_by_a_policy() -> None:
    state = TOY.rules.start(TOY.rules.book(only(copper=12)), [TOY.rules.entry()] * 2, Dice(1))
    here = Table(TOY, state, lambda state, seat, options, why: options[0])
    for _ in range(7):
        if state.outcome is None:
            try:
                TOY.rules.turn(here, state)
            except GameOver:
                break
    assert state.outcome is not None
    assert state.outcome.winners == (0, 1)
