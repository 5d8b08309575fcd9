"""`python -m bench.pages_agree`: what the rules page and the cards page say against the rules and cards in force.

Both pages are rendered as people get them and read as text: every number that stands in a clause for a tunable or a
card's value, every card's text and cost, and whether a card that was changed looks changed. Under the official rules
and under a variant in which as much as possible is another number.
"""

import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields
from html import unescape
from random import Random
from typing import Any

from rulewright.games import GAMES, OURS
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.game import Game
from rulewright.kernel.rulebook import load_rulebook
from rulewright.kernel.rulebook.figures import NUMBER_WORDS, ordinal, times
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.server.html import pages

CLAUSE = re.compile(r'<li id="([A-Z]{2}-[A-Z]?\d+(?:\.\d+)?)".*?<span class="says">(.*?)</span>(?:<|$)', re.S)
ARTICLE = re.compile(r"<article.*?</article>", re.S)
NAME = re.compile(r'<span class="name[^"]*">(.*?)</span>', re.S)
PLAIN = re.compile(r"\{([a-z0-9_'-]+(?:\.[a-z_0-9]+)?)(?:\[(\d+)\])?(?::(word|Word|times|th))?\}")
ANY = re.compile(r"\{(?:[^{}]|\{[^{}]*\})*\}")


def contradictions(game: Game, variant: Variant = OFFICIAL) -> list[str]:
    """Everything on the two pages that is not what is played under this variant, in words."""
    return [*_rules_page(game, variant), *_cards_page(game, variant)]


def _text(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", "", html)).split())


def _rules_page(game: Game, variant: Variant) -> Iterator[str]:
    """Each clause as written with its placeholders against the clause as shown: what stands in their places."""
    book: Any = game.rules.book(variant)
    tunables = {field.name for field in fields(book.rules)}
    cards = {card.key: card.numbers() for card in book.cards}
    shown = {id: _text(html) for id, html in CLAUSE.findall(pages.rules(game, variant))}
    for id, clause in load_rulebook(game.folder / "rulebook.md").clauses.items():
        figures = list(ANY.finditer(clause.text))
        if id not in shown or not figures:
            continue
        parts, named, at = [], list[re.Match[str]](), 0
        for found in figures:
            plain = PLAIN.fullmatch(found[0])
            known = plain and plain[1].partition(".")[0] in (*tunables, *cards)
            parts += [re.escape(clause.text[at : found.start()]), r"(\w+(?: times)?|[\w, ]+)" if known else ".*?"]
            named += [plain] if plain and known else []
            at = found.end()
        parts.append(re.escape(clause.text[at:]))
        match = re.fullmatch(_spaces("".join(parts)), shown[id])
        if match is None:
            yield f"{id} reads '{shown[id]}', written is '{clause.text}'"
            continue
        for plain, said in zip(named, match.groups(), strict=True):
            key, of_card, number = plain[1].partition(".")
            value: object = cards[key][number] if of_card else getattr(book.rules, key)
            if plain[2] and isinstance(value, tuple):
                value = value[int(plain[2])]
            if isinstance(value, int) and not isinstance(value, bool) and said not in _ways(value):
                yield f"{id} says {said} for {plain[1]}, which is {value}"


def _spaces(pattern: str) -> str:
    return re.sub(r"(?:\\ )+", " ", pattern)


def _ways(n: int) -> set[str]:
    """How a number may be written."""
    word = NUMBER_WORDS[n] if 0 <= n < len(NUMBER_WORDS) else str(n)
    return {str(n), word, word.capitalize(), times(n), ordinal(n)}


def _cards_page(game: Game, variant: Variant) -> Iterator[str]:
    """Each card's text in force against its article; who was changed does not look as before."""
    book: Any = game.rules.book(variant)
    shown = _articles(game, variant)
    before = _articles(game, OFFICIAL) if variant.cards else shown
    rulebook = (game.folder / "rulebook.md").read_text(encoding="utf-8")
    for card in book.cards:
        articles = shown.get(card.name, [])
        words = " ".join(str(getattr(card, "text", "")).split())
        said = not words or any(words in _text(article) for article in articles)
        if not articles or (said and card.key not in variant.cards) or not _counts(game, card):
            continue
        if not said:
            yield f"{card.name} reads '{_text(articles[0])}', in force is '{words}'"
        named = any(f"{{{card.key}.{name}" in rulebook for name in variant.cards.get(card.key, ()))  # in the rules
        if card.key in variant.cards and articles == before.get(card.name) and not named:
            yield f"{card.name} looks as under the official rules, but {variant.cards[card.key]} is in force"


def _counts(game: Game, card: Any) -> bool:
    """Whether the card's numbers are played with; in Normal Chess they are decoration."""
    try:
        game.rules.book(Variant("same", {}, {card.key: card.numbers()}))
    except RulewrightError:
        return False
    return True


def _articles(game: Game, variant: Variant) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for article in ARTICLE.findall(pages.cards(game, {}, variant)):
        name = NAME.search(article)
        if name:
            found.setdefault(_text(name[1]), []).append(article)
    return found


def much_changed(game: Game, seed: int = 1) -> Variant:
    """A legal variant in which as many tunables as possible, and one number of every card, are one more."""
    rng, book = Random(seed), game.official()
    wishes: list[tuple[str, str, int]] = []
    for field in fields(book.rules):
        value = getattr(book.rules, field.name)
        if type(value) is int:
            wishes.append(("", field.name, value + 1))
    for card in book.cards:
        numbers = [(name, value) for name, value in card.numbers().items() if type(value) is int and value]
        if numbers:
            name, value = rng.choice(numbers)
            wishes.append((card.key, name, value + 1))
    rules: dict[str, Any] = {}
    cards: dict[str, dict[str, Any]] = {}
    for key, name, value in wishes:
        more = (rules | {name: value}, cards) if not key else (rules, cards | {key: {name: value}})
        with suppress(RulewrightError):
            game.rules.book(Variant("much changed", *more))
            rules, cards = more
    return Variant("much changed", rules, cards)


def main() -> None:
    """Print what does not agree; nothing is wrong if nothing is printed but the counts."""
    wrong = 0
    for slug in OURS:
        game = GAMES[slug]
        for variant in (OFFICIAL, much_changed(game)):
            found = contradictions(game, variant)
            print(f"{slug}, {variant.name} ({len(variant.rules)} tunables, {len(variant.cards)} cards): {len(found)}")
            print("".join(f"  {line}\n" for line in found), end="")
            wrong += len(found)
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
