"""A line when something comes up for the first time, and what one would regret to leave undone."""

from rulewright.games.outposts.page.portraits import plays
from rulewright.games.outposts.rules import prompts, verbs
from rulewright.games.outposts.rules.attack.assault import legal_targets
from rulewright.games.outposts.rules.attack.strength import attack_in_group, defense_totals
from rulewright.games.outposts.rules.mana import cost_of
from rulewright.games.outposts.rules.state import State, card_of, creatures_of, standing_count
from rulewright.kernel.question import CardId, Question, Seat

FIRST_LINES = {
    prompts.PLAY.key: "Creatures go to your Reserve. Short of mana? Burn a card: choose it, then Burn.",
    prompts.ATTACK.key: "Damage on an Outpost stays. The defenders strike back and may destroy attackers.",
    prompts.AIM.key: "Choose what to attack. An Outpost that has lost all its life is gone for good.",
    prompts.ASSIGN.key: "What the defenders don't stop goes on the Outpost, or kills who guards it.",
    prompts.COUNTER.key: "The defenders strike back: choose which attackers their strength kills.",
    prompts.PLACE.key: "An open upgrade works at once; one that lies face-down is a surprise.",
}

DEEDS = {verbs.JOIN.name: "attack", verbs.GUARD.name: "guard"}  # what a creature in reserve can be sent to do


def first_times(view: State, question: Question) -> list[tuple[str, str]]:
    """How the draft and the first Outposts come about: before one has read anything both look like accidents; and
    how many may stand together, before cards are spent on more.
    """
    player, rules = view.players[question.seat], view.book.rules
    if question.prompt == prompts.DRAFT:
        few = " or ".join(
            str(n * rules.mana_per_outpost) for n in (rules.start_outposts_first, rules.start_outposts_other)
        )
        found = [("silver", f"In all {rules.silver_total} Silver cards join the {rules.deck_size} of your faction. "
                            f"You begin with {few} mana a turn: cheap ones help.")]  # fmt: skip
        faction = view.book.factions[player.faction] if player.faction >= 0 else ""
        return [*found, (f"silver-{faction}", plays(faction))] if faction else found
    if question.prompt == prompts.PLAY and player.turns == 1:
        order = (
            "You play first and begin with" if question.seat == view.first else "You don't play first and begin with"
        )
        return [("outposts", f"{order} {posts(standing_count(player))}. Each turn one more arrives, up to "
                             f"{rules.outposts_max}; each gives {rules.mana_per_outpost} mana a turn.")]  # fmt: skip
    if question.prompt == prompts.PREPARE:
        return [(prompts.PREPARE.key, f"Choose a creature, then New group or an Outpost: up to "
                                      f"{rules.attackers_per_group} attack together, up to "
                                      f"{rules.defenders_per_outpost} guard one Outpost.")]  # fmt: skip
    return []


def posts(n: int) -> str:
    return f"{n} Outpost{'' if n == 1 else 's'}"


def undone(view: State, question: Question) -> str:
    """A creature that can be paid; a creature that neither attacks nor guards, though it could to some good."""
    if question.prompt == prompts.PLAY:
        for option in question.options:
            card = card_of(view, CardId(option.a)) if option.verb == verbs.PLAY.name else None
            if card and card.health:
                return f"You can still play {card.name} for {cost_of(view, question.seat, card)} mana."
    player = view.players[question.seat]
    if question.prompt == prompts.PREPARE and not any(player.groups):
        able = {verb: [CardId(option.a) for option in question.options if option.verb == verb] for verb in DEEDS}
        if not gets_through(view, question.seat, able[verbs.JOIN.name]):
            able[verbs.JOIN.name] = []
        for idle in player.reserve:
            if deeds := [words for verb, words in DEEDS.items() if idle in able[verb]]:
                return f"{card_of(view, idle).name} could still {' or '.join(deeds)}."
    return ""


def gets_through(view: State, seat: Seat, able: list[CardId]) -> bool:
    """Whether the strongest group that these could form is stronger than what some rival Outpost has of Defense."""
    cards = [card for card in creatures_of(view.players[seat]) if card in able]
    attacks = sorted((attack_in_group(view, card, cards) for card in cards), reverse=True)
    pierce = sum(card_of(view, card).pierce for card in cards)
    targets = [verbs.OUTPOST.of(option) for option in legal_targets(view, seat)]
    walls = [defense_totals(view, owner, view.players[owner].outposts[index])[1] for owner, index in targets]
    return bool(walls) and sum(attacks[: view.book.rules.attackers_per_group]) + pierce > min(walls)
