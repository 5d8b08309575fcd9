"""A line when something comes up for the first time, and what one would regret to leave undone."""

from rulewright.games.battleground.rules import prompts
from rulewright.games.battleground.rules.state import State
from rulewright.games.battleground.rules.verbs import CAST, MUSTER, TOKEN
from rulewright.games.battleground.words.labels import power_label
from rulewright.kernel.question import Question

FIRST_LINES = {
    prompts.MAIN.key: "Choose a soldier, then a field of your first row. Spells cost mana of their colours.",
    prompts.FIELD.key: "Units march straight up their lane: choose where they meet somebody, or nobody.",
    prompts.WAVE.key: "Units act row by row. The battle foretold shows who would hit whom, and for how much.",
    prompts.RESPOND.key: "A spell that is fully charged can be cast in the rival's turn, too. Passing keeps it.",
    prompts.SLOT.key: "Prepared spells lie face-down and are charged with mana, turn by turn.",
}


def first_times(view: State, question: Question) -> list[tuple[str, str]]:
    """Who sits behind the far edge sees the board from there: not as in the lesson."""
    if question.prompt != prompts.MAIN or not view.players[question.seat].side:
        return []
    return [("turned", "You sit on the other side: your first row is still below, but rows and lanes count backwards.")]


def undone(view: State, question: Question) -> str:
    """A unit that could be summoned, a level that was earned."""
    if question.prompt != prompts.MAIN:
        return ""
    power = next((option for option in question.options if option.verb == TOKEN.name), None)
    if power is not None:
        return f"You can still choose a power: {power_label(view, power)}."
    for option in question.options:
        if option.verb in (MUSTER.name, CAST.name) and view.book.cards[view.faces[option.a]].kind == "unit":
            return f"You can still summon {view.book.cards[view.faces[option.a]].name}."
    return ""
