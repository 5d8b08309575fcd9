"""What a seat can't know, dealt anew: a card under a shell was seen before, so it stays there."""

from rulewright.games.shells.rules.state import State
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.state import deal, knows


def conceal(state: State, seat: Seat, dice: Dice) -> None:
    """Cards under shells change places on their stall; those in decks and hands change places with each other."""
    shells = [player.shells for player in state.players]
    rest = [CardId(card) for card in range(len(state.faces)) if not any(card in cards for cards in shells)]
    for cards in (*shells, rest):
        unknown = [card for card in cards if not knows(state, seat, card)]
        deal(state, unknown, [state.faces[card] for card in unknown], dice)
