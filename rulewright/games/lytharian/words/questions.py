"""Questions in words, with what there is to pay or the card and troop they are about."""

from rulewright.games.lytharian.rules import prompts
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import army
from rulewright.games.lytharian.words.names import card_name, troop_name, troop_notation
from rulewright.kernel.question import Question
from rulewright.kernel.words import lower_first, upper_first


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
