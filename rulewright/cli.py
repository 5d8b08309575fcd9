"""The command line. Each command reads its arguments, hands the work on, and prints what comes back."""

import json
import secrets
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text
from typer.core import TyperGroup

from rulewright import __version__, deck_cli
from rulewright.games import GAMES, game_named
from rulewright.kernel.errors import ImpossibleSetup, MalformedRecord, RulewrightError
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.playing import (
    HELP,
    Left,
    Replay,
    Sitting,
    free_path,
    read_record,
    resume_hint,
    seats_of,
    sit_down,
    write_whole,
)
from rulewright.sim import Interval, Result, simulate

ROOT = Path(__file__).resolve().parent.parent
"""Where tests and bench lie in a checkout; an installed package has neither."""

console = Console()
aside = Console(stderr=True)


class Clear(TyperGroup):
    """Prints our refusals as one line; everything else is a programming error and keeps its traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except RulewrightError as wrong:
            aside.print(Text(f"rulewright: {wrong}", "red"), soft_wrap=True)
            raise typer.Exit(2) from None


app = typer.Typer(cls=Clear, add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)

app.add_typer(deck_cli.app, name="deck")

SeatsOption = Annotated[str, typer.Option("--seats", help="Who sits where, with commas: me, random, greedy, mcts:200.")]
VariantOption = Annotated[
    Path | None, typer.Option("--variant", help="A TOML file of tunables and card numbers that differ.")
]
LineupOption = Annotated[
    Path | None,
    typer.Option("--lineup", help="A JSON file: a list of what each seat brings (deck, faction)."),
]


@app.callback(invoke_without_command=True)
def main(
    version: Annotated[bool, typer.Option("--version", help="Say the version and stop.")] = False,
) -> None:
    """Tabletop rulebooks that run: play them, let bots play them, see which clause did what."""
    if version:
        console.print(f"rulewright {__version__}", highlight=False)
        raise typer.Exit


@app.command()
def games() -> None:
    """List the games."""
    table = Table("game", "title", "players", "record version", show_edge=False)
    for slug, game in GAMES.items():
        table.add_row(slug, game.title, _span(game.players), str(game.version))
    console.print(table)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="The game, by its short name.")] = None,
    seats: SeatsOption = "",
    seed: Annotated[int | None, typer.Option(help="Decides all chance; without it, a new one.")] = None,
    variant: VariantOption = None,
    lineup: LineupOption = None,
    save: Annotated[Path | None, typer.Option(help="Keep the record here, after every answer.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a record, in the same file.")] = None,
) -> None:
    """Play a game in the terminal, against bots or with people at the same screen."""
    if resume:
        match, codes = _resumed(game, resume, seats)
        save = save or resume
    else:
        match, codes = _new_match(game, seats, seed, variant, lineup)
        if save and save.exists():
            raise ImpossibleSetup(f"{save} is there already: go on with --resume {save}, or name another file")
    bots, match.names = sit_down(codes)
    console.print(
        Text(f"{match.game.title}, {match.variant.name}, seed {match.seed}: {', '.join(match.names)}", "bold")
    )
    if None in bots:
        console.print(HELP, style="dim", highlight=False)
    try:
        Sitting(console, match, bots, save).play()
    except (Left, KeyboardInterrupt):
        if match.history:
            save = save or free_path(match.game.slug, match.seed)
            write_whole(save, match.record().text())
            console.print(f"Left after {len(match.history)} answers. Go on with:", highlight=False)
            console.print(f"  {resume_hint(save)}", highlight=False, markup=False, soft_wrap=True)
        else:
            console.print("Left before the first answer.")


@app.command()
def sim(
    game: Annotated[str, typer.Argument(help="The game, by its short name.")],
    seats: SeatsOption = "greedy,random",
    games: Annotated[int, typer.Option(min=1, help="How many; rounded up to whole rounds of seatings.")] = 100,
    jobs: Annotated[int, typer.Option(min=1, help="Processes that play at the same time.")] = 1,
    seed: Annotated[int, typer.Option(help="The first round's seed; each round has the next one.")] = 1,
    variant: VariantOption = None,
    lineup: LineupOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Let bots play many games, seats swapped on equal seeds, and count."""
    the_game, codes = game_named(game), _codes(seats)
    if "me" in codes:
        raise ImpossibleSetup("people can't sit in a simulation: name bots, as in --seats greedy,mcts:100")
    total = -(-games // len(codes)) * len(codes)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=aside, transient=True, disable=not aside.is_terminal) as progress:
        bar = progress.add_task(f"{game}: {seats}", total=total)
        result = simulate(
            the_game,
            codes,
            games,
            jobs,
            seed,
            _variant(variant),
            _lineup(lineup),
            lambda more: progress.advance(bar, more),
        )
    if as_json:
        typer.echo(json.dumps(result.data(), indent=1))
    else:
        _show(result, the_game)
    if result.failures or result.stopped:
        raise typer.Exit(1)


@app.command()
def balance(
    game: Annotated[str, typer.Argument(help="The game, by its short name.")],
    bring: Annotated[
        str, typer.Option(help="What is compared: a field of what players bring and its values, a=x,y,z.")
    ],
    bot: Annotated[str, typer.Option(help="Who plays all sides.")] = "greedy",
    games: Annotated[int, typer.Option(min=4, help="Games a pair; with --players, games in all.")] = 100,
    players: Annotated[int, typer.Option(help="So many at a table, in every mix, instead of pairs.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes that play at the same time.")] = 1,
    seed: Annotated[int, typer.Option(help="The first round's seed.")] = 1,
    mirrors: Annotated[bool, typer.Option(help="Each against itself, too.")] = False,
    variant: VariantOption = None,
    to: Annotated[Path | None, typer.Option(help="Write the page here instead of printing it.")] = None,
) -> None:
    """Play every deck, class or faction against every other and say who wins how often."""
    from rulewright.balance import Balance, round_robin
    from rulewright.gathering import Gathering, gather

    field, _, values = bring.partition("=")
    names = [name.strip() for name in values.split(",") if name.strip()]
    if not field or len(names) < 2:
        raise ImpossibleSetup(f"--bring '{bring}' names nothing to compare: write it as armory=mara,theron")
    the_game, seatings = game_named(game), len(names) * (len(names) - 1 + mirrors)
    total = games if players else seatings * (games // 2)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=aside, transient=True, disable=not aside.is_terminal) as progress:
        bar = progress.add_task(f"{game}: {len(names)} {field}", total=total)
        found: Balance | Gathering
        if players:
            found = gather(
                the_game, field, names, players, bot, games, jobs, seed, _variant(variant),
                lambda more: progress.advance(bar, more),
            )  # fmt: skip
        else:
            found = round_robin(
                the_game, field, names, bot, games, jobs, seed, _variant(variant), mirrors,
                lambda more: progress.advance(bar, more),
            )  # fmt: skip
    if to:
        to.write_text(found.text(), encoding="utf-8")
    else:
        typer.echo(found.text())
    if found.failures:
        aside.print(f"{len(found.failures)} games broke: {found.failures[0].error}")
        raise typer.Exit(1)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    seat: Annotated[int | None, typer.Option(help="See it as this seat does, from 1; else all is open.")] = None,
    whole: Annotated[bool, typer.Option("--print", help="Print the whole log instead of stepping.")] = False,
) -> None:
    """Step through a record, answer by answer."""
    record = read_record(file)
    shown = Replay(console, record, game_named(record.game), None if seat is None else Seat(seat - 1))
    if whole or not (sys.stdin.isatty() and sys.stdout.isatty()):
        shown.print_all()
    else:
        shown.step_through()


@app.command()
def clauses(
    game: Annotated[str | None, typer.Argument(help="The game, by its short name; all without it.")] = None,
    missing: Annotated[bool, typer.Option("--missing", help="Only what lacks code or a test.")] = False,
) -> None:
    """Trace each clause of a rulebook to the code that works it and the tests that prove it."""
    from rulewright.trace import render, trace

    tests = ROOT / "tests"
    if not tests.is_dir():
        aside.print(f"No tests at {tests}: an installed package has none. The trace shows code only.")
    books = {one.folder: one.title for one in reversed([game_named(game)] if game else list(GAMES.values()))}
    for folder, title in reversed(books.items()):  # a second game of one rulebook counts with the first
        console.rule(title, style="dim")
        render(trace(folder, tests), console, only_missing=missing)


@app.command()
def campaign(
    file: Annotated[Path, typer.Argument(help="The campaign's file; a new one is begun if it is not there.")],
    game: Annotated[str, typer.Option(help="The game of a new campaign.")] = "outposts",
    seats: SeatsOption = "me,greedy",
    factions: Annotated[str, typer.Option(help="Who plays what in a new campaign: ember,stone.")] = "",
    seed: Annotated[int | None, typer.Option(help="Decides all chance; without it, a new one.")] = None,
) -> None:
    """Play the next game of a campaign: its file keeps everybody's cards between games."""
    the_game = game_named(game)
    rooms = the_game.campaign
    if rooms is None:
        raise ImpossibleSetup(f"{the_game.title} has no campaign; outposts has")
    bots, names = sit_down(_codes(seats))
    if not file.exists():
        rooms.save_campaign(rooms.new_campaign(names, factions.split(",") if factions else []), file)
        console.print(f"A new campaign begins in {file}.", highlight=False)
    going = rooms.load_campaign(file)
    names = [player.name for player in going.players]
    if len(names) != len(bots):
        raise ImpossibleSetup(f"{file} is of {len(names)} players ({', '.join(names)}); {len(bots)} seats were named")
    number = secrets.randbelow(1 << 32) if seed is None else seed
    match = Match(the_game, len(names), number, rooms.CAMPAIGN, rooms.lineup(going), names)
    try:
        Sitting(console, match, bots, None).play()
    except (Left, KeyboardInterrupt):
        console.print("Left: this game does not count, and the campaign is as it was.")
        return
    going = rooms.after_match(going, match)
    rooms.save_campaign(going, file)
    score = ", ".join(f"{player.name} {player.wins}" for player in going.players)
    console.print(f"Written down in {file}. Games won: {score}.", highlight=False)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port, or the next free one.")] = 8765,
    store: Annotated[str, typer.Option(help="A file, or postgresql://...")] = "rulewright.db",
) -> None:
    """Open the table in the browser: prints its address and serves until interrupted."""
    from rulewright.server.serve import free_port
    from rulewright.server.serve import serve as run

    run(host, free_port(host, port), store)


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def bench(context: typer.Context) -> None:
    """Measure the games beside public peers; arguments go on to `python -m bench`."""
    if not (ROOT / "bench" / "__main__.py").is_file():
        raise RulewrightError(
            "the benchmark is not part of the installed package: clone the repository and run 'python -m bench' in it"
        )
    done = subprocess.run([sys.executable, "-m", "bench", *context.args], cwd=ROOT, check=False)
    raise typer.Exit(done.returncode)


def _new_match(
    slug: str | None, seats: str, seed: int | None, variant: Path | None, lineup: Path | None
) -> tuple[Match, list[str]]:
    if slug is None:
        raise ImpossibleSetup(f"name a game to play: {', '.join(GAMES)}; or go on with --resume FILE")
    game = game_named(slug)
    codes = _codes(seats or ",".join(["me", *["mcts:200"] * (game.players[0] - 1)]))
    sit_down(codes)  # an unknown bot is refused before anything else
    seed = secrets.randbelow(1_000_000_000) if seed is None else seed
    return Match(game, len(codes), seed, _variant(variant), _lineup(lineup)), codes


def _resumed(slug: str | None, path: Path, seats: str) -> tuple[Match, list[str]]:
    record = read_record(path)
    if slug and slug != record.game:
        raise MalformedRecord(f"{path} is a record of '{record.game}', not of '{slug}'")
    codes = _codes(seats) if seats else seats_of(record)
    if len(codes) != record.seats:
        raise ImpossibleSetup(f"{path} has {record.seats} seats; --seats names {len(codes)}")
    return Match.load(record, game_named(record.game)), codes


def _codes(seats: str) -> list[str]:
    return [code.strip() for code in seats.split(",")]


def _variant(path: Path | None) -> Variant:
    return Variant.parse(_text(path)) if path else OFFICIAL


def _lineup(path: Path | None) -> list[dict[str, Any]] | None:
    if path is None:
        return None
    try:
        entries = json.loads(_text(path))
    except json.JSONDecodeError as wrong:
        raise ImpossibleSetup(f"{path} is not JSON: {wrong}") from None
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise ImpossibleSetup(f"{path} must hold a list of objects, one a seat")
    return entries


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as wrong:
        raise ImpossibleSetup(f"{path} can't be read: {wrong.strerror}") from None
    except UnicodeDecodeError:
        raise ImpossibleSetup(f"{path} is not text") from None


def _span(players: range) -> str:
    return str(players[0]) if len(players) == 1 else f"{players[0]} to {players[-1]}"


def _show(result: Result, game: Game) -> None:
    """The result as tables."""
    played = len(result.played)
    head = f"{game.title}, {result.variant}: {played} games, seeds from {result.seed}"
    table = Table("bot", "win rate", "95 % interval", "won", "drawn", "lost", "ms a decision", show_edge=False)
    for standing in result.standings:
        table.add_row(
            standing.code,
            f"{standing.rate.rate:.1%}",
            _within(standing.rate),
            str(standing.wins),
            str(standing.draws),
            str(standing.losses),
            f"{1000 * standing.seconds / max(1, standing.decisions):.2f}",
        )
    console.print(Text(head, "bold"))
    console.print(table)
    for code, rate in result.camps.items():
        console.print(f"{code}: {rate.rate:.1%} ({_within(rate)}) of the decided games", highlight=False)
    for seat, rate in enumerate(result.seat_rates, start=1):
        console.print(f"seat {seat} won {rate.rate:.1%} ({_within(rate)})", highlight=False)
    console.print(
        f"length {result.mean_turns:.1f} turns on average, median {result.median_turns:g}; "
        f"{result.decisions_per_game:.0f} decisions a game; "
        f"{result.decisions_per_second:,.0f} decisions/s on {result.jobs} job{'s' * (result.jobs > 1)}, "
        f"{result.seconds:.1f} s",
        highlight=False,
        soft_wrap=True,
    )
    if result.stopped:
        console.print("Stopped before all was played.", style="yellow")
    for failure in result.failures[:3]:
        console.print(Text(f"\nA game failed: seed {failure.seed}, {failure.error}", "red"), soft_wrap=True)
        console.print(Text(failure.trace, "dim"), soft_wrap=True)
        console.print(Text(failure.record), soft_wrap=True)
    if len(result.failures) > 3:
        console.print(f"... and {len(result.failures) - 3} more failed; --json has them all.", style="red")


def _within(rate: Interval) -> str:
    return f"{rate.low:.1%} to {rate.high:.1%}"
