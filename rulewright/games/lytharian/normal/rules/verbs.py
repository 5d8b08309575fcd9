"""What a player can do. A move is its two squares and, for a Pawn on the last rank, what it becomes."""

from rulewright.games.lytharian.normal.cards.troops import Role
from rulewright.games.lytharian.normal.rules.board import SquareId
from rulewright.kernel.verb import verb

MOVE = verb("move", SquareId, SquareId, Role)  # LC-D46; in words: `words/moves`
OFFER_DRAW = verb("offer", label="Offer a draw with your move")
CLAIM_DRAW = verb("claim", label="Claim a draw")
REFUSE_DRAW = verb("refuse", label="Play on")  # LC-D47
ACCEPT_DRAW = verb("accept", label="Accept the draw")
CARDS_UP = verb("up", label="Face up")  # LC-346
CARDS_DOWN = verb("down", label="Face down")

OFFER, CLAIM = OFFER_DRAW(), CLAIM_DRAW()
REFUSE, ACCEPT = REFUSE_DRAW(), ACCEPT_DRAW()
UP, DOWN = CARDS_UP(), CARDS_DOWN()
