"""Random games under random legal variants end, whatever is drawn."""

import dataclasses
import random

import pytest

from rulewright.games import GAMES, OURS
from rulewright.kernel.errors import BadVariant
from rulewright.testing.random_games import RandomGames, play, random_game, random_variant

GAMES_EACH = 12


@pytest.mark.slow
@pytest.mark.parametrize("slug", OURS)
def test_a_random_game_under_a_random_variant_ends(slug: str) -> None:
    found = RandomGames()
    for one in play(GAMES[slug], range(1000, 1000 + GAMES_EACH)):
        found.add(one)
    assert [one.error for one in found.broken] == []
    assert found.endings.total() + found.refused >= GAMES_EACH


def test_a_drawn_variant_is_one_that_the_rules_accept() -> None:
    game, dice = GAMES["shells"], random.Random(1)
    drawn = [random_variant(game, dice)[0] for _ in range(30)]
    for variant in drawn:
        game.rules.book(variant)
    assert len({str(variant.data()) for variant in drawn}) > 20


def test_what_breaks_is_reported_with_its_seed_and_variant() -> None:
    def falls_over(table: object, state: object) -> None:
        raise ZeroDivisionError("the table fell over")

    shells = GAMES["shells"]
    game = dataclasses.replace(shells, rules=dataclasses.replace(shells.rules, turn=falls_over))
    (broken,) = random_game(game, 7).broken
    assert (broken.game, broken.seed, broken.error) == ("shells", 7, "ZeroDivisionError: the table fell over")


def test_what_the_rules_refuse_is_no_fault() -> None:
    def refuses(*_: object) -> None:
        raise BadVariant("never")

    shells = GAMES["shells"]
    game = dataclasses.replace(shells, rules=dataclasses.replace(shells.rules, start=refuses))
    found = random_game(game, 7)
    assert not found.broken
    assert found.refused
