"""What can be targeted, and the asking for it; also asked before a Spell is played (OP-R62)."""

from collections.abc import Sequence

from rulewright.games.outposts.cards import atoms
from rulewright.games.outposts.cards.card import CREATURE
from rulewright.games.outposts.rules import verbs
from rulewright.games.outposts.rules.effects.run import Run
from rulewright.games.outposts.rules.state import (
    DEFENSE,
    OFFENSE,
    RESERVE,
    State,
    Target,
    ZoneId,
    by_outpost,
    by_seat,
    card_of,
    creatures_of,
    opponents,
    standing_count,
    zone_of,
)
from rulewright.kernel.question import NO_CARD, NO_SEAT, CardId, Option, Prompt, Seat


def choose_card(run: Run, cards: Sequence[CardId], why: Prompt, may: bool = False, by: Seat | None = None) -> CardId:
    """A card among these, or NO_CARD if there is none; `may` lets the player decline, `by` is who chooses."""
    options = [verbs.TARGET(card) for card in cards]
    if not options:
        return NO_CARD
    if may:
        options.insert(0, verbs.DECLINE)
    choice = run.table.ask(run.seat if by is None else by, options, why, run.source)
    return NO_CARD if choice is verbs.DECLINE else verbs.TARGET.of(choice)[0]


def choose_player(run: Run, seats: Sequence[Seat], why: Prompt) -> Seat:
    """One of these players, or NO_SEAT if there is none."""
    if not seats:
        return NO_SEAT
    return verbs.SEAT.of(run.table.ask(run.seat, [verbs.SEAT(seat) for seat in seats], why, run.source))[0]


def choose_outpost(run: Run, seats: Sequence[Seat], why: Prompt) -> Target | None:
    """A face-up Outpost of one of these players."""
    options = outposts_up(run.state, seats)
    return Target(*verbs.OUTPOST.of(run.table.ask(run.seat, options, why, run.source))) if options else None


def all_creatures(state: State) -> list[CardId]:
    """Every creature in play, of any player in any zone."""
    return [card for player in state.players for card in creatures_of(player)]


def opposing_creatures(state: State, seat: Seat) -> list[CardId]:
    return [card for other in opponents(state, seat) for card in creatures_of(state.players[other])]


def opposing_defenders(state: State, seat: Seat) -> list[CardId]:
    return [
        card
        for other in opponents(state, seat)
        for outpost in state.players[other].outposts
        for card in outpost.defenders
    ]


def outposts_up(state: State, seats: Sequence[Seat]) -> list[Option]:
    """The face-up Outposts of these players as options."""
    return [
        verbs.OUTPOST(seat, index)
        for seat in seats
        for index, outpost in by_outpost(state.players[seat].outposts)
        if outpost.standing
    ]


def opposing_upgrades(state: State, seat: Seat) -> list[CardId]:
    return [
        card
        for other in opponents(state, seat)
        for outpost in state.players[other].outposts
        for card in outpost.open + outpost.closed
    ]


def zones_in_use(state: State) -> list[Option]:
    """(player, zone) pairs that hold a creature."""
    found: list[Option] = []
    for seat, player in by_seat(state.players):
        if any(outpost.defenders for outpost in player.outposts):
            found.append(verbs.ZONE(seat, DEFENSE))
        if player.reserve:
            found.append(verbs.ZONE(seat, RESERVE))
        if any(player.groups):
            found.append(verbs.ZONE(seat, OFFENSE))
    return found


def raisable(state: State, seat: Seat, most: int) -> list[CardId]:
    """Creature cards in the own discard pile of at most this cost."""
    return [
        card
        for card in state.players[seat].discard
        if card_of(state, card).kind == CREATURE and card_of(state, card).cost <= most
    ]


def has_target(state: State, atom: atoms.Atom, seat: Seat) -> bool:
    """Whether a Spell's part finds the target it requires; 'up to' and untargeted parts never block (OP-R62)."""
    match atom:
        case atoms.Bolt(who="any") | atoms.Destroy(whose="any"):
            return any(creatures_of(player) for player in state.players)
        case atoms.Bolt(who="zone"):
            return bool(zones_in_use(state))
        case atoms.Repair():
            return standing_count(state.players[seat]) > 0
        case atoms.Expel(whole_post=False):
            return bool(opposing_defenders(state, seat))
        case atoms.Return(n=most):
            return bool(returnable(state, most))
        case atoms.Dismantle():
            return bool(opposing_upgrades(state, seat))
        case atoms.Pin():
            return bool(opposing_creatures(state, seat))
        case atoms.Shift() | atoms.Destroy(whose="own"):
            return bool(creatures_of(state.players[seat]))
        case atoms.Destroy(whose="victim"):
            return any(creatures_of(state.players[other]) for other in opponents(state, seat))
        case atoms.Strike():
            return bool(outposts_up(state, opponents(state, seat)))
    return True


def returnable(state: State, most: int) -> list[CardId]:
    return [card for card in all_creatures(state) if not most or card_of(state, card).cost <= most]


def in_zone(state: State, seat: Seat, zone: ZoneId) -> list[CardId]:
    return [card for card in creatures_of(state.players[seat]) if zone_of(state.players[seat], card) == zone]
