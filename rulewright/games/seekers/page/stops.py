"""Windows of priority as the page treats them: where a player wants to be asked, and what passing means there."""

from rulewright.games.seekers.rules import prompts
from rulewright.games.seekers.rules.ids import END, MAIN, UPKEEP
from rulewright.games.seekers.rules.state import State, from_active
from rulewright.kernel.page.scene import Stop
from rulewright.kernel.question import Option, Question

STOPS = (
    Stop("hold", "Hold priority after I play something", quick="Hold"),  # SK-152
    Stop("answer", "When another plays something", True, "Stop me"),  # SK-153
    Stop("own-upkeep", "In my Upkeep", False, "Stop me"),
    Stop("own-end", "In my End phase", False, "Stop me"),
    Stop("other-upkeep", "In another's Upkeep", False, "Stop me"),
    Stop("other-main", "Before another's Main phase ends", False, "Stop me"),
    Stop("other-end", "In another's End phase", True, "Stop me"),
)
PHASE_KEYS = {UPKEEP: "upkeep", MAIN: "main", END: "end"}


def stop_for(view: State, question: Question) -> str:
    """Which stop holds here, by what everybody sees; "" where the player is asked in any case (SK-R11)."""
    if question.prompt == prompts.MAIN:
        return ""
    if view.stack:
        return "hold" if view.stack[-1].seat == question.seat else "answer"
    return f"{'own' if question.seat == view.active else 'other'}-{PHASE_KEYS[view.phase]}"


KEEPING = {prompts.MULLIGAN: "Keep this hand", prompts.SIDE_IN: "Keep my deck"}
"""What 'stop' means before the game."""


def role(view: State, question: Question, option: Option) -> tuple[str, str]:
    """Whether an option passes or ends the phase, and what to call it there (SK-153 to SK-155)."""
    if option == prompts.STOP and question.prompt in KEEPING:
        return "ready", KEEPING[question.prompt]
    if option != prompts.PASS:
        return "", ""
    if question.prompt == prompts.MAIN:
        return "end", "End Main phase"
    if view.stack and view.passes + 1 >= len(from_active(view)):
        return "pass", "Resolve"
    return "pass", "Pass"
