"""Questions that say more than their prompt."""

from rulewright.games.outposts.rules import prompts, verbs
from rulewright.games.outposts.rules.state import State
from rulewright.kernel.question import Question
from rulewright.kernel.words import card_name


def _draft(view: State, question: Question) -> str:
    n = view.book.rules.silver_pick
    return f"Keep {('one', 'two', 'three')[n - 1]} of these Silver cards; the rest is passed on"


def _play(view: State, question: Question) -> str:
    return f"You have {view.players[question.seat].mana} mana. {question.prompt.words}"


def _assign(view: State, question: Question) -> str:
    left = max((option.a for option in question.options if option.verb == verbs.HIT.name), default=0)
    what = f"{left} to deal" if left else "destroy the Guard first, or deal no damage"
    return f"{question.prompt.words}: {what}"


def _swap_out(view: State, question: Question) -> str:
    if question.about < 0:
        return question.prompt.words
    return f"Which card leaves your deck for {card_name(view, question.about)}?"


QUESTIONS = {
    prompts.DRAFT.key: _draft,
    prompts.PLAY.key: _play,
    prompts.ASSIGN.key: _assign,
    prompts.SWAP_OUT.key: _swap_out,
}
