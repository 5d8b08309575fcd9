"""`rulewright play`, `replay` and `campaign`: one match on this screen."""

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from rulewright.cli.arguments import (
    LineupOption,
    SeatsOption,
    VariantOption,
    codes_of,
    console,
    read_lineup,
    read_variant,
)
from rulewright.games import GAMES, find_game, game_named
from rulewright.kernel.errors import ImpossibleSetup, MalformedRecord
from rulewright.kernel.match import Match
from rulewright.kernel.question import Seat
from rulewright.terminal.playing import (
    HELP,
    Left,
    Sitting,
    free_path,
    read_record,
    resume_hint,
    seats_of,
    sit_down,
    write_whole,
)
from rulewright.terminal.replaying import Replay


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
            console.print(f"  {resume_hint(save, game)}", highlight=False, markup=False, soft_wrap=True)
        else:
            console.print("Left before the first answer.")


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
    bots, names = sit_down(codes_of(seats))
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


def _new_match(
    slug: str | None, seats: str, seed: int | None, variant: Path | None, lineup: Path | None
) -> tuple[Match, list[str]]:
    if slug is None:
        raise ImpossibleSetup(f"name a game to play: {', '.join(GAMES)}; or go on with --resume FILE")
    game = find_game(slug)
    codes = codes_of(seats or ",".join(["me", *["mcts:200"] * (game.players[0] - 1)]))
    sit_down(codes)  # an unknown bot is refused before anything else
    seed = secrets.randbelow(1_000_000_000) if seed is None else seed
    return Match(game, len(codes), seed, read_variant(variant), read_lineup(lineup)), codes


def _resumed(slug: str | None, path: Path, seats: str) -> tuple[Match, list[str]]:
    record = read_record(path)
    game = find_game(slug) if slug else game_named(record.game)
    if game.slug != record.game:
        raise MalformedRecord(f"{path} is a record of '{record.game}', not of '{slug}'")
    codes = codes_of(seats) if seats else seats_of(record)
    if len(codes) != record.seats:
        raise ImpossibleSetup(f"{path} has {record.seats} seats; --seats names {len(codes)}")
    return Match.load(record, game), codes
