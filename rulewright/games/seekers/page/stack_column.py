"""The Stack on the page: its objects, and arrows to what they are aimed at."""

from collections.abc import Sequence

from rulewright.games.seekers.page.card_fronts import card_front
from rulewright.games.seekers.rules.state import TRIGGER, Item, State, are_enemies, printed
from rulewright.games.seekers.words.aims import end_name, ends
from rulewright.games.seekers.words.names import direction_name
from rulewright.kernel.page.scene import YOU, Arrow, Badge, CardFront
from rulewright.kernel.page.scene import Item as Shown


def on_stack(view: State, item: Item, names: Sequence[str]) -> Shown:
    """An object on the Stack: what it is, whose, and at what."""
    face = CardFront(item.trigger.capitalize(), "Trigger", "rose", icon="bolt")
    if item.face >= 0:
        face = card_front(printed(view, item), of=view.book.cards[item.face].key)
    what = "Trigger" if item.kind == TRIGGER else "Played"
    lines = [f"{what} by {names[item.seat].replace(YOU, 'you')}" if item.seat >= 0 else what]
    aims = [end_name(view, end) for end in ends(view, item)]
    if item.direction >= 0:
        lines.append(f"towards {direction_name(item.direction)}: {', '.join(aims) or 'nobody'}")
    elif aims:
        lines.append(f"at {', '.join(aims)}")
    badges = (Badge("Amplified", "plus", "SK-211"),) if item.amplified else ()
    return Shown(f"stack-{item.uid}", face, item.seat if item.seat >= 0 else None, badges, lines=tuple(lines))


def arrows(view: State, item: Item) -> list[Arrow]:
    """From an object on the Stack to what it is about."""
    seat = item.seat if item.seat >= 0 else None
    source = f"unit-{item.seat}" if item.seat >= 0 else ""
    units = {f"unit-{i}": unit.seat for i, unit in enumerate(view.units)}
    found = []
    for end in ends(view, item):
        friend = seat is not None and end in units and not are_enemies(view, seat, units[end])
        found.append(Arrow(f"stack-{item.uid}", end, "help" if friend else "aim", source, seat))
    return found
