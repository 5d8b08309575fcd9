"""Creatures that are moved, sent home or held where they are."""

from rulewright.games.outposts.cards import atoms
from rulewright.games.outposts.rules import events, prompts, verbs
from rulewright.games.outposts.rules.creatures import leave_play, move_creature, to_reserve
from rulewright.games.outposts.rules.effects.run import EFFECTS, Run, opposing_creatures, opposing_defenders, returnable
from rulewright.games.outposts.rules.outposts import places_with_room
from rulewright.games.outposts.rules.state import (
    DEFENSE,
    OFFENSE,
    RESERVE,
    GroupId,
    card_of,
    creatures_of,
    opponents,
    zone_of,
)
from rulewright.kernel.question import NO_CARD, CardId, Option


@EFFECTS.carries_out(atoms.Expel)
def expel(run: Run, atom: atoms.Expel) -> None:
    """OP-K05."""
    table, state = run.table, run.state
    if atom.whole_post:
        place = run.choose_outpost(opponents(state, run.seat), prompts.EXPEL_POST)
        for card in state.players[place.owner].outposts[place.outpost].defenders[:] if place else []:
            to_reserve(table, state, card, "OP-K05")
        return
    card = run.choose_card(opposing_defenders(state, run.seat), prompts.EXPEL)
    if card != NO_CARD:
        to_reserve(table, state, card, "OP-K05")
        if atom.then_pin:
            _pin(run, card)


@EFFECTS.carries_out(atoms.Pin)
def pin(run: Run, atom: atoms.Pin) -> None:
    """OP-K09."""
    card = run.choose_card(opposing_creatures(run.state, run.seat), prompts.PIN)
    if card != NO_CARD:
        _pin(run, card)


def _pin(run: Run, card: CardId) -> None:
    owner = run.state.owner[card]
    pinned = run.state.players[owner].pinned
    if card not in pinned:
        pinned.append(card)
    run.table.tell(events.pinned, seat=owner, card=card)


@EFFECTS.carries_out(atoms.Return)
def send_home(run: Run, atom: atoms.Return) -> None:
    """OP-K06: into the owner's hand; not destroyed, so no Last Breath (OP-K21)."""
    state = run.state
    card = run.choose_card(returnable(state, atom.n), prompts.RETURN)
    if card != NO_CARD:
        leave_play(state, card)
        state.players[state.owner[card]].hand.append(card)
        run.table.tell(events.returned, seat=state.owner[card], card=card)


@EFFECTS.carries_out(atoms.Shift)
def shift(run: Run, atom: atoms.Shift) -> None:
    """OP-K10: to any zone at once; in offense a group of its own (OP-R29)."""
    state, seat = run.state, run.seat
    player = state.players[seat]
    options: list[Option] = []
    for card in creatures_of(player):
        zone, printed = zone_of(player, card), card_of(state, card)
        if zone != RESERVE:
            options.append(verbs.RESERVE(card))
        if not printed.reckless:  # OP-K13
            options += [place for place in places_with_room(state, seat, card)
                        if card not in player.outposts[place.b].defenders]  # fmt: skip
        if zone != OFFENSE and not printed.rooted:  # OP-K13
            options.append(verbs.JOIN(card, GroupId(len(player.groups))))
    if options:
        choice = run.ask(options, prompts.SHIFT)
        move_creature(run.table, state, seat, choice, "OP-K10")


@EFFECTS.carries_out(atoms.Recall)
def recall(run: Run, atom: atoms.Recall) -> None:
    """Any number of creatures to the defense zone, each where there is room."""
    state, seat = run.state, run.seat
    player = state.players[seat]
    moved: list[CardId] = []
    while True:
        options = [verbs.END]
        for card in creatures_of(player):
            if card not in moved and zone_of(player, card) != DEFENSE and not card_of(state, card).reckless:
                options += places_with_room(state, seat, card)
        choice = run.ask(options, prompts.RECALL)
        if choice is verbs.END:
            return
        moved.append(move_creature(run.table, state, seat, choice, "OP-R138"))


@EFFECTS.carries_out(atoms.TurnAway)
def turn_away(run: Run, atom: atoms.TurnAway) -> None:
    """OP-K24: the attacker takes no part in the assault."""
    assault = run.state.assault
    assert assault is not None
    card = run.choose_card(run.state.players[assault.attacker].groups[assault.group], prompts.TURN_AWAY)
    if card != NO_CARD:
        to_reserve(run.table, run.state, card, "OP-K24")
