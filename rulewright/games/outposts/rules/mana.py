"""Mana: income, what cards cost, Mana Crystals. Burning for mana stands in `burn`."""

from rulewright.games.outposts.cards.card import Card
from rulewright.games.outposts.rules import events
from rulewright.games.outposts.rules.ending import check_crystals
from rulewright.games.outposts.rules.state import Player, State, standing_count
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table


def gain_mana(table: Table, state: State, seat: Seat, n: int, clause: str) -> None:
    state.players[seat].mana += n
    if table.listening:
        table.tell(events.mana.under(clause), seat=seat, n=n)


def gain_income(table: Table, state: State, seat: Seat) -> None:
    """One mana for each face-up Outpost, fixed at that moment (OP-088, OP-089), and what upgrades add (OP-K27)."""
    player, rules = state.players[seat], state.book.rules
    n = rules.mana_per_outpost * standing_count(player) + rules.crystal_mana * player.crystals
    for card in open_upgrades(state, player):
        n += card.income
    gain_mana(table, state, seat, n, "OP-088")


def open_upgrades(state: State, player: Player) -> list[Card]:
    """A player's face-up upgrades, which alone have an effect (OP-106, OP-K23)."""
    cards, faces = state.book.cards, state.faces
    return [cards[faces[card]] for outpost in player.outposts for card in outpost.open]


def cost_of(state: State, seat: Seat, card: Card) -> int:
    """Printed cost less what the card or the turn takes off, never below 0 (OP-097, OP-R50)."""
    player, cost = state.players[seat], card.cost
    if card.cheaper_by_losses:
        cost = min(cost, max(card.cheaper_by_losses, cost - player.lost))
    if card.cheaper_by_crystals:
        cost -= card.cheaper_by_crystals * player.crystals
    return cost if cost > 0 else 0


def crystal_price(state: State, seat: Seat) -> int:
    """OP-117."""
    rules, player = state.book.rules, state.players[seat]
    price = rules.crystal_price + rules.crystal_price_step * player.crystals - player.discount
    return price if price > 0 else 0


def buy_crystal(table: Table, state: State, seat: Seat) -> None:
    """OP-115 to OP-120; the third wins at once (OP-169)."""
    player = state.players[seat]
    cost = crystal_price(state, seat)
    player.mana -= cost
    player.discount = 0
    player.crystals += 1
    table.tell(events.buys, seat=seat, n=player.crystals, cost=cost)
    check_crystals(table, state, seat)
