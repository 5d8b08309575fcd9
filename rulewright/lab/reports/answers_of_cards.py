"""Answers about cards and clauses: dead, must-have or win-more cards, and rules that never happen."""

from collections.abc import Sequence
from html import escape

from rulewright.kernel.game import Game
from rulewright.kernel.rulebook import Clause, Rulebook, rulebook_of
from rulewright.kernel.variant import Variant
from rulewright.lab.reports.answer import Answer, Mark, listed
from rulewright.lab.reports.card_figures import card_figures, used_when_ahead
from rulewright.lab.reports.clauses_reached import ClausesInPlay
from rulewright.lab.reports.observing import Observed
from rulewright.lab.reports.plots import bars
from rulewright.lab.results import Interval

SHOWN = 20  # cards in the table
DRAWN = 10  # of them in the picture
DEAD = 0.05  # used by so few of those who could
ASKED = 10  # games in which it could be used, before a card is called dead
FAR_AHEAD = 0.05  # above what its side is usually worth by then


def cards_answer(game: Game, games: Sequence[Observed], variant: Variant, bot: str) -> Answer:
    """Cards by what having them early does, and by who uses them."""
    names = {card.key: card.name for card in game.rules.book(variant).cards}
    figures = [card for card in card_figures(games) if card.seen or card.playable]
    ahead = used_when_ahead(games)
    dead = [names.get(card.key, card.key) for card in figures if card.playable >= ASKED and card.used < DEAD]
    suspects = [card for card in figures if card.suspect]
    win_more = [
        card for card in figures
        if card.key in ahead and ahead[card.key].low > FAR_AHEAD and card.doubt < 1 and card.effect.low <= 0
    ]  # fmt: skip
    drawn = any(card.seen for card in figures)
    if not drawn:  # then the least used are what there is to look at
        figures.sort(key=lambda card: (card.used, card.key))
    chosen = (suspects + [card for card in figures if not card.suspect])[:SHOWN]
    rows = [["card", "in hand", "used where it could be", "drawn early: wins more by", "its user is ahead by", ""]]
    for card in chosen:
        said = "look at it" if card.suspect else "win-more?" if card in win_more else ""
        rows.append([
            names.get(card.key, card.key), f"{card.seen} games", f"{100 * card.used:.0f} %" if card.playable else "",
            _change(card.effect) if card.doubt < 1 else "", _change(ahead[card.key]) if card.key in ahead else "", said,
        ])  # fmt: skip
    if not drawn:
        rows = [[row[0], row[2], row[4], row[5]] for row in rows]
    words = (
        f"{listed(names.get(card.key, card.key) for card in suspects)} stand{'s' * (len(suspects) == 1)} out: who drew "
        "it early won more or less than who did not, and of all that stand out so one in ten may do so by chance. "
        "`lab cards` decides by making each a little worse."
        if suspects
        else "No card is shown to win or lose games for who draws it early: in so few games only a large one would be."
        if any(card.doubt < 1 for card in figures)
        else "Too few games to say what a card does for who draws it early."
        if drawn
        else "Nobody draws cards here, so no draw says what one is worth: `lab cards --variant` and `lab try` do."
    )
    words += f" Hardly ever used though it could be: {', '.join(dead)}." if dead else " No card is dead."
    if win_more:
        words += (
            f" Used by who is ahead already, without being shown to help: {listed(names[c.key] for c in win_more)}."
        )
    short = (
        f"{len(suspects)} card{'s' * (len(suspects) != 1)} to look at: "
        f"{listed(names.get(card.key, card.key) for card in suspects[:4])}."
        if suspects
        else f"hardly ever used: {listed(dead[:4])}."
        if dead
        else "no card is shown to be too strong, too weak or dead."
    )
    shown = {names.get(card.key, card.key): card.effect for card in chosen[:DRAWN] if card.doubt < 1}
    picture = bars({"": shown}, 0, "points more that its owner wins", (-0.6, 0.6)) if shown else ""
    return Answer(
        "Dead, must-have or win-more cards?", words, rows if len(rows) > 1 else (), picture,
        f"Drawn in the first three turns, by {bot}: the surest first.", short=short,
        mark=Mark.LOOK if suspects or dead else Mark.SEEN,
    )  # fmt: skip


def _change(change: Interval) -> str:
    return f"{100 * change.rate:+.0f} ({100 * change.low:+.0f} to {100 * change.high:+.0f})"


def clauses_answer(game: Game, found: ClausesInPlay, variant: Variant) -> Answer:
    """Which lines of the rulebook did not happen."""
    book = rulebook_of(game, variant)
    rows = [["clause", "says"], *([clause, _short(book, clause)] for clause in found.never if clause in book)]
    happened = len(found.carried) - len(found.never)
    words = (
        f"{happened} of {len(found.carried)} clauses and rulings that the code carries "
        f"out happened in {found.games} games."
        + (
            f" The others happen in fewer than {min(100, 300 / found.games):.1f} % of games like these (95 %), or only "
            "with other players, modes or stronger bots."
            if found.never
            else ""
        )
        + (f" {len(found.written)} more are numbers or cards that other lines read." if found.written else "")
    )
    short = f"{happened} of {len(found.carried)} clauses happened in {found.games} games; {len(found.never)} did not."
    mark = Mark.LOOK if found.never else Mark.WELL
    return Answer(
        "Rules that never happen?", words, rows if len(rows) > 1 else (), more=_margin(book, found), short=short,
        mark=mark,
    )  # fmt: skip


def _margin(book: Rulebook, found: ClausesInPlay) -> str:
    """The rulebook with the games in which each line happened in its margin."""
    parts = []
    for section in book.sections:
        lines = [block for block in section.blocks if isinstance(block, Clause) and block.id in found.carried]
        if lines:
            parts.append(f"<h3>{escape(section.heading)}</h3>")
        for clause in lines:
            n = found.reached.get(clause.id, 0)
            mark = '<div class="margin">' if n else '<div class="margin never">'
            parts.append(f"{mark}{f'{n} of {found.games}' if n else 'never'}</div>")
            parts.append(f"<div><b>{clause.id}</b> {escape(clause.text)}</div>")
    return (
        "<details><summary>The rulebook, with the games in which each line happened</summary>"
        f'<div class="book">{"".join(parts)}</div></details>'
    )


def _short(book: Rulebook, clause: str) -> str:
    words = " ".join(book.text(clause).split())
    return words if len(words) < 110 else f"{words[:107]}..."
