"""Healers that stay face down: which heals they may account for, and what others learn (LC-069, LC-R230)."""

from typing import NamedTuple

from rulewright.games.lytharian.rules import prompts, verbs
from rulewright.games.lytharian.rules.combat.damage import heal, roll_d3
from rulewright.games.lytharian.rules.deductions import having, rumor_of_heal, with_value
from rulewright.games.lytharian.rules.ids import NO_TROOP, TroopId
from rulewright.games.lytharian.rules.state import ABILITY, Item, State, UnseenHeal, next_uid
from rulewright.games.lytharian.rules.troops import army, itself_and_beside, muted, troops_of
from rulewright.kernel.question import Option, Seat
from rulewright.kernel.table import Table


class Heal(NamedTuple):
    """A heal that nobody was seen to give."""

    x: int  # 0: a Prime Healer's
    troops: int  # who may have given it, one bit per troop


def heals_this_turn(state: State, seat: Seat) -> list[Heal]:
    """What unseen healers of a player did this turn."""
    mine = (1 << state.n) - 1 << seat * state.n
    return [Heal(each.heal.x, each.troops & mine) for each in state.rumors if each.heal and each.troops & mine]


def _heals_as(state: State, troop: TroopId) -> int:
    """The X of a Healer, 0 for a Prime Healer, -1 for neither."""
    powers = state.book.powers[state.faces[troop]] if state.copy[troop] < 0 else {}
    if "effect_healer" in powers:
        return powers["effect_healer"]
    return 0 if "effect_prime_healer" in powers else -1


def covered(state: State, seat: Seat, heals: list[Heal], but: TroopId = NO_TROOP) -> bool:
    """Whether different unseen healers can account for all these heals (LC-078, LC-R230)."""
    if not heals:
        return True
    x, troops = heals[0]
    for troop in army(state, seat):
        if troop != but and troops >> troop & 1 and _heals_as(state, troop) == x:
            rest = [Heal(n, mask & ~(1 << troop)) for n, mask in heals[1:]]
            if covered(state, seat, rest, but):
                return True
    return False


def _reach(state: State, seat: Seat, targets: list[TroopId]) -> int:
    """The own face-down troops that are or touch all these targets, as bits."""
    near, at = state.book.near, state.at
    return sum(
        1 << troop for troop in troops_of(state, seat)
        if not state.up[troop] and state.copy[troop] < 0
        and all(troop == t or at[t] in near[at[troop]] for t in targets)
    )  # fmt: skip


def _prime_reach(state: State, seat: Seat) -> int:
    """The own face-down troops that are or touch somebody hurt, as bits: one of them could be a Prime Healer."""
    return sum(
        1 << troop for troop in troops_of(state, seat)
        if not state.up[troop] and state.copy[troop] < 0
        and any(state.hurt[t] for t in itself_and_beside(state, troop))
    )  # fmt: skip


def hidden_heals(state: State, seat: Seat) -> list[Option]:
    """Heals by face-down Healers; the option does not say whose (LC-069, LC-300, LC-305, LC-R230)."""
    done = heals_this_turn(state, seat)
    found: dict[Option, None] = {}
    for troop in troops_of(state, seat):
        if state.up[troop] or muted(state, troop):
            continue
        x = _heals_as(state, troop)
        if x > 0:
            for target in itself_and_beside(state, troop):
                if state.hurt[target] and covered(state, seat, [*done, Heal(x, _reach(state, seat, [target]))]):
                    found[verbs.HIDDEN_HEAL(target, x)] = None
        elif x == 0:
            hurt = any(state.hurt[t] for t in itself_and_beside(state, troop))
            if hurt and covered(state, seat, [*done, Heal(0, _prime_reach(state, seat))]):
                found[verbs.PRIME] = None
    return list(found)


def make_hidden_heal(table: Table, state: State, seat: Seat, choice: Option) -> Item:
    """An unseen healer acts; which one stays open (LC-R36, LC-R230)."""
    if choice is verbs.PRIME:
        faces = having(state, "effect_prime_healer")
        rumor_of_heal(state, _prime_reach(state, seat), faces, UnseenHeal(x=0, settled=False))
        return Item(next_uid(state), ABILITY, seat, power="effect_prime_healer")
    target, x = verbs.HIDDEN_HEAL.of(choice)
    faces = having(state, "effect_healer") & with_value(state, "effect_healer", x)
    rumor_of_heal(state, _reach(state, seat, [target]), faces, UnseenHeal(x, settled=True))
    return Item(next_uid(state), ABILITY, seat, power="effect_healer", x=x, target=target, left=state.left[target])


def share_heal(table: Table, state: State, item: Item) -> None:
    """D3 damage, one at a time, among the healer and its neighbours; less is allowed (LC-305, LC-D12)."""
    n = roll_d3(table)
    chosen: list[TroopId] = []
    unseen = item.troop < 0
    for _ in range(n):
        options = _shares(state, item, chosen) if unseen else []
        if not unseen and state.at[item.troop] >= 0:
            options = [t for t in itself_and_beside(state, item.troop) if state.hurt[t]]
        choice = table.ask(item.seat, [verbs.STOP, *(verbs.AT_TROOP(t) for t in options)], prompts.SHARE, item.troop)
        if choice is verbs.STOP:
            break
        (healed,) = verbs.AT_TROOP.of(choice)
        chosen.append(healed)
        heal(table, state, healed, 1, "LC-305")
    if unseen and chosen:
        for each in state.rumors:
            if each.heal and not each.heal.x and not each.heal.settled:
                each.troops &= _reach(state, item.seat, chosen)
                each.heal.settled = True  # the next Prime Healer is another


def _shares(state: State, item: Item, chosen: list[TroopId]) -> list[TroopId]:
    """Whom an unseen Prime Healer may still heal, together with those already chosen."""
    done = heals_this_turn(state, item.seat)
    found: dict[TroopId, None] = {}
    for troop in troops_of(state, item.seat):
        if not state.up[troop] and _heals_as(state, troop) == 0 and not muted(state, troop):
            for target in itself_and_beside(state, troop):
                reach = _reach(state, item.seat, [*chosen, target])
                fits = [Heal(x, mask & reach if i == len(done) - 1 else mask) for i, (x, mask) in enumerate(done)]
                if state.hurt[target] and covered(state, item.seat, fits):
                    found[target] = None
    return sorted(found)
