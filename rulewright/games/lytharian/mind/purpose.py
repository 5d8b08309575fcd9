"""What a card, effect or pending choice is for, as bots see it: to hurt, to help, or something else."""

from collections.abc import Sequence

from rulewright.games.lytharian.cards.atoms import TurnHit
from rulewright.games.lytharian.cards.card import X_COST, Card
from rulewright.games.lytharian.rules import verbs
from rulewright.games.lytharian.rules.abilities.effect_results import HURTING
from rulewright.games.lytharian.rules.abilities.effect_worth import MENDING
from rulewright.games.lytharian.rules.abilities.main_abilities import MAINS_USED
from rulewright.games.lytharian.rules.casting.castable import has_enchant
from rulewright.games.lytharian.rules.state import ABILITY_BITS, MAIN, SPELL, State
from rulewright.kernel.question import Option, Seat

HARM, HELP = 1, 2
HARMFUL = ("damage", "life drain", "curse", "discard", "mana drain", "removal")
HELPFUL = ("heal", "protection", "aura", "movement")
KEPT = {
    "damage": 2.5, "life drain": 2.5, "revive": 3.0, "counter": 2.2, "protection": 2.0, "movement": 1.0, "draw": 1.8,
    "mana drain": 1.0, "discard": 1.0, "removal": 1.2, "mana": 1.0,
}  # fmt: skip
TROOP_TARGETS = (verbs.AT_TROOP.name, verbs.AT_SECOND.name)
ACTS = (verbs.CAST.name, verbs.ATTACH.name)
_HURT_BITS = sum(ABILITY_BITS[key] for key in HURTING)
_MEND_BITS = sum(ABILITY_BITS[key] for key in MENDING)


def bent(card: Card) -> int:
    """Whether a spell is for enemies or for friends; 0 where it is neither."""
    return HARM if card.purpose in HARMFUL else HELP if card.purpose in HELPFUL else 0


def hostile_spell(state: State, seat: Seat) -> bool:
    """Whether a spell of the other player's waits on the stack."""
    return any(item.kind == SPELL and item.seat != seat and not item.countered for item in state.stack)


def of_others(state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Spells on the stack that are worth countering: never one's own, if there is another."""
    theirs = {item.uid for item in state.stack if item.seat != seat}
    return [each for each in options if each.a in theirs] or options


def pre_combat(state: State) -> bool:
    """Whether this is the Pre Combat Phase of a Battle Duel, nothing waiting to be answered (LC-362)."""
    return state.duel is not None and state.phase == MAIN and state.fight is None and not state.stack


def pending(state: State, seat: Seat) -> int:
    """What the troop that is now to be chosen is in for: HARM or HELP, or both where that is not known."""
    card = state.announcing
    if card >= 2 * state.n:
        spell: Card = state.book.cards[state.faces[card]]
        if spell.type == "enchant":
            hits = any(isinstance(atom, TurnHit) for atom in spell.effects)
            return HARM if hits else HELP
        return (HELP if spell.kind != "spell" else bent(spell)) or HARM
    if card < 0:
        return HARM | HELP
    if state.phase == MAIN and state.duel is None:
        return HARM
    used = state.used[card]
    return (HARM if used & (_HURT_BITS | MAINS_USED) else 0) | (HELP if used & _MEND_BITS else 0) or HARM | HELP


def strength_of(state: State, seat: Seat) -> int:
    """How much damage is done or healed by what is now aimed; of a spell with an X, by all the mana there is."""
    card = state.announcing
    if card < 2 * state.n:
        return 1
    spell: Card = state.book.cards[state.faces[card]]
    return amount(state, seat, spell) if spell.effects else 1


def amount(state: State, seat: Seat, card: Card) -> int:
    """What a spell's first effect comes to."""
    return state.players[seat].mana if card.cost == X_COST else card.effects[0].n


def keeping(state: State, seat: Seat, held: int) -> float:
    """How much a card is worth having in hand."""
    card: Card = state.book.cards[state.faces[held]]
    if card.type == "enchant":
        return 0.0 if has_enchant(state, seat, card.name) else 4.0
    if card.kind != "spell":
        return 1.5
    return KEPT.get(card.purpose, 1.5) + 0.2 * card.quality
