"""Effects of enchants and curses in their controller's Effects Phase (LC-077, LC-081, LC-R55, LC-R59)."""

from rulewright.games.lytharian.cards.atoms import ACTIVE, Tick, TurnDice, TurnHeal, TurnHit, TurnMana
from rulewright.games.lytharian.rules import prompts, verbs
from rulewright.games.lytharian.rules.casting.targeting import targetable
from rulewright.games.lytharian.rules.combat.damage import Blow, deal, heal
from rulewright.games.lytharian.rules.state import LASTING, Item, LastingEffect, State, next_uid
from rulewright.games.lytharian.rules.troops import bearer, controller, still_there
from rulewright.games.lytharian.rules.zones import gain
from rulewright.kernel.question import CardId, Option, Seat
from rulewright.kernel.table import Table


def usable_lasting(state: State, seat: Seat) -> list[Option]:
    """Each effect of each permanent once a turn (LC-078); not in the turn it was cast, whose phase is over (LC-R60)."""
    player = state.players[seat]
    mine: list[CardId] = list(player.enchants)
    mine += [card for card in state.curse if card >= 0 and controller(state, card) == seat]
    found: list[Option] = []
    for card in mine:
        for i, atom in enumerate(state.book.cards[state.faces[card]].effects):
            if isinstance(atom, ACTIVE) and LastingEffect(card, i) not in player.lasting_used:
                if not isinstance(atom, TurnHit | TurnHeal) or targetable(state, seat):
                    found.append(verbs.LASTING(card, i))
    return found


def make_lasting(table: Table, state: State, seat: Seat, card: CardId, i: int) -> Item:
    """Choose the target of a permanent's effect (LC-R10)."""
    atom = state.book.cards[state.faces[card]].effects[i]
    state.players[seat].lasting_used.append(LastingEffect(card, i))
    item = Item(next_uid(state), LASTING, seat, card, state.faces[card], atom=i, x=atom.n)
    if isinstance(atom, TurnHit | TurnHeal):
        options = [verbs.AT_TROOP(t) for t in targetable(state, seat)]
        (item.target,) = verbs.AT_TROOP.of(table.ask(seat, options, prompts.TARGET, card))
        item.left = state.left[item.target]
    return item


def resolve_lasting(table: Table, state: State, item: Item) -> None:
    """A curse hurts its bearer, if it still lies there (LC-180); an enchant does what it says."""
    card = state.book.cards[item.face]
    atom = card.effects[item.atom]
    if isinstance(atom, Tick):
        troop = bearer(state, item.card)
        if troop >= 0:
            deal(table, state, [Blow(troop, atom.n, card.element, "curse", item.seat, clause="LC-081")])
        return
    if isinstance(atom, TurnMana):
        gain(table, state, item.seat, atom.n, "LC-189")
    elif isinstance(atom, TurnDice):
        even = sum(1 for _ in range(atom.n) if table.roll(6) % 2 == 0)
        gain(table, state, item.seat, even, "LC-189")
    elif still_there(state, item.target, item.left):
        if isinstance(atom, TurnHit):
            deal(table, state, [Blow(item.target, atom.n, card.element, "ability", item.seat, clause="LC-189")])
        else:
            heal(table, state, item.target, atom.n, "LC-189")
