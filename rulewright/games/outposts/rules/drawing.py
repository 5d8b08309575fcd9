"""Cards between deck, hand and discard pile."""

from rulewright.games.outposts.rules import events, prompts, verbs
from rulewright.games.outposts.rules.outposts import place, topple
from rulewright.games.outposts.rules.state import OutpostId, Player, State, by_outpost, limit_of
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.table import Table


def draw(table: Table, state: State, seat: Seat, n: int, clause: str) -> int:
    """Draw up to n cards from the top; returns how many there were."""
    player, bit, drawn = state.players[seat], 1 << seat, 0
    while drawn < n and player.deck:
        card = player.deck.pop()
        player.hand.append(card)
        table.show(card, bit)
        drawn += 1
        if table.listening:
            table.tell(events.draws.under(clause), seat=seat, card=card)
    return drawn


def draw_by_effect(table: Table, state: State, seat: Seat, n: int) -> None:
    """A card's draw takes what is there: no reshuffle, no damage (OP-K11, OP-R40, a switch)."""
    owed = n - draw(table, state, seat, n, "OP-K11")
    player = state.players[seat]
    if owed and state.book.rules.effect_draw_reshuffles:
        pile = [card for card in player.discard if card not in player.spent]  # OP-R126
        if pile:
            take_reshuffle_damage(table, state, seat)
            if not player.out:
                renew_deck(table, state, seat, pile)
                draw(table, state, seat, owed, "OP-K11")


def renew_deck(table: Table, state: State, seat: Seat, pile: list[CardId]) -> None:
    """Shuffle cards of the discard pile into a new deck (OP-074)."""
    player = state.players[seat]
    player.discard = [card for card in player.discard if card not in pile]
    player.deck = pile + player.deck
    table.shuffle(player.deck)
    player.reshuffles += 1
    table.tell(events.reshuffles, seat=seat, n=len(pile))


def take_reshuffle_damage(table: Table, state: State, seat: Seat) -> None:
    """The drawing player distributes the damage among the own face-up Outposts (OP-076, OP-R31)."""
    player, rules = state.players[seat], state.book.rules
    left = rules.reshuffle_damage + rules.reshuffle_damage_growth * player.reshuffles
    up = [index for index, outpost in by_outpost(player.outposts) if outpost.standing]
    if not up or not left:  # OP-082
        return
    amounts: list[int] = []
    for i, index in enumerate(up):
        low, high = _bounds(state, player, up[i:], left)
        options = [verbs.PUT(index, n) for n in range(low, high + 1)]
        amounts.append(table.ask(seat, options, prompts.SPLIT).b)
        left -= amounts[-1]
    for index, n in zip(up, amounts, strict=True):
        if n:
            place(table, state, seat, index, n, "OP-076")  # not an attack: nothing flips (OP-079)
    topple(table, state, seat)  # settled before the discard pile is shuffled (OP-080)


def _bounds(state: State, player: Player, up: list[OutpostId], left: int) -> tuple[int, int]:
    """Least and most that may go on the first of these Outposts, so that all of it can be placed."""
    if len(up) == 1:
        return left, left
    if state.book.rules.reshuffle_overkill:  # OP-077
        return 0, left
    rooms = [limit_of(state, post) - post.counters for post in (player.outposts[i] for i in up)]
    if sum(rooms) <= left:
        return rooms[0], rooms[0]
    return max(0, left - sum(rooms[1:])), min(left, rooms[0])


def discard(table: Table, state: State, seat: Seat, card: CardId, clause: str) -> None:
    """A card goes from hand to its owner's discard pile, open (OP-021)."""
    player = state.players[seat]
    player.hand.remove(card)
    player.discard.append(card)
    table.show(card)
    if table.listening:
        table.tell(events.discards.under(clause), seat=seat, card=card)


def discard_at_random(table: Table, state: State, seat: Seat, clause: str) -> None:
    """One card of the hand, if there is any."""
    if hand := state.players[seat].hand:
        discard(table, state, seat, hand[table.below(len(hand))], clause)
