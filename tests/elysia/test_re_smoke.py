"""The kernel's battery of properties on Elysia, and whole games at every number of players and in every mode."""

import random
from collections.abc import Iterator

import battery
import pytest
from battery import viewers, walk
from elysia_table import GAME, HERO, Side, at, names, npcs, play, position, ruled, stacked_duel, told, turn, upto

from rulewright.kernel.dice import Dice
from rulewright.kernel.match import Match
from rulewright.kernel.playout import playout
from rulewright.kernel.variant import OFFICIAL, Variant

LEAVING = 0.004  # how often somebody concedes, where the others play on
ADVANCED = {"trading": True, "advanced_market": True, "lives": True}
MODES = [
    pytest.param(OFFICIAL, id="destiny"),
    pytest.param(HERO, id="hero"),
    pytest.param(ruled(**ADVANCED), id="advanced"),
    pytest.param(ruled(scenario="hero", coop=True, **ADVANCED), id="hero-advanced"),
]

each_table = pytest.mark.parametrize("seats", [1, 2, 4, 8])


class Tuned:
    """The game with a variant's rules as if they were the official ones, so that the battery plays by them."""

    def __init__(self, variant: Variant) -> None:
        self._variant = variant

    def __getattr__(self, name: str) -> object:
        return getattr(GAME, name)

    def book(self, variant: Variant) -> object:
        return GAME.book(self._variant)


def positions(seats: int, every: int, most: int = 300) -> Iterator[Match]:
    """The even seed plays anyhow, the odd one sensibly; with the optional rules as well."""
    for seed in (2, 3):
        yield from walk(GAME, seats, seed, every, most, leaving=LEAVING)
    yield from walk(Tuned(ruled(scenario="hero", trading=True, advanced_market=True)), seats, 4, every, most)


@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize("variant", MODES)
def test_random_games_end(seats: int, variant: Variant) -> None:
    for seed in range(2):
        outcome = playout(GAME, seats, seed, variant=variant).outcome
        assert all(0 <= seat < seats for seat in outcome.winners)


@each_table
def test_a_state_copies_packs_and_plays_on_from_itself(seats: int) -> None:
    for number, match in enumerate(positions(seats, every=29)):
        battery.a_state_is_a_tree(match.state)
        battery.a_copy_is_equal_and_shares_nothing(match.state)
        battery.a_packed_state_reads_back(GAME, match.state)
        battery.a_fork_is_where_the_match_is(match)
        if number % 5 == 0:
            battery.a_turn_starts_from_the_state_alone(GAME, match)


@each_table
def test_an_imagined_world_can_not_be_told_from_the_true_one(seats: int) -> None:
    otherwise = 0
    for number, match in enumerate(positions(seats, every=7)):
        for seat in match.questions:
            otherwise += battery.an_imagined_world_can_not_be_told_from_the_true_one(match, seat, number)
    assert otherwise, "nothing was ever imagined otherwise"


@each_table
def test_hands_decks_and_hand_piles_are_hidden(seats: int) -> None:
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
def test_the_table_can_be_drawn_for_everybody(seats: int) -> None:
    for match in positions(seats, every=37):
        for viewer in (*viewers(match), None):
            view = GAME.view(match.state, viewer)
            assert GAME.scene(view, viewer, match.names).headline
            assert GAME.text_table(view, viewer, match.names)


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


def test_a_position_plays_a_turn() -> None:
    state = position(
        Side(hand=("march", "longsword"), wild=0), Side("vega", at=(1, 0)), tiles={(1, 0): "plains", (2, 0): "forest"}
    )
    assert upto(turn, GAME.view(state, None)).why.key == "play"
    play(turn, state, "play march", "finish", "step 1,0", "step 2,0", "done")
    assert at(state, 0) == (2, 0)
    assert len(state.players[0].hand) == state.book.rules.hand_size


def test_a_monster_found_in_ruins_attacks_first() -> None:
    state = position(
        Side(hand=("longsword", "march", "march", "march", "march"), wild=0),
        Side("vega"),
        tiles={(1, 0): "ruins/plains"},
        encounter=("rat",),
    )
    table = stacked_duel(
        turn, state, "play march", "finish", "step 1,0", "stop", "drop march", "play longsword", "done"
    )
    assert told(table, "strikes")[0]["each"] == 1
    assert npcs(state) == []
    assert state.players[0].net == 1
    assert state.players[0].hunt == 1
    assert "longsword" in names(state, state.players[0].discard)


def test_conceal_keeps_the_pieces_of_the_map() -> None:
    match = Match(GAME, 2, 5)
    other = GAME.view(match.state, None)
    GAME.conceal(other, 0, Dice(1))
    kind = [match.state.book.cards[face].kind for face in other.faces]
    assert sum(kind[card] != "overlay" for card in other.map_deck) == match.state.left[0]
