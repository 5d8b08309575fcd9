"""The Stack on the page: its objects, and arrows to what they are aimed at."""

from collections.abc import Sequence

from rulewright.games.seekers.page.card_fronts import card_front
from rulewright.games.seekers.rules.playing.targeting import aim_of, find_victims
from rulewright.games.seekers.rules.resolution.triggers import trigger_aim
from rulewright.games.seekers.rules.sight import along, sight_range
from rulewright.games.seekers.rules.state import TRIGGER, Item, State, are_enemies, printed
from rulewright.games.seekers.words.names import effect_ref, hex_name, seat_name, unit_name
from rulewright.kernel.boards.hexes import DIRECTION_NAMES
from rulewright.kernel.page.scene import Arrow, Badge, CardFront
from rulewright.kernel.page.scene import Item as Shown


def on_stack(view: State, item: Item, names: Sequence[str]) -> Shown:
    """An object on the Stack: what it is, whose, and at what."""
    face = (
        card_front(printed(view, item))
        if item.face >= 0
        else CardFront(item.trigger.capitalize(), "Trigger", "rose", ("bolt",))
    )
    what = "Trigger" if item.kind == TRIGGER else "Played"
    lines = [f"{what} by {names[item.seat]}" if item.seat >= 0 else what]
    aims = [_end_name(view, end) for end in _ends(view, item)]
    if item.direction >= 0:
        lines.append(f"towards {DIRECTION_NAMES[item.direction]}: {', '.join(aims) or 'nobody'}")
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
    match aim.kind:
        case "enemy" | "ally" | "unit":
            return [f"unit-{each}" for each in chosen]
        case "hex" | "free_hex" | "blast":
            return [f"hex-{each}" for each in chosen]
        case "seat":
            return [f"seat-{each}" for each in chosen]
        case "stack":
            return [f"stack-{each}" for each in chosen]
        case "zone":
            zone = [each for player in view.players for each in player.zone if each.born in chosen]
            return [effect_ref(each) for each in zone]
    found = find_victims(view, item, aim, chosen)  # as things stand now
    victims = [f"unit-{each}" for each in found if each != item.seat]
    if aim.has_direction and not victims and view.units[item.seat].hex >= 0:
        reach = aim.range or sight_range(view, item.seat)
        return [f"hex-{hex}" for hex in along(view, view.units[item.seat].hex, item.direction, reach)[-1:]]
    return victims


def _end_name(view: State, end: str) -> str:
    kind, _, number = end.partition("-")
    match kind:
        case "unit":
            return unit_name(view, int(number))
        case "hex":
            return hex_name(view, int(number))
        case "seat":
            return seat_name(view, int(number))
        case "stack":
            found = next((item for item in view.stack if item.uid == int(number)), None)
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
