"""Creatures in play: entering, moving, being hurt and destroyed."""

from rulewright.games.outposts.rules import events, verbs
from rulewright.games.outposts.rules.state import ATTACK, GroupId, State, card_of
from rulewright.kernel.question import CardId, Option, Seat
from rulewright.kernel.table import Table


def enter(state: State, seat: Seat, card: CardId) -> None:
    """A creature comes into play in the reserve (OP-099, OP-K28)."""
    state.players[seat].reserve.append(card)
    state.players[seat].fresh.append(card)


def take_from_zone(state: State, card: CardId) -> None:
    """Lift a creature off the table, wherever it is."""
    seat = state.owner[card]
    player = state.players[seat]
    for place in (player.reserve, *[outpost.defenders for outpost in player.outposts]):
        if card in place:
            place.remove(card)
            return
    for group in player.groups:
        if card in group:
            group.remove(card)
            if not group and not (state.step == ATTACK and seat == state.active):
                player.groups.remove(group)  # in the Attack step the groups keep their places to its end
            return


def leave_play(state: State, card: CardId) -> None:
    """A creature is no longer in play; what clung to it ends."""
    take_from_zone(state, card)
    player = state.players[state.owner[card]]
    for cards in (player.pinned, player.fresh):
        if card in cards:
            cards.remove(card)
    state.wounds.pop(card, None)


def to_reserve(table: Table, state: State, card: CardId, clause: str) -> None:
    """Move a creature to its controller's reserve by an effect (OP-K05, OP-K18, OP-K24)."""
    take_from_zone(state, card)
    state.players[state.owner[card]].reserve.append(card)
    if table.listening:
        table.tell(events.to_reserve.under(clause), seat=state.owner[card], card=card)


def move_creature(table: Table, state: State, seat: Seat, choice: Option, clause: str) -> CardId:
    """Put a creature where an option says: on guard, into a group or a new one, or to reserve."""
    player = state.players[seat]
    if choice.verb == verbs.GUARD.name:
        card, outpost = verbs.GUARD.of(choice)
        take_from_zone(state, card)
        player.outposts[outpost].defenders.append(card)
        if table.listening:
            table.tell(events.to_defense.under(clause), seat=seat, card=card, outpost=outpost)
    elif choice.verb == verbs.JOIN.name:
        card, number = verbs.JOIN.of(choice)
        group = player.groups[number] if number < len(player.groups) else []
        take_from_zone(state, card)
        if not group:
            player.groups.append(group)
        group.append(card)
        if table.listening:
            formed = GroupId(player.groups.index(group))  # an emptied group before it is gone
            table.tell(events.to_offense.under(clause), seat=seat, card=card, group=formed)
    else:
        (card,) = verbs.RESERVE.of(choice)
        to_reserve(table, state, card, clause)
    return card


def health_left(state: State, card: CardId) -> int:
    """Health less what damage persists (never, by the official rules: OP-156)."""
    health = state.book.cards[state.faces[card]].health
    return health - state.wounds.get(card, 0) if state.wounds else health


def hurt(table: Table, state: State, card: CardId, n: int, clause: str) -> bool:
    """Damage to a creature: at its Health it is destroyed, below it nothing is kept (OP-155, OP-156)."""
    if n >= health_left(state, card):
        destroy(table, state, card, clause)
        return True
    if n and state.book.rules.creature_damage_persists != "never":
        state.wounds[card] = state.wounds.get(card, 0) + n
        table.tell(events.wounded.under(clause), seat=state.owner[card], card=card, n=n)
    return False


def destroy(table: Table, state: State, card: CardId, clause: str) -> None:
    """A creature goes to its owner's discard pile (OP-022); its Last Breath is queued (OP-K21, OP-R125)."""
    player = state.players[state.owner[card]]
    leave_play(state, card)
    player.discard.append(card)
    player.lost += 1
    if table.listening:
        table.tell(events.dies.under(clause), seat=state.owner[card], card=card)
    if card_of(state, card).last_breath:
        state.queue.append((card, state.faces[card]))
