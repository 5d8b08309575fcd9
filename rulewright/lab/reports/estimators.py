"""What observed games say: fairness, length, choices, each figure with its uncertainty. Cards: `card_figures`."""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, median
from typing import NamedTuple

from rulewright.lab.reports.observing import Observed
from rulewright.lab.results import Interval

DECIDED = 0.8  # whoever is worth so much from here to the end has decided the game
LEADS = 0.55  # below this nobody is ahead
NO_CHOICE = 0.005  # options nearer than this are alike to the bot
EVEN = 0.25  # the variance of a game that either may win
FEW = 5  # deals below which a mean has no interval: two that agree would be "certain"


def wide(n: int) -> float:
    """Standard errors to either side of the mean of so many deals: few know their own spread badly (Student's t)."""
    return 1.96 * (1 + 1.3 / (n - 1))


def clustered(games: Sequence[Observed], score: Callable[[Observed], float | None], at_least: float = 0.0) -> Interval:
    """The mean of a score with its 95 % interval; games of one seed are one sample, for they share the deal.

    `at_least` is a variance that one more deal might bring: where all are alike so far that says little of the next.
    """
    by_seed: dict[int, list[float]] = defaultdict(list)
    for game in games:
        value = score(game)
        if value is not None:
            by_seed[game.seed].append(value)
    means = [fmean(values) for values in by_seed.values()]
    n = len(means)
    if n < FEW:
        return Interval(fmean(means) if n else 0.0, float("-inf"), float("inf"))
    mean = fmean(means)
    spread = max(sum((each - mean) ** 2 for each in means) / (n - 1), at_least / n)
    reach = wide(n) * sqrt(spread / n)
    return Interval(mean, mean - reach, mean + reach)


def clustered_ratio(games: Sequence[Observed], count: Callable[[Observed], tuple[int, int]]) -> Interval:
    """So many of so many, over all games, with its 95 % interval; games of one seed are one sample here, too."""
    by_seed: dict[int, tuple[int, int]] = {}
    for game in games:
        some, of = count(game)
        before = by_seed.get(game.seed, (0, 0))
        by_seed[game.seed] = before[0] + some, before[1] + of
    deals = [(some, of) for some, of in by_seed.values() if of]
    total, n = sum(of for _, of in deals), len(deals)
    rate = sum(some for some, _ in deals) / total if total else 0.0
    if n < FEW:
        return Interval(rate, float("-inf"), float("inf"))
    reach = wide(n) * sqrt(sum((some - rate * of) ** 2 for some, of in deals) * n / (n - 1)) / total
    return Interval(rate, rate - reach, rate + reach)


def share(game: Observed, seat: int) -> float:
    """What a seat won of a game: who wins together, or draws, shares it."""
    if not game.winners:
        return 1 / len(game.lead[0]) if game.lead else 0.5
    return 1 / len(game.winners) if seat in game.winners else 0.0


def first_share(games: Sequence[Observed]) -> Interval:
    """How often the first player wins."""
    return clustered(games, lambda game: share(game, game.first) if game.first >= 0 else None, EVEN)


def side_shares(games: Sequence[Observed]) -> dict[str, Interval]:
    """How often each side wins of the games it is in."""

    def of(side: str) -> Interval:
        return clustered(games, lambda game: share(game, game.table.index(side)) if side in game.table else None, EVEN)

    return {side: of(side) for side in sorted({side for game in games for side in game.table})}


def endings(games: Sequence[Observed]) -> list[tuple[str, Interval]]:
    """How games end, the most frequent first."""

    def end_of(game: Observed) -> str:
        return f"{game.words} ({game.clause})"

    found = Counter(map(end_of, games))
    return [
        (end, clustered_ratio(games, lambda game, end=end: (end_of(game) == end, 1)))  # type: ignore[misc]
        for end, _ in found.most_common()
    ]


def decisions_a_game(games: Sequence[Observed]) -> Interval:
    """How many questions of a game leave a choice."""
    return clustered(games, lambda game: sum(each.options > 1 for each in game.decisions))


class Calibration(NamedTuple):
    """Whether the bots' judgement of positions can be believed: what it said and how often that came true."""

    brier: float
    rows: tuple[tuple[float, float, int], ...]  # (judged, won, positions) by tenth


def calibration(games: Sequence[Observed]) -> Calibration:
    """Of the value of every turn's start, for the first two seats."""
    said: list[tuple[float, float]] = [
        (values[seat], share(game, seat))
        for game in games
        for values in game.lead
        for seat in range(min(2, len(values)))
    ]
    tenths: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for value, won in said:
        tenths[min(9, int(10 * value))].append((value, won))
    rows = tuple(
        (fmean(value for value, _ in pairs), fmean(won for _, won in pairs), len(pairs))
        for _, pairs in sorted(tenths.items())
    )
    return Calibration(fmean((value - won) ** 2 for value, won in said) if said else 0.25, rows)


def leader(values: Sequence[float]) -> int:
    """Who is ahead, -1 for nobody."""
    best = max(range(len(values)), key=values.__getitem__)
    return best if values[best] >= LEADS else -1


def lead_changes(game: Observed) -> int:
    """How often somebody else came to be ahead."""
    ahead = [who for who in map(leader, game.lead) if who >= 0]
    return sum(one != other for one, other in pairwise(ahead))


def decided_at(game: Observed) -> float | None:
    """The part of the game after which its winner was never worth less than DECIDED again; None without a winner."""
    if len(game.winners) != 1 or not game.lead:
        return None
    winner, n = game.winners[0], len(game.lead)
    late = max((i + 1 for i, values in enumerate(game.lead) if values[winner] < DECIDED), default=0)
    return late / n


def comeback(game: Observed) -> float | None:
    """How little the winner was worth at the worst moment."""
    return min(values[game.winners[0]] for values in game.lead) if len(game.winners) == 1 and game.lead else None


def hazard(games: Sequence[Observed]) -> list[tuple[int, float, int]]:
    """For each turn: the chance that a game still on ends in it, and how many were still on."""
    lengths = sorted(len(game.turns) for game in games)
    found = []
    for turn in range(1, lengths[-1] + 1):
        still = sum(length >= turn for length in lengths)
        found.append((turn, sum(length == turn for length in lengths) / still, still))
    return found


def idle_turns(games: Sequence[Observed]) -> Interval:
    """The share of turns in which the player whose turn it was did nothing."""

    def idle(game: Observed) -> float | None:
        acted = {
            decision.turn
            for decision in game.decisions
            if not decision.passing and _own(game, decision.turn, decision.seat)
        }
        own = [turn for turn, seat in enumerate(game.turns, start=2) if seat >= 0]
        return sum(turn not in acted for turn in own) / len(own) if own else None

    return clustered(games, idle)


def _own(game: Observed, turn: int, seat: int) -> bool:
    return 2 <= turn < len(game.turns) + 2 and game.turns[turn - 2] == seat


def forced_turns(games: Sequence[Observed]) -> Interval:
    """The share of turns in which the player whose turn it was had nothing to choose: a pass that is forced."""

    def forced(game: Observed) -> float | None:
        asked = {each.turn for each in game.decisions if each.options > 1 and _own(game, each.turn, each.seat)}
        own = [turn for turn, seat in enumerate(game.turns, start=2) if seat >= 0]
        return sum(turn not in asked for turn in own) / len(own) if own else None

    return clustered(games, forced)


def ends_within(games: Sequence[Observed], turn: int, turns: int) -> Interval:
    """Of the games still on after a turn, the share that ends within so many more."""
    return clustered_ratio(games, lambda game: (turn < len(game.turns) <= turn + turns, len(game.turns) > turn))


class Luck(NamedTuple):
    """What decides games: parts of the variance of the result that add up to 1."""

    sides: float  # who brings what and who begins
    deal: float  # cards and dice
    play: float  # what the players choose when everything else is the same


def luck(games: Sequence[Observed]) -> Luck | None:
    """From the same deals played again with other thoughts; None where no deal was played twice."""
    again: dict[tuple[int, tuple[str, ...]], list[float]] = defaultdict(list)
    strata: dict[tuple[tuple[str, ...], int], list[float]] = defaultdict(list)
    for game in games:
        again[game.seed, game.table].append(share(game, 0))
        strata[game.table, game.first].append(share(game, 0))
    pairs = [(values[0], values[1]) for values in again.values() if len(values) > 1]
    everything = [value for values in strata.values() for value in values]
    if len(pairs) < 10:
        return None
    mean = fmean(everything)
    total = fmean((value - mean) ** 2 for value in everything)
    if not total:
        return None
    between = sum(len(values) * (fmean(values) - mean) ** 2 for values in strata.values()) / len(everything)
    same_deal = fmean((one - mean) * (other - mean) for one, other in pairs)
    by_chance = (len(strata) - 1) * (total + max(0.0, same_deal)) / len(everything)  # a deal's two games are akin
    between = max(0.0, between - by_chance)
    sides = min(between, total) / total
    deal = min(max(same_deal / total - sides, 0.0), 1 - sides)
    return Luck(sides, deal, 1 - sides - deal)


class LuckRange(NamedTuple):
    """Parts of what decides a game, and how far each may be off."""

    parts: Luck
    low: Luck
    high: Luck


def luck_range(games: Sequence[Observed], groups: int = 20) -> LuckRange | None:
    """How far each part may be off (95 %), by leaving out one twentieth of the deals after the other."""
    found, deals = luck(games), sorted({game.seed for game in games})
    if found is None:
        return None
    left_out = [set(deals[number::groups]) for number in range(min(groups, len(deals)))]
    others = [other for out in left_out if (other := luck([game for game in games if game.seed not in out]))]
    n = len(others)
    if n < FEW:
        return None
    reach = [
        1.96 * sqrt((n - 1) / n * sum((each - fmean(column)) ** 2 for each in column))
        for column in zip(*others, strict=True)
    ]
    low = Luck(*(max(0.0, part - off) for part, off in zip(found, reach, strict=True)))
    return LuckRange(found, low, Luck(*(min(1.0, part + off) for part, off in zip(found, reach, strict=True))))


class Choice(NamedTuple):
    """A kind of question: how often it comes a game, with how many options, and how often the options are alike."""

    prompt: str
    per_game: float
    options: float
    alike: float  # the share in which the second best is as good; -1 where the bot does not say
    alike_range: Interval
    verbs: tuple[tuple[str, float], ...]


def choices(games: Sequence[Observed]) -> list[Choice]:
    """Every kind of question that leaves a choice, the most frequent first."""
    kinds: dict[str, list[tuple[int, str, float]]] = defaultdict(list)
    for game in games:
        for each in game.decisions:
            if each.options > 1:
                kinds[each.prompt].append((each.options, each.verb, each.ahead))
    found = []
    for prompt, rows in kinds.items():
        judged = [ahead for _, _, ahead in rows if ahead >= 0]
        verbs = Counter(verb for _, verb, _ in rows)
        found.append(Choice(
            prompt, len(rows) / len(games), fmean(n for n, _, _ in rows),
            fmean(ahead < NO_CHOICE for ahead in judged) if judged else -1.0, _alike(games, prompt),
            tuple((verb, n / len(rows)) for verb, n in verbs.most_common(4)),
        ))  # fmt: skip
    return sorted(found, key=lambda choice: -choice.per_game)


def _alike(games: Sequence[Observed], prompt: str) -> Interval:
    def count(game: Observed) -> tuple[int, int]:
        judged = [each for each in game.decisions if each.prompt == prompt and each.options > 1 and each.ahead >= 0]
        return sum(each.ahead < NO_CHOICE for each in judged), len(judged)

    return clustered_ratio(games, count)


def variance(values: Sequence[float]) -> float:
    mean, n = fmean(values), len(values)
    return max(sum((value - mean) ** 2 for value in values) / (n - 1), 0.25 / n)


def still_on(games: Sequence[Observed]) -> list[tuple[int, float]]:
    """For each turn: what part of the games comes to it."""
    lengths = [len(game.turns) for game in games]
    return [(turn, fmean(length >= turn for length in lengths)) for turn in range(1, max(lengths) + 2)]


def middle(values: Sequence[float]) -> float:
    """The median, 0 of nothing."""
    return median(values) if values else 0.0
