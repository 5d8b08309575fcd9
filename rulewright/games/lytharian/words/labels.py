"""Answers on buttons: the words that templates of `rules/verbs.py` leave open, and what is clicked for them."""

from rulewright.games.lytharian.cards.atoms import ROLE_NAMES
from rulewright.games.lytharian.cards.card import Card
from rulewright.games.lytharian.rules import verbs
from rulewright.games.lytharian.rules.casting.costs import harness_value
from rulewright.games.lytharian.rules.combat.fight_numbers import ability_name
from rulewright.games.lytharian.rules.ids import SEATS
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import bearer, troop_face
from rulewright.games.lytharian.words.names import numbered_name, troop_notation
from rulewright.kernel.question import CardId, Option

MOBILITY_LABELS = ("", "Mobility: more Att", "Mobility: less damage")
FORM_LABELS = ("", "Panther", "Treant")


def _card(view: State, option: Option) -> Card:
    return view.book.cards[view.faces[option.a]]


def _price(view: State, option: Option) -> str:
    return _card(view, option).price


def _harnessed(view: State, option: Option) -> int:
    return harness_value(view, CardId(option.a))


def _reforged(view: State, option: Option) -> int:
    return _card(view, option).reforge


def _twin(view: State, option: Option) -> str:
    """' (2)' for the second of several equal cards in the same place."""
    card = CardId(option.a)
    player = view.players[view.owner[card]]
    for pile in (player.hand, player.deck, player.enchants, view.curse):
        if card in pile:
            same = [each for each in pile if each >= 0 and view.faces[each] == view.faces[card]]
            at = same.index(card)
            return f" ({at + 1})" if at else ""
    return ""


def _place(view: State, option: Option) -> str:
    """Where a card in play lies; its bearer may be unknown."""
    card = CardId(option.a)
    troop = bearer(view, card)
    if troop >= 0:
        return f"on {troop_notation(view, troop)}"
    return next((f"of Player {seat + 1}" for seat in SEATS if card in view.players[seat].enchants), "")


def _numbered_effect(view: State, option: Option) -> str:
    _, atom = verbs.LASTING.of(option)
    return f" (effect {atom + 1})" if atom else ""


def _numbered(view: State, option: Option) -> str:
    return numbered_name(view, option.a)


def _role(view: State, option: Option) -> str:
    return ROLE_NAMES[view.role[option.a]]


def _power(view: State, option: Option) -> str:
    troop, i = verbs.DISABLE.of(option)
    powers = view.book.powers[troop_face(view, troop)]
    power = list(powers)[i]
    return ability_name(power, powers[power])


FILLS = {
    "price": _price,
    "harnessed": _harnessed,
    "reforged": _reforged,
    "twin": _twin,
    "place": _place,
    "numbered_effect": _numbered_effect,
    "numbered": _numbered,
    "role": _role,
    "power": _power,
}


def _mobility(view: State, option: Option) -> str:
    return MOBILITY_LABELS[option.b]


def _form(view: State, option: Option) -> str:
    return FORM_LABELS[option.b]


LABELS = {verbs.MOBILITY.name: _mobility, verbs.FORM.name: _form}


def _button(view: State, option: Option) -> tuple[str, ...]:
    return (f"button-{option.verb}-{option.a}",)


def _permanent(view: State, option: Option) -> tuple[str, ...]:
    card, atom = verbs.LASTING.of(option)
    return (f"card-{card}",) if not atom else (f"card-{card}", f"button-lasting-{atom}")


CLICKS = {verbs.STAY.name: _button, verbs.SWAP.name: _button, verbs.LASTING.name: _permanent}
