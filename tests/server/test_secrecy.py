"""Twin tables that differ only in what a viewer can't know look alike to that viewer, element by element.

At many positions of random games everything hidden from a viewer is dealt anew, and the page is drawn again; so is what
programs are told, what is said of things that are looked at, and what is played for the last events: any difference is
a leak. `make secrecy` plays more games.
"""

import asyncio
import json
import os
import random
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from rulewright.games import GAMES, OURS
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import IllegalAnswer
from rulewright.kernel.match import Match
from rulewright.kernel.question import SPECTATOR, Seat
from rulewright.server.html.table import event_effects, table_fragments
from rulewright.server.http.api.table_json import state_json
from rulewright.server.settings import Settings
from rulewright.server.store import store_for
from rulewright.server.tables import new_games
from rulewright.server.tables.forecast import forecast
from rulewright.server.tables.game_setup import SeatPlan, Setup
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.live_games import LiveGames
from rulewright.server.tables.live_view import Visitor, table_view

GAMES_PLAYED = int(os.environ.get("SECRECY_GAMES", "1"))
ANSWERS, EVERY = 90, 9
LATEST, LOOKED_AT = 5, 4  # events, and every so many things


def drawn(live: LiveGame, viewer: Seat) -> dict[str, Any]:
    """All that a viewer is sent, worked out afresh: the whole page, and what comes beside it."""
    live.cache.clear()
    live.log_readers.clear()
    v = table_view(live, Visitor() if viewer == SPECTATOR else Visitor((viewer,)))
    page = table_fragments(v)
    question = live.ledger.questions().get(viewer) if v.question else None
    latest = [event for _, event in live.ledger.match.log[-LATEST:]]
    return page | {
        "the API's state": json.dumps(state_json(live, v)),
        "effects": event_effects(v.game, v.view, [seen for event in latest if (seen := event.seen_by(v.viewer))]),
        "why not": [v.game.words.why_not(v.view, question, ref) for ref in page],
        "drawings": [v.scene.board and v.game.page.drawing(v.view, v.viewer, ref) for ref in list(page)[::LOOKED_AT]],
    }


def differences(live: LiveGame, viewer: Seat, dice: Dice) -> tuple[list[str], bool]:
    """The elements that tell twin tables apart, and whether the twins differ at all."""
    state = live.ledger.match.state
    truth = state.faces
    before = drawn(live, viewer)
    other = copy_state(state)
    live.game.rules.conceal(other, Seat(0) if viewer == SPECTATOR else viewer, dice)  # who watches knows no more
    state.faces = other.faces
    after = drawn(live, viewer)
    state.faces = truth
    told = [key for key in before if after.get(key) != before[key]] + [key for key in after if key not in before]
    return told, other.faces != truth


async def leaks(slug: str, seed: int) -> tuple[list[str], int]:
    """What random play of one game shows that it should not, and how often twins were compared."""
    settings = Settings(store=":memory:", bots=False, shortest_pass=0, bot_processes=0)
    live_games = LiveGames(settings, store_for(":memory:"))
    live_games.services.now = lambda: 2e9  # twins are drawn at the same moment, however busy the machine is
    await live_games.open()
    seats = [SeatPlan(who="me"), SeatPlan(who="friend")]
    live = (await new_games.create(live_games, Setup(game=slug, seats=seats, seed=seed), "ann")).live
    roll, dice, found, compared = random.Random(seed), Dice(seed), list[str](), 0
    for number in range(ANSWERS):
        if not (asked := live.ledger.questions()):
            break
        seat, question = roll.choice(list(asked.items()))
        with suppress(IllegalAnswer):  # the table itself has answered what both were asked
            await live.answer(seat, None, roll.randrange(len(question.options)))
        if number % EVERY == 0 and not live.ledger.over:
            for viewer in (Seat(0), Seat(1), SPECTATOR):
                told, differ = differences(live, viewer, dice)
                compared += differ
                found += [f"{slug}, seed {seed}, step {number}, viewer {viewer}: {key}" for key in told]
    await live_games.close()
    return found, compared


@pytest.mark.parametrize("slug", OURS)
@pytest.mark.slow
def test_nothing_on_the_page_tells_what_is_hidden(slug: str) -> None:
    compared = 0
    for seed in range(1, GAMES_PLAYED + 1):
        found, n = asyncio.run(leaks(slug, seed))
        assert not found, "\n".join(found[:20])
        compared += n
    assert compared or slug == "normal-chess"  # where nothing is hidden


def test_what_is_forecast_can_not_be_thought_back() -> None:
    """Its worlds are dealt by dice of the match's own seed, so that nobody can say what was moved where."""
    game, dealt = GAMES["outposts"], list[int]()

    def noted(state: Any, seat: Seat, dice: Dice) -> None:
        dealt.append(dice.state)
        game.rules.conceal(state, seat, dice)

    match = Match(replace(game, rules=replace(game.rules, conceal=noted)), seed=1)
    question = next(iter(match.questions.values()))
    for match.seed in (1, 1, 2):
        forecast(match, question.seat, question.options[0])
    worlds = len(dealt) // 3
    assert dealt[:worlds] == dealt[worlds : 2 * worlds]
    assert not set(dealt[:worlds]) & set(dealt[2 * worlds :])


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["outposts"]

    def open_hands(state: Any, viewer: Seat | None) -> Any:
        view = game.rules.view(state, viewer)
        view.faces, view.seen = state.faces[:], [1 << 16 - 1 | (1 << (viewer or 0))] * len(state.seen)
        return view

    monkeypatch.setitem(GAMES, "outposts", replace(game, rules=replace(game.rules, view=open_hands)))
    assert asyncio.run(leaks("outposts", 1))[0]
