"""`rulewright lab`: where designers change a number and get an honest answer."""

import asyncio
import json
from pathlib import Path
from typing import Annotated, Any

import typer

from rulewright.bots import find_bot
from rulewright.cli.arguments import (
    GameArgument,
    JobsOption,
    VariantOption,
    aside,
    codes_of,
    progress_bar,
    read_variant,
)
from rulewright.cli.strength import SeedOption
from rulewright.cli.written import CtrlC, make_room, write_bytes, write_text
from rulewright.games import find_game
from rulewright.kernel.errors import ImpossibleSetup, RulewrightError
from rulewright.kernel.game import Game
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab.export.every_card import as_csv
from rulewright.lab.export.print_and_play import LAYOUTS, PAPERS, as_pdf, as_png, one_back, sheets
from rulewright.lab.export.rulebook_print import pages as rulebook_pages
from rulewright.lab.export.table_simulator import face_sheets, saved_object
from rulewright.lab.kept_run import KeptRun
from rulewright.lab.reports.collecting import clauses_in_play, collect
from rulewright.lab.reports.frames import open_frames, write_frames
from rulewright.lab.reports.kept_games import KeptClauses, KeptGames
from rulewright.lab.reports.observing import Observed
from rulewright.lab.reports.people_times import read_times, times_of
from rulewright.lab.reports.report import Also, make_report
from rulewright.lab.reports.skill import LADDER, KeptPairs, restricted, skill, verbs_in
from rulewright.lab.sides import seats_of
from rulewright.lab.trials.blocks import FIRST
from rulewright.lab.trials.points import Points
from rulewright.lab.trials.run_folder import RunFolder
from rulewright.lab.trials.suspects import cards_data, cards_text, intervene, nominate
from rulewright.lab.trials.sweep import Sweep, play_sweep, read_range
from rulewright.lab.trials.trial import Trial, play_trial, watched_of
from rulewright.lab.trials.tuning import Tuned, read_aim, tune
from rulewright.server.people.thinking_times import thoughts_in

app = typer.Typer(help="Try variants, look at cards, read what is unfair, dull or dead.", no_args_is_help=True)

BotOption = Annotated[str, typer.Option(help="Who plays all seats.")]
MinutesOption = Annotated[float, typer.Option(min=0.01, help="After which it stops, decided or not.")]
OnOption = Annotated[str, typer.Option("--on", help="A Ray cluster that plays instead of --jobs: ray://host:10001.")]
ToOption = Annotated[Path | None, typer.Option(help="A folder for the page, its figures and every game played.")]


@app.command("try")
def try_variant(
    game: GameArgument,
    variant: Annotated[Path, typer.Argument(help="A TOML file of tunables and card numbers that differ.")],
    margin: Annotated[float, typer.Option(help="Points, of a length per cent, below which nothing matters.")] = 3.0,
    minutes: MinutesOption = 10.0,
    watch: Annotated[str, typer.Option(help="Only these, with commas: 'first player', sides by key, 'turns'.")] = "",
    bot: BotOption = "greedy",
    jobs: JobsOption = 1,
    on: OnOption = "",
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
            one = max(trial.watched.values(), key=lambda one: abs(one.change.mean) / (one.whole or 1.0))
            said = f"{game}: {one.label} {one.said_change(trial.change(one.name))} after {trial.games} games"
            progress.update(bar, completed=trial.seconds, description=said)

        found = play_trial(
            the_game, changed, bot=bot, margin=margin / 100, minutes=minutes, watch=names, jobs=on or jobs, seed=seed,
            known=folder.blocks() if folder else (), keep=folder.keep if folder else None, progress=show,
        )  # fmt: skip
    typer.echo(found.text())
    if to and folder:
        write_text(to / "trial.md", found.text())
        write_text(to / "trial.json", json.dumps(found.data(), indent=1) + "\n")
        folder.run.note(games=found.games, seeds=[block.seed for block in found.blocks], looks=len(found.blocks))
    if found.failures:
        aside.print(f"{len(found.failures)} games broke; the first: {found.failures[0].error}", markup=False)
        if found.unplayable:
            aside.print("no block was whole: try other numbers", markup=False)
        raise typer.Exit(1)
    if not found.decided:
        _say_how_to_go_on("not decided yet", to, "--to")


def _say_how_to_go_on(why: str, folder: Path | None, option: str) -> None:
    how = "the same command goes on from here" if folder else f"with {option} FOLDER a run can go on where it stopped"
    aside.print(f"{why}: {how}", markup=False)


@app.command()
def report(
    game: GameArgument,
    variant: VariantOption = None,
    bots: Annotated[str, typer.Option(help="Who plays, with commas: never believe one bot alone.")] = "greedy,mcts:50",
    minutes: Annotated[float, typer.Option(min=0.01, help="In all, shared among the bots.")] = 10.0,
    clause_games: Annotated[
        int, typer.Option(min=1, help="Games in which every line of the rules is noted, at the most.")
    ] = 40,
    jobs: JobsOption = 1,
    on: OnOption = "",
    seed: SeedOption = 1,
    keep: Annotated[
        Path | None, typer.Option(help="A folder for every game: a report that was interrupted goes on there.")
    ] = None,
    times: Annotated[Path | None, typer.Option(help="People's times, as `lab times` wrote them.")] = None,
    to: Annotated[Path, typer.Option(help="The page; Markdown and figures go beside it.")] = Path("report.html"),
) -> None:
    """One page that says what is unfair, dull or dead in a game as it stands.

    Two fifths of the time watch games; a fifth each notes which clauses happen, sees whether thinking pays, and what
    each thing that one can do is worth.
    """
    the_game, rules, codes = find_game(game), read_variant(variant), codes_of(bots)
    samples, also = {}, Also(times=read_times(times) if times else None)
    for code in codes:
        find_bot(code)  # refused here rather than after the games of the first
    make_room(to)
    asked = {"game": game, "version": the_game.version, "variant": rules.data(), "seed": seed}
    run = KeptRun(keep, asked) if keep else None
    pairs, broken = KeptPairs(run) if run else None, list[str]()
    with progress_bar() as progress, CtrlC() as ctrl_c:
        for code in codes:
            if ctrl_c.pressed:
                break
            bar = progress.add_task(f"{game}: {code}", total=24 * minutes / len(codes))
            kept = KeptGames(keep, asked, code) if keep else None
            samples[code] = collect(
                the_game, code, minutes=0.4 * minutes / len(codes), jobs=on or jobs, seed=seed, variant=rules,
                known=kept.games() if kept else (), keep=kept.keep if kept else None, broke=broken.append,
                progress=lambda _, passed, bar=bar: progress.update(bar, completed=passed),  # type: ignore[misc]
            )  # fmt: skip
        if not ctrl_c.pressed:
            bar = progress.add_task(f"{game}: clauses", total=clause_games)
            also.clauses = clauses_in_play(
                the_game, codes[0], clause_games, minutes=minutes / 5, jobs=jobs, seed=seed, variant=rules,
                kept=KeptClauses(run, codes[0]) if run else None,
                progress=lambda done: progress.update(bar, completed=done),
            )  # fmt: skip
        if not ctrl_c.pressed:
            bar = progress.add_task(f"{game}: skill", total=len(LADDER) - 1)
            also.skill = skill(
                the_game, minutes=minutes / 5, jobs=on or jobs, seed=seed + 100_000, variant=rules,
                progress=lambda done: progress.update(bar, completed=done), stopped=lambda: ctrl_c.pressed, kept=pairs,
            )  # fmt: skip
        if not ctrl_c.pressed:
            verbs = verbs_in(samples[codes[0]])
            bar = progress.add_task(f"{game}: doing without", total=len(verbs))
            also.without = restricted(
                the_game, verbs, minutes=minutes / 5, jobs=on or jobs, seed=seed + 200_000, variant=rules,
                progress=lambda done: progress.update(bar, completed=done), stopped=lambda: ctrl_c.pressed, kept=pairs,
            )  # fmt: skip
    samples = {code: games for code, games in samples.items() if games}
    if not samples:
        raise RulewrightError("stopped before a game was over: there is nothing to report")
    made = make_report(the_game, samples, variant=rules, seed=seed, also=also)
    typer.echo(made.text())
    write_text(to, made.html())
    write_text(to.with_suffix(".md"), made.text())
    write_text(to.with_suffix(".json"), json.dumps(made.data(), indent=1) + "\n")
    _say_broken(broken)
    if ctrl_c.pressed:
        _say_how_to_go_on("stopped early", keep, "--keep")


def _say_broken(broken: list[str]) -> None:
    if broken:
        aside.print(f"{len(broken)} games broke and were left out; the first: {broken[0]}", markup=False)


@app.command()
def cards(
    game: GameArgument,
    variant: VariantOption = None,
    bot: BotOption = "greedy",
    minutes: Annotated[float, typer.Option(min=0.01, help="A half to observe, a half to intervene.")] = 10.0,
    most: Annotated[int, typer.Option(min=0, help="Suspects to try.")] = 3,
    margin: Annotated[float, typer.Option(help="Points below which a difference does not matter.")] = 3.0,
    jobs: JobsOption = 1,
    on: OnOption = "",
    seed: SeedOption = 1,
    keep: Annotated[
        Path | None, typer.Option(help="A folder for every game: a run that was interrupted goes on there.")
    ] = None,
    to: Annotated[Path | None, typer.Option(help="Write the page here, too, and its figures beside it.")] = None,
) -> None:
    """Which cards are dead or must-have, or what a variant made of them: statistics name suspects, then it is tried.

    With --variant the same deals are played under the official rules, too, and cards that are used otherwise are named.
    """
    the_game, rules = find_game(game), read_variant(variant)
    if to:
        make_room(to)
    with progress_bar() as progress, CtrlC() as ctrl_c:
        asked = {"game": game, "version": the_game.version, "variant": rules.data(), "seed": seed, "bot": bot}
        broken = list[str]()

        def observe(under: Variant, folder: Path | None, minutes: float) -> list[Observed]:
            bar = progress.add_task(f"{game}: observing {under.name}", total=60 * minutes)
            kept = KeptGames(folder, {**asked, "variant": under.data()}, bot) if folder else None
            return collect(
                the_game, bot, minutes=minutes, most=100_000, jobs=on or jobs, seed=seed, variant=under,
                known=kept.games() if kept else (), keep=kept.keep if kept else None, broke=broken.append,
                progress=lambda _, passed: progress.update(bar, completed=passed),
            )  # fmt: skip

        changed = bool(rules.rules or rules.cards)
        games = observe(rules, keep, minutes / 4 if changed else minutes / 2)
        before = observe(OFFICIAL, keep and keep / "official", minutes / 4) if changed and not ctrl_c.pressed else []
        suspects = nominate(the_game, games, most, rules, before)
        for suspect in suspects:
            if ctrl_c.pressed:
                break
            bar = progress.add_task(f"{game}: {suspect.variant.name}", total=30 * minutes / len(suspects))
            tried = {**asked, "weakened": suspect.variant.data(), "margin": margin}
            folder = RunFolder(keep / f"weakened-{suspect.figures.key}", tried) if keep else None
            intervene(
                the_game, suspect, bot=bot, margin=margin / 100, minutes=minutes / 2 / len(suspects), jobs=on or jobs,
                seed=seed + 500_000,  # other games than those that named it
                variant=rules, known=folder.blocks() if folder else (), keep=folder.keep if folder else None,
                progress=lambda trial, bar=bar: progress.update(bar, completed=trial.seconds),  # type: ignore[misc]
            )  # fmt: skip
    text = cards_text(the_game, games, suspects, rules, before, bot)
    typer.echo(text)
    if to:
        write_text(to, text)
        figures = cards_data(the_game, games, suspects, rules, before) | {"seed": seed, "bot": bot}
        write_text(to.with_suffix(".json"), json.dumps(figures, indent=1) + "\n")
    _say_broken(broken)
    if ctrl_c.pressed:
        _say_how_to_go_on("stopped early", keep, "--keep")


@app.command()
def export(
    game: GameArgument,
    form: Annotated[str, typer.Argument(help="csv, pdf (print and play), rulebook, or tts (Tabletop Simulator).")],
    variant: VariantOption = None,
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
    layout: Annotated[str, typer.Option(help="3x3 butted, or 3x2 with a bleed for each card.")] = "3x3",
    to: Annotated[Path, typer.Option(help="The folder for the files.")] = Path(),
) -> None:
    """All cards as a table, as sheets to print or for Tabletop Simulator; the rulebook as a document."""
    the_game, rules = find_game(game), read_variant(variant)
    if paper not in PAPERS or layout not in LAYOUTS:
        raise ImpossibleSetup(f"--paper is {' or '.join(PAPERS)}, --layout {' or '.join(LAYOUTS)}")
    make_room(to / game)
    written: list[Path] = []

    def write(name: str, data: bytes) -> None:
        write_bytes(to / name, data)
        written.append(to / name)

    if form == "csv":
        write(f"{game}.csv", as_csv(the_game, rules).encode())
    elif form == "pdf":
        with progress_bar() as progress:
            pages = list(progress.track(sheets(the_game, rules, paper, layout), description="drawing"))
            write(f"{game}-{paper}-{layout}.pdf", as_pdf(progress.track(pages, description="setting")))
    elif form == "rulebook":
        write(f"{game}-rulebook-{paper}.pdf", as_pdf(rulebook_pages(the_game, rules, paper)))
    elif form == "tts":
        for number, sheet in enumerate(face_sheets(the_game, rules), start=1):
            write(f"{game}-{number}.png", as_png(sheet, 4096))
        write(f"{game}-back.png", as_png(one_back(the_game.title), 630))
        folder = f"{to.resolve().as_uri()}/"
        write(f"{game}.json", json.dumps(saved_object(the_game, rules, folder), indent=1).encode())
    else:
        raise ImpossibleSetup(f"there is no form '{form}': csv, pdf, rulebook or tts")
    for path in written:
        typer.echo(path)


NumbersArgument = Annotated[list[str], typer.Argument(help="Numbers and ranges: hand_size=4..7, card.cost=1,2,3.")]
WatchOption = Annotated[str, typer.Option(help="What is watched: wins of 'first player' or of a side by key; 'turns'.")]


@app.command()
def sweep(
    game: GameArgument,
    numbers: NumbersArgument,
    watch: WatchOption = FIRST,
    bot: BotOption = "greedy",
    starts: Annotated[int, typer.Option(min=1, help="Points from which every number takes its step.")] = 4,
    games: Annotated[int, typer.Option(min=2, help="Games at every point.")] = 40,
    aim: Annotated[str, typer.Option(help="Then race the numbers that matter to this share or length: 45..55.")] = "",
    minutes: MinutesOption = 60.0,
    jobs: JobsOption = 1,
    on: OnOption = "",
    seed: SeedOption = 1,
    to: ToOption = None,
) -> None:
    """Which numbers matter to a share of wins or to the length, and which can be left alone."""
    ranges, the_game = [read_range(each) for each in numbers], find_game(game)
    _check_watched(the_game, watch)
    aimed = read_aim(watch, aim) if aim else None
    with progress_bar() as progress:
        deals = starts * (len(ranges) + 1) * games // seats_of(the_game)
        bar = progress.add_task(f"{game}: {len(ranges)} numbers", total=deals)
        points = Points(
            the_game, watch, bot, on or jobs, minutes, progress=lambda done: progress.update(bar, completed=done)
        )
        if to:
            points.kept_in(to, _asked(the_game, watch, bot))
        found = play_sweep(points, ranges, starts=starts, games=games, seed=seed)
        racing = [each for each in ranges if each.name in found.matter] if aimed and not points.stopped else []
        progress.update(bar, total=None)
        tuned = tune(points, racing, aimed, games=games, seed=seed + 2_000_000) if aimed and racing else None
    _written(found, "sweep", to)
    if points.stopped:
        _say_how_to_go_on("stopped early", to, "--to")
    if tuned:
        _written(tuned, "tuned", to)
    elif aimed:
        aside.print("nothing raced: no number was shown to matter, or the time was over", markup=False)


@app.command("tune")
def tune_numbers(
    game: GameArgument,
    numbers: NumbersArgument,
    aim: Annotated[
        str, typer.Option(help="The share to reach, in per cent: 45..55; with --watch turns, turns.")
    ] = "45..55",
    watch: WatchOption = FIRST,
    bot: BotOption = "greedy",
    candidates: Annotated[int, typer.Option(min=2, help="Points that race each other.")] = 12,
    games: Annotated[int, typer.Option(min=2, help="Games of each in the first round; they double.")] = 24,
    minutes: MinutesOption = 60.0,
    jobs: JobsOption = 1,
    on: OnOption = "",
    seed: SeedOption = 1,
    to: ToOption = None,
) -> None:
    """Numbers with which a share of wins or the length is as it should be, measured on seeds nothing was chosen by."""
    ranges, the_game, aimed = [read_range(each) for each in numbers], find_game(game), read_aim(watch, aim)
    _check_watched(the_game, watch)
    with progress_bar() as progress:
        bar = progress.add_task(f"{game}: {candidates} points", total=None)
        points = Points(
            the_game, watch, bot, on or jobs, minutes, progress=lambda done: progress.update(bar, completed=done)
        )
        if to:
            points.kept_in(to, _asked(the_game, watch, bot))
        found = tune(points, ranges, aimed, candidates=candidates, games=games, seed=seed)
    if found is None:
        kept = f"; what was played is in {to}, and the same command goes on" if to else ""
        raise RulewrightError(f"stopped before every point had been played once{kept}")
    _written(found, "tuned", to)
    if points.stopped:
        _say_how_to_go_on("stopped early", to, "--to")


def _check_watched(game: Game, watch: str) -> None:
    watched_of(game, [watch])


def _asked(game: Game, watch: str, bot: str) -> dict[str, Any]:
    """What deals of a sweep and of a race have in common: either may go on with those of the other."""
    return {"game": game.slug, "version": game.version, "watch": watch, "bot": bot}


def _written(found: Sweep | Tuned, name: str, to: Path | None) -> None:
    typer.echo(found.text())
    if to:
        write_text(to / f"{name}.md", found.text())
        write_text(to / f"{name}.json", json.dumps(found.data(), indent=1) + "\n")


@app.command()
def data(
    game: GameArgument,
    to: Annotated[Path, typer.Argument(help="The folder for the tables.")],
    variant: VariantOption = None,
    bot: BotOption = "greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 200,
    minutes: MinutesOption = 60.0,
    jobs: JobsOption = 1,
    on: OnOption = "",
    seed: SeedOption = 1,
) -> None:
    """Observed games as Parquet: one row a game, a seat, a card in a game, a decision, a turn, a chance event."""
    the_game, rules = find_game(game), read_variant(variant)
    asked = {"game": game, "version": the_game.version, "variant": rules.data(), "bot": bot, "seed": seed}
    kept, broken = KeptGames(to, asked, bot), list[str]()
    with progress_bar() as progress:
        bar = progress.add_task(f"{game}: {bot}", total=games)
        found = collect(
            the_game, bot, minutes=minutes, most=games, jobs=on or jobs, seed=seed, variant=rules,
            known=kept.games(), keep=kept.keep, broke=broken.append, in_full=True,
            progress=lambda done, _: progress.update(bar, completed=done),
        )  # fmt: skip
    for path in write_frames(to, found):
        typer.echo(path)
    kept.run.note(games=len(found), seeds=sorted({one.seed for one in found}), broken=len(broken), looks=1)
    _say_broken(broken)


@app.command("open")
def open_tables(folder: Annotated[Path, typer.Argument(help="Where `lab data` wrote its tables.")]) -> None:
    """The first rows of every table; in a notebook: `rulewright.lab.reports.frames.open_frames(Path(folder))`."""
    for name, frame in open_frames(folder).items():
        typer.echo(f"{name}: {frame.height} rows\n{frame.head(3)}\n")


@app.command()
def times(
    to: Annotated[Path, typer.Argument(help="The file for the times, as JSON.")],
    store: Annotated[str, typer.Option(help="Where a server keeps its games.")] = "rulewright.db",
) -> None:
    """How long people think, by game and kind of answer, from games that a server kept."""
    found = times_of(asyncio.run(thoughts_in(store)))
    write_text(to, json.dumps(found._asdict(), indent=1) + "\n")
    for game, answers in found.answers.items():
        typer.echo(f"{game}: {answers} answers of people, {found.seconds[game]['']:.1f} s on average")
    if not found.answers:
        typer.echo(f"no person has answered anything in {store} yet")
