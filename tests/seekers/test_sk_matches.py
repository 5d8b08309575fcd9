"""Matches of several games: best of three, what comes back and what stays, who has left."""

from collections.abc import Mapping
from functools import partial

import pytest
from seekers_table import GAME, duel, play, triple, turn, upto

from rulewright.games.seekers.cards.armories import ARMORIES
from rulewright.games.seekers.rules.book import make_book
from rulewright.games.seekers.rules.ending import GameDecided, check_defeat
from rulewright.games.seekers.rules.ids import SETUP
from rulewright.games.seekers.rules.setup.entry import Entry
from rulewright.games.seekers.rules.setup.start import start
from rulewright.games.seekers.rules.setup.steps import next_game
from rulewright.games.seekers.rules.state import State
from rulewright.kernel.dice import Dice
from rulewright.kernel.match import Match
from rulewright.kernel.question import EVERYBODY
from rulewright.kernel.table import Table
from rulewright.kernel.variant import Variant

NAMES = ("mara", "theron")


def fresh(rules: Mapping[str, object]) -> State:
    book = make_book(Variant("x", rules={"sideboard_in_game1": False, "mulligans": 0, **rules}))
    return start(book, [Entry(armory=name) for name in NAMES], Dice(1))


def set_up(table: Table, state: State) -> None:
    while state.phase == SETUP:
        turn(table, state)


def answer_on(match: Match, until: str) -> None:
    """First answers, until this question is asked."""
    while match.question and match.question.prompt.key != until:
        match.answer(match.question.seat, 0)


def beaten(table: Table, state: State, loser: int) -> None:
    """A turn in which a Seeker falls."""
    state.units[loser].hp = 0
    try:
        check_defeat(table, state)
    except GameDecided:
        next_game(table, state)


def best_of_three() -> State:
    state = fresh({"match_games": 3})
    duel(set_up, state, "team 0", "start -6,2", "start 6,-2", dice=[6, 6, 1, 1])
    return state


@pytest.mark.rule("SK-R24", "SK-044", "SK-R23", "SK-R208")
def test_best_of_three_runs_the_whole_setup_again() -> None:
    state = best_of_three()
    hand = list(state.players[0].hand)
    state.players[0].exile, state.players[0].hand = hand[:2], hand[2:]
    state.players[1].fatigue, state.players[0].shard, state.shard = 10, True, False
    duel(lambda table, now: beaten(table, now, 1), state)
    assert (state.outcome, state.game, state.phase) == (None, 2, SETUP)
    table = play(set_up, state, "team 1", "start 6,-4", "start -6,4", "stop", "stop", dice=[1, 1, 6, 6])
    assert [(seat, key) for seat, key, _ in table.asked] == [
        (1, "first"), (1, "start"), (0, "start"), (1, "side_in"), (0, "side_in")]  # fmt: skip
    for player, name in zip(state.players, NAMES, strict=True):
        cards = [state.book.cards[state.faces[card]].key for card in player.hand + player.deck]
        assert sorted(cards) == sorted(ARMORIES[name].tactics)
        assert len(player.hand) == 7
        assert (player.exile, player.discard, player.fatigue, player.shard, player.out) == ([], [], 0, False, False)
        assert all(state.seen[card] == 0 for card in player.deck)
    assert state.shard
    assert triple(state, 1) == (0, 0, 100)
    duel(lambda table, now: beaten(table, now, 1), state)
    assert state.outcome is not None
    assert (state.outcome.winners, state.game) == ((0,), 2)  # two of three


@pytest.mark.rule("SK-R24")
def test_a_third_game_decides_and_one_each_is_a_draw() -> None:
    for last, winners in ((1, (0,)), (0, (1,)), (None, ())):
        state = best_of_three()
        for loser in (0, 1, last):
            if loser is None:
                state.units[0].hp = 0
            duel(partial(beaten, loser=1 if loser is None else loser), state)
            if state.outcome is None:
                duel(set_up, state, "team 0", "start -6,2", "start 6,-2", "stop", "stop", dice=[6, 6, 1, 1])
        assert state.outcome is not None
        assert state.game == 3
        assert state.outcome.winners == winners


@pytest.mark.rule("SK-R24", "SK-R08")
def test_in_the_next_game_nobody_knows_the_others_cards_any_more() -> None:
    state = best_of_three()
    shown = state.players[1].hand[0]
    state.players[1].hand.remove(shown)
    state.players[1].discard.append(shown)
    state.seen[shown] = EVERYBODY
    duel(lambda table, now: beaten(table, now, 1), state)
    assert shown in state.players[1].deck
    assert {state.seen[card] for card in state.players[1].deck} == {2}


@pytest.mark.rule("SK-R24", "SK-R193")
def test_who_conceded_is_out_of_the_whole_match() -> None:
    match = Match(GAME, 3, 3, Variant("x", rules={"match_games": 3}))
    answer_on(match, "main")
    assert match.question is not None
    gone = match.question.seat
    match.concede(gone)
    loser = next(seat for seat in match.questions if seat != gone)
    match.state.units[loser].hp = 0
    while match.state.game == 1 and match.question:
        match.answer(match.question.seat, 0)
    assert (match.outcome, match.state.game) == (None, 2)
    answer_on(match, "main")
    assert [player.out for player in match.state.players] == [seat == gone for seat in range(3)]
    assert match.state.units[gone].hex == -1
    assert match.question is not None
    last = match.question.seat
    match.concede(last)  # only one is left: the match is over, not only the game
    assert match.outcome is not None
    assert match.outcome.winners == (3 - gone - last,)


@pytest.mark.rule("SK-R24")
def test_one_game_is_a_match_by_default() -> None:
    state = fresh({})
    duel(set_up, state, "team 0", "start -6,2", "start 6,-2", dice=[6, 6, 1, 1])
    duel(lambda table, now: beaten(table, now, 1), state)
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


@pytest.mark.rule("SK-R23")
def test_exchanges_stay_for_the_match_and_a_new_match_has_the_registered_lists() -> None:
    rules = {"match_games": 3, "sideboard_in_game1": True}
    state = fresh(rules)
    swaps = ("in disarm", "out quick-stab", "stop", "stop")
    play(set_up, state, "team 0", "start -6,2", "start 6,-2", *swaps, dice=[6, 6, 1, 1])
    duel(lambda table, now: beaten(table, now, 1), state)
    deck = [state.book.cards[state.faces[card]].key for card in state.players[0].deck]
    assert deck.count("disarm") == 1
    again = fresh(rules)
    upto(set_up, again, "team 0", "start -6,2", "start 6,-2", dice=[6, 6, 1, 1])
    deck = [again.book.cards[again.faces[card]].key for card in again.players[0].deck]
    assert deck.count("disarm") == 0
