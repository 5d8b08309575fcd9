"""How long the kernel's own work takes for a game: copies, forks, asking. For `bench`, never for tests."""

import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from rulewright.kernel.copying import copy_state
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.playout import playout, random_policy
from rulewright.kernel.question import Prompt, Seat, option
from rulewright.kernel.table import Table


class Measures(NamedTuple):
    """Medians; a microsecond is a millionth of a second."""

    copy_us: float
    fork_us: float
    playout_us: float
    ask_ns: float  # what Table.ask costs beyond the policy's own call


def measure(game: Game, players: int, seed: int) -> Measures:
    """Measure one game at positions in the middle of turns, reached by random play."""
    copies: list[float] = []
    forks: list[float] = []
    whole: list[float] = []
    for number in range(5):
        match = mid_turn(game, players, seed + number)
        copies.append(_time(lambda match=match: copy_state(match.state), 200))  # type: ignore[misc]
        fork = match.fork()
        forks.append(_time(fork.here, 50))
        whole.append(_time(lambda number=number: playout(game, players, seed + number), 3))  # type: ignore[misc]
    return Measures(
        statistics.median(copies) * 1e6,
        statistics.median(forks) * 1e6,
        statistics.median(whole) * 1e6,
        _ask_overhead(game) * 1e9,
    )


def mid_turn(game: Game, players: int, seed: int) -> Match:
    """A match in its middle, several answers into a turn."""
    length = playout(game, players, seed).turns
    match = Match(game, players, seed)
    choose = random_policy(seed)
    while match.outcome is None:
        for seat, question in match.questions.items():
            match.answer(seat, choose(match.state, seat, question.options, question.prompt))
        answered = len(match.history) - match.turns[-1]
        if len(match.turns) >= length // 2 and answered >= 5 and match.outcome is None:
            break
    return match


def _time(work: Callable[[], Any], times: int) -> float:
    work()
    begin = time.perf_counter()
    for _ in range(times):
        work()
    return (time.perf_counter() - begin) / times


def _ask_overhead(game: Game) -> float:
    policy = random_policy(1)
    options, why = [option("a"), option("b"), option("c")], Prompt("key", "words", "clause")
    table = Table(game, Match(game, game.players[0]).state, policy)
    ask, state, rounds = table.ask, table.state, 20_000

    def asking() -> None:
        for _ in range(rounds):
            ask(Seat(0), options, why)

    def bare() -> None:
        for _ in range(rounds):
            policy(state, Seat(0), options, why)

    return statistics.median(_time(asking, 1) - _time(bare, 1) for _ in range(5)) / rounds
