"""Windows as the page treats them: where a player wants to be asked, and what passing means there (LC-R50)."""

from rulewright.games.lytharian.page.payment import is_news, label_with_payment
from rulewright.games.lytharian.rules import prompts, verbs
from rulewright.games.lytharian.rules.abilities.effect_worth import gives_mana, idle, ticks
from rulewright.games.lytharian.rules.state import DRAW, EFFECTS, MANA, State
from rulewright.games.lytharian.rules.troops import powers_of
from rulewright.games.lytharian.rules.verbs import DONE, END, KEEP, PASS, REVEAL
from rulewright.kernel.page.scene import Stop
from rulewright.kernel.question import Option, Question

STOPS = (
    Stop("fight", "In combat", True, "Stop me"),  # LC-144
    Stop("answer", "When my opponent casts or uses something", True, "Stop me"),  # LC-153
    Stop("hold", "Ask me after I cast something, before it happens", False, "Stop me", "Hold"),
    Stop("other-main", "After each act of my opponent", False, "Stop me"),
    Stop("other-early", "In my opponent's Effects, Mana and Draw Phases", False, "Stop me"),
    Stop("own-early", "At the start of my Effects, Mana and Draw Phases", False, "Stop me"),
    Stop("own-main", "After each act of my own", False, "Stop me"),
    Stop("reveal", "When I could only reveal a troop, or hurt my own", False, "Stop me"),  # LC-065
    Stop("gain", "Before an effect of mine gives me mana", False, "Stop me"),  # LC-078
    Stop("harness", "Before I pay with mana that I have: let me pay with a spell", False, "Stop me"),  # LC-205
    Stop("cut", "When my opponent shuffles: let me cut", False, "Stop me"),  # LC-008
)


def stop_for(view: State, question: Question) -> str:
    """Which stop holds here."""
    if question.prompt.key == "cut":
        return "cut"
    if all(option.verb == REVEAL.name for option in question.options[1:]) and len(question.options) > 1:
        return "fight" if question.prompt.key == "alarm" and _protectors(view, question) else "reveal"
    if view.stack and view.stack[-1].seat != question.seat:
        return "answer"
    if question.prompt.key == "fight" or (view.stack and view.fight is not None):
        return "fight"  # after an own spell, too: the next one may decide it
    if view.stack:
        return "hold"
    part = "early" if view.phase in (EFFECTS, MANA, DRAW) else "main"
    return f"{'own' if question.seat == view.active else 'other'}-{part}"


def obvious(view: State, question: Question) -> tuple[str, Option] | None:
    """Who has the mana needs no spell harnessed for it (LC-D22); an effect that gives mana is used; a phase in which
    one could only reveal, or hurt one's own, goes by.
    """
    if question.prompt.key == prompts.EFFECTS.key:
        effects = [option for option in question.options if option is not DONE and option.verb != REVEAL.name]
        gain = next((option for option in effects if gives_mana(view, option)), None)
        if gain and verbs.CHARGE not in effects:  # a full counter is better charged first
            return "gain", gain
        if all(idle(view, question.seat, option) for option in effects):
            return "reveal", DONE
    enough = question.prompt.key == prompts.HARNESS.key and question.options[0] is verbs.NONE
    return ("harness", verbs.NONE) if enough else None


def _protectors(view: State, question: Question) -> bool:
    """Whether a face-down Mob Protector of who is asked could help in the combat (LC-272)."""
    found = [troop for option in question.options[1:] for troop in REVEAL.of(option)]
    return any("mob_protector" in powers_of(view, troop) for troop in found)


OFFERS = (prompts.SEARCH.key, prompts.PROMOTE.key)
"""Where 'none' turns down what is offered."""


def role(view: State, question: Question, option: Option) -> tuple[str, str]:
    """Passing and ending have places of their own."""
    if option == PASS:
        return "pass", "Pass"
    if option == KEEP:
        return "ready", "Ready"
    if option == END:
        return "end", "End turn"
    if option == DONE:
        return "end", "End Effects"
    if option.verb == REVEAL.name:
        return "spare", ""
    if option == verbs.NO or (option == verbs.NONE and question.prompt.key in OFFERS):
        return "decline", ""
    if option.verb == verbs.BERSERK.name and not option.b:
        return "pass", "Stay calm: no damage, no Att"
    if option.verb in SPENT:
        return "weigh" if is_news(view, question, option) else "", label_with_payment(view, question, option)
    return effect_role(view, question, option), ""


SPENT = (verbs.CAST.name, verbs.ATTACH.name, verbs.AT_TROOP.name, verbs.AT_CARD.name, verbs.AMOUNT.name)
"""What may cost another card of the hand."""


def effect_role(view: State, question: Question, option: Option) -> str:
    """A curse's damage to an enemy is what the phase is for; what could only hurt one's own is no reason to stop."""
    if option.verb in (verbs.EFFECT.name, verbs.LASTING.name, verbs.MAIN_ABILITY.name):
        if idle(view, question.seat, option) or _instead_of_attack(view, question, option):
            return "spare"
        return "usual" if ticks(view, question.seat, option) else ""
    return ""


def _instead_of_attack(view: State, question: Question, option: Option) -> bool:
    """Whether who uses this ability could attack instead: then neither is what is usually done (LC-107)."""
    if option.verb != verbs.MAIN_ABILITY.name or view.duel is not None:
        return False
    (troop, _) = verbs.MAIN_ABILITY.of(option)
    return any(verbs.ATTACK.of(each)[0] == troop for each in question.options if each.verb == verbs.ATTACK.name)


def strikes(view: State, question: Question, option: Option) -> bool:
    """An attack, an ability instead of one, and whom a spell or an ability is aimed at; and what shows a face."""
    if option.verb in (verbs.ATTACK.name, REVEAL.name) or _instead_of_attack(view, question, option):
        return True
    return question.prompt.key in (prompts.TARGET.key, prompts.SECOND.key)
