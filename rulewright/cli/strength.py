"""`rulewright duel`, `ladder` and `whole-game`: how strong bots are, and whether they play all of a game."""

import json
from pathlib import Path
from typing import Annotated

import typer

from rulewright.bots import find_bot
from rulewright.cli.arguments import (
    ROOT,
    GameArgument,
    JobsOption,
    LineupOption,
    VariantOption,
    aside,
    codes_of,
    progress_bar,
    read_lineup,
    read_variant,
)
from rulewright.games import find_game
from rulewright.kernel.errors import ImpossibleSetup
from rulewright.kernel.words import Words
from rulewright.lab.duel import Duel, play_duel
from rulewright.lab.ladder import play_ladder
from rulewright.lab.puzzles import load_puzzles, make_puzzles, save_puzzles, solved
from rulewright.lab.results import Failure
from rulewright.lab.training import HUNCH, save
from rulewright.lab.training import train as learn
from rulewright.lab.whole_game import whole_game as watch_games

PUZZLES = ROOT / "bench" / "puzzles"
SeedOption = Annotated[int, typer.Option(help="The first seed; take one that nothing was chosen by.")]


def duel(
    game: GameArgument,
    challenger: Annotated[str, typer.Argument(help="The bot that claims to be better.")],
    champion: Annotated[str, typer.Argument(help="The bot it claims to be better than.")],
    better: Annotated[float, typer.Option(help="The share it should win at least.")] = 0.6,
    even: Annotated[float, typer.Option(help="The share of one that is no better.")] = 0.5,
    error: Annotated[float, typer.Option(help="How often either answer may be wrong.")] = 0.05,
    most: Annotated[int, typer.Option(min=16, help="Pairs after which it stays undecided.")] = 400,
    jobs: JobsOption = 1,
    seed: SeedOption = 1,
    variant: VariantOption = None,
    lineup: LineupOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Two bots play seat-swapped pairs until it is decided whether the first is better."""
    the_game = find_game(game)
    brought = read_lineup(lineup)
    with progress_bar() as progress:
        bar = progress.add_task(f"{game}: {challenger} against {champion}", total=most)

        def show(so_far: Duel) -> None:
            progress.update(bar, completed=len(so_far.scores), description=f"{game}: {so_far.share.rate:.0%}")

        found = play_duel(
            the_game, challenger, champion, even=even, better=better, error=error, most=most, jobs=jobs, seed=seed,
            variant=read_variant(variant), lineups=[brought] if brought else (), progress=show,
        )  # fmt: skip
    typer.echo(json.dumps(found.data(), indent=1) if as_json else found.text())
    _say_broken(found.failures)


def ladder(
    game: GameArgument,
    bots: Annotated[str, typer.Option(help="Who plays, with commas, the weakest first.")] = "random,greedy,mcts:50",
    games: Annotated[int, typer.Option(min=4, help="Games of every two of them.")] = 40,
    jobs: JobsOption = 1,
    seed: SeedOption = 1,
    variant: VariantOption = None,
    lineup: LineupOption = None,
    to: Annotated[Path | None, typer.Option(help="Write the page here instead of printing it.")] = None,
) -> None:
    """Everybody against everybody, and a strength for each with its interval."""
    codes, the_game = codes_of(bots), find_game(game)
    if len(codes) < 2 or len(set(codes)) < len(codes):
        raise ImpossibleSetup("a ladder needs two or more different bots: --bots random,greedy,mcts:50")
    for code in codes:
        find_bot(code)
    pairings = len(codes) * (len(codes) - 1) // 2
    with progress_bar() as progress:
        bar = progress.add_task(f"{game}: {len(codes)} bots", total=pairings * games)
        found = play_ladder(
            the_game, codes, games, jobs, seed, read_variant(variant), read_lineup(lineup),
            lambda more: progress.advance(bar, more),
        )  # fmt: skip
    if to:
        to.write_text(f"# {the_game.title}: ladder\n\n{found.text()}", encoding="utf-8")
    else:
        typer.echo(found.text())
    _say_broken(found.failures)


def whole_game(
    game: GameArgument,
    bot: Annotated[str, typer.Option(help="Who plays all seats.")] = "greedy",
    players: Annotated[int, typer.Option(help="Seats at the table.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="Games to watch.")] = 20,
    jobs: JobsOption = 1,
    seed: SeedOption = 1,
    variant: VariantOption = None,
    lineup: LineupOption = None,
) -> None:
    """What bots are offered and what they take: verbs, cards, events and endings."""
    the_game, brought = find_game(game), read_lineup(lineup)
    with progress_bar() as progress:
        bar = progress.add_task(f"{game}: {bot}", total=games)
        found = watch_games(
            the_game, bot, players, games, jobs, seed, read_variant(variant), [brought] if brought else (),
            lambda more: progress.advance(bar, more),
        )  # fmt: skip
    words, cards = the_game.words, the_game.official().cards
    verbs, events = (words.verbs, words.events) if isinstance(words, Words) else ({}, {})
    typer.echo(found.text(list(verbs), list(dict.fromkeys(card.name for card in cards)), list(events)))


def train(
    game: GameArgument,
    by: Annotated[
        list[str], typer.Option(help="Who plays: 'hunch' for quick games, or a bot; again for a mixture.")
    ] = [  # noqa: B006
        HUNCH
    ],
    games: Annotated[int, typer.Option(min=10, help="Games to learn from.")] = 400,
    seed: SeedOption = 1,
    share: Annotated[float, typer.Option(min=0, max=1, help="How much of the value is what was learned.")] = 0.5,
    write: Annotated[bool, typer.Option(help="Write the weights into the game's mind.")] = False,
) -> None:
    """Learn what positions are worth from games that bots play against themselves."""
    the_game = find_game(game)
    with progress_bar() as progress:
        bar = progress.add_task(f"{game}: {', '.join(by)}", total=games)
        found = learn(the_game, by, games, seed, share, lambda more: progress.advance(bar, more))
    if write:
        save(the_game, found)
    typer.echo(found.text())


def puzzles(
    game: GameArgument,
    bot: Annotated[list[str], typer.Option(help="Who solves them; again for more.")] = ["greedy"],  # noqa: B006
    make: Annotated[int, typer.Option(min=0, help="Make so many new ones instead, and write them down.")] = 0,
    seed: SeedOption = 40_000,
) -> None:
    """Positions with answers proved to be right and wrong: how many a bot solves."""
    the_game, path = find_game(game), PUZZLES / f"{game}.json"
    if make:
        with progress_bar() as progress:
            bar = progress.add_task(f"{game}: puzzles", total=make)
            found = []
            for puzzle in make_puzzles(the_game, make, seed):
                found.append(puzzle)
                save_puzzles(path, found)  # each costs seconds: who stops early keeps what there is
                progress.advance(bar, 1)
        return
    if not path.exists():
        raise ImpossibleSetup(f"there are no puzzles of {game} here: rulewright puzzles {game} --make 40")
    known = load_puzzles(path)
    for code in bot:
        right = [(puzzle, solved(the_game, puzzle, code)) for puzzle in known]
        back = [good for puzzle, good in right if puzzle.held_back]
        typer.echo(
            f"{code} solves {sum(good for _, good in right)} of {len(right)} puzzles of {game}, "
            f"{sum(back)} of the {len(back)} held back"
        )
        kinds = dict.fromkeys(puzzle.kind for puzzle in known)
        for kind in kinds if len(kinds) > 1 else ():
            some = [good for puzzle, good in right if puzzle.kind == kind]
            typer.echo(f"  {kind}: {sum(some)} of {len(some)}")


def _say_broken(failures: list[Failure]) -> None:
    if failures:
        aside.print(f"{len(failures)} games broke: seed {failures[0].seed}, {failures[0].error}")
        raise typer.Exit(1)
