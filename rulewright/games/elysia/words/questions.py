"""Questions with the numbers they are about."""

from rulewright.games.elysia.rules import prompts
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.question import Question
from rulewright.kernel.words import card_name


def _resources(view: State, question: Question) -> str:
    wild = view.players[question.seat].wild
    return f"{view.walk} Walk, {view.coin + view.wild_coin} Coin, {wild} Wild. {question.prompt.words}"


def _opening(view: State, question: Question) -> str:
    return f"{view.coin} Coin. {question.prompt.words}"


def _move(view: State, question: Question) -> str:
    due = f", {view.due} of it due here" if view.due else ""
    return f"{view.walk} Walk{due}. {question.prompt.words}"


def _struck(view: State, question: Question) -> str:
    each = view.combat.each if view.combat is not None else 0
    return f"{each} Attack strikes you. {question.prompt.words}"


def _accept(view: State, question: Question) -> str:
    given = [card_name(view, card) for card in view.giving]
    given += [f"{view.giving_wild} Wild"] * bool(view.giving_wild)
    wanted = [f"{view.asking[0]} of your cards"] * bool(view.asking[0])
    wanted += [f"{view.asking[1]} Wild"] * bool(view.asking[1])
    return f"{', '.join(given) or 'nothing'} for {', '.join(wanted) or 'nothing'}. {question.prompt.words}"


QUESTIONS = {
    prompts.PLAY.key: _resources,
    prompts.BUY.key: _resources,
    prompts.MERCHANT.key: _resources,
    prompts.OPENING.key: _opening,
    prompts.MOVE.key: _move,
    prompts.DEFENSE.key: _struck,
    prompts.DAMAGE.key: _struck,
    prompts.ACCEPT.key: _accept,
}
