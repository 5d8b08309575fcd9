"""Whether bots play the whole game: what they were offered and what they took, verb by verb and card by card.

A verb that is offered and never taken, a card that could be played and never is, a kind of event that never happens:
each is either a dead rule or a bot that is blind to it.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from rulewright.kernel.game import Game
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab.processes import in_processes
from rulewright.lab.reports.observing import observe


@dataclass
class WholeGame:
    """Counts over many games. `offered` counts decisions in which a verb or card could have been chosen."""

    game: str
    bot: str
    games: int = 0
    turns: int = 0
    decisions: int = 0
    offered: Counter[str] = field(default_factory=Counter)  # by verb
    taken: Counter[str] = field(default_factory=Counter)
    card_offered: Counter[str] = field(default_factory=Counter)  # games in which a card could have been used, by name
    card_taken: Counter[str] = field(default_factory=Counter)  # games in which it was
    events: Counter[str] = field(default_factory=Counter)  # by kind
    endings: Counter[str] = field(default_factory=Counter)  # by clause and words

    def add(self, other: "WholeGame") -> None:
        """Count another report in."""
        self.games += other.games
        self.turns += other.turns
        self.decisions += other.decisions
        for mine, others in zip(self._counters(), other._counters(), strict=True):
            mine.update(others)

    def _counters(self) -> list[Counter[str]]:
        return [self.offered, self.taken, self.card_offered, self.card_taken, self.events, self.endings]

    def text(self, verbs: Sequence[str], cards: Sequence[str], events: Sequence[str]) -> str:
        """The report as Markdown; what is never offered, taken or told is named at the end."""
        rows = sorted(self.offered, key=lambda verb: -self.offered[verb])
        used = [card for card in cards if self.card_taken[card]]
        lines = [
            f"`{self.bot}` in every seat: {self.games} games, {self.turns} turns, {self.decisions} decisions.",
            "",
            "| verb | offered | taken | |",
            "|---|---|---|---|",
            *(f"| {v} | {self.offered[v]} | {self.taken[v]} | {self.taken[v] / self.offered[v]:.0%} |" for v in rows),
            "",
            "| end | games |",
            "|---|---|",
            *(f"| {end} | {n / self.games:.0%} |" for end, n in self.endings.most_common()),
            "",
            f"Cards used: {len(used)} of {len(cards)}.",
            "",
            *_named("Never offered", [verb for verb in verbs if not self.offered[verb]]),
            *_named("Offered and never taken", [verb for verb in rows if not self.taken[verb]]),
            *_named("Cards that could be used and never were", self.idle_cards(cards)),
            *_named("Cards that never came up", [c for c in cards if not self.card_offered[c] and c not in used]),
            *_named("Never happened", [kind for kind in events if not self.events[kind]]),
        ]
        return "\n".join(lines) + "\n"

    def idle_cards(self, cards: Sequence[str]) -> list[str]:
        """Cards that could have been used in some game and were in none."""
        return [card for card in cards if self.card_offered[card] and not self.card_taken[card]]


def _named(what: str, names: Sequence[str]) -> list[str]:
    return [f"- {what}: {', '.join(names)}" if names else f"- {what}: nothing"]


def watch(
    game: Game, bot: str, players: int, variant: Variant, table: tuple[int, Sequence[Mapping[str, Any]] | None]
) -> WholeGame:
    """Let a bot play one game in every seat, by a seed and what each brings, and count what it was offered and took."""
    seed, lineup = table
    seen = observe(game, (bot,) * players, variant, (seed, seed, (), tuple(lineup) if lineup else None))
    names = {card.key: card.name for card in game.rules.book(variant).cards}
    found = WholeGame(game.slug, bot, games=1, turns=len(seen.turns), decisions=len(seen.decisions))
    found.offered.update(seen.offered)
    found.taken.update(decision.verb for decision in seen.decisions)
    found.card_offered.update({names[use.key] for use in seen.cards if use.playable})
    found.card_taken.update({names[use.key] for use in seen.cards if use.used})
    found.events.update(seen.events)
    found.endings[f"{seen.words} ({seen.clause})"] += 1
    return found


def whole_game(
    game: Game,
    bot: str,
    players: int = 2,
    games: int = 20,
    jobs: int = 1,
    seed: int = 1,
    variant: Variant = OFFICIAL,
    lineups: Sequence[Sequence[Mapping[str, Any]]] = (),
    progress: Callable[[int], None] | None = None,
) -> WholeGame:
    """Watch so many games; game after game the next lineup sits down."""
    report = WholeGame(game.slug, bot)
    tables = [(seed + number, lineups[number % len(lineups)] if lineups else None) for number in range(games)]
    for one in in_processes(partial(watch, game, bot, players, variant), tables, jobs):
        report.add(one)
        if progress:
            progress(1)
    return report
