"""Lines of the log, where the sentence of `rules/events.py` is not enough."""

from rulewright.games.lytharian.rules import events
from rulewright.games.lytharian.rules.state import State
from rulewright.kernel.event import Event
from rulewright.kernel.words import Filled


def _mana(view: State, event: Event, filled: Filled) -> str:
    n = event.args["n"]
    return f"{filled['seat']} {'gains' if n > 0 else 'loses'} {abs(n)} mana: {filled['now']}."


def _reveals(view: State, event: Event, filled: Filled) -> str:
    if event.clause in ("LC-070", "LC-071"):
        return f"A Scout has seen {filled['card']}: it is revealed."  # which one is not said (LC-R36)
    return events.reveals.sentence.format_map(filled)


def _announces(view: State, event: Event, filled: Filled) -> str:
    if event.args["card"] >= 0:
        return f"{filled['seat']} uses {filled['card']}."
    if event.args["troop"] >= 0:
        return f"{filled['seat']} uses an ability of {filled['troop']}."
    return events.announces.sentence.format_map(filled)


SENTENCES = {events.mana.name: _mana, events.reveals.name: _reveals, events.announces.name: _announces}
