"""`python -m bench.playouts elysia`: how well playouts by hunch tell who will win, by how many turns they go on.

`greedy` plays both sides; at the start of every second turn whoever is to move imagines worlds and lets the hunch play
on in each. Where later ends tell the winner better than the end of the turn does, there is something to gain by looking
further; where they tell less, the hunch plays another game than the bots do. One end alone is worse than it looks here:
what one option changes is little beside the luck of many turns.
"""

import random
from collections.abc import Iterator
from math import log
from typing import Annotated, Any, NamedTuple

import typer

from rulewright.bots import find_bot
from rulewright.bots.chair import answer_by_bot, chair_of, worth
from rulewright.games import GAMES
from rulewright.kernel.dice import Dice
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option, Prompt, Seat
from rulewright.lab.sides import dealt_sides
from rulewright.lab.training import area

LAST = 40  # turns
SURE = 0.98  # nobody is believed to be surer than that


class Told(NamedTuple):
    """What playouts said at the ends of 1, 2, ... turns on average, and whether it came so."""

    ends: list[float]
    won: float


def ends_of(match: Match, seat: Seat, worlds: int, dice: Dice) -> list[float]:
    """What the position is worth to the seat after so many turns, on average; the end of a game goes on for ever."""
    game, chair, total = match.game, chair_of(match, seat), [0.0] * LAST
    for _ in range(worlds):
        roll = random.Random(dice.bits()).random
        found: list[float] = []

        def by_hunch(state: Any, seat: Seat, options: Any, why: Prompt) -> Option:
            return game.mind.hunch(state, seat, options, roll())  # noqa: B023 (used in this round alone)

        def note(state: Any) -> None:
            found.append(worth(game, state, seat))  # noqa: B023

        note(chair.imagine(dice).run(by_hunch, LAST, None, note))
        for at in range(LAST):
            total[at] += found[min(at, len(found) - 1)] / worlds
    return total


def told_in(game: Game, seed: int, worlds: int) -> Iterator[Told]:
    """All of one game."""
    bot, match = find_bot("greedy"), Match(game, 2, seed, lineup=dealt_sides(game, 2, seed))
    turns, found, dice = 0, [], Dice(seed)
    while questions := match.questions:
        seat = next(iter(questions))
        if len(match.turns) >= turns + 2:
            turns = len(match.turns)
            found.append((seat, ends_of(match, seat, worlds, dice)))
        answer_by_bot(match, seat, bot)
    assert match.outcome is not None
    if len(match.outcome.winners) == 1:
        yield from (Told(ends, float(seat in match.outcome.winners)) for seat, ends in found)


def surprise(values: list[float], won: list[float]) -> float:
    """The mean logarithm of how unlikely it was held to be."""
    right = [value if win else 1 - value for value, win in zip(values, won, strict=True)]
    return -sum(log(min(SURE, max(1 - SURE, each))) for each in right) / len(right)


def main(
    game: Annotated[str, typer.Argument(help="By slug.")],
    games: int = 20,
    worlds: int = 8,
    seed: Annotated[int, typer.Option(help="The first.")] = 1,
) -> None:
    """Print one table, as Markdown."""
    told = [each for number in range(games) for each in told_in(GAMES[game], seed + number, worlds)]
    won = [each.won for each in told]
    print(f"{game}: {len(told)} positions of {games} games, seeds from {seed}, {worlds} playouts each\n")
    print("| turns | right by the last end | surprise | by the mean of all ends | surprise |")
    print("|---|---|---|---|---|")
    for turns in (1, 2, 3, 4, 5, 6, 8, 12, 16, LAST):
        last = [each.ends[turns - 1] for each in told]
        mean = [sum(each.ends[:turns]) / turns for each in told]
        row = (area(last, won), surprise(last, won), area(mean, won), surprise(mean, won))
        print(f"| {turns} | " + " | ".join(f"{each:.3f}" for each in row) + " |", flush=True)


if __name__ == "__main__":
    typer.run(main)
