"""The cards that decks are built from as HTML: each with its face, how many the deck has, and what finds it."""

from collections.abc import Mapping
from functools import lru_cache

from markupsafe import Markup

from rulewright.kernel.decks.deck import Deck, PoolCard, Shelf
from rulewright.server.html.cards import card_face
from rulewright.server.html.elements import classes, el, icon, join
from rulewright.server.html.words import face_words


def held_html(card: PoolCard, n: int) -> Markup:
    """How many of a card the deck has, of how many."""
    most = f"/{card.most}" if card.most is not None else ""
    over = card.most is not None and n > card.most
    return el("span", el("b", str(n)), el("small", most), class_=classes("have" if n else "", "over" if over else ""))


@lru_cache(maxsize=2048)
def pool_card_html(card: PoolCard) -> tuple[Markup, Markup]:
    """A card on the shelf up to the number held, and from there on."""
    front = el(
        "span",
        card_face(card.face),
        el("span", face_words(card.face), class_="sr"),
        class_="item",
        data_press=f"add-{card.key}",
    )
    less = el(
        "button", icon("minus"), name="do", value=f"less {card.key}", id=f"less-{card.key}",
        aria_label=f"Take one {card.name} out",
    )  # fmt: skip
    more = el(
        "button", icon("plus"), name="do", value=f"add {card.key}", id=f"add-{card.key}",
        aria_label=f"Add {card.name}",
    )  # fmt: skip
    note = el("small", card.note, class_="note") if card.note else None
    return join(front, note, Markup('<span class="stepper">'), less), join(more, Markup("</span>"))


def pool_html(shelf: Shelf, chosen: Deck | None, values: Mapping[str, str]) -> Markup:
    """All cards by the section they belong to; those the filters leave out are hidden."""
    deck, made = chosen or Deck(""), []
    for section in shelf.sections:
        picks, seen = [], 0
        for card in shelf.pool:
            if card.sections[0] == section.key:
                first, last = pool_card_html(card)
                held = el("span", held_html(card, deck.held(card.key)), id=f"held-{card.key}", class_="held")
                found = fits(shelf, card, values)
                seen += found
                fields = "|".join(card.fields)
                whole = join(first, held, last)
                picks.append(
                    el("li", whole, class_="pick", data_find=words_of(card), data_fields=fields, hidden=not found)
                )
        if picks:
            title = el("h2", section.title, " ", el("small", f"{section.words} in the {shelf.noun}"))
            made.append(el("section", title, el("ul", *picks, class_="picks"), data_shelf=True, hidden=not seen))
    return join(*made)


@lru_cache(maxsize=2048)
def words_of(card: PoolCard) -> str:
    """What a search looks through."""
    return face_words(card.face).lower()


def fits(shelf: Shelf, card: PoolCard, values: Mapping[str, str]) -> bool:
    """Whether the filters let a card through."""
    for place, _ in enumerate(shelf.fields):
        wanted = values.get(f"f{place}", "")
        if wanted and wanted not in card.fields[place].split(", "):
            return False
    return all(word in words_of(card) for word in values.get("q", "").lower().split())
