"""Outposts: damage, repair, destruction, and what becomes of their upgrades and defenders."""

from collections.abc import Sequence

from rulewright.games.outposts.rules import events, prompts, verbs
from rulewright.games.outposts.rules.ending import check_end
from rulewright.games.outposts.rules.state import NO_OUTPOST, Outpost, OutpostId, State, by_outpost, limit_of
from rulewright.kernel.question import NO_CARD, CardId, Option, Seat
from rulewright.kernel.table import Table


def gain_outpost(table: Table, state: State, seat: Seat, clause: str) -> None:
    """A new Outpost in front of a player (OP-024)."""
    outposts = state.players[seat].outposts
    outposts.append(Outpost())
    table.tell(events.gains.under(clause), seat=seat, outpost=OutpostId(len(outposts) - 1))


def damage(
    table: Table, state: State, seat: Seat, index: OutpostId, n: int, clause: str, source: CardId = NO_CARD
) -> None:
    """Place counters, one for each point (OP-026), and destroy what has enough of them (OP-028)."""
    place(table, state, seat, index, n, clause, source)
    topple(table, state, seat)


def place(
    table: Table, state: State, seat: Seat, index: OutpostId, n: int, clause: str, source: CardId = NO_CARD
) -> None:
    """Place counters without looking yet whether the Outpost falls: for damage dealt at one time."""
    state.players[seat].outposts[index].counters += n
    if table.listening:
        table.tell(events.counters.under(clause), seat=seat, outpost=index, n=n, source=source)


def repair(table: Table, state: State, seat: Seat, index: OutpostId, n: int, source: CardId = NO_CARD) -> None:
    """Remove up to n counters (OP-K04)."""
    outpost = state.players[seat].outposts[index]
    n = min(n, outpost.counters)
    outpost.counters -= n
    if n:
        table.tell(events.repairs, seat=seat, outpost=index, n=n, source=source)


def topple(table: Table, state: State, seat: Seat) -> None:
    """Destroy every Outpost of a player that has its limit of counters (OP-028, OP-038, OP-R78)."""
    player = state.players[seat]
    survivors: list[CardId] = []
    for index, outpost in by_outpost(player.outposts):
        if outpost.standing and outpost.counters and outpost.counters >= limit_of(state, outpost):
            table.tell(events.destroyed, seat=seat, outpost=index)
            outpost.standing = False
            outpost.counters = 0  # OP-R25
            for card in outpost.closed:
                table.show(card)  # without being flipped by an attack: no Trap
            player.discard += outpost.open + outpost.closed  # OP-029
            survivors += outpost.defenders
            outpost.defenders, outpost.open, outpost.closed, outpost.sprung = [], [], [], []
            check_end(table, state)  # OP-170
    for card in survivors:
        reassign(table, state, seat, card)


def reassign(table: Table, state: State, seat: Seat, card: CardId) -> None:
    """A survivor joins another defending group with room or goes to reserve (OP-030, OP-031)."""
    options = [verbs.RESERVE(card), *places_with_room(state, seat, card)]
    choice = table.ask(seat, options, prompts.REASSIGN, card)  # OP-159: its player decides
    place = NO_OUTPOST
    if choice.verb == verbs.RESERVE.name:
        state.players[seat].reserve.append(card)
    else:
        _, place = verbs.GUARD.of(choice)
        state.players[seat].outposts[place].defenders.append(card)
    table.tell(events.regroups, seat=seat, card=card, outpost=place)


def outposts_up(state: State, seats: Sequence[Seat]) -> list[Option]:
    """The face-up Outposts of these players as options."""
    return [
        verbs.OUTPOST(seat, index)
        for seat in seats
        for index, outpost in by_outpost(state.players[seat].outposts)
        if outpost.standing
    ]


def places_with_room(state: State, seat: Seat, card: CardId) -> list[Option]:
    """Standing Outposts of a player where one more creature may defend (OP-128, OP-R99)."""
    room = state.book.rules.defenders_per_outpost
    return [
        verbs.GUARD(card, index)
        for index, outpost in by_outpost(state.players[seat].outposts)
        if outpost.standing and len(outpost.defenders) < room
    ]


def discard_upgrade(table: Table, state: State, seat: Seat, outpost: Outpost, card: CardId, clause: str) -> None:
    """An upgrade leaves its Outpost; seen by all from now on. A limit it raised may end (OP-R78)."""
    table.show(card)
    for pile in (outpost.open, outpost.closed, outpost.sprung):
        if card in pile:
            pile.remove(card)
    state.players[seat].discard.append(card)  # OP-021
    table.tell(events.dismantled.under(clause), seat=seat, card=card)
    topple(table, state, seat)
