"""The battery of properties, on every registered game and the toy, at positions reached by random play."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import battery
import pytest
from battery import OtherWords, changed, under, viewers, walk
from toy import TOY

import rulewright.games
from rulewright.games import GAMES
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import UnknownName
from rulewright.kernel.event import event
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.question import HIDDEN, Seat
from rulewright.kernel.table import Table

ALL: dict[str, Any] = {**GAMES, TOY.slug: TOY}
SEEDS = (2, 3)  # the even one plays anyhow, the odd one sensibly
LEAVING = 0.004  # how often somebody concedes, where the others play on


ELYSIA, LYTHARIAN = GAMES["elysia"], GAMES["lytharian"]
MODES = [  # tables that play by other rules, or lie between the fewest and the most players
    pytest.param(ELYSIA, 2, id="elysia-2", marks=pytest.mark.slow),
    pytest.param(ELYSIA, 4, id="elysia-4", marks=pytest.mark.slow),
    pytest.param(under(ELYSIA, scenario="hero"), 1, id="elysia-hero-1", marks=pytest.mark.slow),
    pytest.param(
        under(ELYSIA, scenario="hero", trading=True, advanced_market=True),
        2,
        id="elysia-hero-2",
        marks=pytest.mark.slow,
    ),
    pytest.param(under(ELYSIA, scenario="hero", coop=True, lives=True), 4, id="elysia-hero-4", marks=pytest.mark.slow),
    pytest.param(under(LYTHARIAN, game="duels"), 2, id="lytharian-duels", marks=pytest.mark.slow),
    pytest.param(under(LYTHARIAN, game="pawns"), 2, id="lytharian-pawns", marks=pytest.mark.slow),
]


def pace(game: Game) -> list[pytest.MarkDecorator]:
    """Long random play is slow, but for the smallest game."""
    return [] if game is TOY else [pytest.mark.slow]


def tables() -> list[Any]:
    """Every game with its fewest, a middle number of and its most players, and the other modes."""
    found = []
    for slug, game in ALL.items():
        counts = sorted({game.players[0], game.players[len(game.players) // 2], game.players[-1]})
        found += [pytest.param(game, seats, id=f"{slug}-{seats}", marks=pace(game)) for seats in counts]
    return found + MODES


each_table = pytest.mark.parametrize(("game", "seats"), tables())
each_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=slug, marks=pace(game)) for slug, game in ALL.items()]
)


def positions(game: Any, seats: int, every: int) -> Iterator[Match]:
    for seed in SEEDS:
        yield from walk(game, seats, seed, every, leaving=LEAVING)


def test_every_game_is_registered_under_its_slug() -> None:
    folders = {path.parent.name for path in Path(rulewright.games.__file__).parent.glob("*/__init__.py")}
    ours = [game for slug, game in GAMES.items() if slug != TOY.slug]  # tests of the server register the toy, too
    assert {game.folder.name for game in ours} <= folders
    assert all(game.slug == slug for slug, game in GAMES.items())


# -- states


@each_table
def test_a_copy_is_equal_and_shares_nothing(game: Any, seats: int) -> None:
    for match in positions(game, seats, every=11):
        battery.a_state_is_a_tree(match.state)
        battery.a_copy_is_equal_and_shares_nothing(match.state)


@each_table
def test_a_packed_state_reads_back(game: Any, seats: int) -> None:
    for match in positions(game, seats, every=13):
        battery.a_packed_state_reads_back(game, match.state)


@each_table
def test_a_turn_starts_from_the_state_alone(game: Any, seats: int) -> None:
    for match in positions(game, seats, every=37):
        battery.a_turn_starts_from_the_state_alone(game, match)


# -- other worlds


@each_table
def test_a_fork_is_where_the_match_is(game: Any, seats: int) -> None:
    for match in positions(game, seats, every=5):
        battery.a_fork_is_where_the_match_is(match)


@each_table
def test_an_imagined_world_can_not_be_told_from_the_true_one(game: Any, seats: int) -> None:
    otherwise = 0
    for number, match in enumerate(positions(game, seats, every=3)):
        for seat in match.questions:
            otherwise += battery.an_imagined_world_can_not_be_told_from_the_true_one(match, seat, number)
    assert otherwise, "nothing was ever imagined otherwise"


@each_table
def test_concealing_deals_only_what_the_seat_can_not_know(game: Any, seats: int) -> None:
    otherwise = 0
    for number, match in enumerate(positions(game, seats, every=7)):
        for seat in range(seats):
            otherwise += battery.concealing_deals_only_what_the_seat_can_not_know(game, match.state, seat, number)
    assert otherwise, "conceal never dealt anything otherwise"


@each_table
def test_a_view_holds_only_known_faces(game: Any, seats: int) -> None:
    for match in positions(game, seats, every=7):
        battery.the_open_table_hides_nothing(game, match.state)
        for viewer in viewers(match):
            battery.a_view_holds_only_known_faces(game, match.state, viewer)


# -- questions and answers


@each_table
def test_every_option_is_accepted_and_changes_something(game: Any, seats: int) -> None:
    dice = random.Random(1)
    for match in positions(game, seats, every=17):
        battery.every_option_is_accepted_and_changes_something(match, 12, dice)


@each_table
def test_options_can_be_told_apart(game: Any, seats: int) -> None:
    for match in positions(game, seats, every=3):
        battery.options_can_be_told_apart(game, match)


@each_table
def test_bots_can_think_about_it(game: Any, seats: int) -> None:
    dice = random.Random(1)
    for match in positions(game, seats, every=7):
        battery.bots_can_think_about_it(game, match, dice)


@each_table
def test_every_card_can_be_named(game: Any, seats: int) -> None:
    dice = random.Random(1)
    for match in positions(game, seats, every=23):
        battery.every_card_can_be_named(game, match, dice)


@each_table
def test_a_wrong_answer_is_refused_and_changes_nothing(game: Any, seats: int) -> None:
    for match in positions(game, seats, every=29):
        battery.a_wrong_answer_is_refused_and_changes_nothing(match)


# -- what is told


@each_table
def test_events_tell_nobody_what_they_did_not_know(game: Any, seats: int) -> None:
    lines = 0
    for match in positions(game, seats, every=9):
        lines = lines if lines <= len(match.log) else 0  # the next game
        battery.events_tell_nobody_what_they_did_not_know(game, match, since=lines)
        lines = len(match.log)


@each_table
def test_everything_cites_a_clause(game: Any, seats: int) -> None:
    for match in positions(game, seats, every=1):
        for question in match.questions.values():
            battery.a_clause_exists(game, question.prompt.clause)
    for seed in SEEDS:
        battery.everything_cites_a_clause(game, battery.finished(game, seats, seed))


@pytest.mark.parametrize(("game", "seats"), [table for table in tables() if table.values[0] is not TOY])
def test_the_table_can_be_drawn_for_everybody(game: Any, seats: int) -> None:
    for match in positions(game, seats, every=37):
        for viewer in (*viewers(match), None):
            view = game.rules.view(match.state, viewer)
            assert game.page.scene(view, viewer, match.names).headline
            assert game.words.text_table(view, viewer, match.names)


# -- whole games


@each_table
def test_a_record_plays_again(game: Any, seats: int) -> None:
    for match in walk(game, seats, seed=4, every=151, leaving=LEAVING):
        battery.a_record_plays_again(game, match)
    for seed in SEEDS:
        battery.a_record_plays_again(game, battery.finished(game, seats, seed, LEAVING))


@each_table
def test_undo_takes_back_exactly(game: Any, seats: int) -> None:
    undone = 0
    dice = random.Random(1)
    for match in positions(game, seats, every=6):
        undone += battery.undo_takes_back_exactly(match, dice)
    assert undone, "nothing was ever undone"


@each_table
def test_a_playout_and_a_match_are_the_same_game(game: Any, seats: int) -> None:
    for seed in range(3):
        battery.a_playout_and_a_match_are_the_same_game(game, seats, seed)


@each_table
def test_games_end(game: Any, seats: int) -> None:
    for seed in range(8):
        battery.a_game_ends(game, seats, seed)


DIGESTS = """
from battery import digest
from test_battery import ALL
game = ALL["{slug}"]
for seats in sorted({{game.players[0], game.players[-1]}}):
    print(digest(game, seats, 2), digest(game, seats, 3))
"""


@each_game
def test_the_same_game_in_every_process(game: Any) -> None:
    """Same seed and answers, same game, whatever the order of hashes."""
    here = Path(__file__).parent
    found = []
    for hashes in ("0", "1"):
        run = subprocess.run(
            [sys.executable, "-c", DIGESTS.format(slug=game.slug)],
            env={**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": f"{here}{os.pathsep}{here.parent}"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr
        found.append(run.stdout)
    assert found[0].strip()
    assert found[0] == found[1]


# -- the battery itself: broken games don't pass


@each_game
def test_a_hidden_card_in_a_view_is_noticed(game: Any) -> None:
    """One hidden face left in the view makes the leak tests fail, both of them."""

    def leaky_view(state: Any, viewer: Seat | None) -> Any:
        view = game.rules.view(state, viewer)
        for card, face in enumerate(view.faces):
            if face == HIDDEN:
                view.faces[card] = state.faces[card]
                break
        return view

    leaky = changed(game, view=leaky_view)
    seen, dealt = 0, 0
    for match in positions(game, game.players[0], every=11):
        for viewer in range(match.seats):
            if HIDDEN in game.rules.view(match.state, viewer).faces:
                seen += 1
                with pytest.raises(AssertionError):
                    battery.a_view_holds_only_known_faces(leaky, match.state, viewer)
                for seed in range(4):
                    try:
                        battery.concealing_deals_only_what_the_seat_can_not_know(leaky, match.state, viewer, seed)
                    except AssertionError:
                        dealt += 1
        if seen > 20 and dealt:
            break
    assert seen
    assert dealt


@each_game
def test_a_conceal_that_touches_a_known_card_is_noticed(game: Any) -> None:
    def careless(state: Any, seat: Seat, dice: Dice) -> None:
        state.faces = dice.shuffled(state.faces)

    broken = changed(game, conceal=careless)
    for match in walk(game, game.players[0], seed=2, every=40):
        if not match.state.faces:
            continue  # before there are cards nothing can be given away
        with pytest.raises(AssertionError):
            battery.concealing_deals_only_what_the_seat_can_not_know(broken, match.state, 0, 1)


@each_game
def test_labels_that_are_the_same_are_noticed(game: Any) -> None:
    broken = replace(game, words=OtherWords(game.words, label=lambda view, option: "Do it"))
    noticed = 0
    for match in walk(game, game.players[0], seed=2, every=40):
        try:
            battery.options_can_be_told_apart(broken, match)  # of equal cards it may be said twice
        except AssertionError as wrong:
            noticed += "are both" in str(wrong)
    assert noticed


def test_an_event_that_tells_too_much_is_noticed() -> None:
    """The face of a hidden card in an event's numbers: the words for the log would give it away."""

    @event("The table peeks at {n}.", "TY-1")
    def peeked(n: int) -> None: ...

    def talkative(table: Table, state: Any) -> None:
        if state.deck:
            table.tell(peeked, n=state.faces[state.deck[0]])
        TOY.rules.turn(table, state)

    words = OtherWords(TOY.words, event_words=lambda view, event, names: str(event.args))
    game = replace(changed(TOY, turn=talkative), words=words)
    noticed = 0
    for number, match in enumerate(walk(game, 3, seed=2)):
        for seat in match.questions:
            try:
                battery.an_imagined_world_can_not_be_told_from_the_true_one(match, seat, number)
            except AssertionError:
                noticed += 1
    assert noticed


def test_rules_that_clean_up_while_a_search_stops_are_noticed() -> None:
    """A `finally` in the rules runs when a policy has seen enough, and changes the position."""

    def tidy(table: Table, state: Any) -> None:
        try:
            TOY.rules.turn(table, state)
        finally:
            state.players[0].coins = 0

    with pytest.raises(AssertionError):
        battery.a_fork_is_where_the_match_is(next(walk(changed(TOY, turn=tidy), 2, seed=2)))


def test_chance_that_is_not_the_states_own_is_noticed() -> None:
    def gamble(table: Table, state: Any) -> None:
        state.players[0].coins = random.randrange(1000)
        TOY.rules.turn(table, state)

    with pytest.raises(AssertionError):
        battery.a_playout_and_a_match_are_the_same_game(changed(TOY, turn=gamble), 2, 1)


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownName, match=r"there is no game 'outpots'\. Did you mean outposts"):
        rulewright.games.game_named("outpots")
