"""Answers on buttons and in records, where templates of `rules/verbs.py` are not enough."""

from collections.abc import Callable

from rulewright.games.lytharian.cards.atoms import ROLE_NAMES
from rulewright.games.lytharian.cards.card import Card
from rulewright.games.lytharian.rules import verbs
from rulewright.games.lytharian.rules.casting.castable import harness_value
from rulewright.games.lytharian.rules.combat.fight_numbers import ability_name
from rulewright.games.lytharian.rules.ids import SEATS
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import bearer, troop_face
from rulewright.games.lytharian.words.names import numbered_name, square_name, troop_name, troop_notation, used_name
from rulewright.kernel.question import CardId, Option
from rulewright.kernel.words import card_key

Said = dict[str, Callable[[State, Option], str]]

MOBILITY_LABELS = ("", "Mobility: more Att", "Mobility: less damage")
MOBILITY_WORDS = ("", "att", "protection")
FORMS = ("", "Panther", "Treant")
DASHED = str.maketrans("_:", "--")


def _card(view: State, option: Option) -> Card:
    return view.book.cards[view.faces[option.a]]


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


def _disabled(view: State, option: Option) -> tuple[str, int]:
    """The id and X of the ability that a Crushing Hammer may disable."""
    troop, i = verbs.DISABLE.of(option)
    return list(view.book.powers[troop_face(view, troop)].items())[i]


FILLS: Said = {
    "price": lambda view, option: _card(view, option).price,
    "harnessed": lambda view, option: str(harness_value(view, CardId(option.a))),
    "reforged": lambda view, option: str(_card(view, option).reforge),
    "twin": _twin,
    "place": _place,
    "numbered_effect": lambda view, option: f" (effect {option.b + 1})" if option.b else "",
    "numbered": lambda view, option: numbered_name(view, option.a),
    "role": lambda view, option: ROLE_NAMES[view.role[option.a]],
    "power": lambda view, option: ability_name(*_disabled(view, option)),
}


def _used(view: State, option: Option) -> str:
    return f"{troop_name(view, option.a)}: {used_name(view, option.a, option.b)}"


LABELS: Said = {
    verbs.EFFECT.name: _used,
    verbs.MOBILITY.name: lambda view, option: MOBILITY_LABELS[option.b],
    verbs.FORM.name: lambda view, option: FORMS[option.b],
}


def _permanent(view: State, option: Option) -> tuple[str, ...]:
    card, atom = verbs.LASTING.of(option)
    return (f"card-{card}",) if not atom else (f"card-{card}", f"button-lasting-{atom}")


CLICKS = {verbs.LASTING.name: _permanent}


def _own_troop(state: State, option: Option) -> str:
    """A troop by its card: only its owner is asked."""
    return f"{option.verb} {card_key(state, option.a)}"


NOTATIONS: Said = {
    verbs.MOVE.name: lambda state, move: f"move {troop_notation(state, move.a)}-{square_name(state, move.b)}",
    verbs.ATTACK.name: lambda state, pair: f"attack {troop_notation(state, pair.a)}x{troop_notation(state, pair.b)}",
    verbs.LASTING.name: lambda state, use: f"use {card_key(state, use.a)}" + (f" {use.b}" if use.b else ""),
    verbs.MOBILITY.name: lambda state, option: f"mobility {MOBILITY_WORDS[option.b]}",
    verbs.FORM.name: lambda state, option: f"form {FORMS[option.b].lower()}",
    verbs.BERSERK.name: lambda state, option: f"berserk {option.b}",
    verbs.DISABLE.name: lambda state, option: f"disable {_disabled(state, option)[0].translate(DASHED)}",
    verbs.SEND.name: _own_troop,
    verbs.SWAP.name: lambda state, pair: f"swap {troop_notation(state, pair.a)}-{troop_notation(state, pair.b)}",
}
