"""The Stack on the page: its objects, and arrows to what they are aimed at."""

from collections.abc import Sequence

from rulewright.games.seekers.page.card_fronts import card_front
from rulewright.games.seekers.rules.playing.targeting import aim_of, find_victims
from rulewright.games.seekers.rules.resolution.triggers import trigger_aim
from rulewright.games.seekers.rules.sight import along, sight_range
from rulewright.games.seekers.rules.state import TRIGGER, Item, State, are_enemies, printed
from rulewright.games.seekers.words.names import direction_name, effect_ref, hex_name, seat_name, unit_name
from rulewright.kernel.page.scene import Arrow, Badge, CardFront
from rulewright.kernel.page.scene import Item as Shown

REF_OF = {  # what a target chosen is on the page, by the kind of the aim
    "enemy": "unit", "ally": "unit", "unit": "unit", "hex": "hex", "free_hex": "hex", "blast": "hex", "seat": "seat",
    "stack": "stack",
}  # fmt: skip
NAMES = {"unit": unit_name, "hex": hex_name, "seat": seat_name}


def on_stack(view: State, item: Item, names: Sequence[str]) -> Shown:
    """An object on the Stack: what it is, whose, and at what."""
    face = CardFront(item.trigger.capitalize(), "Trigger", "rose", icon="bolt")
    if item.face >= 0:
        face = card_front(printed(view, item), of=view.book.cards[item.face].key)
    what = "Trigger" if item.kind == TRIGGER else "Played"
    lines = [f"{what} by {names[item.seat]}" if item.seat >= 0 else what]
    aims = [_end_name(view, end) for end in _ends(view, item)]
    if item.direction >= 0:
        lines.append(f"towards {direction_name(item.direction)}: {', '.join(aims) or 'nobody'}")
    elif aims:
        lines.append(f"at {', '.join(aims)}")
    badges = (Badge("Amplified", "plus", "SK-211"),) if item.amplified else ()
    return Shown(f"stack-{item.uid}", face, item.seat if item.seat >= 0 else None, badges, lines=tuple(lines))


def _ends(view: State, item: Item) -> list[str]:
    """Where its arrows point: ids of units, hexes, players, Stack objects or things in effect Zones."""
    chosen = item.targets
    if item.kind == TRIGGER:
        aim = trigger_aim(view, item)
        if aim.kind == "none":
            return [f"unit-{item.unit}"] if item.unit >= 0 else []
    else:
        aim = aim_of(printed(view, item), item.amplified)
    if aim.kind == "zone":
        return [effect_ref(each) for player in view.players for each in player.zone if each.born in chosen]
    if aim.kind in REF_OF:
        return [f"{REF_OF[aim.kind]}-{each}" for each in chosen]
    found = find_victims(view, item, aim, chosen)  # as things stand now
    victims = [f"unit-{each}" for each in found if each != item.seat]
    if aim.has_direction and not victims and view.units[item.seat].hex >= 0:
        reach = aim.range or sight_range(view, item.seat)
        return [f"hex-{hex}" for hex in along(view, view.units[item.seat].hex, item.direction, reach)[-1:]]
    return victims


def _end_name(view: State, end: str) -> str:
    kind, _, number = end.partition("-")
    if kind in NAMES:
        return NAMES[kind](view, int(number))
    found = next((item for item in view.stack if kind == "stack" and item.uid == int(number)), None)
    if kind == "stack":
        return printed(view, found).name if found and found.face >= 0 else "the Stack"
    return "an effect"


def arrows(view: State, item: Item) -> list[Arrow]:
    """From an object on the Stack to what it is about."""
    seat = item.seat if item.seat >= 0 else None
    source = f"unit-{item.seat}" if item.seat >= 0 else ""
    units = {f"unit-{i}": unit.seat for i, unit in enumerate(view.units)}
    found = []
    for end in _ends(view, item):
        friend = seat is not None and end in units and not are_enemies(view, seat, units[end])
        found.append(Arrow(f"stack-{item.uid}", end, "help" if friend else "aim", source, seat))
    return found
