"""Creatures that are moved, sent home or held where they are."""

from rulewright.games.outposts.cards import atoms
from rulewright.games.outposts.rules import prompts
from rulewright.games.outposts.rules.creatures import leave_play, take_from_zone, to_reserve
from rulewright.games.outposts.rules.effects.registry import carries_out
from rulewright.games.outposts.rules.effects.targets import (
    aim,
    opposing_creatures,
    opposing_defenders,
    post,
    returnable,
)
from rulewright.games.outposts.rules.posts import places_with_room
from rulewright.games.outposts.rules.state import (
    DEFENSE,
    OFFENSE,
    RESERVE,
    State,
    card_of,
    creatures_of,
    opponents,
    zone_of,
)
from rulewright.kernel.question import CardId, Option, Seat, option
from rulewright.kernel.table import Table


@carries_out(atoms.Expel)
def expel(table: Table, state: State, atom: atoms.Expel, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K05."""
    if atom.whole_post:
        choice = post(table, state, seat, opponents(state, seat), prompts.EXPEL_POST, source)
        for card in state.players[choice[0]].outposts[choice[1]].defenders[:] if choice else []:
            to_reserve(table, state, card, "OP-K05")
        return
    card = aim(table, seat, opposing_defenders(state, seat), prompts.EXPEL, source)
    if card >= 0:
        to_reserve(table, state, card, "OP-K05")
        if atom.then_pin:
            _pin(table, state, card)


@carries_out(atoms.Pin)
def pin(table: Table, state: State, atom: atoms.Pin, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K09."""
    card = aim(table, seat, opposing_creatures(state, seat), prompts.PIN, source)
    if card >= 0:
        _pin(table, state, card)


def _pin(table: Table, state: State, card: CardId) -> None:
    pinned = state.players[state.owner[card]].pinned
    if card not in pinned:
        pinned.append(card)
    if table.listening:
        table.tell_plain("pinned", "OP-K09", seat=state.owner[card], card=card)


@carries_out(atoms.Return)
def send_home(table: Table, state: State, atom: atoms.Return, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K06: into the owner's hand; not destroyed, so no Last Breath (OP-K21)."""
    card = aim(table, seat, returnable(state, atom.n), prompts.RETURN, source)
    if card >= 0:
        leave_play(state, card)
        state.players[state.owner[card]].hand.append(card)
        if table.listening:
            table.tell_plain("returned", "OP-K06", seat=state.owner[card], card=card)


@carries_out(atoms.Shift)
def shift(table: Table, state: State, atom: atoms.Shift, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K10: to any zone at once; in offense a group of its own (OP-R29)."""
    player = state.players[seat]
    options: list[Option] = []
    for card in creatures_of(player):
        zone, printed = zone_of(player, card), card_of(state, card)
        if zone != RESERVE:
            options.append(option("reserve", card))
        if not printed.reckless:  # OP-K13
            options += [place for place in places_with_room(state, seat, card)
                        if card not in player.outposts[place.b].defenders]  # fmt: skip
        if zone != OFFENSE and not printed.rooted:  # OP-K13
            options.append(option("join", card, len(player.groups)))
    if options:
        choice = table.ask(seat, options, prompts.SHIFT, source)
        _put(table, state, seat, choice, "OP-K10")


def _put(table: Table, state: State, seat: Seat, choice: Option, clause: str) -> None:
    """Put a creature where an effect's option says."""
    player = state.players[seat]
    take_from_zone(state, choice.a)
    if choice.verb == "guard":
        player.outposts[choice.b].defenders.append(choice.a)
    elif choice.verb == "join":
        player.groups.append([choice.a])
    else:
        player.reserve.append(choice.a)
    if table.listening:
        kind = {"guard": "to_defense", "join": "to_offense"}.get(choice.verb, "to_reserve")
        table.tell_plain(kind, clause, seat=seat, card=choice.a, outpost=choice.b)


@carries_out(atoms.Recall)
def recall(table: Table, state: State, atom: atoms.Recall, seat: Seat, source: CardId, triggered: bool) -> None:
    """Any number of creatures to the defense zone, each where there is room."""
    player = state.players[seat]
    moved: list[CardId] = []
    while True:
        options = [prompts.END]
        for card in creatures_of(player):
            if card not in moved and zone_of(player, card) != DEFENSE and not card_of(state, card).reckless:
                options += places_with_room(state, seat, card)
        choice = table.ask(seat, options, prompts.RECALL, source)
        if choice is prompts.END:
            return
        _put(table, state, seat, choice, "OP-R138")
        moved.append(choice.a)


@carries_out(atoms.TurnAway)
def turn_away(table: Table, state: State, atom: atoms.TurnAway, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K24: the attacker takes no part in the assault."""
    assert state.assault is not None
    group = state.players[state.assault.attacker].groups[state.assault.group]
    card = aim(table, seat, group, prompts.TURN_AWAY, source)
    if card >= 0:
        to_reserve(table, state, card, "OP-K24")
