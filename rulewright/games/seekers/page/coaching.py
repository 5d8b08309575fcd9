"""A line when something comes up for the first time, and what one would regret to leave undone."""

from rulewright.games.seekers.page.stops import finds
from rulewright.games.seekers.page.turn_end_warnings import short_of_shard
from rulewright.games.seekers.rules import prompts
from rulewright.games.seekers.rules.movement.reach import reachable
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.verbs import ACTIVATE, PLAY
from rulewright.games.seekers.words.names import unit_name
from rulewright.games.seekers.words.shard_words import shard_gives
from rulewright.kernel.question import Question
from rulewright.kernel.words import listed

FIRST_LINES = {
    prompts.START.key: "Walls block the way and the sight. The gem is the Shard.",
    prompts.SIDE_IN.key: "You may swap cards of your deck for these. Knowing nobody yet, keep your deck.",
    prompts.MULLIGAN.key: "Cards you send back are drawn anew. Cheap cards are good to begin with.",
    prompts.MAIN.key: "Bolts (AP) pay for cards and your Weapon, boots (MP) for steps. Choose your Seeker to walk.",
    prompts.DIRECTION.key: "It flies straight in one of six Directions: choose an enemy in line, or the next hex.",
    prompts.PRIORITY.key: "Before it happens you may answer with an Instant; what is played last happens first.",
    prompts.KEEP_CHANNELING.key: "Two Moments make a turn, and each wound adds one. If you stop, no AP come back.",
    prompts.TRIGGERS.key: "The Stack goes backwards: what you put there last happens first. Mostly either way will do.",
    prompts.MOVE.key: "Green hexes cost only MP, purple ones also AP, which cards need; all others are too far.",
}
RAISED = {prompts.FREE_SPELL.key, prompts.STASH.key}  # by a Seeker's power alone


def first_times(view: State, question: Question) -> list[tuple[str, str]]:
    """One's own power, what one wears, and what the Shard is good for; what a turn is comes first."""
    player, rules = view.players[question.seat], view.book.rules
    if question.prompt.key in RAISED:
        return _power(view, question)
    untouched = player.turns < 2 and player.ap >= rules.ap_gain and player.mp >= rules.mp_gain
    if question.prompt != prompts.MAIN or untouched:
        return []
    worn = [view.book.cards[view.faces[card]].name for card in player.equipment]
    gear = [("equipment", f"You wear {listed(worn)}: click your portrait to read them.")] if worn else []
    return [*_power(view, question), *gear, *_shard_near(view, question)]


def _power(view: State, question: Question) -> list[tuple[str, str]]:
    """What the Seeker can do that nobody else can; another Seeker has another power."""
    card = view.book.cards[view.players[question.seat].seeker]
    names = [*[when.name for when in card.whens if when.name], *([card.action.name] if card.action else [])]
    called = f", {listed(names)}" if names else ""
    words = f"Your Seeker has a power of its own{called}: click your portrait, then its card, to read it."
    return [(f"power-{card.key}", words)]


def _shard_near(view: State, question: Question) -> list[tuple[str, str]]:
    """What the Shard is good for, as soon as one could go there."""
    if not view.shard:
        return []
    near = view.book.map.board.gap[view.book.map.shard]
    if all(near[hex] > 1 for hex in (view.units[question.seat].hex, *reachable(view, question.seat))):
        return []
    rules = view.book.rules
    gives = f"{rules.shard_cost_ap} AP and a turn of channeling give {shard_gives(rules)}"
    return [("shard", f"The gem is the Shard: beside it, {gives}. Wounds delay it.")]


def undone(view: State, question: Question) -> str:
    """An attack that would find an enemy; not where AP are kept for the Shard, as its price there has been told."""
    if question.prompt != prompts.MAIN or short_of_shard(view, question.seat):
        return ""
    for option in question.options:
        if option.verb in (PLAY.name, ACTIVATE.name) and (found := finds(view, question, option)):
            card = view.book.cards[view.faces[option.a]]
            name = card.action.name if option.verb == ACTIVATE.name and card.action else card.name
            return f"{name} could still hit {unit_name(view, found[0])}."
    return ""
