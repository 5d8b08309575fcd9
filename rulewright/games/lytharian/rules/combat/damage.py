"""Damage dealt, and the deaths from it (LC-131, LC-137, LC-R170)."""

from rulewright.games.lytharian.cards.card import PAWN
from rulewright.games.lytharian.rules import events, prompts, verbs
from rulewright.games.lytharian.rules.combat.blows import Blow, apply, heal, roll_d3
from rulewright.games.lytharian.rules.combat.bout import powers_now
from rulewright.games.lytharian.rules.combat.stats import life_of
from rulewright.games.lytharian.rules.ending import kings_fall
from rulewright.games.lytharian.rules.ids import NO_TROOP, OFF, OTHER, TroopId
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import everyone, printed, seat_of
from rulewright.games.lytharian.rules.zones import draw, gain, reveal, strip_all
from rulewright.kernel.question import HIDDEN, Seat
from rulewright.kernel.table import Table


def deal(table: Table, state: State, blows: list[Blow]) -> list[int]:
    """Damage that happens at one time, and the deaths from it (LC-R170); returns what each blow did."""
    taken = apply(table, state, blows)
    killers = {blow.troop: blow for blow, n in zip(blows, taken, strict=True) if n}
    bury(table, state, [t for t in killers if state.at[t] >= 0 and life_of(state, t) <= 0], killers)
    return taken


def check_def(table: Table, state: State, troop: TroopId, seat: Seat) -> None:
    """Def was lost other than by damage: it may be the end (LC-R135); `seat` took it away (LC-R242)."""
    if troop >= 0 and state.at[troop] >= 0 and life_of(state, troop) <= 0:
        bury(table, state, [troop], {troop: Blow(troop, 1, "physical", "loss", seat)})


def weakened(table: Table, state: State, seat: Seat, troop: TroopId) -> None:
    """Def may have gone with a card: of its bearer, or of everybody if it was an enchant (LC-R135)."""
    if troop >= 0:
        check_def(table, state, troop, seat)
    else:
        for other in everyone(state):
            if state.hurt[other]:
                check_def(table, state, other, seat)


def bury(table: Table, state: State, dead: list[TroopId], blows: dict[TroopId, Blow]) -> None:
    """Troops die together: crypt, attachments, credit, what their killers gain, their triggers (LC-149, LC-R140)."""
    if not dead:
        return
    gone = {troop: powers_now(state, troop) for troop in dead}
    killers = [blows[t].source for t in dead if t in blows]
    gains = [(killer, powers_now(state, killer)) for killer in killers if killer >= 0 and killer not in dead]
    for troop in dead:
        remove(table, state, troop)
        state.players[seat_of(state, troop)].crypt.append(troop)
        state.stir = True
        if table.listening:
            table.tell(events.dies, card=troop, seat=seat_of(state, troop))
        blow = blows.get(troop)
        if blow is not None and blow.seat >= 0 and blow.seat != seat_of(state, troop):
            state.players[blow.seat].kills += printed(state, troop).power  # LC-R242, LC-R103
    kings_fall(table, state, dead)  # before any trigger (LC-R233)
    for killer, powers in gains:
        _killed(table, state, killer, powers)
    _death_triggers(table, state, dead, gone)
    for troop in dead:
        _lay_down(table, state, troop)


def remove(table: Table, state: State, troop: TroopId) -> None:
    """A troop leaves the board with everything on it; everybody sees what it was (LC-004, LC-005, LC-R47)."""
    state.board[state.at[troop]] = NO_TROOP
    state.at[troop] = OFF
    state.left[troop] += 1
    strip_all(table, state, troop, "LC-004")
    reveal(table, state, troop, "LC-R47")


def _lay_down(table: Table, state: State, troop: TroopId) -> None:
    """In the crypt lies the card alone, a promoted Pawn as the Pawn it was (LC-R104)."""
    state.hurt[troop] = state.soul[troop] = state.ward[troop] = state.guard[troop] = 0
    state.like[troop] = -1
    if state.copy[troop] >= 0:
        state.copy[troop], state.role[troop] = HIDDEN, PAWN
        table.show(troop)


def _killed(table: Table, state: State, killer: TroopId, powers: dict[str, int]) -> None:
    """Consume and Soulsteal of a killer that lives and is revealed (LC-259, LC-280, LC-R43, LC-R138, LC-R139)."""
    if state.at[killer] < 0 or not state.up[killer]:
        return
    if "consume" in powers:
        heal(table, state, killer, roll_d3(table), "LC-259")
    if "soulsteal" in powers:
        state.soul[killer] += powers["soulsteal"]
        if table.listening:
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
