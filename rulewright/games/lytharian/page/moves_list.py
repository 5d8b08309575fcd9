"""Moves as a list: from where to where, who was attacked on which square, and how many fell."""

from rulewright.games.lytharian.rules import events
from rulewright.kernel.event import Event

GOES = (events.moves.name, events.displaced.name)
FILES = "abcdefgh"


def trail(event: Event) -> tuple[str, ...]:
    """From where to where a troop moved."""
    return (f"square-{event.args['start']}", f"square-{event.args['square']}") if event.kind in GOES else ()


def move_text(event: Event) -> str:
    """'e2-e4', with ' ×d5' for an attack and ' †d5' for each that falls; the main game's board has eight files."""
    match event.kind:
        case events.moves.name:
            return f"{named(event.args['start'])}-{named(event.args['square'])}"
        case events.attacks.name:
            return f"+ ×{named(event.args['square'])}"
        case events.dies.name:
            at = event.args["square"]
            return f"+ †{named(at)}" if at >= 0 else "+†"
    return ""


def named(square: int) -> str:
    return f"{FILES[square % 8]}{square // 8 + 1}"
