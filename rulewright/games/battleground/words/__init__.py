"""What people read of Battleground, made from its verbs and events; the files beside add what templates can't say."""

from rulewright.games.battleground.rules import events, verbs
from rulewright.games.battleground.rules.state import State
from rulewright.games.battleground.words.labels import CLICKS, FILLS, LABELS, QUESTIONS, SENTENCES
from rulewright.games.battleground.words.names import THINGS, card_text, card_words, glimpsed
from rulewright.games.battleground.words.reasons import REASONS
from rulewright.games.battleground.words.text_table import text_table
from rulewright.kernel.event import events_in
from rulewright.kernel.verb import verbs_in
from rulewright.kernel.words import Words

WORDS = Words[State](
    verbs=verbs_in(verbs), events=events_in(events), things=THINGS, fills=FILLS, labels=LABELS, clicks=CLICKS,
    questions=QUESTIONS, sentences=SENTENCES, reasons=REASONS, not_asked="BG-048", card_text=card_text,
    card_of=card_words, glimpsed=glimpsed, text_table=text_table,
)  # fmt: skip
