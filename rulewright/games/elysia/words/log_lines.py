"""Lines of the log where an event's own sentence is not enough."""

from rulewright.games.elysia.rules import events
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.event import Event
from rulewright.kernel.words import Filled


def _exhausted(view: State, event: Event, filled: Filled) -> str:
    return f"{filled['seat'] if event.args['seat'] >= 0 else filled['face']} is Exhausted."


def _explores(view: State, event: Event, filled: Filled) -> str:
    gained = [f"{filled[key]} {key.capitalize()}" for key in ("walk", "coin") if event.args[key]]
    return f"{filled['seat']} plays {filled['card']}{': ' + ', '.join(gained) if gained else ''}."


SENTENCES = {events.exhausted.name: _exhausted, events.explores.name: _explores}
