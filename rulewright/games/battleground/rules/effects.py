"""What every atom does, one function for each: to units, to players, to enchantments."""

from collections.abc import Callable
from typing import TypeVar

from rulewright.games.battleground.cards import atoms
from rulewright.games.battleground.rules import events, prompts
from rulewright.games.battleground.rules.battle.actions import advance, attack, move
from rulewright.games.battleground.rules.deaths import settle, when_summoned
from rulewright.games.battleground.rules.enchantments.enchantment import end_enchantment
from rulewright.games.battleground.rules.heroes import gain_experience, heal_hero, lose_life
from rulewright.games.battleground.rules.ids import ON_UNITS, PLACES, FieldId, SlotId
from rulewright.games.battleground.rules.mana import gain_mana
from rulewright.games.battleground.rules.state import ActiveEnchantment, State, Unit, enemies
from rulewright.games.battleground.rules.text import EFFECTS, Run, units_for
from rulewright.games.battleground.rules.units.conditions import ally_side, discard_tokens, place, tokens_on
from rulewright.games.battleground.rules.units.summoning import open_fields, set_down, summon, summonable
from rulewright.games.battleground.rules.units.units import defend, gain_attack, gain_hp, heal, hurt
from rulewright.games.battleground.rules.verbs import FIELD, SLOT, SUMMON
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table

A = TypeVar("A", bound=atoms.Atom)


def _on_each_unit(kind: type[A], do: Callable[[Run, Unit, A], None]) -> None:
    """An atom that does the same to every unit it speaks of."""

    @EFFECTS.carries_out(kind)
    def carry_out(run: Run, atom: A) -> None:
        for unit in units_for(run, atom.who):
            do(run, unit, atom)


_on_each_unit(atoms.GainAttack, lambda run, unit, atom: gain_attack(run.table, unit, atom.n))
_on_each_unit(atoms.GainHP, lambda run, unit, atom: gain_hp(run.table, unit, atom.n))
_on_each_unit(atoms.Defend, lambda run, unit, atom: defend(run.table, run.state, unit, "BG-236"))
_on_each_unit(atoms.PushDamage, lambda run, unit, atom: _hit(run, unit, atom.n if run.pushed else atom.stuck))


def _on_player(kind: type[A], do: Callable[[Table, State, Seat, A], None]) -> None:
    """An atom that happens to whose text it is."""
    EFFECTS.carries_out(kind)(lambda run, atom: do(run.table, run.state, run.seat, atom))


_on_player(atoms.LoseLife, lambda table, state, seat, atom: lose_life(table, state, seat, atom.n, "BG-R134"))
_on_player(atoms.GainMana, lambda table, state, seat, atom: gain_mana(table, state, seat, atom.kinds))
_on_player(atoms.GainExperience, lambda table, state, seat, atom: gain_experience(table, state, seat, atom.n, "BG-188"))


@EFFECTS.carries_out(atoms.Damage)
def _damage(run: Run, atom: atoms.Damage) -> None:
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


@EFFECTS.carries_out(atoms.Heal)
def _heal(run: Run, atom: atoms.Heal) -> None:
    if atom.who == "you":
        heal_hero(run.table, run.state, run.seat, atom.n)
        return
    for unit in units_for(run, atom.who):
        heal(run.table, run.state, unit, atom.n)


@EFFECTS.carries_out(atoms.Place)
def _place(run: Run, atom: atoms.Place) -> None:
    """Spells place nothing on Antimagic (BG-230, BG-R121, BG-R122, BG-R126)."""
    n = atom.n + run.boost(atom.condition)
    for unit in units_for(run, atom.who):
        if not (run.spell and unit.antimagic):
            place(run.table, run.state, unit, atom.condition, n)


@EFFECTS.carries_out(atoms.Discard)
def _discard(run: Run, atom: atoms.Discard) -> None:
    for unit in units_for(run, atom.who):
        have = tokens_on(unit)[atom.condition]
        n = min(atom.n, have) if atom.n else have
        if n:
            discard_tokens(run.table, unit, atom.condition, n, "BG-210")


@EFFECTS.carries_out(atoms.Attack)
def _attack(run: Run, atom: atoms.Attack) -> None:
    """All steps of the action, on a battleground without the dead (BG-235, BG-R78)."""
    settle(run)
    for unit in units_for(run, atom.who):
        if run.state.board[unit.field] is unit:
            attack(run.table, run.state, unit)


@EFFECTS.carries_out(atoms.Advance)
def _advance(run: Run, atom: atoms.Advance) -> None:
    """All steps of the action, on a battleground without the dead (BG-R152)."""
    settle(run)
    for unit in units_for(run, atom.who):
        advance(run.table, run.state, unit)


@EFFECTS.carries_out(atoms.Push)
def _push(run: Run, atom: atoms.Push) -> None:
    """Back is the opposite of forward; off the board or onto a unit it does nothing (BG-R62)."""
    for unit in units_for(run, atom.who):
        back = run.state.book.ground.front[ally_side(unit) ^ 1][unit.field]
        if back >= 0 and run.state.board[back] is None:
            run.pushed = True
            move(run.table, run.state, unit, back, "BG-R62")


@EFFECTS.carries_out(atoms.Kill)
def _kill(run: Run, atom: atoms.Kill) -> None:
    """HP to 0; Antimagic does not help against what does not target (BG-254, BG-R124)."""
    for unit in units_for(run, atom.who):
        unit.hp = 0
        run.dead.append(unit)


@EFFECTS.carries_out(atoms.SummonThis)
def _summon_this(run: Run, atom: atoms.SummonThis) -> None:
    """From the play area onto the chosen field (BG-081, BG-176)."""
    state, player = run.state, run.state.players[run.seat]
    player.play = [played for played in player.play if played.card != run.card]
    unit = set_down(run.table, state, run.card, run.face, run.seat, FieldId(run.spot))
    run.unit = unit
    when_summoned(run.table, state, unit)


@EFFECTS.carries_out(atoms.Summon)
def _summon(run: Run, atom: atoms.Summon) -> None:
    """A unit card from hand, if there is one and room for it (BG-177, BG-243)."""
    settle(run)
    state = run.state
    cards, fields = summonable(state, run.seat), open_fields(state, run.seat)
    if not cards or not fields:
        return
    (card,) = SUMMON.of(run.table.ask(run.seat, [SUMMON(card) for card in cards], prompts.SUMMON, run.card))
    (field,) = FIELD.of(run.table.ask(run.seat, [FIELD(field) for field in fields], prompts.FIELD, card))
    summon(run.table, state, run.seat, card, field)


@EFFECTS.carries_out(atoms.Charge)
def _charge(run: Run, atom: atoms.Charge) -> None:
    """On any of one's prepared spells, owed or not (BG-102)."""
    slots = run.state.players[run.seat].slots
    options = [SLOT(SlotId(i)) for i, slot in enumerate(slots) if slot.card >= 0]
    if not options:
        return
    (i,) = SLOT.of(run.table.ask(run.seat, options, prompts.CHARGE_SLOT, run.card))
    slots[i].charges[atom.kind] += 1
    slots[i].gifts[atom.kind] += 1
    if run.table.listening:
        run.table.tell(events.charges.under("BG-102"), seat=run.seat, slot=i, mana=atom.kind)


@EFFECTS.carries_out(atoms.Enchant)
def _enchant(run: Run, atom: atoms.Enchant) -> None:
    """A token of the card's enchantment is put on the thing (BG-200, BG-239)."""
    made = _own_enchantment(run)
    if made is None:
        return
    table = run.table
    aim = run.state.book.cards[run.face].aim.kind
    if aim in PLACES:
        made.kind, made.place = PLACES[aim], run.spot
        if table.listening:
            table.tell(
                events.enchants_place, seat=run.seat, face=run.face, shape=made.shape, on=made.kind, place=run.spot
            )
        return
    made.kind = ON_UNITS
    n = max(1, atom.n)
    for unit in units_for(run, atom.who):
        if not unit.antimagic:  # BG-228
            made.marks += [unit.card] * n
            if table.listening:
                table.tell(events.enchants, seat=run.seat, face=run.face, shape=made.shape, card=unit.card,
                           other=unit.face, field=unit.field, n=n)  # fmt: skip


def _own_enchantment(run: Run) -> ActiveEnchantment | None:
    """The enchantment that is being resolved, or that this card has created."""
    if run.enchantment is not None:
        return run.enchantment
    card = run.card if run.card >= 0 or run.unit is None else run.unit.card
    mine = run.state.players[run.seat].enchantments
    return next((enchantment for enchantment in mine if enchantment.card == card), None)


@EFFECTS.carries_out(atoms.Unenchant)
def _unenchant(run: Run, atom: atoms.Unenchant) -> None:
    """Every token of this shape goes from the entity (BG-240)."""
    mine = _own_enchantment(run)
    if mine is None:
        return
    for unit in units_for(run, atom.who):
        if unit.card in mine.marks:
            mine.marks = [card for card in mine.marks if card != unit.card]
            if run.table.listening:
                run.table.tell(events.unenchants, seat=run.seat, face=run.face, shape=mine.shape, card=unit.card,
                               other=unit.face, field=unit.field)  # fmt: skip


@EFFECTS.carries_out(atoms.End)
def _end(run: Run, atom: atoms.End) -> None:
    """BG-242."""
    mine = _own_enchantment(run)
    if mine is not None:
        end_enchantment(run.table, run.state, run.seat, mine)
