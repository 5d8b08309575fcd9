"""Every question: its key, its words, and the clause that gives the choice."""

from rulewright.kernel.question import Prompt

SWAP = Prompt("swap", "Swap a card, or keep your hand", "SH-006")
MAIN = Prompt("main", "Play, lay, roll, or end your turn", "SH-008")
DROP = Prompt("drop", "The snake bites: drop a card", "SH-010")
FIRST = Prompt("first", "Lay one card first, in secret", "SH-013")
TURN = Prompt("turn", "Turn one card over", "SH-014")
BID = Prompt("bid", "Bid for a point", "SH-015")
