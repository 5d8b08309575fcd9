"""Options and questions in words: what stands for the words in braces of `rules/verbs.py`, what no template makes."""

from collections.abc import Callable

from rulewright.games.outposts.cards.card import KINDS
from rulewright.games.outposts.rules import prompts, verbs
from rulewright.games.outposts.rules.attack.strength import attack_in_group
from rulewright.games.outposts.rules.burn import card_mana, creature_mana
from rulewright.games.outposts.rules.creatures import health_left
from rulewright.games.outposts.rules.mana import cost_of, crystal_price
from rulewright.games.outposts.rules.state import State, card_of
from rulewright.games.outposts.words.bolts import bolt_asks
from rulewright.games.outposts.words.names import placed, side, where
from rulewright.games.outposts.words.worth_burning import most_burned, worth_burning, worth_sacrifices
from rulewright.kernel.question import CardId, Option, Question
from rulewright.kernel.words import card_name


def described(view: State, card: CardId) -> str:
    """A card with cost and values: 'Free Lance (2; 2/1/2)'."""
    printed = card_of(view, card)
    return f"{printed.name} ({printed.cost}; {printed.values or KINDS[printed.kind]})"


def _joined(view: State, option: Option) -> list[CardId]:
    """Who is in the group already; nobody in a new one."""
    card, group = verbs.JOIN.of(option)
    groups = view.players[view.owner[card]].groups
    return groups[group] if group < len(groups) else []


def _company(view: State, option: Option) -> str:
    joined = ", ".join([card_name(view, card) for card in _joined(view, option)])
    return f"group {option.b + 1} with {joined}" if joined else "a new group"


def _assault(view: State, option: Option) -> str:
    (group,) = verbs.ASSAULT.of(option)
    target = view.targets[group]
    assert target is not None
    names = ", ".join([card_name(view, card) for card in view.players[view.active].groups[group]])
    return f"Group {group + 1} ({names}) against Outpost {target.outpost + 1} of the {side(view, target.owner)}"


FILLS: dict[str, Callable[[State, Option], object]] = {  # what stands for a word in braces
    "number": lambda view, option: option.a,
    "owner": lambda view, option: view.owner[option.a],
    "active": lambda view, option: view.active,
    "where": lambda view, option: where(view, CardId(option.a)),
    "placed": lambda view, option: placed(view, CardId(option.a)),
    "described": lambda view, option: described(view, CardId(option.a)),
    "cost": lambda view, option: cost_of(view, view.active, card_of(view, CardId(option.a))),
    "price": lambda view, option: crystal_price(view, view.active),
    "gain": lambda view, option: card_mana(view, CardId(option.a)),
    "offered": lambda view, option: creature_mana(view, view.owner[option.a], CardId(option.a)),
    "counters": lambda view, option: view.players[option.a].outposts[option.b].counters,
    "health": lambda view, option: health_left(view, CardId(option.a)),
    "company": _company,
    "group_or_new": lambda view, option: option.b if _joined(view, option) else "new",
    "face_cost": lambda view, option: view.book.cards[option.b].cost,
    "key": lambda view, option: view.book.cards[option.b].key,
}

LABELS: dict[str, Callable[[State, Option], str]] = {  # labels that no template makes
    verbs.SHARDS.name: lambda view, option: str(option.a or "None"),
    verbs.PICK.name: lambda view, option: " and ".join(
        [described(view, card) for card in verbs.PICK.of(option) if card >= 0]
    ),
    verbs.ASSAULT.name: _assault,
    verbs.HIT.name: lambda view, option: f"{option.a or 'Nothing'} on the Outpost",
}


def _assign(view: State, question: Question) -> str:
    left = max((option.a for option in question.options if option.verb == verbs.HIT.name), default=0)
    what = f"{left} to deal" if left else "destroy the Guard first, or deal no damage"
    return f"{question.prompt.words}: {what}"


def _play(view: State, question: Question) -> str:
    """What the mana is, and only what can be done with it."""
    options, seat = question.options, question.seat
    does = {option.verb for option in options}
    burns = [option for option in options if option.verb == verbs.BURN.name]
    can = ["play cards"] if verbs.PLAY.name in does else []
    if any(worth_burning(view, seat, *verbs.BURN.of(option)) for option in burns):
        left = most_burned(view, seat, len(view.players[seat].hand) - 1)  # one is to be paid
        up_to = f"up to {left}" if left > 1 else "one"
        can.append(f"burn {up_to} for more" if can else f"burn {up_to} to pay for another")
    if verbs.CRYSTAL in options:
        can.append("buy a Crystal")
    mana = f"{view.players[seat].mana} mana"
    if not can and verbs.SACRIFICE.name in does and worth_sacrifices(view, seat):
        return f"{mana}: too little, unless you sacrifice creatures"
    return f"{mana}: {', '.join(can)}, or go on" if can else f"{mana}: nothing more to play, go on"


def _aim(view: State, question: Question) -> str:
    """Who attacks: a group is called as above it, where all who are in it can be seen."""
    groups, at = view.players[view.active].groups, len(view.targets)
    if at >= len(groups):
        return question.prompt.words
    strength = sum(attack_in_group(view, card, groups[at]) for card in groups[at])
    return f"Group {at + 1} (Attack {strength}): attack which Outpost?"


def _draft(view: State, question: Question) -> str:
    """To whom the rest goes: to the left (OP-055)."""
    rules, left = view.book.rules, len(view.packets[question.seat]) - view.book.rules.silver_pick
    keep = ("one", "two", "three")[rules.silver_pick - 1]
    to = "your rival" if view.seats == 2 else "the left"
    rest = f"{left} go to {to}" if left > 1 else "the last goes back"
    return f"Keep {keep} for your deck; {rest}"


def _swap_out(view: State, question: Question) -> str:
    if question.about < 0:
        return question.prompt.words
    return f"Which card leaves your deck for {card_name(view, question.about)}?"


def _give_up(view: State, question: Question) -> str:
    """By whose card (OP-071)."""
    if question.about < 0:
        return question.prompt.words
    return f"{card_name(view, question.about)} takes one of your creatures: which is destroyed?"


def _counter(view: State, question: Question) -> str:
    """Which Outpost was assaulted, by whom (OP-161)."""
    assault = view.assault
    if assault is None:
        return question.prompt.words
    group = ", ".join([card_name(view, card) for card in view.players[assault.attacker].groups[assault.group]])
    return f"{group} attacked Outpost {assault.outpost + 1}: whom do your defenders strike down?"


def _prepare(view: State, question: Question) -> str:
    """Too many in one place, which only a further order can mend (OP-128, OP-133)."""
    player, rules = view.players[question.seat], view.book.rules
    if any(len(group) > rules.attackers_per_group for group in player.groups):
        return f"Only {rules.attackers_per_group} of a group attack: move one out of it, or undo"
    if any(len(outpost.defenders) > rules.defenders_per_outpost for outpost in player.outposts):
        return f"At most {rules.defenders_per_outpost} guard an Outpost: move one away, or undo"
    return "Send creatures to guard or to attack, or go on"


QUESTIONS: dict[str, Callable[[State, Question], str]] = {  # that say more than their prompt
    prompts.DRAFT.key: _draft,
    prompts.PLAY.key: _play,
    prompts.AIM.key: _aim,
    prompts.BOLT.key: bolt_asks,
    prompts.PREPARE.key: _prepare,
    prompts.GIVE_UP.key: _give_up,
    prompts.COUNTER.key: _counter,
    prompts.ASSIGN.key: _assign,
    prompts.SWAP_OUT.key: _swap_out,
}
