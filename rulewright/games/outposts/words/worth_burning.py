"""Whether burning a card could buy anything: what could not is no reason to stay in the Play step.

Cards of the hand only: a creature that is sacrificed for mana is a loss that nobody takes by habit.
"""

from rulewright.games.outposts.rules.burn import card_mana, creature_mana
from rulewright.games.outposts.rules.mana import cost_of, crystal_price
from rulewright.games.outposts.rules.play import has_use
from rulewright.games.outposts.rules.state import State, card_of, creatures_of
from rulewright.kernel.question import HIDDEN, CardId, Seat


def worth_burning(view: State, seat: Seat, card: CardId) -> bool:
    """Whether there is a card, or a Crystal, that this card and what else of the hand may be burned would pay for."""
    hand = [other for other in view.players[seat].hand if other != card and view.faces[other] != HIDDEN]
    return _pays(view, seat, hand, [card, *hand], False)


def worth_sacrifices(view: State, seat: Seat) -> bool:
    """Whether creatures that are sacrificed, with what of the hand may be burned, would pay for something."""
    hand = [card for card in view.players[seat].hand if view.faces[card] != HIDDEN]
    return _pays(view, seat, hand, hand, True)


def most_burned(view: State, seat: Seat, cards: int) -> int:
    """How many of so many cards may still be burned in this turn (OP-093)."""
    return min(cards, max(0, view.book.rules.burn_cards_max - view.players[seat].burned_cards))


def most_mana(view: State, seat: Seat, fuel: list[CardId], sacrifices: bool) -> int:
    """What there is, and what burning the best of these cards, and of one's creatures, adds (OP-090 to OP-093)."""
    player, rules = view.players[seat], view.book.rules
    cards = sorted((card_mana(view, card) for card in fuel), reverse=True)[: most_burned(view, seat, len(fuel))]
    creatures = sorted((creature_mana(view, seat, card) for card in creatures_of(player)), reverse=True)
    creatures = creatures[: max(0, rules.burn_creatures_max - player.burned_creatures)] if sacrifices else []
    return player.mana + sum(cards) + sum(creatures)


def _pays(view: State, seat: Seat, hand: list[CardId], fuel: list[CardId], sacrifices: bool) -> bool:
    """Whether something of these, or a Crystal, can be paid by burning others."""
    if crystal_price(view, seat) <= most_mana(view, seat, fuel, sacrifices):
        return True
    for wanted in hand:
        printed, others = card_of(view, wanted), [card for card in fuel if card != wanted]
        if has_use(view, seat, printed) and cost_of(view, seat, printed) <= most_mana(view, seat, others, sacrifices):
            return True
    return False
