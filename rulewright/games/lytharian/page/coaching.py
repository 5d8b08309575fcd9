"""A line when something comes up for the first time, and what one would regret to leave undone."""

from rulewright.games.lytharian.cards.card import QUALITIES
from rulewright.games.lytharian.page.board import asleep
from rulewright.games.lytharian.page.payment import label_with_payment
from rulewright.games.lytharian.rules import prompts
from rulewright.games.lytharian.rules.ids import OTHER
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import troops_of
from rulewright.games.lytharian.rules.verbs import ATTACK, MOVE
from rulewright.games.lytharian.words.reasons import gave_up_attack, gave_up_attack_words
from rulewright.kernel.question import Question
from rulewright.kernel.rulebook.figures import times
from rulewright.kernel.words import upper_first

FIRST_LINES = {
    prompts.ARRANGE.key: "Your rival sees only backs. Click two of the same kind to swap them, then press Ready.",
    prompts.MAIN.key: "Step beside an enemy, then click it to attack: Pawns diagonally forward, Knights straight.",
    prompts.EFFECTS.key: "What your troops and enchants can do at the start of a turn. You may leave it at that.",
    prompts.FIGHT.key: "Both blows land at once. A Fast Cast spell can change the sums before they do.",
    prompts.HARNESS.key: "The spell you choose goes to the Nether, and its mana pays for this one.",
    prompts.TROOP.key: "Both choose in secret. Whoever still stands after the fight wins the round.",
}


def first_times(view: State, question: Question) -> list[tuple[str, str]]:
    """Who begins with more mana, and why; that abilities sleep in who lies face down."""
    seat, rules = question.seat, view.book.rules
    mine, theirs = view.players[seat].mana, view.players[OTHER[seat]].mana
    if question.prompt == prompts.ARRANGE and mine != theirs and rules.lower_aps_first:
        return [("first mana", f"The weaker army goes first, with more mana: you have {mine}, your rival {theirs}.")]
    if question.prompt == prompts.MAIN and (used := gave_up_attack(view, seat)):
        return [("ability for attack", gave_up_attack_words(view, used[0]))]
    if question.prompt == prompts.MAIN and any(
        label_with_payment(view, question, option) for option in question.options
    ):
        return [("pay with a spell", _paying(view))]
    if question.prompt == prompts.MAIN and view.moves and any(asleep(view, troop) for troop in troops_of(view, seat)):
        return [("asleep", "Abilities sleep while a troop lies face down: click yours, then Reveal, to use them.")]
    return []


def _paying(view: State) -> str:
    """What a spell is worth that is put away for another one (LC-205, LC-206)."""
    rules = view.book.rules
    worth = ", ".join([f"{quality} {n}" for quality, n in zip(QUALITIES, rules.harness_values, strict=True)])
    return f"Too little mana? {upper_first(times(rules.harness_per_turn))} a turn another spell can pay: {worth}."


def undone(view: State, question: Question) -> str:
    """A move, or an attack."""
    verbs = {option.verb for option in question.options} if question.prompt == prompts.MAIN else set()
    if ATTACK.name in verbs:
        return "You could still attack."
    return "You have not moved yet." if MOVE.name in verbs else ""
