"""Damage and destruction."""

from rulewright.games.outposts.cards import atoms
from rulewright.games.outposts.rules import events, prompts, verbs
from rulewright.games.outposts.rules.creatures import destroy, hurt
from rulewright.games.outposts.rules.effects.run import (
    EFFECTS,
    Run,
    all_creatures,
    in_zone,
    opposing_upgrades,
    zones_in_use,
)
from rulewright.games.outposts.rules.outposts import damage, discard_upgrade, repair, where_built
from rulewright.games.outposts.rules.state import all_seats, by_outpost, card_of, creatures_of, opponents
from rulewright.kernel.question import NO_CARD, NO_SEAT, CardId


@EFFECTS.carries_out(atoms.Bolt)
def bolt(run: Run, atom: atoms.Bolt) -> None:
    """OP-K01; a single Bolt from a trigger may be declined."""
    table, hit = run.table, False
    for card in _bolted(run, atom):
        owner = run.state.owner[card]
        table.tell(events.bolts, seat=run.seat, other=owner, target=card, n=atom.n, source=run.source)
        hit = hurt(table, run.state, card, atom.n, "OP-K01") or hit
    if hit and atom.then:
        EFFECTS.carry_out(run, atom.then)


def _bolted(run: Run, atom: atoms.Bolt) -> list[CardId]:
    """Which creatures the Bolt hits."""
    state, seat, assault = run.state, run.seat, run.state.assault
    match atom.who:
        case "any":
            return _one_of(run, all_creatures(state))
        case "two":
            return _two_of_one_player(run)
        case "post":
            place = run.choose_outpost(all_seats(state), prompts.BOLT_POST)
            return state.players[place.owner].outposts[place.outpost].defenders[:] if place else []
        case "offense":
            victim = run.choose_player(opponents(state, seat), prompts.BOLT_OFFENSE)
            return [card for group in state.players[victim].groups for card in group] if victim != NO_SEAT else []
        case "zone":
            options = zones_in_use(state)
            return in_zone(state, *verbs.ZONE.of(run.ask(options, prompts.ZONE))) if options else []
    if assault is None:
        return []
    group = state.players[assault.attacker].groups[assault.group]
    match atom.who:
        case "attacker":
            return _one_of(run, group)
        case "strongest":
            most = max((card_of(state, card).attack for card in group), default=0)
            return _one_of(run, [card for card in group if card_of(state, card).attack == most])
        case "group_and_defenders":
            return group + state.players[assault.defender].outposts[assault.outpost].defenders
    return group[:]


def _one_of(run: Run, cards: list[CardId]) -> list[CardId]:
    chosen = run.choose_card(cards, prompts.BOLT, may=run.triggered)
    return [chosen] if chosen != NO_CARD else []


def _two_of_one_player(run: Run) -> list[CardId]:
    state = run.state
    first = run.choose_card(all_creatures(state), prompts.BOLT, may=True)
    if first == NO_CARD:
        return []
    same = [card for card in creatures_of(state.players[state.owner[first]]) if card != first]
    second = run.choose_card(same, prompts.BOLT, may=True)
    return [first, second] if second != NO_CARD else [first]


@EFFECTS.carries_out(atoms.Strike)
def strike(run: Run, atom: atoms.Strike) -> None:
    """OP-K02: not an attack, so nothing flips and no defense counts (OP-R72)."""
    place = run.choose_outpost(opponents(run.state, run.seat), prompts.STRIKE)
    if place:
        damage(run.table, run.state, *place, atom.n, "OP-K02", run.source)


@EFFECTS.carries_out(atoms.Backlash)
def backlash(run: Run, atom: atoms.Backlash) -> None:
    """OP-K03: mandatory if you have an Outpost."""
    place = run.choose_outpost((run.seat,), prompts.BACKLASH)
    if place:
        damage(run.table, run.state, *place, atom.n, "OP-K03", run.source)


@EFFECTS.carries_out(atoms.Repair)
def mend(run: Run, atom: atoms.Repair) -> None:
    """OP-K04, on one Outpost or split."""
    table, state, seat = run.table, run.state, run.seat
    if not atom.split:
        place = run.choose_outpost((seat,), prompts.REPAIR)
        if place:
            repair(table, state, *place, atom.n, run.source)
        return
    left = atom.n
    for index, outpost in by_outpost(state.players[seat].outposts):
        most = min(left, outpost.counters)
        if outpost.standing and most:
            options = [verbs.MEND(index, n) for n in range(most, -1, -1)]
            _, n = verbs.MEND.of(run.ask(options, prompts.REPAIR_SPLIT))
            left -= n
            if n:
                repair(table, state, seat, index, n, run.source)


@EFFECTS.carries_out(atoms.Destroy)
def destroy_one(run: Run, atom: atoms.Destroy) -> None:
    """Any creature, one of the own, or one that an opponent chooses (OP-R65, OP-P12)."""
    state, seat = run.state, run.seat
    if atom.whose == "victim":
        others = [other for other in opponents(state, seat) if creatures_of(state.players[other])]
        victim = run.choose_player(others, prompts.VICTIM)
        if victim == NO_SEAT:
            return
        card = run.choose_card(creatures_of(state.players[victim]), prompts.GIVE_UP, by=victim)
    else:
        cards = creatures_of(state.players[seat]) if atom.whose == "own" else all_creatures(state)
        card = run.choose_card(cards, prompts.DESTROY)
    if card != NO_CARD:
        destroy(run.table, state, card, "OP-022")
        if atom.then:
            EFFECTS.carry_out(run, atom.then)


@EFFECTS.carries_out(atoms.Dismantle)
def dismantle(run: Run, atom: atoms.Dismantle) -> None:
    """OP-K07: a face-down upgrade is chosen unseen."""
    state = run.state
    card = run.choose_card(opposing_upgrades(state, run.seat), prompts.DISMANTLE)
    if card != NO_CARD:
        discard_upgrade(run.table, state, *where_built(state, card), card, "OP-K07")
