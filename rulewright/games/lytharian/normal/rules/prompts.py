"""Every question of Normal Chess: its key, its words, and the clause that gives the choice."""

from rulewright.kernel.question import Prompt

CARDS = Prompt("cards", "Shall the cards lie face down, as in the main game, or face up?", "LC-346")  # LC-D01
MOVE = Prompt("move", "Your move", "LC-345")  # LC-D46
OFFERING = Prompt("offering", "Your move, with which you offer a draw", "LC-345")  # LC-D46
ANSWER = Prompt("answer", "Your opponent offers a draw", "LC-R261")  # LC-D47
