"""A line when something comes up for the first time, and what one would regret to leave undone."""

from rulewright.games.outposts.rules import prompts, verbs
from rulewright.games.outposts.rules.mana import cost_of
from rulewright.games.outposts.rules.state import State, card_of, standing_count
from rulewright.kernel.question import CardId, Question

FIRST_LINES = {
    prompts.PLAY.key: "Creatures go to your Reserve. Short of mana? Burn a card: choose it, then Burn.",
    prompts.PREPARE.key: "Choose a creature, then New group to attack with it, or an Outpost to guard it.",
    prompts.ATTACK.key: "Damage on an Outpost stays; who falls is lost. You may also wait, and guard your Outposts.",
    prompts.AIM.key: "Choose what to attack. An Outpost that has lost all its life is gone for good.",
    prompts.ASSIGN.key: "What the defenders don't stop goes on the Outpost, or kills who guards it.",
    prompts.COUNTER.key: "The defenders strike back: choose which attackers their strength kills.",
    prompts.PLACE.key: "An open upgrade works at once; one that lies face-down is a surprise.",
}


def first_times(view: State, question: Question) -> list[tuple[str, str]]:
    """How the draft and the first Outposts come about: before one has read anything both look like accidents."""
    player, rules = view.players[question.seat], view.book.rules
    if question.prompt == prompts.DRAFT:
        few = " or ".join(
            str(n * rules.mana_per_outpost) for n in (rules.start_outposts_first, rules.start_outposts_other)
        )
        return [("silver", f"In all {rules.silver_total} Silver cards join the {rules.deck_size} of your faction. "
                           f"You begin with {few} mana a turn: cheap ones help.")]  # fmt: skip
    if question.prompt == prompts.PLAY and player.turns == 1:
        order = (
            "You play first and begin with" if question.seat == view.first else "You don't play first and begin with"
        )
        return [("outposts", f"{order} {posts(standing_count(player))}. Each turn one more arrives, up to "
                             f"{rules.outposts_max}; each gives {rules.mana_per_outpost} mana a turn.")]  # fmt: skip
    return []


def posts(n: int) -> str:
    return f"{n} Outpost{'' if n == 1 else 's'}"


def undone(view: State, question: Question) -> str:
    """A creature that can be paid; a creature that neither attacks nor guards."""
    if question.prompt == prompts.PLAY:
        for option in question.options:
            card = card_of(view, CardId(option.a)) if option.verb == verbs.PLAY.name else None
            if card and card.health:
                return f"You can still play {card.name} for {cost_of(view, question.seat, card)} mana."
    player = view.players[question.seat]
    if question.prompt == prompts.PREPARE and not any(player.groups):
        joining = [CardId(option.a) for option in question.options if option.verb == verbs.JOIN.name]
        idle = [card for card in joining if card in player.reserve]
        return f"{card_of(view, idle[0]).name} could still attack or guard." if idle else ""
    return ""
