"""How to play, for every game: its numbers are those of the rules in force, its pictures and signs are there."""

import re

import pytest

from rulewright.games import GAMES
from rulewright.kernel.game import Game
from rulewright.kernel.rulebook import rulebook_of
from rulewright.kernel.variant import Variant
from rulewright.server.html import pages
from rulewright.server.html.pictures import picture_address

TAUGHT = [game for game in GAMES.values() if game.page.how_to_play]


def test_all_but_the_small_game_of_our_own_tests_say_how_they_are_played() -> None:
    assert {game.slug for game in GAMES.values()} - {game.slug for game in TAUGHT} == {"shells"}


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.slug)
def test_the_page_fills_every_number_and_shows_every_picture(game: Game) -> None:
    told = game.page.how_to_play
    assert told is not None
    html = pages.how_to_play(game, told)
    assert not re.search(r"\{[a-z_]", html)
    assert all(picture_address(each.picture) in html for each in (*told.steps, *told.modes))
    assert html.count("<details") == len(told.asked)
    assert ("anatomy" in html) == bool(told.card)


def test_a_variant_s_number_stands_on_the_page() -> None:
    game = GAMES["battleground"]
    assert game.page.how_to_play is not None
    rules = {"start_life": 37, "max_life": 40}
    html = pages.how_to_play(game, game.page.how_to_play, Variant(name="long", rules=rules))
    assert "Take all <b>37</b> life" in html


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.slug)
def test_a_sign_is_drawn_as_on_the_cards(game: Game) -> None:
    told = game.page.how_to_play
    assert told is not None
    fronts = [front for _, fronts in game.page.gallery(game.official()) for front in fronts]
    drawn = {corner.label: corner.icon for front in fronts for corner in front.corners if corner}
    for sign in told.signs:
        assert drawn.get(sign.name, sign.icon) == sign.icon, sign


def test_reading_a_card_explains_its_star_and_the_sign_beside_its_picture() -> None:
    game = GAMES["outposts"]
    assert game.page.how_to_play is not None
    html = pages.how_to_play(game, game.page.how_to_play)
    assert "<dt>Star</dt><dd>In the starter deck</dd>" in html
    assert "<dt>Top right</dt><dd>Ember Legion</dd>" in html


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.slug)
def test_how_long_a_game_takes_is_said_once(game: Game) -> None:
    """What the tile tells is what the rulebook tells, where it tells it."""
    told = re.search(r"\d+ to \d+ minutes", game.excerpt.intro if game.excerpt else rulebook_of(game).intro)
    assert told is None or told[0] in game.tile.facts
