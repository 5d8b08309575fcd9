"""What a seat can't know, dealt anew: a card hidden on a stall was seen before, so it stays on that stall."""

from rulewright.games.shells.rules.state import State
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.state import deal, knows


def conceal(state: State, seat: Seat, dice: Dice) -> None:
    """Hidden cards change places on their stall; those in decks and hands change places with each other."""
    stalls = [player.stall for player in state.players]
    laid = {card for stall in stalls for card in stall}
    rest = [CardId(card) for card in range(len(state.faces)) if card not in laid]
    for cards in (*stalls, rest):
        unknown = [card for card in cards if not knows(state, seat, card)]
        deal(state, unknown, [state.faces[card] for card in unknown], dice)
