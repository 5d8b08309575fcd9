"""`python -m bench.choose_faults GAME`: which card's price and which card's Attack matter most to who plays it.

A fault that changes nothing can't be found, so those of `bench.planted_faults` are chosen by what they do, on seeds of
their own: the cards that a side uses most in official games (no price below 1 is lowered), each changed by one, tried
in so many blocks of that side's tables. The one whose side gains most, in standard errors, is declared there and
played on other seeds: here it stands out partly by chance, there it has to show itself.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import islice
from math import sqrt
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.progress import track

from rulewright.games import game_named
from rulewright.kernel.errors import BadVariant
from rulewright.kernel.game import Game
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab.arena import Series
from rulewright.lab.reports.collecting import collect
from rulewright.lab.results import Failure, Played
from rulewright.lab.sides import seatings, seats_of
from rulewright.lab.trials.blocks import blocks_of, measured
from rulewright.lab.trials.confidence import RunningMean

BOT = "hunch"
STRENGTH = ("attack", "att", "action_hit_plus", "action_hit", "hit_plus", "hit")  # Attack by the names of the games
CHEAPER, STRONGER = "1 cheaper", "+1 Attack"

aside = Console(stderr=True)


class Candidate(NamedTuple):
    """A card of a side, how often it is used in a game of that side, and the card changed by one."""

    side: str
    uses: float
    kind: str
    changed: Variant


def main(
    game: Annotated[str, typer.Argument(help="The game.")],
    games: Annotated[int, typer.Option(help="Official games in which uses are counted.")] = 240,
    most: Annotated[int, typer.Option(help="Candidates of each kind, those used most.")] = 8,
    blocks: Annotated[int, typer.Option(help="Blocks of each candidate.")] = 150,
    seed: Annotated[int, typer.Option(help="The first seed, of both.")] = 20_000_000,
    bot: Annotated[str, typer.Option(help="Who plays.")] = BOT,
    kinds: Annotated[str, typer.Option(help="Which, with commas.")] = f"{CHEAPER},{STRONGER}",
) -> None:
    """Count what is used, then try what is used most."""
    title = game_named(game)
    official = cache(partial(won, title, bot, OFFICIAL))
    rows = []
    for each in track(candidates(title, bot, games, most, seed, kinds.split(",")), "candidates", console=aside):
        change = RunningMean()
        for _, at, table in islice(blocks_of(title, seed + games, [each.side]), blocks):
            before, after = official(at, table), won(title, bot, each.changed, at, table)
            if before and after:
                change.add(after[each.side] - before[each.side])
        error = sqrt(change.variance / max(change.n, 1))
        rows.append((change.mean / error if error else 0.0, each, change.mean, error))
    sys.stdout.write("| side | put in | uses a game | change in points | standard errors |\n|---|---|---|---|---|\n")
    for away, each, mean, error in sorted(rows, key=lambda row: -row[0]):
        sys.stdout.write(
            f"| {each.side} | {each.changed.name} | {each.uses:.1f} | {100 * mean:+.1f} ± {100 * error:.1f} "
            f"| {away:.1f} |\n"
        )


def candidates(game: Game, bot: str, games: int, most: int, seed: int, kinds: list[str]) -> list[Candidate]:
    """Those cards that one side uses most, each 1 cheaper and with 1 more Attack, as far as that can be."""
    used, played = Counter[tuple[str, str]](), Counter[str]()
    for one in collect(game, bot, minutes=60, most=games, seed=seed):
        played.update(one.table)
        used.update({(one.table[use.seat], use.key): 0 for use in one.cards})
        for use in one.cards:
            used[one.table[use.seat], use.key] += use.times
    often: dict[str, tuple[float, str]] = defaultdict(lambda: (0.0, ""))
    for (side, key), times in used.items():
        often[key] = max(often[key], (times / played[side], side))
    found = defaultdict[str, list[Candidate]](list)
    for key, (uses, side) in sorted(often.items(), key=lambda item: (-item[1][0], item[0])):
        for kind, changed in _changed(game, key):
            found[kind].append(Candidate(side, uses, kind, changed))
    return [each for kind in kinds for each in found[kind][:most]]


def _changed(game: Game, key: str) -> Iterator[tuple[str, Variant]]:
    card: Any = next(card for card in game.rules.book(OFFICIAL).cards if card.key == key)
    numbers: dict[str, Any] = card.numbers()
    cost = numbers.get("cost")
    lower = cost[:-1] if isinstance(cost, str) else cost - 1 if cost is not None and cost > 0 else None
    strong = next((name for name in STRENGTH if numbers.get(name)), None)
    wanted = [(CHEAPER, "cost", lower), (STRONGER, strong, numbers[strong] + 1 if strong else None)]
    for kind, name, value in wanted:
        if name and value not in (None, ""):
            changed = Variant(f"{card.name} {kind} ({name} {value})", cards={key: {name: value}})
            try:
                game.rules.book(changed)
            except BadVariant:
                continue
            yield kind, changed


def won(game: Game, bot: str, variant: Variant, seed: int, table: tuple[str, ...]) -> dict[str, float] | None:
    """What each side won of a deal in every seating; None if a game broke."""
    series = Series(game, (bot,) * seats_of(game), seed, variant, swap=False)
    played = [replace(series, lineup=lineup).game_of_seed() for lineup in seatings(game, table)]
    if any(isinstance(one, Failure) for one in played):
        return None
    return measured([one for one in played if isinstance(one, Played)], table)


if __name__ == "__main__":
    typer.run(main)
