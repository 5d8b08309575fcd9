"""A deck being built as HTML, part by part: verdict, curve, piles. The cards beside it are in `card_pool`."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from markupsafe import Markup

from rulewright.kernel.decks.deck import Deck, PoolCard, Section, Shelf, curve
from rulewright.kernel.decks.deck_text import write
from rulewright.kernel.game import Game
from rulewright.kernel.words import Reason
from rulewright.server.deck_shelf import OWN, to_code
from rulewright.server.html.decks.card_pool import held_html
from rulewright.server.html.elements import classes, el, icon, join
from rulewright.server.html.words import face_words
from rulewright.server.store.rows import DeckRow


@dataclass
class DeckDraft:
    """A deck being built: the text is the truth, and the deck what was read from it (None: unreadable)."""

    game: Game
    shelf: Shelf
    deck: Deck | None
    text: str
    faults: list[str] = field(default_factory=list)  # lines that can't be read
    reasons: list[Reason] = field(default_factory=list)  # why it is not legal
    advice: list[Reason] = field(default_factory=list)
    id: str = ""  # of the kept deck, '' while it is not kept
    into: str = ""  # the section cards go to, '': where they belong
    values: Mapping[str, str] = field(default_factory=dict)  # of the filters
    said: str = ""
    mine: list[DeckRow] = field(default_factory=list)

    @property
    def legal(self) -> bool:
        return self.deck is not None and not self.reasons

    @property
    def address(self) -> str:
        """Where a reload finds the deck as it stands."""
        own = f"open={OWN}{self.id}&" if self.id else ""
        return f"/decks/{self.game.slug}?{own}d={to_code(self.text)}"


def parts(b: DeckDraft, before: Deck | None) -> list[tuple[str, str]]:
    """What a change changes on the page: ids and what now stands in them."""
    now = b.deck or Deck("")
    held = [
        (f"held-{card.key}", str(held_html(card, now.held(card.key))))
        for card in b.shelf.pool
        if before is None or before.held(card.key) != now.held(card.key)
    ]
    return [
        ("verdict", str(verdict(b))),
        ("glance", str(glance(b))),
        ("curve", str(curve_svg(b.shelf, now))),
        ("deck-text", b.text),
        ("share", str(share(b))),
        *_pile_parts(b, before),
        *held,
    ]


def _pile_parts(b: DeckDraft, before: Deck | None) -> list[tuple[str, str]]:
    """The piles; where only numbers of copies changed, those rows and the count above them."""
    if before is None or b.deck is None:
        return [("piles", str(piles(b)))]
    found = []
    for section in b.shelf.sections:
        was, now = before.piles.get(section.key, {}), b.deck.piles.get(section.key, {})
        if was.keys() != now.keys():
            found.append((f"pile-{section.key}", str(_pile(b, section, b.deck))))
        elif was != now:
            found.append((f"head-{section.key}", str(_head(section, b.deck))))
            found += [
                (f"row-{section.key}-{key}", str(_row(b, section, b.shelf.by_key[key], n)))
                for key, n in now.items()
                if was[key] != n
            ]
    return found


# -- the deck


def rule_link(game: Game, clauses: str) -> Markup:
    """To the first of the clauses; which ones they are is seen by whoever rests on it."""
    first = clauses.partition(",")[0].strip()
    if not first:
        return Markup("")
    return el("a", "the rule", class_="clause", href=f"/rules/{game.slug}#{first}", target="rules", title=clauses)


def said_reason(game: Game, reason: Reason) -> Markup:
    words = reason.words[:1].upper() + reason.words[1:]
    return el("li", el("span", words), " ", rule_link(game, reason.clause))


def headline(b: DeckDraft) -> str:
    """Whether it can be played with, in one line."""
    if b.deck is None:
        return "The text can't be read"
    if not b.reasons:
        aside = sum(b.deck.size(section.key) for section in b.shelf.sections if section.aside)
        return f"Legal: {b.deck.total - aside} cards" + (f" and {aside} aside" if aside else "")
    return "Not legal yet: 1 reason" if len(b.reasons) == 1 else f"Not legal yet: {len(b.reasons)} reasons"


def verdict(b: DeckDraft) -> Markup:
    """Legal or not, and every reason with its clause."""
    sign = icon("circle-check" if b.legal else "triangle-exclamation")
    lines = [said_reason(b.game, reason) for reason in b.reasons] + [el("li", fault) for fault in b.faults]
    return join(
        el("p", sign, el("strong", headline(b)), class_=classes("judged", "ok" if b.legal else "bad")),
        el("ul", *lines, class_="reasons") if lines else None,
        _advice(b) if b.advice else None,
    )


def _advice(b: DeckDraft) -> Markup:
    count = "1 thing" if len(b.advice) == 1 else f"{len(b.advice)} things"
    lines = [said_reason(b.game, reason) for reason in b.advice]
    return el("details", el("summary", f"Allowed, but look: {count}"), el("ul", *lines), class_="advice")


def glance(b: DeckDraft) -> Markup:
    """The verdict in the bar of a small screen: counts, and legal or not."""
    deck = b.deck or Deck("")
    main = [section for section in b.shelf.sections if not section.aside]
    count = f"{sum(deck.size(each.key) for each in main)}/{sum(each.size for each in main)}"
    words = "Legal" if b.legal else f"{len(b.reasons) + len(b.faults)} to put right"
    sign = icon("circle-check" if b.legal else "triangle-exclamation")
    return el("a", el("b", count), sign, el("span", words), href="#deck", class_="ok" if b.legal else "bad")


BAR, GAP, TALL = 30, 6, 64


def curve_svg(shelf: Shelf, deck: Deck) -> Markup:
    """How many cards of each cost, as bars with their numbers."""
    counts = curve(shelf, deck)
    highest, width = max([1, *counts.values()]), len(counts) * (BAR + GAP) - GAP
    drawn = []
    for place, (number, n) in enumerate(counts.items()):
        x, high = place * (BAR + GAP), round(TALL * n / highest) if n else 2
        drawn.append(el("rect", x=x, y=16 + TALL - high, width=BAR, height=high, rx=4, class_="bar" if n else "none"))
        drawn.append(el("text", str(n) if n else "", x=x + BAR / 2, y=12 + TALL - high, class_="n"))
        drawn.append(el("text", str(number), x=x + BAR / 2, y=TALL + 32, class_="cost"))
    said = ", ".join(f"{n} of {number}" for number, n in counts.items() if n) or "no cards"
    cards = sum(counts.values())
    mean = sum(number * n for number, n in counts.items()) / cards if cards else 0
    box = f"0 0 {width} {TALL + 38}"
    return join(
        el("p", f"By {shelf.curve}", el("small", f"on average {mean:.1f}" if cards else ""), class_="caption"),
        el("svg", *drawn, view_box=box, role="img", aria_label=f"Cards by {shelf.curve}: {said}", class_="curve"),
    )


def piles(b: DeckDraft) -> Markup:
    """The sections with their cards."""
    if b.deck is None:
        return el("p", "Put the text below right, and read it again.", class_="soft")
    return join(
        *[
            el(
                "section",
                _pile(b, section, b.deck),
                id=f"pile-{section.key}",
                class_=classes("pile", section.size == 1 and "alone"),
            )
            for section in b.shelf.sections
        ]
    )


def _pile(b: DeckDraft, section: Section, deck: Deck) -> Markup:
    pile = deck.piles.get(section.key, {})
    rows = [
        el(
            "li",
            _row(b, section, card, pile[card.key]),
            id=f"row-{section.key}-{card.key}",
            class_=f"hue-{card.face.hue}",
        )
        for card in b.shelf.pool
        if pile.get(card.key)
    ]
    return join(
        el("h3", _head(section, deck), id=f"head-{section.key}"),
        el("ul", *rows) if rows else el("p", "Nothing yet", class_="soft"),
    )


def _head(section: Section, deck: Deck) -> Markup:
    n = deck.size(section.key)
    right = n == section.size or (section.open_end and n > section.size) or (section.optional and not n)
    count = el("span", el("b", str(n)), f" of {section.words}", class_=classes("count", "ok" if right else "bad"))
    return join(section.title, " ", count)


def _row(b: DeckDraft, section: Section, card: PoolCard, n: int) -> Markup:
    alone = section.size == 1
    others = [each for each in b.shelf.sections if each.key in card.sections and each.key != section.key]

    def press(verb: str, sign: str, words: str, more: str = "") -> Markup:
        id, value = f"{verb}-{section.key}-{card.key}", f"{verb} {card.key} {section.key}{more}"
        return el("button", icon(sign), id=id, name="do", value=value, aria_label=words, title=words)

    return join(
        el("span", card.face.cost or "·", class_="cost"),
        el("span", card.name, class_="title", title=face_words(card.face)),
        el("b", str(n), class_=classes("n", card.most is not None and n > card.most and not section.aside and "over")),
        el(
            "span",
            *[press("move", "right-left", f"{card.name} to {o.title}", f" {o.key}") for o in others[:1] if not alone],
            press("less", "minus", f"One {card.name} less in {section.title}"),
            None if alone else press("more", "plus", f"One more {card.name} in {section.title}"),
            class_="presses",
        ),
    )


def share(b: DeckDraft) -> Markup:
    """The link that opens this deck anywhere."""
    if b.deck is None:
        return Markup("")
    link = f"/decks/{b.game.slug}?d={to_code(write(b.shelf, b.deck))}"
    return join(
        el("button", icon("link"), "Copy the link", type="button", class_="choice quiet", data_copy=link),
        el("a", "Open the link", href=link, class_="more"),
    )
