"""The stack resolves from last to first; auras, curses and enchants take their place (LC-155 to LC-159, LC-168)."""

from rulewright.games.lytharian.cards import atoms
from rulewright.games.lytharian.cards.card import X_COST, Card
from rulewright.games.lytharian.rules import events, prompts, verbs
from rulewright.games.lytharian.rules.abilities.effect_results import resolve_effect
from rulewright.games.lytharian.rules.abilities.main_abilities import resolve_main
from rulewright.games.lytharian.rules.abilities.usable_effects import resolve_lasting
from rulewright.games.lytharian.rules.casting.castable import has_enchant
from rulewright.games.lytharian.rules.casting.spells import DAMAGE, EFFECTS, Run
from rulewright.games.lytharian.rules.casting.targeting import target_there
from rulewright.games.lytharian.rules.combat.damage import check_def, deal, weakened
from rulewright.games.lytharian.rules.ids import NO_TROOP
from rulewright.games.lytharian.rules.state import LASTING, SPELL, Item, State
from rulewright.games.lytharian.rules.troops import controller
from rulewright.games.lytharian.rules.zones import reveal, strip, to_nether
from rulewright.kernel.question import NO_SEAT, Option
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
    if not there:
        table.tell(events.fizzles, seat=item.seat, card=item.card)
    for atom in card.effects:
        if there and type(atom) in DAMAGE:
            DAMAGE.carry_out(run, atom)
    if run.blows:
        deal(table, state, run.blows)
    for atom in card.effects:
        if type(atom) in EFFECTS and (there or isinstance(atom, atoms.HealSecond)):
            EFFECTS.carry_out(run, atom)


def settle_permanent(table: Table, state: State, item: Item, card: Card) -> None:
    """An aura, curse or enchant resolves and stays (LC-168, LC-176, LC-189, LC-R185)."""
    if card.type == "enchant":
        _settle_enchant(table, state, item)
        return
    troop = item.target
    if not target_there(state, item, card):
        to_nether(table, state, item.card)
        table.tell(events.fizzles, seat=item.seat, card=item.card)
        return
    pile = state.aura if card.type == "aura" else state.curse
    if card.type == "curse" and state.curse[troop] >= 0 and controller(state, state.curse[troop]) != item.seat:
        to_nether(table, state, item.card)
        table.tell(events.fizzles.under("LC-R186"), seat=item.seat, card=item.card)
        return
    if pile[troop] >= 0:
        strip(table, state, pile[troop], "LC-170" if card.type == "aura" else "LC-183")
    if card.type == "curse" and state.aura[troop] >= 0:
        strip(table, state, state.aura[troop], "LC-178")  # LC-R181
    pile[troop] = item.card
    if card.cost == X_COST:
        state.paid[item.card] = item.x
    table.tell(events.attaches.under("LC-171" if card.type == "aura" else "LC-186"), troop=troop, card=item.card)
    for atom in card.effects:
        if isinstance(atom, atoms.Reveal):
            reveal(table, state, troop, "LC-R288")
    check_def(table, state, troop, item.seat)


def _settle_enchant(table: Table, state: State, item: Item) -> None:
    """A free space, or that of one that makes room (LC-190, LC-192, LC-193, LC-R190, LC-R289, LC-D28)."""
    player, most = state.players[item.seat], state.book.rules.max_enchants
    if not most or has_enchant(state, item.seat, state.book.cards[item.face].name):
        to_nether(table, state, item.card)
        table.tell(events.fizzles.under("LC-191"), seat=item.seat, card=item.card)
        return
    if len(player.enchants) >= most:
        options: list[Option] = [verbs.REPLACE(each) for each in player.enchants]
        (old,) = verbs.REPLACE.of(table.ask(item.seat, options, prompts.REPLACE, item.card))
        strip(table, state, old, "LC-193")
    player.enchants.append(item.card)
    weakened(table, state, NO_SEAT, NO_TROOP)
    table.tell(events.enchants, seat=item.seat, card=item.card)
