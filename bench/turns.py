"""`python -m bench.turns battleground greedy mcts:400`: what bots make of the same turns.

Each plays one turn from the same positions, in the middle of games by hunch, against the hunch; what counts is what the
position is worth at the turn's end, by the game's own value. That says in seconds whether a search finds more than
`greedy` does of what both look for, which needs hundreds of games to show in wins. It says nothing about what a turn
leaves to the opponent: a search that looks beyond the turn is measured by games alone.
"""

from collections.abc import Iterator
from itertools import count, islice
from math import sqrt
from statistics import mean, stdev
from typing import Annotated

import typer

from rulewright.bots import Bot, bot_named, find_bot
from rulewright.bots.chair import answer_by_bot, worth
from rulewright.games import GAMES
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.question import Seat

HUNCH = bot_named("hunch")


def played(game: Game, seed: int, turns: int, answers: int = 1_000_000) -> Match:
    """A game by hunch up to the start of that turn, to so many answers, or to its end."""
    match = Match(game, 2, seed)
    while (questions := match.questions) and len(match.turns) < turns and len(match.history) < answers:
        answer_by_bot(match, next(iter(questions)), HUNCH)
    return match


def turns_of(game: Game, first: int) -> Iterator[tuple[int, int]]:
    """Seeds and turns to stand at the start of, at 30 to 60 % of each game."""
    for seed in count(first):
        turns = len(played(game, seed, 1_000_000).turns) * (3 + seed % 4) // 10
        if played(game, seed, turns).questions:
            yield seed, turns


def value_of(game: Game, seed: int, turns: int, bot: Bot) -> float:
    """What the turn's player has at its end if this bot plays it."""
    match = played(game, seed, turns)
    seat: Seat = next(iter(match.questions))
    while (questions := match.questions) and len(match.turns) == turns:
        asked = next(iter(questions))
        answer_by_bot(match, asked, bot if asked == seat else HUNCH)
    return worth(game, match.state, seat)


def main(
    game: Annotated[str, typer.Argument(help="By slug.")],
    bots: Annotated[list[str], typer.Argument(help="The first is the one that the others are compared with.")],
    turns: Annotated[int, typer.Option(min=2)] = 20,
    seed: Annotated[int, typer.Option(help="The first; take one that nothing was chosen by.")] = 1,
) -> None:
    """Print one table, as Markdown."""
    places = list(islice(turns_of(GAMES[game], seed), turns))
    print(f"{game}, {turns} turns, seeds from {seed}\n")
    print(f"| bot | value | more than {bots[0]} | better, worse |")
    print("|---|---|---|---|")
    first: list[float] = []
    for code in bots:
        values = [value_of(GAMES[game], *place, find_bot(code)) for place in places]
        first = first or values
        apart = [a - b for a, b in zip(values, first, strict=True)]
        better, worse = sum(d > 0 for d in apart), sum(d < 0 for d in apart)
        error = 1.96 * stdev(apart) / sqrt(turns)
        print(f"| {code} | {mean(values):.4f} | {mean(apart):+.4f} ± {error:.4f} | {better}, {worse} |", flush=True)


if __name__ == "__main__":
    typer.run(main)
