"""Cards coming to hand. There is no deck and no discard pile: what is discarded comes back (BG-045, BG-234)."""

from collections.abc import Sequence

from rulewright.games.battleground.rules import events
from rulewright.games.battleground.rules.state import Player, State
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.table import Table


def take_back(table: Table, state: State, cards: Sequence[CardId], clause: str = "BG-234") -> None:
    """A player's discarded cards go to their hand at once (BG-091, BG-234, BG-R36, BG-R91)."""
    seat = state.owner[cards[0]]
    for card in cards:
        if table.listening:
            table.tell(events.returns.under(clause), seat=seat, card=card)
    to_hand(table, state, seat, cards)


def to_hand(table: Table, state: State, seat: Seat, cards: Sequence[CardId]) -> None:
    """Cards come to a hand: everybody sees which spells come, and then not which is which."""
    player = state.players[seat]
    spells = [card for card in cards if state.book.cards[state.faces[card]].kind == "spell"]
    player.spells += spells
    for card in spells:
        state.clock += 1
        player.came_to_hand[state.faces[card]] = state.clock
    for card in cards:
        if card not in spells:
            player.units.append(card)
            if state.book.rules.hand_hidden:
                state.seen[card] = 1 << seat
    if spells:
        hide(table, state, seat)


def hide(table: Table, state: State, seat: Seat) -> None:
    """Spells in hand are the owner's alone to know (BG-R139).

    Which cards a player owns is open; which of the spells lie prepared is not. All spells in hand are named as
    mixed, though none is moved: who tells worlds apart later may then think of each as any other.
    """
    if state.book.rules.hand_hidden:
        spells = state.players[seat].spells
        table.rearrange(spells, range(len(spells)))
        seen, own = state.seen, 1 << seat
        for card in spells:
            seen[card] = own


def give(table: Table, state: State, seat: Seat, faces: tuple[Face, ...]) -> None:
    """Locked cards that the power board gives, all copies of each kind (BG-046, BG-192, BG-R08)."""
    player = state.players[seat]
    cards = [card for card in player.locked if state.faces[card] in faces]
    for card in cards:
        player.locked.remove(card)
        if table.listening:
            table.tell(events.takes, seat=seat, card=card)
    to_hand(table, state, seat, cards)


def come_home(table: Table, state: State, player: Player) -> None:
    """By a switch dead units take their time; they come as their owner's turn begins (BG-139)."""
    left = [(card, n - 1) for card, n in zip(player.away, player.due, strict=True)]
    player.away, player.due = [card for card, n in left if n > 0], [n for _, n in left if n > 0]
    for card in [card for card, n in left if n <= 0]:
        take_back(table, state, [card], "BG-139")
