"""What observed games say about cards: used where they can be, worth having early, used otherwise than before."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import erfc, inf, sqrt
from statistics import fmean
from typing import NamedTuple

from rulewright.lab.reports.estimators import FEW, share, variance, wide
from rulewright.lab.reports.observing import CardUse, Observed
from rulewright.lab.results import Interval

EARLY = 3  # own turns within which a card counts as drawn early
ENOUGH = 8  # deals in which somebody drew it early, before a card is judged by that
Strata = dict[tuple[str, ...], list[tuple[frozenset[str], float, int]]]
"""By side and pairing: for each player the cards drawn early, what was won, and the deal."""


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
    likely: float = 0.0  # the effect, drawn in towards none by as much as chance alone scatters cards

    @property
    def error(self) -> float:
        """The standard error of the effect."""
        return (self.effect.high - self.effect.low) / 3.92


def card_figures(games: Sequence[Observed], false_discoveries: float = 0.1) -> list[CardFigures]:
    """All cards, those first that do the most. Draws are random, so who drew a card early is as good as chosen by lot.

    A player who drew it early is compared with the same side's players who did not, in the same pairing.
    """
    seen: Counter[str] = Counter()
    playable: Counter[str] = Counter()
    used: Counter[str] = Counter()
    every: Strata = defaultdict(list)
    owners: dict[str, set[str]] = defaultdict(set)
    for game in games:
        for seat in range(len(game.lead[0]) if game.lead else 0):
            mine = [use for use in game.cards if use.seat == seat]
            side = game.table[seat] if game.table else ""
            stratum = (side, *sorted(game.table))
            drawn_early = frozenset(use.key for use in mine if 0 <= use.drawn <= EARLY)
            every[stratum].append((drawn_early, share(game, seat), game.seed))
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
    apart = _apart(ranked)
    marked = [
        card._replace(
            suspect=card.key in suspects,
            likely=card.effect.rate * apart / (apart + card.error**2) if card.doubt < 1 else 0.0,
        )
        for card in found
    ]
    return sorted(marked, key=lambda card: (card.doubt, card.key))


def _apart(cards: Sequence[CardFigures]) -> float:
    """How far cards are truly apart: the variance of their effects without what chance adds to it."""
    if len(cards) < FEW:
        return 0.0
    return max(variance([card.effect.rate for card in cards]) - fmean(card.error**2 for card in cards), 0.0)


def _card(
    key: str, seen: Counter[str], playable: Counter[str], used: Counter[str], every: Strata, sides: set[str]
) -> CardFigures:
    """The effect over all pairings, each weighted by how much it tells; games of one deal share their draws."""
    weights, total, early = 0.0, 0.0, 0
    pull: dict[int, float] = defaultdict(float)  # what each deal adds to the effect beyond its mean
    deals = set[int]()
    for stratum, rows in every.items():
        if stratum[0] not in sides:
            continue
        with_it = [won for keys, won, _ in rows if key in keys]
        without = [won for keys, won, _ in rows if key not in keys]
        early += len(with_it)
        if len(with_it) < 2 or len(without) < 2:
            continue
        weight = len(with_it) * len(without) / (len(with_it) + len(without))
        has, lacks = fmean(with_it), fmean(without)
        weights += weight
        total += weight * (has - lacks)
        for keys, won, deal in rows:
            pull[deal] += weight * ((won - has) / len(with_it) if key in keys else (lacks - won) / len(without))
            if key in keys:
                deals.add(deal)
    if len(deals) < ENOUGH:
        effect, doubt = Interval(0.0, float("-inf"), float("inf")), 1.0
    else:
        n, mean = len(pull), total / weights
        floor = 0.25 / len(deals) ** 2  # all alike so far says little about the next
        error = sqrt(max(sum(each * each for each in pull.values()) * n / (n - 1) / weights**2, floor))
        error *= wide(len(deals)) / 1.96
        effect = Interval(mean, mean - 1.96 * error, mean + 1.96 * error)
        doubt = erfc(abs(mean) / error / sqrt(2))
    could = playable[key]
    return CardFigures(key, seen[key], could, used[key] / could if could else 0.0, early, effect, doubt)


class CardChange(NamedTuple):
    """A card under two sets of rules, by what changed most about how it is used."""

    key: str
    what: str  # a verb that is used with it, how soon it is used, or how often
    before: float
    after: float
    doubt: float  # how likely so much is by chance alone, of all that was compared for this card
    away: float = 0.0  # by how many standard errors: tells apart what no chance explains


class Had(NamedTuple):
    """A card with one player who had it, the turns that player had, and the deal."""

    use: CardUse
    turns: int
    seed: int


SOON = "how soon"
OFTEN = "how often"
BESIDE = "what else is used in that turn"


def card_changes(before: Sequence[Observed], after: Sequence[Observed]) -> list[CardChange]:
    """Which cards are used otherwise than before by those to whom they came, the surest first.

    A changed price shows here long before it shows in wins, and so does what it means for other cards: what is done
    with a card first (played, burned, nothing), after how many turns (1 at once, 1/2 a turn later, 0 never), how often
    in a turn of those since it came, and how many other cards are used in the turn in which it first is: what costs
    less leaves more for others. Where everybody has a card from the start and summons it in the first turn whatever it
    costs, as in Battleground, only that changes. Games of one deal are one sample.
    """
    old, new = _had(before), _had(after)
    found = []
    for key in sorted(old.keys() & new.keys()):
        if min(len(old[key]), len(new[key])) < FEW:
            continue
        kinds = [*sorted({had.use.verb for had in (*old[key], *new[key]) if had.use.used}), SOON, OFTEN, BESIDE]
        changes = [change for kind in kinds if (change := _change(key, kind, old[key], new[key])) is not None]
        if not changes:
            continue
        surest = max(changes, key=lambda change: change.away)
        found.append(surest._replace(doubt=min(1.0, surest.doubt * len(kinds))))
    return sorted(found, key=lambda card: (-card.away, card.key))


def _change(key: str, kind: str, before: Sequence[Had], after: Sequence[Had]) -> CardChange | None:
    def score(had: Had) -> float | None:
        use, came = had.use, max(0, had.use.drawn)
        if kind == SOON:
            return 1 / (1 + max(0, use.when - came)) if use.used else 0.0
        if kind == OFTEN:
            return use.times / max(1, had.turns - max(0, came - 1))
        if kind == BESIDE:
            return float(use.beside) if use.used else None
        return float(use.used and use.verb == kind)

    def by_deal(every: Sequence[Had]) -> list[float]:
        found: dict[int, list[float]] = defaultdict(list)
        for had in every:
            if (value := score(had)) is not None:
                found[had.seed].append(value)
        return [fmean(values) for values in found.values()]

    old, new = by_deal(before), by_deal(after)
    if min(len(old), len(new)) < FEW:
        return None
    error = sqrt(variance(old) / len(old) + variance(new) / len(new))
    was, now = fmean(old), fmean(new)
    away = abs(now - was) / error if error else inf
    return CardChange(key, kind, was, now, erfc(away / sqrt(2)), away)


def _had(games: Sequence[Observed]) -> dict[str, list[Had]]:
    """By card: what became of it with each player to whom it came, or who could use it."""
    found: dict[str, list[Had]] = defaultdict(list)
    for game in games:
        turns = Counter(game.turns)
        for use in game.cards:
            if use.drawn >= 0 or use.playable:
                found[use.key].append(Had(use, turns[use.seat], game.seed))
    return found


def used_when_ahead(games: Sequence[Observed]) -> dict[str, Interval]:
    """By how much more than usual those are ahead who use a card first: what is used only when it is won is no help.

    Usual is what the same side is worth in the same of its turns, with the card or without.
    """
    usual: dict[tuple[str, int], list[float]] = defaultdict(list)
    used: dict[str, dict[int, list[tuple[str, int, float]]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        for seat, side in enumerate(game.table):
            own = [worths[seat] for worths, active in zip(game.lead, game.turns, strict=True) if active == seat]
            for number, worth in enumerate(own):
                usual[side, number].append(worth)
            for use in game.cards:
                if use.seat == seat and 1 <= use.when <= len(own):
                    used[use.key][game.seed].append((side, use.when - 1, own[use.when - 1]))
    means = {key: fmean(worths) for key, worths in usual.items()}
    found = {}
    for key, deals in used.items():
        if len(deals) < 2 * FEW:
            continue
        by_deal = [fmean(worth - means[side, number] for side, number, worth in rows) for rows in deals.values()]
        mean, error = fmean(by_deal), sqrt(variance(by_deal) / len(by_deal))
        reach = wide(len(by_deal)) * error
        found[key] = Interval(mean, mean - reach, mean + reach)
    return found
