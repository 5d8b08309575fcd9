"""Trials that run while somebody watches: each in a thread of its own whose games are played in processes."""

import os
import secrets
import threading
from dataclasses import dataclass, field

from rulewright.bots import find_bot
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.game import Game
from rulewright.kernel.variant import Variant
from rulewright.lab.sides import seatings, seats_of
from rulewright.lab.trials.trial import Trial, play_trial, watched_of
from rulewright.library import Match

KEPT = 20  # runs that are remembered
AT_ONCE = 2  # that may be under way


class TooMany(RulewrightError):
    """More trials than this machine can play at once."""


@dataclass
class LabRun:
    """A trial under way or done."""

    key: str
    game: Game
    variant: Variant
    bot: str
    seed: int
    margin: float
    watch: str = ""  # one share, or the length; '' for all shares
    trial: Trial | None = None
    over: bool = False
    wrong: str = ""
    halt: threading.Event = field(default_factory=threading.Event)


class Halted(Exception):
    """Somebody pressed Stop."""


class LabRuns:
    """All trials of this server."""

    def __init__(self, most: int = AT_ONCE) -> None:
        self.most = most
        self.runs: dict[str, LabRun] = {}

    def start(
        self, game: Game, variant: Variant, *, bot: str, margin: float, minutes: float, seed: int, watch: str = ""
    ) -> LabRun:
        """Begin a trial; it goes on while nobody looks, until it is decided, stopped or out of time."""
        if sum(not run.over for run in self.runs.values()) >= self.most:
            raise TooMany(f"{self.most} trials are under way: stop one, or wait until it is done")
        find_bot(bot)
        game.rules.book(variant)
        watched_of(game, [watch] if watch else [])
        run = LabRun(secrets.token_urlsafe(6), game, variant, bot, seed, margin, watch)
        self.runs[run.key] = run
        for key in list(self.runs)[:-KEPT]:
            if self.runs[key].over:
                del self.runs[key]
        threading.Thread(target=self._play, args=(run, minutes), daemon=True).start()
        return run

    def _play(self, run: LabRun, minutes: float) -> None:
        def look(trial: Trial) -> None:
            run.trial = trial
            if run.halt.is_set():
                raise Halted

        try:
            run.trial = play_trial(
                run.game, run.variant, bot=run.bot, margin=run.margin, minutes=minutes, seed=run.seed,
                watch=[run.watch] if run.watch else [], jobs=max(2, os.cpu_count() or 1), progress=look,
            )  # fmt: skip
        except Halted:
            if run.trial:
                run.trial.stopped = True
        except Exception as wrong:
            run.wrong = str(wrong)
        finally:
            run.over = True

    def close(self) -> None:
        """Stop everything."""
        for run in self.runs.values():
            run.halt.set()


def record_of(run: LabRun, number: int, seating: int, changed: bool) -> str:
    """One game of a trial as a record: it is played again, and comes out as it did."""
    assert run.trial is not None
    block = run.trial.blocks[number]
    lineup = seatings(run.game, block.table)[seating]
    variant = run.variant if changed else run.trial.against
    seats = seats_of(run.game)
    names = [str(next(iter(entry.values()))).capitalize() for entry in lineup] if lineup else None
    bots = dict.fromkeys(range(seats), run.bot)
    return Match(run.game, seats, block.seed, variant, lineup, names, bots=bots).record().text()
