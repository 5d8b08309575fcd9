"""Questions that need more than their prompt and the card they are about."""

from rulewright.games.seekers.rules import prompts
from rulewright.games.seekers.rules.state import State
from rulewright.kernel.question import Question


def with_resources(view: State, question: Question) -> str:
    """Who has priority reads what there is to spend."""
    player = view.players[question.seat]
    return f"{player.ap} AP, {player.mp} MP. {question.prompt.words}"


QUESTIONS = {prompts.MAIN.key: with_resources, prompts.PRIORITY.key: with_resources}
