"""Labels of options: what stands for the words in braces of `rules/verbs.py`, and labels that no template makes."""

from rulewright.games.outposts.cards.card import KINDS
from rulewright.games.outposts.rules import verbs
from rulewright.games.outposts.rules.burn import card_mana, creature_mana
from rulewright.games.outposts.rules.creatures import health_left
from rulewright.games.outposts.rules.mana import cost_of, crystal_price
from rulewright.games.outposts.rules.state import State, card_of
from rulewright.games.outposts.words.card_text import values
from rulewright.games.outposts.words.names import placed, side, where
from rulewright.kernel.question import CardId, Option, Seat
from rulewright.kernel.words import card_name

# -- what stands for a word in braces


def _card(option: Option) -> CardId:
    return CardId(option.a)


def _number(view: State, option: Option) -> int:
    return option.a


def _owner(view: State, option: Option) -> Seat:
    return view.owner[option.a]


def _active(view: State, option: Option) -> Seat:
    return view.active


def _where(view: State, option: Option) -> str:
    return where(view, _card(option))


def _placed(view: State, option: Option) -> str:
    return placed(view, _card(option))


def _described(view: State, option: Option) -> str:
    return described(view, _card(option))


def described(view: State, card: CardId) -> str:
    """A card with cost and values: 'Free Lance (2; 2/1/2)'."""
    printed = card_of(view, card)
    return f"{printed.name} ({printed.cost}; {values(printed) or KINDS[printed.kind]})"


def _cost(view: State, option: Option) -> int:
    return cost_of(view, view.active, card_of(view, _card(option)))


def _price(view: State, option: Option) -> int:
    return crystal_price(view, view.active)


def _gain(view: State, option: Option) -> int:
    """Mana that burning a card or a creature would give."""
    card = _card(option)
    if option.verb == verbs.SACRIFICE.name:
        return creature_mana(view, view.owner[card], card)
    return card_mana(view, card)


def _counters(view: State, option: Option) -> int:
    seat, outpost = verbs.OUTPOST.of(option)
    return view.players[seat].outposts[outpost].counters


def _health(view: State, option: Option) -> int:
    return health_left(view, _card(option))


def _joined(view: State, option: Option) -> list[CardId]:
    """Who is in the group already; nobody in a new one."""
    card, group = verbs.JOIN.of(option)
    groups = view.players[view.owner[card]].groups
    return groups[group] if group < len(groups) else []


def _company(view: State, option: Option) -> str:
    joined = ", ".join([card_name(view, card) for card in _joined(view, option)])
    return f"group {option.b + 1} with {joined}" if joined else "a new group"


def _group_or_new(view: State, option: Option) -> str:
    return str(option.b) if _joined(view, option) else "new"


def _face_cost(view: State, option: Option) -> int:
    return view.book.cards[option.b].cost


def _key(view: State, option: Option) -> str:
    return view.book.cards[option.b].key


FILLS = {
    "number": _number,
    "owner": _owner,
    "active": _active,
    "where": _where,
    "placed": _placed,
    "described": _described,
    "cost": _cost,
    "price": _price,
    "gain": _gain,
    "counters": _counters,
    "health": _health,
    "company": _company,
    "group_or_new": _group_or_new,
    "face_cost": _face_cost,
    "key": _key,
}

# -- labels that no template makes


def _shards(view: State, option: Option) -> str:
    return str(option.a) if option.a else "None"


def _pick(view: State, option: Option) -> str:
    return " and ".join([described(view, card) for card in verbs.PICK.of(option) if card >= 0])


def _assault(view: State, option: Option) -> str:
    (group,) = verbs.ASSAULT.of(option)
    target = view.targets[group]
    assert target is not None
    names = ", ".join([card_name(view, card) for card in view.players[view.active].groups[group]])
    return f"Group {group + 1} ({names}) against Outpost {target.outpost + 1} of the {side(view, target.owner)}"


def _hit(view: State, option: Option) -> str:
    return f"{option.a} on the Outpost" if option.a else "Nothing on the Outpost"


LABELS = {
    verbs.SHARDS.name: _shards,
    verbs.PICK.name: _pick,
    verbs.ASSAULT.name: _assault,
    verbs.HIT.name: _hit,
}
