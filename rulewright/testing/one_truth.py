"""A number stands in one place: whether a game's rulebook.md takes its numbers from the rules and cards in force."""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields
from typing import Any

from rulewright.kernel.errors import BadVariant
from rulewright.kernel.game import Game
from rulewright.kernel.rulebook import Clause, Figures, load_rulebook, rulebook_of
from rulewright.kernel.rulebook.figures import NUMBER_WORDS, PLACEHOLDER
from rulewright.kernel.variant import Variant, draft_variant

NUMBER = re.compile(r"(?<![\w.-])(?:\d+|" + "|".join(NUMBER_WORDS[2:]) + r")(?![\w.-]*\d)(?!\w)", re.IGNORECASE)
NOT_COUNTED = re.compile(
    r"\b[A-Z]{2}-[A-Z]?\d+(?:\.\d+)?(?: to [A-Z]{2}-[A-Z]?\d+)?\b|\b(?:parts?|steps?|chapters?|level) \d+", re.I
)


def numbers_by_hand(game: Game) -> list[str]:
    """Every number of a clause that is written by hand although it is a tunable's or a card's, in words.

    A tunable's clauses are those that the chapter Tunables names for it; a card's those that say its name.
    A number that only happens to be equal is written {=5}.
    """
    return [*_by_hand_of_tunables(game), *_by_hand_of_cards(game)]


def _by_hand_of_tunables(game: Game) -> Iterator[str]:
    raw, book = load_rulebook(game.folder / "rulebook.md"), game.official()
    own = {field.name for field in fields(book.rules)}
    for line in raw.tunables:
        for name in line.names:
            if name not in own:
                continue
            value = getattr(book.rules, name)
            if isinstance(value, bool) or not isinstance(value, int):
                continue
            for clause in (raw.clauses[id] for id in line.clauses if id in raw.clauses):
                if value in _hand_numbers(clause):
                    yield _slip(clause, value, name)


def _by_hand_of_cards(game: Game) -> Iterator[str]:
    raw = load_rulebook(game.folder / "rulebook.md")
    for card in game.official().cards:
        numbers = {name: value for name, value in card.numbers().items() if isinstance(value, int) and value > 1}
        says = re.compile(rf"\b{re.escape(card.name)}s?\b")
        for clause in raw.clauses.values() if numbers else ():
            if says.search(clause.text):
                by_hand = _hand_numbers(clause)
                for name, value in numbers.items():
                    if value in by_hand:
                        yield _slip(clause, value, f"{card.key}.{name}")


def _slip(clause: Clause, value: int, name: str) -> str:
    return f"{clause.id} writes {value} by hand: put {{{name}}} there, or {{={value}}} if it is another {value}"


def _hand_numbers(clause: Clause) -> set[int]:
    """The numbers of a clause that are not in a placeholder; 1 counts only in digits."""
    text = NOT_COUNTED.sub(" ", PLACEHOLDER.sub(" ", PLACEHOLDER.sub(" ", clause.text)))
    found = (match[0].lower() for match in NUMBER.finditer(text))
    return {int(word) if word.isdigit() else NUMBER_WORDS.index(word) for word in found}


def deaf_tunables(game: Game) -> list[str]:
    """The whole-number tunables that could change without a word of the rulebook's clauses changing."""
    official, deaf = rulebook_of(game), []
    for field in fields(game.rules.tunables):
        value: Any = getattr(game.official().rules, field.name)
        if isinstance(value, bool) or not isinstance(value, int):
            continue
        for other in (value + 1, value - 1, value * 2):  # the first that the rules allow
            with suppress(BadVariant):
                changed = rulebook_of(game, Variant("another", {field.name: other}))
                if all(changed.clauses[id].text == clause.text for id, clause in official.clauses.items()):
                    deaf.append(field.name)
                break
    return deaf


def draft_slips(game: Game) -> list[str]:
    """What is wrong with the list of drafted numbers: no reason, or a number that play has not changed."""
    game.rules.book(draft_variant(game.rules.draft))  # every name and value fits
    figures = Figures(game)
    slips = [f"{each.name} has no reason" for each in game.rules.draft if not each.why.strip()]
    same = [each for each in game.rules.draft if figures.value(each.name, figures.book) == each.value]
    return slips + [f"{each.name} is as it was drafted: take it off the list" for each in same]
