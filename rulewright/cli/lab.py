"""`rulewright lab`: where designers change a number and get an honest answer."""

import json
from pathlib import Path
from typing import Annotated

import typer

from rulewright.cli.arguments import GameArgument, JobsOption, aside, progress_bar, read_variant
from rulewright.cli.strength import SeedOption
from rulewright.games import find_game
from rulewright.lab.run_folder import RunFolder
from rulewright.lab.trial import Trial, play_trial

app = typer.Typer(help="Try variants, look at cards, read what is unfair, dull or dead.", no_args_is_help=True)

BotOption = Annotated[str, typer.Option(help="Who plays all seats.")]
MinutesOption = Annotated[float, typer.Option(min=0.01, help="After which it stops, decided or not.")]
ToOption = Annotated[Path | None, typer.Option(help="A folder for the page, its figures and every game played.")]


@app.command("try")
def try_variant(
    game: GameArgument,
    variant: Annotated[Path, typer.Argument(help="A TOML file of tunables and card numbers that differ.")],
    margin: Annotated[float, typer.Option(help="Points below which a difference does not matter.")] = 3.0,
    minutes: MinutesOption = 10.0,
    watch: Annotated[str, typer.Option(help="Only these shares: 'first player', sides by key, with commas.")] = "",
    bot: BotOption = "greedy",
    jobs: JobsOption = 1,
    seed: SeedOption = 1,
    to: ToOption = None,
) -> None:
    """The official rules against a variant on equal seeds, until it is known what changes for whom."""
    the_game, changed = find_game(game), read_variant(variant)
    names = [name.strip() for name in watch.split(",") if name.strip()]
    asked = {"game": game, "version": the_game.version, "variant": changed.data(), "margin": margin, "watch": names,
             "bot": bot, "seed": seed}  # fmt: skip
    folder = RunFolder(to, asked) if to else None
    with progress_bar() as progress:
        bar = progress.add_task(f"{game}: {changed.name}", total=60 * minutes)

        def show(trial: Trial) -> None:
            name = max(trial.watched, key=lambda name: abs(trial.watched[name].change.mean))
            rate, low, high = (100 * part for part in trial.change(name))
            said = (
                f"{game}: {trial.watched[name].label} {rate:+.1f} ({low:+.1f} to {high:+.1f}) after {trial.games} games"
            )
            progress.update(bar, completed=trial.seconds, description=said)

        found = play_trial(
            the_game, changed, bot=bot, margin=margin / 100, minutes=minutes, watch=names, jobs=jobs, seed=seed,
            known=folder.blocks() if folder else (), keep=folder.keep if folder else None, progress=show,
        )  # fmt: skip
    if to:
        (to / "trial.md").write_text(found.text(), encoding="utf-8")
        (to / "trial.json").write_text(json.dumps(found.data(), indent=1) + "\n", encoding="utf-8")
    typer.echo(found.text())
    if found.failures:
        aside.print(f"{len(found.failures)} games broke; the first: {found.failures[0].error}", markup=False)
        raise typer.Exit(1)
