"""Cards under suspicion: named by statistics, decided by intervention.

Who draws a good card early wins more; but so does who draws a card that is good in decks that win anyway. So each
suspect is made a little worse, and the same seeds are played again: what its side then loses is what it was worth.

Under a variant another question comes first: which cards did it make what they were not? Those that their owners use
otherwise than under the official rules, or sooner, are named then.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.kernel.errors import BadVariant
from rulewright.kernel.game import Game
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab.processes import Jobs
from rulewright.lab.reports.card_figures import CardChange, CardFigures, card_changes, card_figures
from rulewright.lab.reports.observing import Observed
from rulewright.lab.trials.blocks import Block
from rulewright.lab.trials.trial import Trial, play_trial

CHANGES = 10  # cards that a variant changed, of which the page tells
DEARER = ("cost", "price", "rank")  # numbers that make a card worse when they rise


@dataclass
class Suspect:
    """A card, what the statistics say of it, how it was weakened and what came of it."""

    name: str
    figures: CardFigures
    sides: tuple[str, ...]
    variant: Variant
    trial: Trial | None = None

    @property
    def verdict(self) -> str:
        """What the intervention says."""
        if self.trial is None:
            return "not tried"
        said = {self.trial.verdict(side) for side in self.trial.watched}
        if "less" in said:
            return "confirmed: its side loses by weakening it"
        return "not confirmed" if said == {"no difference that matters"} else "don't know yet"

    @property
    def change(self) -> str:
        """What weakening it does to its side, in points, with an interval that holds at every look."""
        if self.trial is None or not self.trial.games:
            return ""
        name = max(self.trial.watched, key=lambda name: abs(self.trial.watched[name].change.mean) if self.trial else 0)
        rate, low, high = (100 * part for part in self.trial.change(name))
        reach = f"{low:+.1f} to {high:+.1f}" if low > float("-inf") else "too few games"
        return f"{self.trial.watched[name].label} {rate:+.1f} ({reach}) in {self.trial.games} games"


def weakened(game: Game, key: str, variant: Variant = OFFICIAL) -> Variant | None:
    """The rules with one number of a card one worse: dearer if it has a price, else weaker; None without numbers."""
    card: Any = next(card for card in game.rules.book(variant).cards if card.key == key)
    numbers: dict[str, Any] = card.numbers()
    for name in sorted(numbers, key=lambda name: name not in DEARER):
        value = _worse(numbers[name], name in DEARER)
        own = {**variant.cards.get(key, {}), name: value}
        changed = Variant(f"{card.name} with {name} {value}", variant.rules, {**variant.cards, key: own})
        try:
            game.rules.book(changed)
        except BadVariant:
            continue
        return changed
    return None


def _worse(value: int | str, dearer: bool) -> int | str:
    """One more of what a card costs, or one less of what it gives; a price in letters gets its last one again."""
    if isinstance(value, str):
        return value + value[-1:]
    return value + 1 if dearer else value - 1


def nominate(
    game: Game, games: Sequence[Observed], most: int = 3, variant: Variant = OFFICIAL, before: Sequence[Observed] = ()
) -> list[Suspect]:
    """The cards that do the most for whoever draws them early, what chance may have added taken off.

    With games of `before`, under other rules: those that are used otherwise now.
    """
    names = {card.key: card.name for card in game.rules.book(variant).cards}
    found = []
    for figures in _changed(games, before) if before else _strongest(games):
        sides = {game.table[use.seat] for game in games for use in game.cards if use.key == figures.key and game.table}
        worse = weakened(game, figures.key, variant)
        if worse is not None:
            found.append(Suspect(names[figures.key], figures, tuple(sorted(sides)), worse))
        if len(found) == most:
            break
    return found


def _strongest(games: Sequence[Observed]) -> list[CardFigures]:
    found = [card for card in card_figures(games) if card.doubt < 1 and card.effect.rate > 0]
    return sorted(found, key=lambda card: (-card.likely, card.doubt, card.key))


def _changed(games: Sequence[Observed], before: Sequence[Observed]) -> list[CardFigures]:
    figures = {card.key: card for card in card_figures(games)}
    return [figures[card.key] for card in card_changes(before, games) if card.key in figures]


def intervene(
    game: Game, suspect: Suspect, *, bot: str, margin: float, minutes: float, jobs: Jobs, seed: int,
    variant: Variant = OFFICIAL, known: Sequence[Block] = (), keep: Callable[[Block], None] | None = None,
    progress: Callable[[Trial], None] | None = None,
) -> None:  # fmt: skip
    """Play with the card weakened and not, watching the sides that have it, where not all have it."""
    watch = suspect.sides if len(suspect.sides) == 1 else ()
    suspect.trial = play_trial(
        game, suspect.variant, against=variant, bot=bot, margin=margin, minutes=minutes, watch=watch, jobs=jobs,
        seed=seed, known=known, keep=keep, progress=progress,
    )  # fmt: skip


def cards_text(
    game: Game, games: Sequence[Observed], suspects: Sequence[Suspect], variant: Variant = OFFICIAL,
    before: Sequence[Observed] = (), bot: str = "",
) -> str:  # fmt: skip
    """All cards as a table, the suspects and their verdicts above it, and what a variant changed."""
    names = {card.key: card.name for card in game.rules.book(variant).cards}
    figures = card_figures(games)
    none = (
        ""
        if any(card.early for card in figures)
        else (" Nobody draws cards here, so no draw says what one is worth: try a change of it by `lab try`.")
    )
    lines = [
        f"# {game.title}: cards",
        "",
        f"{len(games)} games{f' by `{bot}`' if bot else ''}, {variant.name} rules, deals from seed "
        f"{min((one.seed for one in games), default=1)}.{none} Whoever draws a card early wins more by so many points; "
        "the range has the truth in it 19 times in 20. **Suspect** is what is left after the false discovery rate (one "
        "in ten) over all cards; *tried* plays it one worse, on other seeds, and decides.",
        "",
        "| tried | made | its side, in points | verdict |",
        "|---|---|---|---|",
    ]
    lines += [f"| {each.name} | {each.variant.name} | {each.change} | {each.verdict} |" for each in suspects]
    if before:
        lines += _changes_text(card_changes(before, games)[:CHANGES], len(before), names)
    lines += [
        "", "| card | games in hand | could be used | used of those | drawn early | wins more by | by chance | |",
        "|---|---|---|---|---|---|---|---|",
    ]  # fmt: skip
    for card in figures:
        effect = "" if card.doubt >= 1 else "{:+.1f} ({:+.1f} to {:+.1f})".format(*(100 * part for part in card.effect))
        lines.append(
            f"| {names.get(card.key, card.key)} | {card.seen} | {card.playable} | {card.used:.0%} | {card.early} "
            f"| {effect} | {card.doubt:.3f} | {'**suspect**' * card.suspect} |"
        )
    return "\n".join(lines) + "\n"


def _changes_text(changes: Sequence[CardChange], games: int, names: dict[str, str]) -> list[str]:
    said = f"Used otherwise than in {games} games under the official rules, the surest first (by who had the card):"
    lines = ["", said, "", "| card | what changed | before | now | by chance |", "|---|---|---|---|---|"]
    for card in changes:
        name = names.get(card.key, card.key)
        lines.append(f"| {name} | {card.what} | {card.before:.2f} | {card.after:.2f} | {card.doubt:.3f} |")
    return lines


def cards_data(
    game: Game, games: Sequence[Observed], suspects: Sequence[Suspect], variant: Variant = OFFICIAL,
    before: Sequence[Observed] = (),
) -> dict[str, Any]:  # fmt: skip
    """The same as plain values, for JSON; what was not seen often enough to be judged has no effect."""
    return {
        "game": game.slug, "version": game.version, "variant": variant.data(), "games": len(games),
        "suspects": [
            {"card": each.figures.key, "variant": each.variant.data(), "verdict": each.verdict,
             "trial": each.trial.data() if each.trial else None}
            for each in suspects
        ],
        "changes": [change._asdict() for change in card_changes(before, games)] if before else [],
        "cards": [
            card._asdict() | {"effect": card.effect._asdict() if card.doubt < 1 else None}
            for card in card_figures(games)
        ],
    }  # fmt: skip
