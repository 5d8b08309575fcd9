"""Numbers in a rulebook's text, taken from the rules and cards in force.

    {hand_size}                    a tunable: 5; a switch is 'on' or 'off', a list '3, 6, 9'
    {hand_size:word}               five; `Word` Five, `times` once, `th` fifth, `s` '' for 1, else 's'
    {hand_size + 1}                a sum, left to right; + - * with spaces around
    {walk_cost[2]}                 one of a list, counted from 0
    {smite.damage}                 a card's number, by the card's key and a name of its `numbers()`
    {repeat?each time|once a turn}                       a switch chooses the words; either may hold placeholders
    {order=buy_first?before the fight|after it}          and so does a tunable that has one of several values
    {=5}                           a 5 of its own, which only happens to equal a tunable
    {table quests}                 alone in a paragraph: a table that the game makes (`RulesPart.tables`)

Other names are what the game adds by `RulesPart.figures`: numbers that are neither a tunable's nor a card's.

Where a figure differs from what the book's draft or the official rules say, the line carries a `Change`.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from operator import add, attrgetter, mul, sub
from typing import Any, NamedTuple

from rulewright.kernel.errors import RulewrightError, nearest
from rulewright.kernel.game import Game
from rulewright.kernel.rulebook.parse import Change, Filled, Grid, Rulebook, parse_rulebook
from rulewright.kernel.variant import OFFICIAL, Variant

PLACEHOLDER = re.compile(r"\{([^{}]*)\}")
TERM = re.compile(r"(?P<number>\d+)|(?P<name>[a-z0-9_'-]+(?:\.[a-z_0-9]+)?)(?:\[(?P<at>\d+)\])?")
NUMBER_WORDS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
ORDINALS = {1: "first", 2: "second", 3: "third", 5: "fifth", 8: "eighth", 9: "ninth", 12: "twelfth", 20: "twentieth"}


SIGNS: Mapping[str, Callable[[Any, Any], Any]] = {"+": add, "-": sub, "*": mul}


class UnknownFigure(RulewrightError):
    """A placeholder that names no tunable and no card's number."""


def in_words(n: int) -> str:
    """5 is 'five'; from 21 in digits."""
    return NUMBER_WORDS[n] if 0 <= n < len(NUMBER_WORDS) else str(n)


def times(n: int) -> str:
    """1 is 'once', 2 'twice', 3 'three times'."""
    return {1: "once", 2: "twice"}.get(n, f"{in_words(n)} times")


def ordinal(n: int) -> str:
    """4 is 'fourth'."""
    return ORDINALS.get(n, f"{in_words(n)}th")


FORMATS: Mapping[str, Callable[[int], str]] = {
    "word": in_words,
    "Word": lambda n: in_words(n).capitalize(),
    "times": times,
    "th": ordinal,
    "s": lambda n: "" if n == 1 else "s",
}


class _Figure(NamedTuple):
    """A value with the tunables and card numbers that it was made of."""

    value: Any
    names: tuple[str, ...]


class Figures:
    """What placeholders stand for under one variant, and under the draft and the official rules."""

    def __init__(self, game: Game, variant: Variant = OFFICIAL) -> None:
        self.game, self.variant = game, variant
        self.book, self.official = game.rules.book(variant), game.rules.book(OFFICIAL)
        self.draft = {drafted.name: drafted for drafted in game.rules.draft}

    def fill(self, text: str) -> Filled:
        """The text with every placeholder filled, and what in it differs from the draft or the official rules."""
        changes: dict[str, Change] = {}

        def put(found: re.Match[str]) -> str:
            shown, names = self._shown(found[1])
            changes.update({name: change for name in names if (change := self._change(name))})
            return shown

        while PLACEHOLDER.search(text):
            text = PLACEHOLDER.sub(put, text)
        return Filled(text, tuple(changes.values()))

    def table(self, name: str) -> Grid:
        """A table that the game makes."""
        tables = self.game.rules.tables
        if name not in tables:
            raise UnknownFigure(f"{self.game.title} makes no table '{name}'.{nearest(name, list(tables))}")
        header, *rows = tables[name](self.book)
        return Grid(tuple(map(str, header)), tuple(tuple(map(str, row)) for row in rows))

    def value(self, name: str, book: Any) -> Any:
        """A tunable, a card's number by 'key.number', or what else the game names."""
        more = self.game.rules.figures(book)
        if name in more:
            return more[name]
        key, of_card, number = name.partition(".")
        if of_card:
            card = next((card for card in book.cards if card.key == key), None)
            if card is None:
                raise UnknownFigure(f"there is no card '{key}'.{nearest(key, [card.key for card in book.cards])}")
            numbers = card.numbers()
            if number not in numbers:
                raise UnknownFigure(f"{card.name} has no number '{number}'.{nearest(number, list(numbers))}")
            return numbers[number]
        names = [field.name for field in fields(book.rules)]
        if name not in names:
            raise UnknownFigure(f"{self.game.title} has no tunable '{name}'.{nearest(name, [*names, *more])}")
        return attrgetter(name)(book.rules)

    def _shown(self, inside: str) -> tuple[str, tuple[str, ...]]:
        """What stands for a placeholder, and the names that went into it."""
        if inside.startswith("="):
            return inside[1:], ()
        condition, chooses, words = inside.partition("?")
        if chooses:
            name, one_of, wanted = condition.partition("=")
            figure = self._term(name)
            holds = str(figure.value) == wanted if one_of else bool(figure.value)
            return words.split("|")[0 if holds else 1], figure.names
        total, _, form = inside.partition(":")
        figure = self._sum(total)
        if not form:
            return plain(figure.value), figure.names
        if form not in FORMATS:
            raise UnknownFigure(f"{{{inside}}}: there is no form '{form}'.{nearest(form, list(FORMATS))}")
        return FORMATS[form](figure.value), figure.names

    def _sum(self, text: str) -> _Figure:
        first, *rest = text.split() or [""]
        total = self._term(first)
        for sign, word in zip(rest[::2], rest[1::2], strict=True):
            more = self._term(word)
            total = _Figure(SIGNS[sign](total.value, more.value), total.names + more.names)
        return total

    def _term(self, word: str) -> _Figure:
        found = TERM.fullmatch(word)
        if not found:
            raise UnknownFigure(f"'{{{word}}}' can't be read; write it as kernel/rulebook/figures.py says")
        if found["number"]:
            return _Figure(int(word), ())
        value = self.value(found["name"], self.book)
        return _Figure(value[int(found["at"])] if found["at"] else value, (found["name"],))

    def _change(self, name: str) -> Change | None:
        """How a figure differs from the official one, or the official from the drafted one."""
        shown, official = self.value(name, self.book), self.value(name, self.official)
        if shown != official:
            return Change(name, plain(shown), plain(official), f"changed by the variant {self.variant.name}")
        drafted = self.draft.get(name)
        if drafted is None or drafted.value == official:
            return None
        return Change(name, plain(official), plain(drafted.value), drafted.why, drafted=True)


def plain(value: Any) -> str:
    """A tunable's value in words: a switch is on or off."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


_READ: dict[
    int, tuple[Game, Rulebook]
] = {}  # by the game's id: under the official rules, and the game, so that it stays


def rulebook_of(game: Game, variant: Variant = OFFICIAL) -> Rulebook:
    """The rulebook that the game's rules stand in, with the numbers of a variant."""
    if variant == OFFICIAL and id(game) in _READ:
        return _READ[id(game)][1]
    path = game.folder / "rulebook.md"
    figures = Figures(game.rulebook_game or game, OFFICIAL if game.rulebook_game else variant)
    rulebook = parse_rulebook(path.read_text(encoding="utf-8"), str(path), figures)
    if variant == OFFICIAL:
        _READ[id(game)] = game, rulebook
    return rulebook
