"""A line when something comes up for the first time, and what one would regret to leave undone."""

from rulewright.games.outposts.rules import prompts, verbs
from rulewright.games.outposts.rules.mana import cost_of
from rulewright.games.outposts.rules.state import State, card_of
from rulewright.kernel.question import CardId, Question

FIRST_LINES = {
    prompts.DRAFT.key: "Silver cards join your deck for this game. Click two, then keep them; cheap ones help early.",
    prompts.PLAY.key: "Creatures go to your Reserve. Short of mana? Burn a card: choose it, then Burn.",
    prompts.PREPARE.key: "Choose a creature, then New group to attack with it, or an Outpost to guard it.",
    prompts.AIM.key: "Choose what to attack. An Outpost that has lost all its life is gone for good.",
    prompts.ASSIGN.key: "What the defenders don't stop goes on the Outpost, or kills who guards it.",
    prompts.COUNTER.key: "The defenders strike back: choose which attackers their strength kills.",
    prompts.PLACE.key: "An open upgrade works at once; one that lies face-down is a surprise.",
}


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
