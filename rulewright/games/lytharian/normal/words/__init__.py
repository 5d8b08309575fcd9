"""Normal Chess as people read it, beyond what verbs and events say by themselves."""

from rulewright.games.lytharian.normal.cards.troops import ROLE_NAMES, Role
from rulewright.games.lytharian.normal.rules import events, prompts, verbs
from rulewright.games.lytharian.normal.rules.board import NAMES, Piece, SquareId
from rulewright.games.lytharian.normal.rules.state import State
from rulewright.games.lytharian.normal.words import names
from rulewright.games.lytharian.normal.words.reasons import why_no_claim, why_not_piece, why_not_square
from rulewright.games.lytharian.normal.words.text_table import text_table
from rulewright.kernel.event import events_in
from rulewright.kernel.verb import verbs_in
from rulewright.kernel.words import Thing, Words

WORDS: Words[State] = Words(
    verbs=verbs_in(verbs), events=events_in(events),
    things={
        SquareId: Thing(lambda view, square: NAMES[square], ref="square-{}"),
        Piece: Thing(lambda view, piece: names.piece_name(Piece(piece))),
        Role: Thing(lambda view, role: ROLE_NAMES[role]),
    },
    notations={verbs.MOVE.name: names.move_text}, labels={verbs.MOVE.name: names.move_label},
    clicks={verbs.MOVE.name: names.move_clicks},
    questions={prompts.MOVE.key: names.ask_for_move, prompts.OFFERING.key: names.ask_for_move},
    sentences={events.moves.name: names.move_told},
    reasons={"card": why_not_piece, "square": why_not_square, "button-claim": why_no_claim}, not_asked="LC-345",
    card_of=names.card_words, glimpsed=names.troop_taken, text_table=text_table,
)  # fmt: skip
