"""Lytharian Chess as a whole: random games of every game and mode end, and the kernel's properties hold."""

import random
from collections.abc import Iterator
from typing import Any

import battery
import pytest
from battery import viewers, walk
from lytharian_table import GAME, Side, Troop, duel, face_up, hurt, main_phase, position, troop_at, under, who

from rulewright.kernel.match import Match
from rulewright.kernel.playout import playout
from rulewright.kernel.variant import Variant


class Variation:
    """The game under a variant, for functions that know only games."""

    def __init__(self, variant: Variant) -> None:
        self._variant = variant

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)

    def book(self, variant: Variant) -> Any:
        return GAME.book(self._variant)


GAMES = {"main": GAME, "duels": Variation(under(game="duels")), "pawns": Variation(under(game="pawns"))}
each_game = pytest.mark.parametrize("name", list(GAMES))


def positions(name: str, every: int, most: int = 500) -> Iterator[Match]:
    """The even seed plays anyhow, the odd one sensibly."""
    for seed in (2, 3):
        yield from walk(GAMES[name], 2, seed, every, most)


@pytest.mark.parametrize("mode", ["standard", "maelstorm", "chaos"])
@pytest.mark.parametrize("game", ["main", "duels", "pawns"])
def test_random_games_end_in_every_game_and_mode(game: str, mode: str) -> None:
    for seed in range(4):
        assert playout(GAME, 2, seed, variant=under(game=game, mode=mode)).outcome.winners in ((0,), (1,))


@each_game
def test_a_state_copies_packs_and_plays_on_from_itself(name: str) -> None:
    for number, match in enumerate(positions(name, every=23)):
        battery.a_state_is_a_tree(match.state)
        battery.a_copy_is_equal_and_shares_nothing(match.state)
        battery.a_packed_state_reads_back(GAMES[name], match.state)
        battery.a_fork_is_where_the_match_is(match)
        if number % 5 == 0:
            battery.a_turn_starts_from_the_state_alone(GAMES[name], match)


@each_game
def test_an_imagined_world_can_not_be_told_from_the_true_one(name: str) -> None:
    otherwise = 0
    for number, match in enumerate(positions(name, every=5)):
        for seat in match.questions:
            otherwise += battery.an_imagined_world_can_not_be_told_from_the_true_one(match, seat, number)
    assert otherwise, "nothing was ever imagined otherwise"


@each_game
def test_faces_hands_and_decks_are_hidden(name: str) -> None:
    otherwise = 0
    for number, match in enumerate(positions(name, every=19)):
        battery.the_open_table_hides_nothing(GAME, match.state)
        for viewer in viewers(match):
            battery.a_view_holds_only_known_faces(GAME, match.state, viewer)
        for seat in range(2):
            otherwise += battery.concealing_deals_only_what_the_seat_can_not_know(GAME, match.state, seat, number)
    assert otherwise, "conceal never dealt anything otherwise"


@each_game
def test_options_are_accepted_and_can_be_told_apart(name: str) -> None:
    dice = random.Random(1)
    for number, match in enumerate(positions(name, every=5)):
        battery.options_can_be_told_apart(GAME, match)
        battery.bots_can_think_about_it(GAME, match, dice)
        if number % 6 == 0:
            battery.every_option_is_accepted_and_changes_something(match, 12, dice)
            battery.every_card_can_be_named(GAME, match, dice)
            battery.a_wrong_answer_is_refused_and_changes_nothing(match)


@each_game
def test_events_tell_nobody_what_they_did_not_know_and_cite_clauses(name: str) -> None:
    lines = 0
    for match in positions(name, every=11):
        lines = lines if lines <= len(match.log) else 0  # the next game
        battery.events_tell_nobody_what_they_did_not_know(GAME, match, since=lines)
        battery.everything_cites_a_clause(GAME, match, since=lines)
        lines = len(match.log)


@each_game
def test_undo_takes_back_exactly(name: str) -> None:
    undone = 0
    dice = random.Random(1)
    for match in positions(name, every=13):
        undone += battery.undo_takes_back_exactly(match, dice)
    assert undone, "nothing was ever undone"


@each_game
def test_a_playout_is_a_match_and_games_end(name: str) -> None:
    battery.a_playout_and_a_match_are_the_same_game(GAMES[name], 2, 1)
    battery.a_game_ends(GAMES[name], 2, 2)


def test_a_record_plays_again() -> None:
    battery.a_record_plays_again(GAME, battery.finished(GAME, 2, 3))


@pytest.mark.rule("LC-E05")
def test_a_pawn_kills_a_pawn_and_takes_its_square() -> None:
    state = position(
        Side([Troop("brudakian-magemaster", "d3")]),
        Side([Troop("zuk-gar-shocktrooper", "e5", up=False)], hand=["spark"], mana=0),
    )
    before = len(state.players[1].hand)
    duel(main_phase, state, "move d3-d4", "attack d4xe5", "end")
    assert (who(state, "e5"), hurt(state, "e5"), troop_at(state, "d4")) == ("brudakian-magemaster", 1, -1)
    assert len(state.players[1].hand) == before + 1
    assert face_up(state, "e5")
