"""A game in numbers: the same for everybody who plays that version, and nothing in it that the seat can't know."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from toy import TOY

from rulewright.envs import Encoder, Stepper
from rulewright.games import OURS, game_named
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.game import Game
from rulewright.kernel.question import Question, Seat
from rulewright.kernel.variant import Variant

POSITIONS = int(os.environ.get("SECRET_POSITIONS", "60"))  # a game: `make secrets` looks at 10,000
HIDING = [slug for slug in OURS if slug != "normal-chess"]  # plain chess has nothing to hide


def positions(game: Game, most: int = POSITIONS) -> Iterator[tuple[Stepper, Question]]:
    """Positions of random games, with every number of players in turn; the even ones play sensibly."""
    dice, left = random.Random(1), most
    for seed in range(most):
        match = Stepper(game, game.players[seed % len(game.players)], seed)
        while match.outcome is None:
            for question in list(match.questions.values()):
                if dice.random() < 0.3:
                    yield match, question
                    left -= 1
                if left <= 0:
                    return
                answer = game.mind.hunch(match.state, question.seat, question.options, dice.random())
                match.answer(question.seat, dice.choice(question.options) if seed % 2 else answer)


def told_apart(encoder: Encoder, match: Stepper, question: Question, dice: Dice) -> bool:
    """Whether the seat sees another thing when what it can't know is dealt anew."""
    seat, rules = question.seat, match.game.rules
    other = copy_state(match.state)
    rules.conceal(other, seat, dice)
    here, there = rules.view(match.state, seat), rules.view(other, seat)
    seen, imagined = encoder.seen(here, seat, question), encoder.seen(there, seat, question)
    looked, dreamed = encoder.look(match.state, seat, question), encoder.look(other, seat, question)
    return (
        not np.array_equal(seen.observation, imagined.observation)
        or not np.array_equal(seen.mask, imagined.mask)
        or not np.array_equal(looked.observation, dreamed.observation)
        or not np.array_equal(looked.mask, dreamed.mask)
        or not np.array_equal(encoder.features(here, seat, question), encoder.features(there, seat, question))
        or encoder.text(here, seat, question) != encoder.text(there, seat, question)
    )


@pytest.mark.parametrize("slug", OURS)
def test_what_a_seat_can_not_know_changes_nothing_that_it_sees(slug: str) -> None:
    game = game_named(slug)
    encoders = {seats: Encoder(game, seats) for seats in game.players}
    for number, (match, question) in enumerate(positions(game)):
        assert not told_apart(encoders[match.seats], match, question, Dice(number)), (match.seed, match.answers)


@pytest.mark.parametrize("slug", HIDING)
def test_a_view_that_shows_too_much_is_found(slug: str) -> None:
    """The planted leak: a view in which nothing is blanked."""
    honest = game_named(slug)
    game = replace(honest, rules=replace(honest.rules, view=lambda state, seat: copy_state(state)))
    encoders = {seats: Encoder(game, seats) for seats in game.players}
    assert any(told_apart(encoders[m.seats], m, q, Dice(i)) for i, (m, q) in enumerate(positions(game, 2000)))


@pytest.mark.parametrize("slug", HIDING)
def test_faces_read_without_asking_who_knows_them_are_found(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted leak in the quick way: it reads the true state as if all of it were known."""
    game = game_named(slug)
    monkeypatch.setattr(Encoder, "look", Encoder.seen)
    encoders = {seats: Encoder(game, seats) for seats in game.players}
    assert any(told_apart(encoders[m.seats], m, q, Dice(i)) for i, (m, q) in enumerate(positions(game, 2000)))


@pytest.mark.parametrize("slug", OURS)
def test_every_option_has_a_number_of_its_own_and_the_mask_has_exactly_those(slug: str) -> None:
    game = game_named(slug)
    encoders = {seats: Encoder(game, seats) for seats in game.players}
    offered = spare = 0
    for match, question in positions(game, 2 * POSITIONS):  # drafts, whose picks have none, are the first of them
        encoder = encoders[match.seats]
        seen = encoder.seen(match.view(question.seat), question.seat, question)
        quick = encoder.look(match.state, question.seat, question)  # without a view: exactly the same
        assert np.array_equal(seen.observation, quick.observation)
        assert seen.options == quick.options
        assert sorted(map(tuple, seen.options.values())) == sorted(map(tuple, question.options))
        assert set(np.flatnonzero(seen.mask)) == set(seen.options)
        assert seen.observation.shape == (encoder.size,)
        assert abs(seen.observation).max() <= 128
        offered += len(question.options)
        spare += sum(number >= encoder.actions.spare for number in seen.options)
        waiting = encoder.seen(match.view(question.seat), question.seat, None)
        assert [*np.flatnonzero(waiting.mask)] == [0]
    assert spare < offered / 5, "most options have a number that means the same in every match"


@pytest.mark.parametrize("slug", OURS)
def test_an_observation_by_name_is_the_vector_again(slug: str) -> None:
    game = game_named(slug)
    encoder = Encoder(game)
    match = next(m for m, _ in positions(game) if m.seats == encoder.seats)
    vector = encoder.observe(match.view(Seat(0)), Seat(0), None)
    named = encoder.named(vector)
    assert sum(float(part.sum()) for part in named.values()) == pytest.approx(float(vector.sum()))
    assert sum(part.size for part in named.values()) == encoder.size


def test_one_sees_oneself_first() -> None:
    encoder = Encoder("shells", 3)
    match = Stepper(game_named("shells"), 3, seed=1)
    for seat in map(Seat, range(3)):
        named = encoder.named(encoder.observe(match.view(seat), seat))
        hand = match.state.players[seat].hand
        assert named["players.0.hand"][0] == 0, "the own hand is known"
        assert named["players.0.hand"].sum() == len(hand)
        assert named["players.1.hand"][0] == len(match.state.players[(seat + 1) % 3].hand), "another's is only counted"


def test_text_has_the_table_the_question_and_every_option() -> None:
    encoder = Encoder("battleground")
    match = Stepper(game_named("battleground"), seed=1)
    question = match.question
    assert question is not None
    text = encoder.text(match.view(question.seat), question.seat, question)
    assert question.clause in text
    assert all(match.game.words.label(match.view(question.seat), option) in text for option in question.options)
    assert len(text) < 6000
    assert "[" in encoder.why_not(match.view(question.seat), question, "field-0")


def test_text_does_not_run_out_of_letters_for_units_that_have_come_and_gone() -> None:
    game, encoder = game_named("seekers"), Encoder("seekers")
    match = next(match for match, _ in positions(game, 1000) if match.seats == 2 and len(match.state.units) >= 2)
    state, question = copy_state(match.state), match.question
    assert question is not None
    for _ in range(60):
        gone = copy_state(match.state).units[0]
        gone.hex = -1
        state.units.append(gone)
    text = encoder.text(match.game.rules.view(state, question.seat), question.seat, question)
    assert text == encoder.text(match.view(question.seat), question.seat, question)


def test_a_game_that_declares_nothing_has_numbers_too() -> None:
    encoder = Encoder(TOY)
    match = Stepper(TOY, encoder.seats, seed=1)
    while (question := match.question) is not None:
        seen = encoder.seen(match.view(question.seat), question.seat, question)
        assert len(seen.options) == len(question.options)
        match.answer(question.seat, question.options[-1])
    assert match.outcome is not None


HASHES = "from rulewright.envs import Encoder\nfor slug in {slugs!r}: print(slug, Encoder(slug).hash)"


@pytest.mark.slow
def test_the_hash_of_rules_and_cards_is_the_same_everywhere_and_changes_with_them() -> None:
    slugs = ["outposts", "seekers", "battleground", "lytharian", "elysia", "shells"]

    env = os.environ | {"PYTHONHASHSEED": "1", "PYTHONPATH": str(Path(__file__).parents[2])}
    program = [sys.executable, "-c", HASHES.format(slugs=slugs)]
    said = subprocess.run(program, capture_output=True, text=True, check=True, env=env).stdout
    assert said.split("\n")[:-1] == [f"{slug} {Encoder(slug).hash}" for slug in slugs]
    other = Encoder("shells", variant=Variant.parse("[rules]\nhand = 4"))
    assert other.hash != Encoder("shells").hash
    assert Encoder("shells", 3).hash != Encoder("shells", 2).hash


def test_a_copy_goes_its_own_way() -> None:
    match = Stepper(game_named("outposts"), seed=4)
    for _ in range(12):
        assert match.question is not None
        match.answer(match.question.seat, match.question.options[0])
    copy = match.copy()
    assert copy.state == match.state
    assert copy.question == match.question
    assert copy.question is not None
    copy.answer(copy.question.seat, copy.question.options[-1])
    assert match.question is not None
    assert copy.answers == match.answers + 1
