"""Outposts in words: what people read, made from the verbs and events that the rules declare."""

from rulewright.games.outposts.rules import events, verbs
from rulewright.games.outposts.rules.state import State
from rulewright.games.outposts.words.card_text import card_text
from rulewright.games.outposts.words.labels import FILLS, LABELS, QUESTIONS
from rulewright.games.outposts.words.names import THINGS
from rulewright.games.outposts.words.reasons import REASONS
from rulewright.games.outposts.words.text_table import text_table
from rulewright.kernel.event import Event, events_in
from rulewright.kernel.verb import verbs_in
from rulewright.kernel.words import Filled, Words


def _bolts(view: State, event: Event, filled: Filled) -> str:
    source = filled["source"] if "source" in event.cards else "An effect"
    return events.bolts.sentence.format_map({**filled, "source": source})


WORDS = Words[State](
    verbs=verbs_in(verbs),
    events=events_in(events),
    things=THINGS,
    fills=FILLS,
    labels=LABELS,
    questions=QUESTIONS,
    sentences={events.bolts.name: _bolts},
    reasons=REASONS,
    not_asked="OP-070",
    card_text=card_text,
    text_table=text_table,
)
