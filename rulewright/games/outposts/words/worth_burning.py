"""Whether burning a card could buy anything: what could not is no reason to stay in the Play step."""

from rulewright.games.outposts.rules.burn import card_mana, creature_mana
from rulewright.games.outposts.rules.mana import cost_of, crystal_price
from rulewright.games.outposts.rules.play import has_use
from rulewright.games.outposts.rules.state import State, card_of, creatures_of
from rulewright.kernel.question import HIDDEN, CardId, Seat


def worth_burning(view: State, seat: Seat, card: CardId) -> bool:
    """Whether there is a card, or a Crystal, that this card and what else may be burned would pay for."""
    hand = [other for other in view.players[seat].hand if other != card and view.faces[other] != HIDDEN]
    if crystal_price(view, seat) <= most_mana(view, seat, [card, *hand]):
        return True
    for wanted in hand:
        printed, fuel = card_of(view, wanted), [card, *(other for other in hand if other != wanted)]
        if has_use(view, seat, printed) and cost_of(view, seat, printed) <= most_mana(view, seat, fuel):
            return True
    return False


def most_mana(view: State, seat: Seat, fuel: list[CardId]) -> int:
    """What there is, and what burning the best of these cards and of one's creatures would add (OP-090 to OP-093)."""
    player, rules = view.players[seat], view.book.rules
    cards = sorted((card_mana(view, card) for card in fuel), reverse=True)
    creatures = sorted((creature_mana(view, seat, card) for card in creatures_of(player)), reverse=True)
    cards = cards[: max(0, rules.burn_cards_max - player.burned_cards)]
    creatures = creatures[: max(0, rules.burn_creatures_max - player.burned_creatures)]
    return player.mana + sum(cards) + sum(creatures)
