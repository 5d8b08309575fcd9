"""Cards between deck, hand, play area and discard pile, and the recreation of decks (RE-004 to RE-008)."""

from collections.abc import Iterator

from rulewright.games.elysia.rules import events
from rulewright.games.elysia.rules.combat.fighters import fighter_of
from rulewright.games.elysia.rules.state import Player, State, on_fortress
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.table import Table


def draw(table: Table, state: State, seat: Seat, n: int, clause: str) -> None:
    """From the own Character Deck, which is recreated only when a card is needed (RE-008, RE-117, RE-173, RE-R10)."""
    player = state.players[seat]
    deck, hand, bit = player.deck, player.hand, 1 << seat
    for _ in range(n):
        if not deck and not _recreate(table, state, seat):
            return
        card = deck.pop()
        hand.append(card)
        if state.combat is not None:
            state.combat.moved = True
        table.show(card, bit)
        if table.listening:
            table.tell(events.draws.under(clause), seat=seat, card=card)


def _recreate(table: Table, state: State, seat: Seat) -> bool:
    """The discard pile, without the play area, becomes the deck (RE-007, RE-R11); limited in combat (RE-178)."""
    if not may_recreate(state, seat):
        return False
    player = state.players[seat]
    if state.combat is not None and (fighter := fighter_of(state.combat, seat)):
        fighter.recreated += 1
    player.deck += player.discard
    player.discard.clear()
    table.shuffle(player.deck)
    if table.listening:
        table.tell(events.recreates, seat=seat, n=len(player.deck))
    return True


def may_recreate(state: State, seat: Seat) -> bool:
    """Once a combat, at the Fortress without limit (RE-178, RE-231, RE-R105)."""
    if not state.players[seat].discard:
        return False
    combat = state.combat
    if combat is None or on_fortress(state, combat.place):
        return True
    fighter = fighter_of(combat, seat)
    return fighter is None or fighter.recreated < state.book.rules.deck_recreations


def can_draw(state: State, seat: Seat) -> bool:
    """Whether a draw would bring a card."""
    return bool(state.players[seat].deck) or may_recreate(state, seat)


def discard(table: Table, state: State, seat: Seat, card: CardId, clause: str) -> None:
    """A hand card goes face up to the discard pile (RE-005); it stays in the Character Deck (RE-006, RE-204)."""
    player = state.players[seat]
    player.hand.remove(card)
    player.discard.append(card)
    table.show(card)
    if state.combat is not None:
        state.combat.moved = True
    if table.listening:
        table.tell(events.discards.under(clause), seat=seat, card=card)


def lay_down(table: Table, state: State, seat: Seat, card: CardId) -> None:
    """A hand card is played: to the play area, open to all (RE-044, RE-116); Leave Out in front (RE-R120, RE-R123)."""
    player = state.players[seat]
    player.hand.remove(card)
    table.show(card)
    if state.combat is not None:
        state.combat.moved = True
    if state.book.cards[state.faces[card]].leave_out:
        player.used |= 1 << len(player.front)  # this play is its use in this part (RE-030)
        player.front.append(card)
    else:
        player.played.append(card)


def clear_played(player: Player) -> None:
    """Played cards go to the discard pile (RE-156, RE-170, RE-186)."""
    if player.played:
        player.discard += player.played
        player.played.clear()


def acquire(state: State, seat: Seat, card: CardId) -> None:
    """A card gained goes to the discard pile and belongs to the Character Deck from now on (RE-161, RE-025)."""
    player = state.players[seat]
    player.discard.append(card)
    player.owned.append(state.faces[card])


# -- the Exploration and Encounter Decks
def reveal(table: Table, deck: list[CardId], pile: list[CardId]) -> CardId | None:
    """The top card, after recreating the deck from its discard pile where it is needed (RE-007, RE-133, RE-135)."""
    if not deck:
        if not pile:
            return None
        deck += pile
        pile.clear()
        table.shuffle(deck)
    card = deck.pop()
    table.show(card)
    return card


def search(table: Table, deck: list[CardId], pile: list[CardId]) -> Iterator[CardId]:
    """Card by card through a deck and, once, through its reshuffled discard pile (RE-R56, RE-R119)."""
    reshuffled = False
    while deck or (pile and not reshuffled):
        reshuffled = reshuffled or not deck
        card = reveal(table, deck, pile)
        assert card is not None
        yield card


def next_item(table: Table, state: State) -> CardId | None:
    """The next Item Card, if there is one; Encounter Cards met are skipped; one reshuffle at most (RE-R119)."""
    for card in search(table, state.exploration, state.exploration_discard):
        if state.book.cards[state.faces[card]].kind == "item":
            return card
        state.exploration_discard.append(card)
    return None


def gain_items(table: Table, state: State, seat: Seat, n: int, clause: str) -> None:
    """The next Item Cards to a player's discard pile, out of the Exploration Deck for good (RE-161, RE-R53)."""
    for _ in range(n):
        card = next_item(table, state)
        if card is None:
            return
        acquire(state, seat, card)
        table.tell(events.gains_card.under(clause), seat=seat, card=card)
