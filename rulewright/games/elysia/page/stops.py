"""Windows as the page treats them: who may join a fight is asked, and what a button says (RE-176)."""

from rulewright.games.elysia.rules.state import State
from rulewright.kernel.page.scene import Stop
from rulewright.kernel.question import Option, Question

STOPS = (Stop("join", "When I may join a fight", True, "Stop me"),)  # RE-D13
ENDS = {"play": "To the move", "buy": "Done buying", "opening": "Done buying", "discard": "Draw and end turn"}


def window(view: State, question: Question) -> str:
    """Joining is the only window."""
    return "join"


def role(view: State, question: Question, option: Option) -> tuple[str, str]:
    """Passing and ending a part have places of their own."""
    verb, key = option.verb, question.prompt.key
    if verb == "pass":
        return ("pass", "Stay out" if key == "join" else "Keep the peace" if key == "target" else "Pass")
    if verb in ("finish", "done") and key in ENDS:
        return "end", ENDS[key]
    if verb == "stop" and not view.due:
        return "end", "Stop here"
    return "", ""
