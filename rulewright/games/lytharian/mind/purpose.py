"""What a card, effect or pending choice is for, as bots see it: to hurt, to help, or something else."""

from collections.abc import Sequence

from rulewright.games.lytharian.cards.atoms import Tick, TurnDice, TurnHeal, TurnHit, TurnMana
from rulewright.games.lytharian.cards.card import Card
from rulewright.games.lytharian.rules import verbs
from rulewright.games.lytharian.rules.abilities.effect_results import HURTING
from rulewright.games.lytharian.rules.abilities.main_abilities import MAINS_USED
from rulewright.games.lytharian.rules.casting.targeting import can_target
from rulewright.games.lytharian.rules.ids import ABILITY_KEYS, OTHER, TroopId
from rulewright.games.lytharian.rules.state import ABILITY_BITS, EFFECTS, MAIN, SPELL, State
from rulewright.games.lytharian.rules.troops import army, beside, seat_of, troops_of
from rulewright.kernel.question import Option, Seat

HARM, HELP = 1, 2
HARMFUL = ("damage", "life drain", "curse", "discard", "mana drain")
HELPFUL = ("heal", "protection", "aura", "movement")
MENDING = ("effect_heal", "effect_healer", "effect_prime_healer", "effect_y_healer")
TROOP_TARGETS = (verbs.AT_TROOP.name, verbs.AT_SECOND.name)
ACTS = (verbs.CAST.name, verbs.ATTACH.name)
_HURT_BITS = sum(ABILITY_BITS[key] for key in HURTING)
_MEND_BITS = sum(ABILITY_BITS[key] for key in MENDING)


def bent(card: Card) -> int:
    """Whether a spell is for enemies or for friends; 0 where it is neither."""
    return HARM if card.purpose in HARMFUL else HELP if card.purpose in HELPFUL else 0


def wounded(state: State, seat: Seat) -> bool:
    """Whether any troop of the player's carries damage."""
    hurt, at = state.hurt, state.at
    return any(hurt[t] and at[t] >= 0 for t in army(state, seat))


def in_sight(state: State, seat: Seat) -> bool:
    """Whether an enemy can be targeted."""
    return any(can_target(state, seat, t) for t in troops_of(state, OTHER[seat]))


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
    """What the troop that is now to be chosen is in for, HARM or HELP or both, by what the player could be doing."""
    found = 0
    if state.phase == EFFECTS and not state.stack:
        used = 0
        for troop in army(state, seat):
            used |= state.used[troop]
        found = (HARM if used & _HURT_BITS else 0) | (HELP if used & _MEND_BITS else 0)
        for card, i in state.players[seat].lasting_used:
            atom = state.book.cards[state.faces[card]].effects[i]
            found |= HARM if isinstance(atom, TurnHit) else HELP if isinstance(atom, TurnHeal) else 0
        if found:
            return found
    if state.phase == MAIN and any(used & MAINS_USED for used in state.used):
        found = HARM
    player = state.players[seat]
    money = player.mana + player.pool + 3
    anything = state.phase == MAIN and state.fight is None and seat == state.active
    for held in player.hand:
        spell = state.book.cards[state.faces[held]]
        if spell.aim.kind == "troop" and spell.cost <= money and (anything or spell.type == "fast"):
            found |= bent(spell)
    return found or HARM | HELP


def pays(state: State, seat: Seat, option: Option) -> bool | None:
    """Whether an effect is for free and good (True), does nothing or harm (False), or has to be thought about."""
    match option.verb:
        case verbs.EFFECT.name:
            troop, ability = verbs.EFFECT.of(option)
            return _effect_pays(state, seat, troop, ABILITY_KEYS[ability])
        case verbs.HIDDEN_HEAL.name:
            troop, _ = verbs.HIDDEN_HEAL.of(option)
            return seat_of(state, troop) == seat and state.hurt[troop] > 0
        case verbs.PRIME.verb:
            return wounded(state, seat)
        case verbs.LASTING.name:
            card, i = verbs.LASTING.of(option)
            atom = state.book.cards[state.faces[card]].effects[i]
            if isinstance(atom, Tick | TurnMana | TurnDice):
                return True
            return in_sight(state, seat) if isinstance(atom, TurnHit) else wounded(state, seat)
    return None


def _effect_pays(state: State, seat: Seat, troop: TroopId, key: str) -> bool | None:
    if key in HURTING:
        return in_sight(state, seat)
    if key in MENDING:
        return wounded(state, seat)
    if key in ("effect_regrowth", "effect_regenerate"):
        return state.hurt[troop] > 0
    if key == "effect_inferno":
        return any(seat_of(state, t) != seat for t in beside(state, troop))
    if key in ("effect_ruthless", "effect_seer", "effect_gear"):
        return None
    return True if key in ("effect_power_up", "wild_mana") else None
