"""What an option would come to: the sum that a card would make in a fight, the price of a card."""

from dataclasses import replace

from rulewright.games.elysia.cards.atoms import TERRAINS
from rulewright.games.elysia.page.fight import defender_count, strike_total
from rulewright.games.elysia.rules import prompts, verbs
from rulewright.games.elysia.rules.combat.arithmetic import share, terms
from rulewright.games.elysia.rules.state import ATTACK, DEFENSE, Combat, Fighter, State, fighter_of
from rulewright.games.elysia.words.labels import price_now
from rulewright.kernel.question import Face, Option, Question


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
