"""The arena counts right, in one process or several, and survives a game that fails."""

from collections.abc import Iterator

import pytest

from rulewright.bots import BOTS, Chair, bot_named
from rulewright.games import game_named
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossibleSetup, UnknownName
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option, Seat
from rulewright.kernel.record import Record
from rulewright.lab.arena import simulate
from rulewright.lab.duel import pair_scores
from rulewright.lab.mixed_tables import gather
from rulewright.lab.results import Played, Result, wilson
from rulewright.lab.round_robin import round_robin

GAME = game_named("outposts")


class StumblingBot:
    """Answers at random and falls over at its tenth decision of every game but the first it plays."""

    games = 0

    def __init__(self) -> None:
        StumblingBot.games += 1
        self.sound = StumblingBot.games == 1
        self.asked = 0

    def choose(self, chair: Chair, dice: Dice) -> Option:
        self.asked += 1
        if self.asked == 10 and not self.sound:
            raise ZeroDivisionError("stumbled")
        return bot_named("random").choose(chair, dice)


@pytest.fixture
def stumbling() -> Iterator[None]:
    BOTS["stumble"] = lambda _: StumblingBot()
    StumblingBot.games = -1  # simulate looks every code up once before it starts
    yield
    del BOTS["stumble"]


def counted(result: Result) -> object:
    """What must not depend on the clock."""
    return [game._replace(seconds=()) for game in result.played]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (90, 100, 0.8256, 0.9448)],
)
def test_wilson_intervals_are_the_known_ones(wins: int, games: int, low: float, high: float) -> None:
    rate = wilson(wins, games)
    assert rate.rate == wins / games
    assert rate.low == pytest.approx(low, abs=1e-4)
    assert rate.high == pytest.approx(high, abs=1e-4)


def test_nothing_played_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


@pytest.mark.slow
def test_every_seed_is_played_from_both_seats() -> None:
    result = simulate(GAME, ["random", "greedy"], games=5, seed=40)
    assert [(game.seed, game.seating) for game in result.played] == [
        (seed, seating) for seed in (40, 41, 42) for seating in ((0, 1), (1, 0))
    ]
    wins = [standing.wins for standing in result.standings]
    draws = sum(not game.winners for game in result.played)
    assert sum(wins) + draws == 6
    assert all(standing.wins + standing.draws + standing.losses == 6 for standing in result.standings)
    assert sum(rate.rate for rate in result.seat_rates) == pytest.approx(1)
    assert result.decisions == sum(standing.decisions for standing in result.standings)


def test_three_bots_rotate() -> None:
    result = simulate(GAME, ["random", "random", "random"], games=3, seed=2)
    assert [game.seating for game in result.played] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert len({(game.winners, game.turns) for game in result.played}) == 1
    assert len({standing.wins for standing in result.standings}) == 1


@pytest.mark.slow
def test_several_processes_play_what_one_would() -> None:
    alone = simulate(GAME, ["greedy", "random"], games=6, seed=7)
    heard: list[int] = []
    shared = simulate(GAME, ["greedy", "random"], games=6, jobs=2, seed=7, progress=heard.append)
    assert counted(shared) == counted(alone)
    assert sum(heard) == 6


@pytest.mark.usefixtures("stumbling")
def test_a_game_that_fails_is_reported_and_the_rest_counts() -> None:
    result = simulate(GAME, ["stumble", "random"], games=4, seed=21)
    assert [(game.seed, game.seating) for game in result.played] == [(21, (0, 1))]
    assert [(failure.seed, failure.seating) for failure in result.failures] == [
        (21, (1, 0)),
        (22, (0, 1)),
        (22, (1, 0)),
    ]
    failure = result.failures[0]
    assert failure.error == "ZeroDivisionError: stumbled"
    assert "choose" in failure.trace
    again = Match.load(Record.parse(failure.record), GAME)  # where it happened
    assert again.seed == 21
    assert 1 in again.questions
    assert sum(answer.seat == 1 for answer in again.history) == 9


def test_what_can_not_be_set_up_is_refused_at_once() -> None:
    with pytest.raises(ImpossibleSetup, match="2 to"):
        simulate(GAME, ["random"], games=2)
    with pytest.raises(UnknownName, match="greedy"):
        simulate(GAME, ["random", "clever"], games=2)
    with pytest.raises(ImpossibleSetup):
        simulate(GAME, ["random", "random"], games=2, lineup=[{"nonsense": 1}, {}, {}])


def test_the_result_is_plain_data() -> None:
    data = simulate(GAME, ["random", "random"], games=2, seed=3).data()
    assert data["games"] == 2
    assert data["bots"][0]["code"] == "random"
    assert set(data["bots"][0]["rate"]) == {"rate", "low", "high"}
    assert data["failures"] == []
    assert data["decisions_per_game"] > 0
    assert data["turns"]["mean"] > 0


def test_a_round_robin_plays_every_pair_from_both_seats_and_counts_for_the_right_one() -> None:
    found = round_robin(game_named("outposts"), "faction", ["ember", "veil", "stone"], "random", games=4, seed=3)
    assert [len(played) for played in found.pairs.values()] == [4, 4, 4]
    assert sum(found.share(name).rate for name in found.names) == pytest.approx(1.5)
    assert found.share("ember", "veil").rate == 1 - found.share("veil", "ember").rate
    assert {one.first for one in found.played} == {0, 1}
    assert "| ember |" in found.text()
    begun = sum(one.first in one.winners for one in found.pairs["ember", "veil"])
    assert f"| ember, veil | {100 * begun / 4:.1f} % (" in found.text()
    assert not found.failures


@pytest.mark.slow
def test_a_gathering_seats_every_mix_and_tells_wins_ends_and_rounds() -> None:
    names = ["algar", "tomyris", "imhotep", "ravenna"]
    found = gather(game_named("elysia"), "character", names, 3, "random", games=8, seed=5)
    tables = [table for table, _ in found.played]
    assert not found.failures
    assert len({frozenset(table) for table in tables}) == 4  # every three of the four
    assert tables[4] == (*tables[0][1:], tables[0][0])  # the second time round one seat further
    assert [one.seed for _, one in found.played] == list(range(5, 13))
    won = sum(found.share(name).rate * sum(name in table for table in tables) for name in names)
    assert won == pytest.approx(sum(bool(one.winners) for _, one in found.played))  # parts of a game add up to one
    assert found.rounds == [-(-one.turns // 3) for _, one in found.played]
    text = found.text()
    assert all(f"| {name} |" in text for name in names)
    assert all(one.words and one.words in text for _, one in found.played)


@pytest.mark.slow
def test_a_gathering_in_two_processes_is_the_same_gathering() -> None:
    names = ["algar", "tomyris", "imhotep"]
    one, two = (gather(game_named("elysia"), "character", names, 2, "random", 3, jobs, seed=5) for jobs in (1, 2))
    assert [(table, game[:5], game[6:]) for table, game in one.played] == [
        (table, game[:5], game[6:]) for table, game in two.played
    ]


def test_more_seats_than_entries_are_refused() -> None:
    with pytest.raises(ImpossibleSetup, match="can't fill 4 seats"):
        gather(game_named("elysia"), "character", ["algar", "vega"], 4)


@pytest.mark.slow
def test_bots_in_several_seats_are_counted_as_one_camp() -> None:
    result = simulate(GAME, ["greedy", "random", "random"], games=3, seed=2)
    assert set(result.camps) == {"greedy", "random"}
    assert sum(rate.rate for rate in result.camps.values()) == pytest.approx(1)
    assert simulate(GAME, ["greedy", "random"], games=2, seed=2).camps == {}


def test_a_game_won_together_is_half_won_by_each() -> None:
    together = Played(seed=1, seating=(0, 1), winners=(Seat(0), Seat(1)), turns=3, decisions=(1, 1), seconds=(0.0, 0.0),
                      first=Seat(0), clause="SH-002")  # fmt: skip
    assert pair_scores([together, together._replace(seating=(1, 0))]) == [0.5]
