"""Normal Chess as people read it, beyond what verbs and events say by themselves."""

from rulewright.games.lytharian.normal.cards.troops import Role
from rulewright.games.lytharian.normal.rules import events, prompts, verbs
from rulewright.games.lytharian.normal.rules.board import Piece, SquareId
from rulewright.games.lytharian.normal.rules.state import State
from rulewright.games.lytharian.normal.words.names import (
    ask_for_move,
    card_words,
    move_clicks,
    move_label,
    move_text,
    move_told,
    name_of_piece,
    name_of_role,
    name_of_square,
    troop_taken,
)
from rulewright.games.lytharian.normal.words.reasons import why_no_claim, why_not_piece, why_not_square
from rulewright.games.lytharian.normal.words.text_table import text_table
from rulewright.kernel.event import events_in
from rulewright.kernel.verb import verbs_in
from rulewright.kernel.words import Thing, Words

WORDS: Words[State] = Words(
    verbs=verbs_in(verbs),
    events=events_in(events),
    things={SquareId: Thing(name_of_square, ref="square-{}"), Piece: Thing(name_of_piece), Role: Thing(name_of_role)},
    notations={verbs.MOVE.name: move_text},
    labels={verbs.MOVE.name: move_label},
    clicks={verbs.MOVE.name: move_clicks},
    questions={prompts.MOVE.key: ask_for_move, prompts.OFFERING.key: ask_for_move},
    sentences={events.moves.name: move_told},
    reasons={"card": why_not_piece, "square": why_not_square, "button-claim": why_no_claim},
    not_asked="LC-345",
    card_of=card_words,
    glimpsed=troop_taken,
    text_table=text_table,
)
