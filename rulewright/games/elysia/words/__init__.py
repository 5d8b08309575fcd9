"""What people read of Ruins of Elysia, made from its verbs and events."""

from rulewright.games.elysia.rules import events, verbs
from rulewright.games.elysia.words.labels import FILLS, LABELS, QUESTIONS
from rulewright.games.elysia.words.log import SENTENCES
from rulewright.games.elysia.words.names import THINGS, card_text
from rulewright.games.elysia.words.reasons import REASONS
from rulewright.games.elysia.words.text_table import text_table
from rulewright.kernel.event import events_in
from rulewright.kernel.verb import verbs_in
from rulewright.kernel.words import Words

WORDS = Words(
    verbs_in(verbs), events_in(events), THINGS, FILLS, labels=LABELS, questions=QUESTIONS, sentences=SENTENCES,
    reasons=REASONS, not_asked="RE-086", card_text=card_text, text_table=text_table,
)  # fmt: skip
