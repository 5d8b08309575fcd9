"""Zones as HTML: a frame with a head, and slots that cards and inner zones are put into."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from markupsafe import Markup

from rulewright.kernel.page.scene import Item, Zone
from rulewright.server.html.cards import badge, counter_html, item_html
from rulewright.server.html.elements import classes, el, icon, join
from rulewright.server.html.fragment_diff import Fragments, fragment
from rulewright.server.html.pips import pips_html
from rulewright.server.html.words import zone_words

FEW = 5  # a grid with fewer cards shows them large
IN_SIGHT = 3  # so many cards of a hand lie side by side on a narrow screen


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
        data_count=zone.size if zone.layout == "fan" and (zone.size or 0) > IN_SIGHT else None,
    )


@lru_cache(maxsize=2048)
def zone_fragments(zone: Zone, parent: str) -> Fragments:
    """A zone, its inner zones and its cards, parents first."""
    found = dict([fragment(zone.id, parent, zone_html(zone))])
    for inner in zone.zones:
        found |= zone_fragments(inner, f"{zone.id}-zones")
    inside = f"{zone.id}-items"
    for item in zone.items:
        found[item.id] = _item(item, inside)
    return found


@lru_cache(maxsize=8192)
def _item(item: Item, inside: str) -> tuple[str, str]:
    return inside, str(item_html(item))


def zone_items(zone: Zone) -> Iterator[Item]:
    """The cards of a zone and of its inner zones."""
    yield from zone.items
    for inner in zone.zones:
        yield from zone_items(inner)
