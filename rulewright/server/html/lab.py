"""The lab's pages: numbers as sliders, and what they change in words."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from difflib import SequenceMatcher
from typing import Any, NamedTuple

from markupsafe import Markup

from rulewright.kernel.game import Game
from rulewright.kernel.page.scene import CardFront
from rulewright.kernel.rulebook import rulebook_of
from rulewright.kernel.variant import OFFICIAL, Variant, numbered_variant
from rulewright.server.html.cards import card_page_face
from rulewright.server.html.elements import el, join

SHORT = frozenset(("ap", "hp", "mp", "los"))  # written in capitals everywhere


class Slider(NamedTuple):
    """A number that can be changed: a tunable's, or a card's as 'key.number'."""

    name: str
    label: str
    official: int
    value: int
    most: int


def _slider(name: str, label: str, official: int, values: Mapping[str, str]) -> Slider:
    given = values.get(name, "")
    value = int(given) if given.isascii() and given.isdigit() and len(given) < 7 else official
    return Slider(name, label, official, value, max(10, 2 * official, value))


def rule_sliders(game: Game, values: Mapping[str, str]) -> list[Slider]:
    """Every tunable that is a whole number."""
    rules = game.official().rules
    numbers = [(each.name, each.default) for each in fields(rules) if type(each.default) is int]
    return [_slider(name, _words(name), official, values) for name, official in numbers]


def card_sliders(game: Game, key: str, values: Mapping[str, str]) -> list[Slider]:
    """The numbers of one card."""
    card: Any = next((card for card in game.official().cards if card.key == key), None)
    numbers = card.numbers() if card is not None else {}
    return [_slider(f"{key}.{name}", _words(name), n, values) for name, n in numbers.items() if type(n) is int]


def _words(name: str) -> str:
    """The name of a number as people write it."""
    first, *rest = [word.upper() if word in SHORT else word for word in name.split("_")]
    return " ".join([first[:1].upper() + first[1:], *rest])


def variant_of(game: Game, values: Mapping[str, str]) -> Variant:
    """What the numbers of a form or an address change, besides what is as it was."""
    cards = dict.fromkeys(name.rpartition(".")[0] for name in values if "." in name)
    sliders = [*rule_sliders(game, values), *(each for key in cards for each in card_sliders(game, key, values))]
    moved = {each.name: each.value for each in sliders if each.value != each.official}
    names = dict(card_choices(game))
    said = []
    for name, value in moved.items():
        card, dot, number = name.rpartition(".")
        said.append(f"{names[card]}: {_words(number)} {value}" if dot else f"{_words(name)} {value}")
    return numbered_variant(values.get("name", "").strip()[:40] or ", ".join(said)[:40] or "as it is", moved)


def fronts(game: Game, variant: Variant) -> dict[str, CardFront]:
    """Every card as it looks under a variant, by name."""
    chapters = game.page.gallery(game.rules.book(variant))
    return {front.name: front for _, cards in chapters for front in cards}


def change_html(game: Game, variant: Variant, chosen: Sequence[str] = ()) -> Markup:
    """What a variant changes, in words: cards before and after, and the lines of the rulebook that read otherwise.

    Cards that were chosen and are as they were are shown, too.
    """
    before, after = fronts(game, OFFICIAL), fronts(game, variant)
    cards = [(before[name], front) for name, front in after.items() if name in before and before[name] != front]
    old, new = rulebook_of(game, OFFICIAL), rulebook_of(game, variant)
    both = [(id, old.clauses[id].text, clause.text) for id, clause in new.clauses.items()]
    lines = [each for each in both if each[1] != each[2]]
    names = dict(card_choices(game))
    same = [before[name] for key in chosen if (name := names.get(key)) in before and before[name] == after.get(name)]
    still = [el("figure", el("div", card_page_face(front, game.slug), class_="item")) for front in same[:6]]
    if not cards and not lines:
        nothing = el("p", "Nothing differs yet: move a slider.", class_="soft")
        return join(el("div", *still, class_="pairs gallery"), nothing) if still else nothing
    shown = [(card_page_face(one, game.slug), card_page_face(other, game.slug)) for one, other in cards[:6]]
    pairs = [
        el(
            "figure",
            el("div", one, class_="item"),
            el("span", "becomes", class_="soft"),
            el("div", other, class_="item"),
        )
        for one, other in shown
    ]
    texts = [(one.name, _plain(one), _plain(other)) for one, other in cards]
    words = [el("li", el("b", name), " ", changed_words(was, now)) for name, was, now in texts + lines if was != now]
    beside = el("div", *pairs, *still, class_="pairs gallery") if pairs or still else None
    more = el("p", f"and {len(words) - 12} lines more", class_="soft") if len(words) > 12 else None
    said = join(el("h2", "In words"), el("ul", *words[:12], class_="lines"), more) if words else None
    return join(beside, said)


def _plain(front: CardFront) -> str:
    """What a card says, as one line."""
    corners = [f"{each.label} {each.value}" for each in front.corners if each]
    cost = [f"{front.cost_label[:1].upper()}{front.cost_label[1:]} {front.cost}"] if front.cost else []
    return ". ".join([*cost, *corners, "".join(text for text, _ in front.text)]).strip(". ")


def changed_words(was: str, now: str) -> Markup:
    """A text with the words that go struck out and those that come marked."""
    old, new = was.split(), now.split()
    parts: list[Markup | str | None] = []
    for kind, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            parts += [" ".join(old[a:b]), " "]
        else:
            parts += [el("del", " ".join(old[a:b])) if b > a else None, " " if b > a and d > c else None]
            parts += [el("ins", " ".join(new[c:d])) if d > c else None, " "]
    return join(*parts)


def card_choices(game: Game) -> Sequence[tuple[str, str]]:
    """All cards to choose from."""
    return sorted(((card.key, card.name) for card in game.official().cards), key=lambda each: each[1])
