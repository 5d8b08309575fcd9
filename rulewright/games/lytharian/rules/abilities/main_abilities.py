"""The Main: abilities: damage to a neighbour, once each, never with an attack by the same troop (LC-313 to LC-324)."""

from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.games.lytharian.rules import events, prompts, verbs
from rulewright.games.lytharian.rules.casting.targeting import can_target
from rulewright.games.lytharian.rules.combat.blow import Blow
from rulewright.games.lytharian.rules.combat.damage import deal
from rulewright.games.lytharian.rules.honor_charge import charging, must_attack
from rulewright.games.lytharian.rules.ids import ABILITY_IDS, ABILITY_KEYS, FLAMES, AbilityId, ElementId, TroopId
from rulewright.games.lytharian.rules.state import ABILITY, ABILITY_BITS, ATTACKED, Item, State, next_uid
from rulewright.games.lytharian.rules.troops import beside, muted, powers_of, still_there, users
from rulewright.kernel.question import NO_CARD, Option, Seat
from rulewright.kernel.table import Table

MAINS: dict[str, tuple[str, ...]] = {  # what each deals; of several the user chooses
    "main_arcane_bolt": ("arcane",),  # LC-313
    "main_axe_throw": ("physical",),  # LC-314
    "main_bowshot": ("physical",),  # LC-315
    "main_ice_bolt": ("water",),  # LC-316
    "main_poison_strike": ("death",),  # LC-317
    "main_scorch": ("fire",),  # LC-318
    "main_slimestrike": ("death",),  # LC-319
    "main_spearthrow": ("physical",),  # LC-320
    "main_starstrike": ("life",),  # LC-321
    "main_stonestrike": ("earth",),  # LC-322
    "main_stonethrow": ("physical",),  # LC-323
    "main_voodoo_flame": FLAMES,  # LC-324
}
MAINS_USED = sum(ABILITY_BITS[key] for key in MAINS)


def usable_mains(state: State, seat: Seat) -> list[Option]:
    """Revealed troops that have not attacked, each ability once (LC-067, LC-105, LC-106, LC-107, LC-R224)."""
    found: list[Option] = []
    up, used, curse = state.up, state.used, state.curse
    for troop, powers in users(state, seat, state.book.mains):
        if not up[troop] or (curse[troop] >= 0 and muted(state, troop)):
            continue
        if used[troop] & ATTACKED and state.duel is None:  # LC-R272
            continue
        if _has_neighbour(state, seat, troop):
            if charging(state, seat) == troop and must_attack(state, troop) >= 0:
                continue  # LC-R252
            for power in powers:
                if not used[troop] & ABILITY_BITS[power]:
                    found.append(verbs.MAIN_ABILITY(troop, ABILITY_IDS[power]))
    return found


def _neighbours(state: State, seat: Seat, troop: TroopId) -> list[TroopId]:
    """Any of the 8 squares around: friends, and enemies that may be targeted (LC-R222, LC-R223)."""
    return [t for t in beside(state, troop) if can_target(state, seat, t)]


def _has_neighbour(state: State, seat: Seat, troop: TroopId) -> bool:
    """Whether there is any, without making them all."""
    board, first = state.board, seat * state.n
    end = first + state.n
    for square in state.book.near[state.at[troop]]:
        other = board[square]
        if other >= 0 and (first <= other < end or can_target(state, seat, other)):
            return True
    return False


def make_main(table: Table, state: State, seat: Seat, troop: TroopId, ability: AbilityId) -> Item:
    """Target, and the element of a Voodoo Flame (LC-D26)."""
    power = ABILITY_KEYS[ability]
    state.used[troop] |= ABILITY_BITS[power]
    state.announcing = troop
    options = [verbs.AT_TROOP(t) for t in _neighbours(state, seat, troop)]
    (target,) = verbs.AT_TROOP.of(table.ask(seat, options, prompts.TARGET, troop))
    elements = [verbs.ELEMENT(ElementId(i)) for i in range(len(MAINS[power]))]
    (element,) = verbs.ELEMENT.of(table.ask(seat, elements, prompts.ELEMENT, troop))
    state.announcing = NO_CARD
    x = powers_of(state, troop)[power]
    if power == "main_slimestrike" and not state.book.rules.slimestrike_scales:
        x = 1  # LC-R221
    return Item(
        next_uid(state), ABILITY, seat, troop=troop, power=power, x=x, target=target, left=state.left[target],
        element=element,
    )  # fmt: skip


def resolve_main(table: Table, state: State, item: Item) -> None:
    """The damage, if the target is still there (LC-158)."""
    if not still_there(state, item.target, item.left):
        table.tell(events.effect_lost, seat=item.seat)
        return
    element, clause = MAINS[item.power][item.element], ABILITIES[item.power].clause
    deal(table, state, [Blow(item.target, item.x, element, "ability", item.seat, source=item.troop, clause=clause)])


def uses_main(state: State, troop: TroopId) -> bool:
    """Whether it used a Main: ability this turn, so that it may not attack (LC-107)."""
    return bool(state.used[troop] & MAINS_USED)
