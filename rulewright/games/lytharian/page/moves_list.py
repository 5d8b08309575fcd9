"""Moves as a list: from where to where, whether somebody was attacked and fell."""

from collections.abc import Mapping

from rulewright.games.lytharian.rules import events
from rulewright.kernel.event import Event

GOES = (events.moves.name, events.displaced.name)
ADDED: Mapping[str, str] = {events.attacks.name: "+ ×", events.dies.name: "+ †"}
FILES = "abcdefgh"


def trail(event: Event) -> tuple[str, ...]:
    """From where to where a troop moved."""
    return (f"square-{event.args['start']}", f"square-{event.args['square']}") if event.kind in GOES else ()


def move_text(event: Event) -> str:
    """'e2-e4', with a sign added for an attack and for each that falls; the main game's board has eight files."""
    if event.kind == events.moves.name:
        return "-".join(f"{FILES[n % 8]}{n // 8 + 1}" for n in (event.args["start"], event.args["square"]))
    return ADDED.get(event.kind, "")
