"""What an event looks like on the table: damage and repairs float, flips turn; the rest glows."""

from rulewright.games.outposts.rules import events
from rulewright.games.outposts.rules.state import State
from rulewright.kernel.event import Event


def effects_shown(view: State, event: Event) -> list[dict[str, int | str]] | None:
    """How to show an event, or None for a glow."""
    args = event.args
    match event.kind:
        case events.counters.name:
            return [{"k": "hit", "ref": _outpost(event), "n": args["n"]}]
        case events.repairs.name:
            return [{"k": "heal", "ref": _outpost(event), "n": args["n"]}]
        case events.bolts.name:
            return [{"k": "hit", "ref": f"card-{args['target']}", "n": args["n"]}]
        case events.flips.name:
            return [{"k": "flip", "ref": f"card-{args['card']}"}]
        case events.destroyed.name:
            return [{"k": "hit", "ref": _outpost(event)}]
        case events.won.name | events.drawn.name:
            return [{"k": "end", "ref": f"seat-{args.get('seat', -1)}"}]
    return None


def _outpost(event: Event) -> str:
    return f"outpost-{event.args['seat']}-{event.args['outpost']}"
