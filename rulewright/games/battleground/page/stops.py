"""Windows as the page treats them: where a player wants to be asked, and what a button says (BG-104, BG-105)."""

from rulewright.games.battleground.page.previews import ACTION_KEYS, verb_words
from rulewright.games.battleground.rules import prompts
from rulewright.games.battleground.rules.state import ENCHANTMENTS, FIRST_MAIN, MANA_ORB, State, unit_of
from rulewright.games.battleground.rules.verbs import ATTACK, PASS
from rulewright.kernel.page.scene import Stop
from rulewright.kernel.question import Option, Question

STOPS = (
    Stop("other-main", "In another's Main phases", True, "Stop me"),  # BG-D14
    Stop("other-enchantments", "In another's Enchantments phase", True, "Stop me"),  # BG-D4
    Stop("other-orb", "In another's Mana Orb phase", False, "Stop me"),  # BG-D3
    Stop("own-orb", "In my Mana Orb phase", False, "Stop me"),
    Stop("own-enchantments", "In my Enchantments phase", False, "Stop me"),
)
KEYS = {MANA_ORB: "orb", ENCHANTMENTS: "enchantments"}


def stop_for(view: State, question: Question) -> str:
    """Which stop holds here, by what everybody sees."""
    return f"{'own' if question.seat == view.active else 'other'}-{KEYS.get(view.phase, 'main')}"


def role(view: State, question: Question, option: Option) -> tuple[str, str]:
    """Passing and ending have places of their own; an action of the battle says what it comes to."""
    if option == PASS:
        if question.prompt.key == prompts.MAIN.key:
            return "end", "End phase: battle" if view.phase == FIRST_MAIN else "End turn"
        return "pass", "Pass"
    if question.prompt.key in ACTION_KEYS:
        unit = unit_of(view, *ATTACK.of(option))
        return "", verb_words(view, unit, option.verb) if unit else ""
    return "", ""
