"""Answers as they stand in records, where the rule 'verb, then its arguments' is not enough."""

from rulewright.games.lytharian.rules import verbs
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import troop_face
from rulewright.games.lytharian.words.names import square_name, troop_notation
from rulewright.kernel.question import Option
from rulewright.kernel.words import card_key

MOBILITY_WORDS = ("", "att", "protection")
FORM_WORDS = ("", "panther", "treant")


def _move(state: State, option: Option) -> str:
    troop, square = verbs.MOVE.of(option)
    return f"move {troop_notation(state, troop)}-{square_name(state, square)}"


def _attack(state: State, option: Option) -> str:
    attacker, defender = verbs.ATTACK.of(option)
    return f"attack {troop_notation(state, attacker)}x{troop_notation(state, defender)}"


def _lasting(state: State, option: Option) -> str:
    card, atom = verbs.LASTING.of(option)
    return f"use {card_key(state, card)}" + (f" {atom}" if atom else "")


def _mobility(state: State, option: Option) -> str:
    return f"mobility {MOBILITY_WORDS[option.b]}"


def _form(state: State, option: Option) -> str:
    return f"form {FORM_WORDS[option.b]}"


def _berserk(state: State, option: Option) -> str:
    return f"berserk {option.b}"


def _disable(state: State, option: Option) -> str:
    troop, i = verbs.DISABLE.of(option)
    power = list(state.book.powers[troop_face(state, troop)])[i]
    return f"disable {power.replace('_', '-').replace(':', '-')}"


def _own_troop(state: State, option: Option) -> str:
    """A troop by its card: only its owner is asked."""
    return f"{option.verb} {card_key(state, option.a)}"


NOTATIONS = {
    verbs.MOVE.name: _move,
    verbs.ATTACK.name: _attack,
    verbs.LASTING.name: _lasting,
    verbs.MOBILITY.name: _mobility,
    verbs.FORM.name: _form,
    verbs.BERSERK.name: _berserk,
    verbs.DISABLE.name: _disable,
    verbs.SEND.name: _own_troop,
    verbs.PLACE.name: _own_troop,
}
