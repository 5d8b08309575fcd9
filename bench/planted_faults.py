"""`python -m bench.planted_faults`: does `lab try` find what was put in, and nothing where nothing was?

Each fault is a variant that a designer could write: a common card one cheaper, a card with one more Attack, something
extra for the first player. Its blocks are played by the cheapest bot, or by one that makes more of what it gets, on
seeds that nothing was chosen by, and looked at after each as `lab try --watch` does. Power is the share of 400 runs
that find it, each drawn with replacement from all blocks. In the A/A runs both rules are the official ones and only
the bots' dice differ: what is found is chance. With `--keep` every block of a fault is on disk as soon as it is played,
and a longer run of the same seeds goes on there.
"""

import random
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from itertools import islice
from pathlib import Path
from statistics import fmean
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import track

from rulewright.games import game_named
from rulewright.kernel.game import Game
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab.processes import in_processes
from rulewright.lab.results import Played, wilson
from rulewright.lab.sides import seats_of
from rulewright.lab.trials.blocks import FIRST, TURNS, Block, blocks_of, measured, play_block
from rulewright.lab.trials.confidence import RunningMean
from rulewright.lab.trials.run_folder import RunFolder
from rulewright.lab.trials.trial import ERROR, Trial, watched_of

BOT = "hunch"
RUNS = 400
MARGIN = 0.03
APART = 1 << 41  # the bots' thoughts in A/A runs
FOUND = 1.96 + 0.84  # standard errors that an effect must have to be found in 80 of 100 plain tests

aside = Console(stderr=True)


class Fault(NamedTuple):
    """What is put in, and the share of wins in which it should show."""

    game: str
    watch: str
    changed: Variant
    bot: str = BOT


# Chosen by `bench.choose_faults`: of the cards that a side uses most, the one whose side gained most. Outposts and
# Seekers on seeds from 20100000 (24 to 144 official games, 40 to 70 blocks of each candidate), the others on seeds from
# 45200000 (90 games, 100 to 120 blocks). Seekers' Dawnblade gained more, but its Attack is multiplied by an attribute.
# What the first player gets extra was not chosen: there is one number for it.
FAULTS = (
    Fault("outposts", "grave", Variant("Mourner 1 cheaper", cards={"mourner": {"cost": 1}})),
    Fault("outposts", "grave", Variant("Grave Hauler +1 Attack", cards={"grave-hauler": {"attack": 4}})),
    Fault("outposts", FIRST, Variant("a card more for the first", {"start_hand_bonus_by_seat": [1, 0, 0, 0]})),
    Fault("seekers", "nessa", Variant("Wisp Lantern 1 cheaper", cards={"wisp-lantern": {"cost": 0}})),
    Fault("seekers", "isolde", Variant("Rime Needles +1 hit", cards={"rime-needles": {"action_hit_plus": 3}})),
    Fault("seekers", FIRST, Variant("the first draws in their first turn", {"first_turn_draw": True})),
    Fault("battleground", "elementalist", Variant("Stone Golem 1 cheaper", cards={"stone-golem": {"cost": "S"}})),
    Fault("battleground", "elementalist", Variant("Stone Golem +1 Attack", cards={"stone-golem": {"attack": 4}})),
    Fault("battleground", FIRST, Variant("5 more Experience for the first", {"first_player_bonus_exp": 5})),
    Fault("elysia", "tomyris", Variant("Counterstrike 1 cheaper", cards={"counterstrike": {"cost": 4}})),
    Fault("elysia", "zhao-lin", Variant("War Map +1 Attack", cards={"war-map": {"attack": 2}})),
    Fault("elysia", FIRST, Variant("a card more for the first", {"first_player_cards": 1})),
)


def main(
    games: Annotated[
        str, typer.Option(help="Which, with commas; game:bot for those of one bot.")
    ] = "outposts,seekers,battleground,lytharian,elysia",
    named: Annotated[str, typer.Option(help="Only faults with one of these words in their name, with commas.")] = "",
    most: Annotated[int, typer.Option(help="Blocks of each fault at the most.")] = 400,
    fewest: Annotated[int, typer.Option(help="Blocks after which a fault that was found is left; 0: all of them.")] = 0,
    null: Annotated[int, typer.Option(help="Blocks of each game's A/A runs, from which 400 are drawn.")] = 400,
    fresh: Annotated[int, typer.Option(help="Blocks of each of 400 A/A runs of Shells, all of them played.")] = 100,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 640_000,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 2,
    keep: Annotated[Path | None, typer.Option(help="A folder for every block: a later run goes on there.")] = None,
    to: Annotated[Path | None, typer.Option(help="Write the page here.")] = None,
) -> None:
    """Play the faults, then the A/A runs."""
    chosen = [slug for slug in games.split(",") if slug]
    rows, nulls = list[str](), list[str]()

    def write() -> None:  # after each row: whoever stops early has what was played
        if to:
            to.write_text(page(seed, jobs, rows, nulls), encoding="utf-8")

    for number, fault in track(list(enumerate(FAULTS)), "faults", console=aside):
        here = fault.game in chosen or f"{fault.game}:{fault.bot}" in chosen
        if here and any(word in fault.changed.name for word in named.split(",")):
            rows.append(fault_row(fault, most, jobs, seed + 10_000 * number, keep, fewest))
            write()
    for slug in track([each for each in chosen if ":" not in each and null], "A/A", console=aside):
        nulls.append(null_row(slug, null, jobs, seed + 500_000))
        write()
    if fresh:
        nulls.append(fresh_row("shells", fresh, jobs, seed + 700_000))
        write()
    sys.stdout.write(page(seed, jobs, rows, nulls))


def page(seed: int, jobs: int, rows: list[str], nulls: list[str]) -> str:
    """What has been played so far, in words and tables."""
    return "\n".join([
        "# Faults that were put in, and whether the lab finds them",
        "",
        f"{datetime.now(UTC):%Y-%m-%d}, one bot in every seat, seeds from {seed}, on {jobs} processes. Made by "
        "`make planted-faults`. A block is one deal in every seating under both rules. *Said after*: what `lab try` "
        "says with a margin of 3 points, and the games under both rules after which it does; it would stop there, and "
        "these runs go on. *Power*: the share of 400 runs of so many blocks, drawn with replacement from those played, "
        "in which an interval that holds at every look excludes 0 at one. *Predicted*: games under each rule with "
        "which a plain test finds this effect in 80 of 100 runs, by the measured variance of a block.",
        "",
        "| game | put in | by | watched | change in points | said after | left by pairing | power, blocks | predicted "
        "| minutes |",
        "|---|---|---|---|---|---|---|---|---|---|",
        *rows,
        "",
        "Nothing put in (the official rules twice, with other thoughts): how many of 400 runs find something at any "
        "look, all shares watched at once. At most 5 % may.",
        "",
        "| game | blocks a run | runs that find something | minutes |",
        "|---|---|---|---|",
        *nulls,
        "",
    ])  # fmt: skip


def fault_row(fault: Fault, most: int, jobs: int, seed: int, keep: Path | None = None, fewest: int = 0) -> str:
    """A fault in so many blocks, or with `fewest` in no more than it takes to find it."""
    began = time.monotonic()
    game = game_named(fault.game)
    trial = Trial(game, fault.changed, fault.bot, MARGIN, watched_of(game, [fault.watch]), seed)
    said = ""
    for block in islice(fault_blocks(fault, most, jobs, seed, keep), most):
        trial.add(block)
        if not said and trial.decided:
            said = f"{trial.verdict(fault.watch)}, {trial.games}"
        if said and fewest and len(trial.blocks) >= fewest:
            break
    one, seen = trial.watched[fault.watch], trial.change(fault.watch)
    changes = [change for block in trial.blocks if (change := change_of(block, fault.watch)) is not None]
    needed = FOUND**2 * one.change.variance / max(one.change.mean**2, 1e-9) * seats_of(game)
    found = sum(finds(random.Random(seed + run).choices(changes, k=most)) for run in range(RUNS)) / RUNS
    return (
        f"| {game.title} | {fault.changed.name} | {fault.bot} | {one.label} | {one.said_change(seen)} "
        f"| {said or f'not in {trial.games}'} | {one.saved_by_pairing():.2f} | {found:.0%}, {most} | {needed:,.0f} "
        f"| {_minutes(began)} |"
    )


def fault_blocks(fault: Fault, most: int, jobs: int, seed: int, keep: Path | None) -> Iterator[Block]:
    """The blocks of a fault: first those that an earlier run kept."""
    game = game_named(fault.game)
    asked = {"game": fault.game, "version": game.version, "variant": fault.changed.data(), "watch": fault.watch,
             "bot": fault.bot, "seed": seed}  # fmt: skip
    folder = RunFolder(keep / f"{fault.game}-{fault.bot}-{seed}", asked) if keep else None
    known = folder.blocks() if folder else []
    yield from known
    sides = [fault.watch] if fault.watch not in (FIRST, TURNS) else []
    coming = islice(blocks_of(game, seed, sides, after=len(known)), max(most - len(known), 0))
    for block in in_processes(partial(play_block, game, fault.bot, OFFICIAL, fault.changed), coming, jobs):
        if folder:
            folder.keep(block)
        yield block


def change_of(block: Block, name: str) -> float | None:
    """By how much a share differs between the two rules of a block; None where nobody of that name plays."""
    if not block.whole:
        return None
    old, new = ([game for game in side if isinstance(game, Played)] for side in (block.official, block.variant))
    before, after = measured(old, block.table), measured(new, block.table)
    return after[name] - before[name] if name in before else None


def finds(changes: list[float], error: float = ERROR) -> bool:
    """Whether a run finds something at some look."""
    mean = RunningMean()
    for change in changes:
        mean.add(change)
        if mean.reach(error) < abs(mean.mean):
            return True
    return False


def null_blocks(game: Game, blocks: int, jobs: int, seed: int) -> list[Block]:
    """Blocks in which nothing differs but the bots' thoughts."""
    play = partial(play_block, game, BOT, OFFICIAL, OFFICIAL, apart=APART)
    return list(in_processes(play, islice(blocks_of(game, seed), blocks), jobs))


def null_row(slug: str, blocks: int, jobs: int, seed: int) -> str:
    """A/A runs drawn with replacement from a game's own blocks, whose means are set to nothing first."""
    began = time.monotonic()
    game = game_named(slug)
    played = null_blocks(game, blocks, jobs, seed)
    changes = {name: [change_of(block, name) for block in played] for name in watched_of(game)}
    means = {name: fmean(each for each in found if each is not None) for name, found in changes.items()}

    def alarm(dice: random.Random) -> bool:
        drawn = dice.choices(range(blocks), k=blocks)
        return any(
            finds([each - means[name] for i in drawn if (each := found[i]) is not None], ERROR / len(changes))
            for name, found in changes.items()
        )

    alarms = sum(alarm(random.Random(seed + run)) for run in range(RUNS))
    return _null(f"{game.title}, drawn from {blocks} blocks", blocks, alarms, began)


def fresh_row(slug: str, blocks: int, jobs: int, seed: int) -> str:
    """A/A runs of which each is played."""
    began = time.monotonic()
    game = game_named(slug)
    played = null_blocks(game, blocks * RUNS, jobs, seed)
    names = list(watched_of(game))
    changes = {name: [change_of(block, name) or 0.0 for block in played] for name in names}
    alarms = sum(
        any(finds(changes[name][at : at + blocks], ERROR / len(names)) for name in names)
        for at in range(0, blocks * RUNS, blocks)
    )
    return _null(f"{game.title}, all played", blocks, alarms, began)


def _minutes(began: float) -> str:
    return f"{(time.monotonic() - began) / 60:.1f}"


def _null(name: str, blocks: int, alarms: int, began: float) -> str:
    rate, low, high = wilson(alarms, RUNS)
    return f"| {name} | {blocks} | {alarms} of {RUNS}: {rate:.1%} ({low:.1%} to {high:.1%}) | {_minutes(began)} |"


if __name__ == "__main__":
    typer.run(main)
