"""Resolving triggered effects: those of cards by their atoms, and those of Ailments and hexes."""

from rulewright.games.seekers import ailments, prompts
from rulewright.games.seekers.cards.atoms import Ailing
from rulewright.games.seekers.cards.card import Aim
from rulewright.games.seekers.damage import NOBODY, deal_one, roll
from rulewright.games.seekers.effects import Run, carry_out
from rulewright.games.seekers.state import Item, State, ailment, alive
from rulewright.games.seekers.tokens import bursts, glows
from rulewright.games.seekers.zones import discard, leave_zone
from rulewright.kernel.question import option
from rulewright.kernel.table import Table


def resolve_trigger(table: Table, state: State, item: Item) -> None:
    """A trigger of nobody's, or one of a card's `whens`."""
    if not item.trigger.startswith("when:"):
        _NAMED[item.trigger](table, state, item)
        return
    card = state.book.cards[item.face]
    source = card.action if item.action else card
    assert source is not None
    born = item.targets[1]
    whens = source.linger.whens if born >= 0 and source.linger else card.whens
    when = whens[int(item.trigger[5:])]
    if when.may and table.ask(item.seat, [prompts.YES, prompts.NO], prompts.MAY) is prompts.NO:
        return
    if table.listening:
        table.tell("effect", "SK-162", seat=item.seat, face=item.face)
    victims = [item.unit] if item.unit >= 0 and alive(state.units[item.unit]) else []
    run = Run(table, state, item, source, Aim("enemy") if victims else Aim(), victims)
    for atom in when.atoms:
        carry_out(run, atom)
        if state.players[item.seat].out:
            return
    spent(table, state, item)


def spent(table: Table, state: State, item: Item) -> None:
    """A lasting card that worked as often as it may leaves the effect Zone (SK-031)."""
    born = item.targets[1]
    for lasting in state.players[item.seat].zone[:]:
        if lasting.born == born and lasting.uses:
            lasting.uses -= 1
            if not lasting.uses:
                leave_zone(table, state, lasting, "SK-031")


def _bleed(table: Table, state: State, item: Item) -> None:
    """X is read on resolution (SK-234, SK-235, SK-R111, SK-R132)."""
    bleed = ailment(state.units[item.unit], "Bleed")
    if bleed:
        deal_one(table, state, item.unit, bleed.n, "bleed", NOBODY, "SK-234")


def _shocked(table: Table, state: State, item: Item) -> None:
    n = roll(table, state, state.book.rules.shocked_dice)
    deal_one(table, state, item.unit, n, "arcane", NOBODY, "SK-254")


def _brazier(table: Table, state: State, item: Item) -> None:
    deal_one(table, state, item.unit, roll(table, state, 1), "fire", NOBODY, "SK-022")


def _thorns(table: Table, state: State, item: Item) -> None:
    ailments.apply(table, state, item.unit, Ailing("Root", 1), item.n)


def _nightshade(table: Table, state: State, item: Item) -> None:
    deal_one(table, state, item.unit, roll(table, state, 1), "physical", NOBODY, "SK-252")


def _node(table: Table, state: State, item: Item) -> None:
    from rulewright.games.seekers.effects import gain

    gain(table, state, item.unit, 1, 0)


def _glow(table: Table, state: State, item: Item) -> None:
    glows(table, state, item.unit, item.n)


def _burst(table: Table, state: State, item: Item) -> None:
    bursts(table, state, item.unit, item.n)


def _dreamlace(table: Table, state: State, item: Item) -> None:
    hand = state.players[item.unit].hand
    if hand:
        card = table.ask(item.unit, [option("drop", card) for card in hand], prompts.DISCARD).a
        discard(table, state, card, "SK-252")


_NAMED = {
    "bleed": _bleed,
    "shocked": _shocked,
    "brazier": _brazier,
    "thorns": _thorns,
    "nightshade": _nightshade,
    "node": _node,
    "glow": _glow,
    "burst": _burst,
    "dreamlace": _dreamlace,
}
