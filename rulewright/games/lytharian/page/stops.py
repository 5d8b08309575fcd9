"""Windows as the page treats them: where a player wants to be asked, and what passing means there (LC-R50)."""

from rulewright.games.lytharian.rules.state import DRAW, EFFECTS, MANA, State
from rulewright.games.lytharian.rules.verbs import DONE, END, PASS
from rulewright.kernel.page.scene import Stop
from rulewright.kernel.question import Option, Question

STOPS = (
    Stop("fight", "In combat", True, "Stop me"),  # LC-144
    Stop("answer", "When my opponent casts or uses something", True, "Stop me"),  # LC-153
    Stop("hold", "After I cast something myself", False, "Stop me", "Hold"),
    Stop("other-main", "After each act of my opponent", True, "Stop me"),
    Stop("other-early", "In my opponent's Effects, Mana and Draw Phases", False, "Stop me"),
    Stop("own-early", "At the start of my Effects, Mana and Draw Phases", False, "Stop me"),
    Stop("own-main", "After each act of my own", False, "Stop me"),
)


def stop_for(view: State, question: Question) -> str:
    """Which stop holds here, by what everybody sees."""
    if view.stack:
        return "hold" if view.stack[-1].seat == question.seat else "answer"
    if question.prompt.key == "fight":
        return "fight"
    part = "early" if view.phase in (EFFECTS, MANA, DRAW) else "main"
    return f"{'own' if question.seat == view.active else 'other'}-{part}"


def role(view: State, question: Question, option: Option) -> tuple[str, str]:
    """Passing and ending have places of their own."""
    if option == PASS:
        return "pass", "Pass"
    if option == END:
        return "end", "End turn"
    if option == DONE:
        return "end", "End Effects"
    return "", ""
