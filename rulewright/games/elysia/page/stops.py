"""Windows as the page treats them: who may join a fight is asked, and what a button says (RE-176)."""

from rulewright.games.elysia.rules import prompts, verbs
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.page.scene import Stop
from rulewright.kernel.question import Option, Question

STOPS = (Stop(prompts.JOIN.key, "When I may join a fight", True, "Stop me"),)  # RE-D13
ENDS = {
    prompts.PLAY: "To the move",
    prompts.BUY: "Done buying",
    prompts.OPENING: "Done buying",
    prompts.DISCARD: "Draw and end turn",
}


def stop_for(view: State, question: Question) -> str:
    """Joining is the only window."""
    return prompts.JOIN.key


def role(view: State, question: Question, option: Option) -> tuple[str, str]:
    """Passing and ending a part have places of their own."""
    verb, prompt = option.verb, question.prompt
    if verb == verbs.PASS.name:
        return ("pass", "Stay out" if prompt == prompts.JOIN else "Pass")
    if verb in (verbs.FINISH.name, verbs.DONE.name) and prompt in ENDS:
        return "end", ENDS[prompt]
    if verb == verbs.STOP.name and not view.due:
        return "end", "Stop here"
    return "", ""
