"""Lytharian Chess in words: answers, questions, the log and cards as people read them, and the notation of records."""

from rulewright.games.lytharian.rules import events, verbs
from rulewright.games.lytharian.words.labels import CLICKS, FILLS, LABELS, NOTATIONS
from rulewright.games.lytharian.words.names import THINGS, card_of, card_text, glimpsed
from rulewright.games.lytharian.words.reasons import REASONS
from rulewright.games.lytharian.words.sentences import QUESTIONS, SENTENCES
from rulewright.games.lytharian.words.text_table import text_table
from rulewright.kernel.event import events_in
from rulewright.kernel.verb import verbs_in
from rulewright.kernel.words import Words

WORDS = Words(
    verbs=verbs_in(verbs), events=events_in(events), things=THINGS, fills=FILLS, notations=NOTATIONS, labels=LABELS,
    clicks=CLICKS, questions=QUESTIONS, sentences=SENTENCES, reasons=REASONS, not_asked="LC-R51", card_text=card_text,
    card_of=card_of, glimpsed=glimpsed, text_table=text_table,
)  # fmt: skip
