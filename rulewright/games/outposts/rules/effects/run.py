"""What a text is about while it is carried out, what it can be aimed at, and the asking for that.

Also asked before a Spell is played: whether it finds its target (OP-R62).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.games.outposts.cards import atoms
from rulewright.games.outposts.cards.card import CREATURE
from rulewright.games.outposts.rules import events, verbs
from rulewright.games.outposts.rules.outposts import outposts_up
from rulewright.games.outposts.rules.state import (
    DEFENSE,
    OFFENSE,
    RESERVE,
    Outpost,
    Player,
    State,
    Target,
    ZoneId,
    all_seats,
    card_of,
    creatures_of,
    has_creatures,
    opponents,
    standing_count,
    zone_of,
)
from rulewright.kernel.atoms import Effects
from rulewright.kernel.question import NO_CARD, NO_SEAT, CardId, Option, Prompt, Seat
from rulewright.kernel.table import Table


@dataclass(slots=True)
class Run:
    """A text being carried out: `seat` is the 'you' of the card, `source` the card."""

    table: Table
    state: State
    seat: Seat
    source: CardId
    triggered: bool = False  # by an Arrival, a Last Breath or a Trap, not by a Spell

    def ask(self, options: Sequence[Option], why: Prompt, by: Seat | None = None) -> Option:
        """Put a question about the card to its player, or to another."""
        return self.table.ask(self.seat if by is None else by, options, why, self.source)

    def choose_card(self, cards: Sequence[CardId], why: Prompt, may: bool = False, by: Seat | None = None) -> CardId:
        """A card among these, or NO_CARD if there is none; `may` lets the player decline, `by` is who chooses."""
        options = [verbs.TARGET(card) for card in cards]
        if not options:
            return NO_CARD
        if may:
            options.insert(0, verbs.DECLINE)
        choice = self.ask(options, why, by)
        if choice is verbs.DECLINE:
            self.table.tell(events.declines.under(why.clause), seat=self.seat, card=self.source)
            return NO_CARD
        return verbs.TARGET.of(choice)[0]

    def choose_player(self, seats: Sequence[Seat], why: Prompt) -> Seat:
        """One of these players, or NO_SEAT if there is none."""
        options = [verbs.SEAT(seat) for seat in seats]
        return verbs.SEAT.of(self.ask(options, why))[0] if options else NO_SEAT

    def choose_outpost(self, seats: Sequence[Seat], why: Prompt) -> Target | None:
        """A face-up Outpost of one of these players."""
        options = outposts_up(self.state, seats)
        return Target(*verbs.OUTPOST.of(self.ask(options, why))) if options else None


EFFECTS = Effects[Run]()
"""As much as possible of a text happens; without a legal target nothing does (OP-R63, OP-R64)."""


def all_creatures(state: State) -> list[CardId]:
    """Every creature in play, of any player in any zone."""
    return [card for player in state.players for card in creatures_of(player)]


def opposing_creatures(state: State, seat: Seat) -> list[CardId]:
    return [card for other in opponents(state, seat) for card in creatures_of(state.players[other])]


def opposing_outposts(state: State, seat: Seat) -> list[Outpost]:
    return [outpost for other in opponents(state, seat) for outpost in state.players[other].outposts]


def opposing_defenders(state: State, seat: Seat) -> list[CardId]:
    return [card for outpost in opposing_outposts(state, seat) for card in outpost.defenders]


def opposing_upgrades(state: State, seat: Seat) -> list[CardId]:
    return [card for outpost in opposing_outposts(state, seat) for card in outpost.open + outpost.closed]


def in_zone(state: State, seat: Seat, zone: ZoneId) -> list[CardId]:
    player = state.players[seat]
    return [card for card in creatures_of(player) if zone_of(player, card) == zone]


def zones_in_use(state: State) -> list[Option]:
    """(player, zone) pairs that hold a creature."""
    zones = (DEFENSE, RESERVE, OFFENSE)
    return [verbs.ZONE(seat, zone) for seat in all_seats(state) for zone in zones if in_zone(state, seat, zone)]


def raisable(state: State, seat: Seat, most: int) -> list[CardId]:
    """Creature cards in the own discard pile of at most this cost."""
    cards = [card for card in state.players[seat].discard if card_of(state, card).kind == CREATURE]
    return [card for card in cards if card_of(state, card).cost <= most]


def returnable(state: State, most: int) -> list[CardId]:
    return [card for card in all_creatures(state) if not most or card_of(state, card).cost <= most]


def has_target(state: State, atom: atoms.Atom, seat: Seat) -> bool:
    """Whether a Spell's part finds the target it requires; 'up to' and untargeted parts never block (OP-R62)."""
    required = _REQUIRED.get(type(atom))
    return required is None or required(state, seat, atom)


def _bolt_finds(state: State, seat: Seat, bolt: atoms.Bolt) -> bool:
    return bolt.who not in ("any", "zone") or _any_has_creatures(state.players)


def _destroy_finds(state: State, seat: Seat, destroy: atoms.Destroy) -> bool:
    if destroy.whose == "any":
        return _any_has_creatures(state.players)
    seats = [seat] if destroy.whose == "own" else opponents(state, seat)
    return _any_has_creatures([state.players[each] for each in seats])


def _any_has_creatures(players: list[Player]) -> bool:
    for player in players:  # noqa: SIM110 (asked for every such card in hand)
        if has_creatures(player):
            return True
    return False


_REQUIRED: dict[type[atoms.Atom], Callable[[State, Seat, Any], bool]] = {
    atoms.Bolt: _bolt_finds,
    atoms.Destroy: _destroy_finds,
    atoms.Repair: lambda state, seat, atom: standing_count(state.players[seat]) > 0,
    atoms.Expel: lambda state, seat, atom: atom.whole_post or bool(opposing_defenders(state, seat)),
    atoms.Return: lambda state, seat, atom: bool(returnable(state, atom.n)),
    atoms.Dismantle: lambda state, seat, atom: bool(opposing_upgrades(state, seat)),
    atoms.Pin: lambda state, seat, atom: bool(opposing_creatures(state, seat)),
    atoms.Shift: lambda state, seat, atom: has_creatures(state.players[seat]),
    atoms.Strike: lambda state, seat, atom: bool(outposts_up(state, opponents(state, seat))),
}
"""What parts of a Spell require a target, and whether it is there."""
