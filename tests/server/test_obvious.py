"""What has one sensible answer is answered by the table, unless its player wants to be asked."""

import random

import pytest

from rulewright.bots.chair import own_dice
from rulewright.games import game_named
from rulewright.games.lytharian.rules.position import Side, Troop, position
from rulewright.kernel.match import Match
from rulewright.kernel.page.foresight import courses
from rulewright.kernel.question import Seat
from rulewright.server.tables.forecast import Chip, forecast


@pytest.mark.parametrize(
    ("slug", "stop", "key"),
    [
        ("battleground", "idle-units", "wave"),
        ("lytharian", "harness", "harness"),
        ("lytharian", "reveal", "effects"),
        ("elysia", "overlay", "overlay"),
    ],
)
def test_the_obvious_answer_is_one_of_the_options_and_has_a_stop(slug: str, stop: str, key: str) -> None:
    game, roll, found = game_named(slug), random.Random(4), 0
    stops = [each.key for each in game.page.stops]
    assert stop in stops
    for seed in range(6):
        match = Match(game, seed=seed)
        for _ in range(900):
            if (question := match.question) is None or found > 3:
                break
            if plain := game.page.obvious(match.state, question):
                assert plain[0] in stops
                assert plain[1] in question.options
                found += (plain[0], question.prompt.key) == (stop, key)
            match.answer(question.seat, roll.randrange(len(question.options)))
    assert found


@pytest.mark.parametrize("slug", ["outposts", "seekers", "battleground", "lytharian", "elysia", "normal-chess"])
def test_a_forecast_looks_at_nothing_hidden_and_knows_what_can_be_taken_back(slug: str) -> None:
    game, roll = game_named(slug), random.Random(2)
    match = Match(game, seed=5)
    tried = 0
    for _ in range(60):
        if (question := match.question) is None:
            break
        option = roll.choice(list(question.options))
        told = forecast(match, question.seat, option)
        dice = own_dice(match.seed, question.seat, len(match.history))
        again = courses(match.viewpoint(question.seat), option, 3, dice)
        assert told.final == (any(course.learned for course in again) or not again)  # the same worlds each time
        match.answer(question.seat, option)
        if not told.final and match.outcome is None:
            assert match.why_no_undo(question.seat, range(match.seats)) != "nothing has been answered in this turn"
            tried += 1
    assert tried


def test_what_hangs_on_a_hidden_card_is_foretold_as_a_guess() -> None:
    """A face-down King may be anybody: whatever the few worlds looked at say, it is not told as a fact."""
    game = game_named("lytharian")
    rook = Troop("stoneborn-stoneguard", "e4")

    def attacked(up: bool) -> list[Chip]:
        state = position(Side(troops=(rook,)), Side(troops=(Troop("cave-bear", "e5", up=up),)))
        match = Match(game, seed=3, position=state)
        option = next(each for each in match.questions[Seat(0)].options if each.verb == "attack")
        return [chip for chip in forecast(match, Seat(0), option).chips if chip.kind in ("hit", "death")]

    assert attacked(up=False)
    assert all(chip.guess for chip in attacked(up=False))
    assert attacked(up=True)
    assert not any(chip.guess for chip in attacked(up=True))
