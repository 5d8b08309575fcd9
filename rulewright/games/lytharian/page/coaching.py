"""A line when something comes up for the first time, and what one would regret to leave undone."""

from rulewright.games.lytharian.rules import prompts
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.verbs import ATTACK, MOVE
from rulewright.kernel.question import Question

FIRST_LINES = {
    prompts.ARRANGE.key: "Your rival sees only backs. Click two of the same kind to swap them, then press Ready.",
    prompts.MAIN.key: "Nothing is captured by moving: step next to an enemy, then click it to attack.",
    prompts.EFFECTS.key: "What your troops can do at the start of a turn. You may leave it at that.",
    prompts.FIGHT.key: "Both blows land at once. A Fast Cast spell can change the sums before they do.",
    prompts.HARNESS.key: "A spell you don't need can become mana for this one.",
    prompts.TROOP.key: "Both choose in secret. Whoever still stands after the fight wins the round.",
}


def undone(view: State, question: Question) -> str:
    """A move, or an attack."""
    verbs = {option.verb for option in question.options} if question.prompt == prompts.MAIN else set()
    if ATTACK.name in verbs:
        return "You could still attack."
    return "You have not moved yet." if MOVE.name in verbs else ""
