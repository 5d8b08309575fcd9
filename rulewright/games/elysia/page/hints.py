"""Options as the page treats them: what one would come to, what a button says, which window stops a player."""

from dataclasses import replace

from rulewright.games.elysia.cards.atoms import TERRAINS
from rulewright.games.elysia.page.fight import defender_count, strike_total
from rulewright.games.elysia.rules import prompts, verbs
from rulewright.games.elysia.rules.combat.arithmetic import share, terms
from rulewright.games.elysia.rules.combat.fighters import ATTACK, DEFENSE, Combat, Fighter, fighter_of
from rulewright.games.elysia.rules.state import State
from rulewright.games.elysia.words.labels import price_now
from rulewright.kernel.page.scene import Stop
from rulewright.kernel.question import Face, Option, Question

STOPS = (Stop(prompts.JOIN.key, "When I may join a fight", True, "Stop me"),)  # RE-D13
ENDS = {
    prompts.PLAY: "To the move",
    prompts.BUY: "Done buying",
    prompts.OPENING: "Done buying",
    prompts.DISCARD: "Draw and end turn",
}


def hint(view: State, question: Question, option: Option) -> str:
    """A card of a fight with the sum it would make; a card of the market with its price (RE-166)."""
    combat = view.combat
    striking = question.prompt in (prompts.ATTACK, prompts.DEFENSE)
    if combat is not None and striking and option.verb in (verbs.PLAY.name, verbs.USE.name):
        fighter, step = fighter_of(combat, question.seat), ATTACK if question.prompt == prompts.ATTACK else DEFENSE
        return _with(view, combat, fighter, view.faces[option.a], step) if fighter else ""
    if option.verb == verbs.BUY.name:
        (face,) = verbs.BUY.of(option)
        card, now = view.book.cards[face], price_now(view, face, question.seat)
        less = f" ({card.cost} − {card.cost - now}: cheaper on {TERRAINS[card.cheaper]})" if now < card.cost else ""
        return f"{now} Coin{less}. {card.text}"
    return ""


def _with(view: State, combat: Combat, fighter: Fighter, face: Face, step: int) -> str:
    more = replace(fighter, played=[*fighter.played, face], dropped=[*fighter.dropped, 0])
    parts = terms(view, combat, more, step)
    value = sum(n for _, n in parts)
    said = " + ".join(f"{n} {words}" for words, n in parts)
    if step == DEFENSE:
        return f"Defense {value} ({said}): {max(0, combat.each - value)} of {combat.each} left over"
    total = strike_total(view, combat) - sum(n for _, n in terms(view, combat, fighter, ATTACK)) + value
    return f"Attack {value} ({said}); {total} in all, {share(view, total, defender_count(combat))} to each"


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
