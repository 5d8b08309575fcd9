"""What a card, effect or pending choice is for, as bots see it: to hurt, to help, or something else."""

from rulewright.games.lytharian.cards.atoms import Tick, TurnDice, TurnHeal, TurnHit, TurnMana
from rulewright.games.lytharian.cards.card import Card
from rulewright.games.lytharian.rules.powers.effects import HURTING, KEYS
from rulewright.games.lytharian.rules.powers.mains import USED
from rulewright.games.lytharian.rules.state import ABILITY_BITS, EFFECTS, MAIN, SPELL, State, seat_of, troops_of
from rulewright.games.lytharian.rules.targeting import can_target
from rulewright.kernel.question import Option, Seat

HARM, HELP = 1, 2
HARMFUL = ("damage", "life drain", "curse", "discard", "mana drain")
HELPFUL = ("heal", "protection", "aura", "movement")
MENDING = ("effect_heal", "effect_healer", "effect_prime_healer", "effect_y_healer")
_HURT_BITS = sum(ABILITY_BITS[key] for key in HURTING)
_MEND_BITS = sum(ABILITY_BITS[key] for key in MENDING)


def bent(card: Card) -> int:
    """Whether a spell is for enemies or for friends; 0 where it is neither."""
    return HARM if card.purpose in HARMFUL else HELP if card.purpose in HELPFUL else 0


def wounded(state: State, seat: Seat) -> bool:
    """Whether any troop of the player's carries damage."""
    hurt, at = state.hurt, state.at
    return any(hurt[t] and at[t] >= 0 for t in range(seat * state.n, seat * state.n + state.n))


def in_sight(state: State, seat: Seat) -> bool:
    """Whether an enemy can be targeted."""
    return any(can_target(state, seat, t) for t in troops_of(state, 1 - seat))


def hostile_spell(state: State, seat: Seat) -> bool:
    """Whether a spell of the other player's waits on the stack."""
    return any(item.kind == SPELL and item.seat != seat and not item.countered for item in state.stack)


def pending(state: State, seat: Seat) -> int:
    """What the troop that is now to be chosen is in for, HARM or HELP or both, by what the player could be doing."""
    found = 0
    if state.phase == EFFECTS and not state.stack:
        used = 0
        for troop in range(seat * state.n, seat * state.n + state.n):
            used |= state.used[troop]
        found = (HARM if used & _HURT_BITS else 0) | (HELP if used & _MEND_BITS else 0)
        for each in state.players[seat].used:
            atom = state.book.cards[state.faces[each // 16]].effects[each % 16]
            found |= HARM if isinstance(atom, TurnHit) else HELP if isinstance(atom, TurnHeal) else 0
        if found:
            return found
    if state.phase == MAIN and any(used & USED for used in state.used):
        found = HARM
    player = state.players[seat]
    money = player.mana + player.pool + 3
    anything = state.phase == MAIN and state.fight is None and seat == state.active
    for held in player.hand:
        card = state.book.cards[state.faces[held]]
        if card.aim.kind == "troop" and card.cost <= money and (anything or card.type == "fast"):
            found |= bent(card)
    return found or HARM | HELP


def pays(state: State, seat: Seat, each: Option) -> bool | None:
    """Whether an effect is for free and good (True), does nothing or harm (False), or has to be thought about."""
    match each.verb:
        case "effect":
            return _effect_pays(state, seat, each.a, KEYS[each.b])
        case "hidden_heal":
            return seat_of(state, each.a) == seat and state.hurt[each.a] > 0
        case "hidden_prime":
            return wounded(state, seat)
        case "lasting":
            atom = state.book.cards[state.faces[each.a]].effects[each.b]
            if isinstance(atom, Tick | TurnMana | TurnDice):
                return True
            return in_sight(state, seat) if isinstance(atom, TurnHit) else wounded(state, seat)
    return None


def _effect_pays(state: State, seat: Seat, troop: int, key: str) -> bool | None:
    if key in HURTING:
        return in_sight(state, seat)
    if key in MENDING:
        return wounded(state, seat)
    if key in ("effect_regrowth", "effect_regenerate"):
        return state.hurt[troop] > 0
    if key == "effect_inferno":
        board = state.board
        near = [board[square] for square in state.book.near[state.at[troop]]]
        return any(t >= 0 and seat_of(state, t) != seat for t in near)
    if key in ("effect_ruthless", "effect_seer", "effect_gear"):
        return None
    return True if key in ("effect_power_up", "wild_mana") else None
