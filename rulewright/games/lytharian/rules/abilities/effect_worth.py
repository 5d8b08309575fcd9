"""Whether an effect or ability would do its owner any good now, by what everybody sees of the table."""

from rulewright.games.lytharian.cards.atoms import Tick, TurnDice, TurnHit, TurnMana
from rulewright.games.lytharian.rules import verbs
from rulewright.games.lytharian.rules.abilities.effect_results import HURTING
from rulewright.games.lytharian.rules.casting.targeting import can_target
from rulewright.games.lytharian.rules.ids import ABILITY_KEYS, OTHER, TroopId
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import army, bearer, beside, itself_and_beside, seat_of, troops_of
from rulewright.kernel.question import Option, Seat

MENDING = ("effect_heal", "effect_healer", "effect_prime_healer", "effect_y_healer")


def wounded(state: State, seat: Seat) -> bool:
    """Whether any troop of the player's carries damage."""
    hurt, at = state.hurt, state.at
    return any(hurt[t] and at[t] >= 0 for t in army(state, seat))


def in_sight(state: State, seat: Seat) -> bool:
    """Whether an enemy can be targeted."""
    return any(can_target(state, seat, t) for t in troops_of(state, OTHER[seat]))


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
    if key in ("effect_healer", "effect_prime_healer"):
        return any(state.hurt[t] for t in itself_and_beside(state, troop))
    if key in MENDING:
        return wounded(state, seat)
    if key in ("effect_regrowth", "effect_regenerate"):
        return state.hurt[troop] > 0
    if key == "effect_inferno":
        return any(seat_of(state, t) != seat for t in beside(state, troop))
    if key in ("effect_seer", "effect_gear"):  # what is fetched must not be what is thrown away (LC-298, LC-309)
        return None if len(state.players[seat].hand) >= (2 if key == "effect_seer" else 1) else False
    if key == "effect_ruthless":
        return None
    return True if key in ("effect_power_up", "wild_mana") else None


def can_strike(state: State, seat: Seat, troop: TroopId) -> bool:
    """Whether an enemy stands next to the troop that it could use a Main: ability on."""
    return any(seat_of(state, t) != seat and can_target(state, seat, t) for t in beside(state, troop))


def gives_mana(state: State, option: Option) -> bool:
    """Whether it gives its owner mana, for nothing: there is no reason ever to leave it."""
    if option.verb == verbs.EFFECT.name:
        return ABILITY_KEYS[verbs.EFFECT.of(option)[1]] in ("effect_power_up", "wild_mana")
    if option.verb != verbs.LASTING.name:
        return False
    card, i = verbs.LASTING.of(option)
    return isinstance(state.book.cards[state.faces[card]].effects[i], TurnMana | TurnDice)


def ticks(state: State, seat: Seat, option: Option) -> bool:
    """Whether it lets a curse hurt the enemy who bears it."""
    if option.verb != verbs.LASTING.name:
        return False
    card, i = verbs.LASTING.of(option)
    troop = bearer(state, card)
    return isinstance(state.book.cards[state.faces[card]].effects[i], Tick) and seat_of(state, troop) != seat


def only_hurts_own(state: State, seat: Seat, option: Option) -> bool:
    """Whether nobody but the player's own could be hurt by it."""
    match option.verb:
        case verbs.EFFECT.name:
            return ABILITY_KEYS[verbs.EFFECT.of(option)[1]] in HURTING and not in_sight(state, seat)
        case verbs.LASTING.name:
            card, i = verbs.LASTING.of(option)
            return isinstance(state.book.cards[state.faces[card]].effects[i], TurnHit) and not in_sight(state, seat)
        case verbs.MAIN_ABILITY.name:
            return not can_strike(state, seat, verbs.MAIN_ABILITY.of(option)[0])
    return False


def idle(state: State, seat: Seat, option: Option) -> bool:
    """Whether it would do nothing, or hurt none but the player's own; fetching a card is never that."""
    if option.verb == verbs.EFFECT.name and ABILITY_KEYS[verbs.EFFECT.of(option)[1]] in ("effect_gear", "effect_seer"):
        return False
    return only_hurts_own(state, seat, option) or pays(state, seat, option) is False
