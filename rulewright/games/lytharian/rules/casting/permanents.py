"""An aura, curse or enchant takes its place when it resolves (LC-168, LC-176, LC-189)."""

from rulewright.games.lytharian.cards import atoms
from rulewright.games.lytharian.cards.card import X_COST, Card
from rulewright.games.lytharian.rules import events, prompts, verbs
from rulewright.games.lytharian.rules.casting.targeting import target_there
from rulewright.games.lytharian.rules.combat.damage import check_def, weakened
from rulewright.games.lytharian.rules.ids import NO_TROOP
from rulewright.games.lytharian.rules.state import Item, State
from rulewright.games.lytharian.rules.troops import controller
from rulewright.games.lytharian.rules.zones import reveal, strip, to_nether
from rulewright.kernel.question import NO_SEAT, Option
from rulewright.kernel.table import Table


def settle_permanent(table: Table, state: State, item: Item, card: Card) -> None:
    """An aura, curse or enchant resolves and stays (LC-168, LC-176, LC-189, LC-R185)."""
    if card.type == "enchant":
        _settle_enchant(table, state, item)
        return
    troop = item.target
    if not target_there(state, item, card):
        to_nether(table, state, item.card)
        if table.listening:
            table.tell(events.fizzles, seat=item.seat, card=item.card)
        return
    pile = state.aura if card.type == "aura" else state.curse
    if card.type == "curse" and state.curse[troop] >= 0 and controller(state, state.curse[troop]) != item.seat:
        to_nether(table, state, item.card)  # LC-R186
        return
    if pile[troop] >= 0:
        strip(table, state, pile[troop], "LC-170" if card.type == "aura" else "LC-183")
    if card.type == "curse" and state.aura[troop] >= 0:
        strip(table, state, state.aura[troop], "LC-178")  # LC-R181
    pile[troop] = item.card
    if card.cost == X_COST:
        state.paid[item.card] = item.x
    if table.listening:
        table.tell(events.attaches.under("LC-171" if card.type == "aura" else "LC-186"), troop=troop, card=item.card)
    for atom in card.effects:
        if isinstance(atom, atoms.Reveal):
            reveal(table, state, troop, "LC-R288")
    check_def(table, state, troop, item.seat)


def _settle_enchant(table: Table, state: State, item: Item) -> None:
    """A free space, or that of one that makes room (LC-190, LC-192, LC-193, LC-R190, LC-R289, LC-D28)."""
    player, most = state.players[item.seat], state.book.rules.max_enchants
    name = state.book.cards[item.face].name
    if not most or any(state.book.cards[state.faces[each]].name == name for each in player.enchants):
        to_nether(table, state, item.card)  # LC-191
        return
    if len(player.enchants) >= most:
        options: list[Option] = [verbs.REPLACE(each) for each in player.enchants]
        (old,) = verbs.REPLACE.of(table.ask(item.seat, options, prompts.REPLACE, item.card))
        strip(table, state, old, "LC-193")
        player.enchants.append(item.card)
        weakened(table, state, NO_SEAT, NO_TROOP)
    else:
        player.enchants.append(item.card)
    if table.listening:
        table.tell(events.enchants, seat=item.seat, card=item.card)
