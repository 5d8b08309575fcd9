"""A position written by hand is a match, and its record reads back and replays: in every game that has positions."""

import json
import pickle
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import rulewright as rw
from rulewright.kernel.errors import ImpossiblePosition, ImpossibleSetup, MalformedRecord
from rulewright.kernel.match import Match
from rulewright.kernel.playout import random_policy
from rulewright.kernel.record import Record
from rulewright.testing import battery

Make = Callable[[Any], Any]

POSITIONS: dict[str, Make] = {
    "outposts": lambda op: op.position(op.Side(hand=["cinder-whelp", "2/2/2"], mana=3), op.Side(reserve=["3/1/2"])),
    "seekers": lambda sk: sk.position(sk.Side(ap=3), sk.Side(at=(2, 0))),
    "battleground": lambda bg: bg.position(bg.Side(), bg.Side(), active=1),
    "lytharian": lambda lc: lc.position(lc.Side([lc.Troop("timber-wolf", "d4")]), lc.Side()),
    "normal-chess": lambda nc: nc.position("8/8/8/4k3/8/8/4P3/4K3 w"),
    "elysia": lambda re: re.position(re.Side(), re.Side()),
}

each_game = pytest.mark.parametrize("slug", POSITIONS)


def started(slug: str, answers: int = 0) -> rw.Match:
    """The position of a game, as a match some random answers later."""
    match = rw.Match.at(POSITIONS[slug](rw.game(slug) and getattr(rw, slug.replace("-", "_"))), seed=5)
    dice = random.Random(3)
    for _ in range(answers):
        if not match.over:
            match.play(dice.choice(match.options))
    return match


def test_every_game_with_positions_is_here() -> None:
    assert {slug for slug, game in rw.GAMES.items() if game.rules.position} <= {*POSITIONS, "shells"}


@each_game
@pytest.mark.parametrize("answers", [0, 7, 40])
@pytest.mark.slow
def test_a_record_of_a_position_reads_back_and_replays(slug: str, answers: int) -> None:
    match = started(slug, answers)
    battery.a_record_plays_again(match.game, match)
    assert rw.load(match.dump()).dump() == match.dump()


@each_game
def test_a_position_can_be_forked_imagined_and_undone(slug: str) -> None:
    match, dice = started(slug), random.Random(1)
    for _ in range(12):
        if match.question is None:
            break
        battery.a_fork_is_where_the_match_is(match)
        for seat in match.questions:
            battery.an_imagined_world_can_not_be_told_from_the_true_one(match, seat, 1)
        battery.undo_takes_back_exactly(match, dice)


@each_game
def test_a_fork_runs_alike_in_another_process(slug: str) -> None:
    fork = started(slug, 3).fork()
    read = pickle.loads(pickle.dumps(fork))
    assert read.game is fork.game
    assert read.run(random_policy(3), turns=3).outcome == fork.run(random_policy(3), turns=3).outcome


@each_game
def test_what_is_no_position_of_the_game_is_refused(slug: str) -> None:
    record = started(slug).record()
    assert record.position is not None
    packed = json.loads(json.dumps(record.position["state"]))
    wrong: list[Any] = [None, 3, [], {}, packed[:-1], [*packed, 1], ["x", *packed[1:]], packed[::-1]]
    for state in wrong:
        record.position = {"state": state}
        with pytest.raises(MalformedRecord, match="position"):
            Match.load(Record.parse(record.text()), rw.game(slug))


def test_a_position_of_the_wrong_number_of_seats_or_of_another_variant_is_refused() -> None:
    op = rw.outposts
    state = op.position(op.Side(), op.Side(), variant=rw.Variant("long", {"round_limit": 90}))
    with pytest.raises(ImpossibleSetup, match="one of 2 seats"):
        Match(op.game, 3, position=state)
    match = rw.Match.at(state)
    with pytest.raises(ImpossiblePosition, match="another variant"):
        match.dump()
    assert rw.load(rw.Match.at(state, variant='name = "long"\n[rules]\nround_limit = 90').dump()).book == state.book


def test_a_card_of_ones_own_that_does_something_can_be_played_but_not_recorded() -> None:
    lc = rw.lytharian
    match = rw.Match.at(lc.position(lc.Side([lc.Troop(lc.custom("T1", "R", "5/5", "Bully 1"), "d4")]), lc.Side()))
    match.play(0)
    with pytest.raises(ImpossiblePosition, match="can't be recorded"):
        match.dump()


def test_an_old_record_has_no_position() -> None:
    record = rw.new("outposts", seed=1).record()
    assert record.position is None
    assert "position" not in record.text()


def test_a_position_in_the_middle_of_a_turn_goes_on_from_there() -> None:
    """Where a game says how (`resume`): what comes before in a turn happens in no fork and after no undo."""
    sk = rw.seekers
    rules = sk.game.rules
    game = replace(sk.game, rules=replace(rules, resume=rules.rest_of_turn))
    state = sk.position(sk.Side(ap=3), sk.Side(at=(2, 0)))
    match = Match(game, 2, position=state)
    assert match.state == state  # no upkeep: AP, MP and hands are as they were written
    dice = random.Random(2)
    for _ in range(60):
        if match.question is None:
            break
        battery.a_fork_is_where_the_match_is(match)
        for seat in match.questions:
            battery.an_imagined_world_can_not_be_told_from_the_true_one(match, seat, 1)
        battery.undo_takes_back_exactly(match, dice)
    assert len(match.turns) > 1
    battery.a_record_plays_again(game, match)
