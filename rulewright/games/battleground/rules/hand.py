"""Cards coming to hand. There is no deck and no discard pile: what is discarded comes back (BG-045, BG-234)."""

from rulewright.games.battleground.rules import events
from rulewright.games.battleground.rules.state import Player, State
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.table import Table


def take_back(table: Table, state: State, card: CardId, clause: str = "BG-234") -> None:
    """A discarded card goes to its owner's hand at once (BG-091, BG-234, BG-R36, BG-R91)."""
    seat = state.owner[card]
    player = state.players[seat]
    if table.listening:
        table.tell(events.returns.under(clause), seat=seat, card=card)
    if state.book.cards[state.faces[card]].kind == "spell":
        player.spells.append(card)
        note_arrival(state, player, card)
        hide(table, state, seat)
    else:
        player.units.append(card)
        if state.book.rules.hand_hidden:
            state.seen[card] = 1 << seat


def note_arrival(state: State, player: Player, card: CardId) -> None:
    """Everybody sees this spell come to hand now."""
    state.clock += 1
    player.came_to_hand[state.faces[card]] = state.clock


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
    for card in [card for card in player.locked if state.faces[card] in faces]:
        player.locked.remove(card)
        if table.listening:
            table.tell(events.takes, seat=seat, card=card)
        if state.book.cards[state.faces[card]].kind == "spell":
            player.spells.append(card)
            note_arrival(state, player, card)
        else:
            player.units.append(card)
            if state.book.rules.hand_hidden:
                state.seen[card] = 1 << seat
    hide(table, state, seat)


def come_home(table: Table, state: State, player: Player) -> None:
    """By a switch dead units take their time; they come as their owner's turn begins (BG-139)."""
    if not player.away:
        return
    player.due = [n - 1 for n in player.due]
    home = [card for card, n in zip(player.away, player.due, strict=True) if n <= 0]
    stay = [(card, n) for card, n in zip(player.away, player.due, strict=True) if n > 0]
    player.away, player.due = [card for card, _ in stay], [n for _, n in stay]
    for card in home:
        take_back(table, state, card, "BG-139")
