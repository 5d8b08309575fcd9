"""Lines of the log where the template of the event is not enough."""

from collections.abc import Callable

from rulewright.games.seekers.rules import events
from rulewright.games.seekers.rules.state import State
from rulewright.kernel.event import Event, EventKind
from rulewright.kernel.words import Filled


def _gains(view: State, event: Event, filled: Filled) -> str:
    parts = [f"{event.args[key]} {key.upper()}" for key in ("ap", "mp") if event.args[key]]
    return f"{filled['seat']} gains {' and '.join(parts) or 'nothing'}."


def _damage(view: State, event: Event, filled: Filled) -> str:
    shields = f", {filled['absorbed']} of it by Shields" if event.args.get("absorbed") else ""
    return f"{filled['unit']} takes {filled['n']} damage{shields}."


def _rolls(view: State, event: Event, filled: Filled) -> str:
    if not event.args["again"]:
        return events.rolls.sentence.format_map(filled)
    return f"{filled['dice']}d6 twice: {filled['faces']}, {filled['n']} in all, not {filled['again']}."


def _of_action(view: State, event: Event, filled: Filled) -> str:
    """An Equipment's action is told by its own name."""
    kind: EventKind[...] = SAID_BY_ACTION[event.kind]
    action = view.book.cards[event.args["face"]].action if event.args.get("action") else None
    return kind.sentence.format_map({**filled, "face": action.name} if action else filled)


SAID_BY_ACTION = {kind.name: kind for kind in (events.plays, events.resolves, events.fizzles)}
SENTENCES: dict[str, Callable[[State, Event, Filled], str]] = {
    events.gains.name: _gains,
    events.damage.name: _damage,
    events.rolls.name: _rolls,
    events.triggers.name: lambda view, event, filled: (
        f"{filled['face'] if event.args['face'] >= 0 else 'An effect on ' + filled['unit']} triggers."
    ),
    **dict.fromkeys(SAID_BY_ACTION, _of_action),
}
