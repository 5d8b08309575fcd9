"""Cards, counters and zones as HTML. One card serves all sizes: its parts scale with it and hide when small."""

import re
from dataclasses import replace
from functools import lru_cache

from markupsafe import Markup

from rulewright.kernel.page.scene import Badge, CardFront, Counter, Item, Mark, Zone
from rulewright.server.art import ground
from rulewright.server.el import classes, el, icon, join
from rulewright.server.icons import SEAT_SIGNS
from rulewright.server.wheels import pip_words, pips_html

CORNERS = ("left", "center", "right")
STEPS = (  # the lengths from which a text is set smaller; with values below it, sooner
    ((112, "longer"), (66, "long")),
    ((150, "longest"), (86, "longer"), (46, "long")),
)
FEW = 5  # a grid with fewer cards shows them large


def sentence(*parts: str) -> str:
    """Parts as sentences for a screen reader."""
    return " ".join(part if part[-1] in ".!?" else part + "." for part in (p.strip() for p in parts) if part)


def counter_words(counter: Counter) -> str:
    """'Attack 3', 'Damage 4 of 10', and what it is made of."""
    words = f"{counter.label} {counter.value}" + (f" of {counter.most}" if counter.most else "")
    if len(counter.parts) > 1:
        words += " (" + ", ".join(f"{p.words} {p.value:+d}" for p in counter.parts) + ")"
    return words


def face_words(face: CardFront) -> str:
    """The whole card in words."""
    kind = face.kind + (f", {face.cost_label} {face.cost}" if face.cost else "")
    stats = ", ".join(counter_words(c) for c in face.corners if c)
    return sentence(face.name, kind, stats, "".join(run for run, _ in face.text), face.star, face.footnote)


def item_words(item: Item) -> str:
    """What a screen reader says of a thing on the table."""
    badges = ", ".join(badge.words for badge in item.badges)
    lines = (*item.lines, ", ".join(mark_words(mark) for mark in item.marks))
    if item.face is None:
        return sentence(item.words or "Hidden card", badges, *lines, item.note)
    return sentence(face_words(item.face), "Face-down" if item.closed else "", badges, *lines, item.note)


def mark_words(mark: Mark) -> str:
    far = f"{mark.value} of {mark.most}" if mark.most else "not yet"
    return f"player {mark.seat + 1} {'done' if mark.done else far}"


def mark_html(mark: Mark) -> Markup:
    """A player's sign and how far they are; a tick when done."""
    full = mark.done or bool(mark.most and mark.value >= mark.most)
    shown = icon("check") if mark.done else el("b", str(mark.value) if mark.most else "–")
    return el("span", icon(SEAT_SIGNS[mark.seat % len(SEAT_SIGNS)], "icon sign"), shown,
              class_=classes("mark", f"seat{mark.seat}", full and "full"))  # fmt: skip


def badge(b: Badge) -> Markup:
    return el("span", icon(b.icon), el("b", b.words), el("i", str(b.n)) if b.n else None, class_="badge", title=b.words)


def text_run(words: str, clause: str) -> Markup:
    return el("span", words, class_="kw", data_clause=clause) if clause else Markup(el("span", words))


def corner(counter: Counter | None, place: str) -> Markup:
    if counter is None:
        return Markup("")
    shift = 0 if counter.base is None else counter.value - counter.base
    moved = "up" if shift > 0 else "down" if shift < 0 else ""
    value = f"{counter.value:+d}" if counter.most == 0 else str(counter.value)
    return el("span", icon(counter.icon), el("b", value), class_=classes("stat", place, moved))


@lru_cache(maxsize=4096)
def card_face(face: CardFront) -> Markup:
    """The front of a card; spans only, so that it may stand in a button."""
    front, *behind = face.icons or ("",)
    length = sum(len(run) for run, _ in face.text)
    gem = face.cost and not face.pips
    sizes = [size for n, size in STEPS[any(face.corners)] if length > n]
    widest = max(map(len, face.name.split()))
    return el(
        "span",
        el(
            "span",
            ground(face.name),
            *[icon(name, "second") for name in behind[:1]],
            icon(front, "first"),
            class_="pic",
        ),
        el("span", el("b", face.cost), class_="gem") if gem else None,
        pips_html(face.pips),
        el("span", icon(face.symbol.icon), class_="symbol") if face.symbol else None,
        el("span", icon("star"), class_="star") if face.star else None,
        el(
            "span",
            face.name,
            class_=classes("name", len(face.name) > (13 if gem else 16) and "long", widest > 10 and "wide"),
        ),
        el("span", face.kind, class_="kind"),
        el(
            "span",
            el("span", *[text_run(*run) for run in face.text]),
            class_=classes("text", *sizes),
        ),
        el("span", *[corner(c, CORNERS[i]) for i, c in enumerate(face.corners)], class_="stats")
        if any(face.corners)
        else None,
        el("span", face.origin, class_="origin") if face.origin else None,
        class_=classes("card", f"hue-{face.hue}", "longer" in sizes and "wordy", not gem and "free"),
        aria_hidden="true",
    )


def card_page_face(face: CardFront, slug: str) -> Markup:
    """The front of a card with its keywords as links, for pages where it is no button."""
    html = str(card_face(face)).replace(' aria-hidden="true">', ">", 1)
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


def track(counter: Counter) -> Markup:
    """A counter with an end: one notch a point, filled from the left, and the numbers."""
    most = counter.most or 0
    notches = "".join(f'<i class="{"on" if i < counter.value else ""}"></i>' for i in range(most))
    return el(
        "span",
        el("span", icon(counter.icon), el("b", str(counter.value)), el("small", f"/{most}"), class_="amount"),
        el("span", Markup(notches), class_="notches"),
        class_=classes("track", most and counter.value * 10 >= most * 7 and "danger"),
        title=counter_words(counter),
    )


@lru_cache(maxsize=4096)
def counter_html(counter: Counter, tag: str = "span") -> Markup:
    """A number with its name; hovering shows what it was made of."""
    if counter.most:
        return track(counter)
    inner = join(icon(counter.icon), el("b", str(counter.value)), el("span", counter.label, class_="label"))
    parts = "; ".join(f"{p.words} {p.value:+d}" for p in counter.parts)
    return el(
        tag,
        inner,
        id=counter.id or None,
        type="button" if tag == "button" else None,
        class_=classes("counter", counter.big and "big", counter.brief and "brief", not counter.value and "zero"),
        data_ref=counter.id or None,
        data_tip=parts or None,
        title=None if parts else counter.label,
        aria_label=counter_words(counter) if tag == "button" else None,
    )


def zone_words(zone: Zone) -> str:
    size = zone.size
    held = f"{size} card{'' if size == 1 else 's'}" if not zone.plaque and zone.layout != "drawer" else ""
    counters = ", ".join([counter_words(c) for c in zone.counters] + [pip_words(pip) for pip in zone.pips])
    return sentence(zone.label, held, counters, ", ".join(b.words for b in zone.badges), zone.note)


def zone_html(zone: Zone) -> Markup:
    """A zone's frame: its head, and slots that its cards and inner zones are put into."""
    size = zone.size if zone.size is not None else len(zone.items)
    return _frame(replace(zone, items=(), zones=(), size=size), min(len(zone.items), FEW), bool(zone.zones))


@lru_cache(maxsize=4096)
def _frame(zone: Zone, filled: int, split: bool) -> Markup:
    """The frame of a zone that says its size and is given without what lies in it."""
    title = join(
        el("span", icon(zone.icon), class_="emblem") if zone.icon else None,
        el("span", zone.label, class_="label"),
        el("b", str(zone.size), class_="size") if zone.layout == "pile" else None,
    )
    head = el(
        "button",
        el("span", title, class_="title"),
        *[counter_html(c) for c in zone.counters],
        pips_html(zone.pips),
        *[badge(b) for b in zone.badges],
        type="button",
        class_="grip",
        aria_label=zone_words(zone),
    )
    hollow = [el("span", class_="hollow") for _ in range(zone.room)]
    return el(
        "section",
        head,
        el("div", id=f"{zone.id}-zones", class_="zones", data_slot=True) if split else None,
        el(
            "div",
            el("div", id=f"{zone.id}-items", class_=f"items {zone.layout}", data_slot=True),
            el("span", *hollow, class_="hollows") if hollow else None,
            el("span", zone.empty, class_="empty") if zone.empty and not filled else None,
            class_="holds",
        ),
        id=zone.id,
        class_=classes(
            "zone",
            f"z-{zone.layout}",
            zone.layout == "drawer" and "z-pile",
            zone.plaque and "plaque",
            zone.dim and "dim",
            filled < FEW and "few",
            all(c.most for c in zone.counters) and "uncounted",
            zone.hue and f"hue-{zone.hue}",
            zone.owner is not None and f"seat{zone.owner}",
            f"grow{zone.grow}",
        ),
        data_ref=zone.id,
        data_note=zone.note or None,
    )
