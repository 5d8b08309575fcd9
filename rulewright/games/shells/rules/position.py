"""Positions written by hand, for tests, puzzles and bug reports."""

from collections.abc import Sequence

from rulewright.games.shells.rules.book import make_book
from rulewright.games.shells.rules.setup import Entry, start
from rulewright.games.shells.rules.state import State
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossiblePosition
from rulewright.kernel.question import EVERYBODY, CardId, Seat
from rulewright.kernel.state import add_cards
from rulewright.kernel.variant import OFFICIAL, Variant, face_named


def position(
    hands: Sequence[str] = ("", ""),
    *,
    stalls: Sequence[str] = (),
    shells: Sequence[str] = (),
    deck: str = "",
    discard: str = "",
    coins: Sequence[int] = (),
    scores: Sequence[int] = (),
    active: int = 0,
    turn: int = 1,
    variant: Variant = OFFICIAL,
    seed: int = 1,
) -> State:
    """The beginning of a turn. Cards are named by their keys, 'gold snake'; the deck's first one is on top."""
    if not 0 <= active < len(hands):
        raise ImpossiblePosition(f"there is no seat {active}: hands are given for {len(hands)}")
    state = start(make_book(variant), [Entry()] * len(hands), Dice(seed))
    state.faces, state.seen = [], []

    def cards(text: str, seen: int) -> list[CardId]:
        return add_cards(state, [face_named(state.book.cards, key) for key in text.split()], seen)

    state.deck, state.discard = cards(deck, 0)[::-1], cards(discard, EVERYBODY)
    state.turn, state.active = turn, Seat(active)
    for seat, player in enumerate(state.players):
        player.hand = cards(hands[seat], 1 << seat)
        player.stall = cards(stalls[seat], EVERYBODY) if stalls else []
        player.shells = cards(shells[seat], 1 << seat) if shells else []
        player.coins = coins[seat] if coins else player.coins
        player.score = scores[seat] if scores else 0
        if len(player.stall) + len(player.shells) > state.book.rules.stall:
            raise ImpossiblePosition(f"a stall has room for {state.book.rules.stall} cards (SH-011)")
    return state
