"""A table for a game that draws none of its own: every pile and number of its state, laid out by its field's name.

A state with `players`, each a dataclass, gets a panel for each of them; lists of cards become zones, numbers
counters. What the state keeps beside the players lies in the middle.
"""

import dataclasses
import typing
from collections.abc import Sequence
from typing import Any

from rulewright.kernel.page.scene import CardFront, Counter, Item, Panel, Scene, Tile, Zone
from rulewright.kernel.question import HIDDEN, CardId, Face, Seat
from rulewright.kernel.state import State

LISTED = 12  # cards: a longer pile, or one of which nobody knows a card, is only counted


def plain_scene(view: Any, viewer: Seat | None, names: Sequence[str]) -> Scene:
    """Everything in sight, in the order in which the state names it."""
    players = _named(view, "players", [])
    panels = [_panel(view, Seat(seat), player, names[seat]) for seat, player in enumerate(players)]
    own = viewer if viewer is not None and viewer < len(panels) else None
    rivals = tuple([panel for panel in panels if panel.seat != own])
    middle = _zones(view, view, "table", None)
    active = _named(view, "active", -1)
    return Scene(
        headline=f"{names[active]}'s turn" if 0 <= active < len(names) else "Before the first turn",
        rivals=rivals,
        own=None if own is None else panels[own],
        middle=middle,
    )


def plain_text(view: Any, viewer: Seat | None, names: Sequence[str]) -> str:
    """The same table on a text screen: a line for everything."""
    scene = plain_scene(view, viewer, names)
    lines = [scene.headline]
    for panel in (*scene.rivals, *([scene.own] if scene.own else [])):
        lines.append("  ".join([panel.name, *[f"{counter.label} {counter.value}" for counter in panel.counters]]))
        lines += [f"  {_zone_text(zone)}" for row in panel.rows for zone in row]
    return "\n".join([*lines, *[_zone_text(zone) for zone in scene.middle]]).strip()


def _zone_text(zone: Zone) -> str:
    cards = [item.face.name if item.face else "?" for item in zone.items]
    return f"{zone.label}: {', '.join(cards) or zone.size}"


def plain_tile(title: str, players: range) -> Tile:
    """How such a game presents itself."""
    most = f" to {players[-1]}" if len(players) > 1 else ""
    return Tile(title, (f"{players[0]}{most} players",))


def plain_gallery(book: Any) -> list[tuple[str, list[CardFront]]]:
    """All cards of the book, where it has any."""
    cards = _named(book, "cards", ())
    return [("Cards", [card_front(card) for card in cards])] if cards else []


def card_front(card: Any) -> CardFront:
    """A card by its name and text, with its numbers below."""
    numbers = [(name, value) for name, value in _fields(card) if type(value) is int and name != "copies"][:3]
    corners: Any = tuple([Counter(name.capitalize(), value, name[0].lower()) for name, value in numbers])  # its letter
    text = _named(card, "text", "")
    return CardFront(
        name=_named(card, "name", "") or card.key,
        kind="Card",
        hue="silver",
        text=((text, ""),) if text else (),
        corners=corners + (None,) * (3 - len(corners)),
    )


def _panel(view: Any, seat: Seat, player: Any, name: str) -> Panel:
    counters = [Counter(_title(key), value) for key, value in _fields(player) if type(value) is int and value >= 0]
    return Panel(
        id=f"seat-{seat}",
        seat=seat,
        name=name,
        counters=tuple(counters),
        rows=(_zones(view, player, str(seat), seat),),
        active=_named(view, "active", -1) == seat,
        out=bool(view.gone & (1 << seat)),
    )


def _zones(view: Any, part: Any, suffix: str, owner: Seat | None) -> tuple[Zone, ...]:
    piles = [(key, value) for key, value in _fields(part) if key in _card_lists(type(part))]
    return tuple([_zone(view, f"{key}-{suffix}", _title(key), cards, owner) for key, cards in piles])


def _zone(view: Any, id: str, label: str, cards: Sequence[CardId], owner: Seat | None) -> Zone:
    known = any(view.faces[card] != HIDDEN for card in cards)
    shown = cards if known or owner is not None else ()
    items = tuple([Item(f"card-{card}", _front(view, card), owner) for card in shown[:LISTED]])
    return Zone(id, label, items=items, owner=owner, size=len(cards), layout="row" if items else "pile")


def _front(view: Any, card: CardId) -> CardFront | None:
    face: Face = view.faces[card]
    return None if face == HIDDEN else card_front(view.book.cards[face])


def _card_lists(kind: type) -> frozenset[str]:
    """The fields of a dataclass that are lists of cards."""
    return frozenset(name for name, hint in typing.get_type_hints(kind).items() if hint == list[CardId])


def _fields(thing: Any) -> list[tuple[str, Any]]:
    """The fields of a dataclass that are the game's own, with their values."""
    known = {field.name for field in dataclasses.fields(State)}
    names = [field.name for field in dataclasses.fields(thing) if field.name not in known]
    return [(name, _named(thing, name, None)) for name in names]


def _named(thing: Any, name: str, otherwise: Any) -> Any:
    """A field of a dataclass that a game may or may not have."""
    return getattr(thing, name, otherwise)


def _title(name: str) -> str:
    return name.replace("_", " ").capitalize()
