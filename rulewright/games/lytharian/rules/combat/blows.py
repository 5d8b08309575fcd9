"""A blow at one troop and the damage that comes through: the only place where damage changes (LC-131, LC-R130)."""

from typing import NamedTuple

from rulewright.games.lytharian.rules import events
from rulewright.games.lytharian.rules.combat.attack_bonuses import comrade_near
from rulewright.games.lytharian.rules.combat.bout import powers_now
from rulewright.games.lytharian.rules.combat.damage_reductions import reduced
from rulewright.games.lytharian.rules.deductions import (
    having,
    hidden,
    no_comrade,
    observe,
    observe_comradery,
    with_value,
)
from rulewright.games.lytharian.rules.ids import NO_TROOP, TroopId
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import seat_of
from rulewright.games.lytharian.rules.zones import reveal
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table


class Blow(NamedTuple):
    """One instance of damage to one troop."""

    troop: TroopId
    n: int
    element: str  # "physical" or an element (LC-130)
    kind: str  # combat, spell, ability, curse
    seat: Seat  # who controls the source
    source: TroopId = NO_TROOP  # the troop that deals it, if one does (LC-R138)
    targeted: bool = True  # LC-R174
    lava: bool = False  # ignores resistances (LC-R178)
    clause: str = "LC-063"


def roll_d3(table: Table) -> int:
    """LC-234, LC-010."""
    return (table.roll(6) + 1) // 2


def roll_d2(table: Table) -> int:
    """LC-233."""
    return (table.roll(6) + 2) // 3


def apply(table: Table, state: State, blows: list[Blow]) -> list[int]:
    """Work out every blow on its own, then put the damage on; nobody dies yet (LC-148, LC-R290)."""
    taken = [_soaked(table, state, blow) for blow in blows]
    for blow, n in zip(blows, taken, strict=True):
        if n:
            state.hurt[blow.troop] += n
            state.stir = True
            if table.listening:
                table.tell(events.damage.under(blow.clause), troop=blow.troop, n=n, seat=blow.seat)
            reveal(table, state, blow.troop, "LC-063")  # LC-179, LC-203
    return taken


def _soaked(table: Table, state: State, blow: Blow) -> int:
    """What is left of a blow: immunity, Dodge and Evasion, reductions, prevention (LC-R130)."""
    troop, n = blow.troop, blow.n
    if n <= 0:
        return 0
    powers = powers_now(state, troop)
    secret = not state.up[troop] and hidden(state, troop)
    if secret:
        _note_defences(state, blow, powers)
    if powers:
        if f"immune:{blow.element}" in powers:  # LC-291, LC-R179
            _resisted(table, blow, "LC-291")
            return 0
        if blow.targeted and blow.kind != "combat" and (blow.kind != "curse" or state.book.rules.dodge_vs_curses):
            missed = ""
            if "dodge" in powers and table.roll(6) % 2 == 0:  # LC-R174, LC-R175
                missed = "LC-263"
            if "evasion" in powers and table.roll(6) % 2 == 1:
                missed = "LC-267"
            if missed:
                _resisted(table, blow, missed)
                return 0
        if blow.kind != "curse" and not blow.lava:
            n = max(0, n - reduced(state, troop, blow.kind, blow.element == "physical"))
            if secret:
                _note_reduction(state, blow, blow.n - n)
        if n and blow.kind == "spell" and blow.targeted and "spell_shield" in powers:  # LC-293, LC-R176
            n = max(0, n - roll_d3(table))
    elif secret and blow.kind != "curse" and not blow.lava:
        _note_reduction(state, blow, 0)
    if not n:
        _resisted(table, blow, "LC-073")
        return 0
    return _prevented(table, state, troop, n)


def _note_defences(state: State, blow: Blow, powers: dict[str, int]) -> None:
    """A face-down troop is hit: whether it is immune, dodges or has a shield is seen by all (LC-R44)."""
    words = [f"immune:{blow.element}"]
    if f"immune:{blow.element}" not in powers:
        words += ["dodge", "evasion"] if blow.targeted else []
        words += ["spell_shield"] if blow.kind == "spell" and blow.targeted else []
    printed_powers = state.book.powers[state.faces[blow.troop]]
    aura = state.aura[blow.troop]
    granted = state.book.powers[state.faces[aura]] if aura >= 0 else {}
    for word in words:
        if word in granted:
            continue  # that is no secret
        mask = having(state, word)
        observe(state, blow.troop, mask if word in printed_powers else ~mask)


def _note_reduction(state: State, blow: Blow, less: int) -> None:
    """By how much the blow was reduced shows what the face-down troop resists (LC-073, LC-204)."""
    powers = state.book.powers[state.faces[blow.troop]]
    for word in ("resist_all", "physical_resist" if blow.element == "physical" else "spell_resist"):
        observe(state, blow.troop, with_value(state, word, powers.get(word, 0)))
    if "comradery" in powers and comrade_near(state, blow.troop):
        observe_comradery(state, blow.troop, True)
    else:
        no_comrade(state, blow.troop)


def _resisted(table: Table, blow: Blow, clause: str) -> None:
    """Nothing came through: a face-down troop stays so, and its owner says that it is enough (LC-073, LC-R46)."""
    if table.listening:
        table.tell(events.unhurt.under(clause), troop=blow.troop)


def _prevented(table: Table, state: State, troop: TroopId, n: int) -> int:
    """Prevention is a pool, that of the combat first (LC-R131, LC-R133)."""
    if not state.guard[troop] and not state.ward[troop]:
        return n
    if state.book.rules.prevention_model == "per_hit":
        used = min(n, state.guard[troop] + state.ward[troop])
    else:
        first = min(n, state.guard[troop])
        second = min(n - first, state.ward[troop])
        state.guard[troop] -= first
        state.ward[troop] -= second
        used = first + second
    if table.listening:
        table.tell(events.prevented, troop=troop, n=used)
    return n - used


def bleed(table: Table, state: State, troop: TroopId, n: int, clause: str) -> None:
    """Damage as a cost, paid at once: nothing reduces or prevents it (LC-R147)."""
    if n:
        state.hurt[troop] += n
        state.stir = True
        if table.listening:
            table.tell(events.damage.under(clause), troop=troop, n=n, seat=seat_of(state, troop))


def heal(table: Table, state: State, troop: TroopId, n: int, clause: str) -> None:
    """Remove damage, at most what there is (LC-R197)."""
    n = min(n, state.hurt[troop])
    if n > 0 and state.at[troop] >= 0:
        state.hurt[troop] -= n
        if table.listening:
            table.tell(events.heals.under(clause), troop=troop, n=n)
