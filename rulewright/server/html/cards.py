"""Cards and counters as HTML. One card serves all sizes: its parts scale with it and hide when small."""

import re
from functools import lru_cache

from markupsafe import Markup

from rulewright.kernel.page.how_to_play import sign_name
from rulewright.kernel.page.scene import Badge, CardFront, Counter, Item, Mark
from rulewright.server.html.elements import classes, el, icon, join
from rulewright.server.html.icons import SEAT_SIGNS
from rulewright.server.html.pictures import picture_address
from rulewright.server.html.pips import pips_html
from rulewright.server.html.words import counter_words, item_words

CORNERS = ("left", "center", "right")

LINE = 32  # letters that a second line of the name takes from the text

CROWDED = 50  # letters of text beside values for which a narrow card's picture gives way

KIND = 23  # letters of a kind that have room in one line of a narrow card

STEPS = (  # the lengths from which a text is set smaller; with values below it, sooner
    ((112, "longer"), (66, "long")),
    ((150, "longest"), (86, "longer"), (36, "long")),
)


def mark_html(mark: Mark) -> Markup:
    """A player's sign and how far they are; a tick when done."""
    full = mark.done or bool(mark.most and mark.value >= mark.most)
    shown = icon("check") if mark.done else el("b", str(mark.value) if mark.most else "–")
    near = bool(mark.most and not mark.done and 4 * mark.value >= 3 * mark.most)  # who is about to win is seen
    return el("span", icon(SEAT_SIGNS[mark.seat % len(SEAT_SIGNS)], "icon sign"), shown,
              class_=classes("mark", f"seat{mark.seat}", full and "full", near and "near"))  # fmt: skip


def badge(b: Badge) -> Markup:
    """A sign with its name; what it means is said of it where it is looked at."""
    return el(
        "span", icon(b.icon), el("b", b.words.partition(":")[0]), el("i", str(b.n)) if b.n else None, class_="badge",
        data_sign=sign_name(b.words), data_says=b.words,
    )  # fmt: skip


def text_run(words: str, clause: str) -> Markup:
    return el("span", words, class_="kw", data_clause=clause) if clause else Markup(el("span", words))


def corner(counter: Counter | None, place: str) -> Markup:
    if counter is None:
        return Markup("")
    shift = 0 if counter.base is None else counter.value - counter.base
    moved = "up" if shift > 0 else "down" if shift < 0 else ""
    value = f"{counter.value:+d}" if counter.most == 0 else str(counter.value)
    return el("span", icon(counter.icon), el("b", value), class_=classes("stat", place, moved),
              data_sign=counter.label, data_says=counter_words(counter))  # fmt: skip


def picture_html(face: CardFront) -> Markup:
    """What a card shows above its name: its picture, or an icon."""
    if at := picture_address(face.picture):
        return el("span", el("img", src=at, alt="", loading="lazy", decoding="async"), class_="pic")
    return el("span", icon(face.icon, "first"), class_="pic")


@lru_cache(maxsize=4096)
def card_face(face: CardFront) -> Markup:
    """The front of a card; spans only, so that it may stand in a button."""
    length = sum(len(run) for run, _ in face.text) + (LINE if len(face.name) > 20 else 0)
    gem = face.cost and not face.pips
    sizes = [size for n, size in STEPS[any(face.corners)] if length > n]
    widest, crowded = max(map(len, face.name.split())), any(face.corners) and length > CROWDED
    return el(
        "span",
        picture_html(face),
        el(
            "span",
            el("b", face.cost),
            class_="gem",
            data_sign=face.cost_label,
            data_says=f"{face.cost_label[:1].upper()}{face.cost_label[1:]} {face.cost}",
        )
        if gem
        else None,
        pips_html(face.pips),
        el(
            "span",
            icon(face.symbol.icon),
            class_="symbol",
            data_sign=sign_name(face.symbol.words),
            data_says=face.symbol.words,
        )
        if face.symbol
        else None,
        el("span", icon("star"), class_="star", data_sign=sign_name(face.star), data_says=face.star)
        if face.star
        else None,
        el(
            "span",
            face.name,
            class_=classes("name", len(face.name) > (13 if gem else 16) and "long", widest > 10 and "wide"),
        ),
        el("span", face.kind, class_="kind"),
        el("span", el("span", *[text_run(*run) for run in face.text]), class_=classes("text", *sizes)),
        el("span", *[corner(c, CORNERS[i]) for i, c in enumerate(face.corners)], class_="stats")
        if any(face.corners)
        else None,
        class_=classes(
            "card",
            f"hue-{face.hue}",
            sizes and "worded",
            "longer" in sizes and "wordy",
            not gem and "free",
            crowded and "crowded",
            len(face.kind) > KIND and "typed",
        ),
        aria_hidden="true",
    )


def card_page_face(face: CardFront, slug: str) -> Markup:
    """The front of a card with its keywords as links, for pages where it is no button."""
    html = str(card_face(face)).replace(' aria-hidden="true">', ">", 1).replace(" data-says=", " title=")
    linked = re.sub(
        r'<span class="kw" data-clause="([\w-]+)">(.*?)</span>',
        rf'<a class="kw" data-clause="\1" href="/rules/{slug}#\1">\2</a>',
        html,
    )
    return Markup(linked)


@lru_cache(maxsize=64)
def card_back(owner: int | None) -> Markup:
    return el(
        "span",
        el("span", icon("gem"), class_="crest"),
        class_=f"card back seat{owner if owner is not None else ''}",
        aria_hidden="true",
    )


@lru_cache(maxsize=8192)
def item_html(item: Item) -> Markup:
    """A card on the table: a button, lit and clicked by its ref. With lines it is a row: the card and its words."""
    card = card_face(item.face) if item.face else card_back(item.owner)
    if item.lines:
        title = item.face.name if item.face else item.words
        marks = el("span", *[mark_html(mark) for mark in item.marks], class_="reached") if item.marks else None
        words = el("span", el("b", title), *[el("span", line) for line in item.lines], marks, class_="lines")
        card = join(el("span", card, class_="thumb"), words)
    return el(
        "button",
        card,
        el("span", *[badge(b) for b in item.badges], class_="badges") if item.badges else None,
        el("span", icon("eye-slash"), class_="lid") if item.closed and item.face else None,
        id=item.id,
        type="button",
        class_=classes(
            "item",
            item.owner is not None and f"seat{item.owner}",
            item.lines and "lined",
            item.marks and "marked",
            len(item.marks) > 5 and "laden",
            item.dim and "dim",
            item.turned and "turned",
            item.closed and "closed",
        ),
        data_ref=item.id,
        data_note=item.note or None,
        aria_label=item_words(item),
    )


def track(counter: Counter, alone: bool = False) -> Markup:
    """A counter with an end: one notch a point, filled from the left, and the numbers."""
    most = counter.most or 0
    # what is left worries when it is little, what is counted when it is much
    left = counter.icon in ("heart", "shield-halved")
    worry = counter.value * 10 <= most * 3 if left else most and counter.value * 10 >= most * 7
    notches = "".join(f'<i class="{"on" if i < counter.value else ""}"></i>' for i in range(most))
    return el(
        "span",
        el(
            "span",
            icon(counter.icon),
            el("b", str(counter.value)),
            el("small", f"/{most}"),
            el("span", counter.label, class_="label"),
            class_="amount",
        ),
        el("span", Markup(notches), class_="notches"),
        short_name(counter),
        class_=classes("track", worry and "danger", counter.short and "named"),
        **reached(counter, alone),
        data_sign=counter.label,
        data_says=counter_words(counter),
    )


def short_name(counter: Counter) -> Markup | None:
    """Below the number on a narrow screen, where signs alone would not say which is which."""
    return el("small", counter.short, class_="short", aria_hidden="true") if counter.short else None


def reached(counter: Counter, alone: bool) -> dict[str, str]:
    """How a number that stands alone, in no button, is reached by keys to be read."""
    return {"tabindex": "0", "role": "img", "aria_label": counter_words(counter)} if alone else {}


@lru_cache(maxsize=4096)
def counter_html(counter: Counter, tag: str = "span", alone: bool = False) -> Markup:
    """A number with its name; the reader says what it means, and what it was made of."""
    if counter.most:
        return track(counter, alone)
    if tag == "button":
        alone = False
    name = el("span", counter.label, class_="label")
    inner = join(icon(counter.icon), el("b", str(counter.value)), name, short_name(counter) or Markup(""))
    parts = "; ".join(f"{p.words} {p.value:+d}" for p in counter.parts)
    return el(
        tag,
        inner,
        id=counter.id or None,
        type="button" if tag == "button" else None,
        class_=classes(
            "counter",
            counter.icon and f"c-{counter.icon}",
            counter.big and "big",
            counter.brief and "brief",
            not counter.value and "zero",
            counter.short and "named",
        ),
        data_ref=counter.id or None,
        data_sign=counter.label if counter.icon else None,
        data_says=counter_words(counter) if counter.icon else None,
        data_tip=parts or None,
        **reached(counter, alone),
        **({"aria_label": counter_words(counter)} if tag == "button" else {}),
    )
