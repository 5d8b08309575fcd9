"""Round robins: every deck, class or faction against every other by one bot, and what that says, as a page of text."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from statistics import median

from rulewright.kernel.game import Game
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab.arena import simulate
from rulewright.lab.results import Failure, Interval, Played, wilson, won_by


@dataclass
class Balance:
    """All pairings of some entries and the games they played."""

    game: Game
    bot: str
    brought: str  # what is compared: a field of what players bring
    names: tuple[str, ...]
    mirrors: bool
    pairs: dict[tuple[str, str], list[Played]] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)

    def share(self, name: str, other: str | None = None) -> Interval:
        """How often an entry won against one other, or against all others; a draw is half a win."""
        won, games = 0.0, 0
        for pair, played in self.pairs.items():
            if name not in pair or pair[0] == pair[1] or (other is not None and other not in pair):
                continue
            seat = pair.index(name)
            won += sum(won_by(one, seat) for one in played)
            games += len(played)
        return wilson(won, games)

    @property
    def played(self) -> list[Played]:
        return [one for games in self.pairs.values() for one in games]

    @property
    def first(self) -> Interval:
        """How often the player won who had the first turn."""
        return first_won(self.played)

    def text(self) -> str:
        return "\n".join([*self._head(), *self._standings(), *self._matrix(), *self._first(), *self._endings()]) + "\n"

    def _head(self) -> list[str]:
        games = [len(played) for played in self.pairs.values()]
        turns = [one.turns for one in self.played]
        return [
            f"# {self.game.title}: balance",
            "",
            f"Every {self.brought} against every other{' and itself' * self.mirrors}, `{self.bot}` on both sides: "
            f"{min(games)} games a pair, {sum(games)} in all, seats swapped. Shares with 95 % intervals (Wilson); a "
            "draw counts half.",
            "",
            f"- First player: {percent(self.first)}",
            f"- Turns, median: {median(turns):g}; the longest {max(turns)}",
            f"- Draws: {sum(1 for one in self.played if not one.winners)}",
            "",
        ]

    def _standings(self) -> list[str]:
        ranked = sorted(self.names, key=lambda name: -self.share(name).rate)
        rows = [f"| {name} | {percent(self.share(name))} |" for name in ranked]
        return ["## Overall", "", f"| {self.brought} | won |", "|---|---|", *rows, ""]

    def _matrix(self) -> list[str]:
        ranked = sorted(self.names, key=lambda name: -self.share(name).rate)
        head = "| row against column, % | " + " | ".join(ranked) + " |"
        rows = [
            f"| {name} | "
            + " | ".join("" if name == other else f"{100 * self.share(name, other).rate:.0f}" for other in ranked)
            + " |"
            for name in ranked
        ]
        return ["## Pairs", "", head, "|---" * (len(ranked) + 1) + "|", *rows, ""]

    def _first(self) -> list[str]:
        """Shares that lean opposite ways are even together: so each pair by itself."""
        rows = [f"| {one}, {other} | {percent(first_won(played))} |" for (one, other), played in self.pairs.items()]
        return ["## Who goes first", "", "| pair | the first player won |", "|---|---|", *rows, ""]

    def _endings(self) -> list[str]:
        by = Counter(one.clause for one in self.played)
        rows = [f"| {clause} | {100 * n / len(self.played):.1f} % |" for clause, n in by.most_common()]
        return ["## How the games ended", "", "| clause | games |", "|---|---|", *rows]


def first_won(played: Sequence[Played]) -> Interval:
    """How often the player won who had the first turn."""
    begun = [one for one in played if one.first >= 0]
    return wilson(sum(won_by(one, one.first) for one in begun), len(begun))


def percent(share: Interval) -> str:
    """'52.1 % (48.0 to 56.2)'."""
    return f"{100 * share.rate:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def round_robin(
    game: Game,
    brought: str,
    names: Sequence[str],
    bot: str = "greedy",
    games: int = 100,
    jobs: int = 1,
    seed: int = 1,
    variant: Variant = OFFICIAL,
    mirrors: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Balance:
    """Play every pair: half the games with the one in the first seat, half with the other, on the same seeds.

    A mirror plays that half once: with the seats changed it would be the same games again.
    """
    found = Balance(game, bot, brought, tuple(names), mirrors)
    for one, other in combinations_with_replacement(names, 2):
        if one == other and not mirrors:
            continue
        played: list[Played] = []
        for pair in dict.fromkeys([(one, other), (other, one)]):
            lineup = [{brought: name} for name in pair]
            result = simulate(
                game, (bot, bot), games // 2, jobs, seed, variant=variant, lineup=lineup, progress=progress, swap=False
            )
            found.failures += result.failures
            played += result.played if pair == (one, other) else [_turned(each) for each in result.played]
        found.pairs[one, other] = played
    return found


def _turned(one: Played) -> Played:
    """The game with its seats named as if the other entry had sat in the first one."""
    return one._replace(
        winners=tuple(Seat(1 - seat) for seat in one.winners),
        first=Seat(1 - one.first) if one.first >= 0 else one.first,
    )
