"""A line when something comes up for the first time, and what one would regret to leave undone."""

from rulewright.games.battleground.rules import prompts
from rulewright.games.battleground.rules.state import State, class_of
from rulewright.games.battleground.rules.tunables import first_exp
from rulewright.games.battleground.rules.verbs import CAST, MUSTER, TOKEN
from rulewright.games.battleground.words.labels import power_label
from rulewright.games.battleground.words.names import seat_name
from rulewright.kernel.question import Question
from rulewright.kernel.words import upper_first

FIRST_LINES = {
    prompts.MAIN.key: "Choose a soldier, then a field of your first row. Spells cost mana of their colours.",
    prompts.FIELD.key: "Units march straight up their lane: choose where they meet somebody, or nobody.",
    prompts.WAVE.key: "Units act row by row. The battle foretold shows who would hit whom, and for how much.",
    prompts.RESPOND.key: "A spell that is fully charged can be cast in the rival's turn, too. Passing keeps it.",
    prompts.SLOT.key: "Prepared spells lie face-down and are charged with mana, turn by turn.",
}


def first_times(view: State, question: Question) -> list[tuple[str, str]]:
    """Why levels differ at the start (BG-R17). Who sits behind the far edge sees the board from there: not as in the
    lesson.
    """
    if question.prompt != prompts.MAIN:
        return []
    player, told = view.players[question.seat], list[tuple[str, str]]()
    if player.turns == 1 and (n := head_start(view)):
        who = "You go" if question.seat == view.order[0] else f"{upper_first(seat_name(view, view.order[0]))} went"
        words = f"{who} first: a drawback here, made up for by {n} experience, that is by levels and powers."
        told.append(("head-start", words))
    if player.side:
        words = "You sit on the other side: your first row is still below, but rows and lanes count backwards."
        told.append(("turned", words))
    return told


def head_start(view: State) -> int:
    """The experience with which the first player began (BG-R17)."""
    rules, first = view.book.rules, view.players[view.order[0]]
    return rules.first_player_bonus_exp + first_exp(rules)[class_of(view, first).key]


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
