"""Blows, the damage that comes through, and deaths: the only place where damage changes (LC-131, LC-137, LC-R130)."""

from rulewright.games.lytharian.cards.card import PAWN
from rulewright.games.lytharian.rules import events, prompts, verbs
from rulewright.games.lytharian.rules.combat.blow import Blow, can_be_dodged, note_defences, note_reduction, note_shield
from rulewright.games.lytharian.rules.combat.bonuses import reduced
from rulewright.games.lytharian.rules.combat.stats import life_of, powers_now
from rulewright.games.lytharian.rules.deductions import hidden
from rulewright.games.lytharian.rules.ending import kings_fall
from rulewright.games.lytharian.rules.ids import NO_TROOP, OFF, OTHER, TroopId
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import everyone, printed, seat_of
from rulewright.games.lytharian.rules.zones import draw, gain, reveal, strip_all
from rulewright.kernel.question import HIDDEN, NO_SEAT, Seat
from rulewright.kernel.table import Table


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
        note_defences(state, blow, powers)
    if f"immune:{blow.element}" in powers:  # LC-291, LC-R179
        return _resisted(table, blow, "LC-291")
    if can_be_dodged(state, blow):
        missed = ""
        if "dodge" in powers and table.roll(6) % 2 == 0:  # LC-R174, LC-R175
            missed = "LC-263"
        if "evasion" in powers and table.roll(6) % 2 == 1:
            missed = "LC-267"
        if missed:
            return _resisted(table, blow, missed)
    if blow.kind != "curse" and not blow.lava:
        n = max(0, n - reduced(state, troop, blow.kind, blow.element == "physical"))
        if secret:
            note_reduction(state, blow)
    if n and blow.kind == "spell" and blow.targeted:  # LC-293, LC-R176
        if secret:
            note_shield(state, blow)
        if "spell_shield" in powers:
            off = min(n, roll_d3(table))
            table.tell(events.shields, troop=troop, n=off)
            n -= off
    return _prevented(table, state, troop, n) if n else _resisted(table, blow, "LC-073")


def _resisted(table: Table, blow: Blow, clause: str) -> int:
    """Nothing came through: a face-down troop stays so, and its owner says that it is enough (LC-073, LC-R46)."""
    table.tell(events.unhurt.under(clause), troop=blow.troop)
    return 0


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
    table.tell(events.prevented, troop=troop, n=used)
    return n - used


def bleed(table: Table, state: State, troop: TroopId, n: int, clause: str) -> None:
    """Damage as a cost, paid at once: nothing reduces or prevents it (LC-R147)."""
    if n:
        state.hurt[troop] += n
        state.stir = True
        table.tell(events.damage.under(clause), troop=troop, n=n, seat=seat_of(state, troop))


def heal(table: Table, state: State, troop: TroopId, n: int, clause: str) -> None:
    """Remove damage, at most what there is (LC-R197)."""
    n = min(n, state.hurt[troop])
    if n > 0 and state.at[troop] >= 0:
        state.hurt[troop] -= n
        if table.listening:
            table.tell(events.heals.under(clause), troop=troop, n=n)


def deal(table: Table, state: State, blows: list[Blow]) -> list[int]:
    """Damage that happens at one time, and the deaths from it (LC-R170); returns what each blow did."""
    taken = apply(table, state, blows)
    killers = {blow.troop: blow for blow, n in zip(blows, taken, strict=True) if n}
    bury(table, state, [t for t in killers if state.at[t] >= 0 and life_of(state, t) <= 0], killers)
    return taken


def check_def(table: Table, state: State, troop: TroopId, seat: Seat) -> None:
    """Def was lost other than by damage: it may be the end (LC-R135); `seat` took it away (LC-R242)."""
    _die_of_loss(table, state, [troop], seat)


def weakened(table: Table, state: State, seat: Seat, troop: TroopId) -> None:
    """Def may have gone with a card: of its bearer, or of everybody if it was an enchant (LC-R135)."""
    _die_of_loss(table, state, [troop] if troop >= 0 else everyone(state), seat)


def _die_of_loss(table: Table, state: State, troops: list[TroopId], seat: Seat) -> None:
    """Those without Def die together, hurt or not."""
    dead = [t for t in troops if state.at[t] >= 0 and life_of(state, t) <= 0]
    bury(table, state, dead, {t: Blow(t, 1, "physical", "loss", seat) for t in dead})


def bury(table: Table, state: State, dead: list[TroopId], blows: dict[TroopId, Blow]) -> None:
    """Troops die together: crypt, attachments, credit, what their killers gain, their triggers (LC-149, LC-R140)."""
    if not dead:
        return
    gone = {troop: powers_now(state, troop) for troop in dead}
    killers = [blows[t].source for t in dead if t in blows]
    gains = [(killer, powers_now(state, killer)) for killer in killers if killer >= 0 and killer not in dead]
    for troop in dead:
        place = state.at[troop]
        remove(table, state, troop)
        state.players[seat_of(state, troop)].crypt.append(troop)
        state.stir = True
        blow, power, by = blows.get(troop), printed(state, troop).power, NO_SEAT
        if blow is not None and blow.seat >= 0 and blow.seat != seat_of(state, troop):
            by = blow.seat
            state.players[by].kills += power  # LC-R242, LC-R103
        # in the crypt lies the card alone, a promoted Pawn as the Pawn it was (LC-R104)
        state.hurt[troop] = state.soul[troop] = state.ward[troop] = state.guard[troop] = 0
        state.like[troop] = -1
        if state.copy[troop] >= 0:
            state.copy[troop], state.role[troop] = HIDDEN, PAWN
            table.show(troop)
        table.tell(events.dies, card=troop, seat=seat_of(state, troop), by=by, n=power, square=place)
    kings_fall(table, state, dead)  # before any trigger (LC-R233)
    for killer, powers in gains:
        _killed(table, state, killer, powers)
    _death_triggers(table, state, dead, gone)


def remove(table: Table, state: State, troop: TroopId) -> None:
    """A troop leaves the board with everything on it; everybody sees what it was (LC-004, LC-005, LC-R47)."""
    state.board[state.at[troop]] = NO_TROOP
    state.at[troop] = OFF
    state.left[troop] += 1
    strip_all(table, state, troop, "LC-004")
    reveal(table, state, troop, "LC-R47")


def _killed(table: Table, state: State, killer: TroopId, powers: dict[str, int]) -> None:
    """Consume and Soulsteal of a killer that lives and is revealed (LC-259, LC-280, LC-R43, LC-R138, LC-R139)."""
    if state.at[killer] < 0 or not state.up[killer]:
        return
    if "consume" in powers:
        heal(table, state, killer, roll_d3(table), "LC-259")
    if "soulsteal" in powers:
        state.soul[killer] += powers["soulsteal"]
        table.tell(events.grows, troop=killer, n=powers["soulsteal"])


FIRST = {"resupply": verbs.FIRST_RESUPPLY, "sustenance": verbs.FIRST_SUSTENANCE}


def _death_triggers(table: Table, state: State, dead: list[TroopId], gone: dict[TroopId, dict[str, int]]) -> None:
    """Resupply and Sustenance: the defender's first in combat, else the active player's (LC-277, LC-284, LC-R140)."""
    first = seat_of(state, state.fight.defender) if state.fight is not None else state.active
    for seat in (first, OTHER[first]):
        waiting = [(troop, power) for troop in dead if seat_of(state, troop) == seat
                   for power in FIRST if power in gone[troop]]  # fmt: skip
        while waiting:
            at = 0
            if len(waiting) > 1:  # LC-D39
                kinds = [FIRST[power](troop) for troop, power in waiting]
                at = kinds.index(table.ask(seat, kinds, prompts.ORDER))
            troop, power = waiting.pop(at)
            if power == "resupply":
                draw(table, state, seat, gone[troop][power], "LC-277")
            else:
                gain(table, state, seat, gone[troop][power], "LC-284")
