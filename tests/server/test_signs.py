"""Every sign on a table names itself and says in a line what it means: numbers, badges, mana, costs, of every game."""

import dataclasses
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from server_kit import Server

from rulewright.games import GAMES
from rulewright.kernel.errors import IllegalAnswer
from rulewright.kernel.game import Game
from rulewright.kernel.page.how_to_play import sign_name
from rulewright.kernel.page.scene import Badge, CardFront, Counter, Pip
from rulewright.server.html.beginnings.how_to_play import meanings
from rulewright.server.html.cards import badge, counter_html
from rulewright.server.tables.live_view import Visitor, table_view

TAUGHT = [game for game in GAMES.values() if game.page.how_to_play]


def signs(thing: Any) -> Iterator[tuple[str, str]]:
    """The name of every sign that is drawn of a part of a scene, and what it says there."""
    if isinstance(thing, Counter) and thing.icon:
        yield thing.label, thing.label
    elif isinstance(thing, Badge):
        yield sign_name(thing.words), thing.words
    elif isinstance(thing, Pip):
        yield thing.words, thing.words
    elif isinstance(thing, CardFront):
        if thing.cost and not thing.pips:
            yield thing.cost_label, thing.cost_label
        if thing.star:
            yield sign_name(thing.star), thing.star
    if dataclasses.is_dataclass(thing):
        for each in dataclasses.fields(thing):
            yield from signs(getattr(thing, each.name))
    elif isinstance(thing, list | tuple):
        for each in thing:
            yield from signs(each)


def unexplained(game: Game, scene: Any) -> set[str]:
    told = game.page.how_to_play.meanings() if game.page.how_to_play else {}
    return {name for name, says in signs(scene) if name not in told and ": " not in says}


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.slug)
def test_every_sign_of_every_card_is_explained(game: Game) -> None:
    fronts = [front for _, fronts in game.page.gallery(game.official()) for front in fronts]
    assert unexplained(game, fronts) == set()


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.slug)
def test_every_sign_of_a_table_is_explained(server: Server, game: Game) -> None:
    for seed in (1, 2):
        live = server.live(server.make(game=game.slug, seats=[{"who": "me"}, {"who": "me"}], seed=seed)["code"])
        roll, missing = random.Random(seed), set[str]()
        for step in range(240):
            asked = live.ledger.questions()
            if not asked:
                break
            seat = min(asked)
            with suppress(IllegalAnswer):  # the table may have answered what is obvious
                server.call(live.answer(seat, None, roll.randrange(len(asked[seat].options))))
            if step % 6 == 0:
                missing |= unexplained(game, server.call(_scene(live, seat)))
        assert missing == set()


async def _scene(live: Any, seat: Any) -> Any:
    return table_view(live, Visitor(held=(seat,))).scene


def test_a_sign_carries_its_name_and_what_it_says() -> None:
    shown = str(badge(Badge("Bleed 2: 2 damage after each move", "droplet", "SK-232", 2)))
    assert 'data-sign="Bleed"' in shown
    assert 'data-says="Bleed 2: 2 damage after each move"' in shown
    assert "title=" not in shown  # a bubble of the browser would cover the table
    number = str(counter_html(Counter("Life", 12, "heart"), alone=True))
    assert 'data-sign="Life"' in number
    assert 'tabindex="0"' in number
    assert "tabindex" not in str(counter_html(Counter("Life", 12, "heart")))  # in a button


def test_the_page_holds_what_the_signs_of_its_game_mean() -> None:
    listed = str(meanings(GAMES["battleground"].page.how_to_play))
    assert '<li data-name="Range">reaches that much farther</li>' in listed
    assert meanings(None) is None
