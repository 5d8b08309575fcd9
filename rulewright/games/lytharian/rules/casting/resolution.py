"""The stack resolves from last to first (LC-155 to LC-159)."""

from rulewright.games.lytharian.cards import atoms
from rulewright.games.lytharian.cards.card import Card
from rulewright.games.lytharian.rules import events
from rulewright.games.lytharian.rules.abilities.effect_results import resolve_effect
from rulewright.games.lytharian.rules.abilities.lasting_effects import resolve_lasting
from rulewright.games.lytharian.rules.abilities.main_abilities import resolve_main
from rulewright.games.lytharian.rules.casting.permanents import settle_permanent
from rulewright.games.lytharian.rules.casting.spell_run import Run
from rulewright.games.lytharian.rules.casting.spells_on_cards import ON_CARDS
from rulewright.games.lytharian.rules.casting.spells_on_troops import DAMAGE, ON_TROOPS
from rulewright.games.lytharian.rules.casting.targeting import target_there
from rulewright.games.lytharian.rules.combat.damage import deal
from rulewright.games.lytharian.rules.state import LASTING, SPELL, Item, State
from rulewright.games.lytharian.rules.zones import to_nether
from rulewright.kernel.table import Table


def resolve_all(table: Table, state: State) -> None:
    """From the last to the first (LC-155)."""
    while state.stack:
        item = state.stack.pop()
        if item.kind == SPELL:
            _resolve_spell(table, state, item)
        elif item.kind == LASTING:
            resolve_lasting(table, state, item)
        elif item.power.startswith("main_"):
            resolve_main(table, state, item)
        else:
            resolve_effect(table, state, item)


def _resolve_spell(table: Table, state: State, item: Item) -> None:
    """Its effect, then the nether, or its place on the board (LC-157, LC-159)."""
    card: Card = state.book.cards[item.face]
    if item.countered:
        to_nether(table, state, item.card)
        if table.listening:
            table.tell(events.countered, seat=item.seat, card=item.card)
        return
    if table.listening:
        table.tell(events.resolves, seat=item.seat, card=item.card)
    if card.permanent:
        settle_permanent(table, state, item, card)
    else:
        to_nether(table, state, item.card)
        carry_out(table, state, item, card)


def carry_out(table: Table, state: State, item: Item, card: Card) -> None:
    """The atoms of a spell that does not stay, in order; its damage is one event (LC-R166, LC-R167, LC-R170)."""
    run = Run(table, state, item, card)
    there = target_there(state, item, card)
    if not there and table.listening:
        table.tell(events.fizzles, seat=item.seat, card=item.card)
    for atom in card.effects:
        if there and type(atom) in DAMAGE:
            DAMAGE.carry_out(run, atom)
    if run.blows:
        deal(table, state, run.blows)
    for atom in card.effects:
        effects = ON_TROOPS if type(atom) in ON_TROOPS else ON_CARDS
        if type(atom) in effects and (there or isinstance(atom, atoms.HealSecond)):
            effects.carry_out(run, atom)
