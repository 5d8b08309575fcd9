"""Effects of troops and of permanents: which can be used now, and on whom (LC-077, LC-081, LC-295 to LC-312)."""

from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.games.lytharian.cards.atoms import Tick, TurnDice, TurnHeal, TurnHit, TurnMana
from rulewright.games.lytharian.cards.card import KING
from rulewright.games.lytharian.rules import prompts, verbs
from rulewright.games.lytharian.rules.abilities.unseen_healers import covered, heals_this_turn, hidden_heals
from rulewright.games.lytharian.rules.casting.targeting import has_targetable, targetable
from rulewright.games.lytharian.rules.combat.blow import Blow
from rulewright.games.lytharian.rules.combat.damage import deal, heal
from rulewright.games.lytharian.rules.deductions import having, hidden, observe
from rulewright.games.lytharian.rules.honor_charge import open_ways
from rulewright.games.lytharian.rules.ids import ABILITY_IDS, ABILITY_KEYS, AbilityId, TroopId
from rulewright.games.lytharian.rules.state import ABILITY, ABILITY_BITS, LASTING, Item, LastingEffect, State, next_uid
from rulewright.games.lytharian.rules.troops import (
    bearer,
    beside,
    controller,
    itself_and_beside,
    muted,
    powers_of,
    printed,
    seat_of,
    still_there,
    to_use,
    troops_of,
    users,
)
from rulewright.games.lytharian.rules.zones import gain
from rulewright.kernel.question import NO_CARD, CardId, Option, Seat
from rulewright.kernel.table import Table


def usable_effects(state: State, seat: Seat) -> list[Option]:
    """Effects the player could announce now, each once a turn (LC-066, LC-078, LC-R56)."""
    found: list[Option] = []
    secret = False
    up, used, curse = state.up, state.used, state.curse
    for troop, powers in users(state, seat, state.book.effects):
        if curse[troop] >= 0 and muted(state, troop):
            continue
        if not up[troop]:
            secret = secret or "effect_healer" in powers or "effect_prime_healer" in powers
            continue
        for power in powers:
            key = power if power in ABILITY_BITS else power.partition(":")[0]
            if not used[troop] & ABILITY_BITS[key]:
                if key in _ANYWHERE or _possible(state, seat, troop, power, key):  # at least on itself (LC-R10)
                    found.append(verbs.EFFECT(troop, ABILITY_IDS[key]))
    if secret:
        found += hidden_heals(state, seat)
    return found


def would_use(state: State, seat: Seat) -> bool:
    """Whether a face-down troop has an effect to use once revealed, a granted one too (LC-R56, LC-R235)."""
    up = state.up
    return 0 in up and any(not up[troop] for troop, _ in users(state, seat, state.book.effects))


def _possible(state: State, seat: Seat, troop: TroopId, power: str, key: str) -> bool:
    if key in ("effect_healer", "effect_prime_healer"):
        return covered(state, seat, heals_this_turn(state, seat), but=troop)
    if key == "effect_seer":
        return state.players[seat].mana >= 1  # LC-R232
    if key != "effect_gear" and key not in _AIMED:
        return True
    x = powers_of(state, troop)[power]
    if key == "effect_gear":
        return state.players[seat].mana >= x  # LC-R196
    return bool(_targets(state, seat, troop, x, power))


AIMED_EACH_TURN = (TurnHit, TurnHeal)
_ANYWHERE = ("effect_burn", "effect_lava", "effect_poison", "effect_plague", "effect_shock", "effect_heal")
_AIMED = (*_ANYWHERE, "effect_healer", "effect_y_healer", "effect_ruthless", "effect_gale")


def _targets(state: State, seat: Seat, troop: TroopId, x: int, power: str) -> list[TroopId]:
    """Whom an effect may be aimed at: own troops and revealed enemies on the whole board (LC-R10, LC-R198, LC-R226)."""
    key, _, race = power.partition(":")
    if key == "effect_healer":  # LC-300, LC-305
        return itself_and_beside(state, troop)
    if key == "effect_ruthless":  # a friend, not itself, not the King (LC-308, LC-R231)
        return [t for t in troops_of(state, seat) if t != troop and state.role[t] != KING]
    found = targetable(state, seat)
    if key == "effect_y_healer":  # of race Y anywhere (LC-312, LC-R229)
        return [t for t in found if printed(state, t).race == race]
    return found if key != "effect_gale" else [t for t in found if open_ways(state, seat, t, x)]


def make_effect(table: Table, state: State, seat: Seat, troop: TroopId, ability: AbilityId) -> Item:
    """Choose targets and pay; the item is then announced (LC-D10, LC-D11, LC-D13, LC-D14)."""
    key = ABILITY_KEYS[ability]
    power = next(each for each in to_use(state, troop, state.book.effects) if each.partition(":")[0] == key)
    x = powers_of(state, troop)[power]
    state.used[troop] |= ABILITY_BITS[key]
    item = Item(next_uid(state), ABILITY, seat, troop=troop, power=power, x=x)
    state.announcing = troop
    if key in _AIMED:
        why = prompts.SACRIFICE if key == "effect_ruthless" else prompts.TARGET
        found = _targets(state, seat, troop, x, power)
        (item.target,) = verbs.AT_TROOP.of(table.ask(seat, [verbs.AT_TROOP(t) for t in found], why, troop))
        item.left = state.left[item.target]
    if key == "effect_y_healer" and not state.up[item.target] and hidden(state, item.target):
        observe(state, item.target, having(state, f"race:{power.partition(':')[2]}"))
    if key == "effect_gale":
        ways = open_ways(state, seat, item.target, x)
        (item.way,) = verbs.WAY.of(table.ask(seat, [verbs.WAY(way) for way in ways], prompts.DIRECTION, troop))
    elif key == "effect_plague":  # LC-R228
        foes = [t for t in beside(state, item.target) if seat_of(state, t) != seat]
        if foes:
            options = [verbs.AT_SECOND(t) for t in foes]
            (item.second,) = verbs.AT_SECOND.of(table.ask(seat, options, prompts.SECOND, troop))
            item.second_left = state.left[item.second]
    state.announcing = NO_CARD
    if key in ("effect_gear", "effect_seer"):
        gain(table, state, seat, -(x if key == "effect_gear" else 1), ABILITIES[key].clause)
    return item


def usable_lasting(state: State, seat: Seat) -> list[Option]:
    """Each effect of each permanent once a turn (LC-078); not in the turn it was cast, whose phase is over (LC-R60)."""
    player = state.players[seat]
    mine = player.enchants
    if max(state.curse) >= 0:
        mine = mine + [card for card in state.curse if card >= 0 and controller(state, card) == seat]
    found: list[Option] = []
    faces, active = state.faces, state.book.active
    for card in mine:
        for i in active[faces[card]]:
            if LastingEffect(card, i) not in player.lasting_used:
                atom = state.book.cards[faces[card]].effects[i]
                if not isinstance(atom, AIMED_EACH_TURN) or has_targetable(state, seat):
                    found.append(verbs.LASTING(card, i))
    return found


def make_lasting(table: Table, state: State, seat: Seat, card: CardId, i: int) -> Item:
    """Choose the target of a permanent's effect (LC-R10)."""
    atom = state.book.cards[state.faces[card]].effects[i]
    state.players[seat].lasting_used.append(LastingEffect(card, i))
    item = Item(next_uid(state), LASTING, seat, card, state.faces[card], atom=i, x=atom.n)
    if isinstance(atom, AIMED_EACH_TURN):
        state.announcing = card
        options = [verbs.AT_TROOP(t) for t in targetable(state, seat)]
        (item.target,) = verbs.AT_TROOP.of(table.ask(seat, options, prompts.TARGET, card))
        state.announcing = NO_CARD
        item.left = state.left[item.target]
    return item


def resolve_lasting(table: Table, state: State, item: Item) -> None:
    """A curse hurts its bearer, if it still lies there (LC-180); an enchant does what it says."""
    card = state.book.cards[item.face]
    atom = card.effects[item.atom]
    if isinstance(atom, Tick):
        troop = bearer(state, item.card)
        if troop >= 0:
            deal(table, state, [Blow(troop, atom.n, card.element, "curse", item.seat, clause="LC-081")])
        return
    if isinstance(atom, TurnMana):
        gain(table, state, item.seat, atom.n, "LC-189")
    elif isinstance(atom, TurnDice):
        even = sum(1 for _ in range(atom.n) if table.roll(6) % 2 == 0)
        gain(table, state, item.seat, even, "LC-189")
    elif still_there(state, item.target, item.left):
        if isinstance(atom, TurnHit):
            deal(table, state, [Blow(item.target, atom.n, card.element, "ability", item.seat, clause="LC-189")])
        else:
            heal(table, state, item.target, atom.n, "LC-189")
