"""Cards between deck, hand, play area and discard pile, and the recreation of decks (RE-004 to RE-008)."""

from collections.abc import Iterator

from rulewright.games.elysia.rules import events
from rulewright.games.elysia.rules.combat.fighters import fighter_of
from rulewright.games.elysia.rules.events import EXPLORATION, Cards, Passed, Pile
from rulewright.games.elysia.rules.state import Player, State, on_fortress
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.table import Table


def draw(table: Table, state: State, seat: Seat, n: int, clause: str) -> None:
    """From the own Character Deck, which is recreated only when a card is needed (RE-008, RE-117, RE-173, RE-R10)."""
    player = state.players[seat]
    deck, hand, combat, bit = player.deck, player.hand, state.combat, 1 << seat
    for _ in range(n):
        if not deck and not _recreate(table, state, seat):
            return
        card = deck.pop()
        hand.append(card)
        if combat is not None:
            combat.moved = True
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
        table.tell(events.recreates, seat=seat, n=Cards(len(player.deck)))
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


def lose_front(table: Table, state: State, seat: Seat) -> None:
    """Leave Out cards in front go to the discard pile, by a switch (RE-R120)."""
    player = state.players[seat]
    while player.front:
        card = player.front.pop(0)
        player.discard.append(card)
        table.tell(events.discards.under("RE-R120"), seat=seat, card=card)


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
def piles(state: State, pile: Pile) -> tuple[list[CardId], list[CardId]]:
    """A common deck and its discard pile."""
    if pile == EXPLORATION:
        return state.exploration, state.exploration_discard
    return state.encounter, state.encounter_discard


def reveal(table: Table, state: State, pile: Pile) -> CardId | None:
    """The top card, after recreating the deck from its discard pile where it is needed (RE-007, RE-133, RE-135)."""
    deck, laid = piles(state, pile)
    if not deck:
        if not laid:
            return None
        _reshuffle(table, pile, deck, laid)
    card = deck.pop()
    table.show(card)
    return card


def search(table: Table, state: State, pile: Pile) -> Iterator[CardId]:
    """Card by card through a deck and, once, through its reshuffled discard pile (RE-R56, RE-R119)."""
    deck, laid = piles(state, pile)
    reshuffled = False
    while True:
        while deck:
            card = deck.pop()
            table.show(card)
            yield card
        if reshuffled or not laid:
            return
        _reshuffle(table, pile, deck, laid)
        reshuffled = True


def _reshuffle(table: Table, pile: Pile, deck: list[CardId], laid: list[CardId]) -> None:
    deck += laid
    laid.clear()
    table.shuffle(deck)
    if table.listening:
        table.tell(events.reshuffles, pile=pile, n=Cards(len(deck)))


def next_item(table: Table, state: State) -> tuple[CardId | None, Passed]:
    """The next Item Card, if any, and how many Encounter Cards were passed; one reshuffle at most (RE-R119)."""
    passed = 0
    for card in search(table, state, EXPLORATION):
        if state.book.cards[state.faces[card]].kind == "item":
            return card, Passed(passed)
        state.exploration_discard.append(card)
        passed += 1
    if passed:
        table.tell(events.finds_nothing, pile=EXPLORATION, passed=Passed(passed))
    return None, Passed(0)


def gain_items(table: Table, state: State, seat: Seat, n: int, clause: str) -> None:
    """The next Item Cards to a player's discard pile, out of the Exploration Deck for good (RE-161, RE-R53)."""
    for _ in range(n):
        card, passed = next_item(table, state)
        if card is None:
            return
        acquire(state, seat, card)
        table.tell(events.gains_card.under(clause), seat=seat, card=card, passed=passed)
