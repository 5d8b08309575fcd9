"""What the templates of verbs leave open: prices, copies, what is clicked."""

from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.rules.ids import NO_LASTING
from rulewright.games.seekers.rules.playing.requirements import Play, cost_of
from rulewright.games.seekers.rules.state import State, each_card
from rulewright.games.seekers.rules.verbs import PLAY
from rulewright.games.seekers.words.names import nth
from rulewright.kernel.question import Option


def copy(view: State, option: Option) -> str:
    """' (2)' for the second of several equal cards in the same place: they must be told apart."""
    (card,) = PLAY.of(option)
    player = view.players[view.owner[card]]
    zone = [lasting.card for lasting in player.zone]
    piles = (player.hand, player.deck, player.side, player.discard, player.equipment, player.exile, zone)
    pile = next((pile for pile in piles if card in pile), None)
    if pile is None:  # cards that are just being looked at
        lying = {each for pile in piles for each in pile}
        pile = [each for each, owner in each_card(view.owner) if owner == view.owner[card] and each not in lying]
    return nth(card, [each for each in pile if view.faces[each] == view.faces[card]])


def price(view: State, option: Option) -> int:
    """What a card costs its owner now, wherever it would be played from (SK-126)."""
    (card,) = PLAY.of(option)
    player = view.players[view.owner[card]]
    born = next((lasting.born for lasting in player.zone if lasting.card == card), NO_LASTING)
    play = Play(view.faces[card], card=card, lasting=born, free=card in player.discard)
    return cost_of(view, view.owner[card], play)


def _action(view: State, option: Option) -> Card:
    action = view.book.cards[view.faces[option.a]].action
    assert action is not None
    return action


def action_name(view: State, option: Option) -> str:
    """What an Equipment's effect is called."""
    return _action(view, option).name


def action_cost(view: State, option: Option) -> int:
    """The AP printed on an Equipment's effect."""
    return _action(view, option).cost


def mover(view: State, option: Option) -> str:
    """The active player's Seeker is clicked to move it."""
    return f"unit-{view.active}"


def shard(view: State, option: Option) -> str:
    """The Shard's hex is clicked to channel it."""
    return f"hex-{view.book.map.shard}"


FILLS = {
    "copy": copy,
    "price": price,
    "action": action_name,
    "action_cost": action_cost,
    "mover": mover,
    "shard": shard,
}
