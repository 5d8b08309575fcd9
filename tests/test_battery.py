"""The battery of properties, on every registered game, at positions reached by random play."""

import os
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from toy import TOY

import rulewright.games
from rulewright.games import GAMES
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import UnknownName
from rulewright.kernel.event import event
from rulewright.kernel.game import Game
from rulewright.kernel.question import HIDDEN, Seat
from rulewright.kernel.table import Table
from rulewright.testing import battery
from rulewright.testing.battery import OtherWords, changed, under, walk
from rulewright.testing.properties import PROPERTIES, Property, counts_of, positions

ALL = GAMES


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
        found += [pytest.param(game, seats, id=f"{slug}-{seats}", marks=pace(game)) for seats in counts_of(game)]
    return found + MODES


each_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=slug, marks=pace(game)) for slug, game in ALL.items()]
)


def test_every_game_is_registered_under_its_slug() -> None:
    folders = {path.parent.name for path in Path(rulewright.games.__file__).parent.glob("*/__init__.py")}
    assert {game.folder.name for game in GAMES.values()} <= folders
    assert all(game.slug == slug for slug, game in GAMES.items())


@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda each: each.__name__)
@pytest.mark.parametrize(("game", "seats"), tables())
def test_battery(game: Game, seats: int, holds: Property) -> None:
    assert holds(game, seats) != 0, "what it is about never came up"


DIGESTS = """
from rulewright.testing.battery import digest
from test_battery import ALL
game = ALL["{slug}"]
for seats in sorted({{game.players[0], game.players[-1]}}):
    print(digest(game, seats, 2), digest(game, seats, 3))
"""


@pytest.mark.slow
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

    @event("The table peeks at {n}.", "SH-001")
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
