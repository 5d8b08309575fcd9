"""Lines of the log that a template can't make."""

from rulewright.games.battleground.rules import events
from rulewright.games.battleground.rules.ids import PowerId
from rulewright.games.battleground.rules.state import State
from rulewright.games.battleground.words.names import power_of
from rulewright.kernel.event import Event
from rulewright.kernel.question import Seat
from rulewright.kernel.words import Filled


def _attacks(view: State, event: Event, filled: Filled) -> str:
    """With defense and threats where there were any (BG-154 to BG-157)."""
    line = events.attacks.sentence.format_map(filled)
    defense, threats = event.args["defense"], event.args["threats"]
    if not (defense or threats):
        return line
    flank = f", {threats} threats" if threats else ""
    return line.replace(", ", f", defense {defense}{flank}, ", 1)


def _power(view: State, event: Event, filled: Filled) -> str:
    """By the board of whose power it is."""
    power = power_of(view, Seat(event.args["seat"]), PowerId(event.args["power"]))
    sentence = events.power.sentence if event.kind == events.power.name else events.uses.sentence
    return sentence.format_map({**filled, "power": power.name})


SENTENCES = {events.attacks.name: _attacks, events.power.name: _power, events.uses.name: _power}
