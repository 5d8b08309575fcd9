"""Lines of the log that a template alone does not make: damage by no card, and one of a thing."""

from collections.abc import Callable, Mapping
from typing import Any

from rulewright.games.outposts.rules import events
from rulewright.games.outposts.rules.state import State
from rulewright.games.outposts.words.bolts import wounds_stay
from rulewright.kernel.event import Event, EventKind
from rulewright.kernel.question import HIDDEN
from rulewright.kernel.words import Filled

Sentence = Callable[[State, Event, Filled], str]


def _by_a_card(kind: EventKind[Any]) -> Sentence:
    """With the card that did it in front, where it was one."""
    without = kind.sentence.removeprefix("{source}: ")
    return lambda view, event, filled: (kind.sentence if "source" in event.cards else without).format_map(filled)


def _one(kind: EventKind[Any], many: str, one: str) -> Sentence:
    """'1 card' where the template says cards."""
    single = kind.sentence.replace(many, one)
    return lambda view, event, filled: (single if event.args["n"] == 1 else kind.sentence).format_map(filled)


def _bolts(view: State, event: Event, filled: Filled) -> str:
    """That it did nothing, and why, where the target's Health was above it (OP-156)."""
    line, glimpse = events.bolts.sentence.format_map(filled), event.cards["target"]
    health = view.book.cards[glimpse.face].health if glimpse.face != HIDDEN else 0
    if wounds_stay(view) or event.args["n"] >= health:
        return line
    return f"{line.rstrip('.')}: that does nothing, its Health is {health}."


def _under(kind: EventKind[Any], said: Mapping[str, str]) -> Sentence:
    """Said otherwise where it happens under these clauses: to burn a card or a creature is to lose it for mana; of who
    falls in an assault it is said on which side.
    """
    return lambda view, event, filled: said.get(event.clause, kind.sentence).format_map(filled)


_DIES = {
    "OP-091": "{seat} sacrifices {card} for mana.",
    "OP-155": "{seat}'s {card} is destroyed on guard.",
    "OP-164": "{seat}'s {card} attacks and is destroyed.",
}


SENTENCES: dict[str, Sentence] = {
    events.discards.name: _under(events.discards, {"OP-090": "{seat} burns {card} for mana."}),
    events.dies.name: _under(events.dies, _DIES),
    events.bolts.name: _bolts,
    events.counters.name: _by_a_card(events.counters),
    events.repairs.name: _by_a_card(events.repairs),
    events.shards.name: _one(events.shards, "cards", "card"),
    events.deck.name: _one(events.deck, "cards", "card"),
    events.redraws.name: _one(events.redraws, "cards", "card"),
    events.reshuffles.name: _one(events.reshuffles, "discards", "discard"),
    events.buries.name: _one(events.buries, "cards", "card"),
}
