"""Carries out the atoms of place: Push, Warp and other movement, Stealth and Intangible, token units."""

from rulewright.games.seekers.cards.atoms import movement as atoms
from rulewright.games.seekers.rules import events, prompts
from rulewright.games.seekers.rules.ailments.forbidding import cannot_move, slowed, too_near
from rulewright.games.seekers.rules.ids import NOWHERE, HexId
from rulewright.games.seekers.rules.movement.card_movement import travel, warp
from rulewright.games.seekers.rules.movement.entering import entered, finished
from rulewright.games.seekers.rules.movement.push_and_collide import away, glide, push
from rulewright.games.seekers.rules.movement.reach import can_stop
from rulewright.games.seekers.rules.resolution.run import EFFECTS, Run
from rulewright.games.seekers.rules.resolution.tokens import summon, tokens_strike
from rulewright.games.seekers.rules.state import ailment, alive, from_active
from rulewright.games.seekers.rules.verbs import DIRECTION
from rulewright.games.seekers.rules.zones import gained_stealth, lose_stealth

EFFECTS.carries_out(atoms.Travel)(lambda run, atom: travel(run.table, run.state, run.seat, atom.n, run.source))
EFFECTS.carries_out(atoms.Stealth)(lambda run, atom: gained_stealth(run.table, run.state, run.seat))
EFFECTS.carries_out(atoms.TokensAct)(lambda run, atom: tokens_strike(run.table, run.state, run.seat, atom.n))


@EFFECTS.carries_out(atoms.Push)
def push_away(run: Run, atom: atoms.Push) -> None:
    """Farthest from the source first (SK-R157); a Direction card pushes its own way (SK-R155)."""
    state = run.state
    centre = HexId(run.item.targets[0]) if run.aim.kind == "blast" else state.units[run.seat].hex
    gap, turns = state.book.map.board.gap, from_active(state)
    units = [unit for unit in run.units(atom) if not atom.hurt or unit in run.hurt]
    order = sorted(units, key=lambda i: (-gap[centre][state.units[i].hex], turns.index(state.units[i].seat)))
    for unit in order:
        if not alive(state.units[unit]):
            continue
        if run.aim.has_direction:
            direction = run.item.direction
        else:
            ways = away(state, centre, state.units[unit].hex)
            (direction,) = DIRECTION.of(run.ask([DIRECTION(way) for way in ways], prompts.PUSH))
        halved = state.book.rules.slow_hits_own_push or unit in run.slow
        push(run.table, state, run.seat, unit, atom.n, direction, atom.wall, halved)


@EFFECTS.carries_out(atoms.Pull)
def pull(run: Run, atom: atoms.Pull) -> None:
    """Step by step nearer, as far as the way is free."""
    state, gap = run.state, run.state.book.map.board.gap
    for unit in run.units(atom):
        who, mine = state.units[unit], state.units[run.seat].hex
        start = who.hex
        for _ in range(slowed(state, unit, atom.n, pushed=True)):
            open_ = [hex for hex in state.book.map.ways[who.hex] if can_stop(state, unit, hex) and hex != mine]
            nearer = [hex for hex in open_ if gap[hex][mine] < gap[who.hex][mine]]
            if not nearer:
                break
            who.hex = nearer[0]
            entered(run.table, state, unit)
        if who.hex != start:
            run.table.tell(events.pulled, unit=unit, from_=start, hex=who.hex)
            finished(run.table, state, unit)


@EFFECTS.carries_out(atoms.Charge)
def charge(run: Run, atom: atoms.Charge) -> None:
    """↖n: what stops the charge Collides (SK-R161); "cannot move" forbids it (SK-R145)."""
    if not cannot_move(run.state, run.seat):
        n = slowed(run.state, run.seat, atom.n)
        glide(run.table, run.state, run.seat, run.seat, n, run.item.direction, None, "SK-141")


@EFFECTS.carries_out(atoms.WarpTo)
def warp_there(run: Run, atom: atoms.WarpTo) -> None:
    warp(run.table, run.state, run.seat, HexId(run.victims[0]))  # still free: it has been checked again (SK-157)


@EFFECTS.carries_out(atoms.Swap)
def swap(run: Run, atom: atoms.Swap) -> None:
    for unit in run.units(atom)[:1]:
        mine, theirs = run.state.units[run.seat].hex, run.state.units[unit].hex
        fear = ailment(run.state.units[run.seat], "Fear")
        if fear and fear.source != unit and too_near(run.state, run.seat, theirs):
            continue  # SK-247; from the source itself the distance stays the same
        warp(run.table, run.state, unit, mine)
        warp(run.table, run.state, run.seat, theirs)


@EFFECTS.carries_out(atoms.Fade)
def fade(run: Run, atom: atoms.Fade) -> None:
    for unit in run.units(atom):
        run.state.units[unit].fade = max(run.state.units[unit].fade, atom.n)
        run.table.tell(events.fades, unit=unit, n=run.state.units[unit].fade)


@EFFECTS.carries_out(atoms.Reveal)
def reveal(run: Run, atom: atoms.Reveal) -> None:
    for unit in run.units(atom):
        lose_stealth(run.table, run.state, unit, "SK-263")


@EFFECTS.carries_out(atoms.Summon)
def create(run: Run, atom: atoms.Summon) -> None:
    hex = HexId(run.victims[0]) if run.aim.kind == "free_hex" and run.victims else NOWHERE
    summon(run.table, run.state, run.seat, atom.token, hex, run.source)
