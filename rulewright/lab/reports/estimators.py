"""What observed games say: fairness, drama, length, choices and cards, each figure with its uncertainty."""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import erfc, sqrt
from statistics import fmean, median
from typing import NamedTuple

from rulewright.lab.reports.observing import CardUse, Observed
from rulewright.lab.results import Interval

DECIDED = 0.8  # whoever is worth so much from here to the end has decided the game
LEADS = 0.55  # below this nobody is ahead
NO_CHOICE = 0.005  # options nearer than this are alike to the bot
FEW = 5  # deals below which a mean has no interval: two that agree would be "certain"
EARLY = 3  # own turns within which a card counts as drawn early


def clustered(games: Sequence[Observed], score: Callable[[Observed], float | None]) -> Interval:
    """The mean of a score with its 95 % interval; games of one seed are one sample, for they share the deal."""
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
    reach = 1.96 * sqrt(sum((each - mean) ** 2 for each in means) / (n - 1) / n)
    return Interval(mean, mean - reach, mean + reach)


def share(game: Observed, seat: int) -> float:
    """What a seat won of a game: who wins together, or draws, shares it."""
    if not game.winners:
        return 1 / len(game.lead[0]) if game.lead else 0.5
    return 1 / len(game.winners) if seat in game.winners else 0.0


def first_share(games: Sequence[Observed]) -> Interval:
    """How often the first player wins."""
    return clustered(games, lambda game: share(game, game.first) if game.first >= 0 else None)


def side_shares(games: Sequence[Observed]) -> dict[str, Interval]:
    """How often each side wins of the games it is in."""

    def of(side: str) -> Interval:
        return clustered(games, lambda game: share(game, game.table.index(side)) if side in game.table else None)

    return {side: of(side) for side in sorted({side for game in games for side in game.table})}


def endings(games: Sequence[Observed]) -> list[tuple[str, float]]:
    """How games end, the most frequent first."""
    found = Counter(f"{game.words} ({game.clause})" for game in games)
    return [(words, n / len(games)) for words, n in found.most_common()]


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


def forced(games: Sequence[Observed]) -> Interval:
    """The share of questions that had one answer."""
    return clustered(games, lambda game: fmean(each.options == 1 for each in game.decisions))


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
    between = max(0.0, between - (len(strata) - 1) * total / len(everything))  # what chance alone would give
    same_deal = fmean((one - mean) * (other - mean) for one, other in pairs)
    sides = min(between, total) / total
    deal = min(max(same_deal / total - sides, 0.0), 1 - sides)
    return Luck(sides, deal, 1 - sides - deal)


class Choice(NamedTuple):
    """A kind of question: how often it comes a game, with how many options, and how often the options are alike."""

    prompt: str
    per_game: float
    options: float
    alike: float  # the share in which the second best is as good
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
            fmean(ahead < NO_CHOICE for ahead in judged) if judged else -1.0,
            tuple((verb, n / len(rows)) for verb, n in verbs.most_common(4)),
        ))  # fmt: skip
    return sorted(found, key=lambda choice: -choice.per_game)


class CardFigures(NamedTuple):
    """A card: how often it is used where it can be, and what having it early does for its owner."""

    key: str
    seen: int  # games in which it came to hand
    playable: int  # games in which it could be used
    used: float  # the share of those in which it was
    early: int  # games in which it was drawn early
    effect: Interval  # what drawing it early adds to its owner's share of wins
    doubt: float  # how likely so much is by chance alone
    suspect: bool = False  # after the false discovery rate over all cards


def card_figures(games: Sequence[Observed], false_discoveries: float = 0.1) -> list[CardFigures]:
    """All cards, those first that do the most. Draws are random, so who drew a card early is as good as chosen by lot.

    A player who drew it early is compared with the same side's players who did not, in the same pairing.
    """
    seen: Counter[str] = Counter()
    playable: Counter[str] = Counter()
    used: Counter[str] = Counter()
    every: dict[tuple[str, ...], list[tuple[frozenset[str], float]]] = defaultdict(list)
    owners: dict[str, set[str]] = defaultdict(set)
    for game in games:
        for seat in range(len(game.lead[0]) if game.lead else 0):
            mine = [use for use in game.cards if use.seat == seat]
            side = game.table[seat] if game.table else ""
            stratum = (side, *sorted(game.table))
            drawn_early = frozenset(use.key for use in mine if 0 <= use.drawn <= EARLY)
            every[stratum].append((drawn_early, share(game, seat)))
            for use in mine:
                seen[use.key] += use.drawn >= 0
                playable[use.key] += use.playable > 0
                used[use.key] += use.used
                if use.drawn >= 0:
                    owners[use.key].add(side)
    found = [_card(key, seen, playable, used, every, owners[key]) for key in sorted(seen.keys() | playable.keys())]
    ranked = sorted((card for card in found if card.doubt < 1), key=lambda card: card.doubt)
    last = max((i for i, card in enumerate(ranked, 1) if card.doubt <= false_discoveries * i / len(ranked)), default=0)
    suspects = {card.key for card in ranked[:last]}
    marked = [card._replace(suspect=card.key in suspects) for card in found]
    return sorted(marked, key=lambda card: (card.doubt, card.key))


def _card(
    key: str,
    seen: Counter[str],
    playable: Counter[str],
    used: Counter[str],
    every: dict[tuple[str, ...], list[tuple[frozenset[str], float]]],
    sides: set[str],
) -> CardFigures:
    """The effect over all pairings, each weighted by how much it tells."""
    weights, total, spread, early = 0.0, 0.0, 0.0, 0
    for stratum, rows in every.items():
        if stratum[0] not in sides:
            continue
        with_it = [won for keys, won in rows if key in keys]
        without = [won for keys, won in rows if key not in keys]
        early += len(with_it)
        if len(with_it) < 2 or len(without) < 2:
            continue
        variance = _variance(with_it) / len(with_it) + _variance(without) / len(without)
        weight = len(with_it) * len(without) / (len(with_it) + len(without))
        weights += weight
        total += weight * (fmean(with_it) - fmean(without))
        spread += weight * weight * variance
    if not weights:
        effect, doubt = Interval(0.0, float("-inf"), float("inf")), 1.0
    else:
        mean, error = total / weights, sqrt(spread) / weights
        effect = Interval(mean, mean - 1.96 * error, mean + 1.96 * error)
        doubt = erfc(abs(mean) / error / sqrt(2)) if error else 1.0
    n = playable[key]
    return CardFigures(key, seen[key], n, used[key] / n if n else 0.0, early, effect, doubt)


class CardChange(NamedTuple):
    """A card under two sets of rules, by what changed most about how it is used."""

    key: str
    what: str  # a verb that is used with it, or how soon it is used
    before: float
    after: float
    doubt: float  # how likely so much is by chance alone, of all that was compared for this card


SOON = "how soon"


def card_changes(before: Sequence[Observed], after: Sequence[Observed]) -> list[CardChange]:
    """Which cards are used otherwise than before by those to whom they came, the surest first.

    A changed price shows here long before it shows in wins, and so does what it means for other cards: what is done
    with a card first (played, burned, nothing), and after how many turns: 1 at once, 1/2 a turn later, 0 never.
    """
    old, new = _uses(before), _uses(after)
    found = []
    for key in sorted(old.keys() & new.keys()):
        if min(len(old[key]), len(new[key])) < FEW:
            continue
        kinds = [*sorted({use.verb for use in (*old[key], *new[key]) if use.used}), SOON]
        changes = [_change(key, kind, old[key], new[key]) for kind in kinds]
        surest = min(changes, key=lambda change: change.doubt)
        found.append(surest._replace(doubt=min(1.0, surest.doubt * len(kinds))))
    return sorted(found, key=lambda card: (card.doubt, -abs(card.after - card.before), card.key))


def _change(key: str, kind: str, before: Sequence[CardUse], after: Sequence[CardUse]) -> CardChange:
    def score(use: CardUse) -> float:
        if kind == SOON:
            return 1 / (1 + max(0, use.when - max(0, use.drawn))) if use.used else 0.0
        return float(use.used and use.verb == kind)

    old, new = [score(use) for use in before], [score(use) for use in after]
    error = sqrt(_variance(old) / len(old) + _variance(new) / len(new))
    was, now = fmean(old), fmean(new)
    return CardChange(key, kind, was, now, erfc(abs(now - was) / error / sqrt(2)))


def _uses(games: Sequence[Observed]) -> dict[str, list[CardUse]]:
    """By card: what became of it with each player to whom it came, or who could use it."""
    found: dict[str, list[CardUse]] = defaultdict(list)
    for game in games:
        for use in game.cards:
            if use.drawn >= 0 or use.playable:
                found[use.key].append(use)
    return found


def _variance(values: Sequence[float]) -> float:
    mean, n = fmean(values), len(values)
    return max(sum((value - mean) ** 2 for value in values) / (n - 1), 0.25 / n)


def middle(values: Sequence[float]) -> float:
    """The median, 0 of nothing."""
    return median(values) if values else 0.0
