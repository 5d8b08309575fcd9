"""Questions, and lines of the log where the sentence of `rules/events.py` is not enough."""

from rulewright.games.lytharian.rules import events, prompts
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import army
from rulewright.games.lytharian.words.names import card_name, troop_name, troop_notation
from rulewright.kernel.event import Event
from rulewright.kernel.question import Question
from rulewright.kernel.words import Filled, lower_first, upper_first


def _with_mana(view: State, question: Question) -> str:
    player = view.players[question.seat]
    more = f" and {player.pool} harnessed" if player.pool else ""
    return f"{player.mana} mana{more}. {question.prompt.words}"


def _about_pair(view: State, question: Question) -> str:
    """LC-R17."""
    pair = [troop for troop in army(view, question.seat) if view.role[troop] == view.role[question.about]]
    return f"{' and '.join([troop_name(view, t) for t in pair])}: {lower_first(question.prompt.words)}"


def _about(view: State, question: Question) -> str:
    """With the card or troop, as far as who is asked knows it."""
    about = question.about
    if about < 0:
        return question.prompt.words
    knows = view.seen[about] & (1 << question.seat)
    if about >= len(view.at):
        name = card_name(view, about) if knows else "a card"
    elif knows or view.copy[about] >= 0:
        name = troop_name(view, about)
    else:
        name = f"the troop on {troop_notation(view, about)}"
    return f"{upper_first(name)}: {lower_first(question.prompt.words)}"


WITH_MANA = (prompts.MAIN, prompts.WINDOW, prompts.RESPOND, prompts.FIGHT, prompts.PRECOMBAT)
ABOUT_SOMETHING = (
    prompts.PLACE, prompts.TARGET, prompts.SECOND, prompts.AMOUNT, prompts.HARNESS, prompts.ELEMENT, prompts.DIRECTION,
    prompts.STEP, prompts.REPLACE, prompts.HOST, prompts.REVIVE, prompts.REVIVE_AT, prompts.SACRIFICE, prompts.BEAR,
    prompts.REFORGE, prompts.DISABLE, prompts.CHOICE, prompts.PANTHER,
)  # fmt: skip
QUESTIONS = {
    prompts.SIDES.key: _about_pair,
    **{prompt.key: _with_mana for prompt in WITH_MANA},
    **{prompt.key: _about for prompt in ABOUT_SOMETHING},
}


def _mana(view: State, event: Event, filled: Filled) -> str:
    n = event.args["n"]
    return f"{filled['seat']} {'gains' if n > 0 else 'loses'} {abs(n)} mana: {filled['now']}."


def _reveals(view: State, event: Event, filled: Filled) -> str:
    if event.clause in ("LC-070", "LC-071"):
        return f"A Scout has seen {filled['card']}: it is revealed."  # which one is not said (LC-R36)
    return events.reveals.sentence.format_map(filled)


def _announces(view: State, event: Event, filled: Filled) -> str:
    if event.args["card"] >= 0:
        return f"{filled['seat']} uses {filled['card']}."
    if event.args["troop"] >= 0:
        return f"{filled['seat']} uses an ability of {filled['troop']}."
    return events.announces.sentence.format_map(filled)


SENTENCES = {events.mana.name: _mana, events.reveals.name: _reveals, events.announces.name: _announces}
