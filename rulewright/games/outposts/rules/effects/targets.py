"""What can be targeted, and the asking for it; also asked before a Spell is played (OP-R62)."""

from collections.abc import Sequence

from rulewright.games.outposts.cards import atoms
from rulewright.games.outposts.cards.card import CREATURE
from rulewright.games.outposts.rules import prompts
from rulewright.games.outposts.rules.state import (
    DEFENSE,
    OFFENSE,
    RESERVE,
    State,
    card_of,
    creatures_of,
    opponents,
    standing_count,
    zone_of,
)
from rulewright.kernel.question import CardId, Option, Prompt, Seat, option
from rulewright.kernel.table import Table


def choose(table: Table, seat: Seat, options: Sequence[Option], why: Prompt, source: CardId) -> int:
    """The thing chosen, or -1 if there is none or it was declined."""
    if not options:
        return -1
    return table.ask(seat, options, why, source).a


def aim(table: Table, seat: Seat, cards: Sequence[CardId], why: Prompt, source: CardId, may: bool = False) -> CardId:
    """A card among these; `may` lets the player decline."""
    options = [option("target", card) for card in cards]
    if may and options:
        options.insert(0, prompts.DECLINE)
    return choose(table, seat, options, why, source)


def post(
    table: Table, state: State, seat: Seat, seats: Sequence[Seat], why: Prompt, source: CardId
) -> tuple[Seat, int] | None:
    """A face-up Outpost of one of these players."""
    options = outposts_up(state, seats)
    if not options:
        return None
    choice = table.ask(seat, options, why, source)
    return choice.a, choice.b


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
        option("outpost", seat, index)
        for seat in seats
        for index, outpost in enumerate(state.players[seat].outposts)
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
    for seat, player in enumerate(state.players):
        if any(outpost.defenders for outpost in player.outposts):
            found.append(option("zone", seat, DEFENSE))
        if player.reserve:
            found.append(option("zone", seat, RESERVE))
        if any(player.groups):
            found.append(option("zone", seat, OFFENSE))
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


def in_zone(state: State, seat: Seat, zone: int) -> list[CardId]:
    return [card for card in creatures_of(state.players[seat]) if zone_of(state.players[seat], card) == zone]
