"""The setup: the open box, three cards each, and a swap."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from rulewright.games.shells.rules import events, prompts
from rulewright.games.shells.rules.book import Book
from rulewright.games.shells.rules.moving import draw
from rulewright.games.shells.rules.state import Player, State, seats_after
from rulewright.games.shells.rules.verbs import KEEP, SWAP
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import NO_SEAT, CardId, Face
from rulewright.kernel.table import Table


@dataclass(frozen=True, slots=True)
class Entry:
    """What a player brings."""

    mascot: Literal["cat", "crow"] = "cat"  # SH-004


def start(book: Book, entries: Sequence[Entry], dice: Dice) -> State:
    """The open box: all cards in the deck (SH-003), coins before everybody (SH-004)."""
    faces = [Face(face) for face, card in enumerate(book.cards) for _ in range(card.copies)]
    coins = [book.rules.coins + book.rules.bonus[i] + (entry.mascot == "crow") for i, entry in enumerate(entries)]
    return State(
        dice=dice,
        seats=len(entries),
        faces=faces,
        seen=[0] * len(faces),
        gone=0,
        outcome=None,
        book=book,
        players=[Player(hand=[], stall=[], shells=[], coins=n, score=0) for n in coins],
        deck=[CardId(card) for card in range(len(faces))],
        discard=[],
        turn=0,
        active=NO_SEAT,
    )


def set_up(table: Table, state: State) -> None:
    """Turn zero."""
    seats = seats_after(state, NO_SEAT)
    table.shuffle(state.deck)
    for seat in seats:  # SH-005
        for _ in range(state.book.rules.hand):
            draw(table, state, seat)
    questions = [(seat, [KEEP, *[SWAP(card) for card in state.players[seat].hand]]) for seat in seats]
    for seat, choice in zip(seats, table.ask_all(questions, prompts.SWAP), strict=True):  # SH-006
        if choice is not KEEP:
            (card,) = SWAP.of(choice)
            state.players[seat].hand.remove(card)
            state.deck.append(card)
            table.shuffle(state.deck)
            table.tell(events.swaps, seat=seat)
            draw(table, state, seat)
