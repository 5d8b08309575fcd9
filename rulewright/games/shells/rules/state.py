"""The state: plain data, from which everything else follows."""

from dataclasses import dataclass

from rulewright.games.shells.cards import Card
from rulewright.games.shells.rules.book import Book
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.state import State as KernelState


@dataclass(slots=True)
class Player:
    """What lies in front of one player."""

    hand: list[CardId]
    stall: list[CardId]  # what lies there face up
    shells: list[CardId]  # and face down
    coins: int
    score: int


@dataclass(slots=True)
class State(KernelState):
    """The whole table."""

    book: Book
    players: list[Player]
    deck: list[CardId]  # the top card is the last
    discard: list[CardId]
    turn: int  # from 1; 0 is the setup
    active: Seat  # NO_SEAT in the setup


def card_in(state: State, card: CardId) -> Card:
    """What is in a sleeve."""
    return state.book.cards[state.faces[card]]


def seats_after(state: State, seat: Seat) -> list[Seat]:
    """Who is still in the game (SH-017), in turn order, beginning with the next player."""
    order = [Seat((seat + 1 + i) % state.seats) for i in range(state.seats)]
    return [other for other in order if not state.gone & (1 << other)]
