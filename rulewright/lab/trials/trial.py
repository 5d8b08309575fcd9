"""Official rules against a variant: what changes for whom, and whether it matters.

What is compared is the difference within a block (`blocks`). Each thing watched (the first player's share, each
side's, how long games are) has a confidence sequence of its own, and their errors add up to the one declared: it holds
however often one looks, and whenever one stops.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from rulewright.bots import find_bot
from rulewright.kernel.errors import ImpossibleSetup, UnknownName, nearest
from rulewright.kernel.game import Game
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab.processes import Jobs, in_processes
from rulewright.lab.results import Failure, Interval, Played
from rulewright.lab.sides import seats_of, sides_of
from rulewright.lab.trials.blocks import FIRST, TURNS, Block, blocks_of, measured, play_block
from rulewright.lab.trials.confidence import RunningMean

ERROR = 0.05
REMEMBERED = frozenset(12 * 2**n for n in range(12))  # blocks after which the intervals are kept, to see them shrink
GIVE_UP = 3  # blocks of which none is whole: the others would not be, either


@dataclass
class Watched:
    """One thing that is watched, a share or how long games are: under either of the rules, and the difference."""

    name: str
    label: str
    official: RunningMean = field(default_factory=RunningMean)
    variant: RunningMean = field(default_factory=RunningMean)
    change: RunningMean = field(default_factory=RunningMean)

    def saved_by_pairing(self) -> float:
        """The variance of the change as a part of what unpaired games would have."""
        apart = self.official.variance + self.variant.variance
        return self.change.variance / apart if apart else 1.0

    @property
    def whole(self) -> float:
        """What a margin is a part of: all wins, or the length that games have under the official rules."""
        return self.official.mean if self.name == TURNS else 1.0

    def said(self, value: float) -> str:
        """One of its values: per cent of the wins, or turns."""
        return f"{value:.1f} turns" if self.name == TURNS else f"{100 * value:.1f} %"

    def said_change(self, change: Interval) -> str:
        """A change in points or turns, and where the truth lies."""
        rate, low, high = (part if self.name == TURNS else 100 * part for part in change)
        rate = round(rate, 1) + 0.0  # no -0.0 for what did not change
        return f"{rate:+.1f} ({low:+.1f} to {high:+.1f})" if low > float("-inf") else f"{rate:+.1f} (too few games)"


@dataclass
class Trial:
    """All blocks played so far and what they say."""

    game: Game
    changed: Variant
    bot: str
    margin: float  # differences below this don't matter; declared before
    watched: dict[str, Watched]
    seed: int = 1
    against: Variant = OFFICIAL
    blocks: list[Block] = field(default_factory=list)
    length: Watched = field(default_factory=lambda: Watched(TURNS, "turns a game"))  # noted whatever is watched
    seconds: float = 0.0
    stopped: bool = False
    history: list[tuple[int, dict[str, Interval]]] = field(default_factory=list)  # games, and each change by then

    def add(self, block: Block) -> None:
        """Count a block in; one with a broken game is kept and counts for nothing."""
        self.blocks.append(block)
        if not block.whole:
            return
        old = [game for game in block.official if isinstance(game, Played)]
        new = [game for game in block.variant if isinstance(game, Played)]
        before, after = measured(old, block.table), measured(new, block.table)
        for one in (*self.watched.values(), self.length):
            if one.name in before:
                one.official.add(before[one.name])
                one.variant.add(after[one.name])
                one.change.add(after[one.name] - before[one.name])
        if len(self.blocks) in REMEMBERED:
            self.history.append((self.games, {name: self.change(name) for name in self.watched}))

    @property
    def games(self) -> int:
        """Played so far, under both rules."""
        return sum(len(block.official) + len(block.variant) for block in self.blocks)

    def change(self, name: str) -> Interval:
        """How something watched changes, with an interval that holds at every look, for all watched at once."""
        return self.watched[name].change.interval(ERROR / len(self.watched))

    def verdict(self, name: str) -> str:
        """'more', 'less', 'no difference that matters', or "don't know yet"."""
        _, low, high = self.change(name)
        margin = self.margin * self.watched[name].whole
        if -margin < low and high < margin:
            return "no difference that matters"
        if low > 0 or high < 0:
            return "more" if low > 0 else "less"
        return "don't know yet"

    @property
    def unit(self) -> str:
        """In what changes are counted."""
        return "turns" if list(self.watched) == [TURNS] else "points"

    @property
    def decided(self) -> bool:
        """All that is watched has its verdict, or nothing can have one: all games break."""
        return self.unplayable or all(self.verdict(name) != "don't know yet" for name in self.watched)

    @property
    def outcome(self) -> str:
        """Better, worse, no difference that matters, or don't know yet: is the variant the fairer game?

        Better: the shares that change come nearer to even; worse: they go further from it. One that passes even and
        ends about as far from it is neither. Where no share changes, games that are longer or shorter are said to be.
        """
        if self.unplayable:
            return "can't be played"
        said = {name: self.verdict(name) for name in self.watched}
        length = said.pop(TURNS, "")
        changed = [self.watched[name] for name, verdict in said.items() if verdict in ("more", "less")]
        if changed:
            moved = {self._moved(one) for one in changed} - {0} or {0}
            said_of = {(1,): "better", (-1,): "worse", (0,): "as uneven the other way"}
            return said_of.get(tuple(moved), "better for some, worse for others")
        if length in ("more", "less"):
            return "longer" if length == "more" else "shorter"
        return "no difference that matters" if self.decided else "don't know yet"

    def _moved(self, one: Watched) -> int:
        """1 if a share came nearer to even, -1 if further from it, 0 if it passed it and is about as far as it was."""
        even = 1 / seats_of(self.game)
        before, after = one.official.mean - even, one.variant.mean - even
        if before * after < 0 and abs(abs(before) - abs(after)) < self.margin:
            return 0
        return 1 if abs(after) < abs(before) else -1

    @property
    def unplayable(self) -> bool:
        """Some blocks, and none of them whole."""
        return len(self.blocks) >= GIVE_UP and not any(block.whole for block in self.blocks)

    @property
    def failures(self) -> list[Failure]:
        return [game for block in self.blocks for game in block.official + block.variant if isinstance(game, Failure)]

    @property
    def flipped(self) -> list[Block]:
        """The blocks in which somebody else won under the variant."""
        return [block for block in self.blocks if block.flipped]

    def text(self) -> str:
        """The trial as a page of Markdown."""
        rows = []
        for name, one in self.watched.items():
            if not one.change.n:
                rows.append(f"| {one.label} | | | not played | {self.verdict(name)} |")
                continue
            both = f"{one.said(one.official.mean)} | {one.said(one.variant.mean)}"
            rows.append(f"| {one.label} | {both} | {one.said_change(self.change(name))} | {self.verdict(name)} |")
        paired = [one.saved_by_pairing() for one in self.watched.values() if one.change.n > 1]
        return "\n".join([
            f"# {self.game.title}: {self.changed.name} against {self.against.name}",
            "",
            f"**{self.outcome.capitalize()}.** `{self.bot}` in every seat, {self.games} games in {len(self.blocks)} "
            f"blocks from seed {self.seed}, {self.seconds / 60:.1f} minutes"
            f"{'; stopped by hand' * self.stopped}. Margin: {100 * self.margin:g} points, declared before. Intervals "
            f"hold at every look and for all rows at once ({1 - ERROR:.0%}).",
            "",
            f"| watched | {self.against.name} | {self.changed.name} | change in {self.unit} | |",
            "|---|---|---|---|---|",
            *rows,
            "",
            f"- Turns: {self.length.official.mean:.1f} under {self.against.name}, {self.length.variant.mean:.1f} under "
            f"{self.changed.name}: {self.length.said_change(self.length.change.interval(ERROR))}",
            f"- Somebody else won in {len(self.flipped)} of {len(self.blocks)} blocks: "
            + (", ".join(f"seed {block.seed}" for block in self.flipped[:8]) or "none"),
            f"- Playing both on equal seeds left {sum(paired) / len(paired):.2f} of the variance" if paired else "",
            f"- {len(self.failures)} games broke: {self.failures[0].error}" if self.failures else "",
        ]).rstrip() + "\n"  # fmt: skip

    def data(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        return {
            "game": self.game.slug, "variant": self.changed.data(), "against": self.against.data(), "bot": self.bot,
            "margin": self.margin, "version": self.game.version, "seed": self.seed, "blocks": len(self.blocks),
            "games": self.games, "looks": len(self.blocks),
            "seconds": self.seconds, "outcome": self.outcome,
            "watched": {
                name: {
                    "official": one.official.mean, "variant": one.variant.mean, "change": self.change(name)._asdict(),
                    "verdict": self.verdict(name), "variance": one.change.variance,
                    "saved_by_pairing": one.saved_by_pairing(),
                }
                for name, one in self.watched.items()
            },
            "flipped": [[block.seed, list(block.table), block.flipped] for block in self.flipped],
            "failures": [failure._asdict() for failure in self.failures],
        }  # fmt: skip


def watched_of(game: Game, names: Sequence[str] = ()) -> dict[str, Watched]:
    """What is watched: the first player and every side, or only what is named, of which one may be the length."""
    labels = {FIRST: "the first player", **sides_of(game), TURNS: "turns a game"}
    for name in names:
        if name not in labels:
            raise UnknownName(f"nothing is called '{name}' here.{nearest(name, list(labels))}")
    return {name: Watched(name, labels[name]) for name in names or labels if names or name != TURNS}


def play_trial(
    game: Game,
    changed: Variant,
    *,
    against: Variant = OFFICIAL,
    bot: str = "greedy",
    margin: float = 0.03,
    minutes: float = 10.0,
    most: int = 20_000,
    watch: Sequence[str] = (),
    jobs: Jobs = 1,
    seed: int = 1,
    known: Sequence[Block] = (),
    keep: Callable[[Block], None] | None = None,
    progress: Callable[[Trial], None] | None = None,
) -> Trial:
    """Play blocks until every watched share has its verdict, the minutes are over or `most` blocks are played.

    `known` are blocks of an earlier run, which goes on; `keep` is handed every new one.
    """
    if not 0 < margin < 0.5:
        raise ImpossibleSetup(f"the margin is in points between 0 and 50, not {100 * margin:g}")
    find_bot(bot)
    for variant in (against, changed):
        game.rules.book(variant)  # refused here rather than in every game
    trial = Trial(game, changed, bot, margin, watched_of(game, watch), seed, against)
    for block in known:
        trial.add(block)
    began = time.monotonic()
    play = partial(play_block, game, bot, against, changed)
    sides = [name for name in watch if name not in (FIRST, TURNS)]
    try:
        coming = blocks_of(game, seed, sides, after=len(trial.blocks))
        for block in () if known and trial.decided else in_processes(play, coming, jobs):
            trial.add(block)
            trial.seconds = time.monotonic() - began
            if keep:
                keep(block)
            if progress:
                progress(trial)
            if trial.decided or len(trial.blocks) >= most or trial.seconds >= 60 * minutes:
                break
    except KeyboardInterrupt:
        trial.stopped = True
    return trial
