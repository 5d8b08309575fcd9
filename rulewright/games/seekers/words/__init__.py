"""Seekers in words: labels, questions, log lines, reasons, the table as text."""

from rulewright.games.seekers.rules import events, verbs
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.words.card_text import card_text
from rulewright.games.seekers.words.labels import FILLS, QUESTIONS
from rulewright.games.seekers.words.log_lines import SENTENCES
from rulewright.games.seekers.words.names import THINGS
from rulewright.games.seekers.words.reasons import REASONS
from rulewright.games.seekers.words.text_table import text_table
from rulewright.kernel.event import events_in
from rulewright.kernel.verb import verbs_in
from rulewright.kernel.words import Words

WORDS: Words[State] = Words(
    verbs=verbs_in(verbs),
    events=events_in(events),
    things=THINGS,
    fills=FILLS,
    questions=QUESTIONS,
    sentences=SENTENCES,
    reasons=REASONS,
    not_asked="SK-149",
    card_text=card_text,
    text_table=text_table,
)
