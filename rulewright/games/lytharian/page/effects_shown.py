"""What events look like on the board."""

from rulewright.games.lytharian.rules import events
from rulewright.games.lytharian.rules.state import State
from rulewright.kernel.event import Event


def effects(view: State, event: Event) -> list[dict[str, object]] | None:
    """What an event looks like: damage and healing float, dice fall; the rest glows."""
    args = event.args
    match event.kind:
        case events.damage.name | events.heals.name:
            return [
                {
                    "k": "hit" if event.kind == events.damage.name else "heal",
                    "ref": f"troop-{args['troop']}",
                    "n": args["n"],
                }
            ]
        case events.rams.name:
            return [{"k": "dice", "ref": f"troop-{args['troop']}", "faces": [args["n"]]}]
        case events.won.name:
            return [{"k": "end", "ref": f"seat-{args['seat']}"}]
    return None
