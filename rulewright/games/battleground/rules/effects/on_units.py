"""Atoms that happen to units: damage, healing, conditions, strength, actions, pushes, kills."""

from rulewright.games.battleground.cards.atoms import (
    Advance,
    Attack,
    Damage,
    Defend,
    Discard,
    GainAttack,
    GainHP,
    Heal,
    Kill,
    Place,
    Push,
    PushDamage,
)
from rulewright.games.battleground.rules.battle.advance import advance, move
from rulewright.games.battleground.rules.battle.attack import attack
from rulewright.games.battleground.rules.deaths import settle
from rulewright.games.battleground.rules.ending import heal_hero, lose_life
from rulewright.games.battleground.rules.state import Unit, enemies
from rulewright.games.battleground.rules.text import EFFECTS, Run, units_for
from rulewright.games.battleground.rules.units.conditions import discard_tokens, place, tokens_on
from rulewright.games.battleground.rules.units.turnover import ally_side
from rulewright.games.battleground.rules.units.units import defend, gain, heal, hurt


@EFFECTS.carries_out(Damage)
def _damage(run: Run, atom: Damage) -> None:
    """To units, where a spell does nothing to Antimagic, or to a hero (BG-229, BG-247, BG-R38)."""
    n = atom.n + run.boost("damage")
    if atom.who in ("enemy", "you") or (atom.who == "target" and run.hero >= 0):
        for seat in {"target": [run.hero], "you": [run.seat]}.get(atom.who) or enemies(run.state, run.seat):
            lose_life(run.table, run.state, seat, n, "BG-256")
        return
    for unit in units_for(run, atom.who):
        amount = n
        if atom.against:
            types = run.state.book.cards[unit.face].type.split()
            if any(kind in types for kind in atom.against):
                amount += atom.more - atom.n
        _hit(run, unit, amount)


def _hit(run: Run, unit: Unit, n: int) -> None:
    if run.spell and unit.antimagic:
        return
    if hurt(run.table, run.state, unit, n, "BG-247"):
        run.dead.append(unit)


@EFFECTS.carries_out(Heal)
def _heal(run: Run, atom: Heal) -> None:
    if atom.who == "you":
        heal_hero(run.table, run.state, run.seat, atom.n)
        return
    for unit in units_for(run, atom.who):
        heal(run.table, run.state, unit, atom.n)


@EFFECTS.carries_out(Place)
def _place(run: Run, atom: Place) -> None:
    """Spells place nothing on Antimagic (BG-230, BG-R121, BG-R122, BG-R126)."""
    n = atom.n + run.boost(atom.condition)
    for unit in units_for(run, atom.who):
        if not (run.spell and unit.antimagic):
            place(run.table, run.state, unit, atom.condition, n)


@EFFECTS.carries_out(Discard)
def _discard(run: Run, atom: Discard) -> None:
    for unit in units_for(run, atom.who):
        have = tokens_on(unit)[atom.condition]
        n = min(atom.n, have) if atom.n else have
        if n:
            discard_tokens(run.table, unit, atom.condition, n, "BG-210")


@EFFECTS.carries_out(GainAttack)
def _gain_attack(run: Run, atom: GainAttack) -> None:
    for unit in units_for(run, atom.who):
        gain(run.table, run.state, unit, atom.n, 0)


@EFFECTS.carries_out(GainHP)
def _gain_hp(run: Run, atom: GainHP) -> None:
    for unit in units_for(run, atom.who):
        gain(run.table, run.state, unit, 0, atom.n)


@EFFECTS.carries_out(Defend)
def _defend(run: Run, atom: Defend) -> None:
    for unit in units_for(run, atom.who):
        defend(run.table, run.state, unit, "BG-236")


@EFFECTS.carries_out(Attack)
def _attack(run: Run, atom: Attack) -> None:
    """All steps of the action, on a battleground without the dead (BG-235, BG-R78)."""
    settle(run)
    for unit in units_for(run, atom.who):
        if run.state.board[unit.field] is unit:
            attack(run.table, run.state, unit)


@EFFECTS.carries_out(Advance)
def _advance(run: Run, atom: Advance) -> None:
    """All steps of the action, on a battleground without the dead (BG-R152)."""
    settle(run)
    for unit in units_for(run, atom.who):
        advance(run.table, run.state, unit)


@EFFECTS.carries_out(Push)
def _push(run: Run, atom: Push) -> None:
    """Back is the opposite of forward; off the board or onto a unit it does nothing (BG-R62)."""
    for unit in units_for(run, atom.who):
        back = run.state.book.ground.front[ally_side(unit) ^ 1][unit.field]
        if back >= 0 and run.state.board[back] is None:
            run.pushed = True
            move(run.table, run.state, unit, back, "BG-R62")


@EFFECTS.carries_out(PushDamage)
def _push_damage(run: Run, atom: PushDamage) -> None:
    for unit in units_for(run, atom.who):
        _hit(run, unit, atom.n if run.pushed else atom.stuck)


@EFFECTS.carries_out(Kill)
def _kill(run: Run, atom: Kill) -> None:
    """HP to 0; Antimagic does not help against what does not target (BG-254, BG-R124)."""
    for unit in units_for(run, atom.who):
        unit.hp = 0
        run.dead.append(unit)
