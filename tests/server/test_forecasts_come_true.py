"""What the page foretells of an answer is what happens: played in a copy, with nobody acting against it."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from rulewright.games import game_named
from rulewright.games.outposts.rules.position import Post
from rulewright.games.outposts.rules.position import Side as Camp
from rulewright.games.outposts.rules.position import position as outposts_position
from rulewright.games.outposts.rules.state import creatures_of
from rulewright.games.seekers.rules.position import Effect, Side, position
from rulewright.kernel.fork import Enough
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option, Prompt, Seat
from rulewright.server.tables.forecast import Chip, forecast

GONE = None
Lives = dict[str, int | None]


def of_seekers(state: Any) -> Lives:
    return {f"unit-{i}": unit.hp if unit.hp > 0 else GONE for i, unit in enumerate(state.units)}


def of_lytharian(state: Any) -> Lives:
    return {f"troop-{i}": -hurt if state.at[i] >= 0 else GONE for i, hurt in enumerate(state.hurt)}


def of_outposts(state: Any) -> Lives:
    found: Lives = {}
    for seat, player in enumerate(state.players):
        posts = {f"outpost-{seat}-{i}": -each.counters for i, each in enumerate(player.outposts) if each.standing}
        lost = {f"card-{card}": GONE for card in player.discard}
        found |= posts | lost | {f"card-{card}": 0 for card in creatures_of(player)}
    return found


LIVES = {"seekers": of_seekers, "lytharian": of_lytharian, "outposts": of_outposts}


def played_out(game: Game, match: Match, given: Option) -> Any:
    """The true state once all that comes of the answer has happened and everybody has passed."""
    first = True

    def policy(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        nonlocal first
        if first:
            first = False
            return given
        if why.window and not (game.rules.rests and game.rules.rests(state, why)):
            return options[0]
        raise Enough

    return match.fork().run(policy, 2)


def falsehoods(chips: Sequence[Chip], before: Lives, after: Lives) -> list[str]:
    """Where what was told and what happened differ."""
    dying = {chip.ref for chip in chips if chip.kind == "death"}
    told: dict[str, int] = {}
    for chip in chips:
        if chip.kind in ("hit", "heal"):
            told[chip.ref] = told.get(chip.ref, 0) + int(chip.words.replace("−", "-"))
    found = []
    for ref in {*before, *(chip.ref for chip in chips)}:
        was, now = before.get(ref, GONE), after.get(ref, GONE)
        if was is GONE or ref not in after:
            continue  # what leaves the table alive, or an Outpost that falls, is told in other ways
        if (now is GONE) != (ref in dying):
            found.append(f"{ref}: {'dies' if now is GONE else 'lives'}, {chips}")
        elif now is not GONE and now - was != told.get(ref, 0):
            found.append(f"{ref}: {now - was}, {chips}")
    return found


@pytest.mark.parametrize(("slug", "games"), [("seekers", 9), ("lytharian", 2), ("outposts", 6)])
def test_what_is_foretold_for_certain_happens_in_random_positions(slug: str, games: int) -> None:
    game, lives, certain = game_named(slug), LIVES[slug], 0
    for seed in range(games):
        match, roll = Match(game, seed=seed), random.Random(seed)
        for _ in range(320):
            if (question := match.question) is None:
                break
            if len(question.options) > 1 and match.state.turn and roll.random() < 0.25:
                option = roll.choice(question.options[1:])
                told = forecast(match, question.seat, option)
                if not told.final:
                    assert not falsehoods(told.chips, lives(match.state), lives(played_out(game, match, option)))
                    certain += len(told.chips)
            match.answer(
                question.seat, game.mind.hunch(match.state, question.seat, question.options, roll.random())
            )  # who plays to some purpose meets
    assert certain > 5


def test_a_bolt_that_its_target_survives_is_foretold_to_do_nothing() -> None:
    """Damage to creatures does not stay (OP-156)."""
    camp = Camp((Post(), Post(), Post()), hand=("firebolt",), faction="ember", deck=("flame-lancer",) * 6)
    rival = Camp(
        (Post(defenders=("salamander-knight",)), Post(), Post()), reserve=("gate-warden",), faction="stone",
        deck=("gate-warden",) * 6,
    )  # fmt: skip
    match = Match(game_named("outposts"), seed=3, position=outposts_position(camp, rival))
    played = next(each for each in match.questions[Seat(0)].options if each.verb == "play")
    match.answer(Seat(0), played)
    told = {}
    for option in match.questions[Seat(0)].options:
        for chip in forecast(match, Seat(0), option).chips:
            told[match.game.words.label(match.state, option).split(" (")[0]] = (chip.kind, chip.words)
    assert told == {"Salamander Knight": ("block", "0"), "Gate Warden": ("death", "")}


@pytest.mark.parametrize(("shield", "kind", "words"), [(0, "hit", "−3"), (2, "hit", "−1"), (7, "block", "0")])
def test_damage_that_a_shield_takes_is_not_foretold(shield: int, kind: str, words: str) -> None:
    """Arcane Motes deal 3; a Shield takes what it can (SK-183)."""
    attacker = Side("theron", (0, 0), hand=("arcane-motes",), deck=("study",) * 6)
    zone = (Effect("rime-armor", shield=shield),) if shield else ()
    state = position(attacker, Side("isolde", (2, 0), zone=zone, deck=("study",) * 6))
    match = Match(game_named("seekers"), seed=1, position=state)
    option = next(each for each in match.questions[Seat(0)].options if each.verb == "play")
    assert forecast(match, Seat(0), option).chips == (Chip("unit-1", words, kind),)


def test_a_forecast_ends_where_its_own_doing_ends() -> None:
    """What burns is hurt in a later Upkeep, whatever is played now: that is no doing of the card."""
    attacker = Side("theron", (0, 0), hand=("arcane-motes",), deck=("study",) * 6)
    state = position(attacker, Side("isolde", (2, 0), ailments={"Burn": 4}, deck=("study",) * 6))
    match = Match(game_named("seekers"), seed=1, position=state)
    option = next(each for each in match.questions[Seat(0)].options if each.verb == "play")
    assert forecast(match, Seat(0), option).chips == (Chip("unit-1", "−3", "hit"),)
