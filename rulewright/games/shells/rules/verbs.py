"""What a player can do."""

from rulewright.kernel.question import CardId
from rulewright.kernel.verb import verb

SWAP = verb("swap", CardId, label="Swap {card}", own=True)  # SH-006
PLAY = verb("play", CardId, label="Play {card} for {worth}", click=("{card}", "discard"), own=True)  # SH-009
DROP = verb("drop", CardId, label="Drop {card}", own=True)  # SH-010
LAY = verb("lay", CardId, label="Lay {card} on your stall", click=("{card}", "stall-{owner}"), own=True)  # SH-011
FIRST = verb("first", CardId, label="Lay {card} first", own=True)  # SH-013
TURN = verb("turn", CardId, label="Turn over card {place}")  # SH-014
BID = verb("bid", int, label="Bid {n}")  # SH-015

KEEP_HAND = verb("keep", label="Keep your hand")
END_TURN = verb("end", label="End your turn")
ROLL_DIE = verb("roll", label="Roll for a card")  # SH-012
SHELL_GAME = verb("shell", label="Begin a shell game")  # SH-013

# A verb without arguments has one option: these are compared by `is`.
KEEP, END, ROLL, SHELL = KEEP_HAND.answer, END_TURN.answer, ROLL_DIE.answer, SHELL_GAME.answer
