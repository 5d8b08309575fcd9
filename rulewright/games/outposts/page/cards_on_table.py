"""Cards on the table as a viewer sees them: with the values in force and what holds for them this turn."""

from rulewright.games.outposts.cards.card import Card
from rulewright.games.outposts.page.card_fronts import card_front
from rulewright.games.outposts.rules.attack.strength import own_attack
from rulewright.games.outposts.rules.mana import cost_of
from rulewright.games.outposts.rules.state import Outpost, State, card_of
from rulewright.kernel.page.part import remembered
from rulewright.kernel.page.scene import Badge, Item, laid_card
from rulewright.kernel.question import HIDDEN, CardId, Seat

PINNED = Badge("Pinned", "thumbtack", "OP-K09")
ORDERED = Badge("Ordered", "check", "OP-125")


def item(view: State, card: CardId, badges: tuple[Badge, ...] = (), closed: bool = False, words: str = "") -> Item:
    """A card as the viewer sees it."""
    owner = view.owner[card] if view.owner[card] >= 0 else None
    if view.faces[card] == HIDDEN:
        return laid_card(None, card, owner, badges, words, "", closed)
    return _open_card(card_of(view, card), card, owner, badges, words, closed)


@remembered
def _open_card(
    printed: Card, card: CardId, owner: Seat | None, badges: tuple[Badge, ...], words: str, closed: bool
) -> Item:
    return laid_card(card_front(printed), card, owner, badges, words, "", closed)


def creature(view: State, seat: Seat, card: CardId, attack: int | None = None, defense: int | None = None) -> Item:
    """A creature in play with the values in force and what holds for it this turn."""
    marks = ((PINNED, view.players[seat].pinned), (ORDERED, view.ordered))
    badges = tuple(badge for badge, cards in marks if card in cards)
    return laid_card(card_front(card_of(view, card), attack, defense), card, seat, badges)


def defender(view: State, seat: Seat, outpost: Outpost, card: CardId) -> Item:
    """A creature beside its Outpost, with what the others there give it."""
    others = [card_of(view, other) for other in outpost.defenders if other != card]
    attack = own_attack(view, card) + sum(other.post_attack for other in others)
    defense = card_of(view, card).defense + sum(other.post_defense for other in others)
    return creature(view, seat, card, attack, defense)


def in_hand(view: State, seat: Seat, card: CardId) -> Item:
    """A card in the viewer's hand, with the price it has now."""
    if view.faces[card] == HIDDEN:
        return item(view, card, words="Card in hand")
    printed = card_of(view, card)
    return laid_card(card_front(printed, cost=cost_of(view, seat, printed)), card, seat)
