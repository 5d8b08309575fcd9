"""Games for a report: every mix of sides in turn, every seating, each deal twice with other thoughts."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count, islice
from math import inf

from rulewright.bots import find_bot
from rulewright.bots.processes import Processes
from rulewright.kernel.errors import BadVariant
from rulewright.kernel.game import Game
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab.processes import Jobs, in_processes
from rulewright.lab.reports.clauses_reached import ClausesInPlay, interpreted, places_of, reach_in, written_in
from rulewright.lab.reports.kept_games import KeptClauses
from rulewright.lab.reports.observing import Observed, Work, observe_or_say
from rulewright.lab.sides import field_of_sides, seatings, seats_of, tables_of

OTHER_THOUGHTS = 1 << 40
GIVE_UP = 3  # games that all break: the others would, too
FEWEST_NOTED = 4  # games of which every line is noted, whatever the clock says


def work_for(game: Game, seed: int) -> Iterator[Work]:
    """Game after game, for ever."""
    tables, field = tables_of(game), field_of_sides(game)
    for number in count():
        for lineup in seatings(game, tables[number % len(tables)]):
            sides = tuple(str(entry[field]) for entry in lineup) if lineup else ()
            for thought in (seed + number, seed + number + OTHER_THOUGHTS):
                yield seed + number, thought, sides, lineup


def collect(
    game: Game,
    bot: str,
    *,
    minutes: float = 2.0,
    most: int = 2_000,
    jobs: Jobs = 1,
    seed: int = 1,
    variant: Variant = OFFICIAL,
    known: Sequence[Observed | str] = (),
    keep: Callable[[Observed | str], None] | None = None,
    broke: Callable[[str], None] | None = None,
    progress: Callable[[int, float], None] | None = None,
    in_full: bool = False,
) -> list[Observed]:
    """Observed games of one bot in every seat, until the minutes are over or so many are played.

    `known` are games of an earlier run, which goes on; `keep` is handed every new one. Games that break are left out:
    `broke` hears why, and where nothing else happens it is refused. `in_full`: with every option that was offered.
    """
    find_bot(bot)
    game.rules.book(variant)
    found = list(known)[:most]
    began = time.monotonic()
    work = partial(observe_or_say, game, (bot,) * seats_of(game), variant, in_full=in_full)
    try:
        for one in in_processes(work, islice(work_for(game, seed), len(found), most), jobs):
            found.append(one)
            if keep:
                keep(one)
            if len(found) == GIVE_UP and all(isinstance(each, str) for each in found):
                raise BadVariant(f"{GIVE_UP} of {GIVE_UP} games under '{variant.name}' broke: {found[0]}")
            passed = time.monotonic() - began
            if progress:
                progress(len(found), passed)
            if passed >= 60 * minutes:
                break
    except KeyboardInterrupt:
        pass  # what was played counts
    for one in found:
        if broke and isinstance(one, str):
            broke(one)
    return [one for one in found if isinstance(one, Observed)]


def clauses_in_play(
    game: Game, bot: str, games: int, *, minutes: float = inf, jobs: int = 1, seed: int = 1,
    variant: Variant = OFFICIAL, kept: KeptClauses | None = None, progress: Callable[[int], None] | None = None,
) -> ClausesInPlay:  # fmt: skip
    """In how many of so many games each clause happened, or of as many as fit into the minutes (a few in any case).

    Played on this machine, whose lines can be noted.
    """
    before = kept.games()[:games] if kept else []
    reached = Counter(clause for found in before for clause in found)
    work = partial(reach_in, game, bot, variant)
    played, began = len(before), time.monotonic()
    try:
        with interpreted(game) as elsewhere, Processes(jobs) as pool:
            items = islice(work_for(game, seed), played, games)
            for found in pool.map(work, items) if elsewhere or jobs > 1 else map(work, items):
                reached.update(found)
                played += 1
                if kept:
                    kept.keep(found)
                if progress:
                    progress(played)
                if played >= FEWEST_NOTED and time.monotonic() - began >= 60 * minutes:
                    break
    except KeyboardInterrupt:
        pass  # what was played counts
    return ClausesInPlay(reached, frozenset(places_of(game.folder)), played, written_in(game.folder))
