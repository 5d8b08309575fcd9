"""The General Market: prices, what can be paid, and the purchase itself (RE-038, RE-159 to RE-161)."""

from rulewright.games.elysia.cards.atoms import NO_TERRAIN, Terrain
from rulewright.games.elysia.rules import events, verbs
from rulewright.games.elysia.rules.decks import acquire
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.question import EVERYBODY, Face, Option, Seat
from rulewright.kernel.state import add_cards
from rulewright.kernel.table import Table


def price(state: State, face: Face, terrain: Terrain = NO_TERRAIN) -> int:
    """Cheaper in a Village on the card's terrain (RE-166, RE-R23); never in the First Village (RE-102)."""
    card, rules = state.book.cards[face], state.book.rules
    if card.cheaper == terrain:
        return max(min(rules.min_price, card.cost), card.cost - rules.discount)
    return card.cost


def affordable(state: State, coin: int, terrain: Terrain = NO_TERRAIN) -> list[Option]:
    """One option for each pile that holds copies and can be paid (RE-160, RE-R24)."""
    stock = state.stock
    return [
        verbs.BUY(face) for i, face in enumerate(state.book.market) if stock[i] and price(state, face, terrain) <= coin
    ]


def pay(state: State, n: int) -> None:
    """Coin that came from Wild goes first: only Coin from cards makes a Merchant Prince."""
    first = min(n, state.wild_coin)
    state.wild_coin -= first
    state.coin -= n - first


def take(table: Table, state: State, seat: Seat, face: Face, cost: int, clause: str) -> None:
    """A card from its pile, which is limited, to the buyer's discard pile (RE-009, RE-161)."""
    state.stock[state.book.market.index(face)] -= 1
    (card,) = add_cards(state, [face], EVERYBODY)
    acquire(state, seat, card)
    if table.listening:
        table.tell(events.buys.under(clause), seat=seat, card=card, n=cost)
