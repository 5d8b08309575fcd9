"""The Main: abilities: damage to a neighbour, once each, never with an attack by the same troop (LC-313 to LC-324)."""

from typing import NamedTuple

from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.games.lytharian.rules import prompts
from rulewright.games.lytharian.rules.damage import Blow, deal
from rulewright.games.lytharian.rules.honor import charging, must_attack
from rulewright.games.lytharian.rules.powers.effects import KEYS, NUMBER, muted
from rulewright.games.lytharian.rules.state import ABILITY, ABILITY_BITS, ATTACKED, Item, State, powers_of
from rulewright.games.lytharian.rules.targeting import can_target
from rulewright.kernel.question import Option, Seat, option
from rulewright.kernel.table import Table


class Strike(NamedTuple):
    """What a Main: ability deals."""

    elements: tuple[str, ...]  # several: the user chooses


MAINS: dict[str, Strike] = {
    "main_arcane_bolt": Strike(("arcane",)),  # LC-313
    "main_axe_throw": Strike(("physical",)),  # LC-314
    "main_bowshot": Strike(("physical",)),  # LC-315
    "main_ice_bolt": Strike(("water",)),  # LC-316
    "main_poison_strike": Strike(("death",)),  # LC-317
    "main_scorch": Strike(("fire",)),  # LC-318
    "main_slimestrike": Strike(("death",)),  # LC-319
    "main_spearthrow": Strike(("physical",)),  # LC-320
    "main_starstrike": Strike(("life",)),  # LC-321
    "main_stonestrike": Strike(("earth",)),  # LC-322
    "main_stonethrow": Strike(("physical",)),  # LC-323
    "main_voodoo_flame": Strike(("fire", "death")),  # LC-324
}
USED = sum(ABILITY_BITS[key] for key in MAINS)


def mains_on(state: State, troop: int) -> tuple[str, ...]:
    """The Main: abilities a troop has, granted ones too (LC-R235)."""
    copy = state.copy[troop]
    own = state.book.mains[state.faces[troop] if copy < 0 else copy]
    more = [power for card in (state.aura[troop], state.weapon[troop], state.armor[troop]) if card >= 0
            for power in state.book.mains[state.faces[card]]]  # fmt: skip
    return own if not more else tuple(dict.fromkeys([*own, *more]))


def usable_mains(state: State, seat: Seat) -> list[Option]:
    """Revealed troops that have not attacked, each ability once (LC-067, LC-105, LC-106, LC-107, LC-R224)."""
    found: list[Option] = []
    for troop in range(seat * state.n, seat * state.n + state.n):
        if state.at[troop] < 0 or not state.up[troop]:
            continue
        powers = mains_on(state, troop)
        if not powers or muted(state, troop):
            continue
        if state.used[troop] & ATTACKED and state.duel is None:  # LC-R272
            continue
        if charging(state, seat) == troop and must_attack(state, troop) >= 0:
            continue  # LC-R252
        if _neighbours(state, seat, troop):
            found += [option("main", troop, NUMBER[power]) for power in powers
                      if not state.used[troop] & ABILITY_BITS[power]]  # fmt: skip
    return found


def _neighbours(state: State, seat: Seat, troop: int) -> list[int]:
    """Any of the 8 squares around: friends, and enemies that may be targeted (LC-R222, LC-R223)."""
    near = [state.board[square] for square in state.book.near[state.at[troop]]]
    return [t for t in near if t >= 0 and can_target(state, seat, t)]


def make_main(table: Table, state: State, seat: Seat, troop: int, number: int) -> Item:
    """Target, and the element of a Voodoo Flame (LC-D26)."""
    power = KEYS[number]
    state.used[troop] |= ABILITY_BITS[power]
    options = [option("at_troop", t) for t in _neighbours(state, seat, troop)]
    target = table.ask(seat, options, prompts.TARGET, troop).a
    elements = MAINS[power].elements
    pick = 0
    if len(elements) > 1:
        pick = table.ask(seat, [option("element", i) for i in range(len(elements))], prompts.ELEMENT, troop).a
    x = powers_of(state, troop)[power]
    if power == "main_slimestrike" and not state.book.rules.slimestrike_scales:
        x = 1  # LC-R221
    state.uid += 1
    return Item(state.uid, ABILITY, seat, troop, -1, power, x, target, state.left[target], -1, 0, pick, False)


def resolve_main(table: Table, state: State, item: Item) -> None:
    """The damage, if the target is still there (LC-158)."""
    if state.at[item.target] < 0 or state.left[item.target] != item.left:
        if table.listening:
            table.tell_plain("effect_lost", "LC-158", seat=item.seat)
        return
    element = MAINS[item.power].elements[item.extra]
    blow = Blow(item.target, item.x, element, "ability", item.seat, item.card, clause=ABILITIES[item.power].clause)
    deal(table, state, [blow])


def uses_main(state: State, troop: int) -> bool:
    """Whether it used a Main: ability this turn, so that it may not attack (LC-107)."""
    return bool(state.used[troop] & USED)
