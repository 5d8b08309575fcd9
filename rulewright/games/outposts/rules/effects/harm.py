"""Damage and destruction."""

from rulewright.games.outposts.cards import atoms
from rulewright.games.outposts.rules import prompts
from rulewright.games.outposts.rules.creatures import destroy, hurt
from rulewright.games.outposts.rules.effects.registry import carries_out, carry_out
from rulewright.games.outposts.rules.effects.targets import (
    aim,
    all_creatures,
    choose,
    in_zone,
    opposing_upgrades,
    post,
    zones_in_use,
)
from rulewright.games.outposts.rules.posts import damage, discard_upgrade, repair
from rulewright.games.outposts.rules.state import State, card_of, creatures_of, opponents
from rulewright.kernel.question import CardId, Seat, option
from rulewright.kernel.table import Table


@carries_out(atoms.Bolt)
def bolt(table: Table, state: State, atom: atoms.Bolt, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K01; a single Bolt from a trigger may be declined."""
    targets = _bolted(table, state, atom, seat, source, triggered)
    hit = False
    for card in targets:
        if table.listening:
            table.tell_plain("bolts", "OP-K01", seat=seat, target=card, n=atom.n, source=source)
        hit = hurt(table, state, card, atom.n, "OP-K01") or hit
    if hit and atom.then:
        carry_out(table, state, atom.then, seat, source, triggered)


def _bolted(table: Table, state: State, atom: atoms.Bolt, seat: Seat, source: CardId, triggered: bool) -> list[CardId]:
    """Which creatures the Bolt hits."""
    assault = state.assault
    match atom.who:
        case "any":
            chosen = aim(table, seat, all_creatures(state), prompts.BOLT, source, may=triggered)
            return [chosen] if chosen >= 0 else []
        case "two":
            return _two_of_one_player(table, state, seat, source)
        case "post":
            choice = post(table, state, seat, range(state.seats), prompts.BOLT_POST, source)
            return state.players[choice[0]].outposts[choice[1]].defenders[:] if choice else []
        case "offense":
            options = [option("seat", other) for other in opponents(state, seat)]
            victim = choose(table, seat, options, prompts.BOLT_OFFENSE, source)
            return [card for group in state.players[victim].groups for card in group] if victim >= 0 else []
        case "zone":
            zones = zones_in_use(state)
            choice_ = table.ask(seat, zones, prompts.ZONE, source) if zones else None
            return in_zone(state, choice_.a, choice_.b) if choice_ else []
    if assault is None:
        return []
    group = state.players[assault.attacker].groups[assault.group]
    match atom.who:
        case "attacker":
            chosen = aim(table, seat, group, prompts.BOLT, source, may=triggered)
            return [chosen] if chosen >= 0 else []
        case "strongest":
            most = max((card_of(state, card).attack for card in group), default=0)
            tied = [card for card in group if card_of(state, card).attack == most]
            chosen = aim(table, seat, tied, prompts.BOLT, source, may=triggered)
            return [chosen] if chosen >= 0 else []
        case "group_and_defenders":
            return group + state.players[assault.defender].outposts[assault.outpost].defenders
    return group[:]


def _two_of_one_player(table: Table, state: State, seat: Seat, source: CardId) -> list[CardId]:
    first = aim(table, seat, all_creatures(state), prompts.BOLT, source, may=True)
    if first < 0:
        return []
    same = [card for card in creatures_of(state.players[state.owner[first]]) if card != first]
    second = aim(table, seat, same, prompts.BOLT, source, may=True)
    return [first, second] if second >= 0 else [first]


@carries_out(atoms.Strike)
def strike(table: Table, state: State, atom: atoms.Strike, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K02: not an attack, so nothing flips and no defense counts (OP-R72)."""
    choice = post(table, state, seat, opponents(state, seat), prompts.STRIKE, source)
    if choice:
        damage(table, state, *choice, atom.n, "OP-K02", source)


@carries_out(atoms.Backlash)
def backlash(table: Table, state: State, atom: atoms.Backlash, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K03: mandatory if you have an Outpost."""
    choice = post(table, state, seat, (seat,), prompts.BACKLASH, source)
    if choice:
        damage(table, state, *choice, atom.n, "OP-K03", source)


@carries_out(atoms.Repair)
def mend(table: Table, state: State, atom: atoms.Repair, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K04, on one Outpost or split."""
    if not atom.split:
        choice = post(table, state, seat, (seat,), prompts.REPAIR, source)
        if choice:
            repair(table, state, *choice, atom.n, source)
        return
    left = atom.n
    for index, outpost in enumerate(state.players[seat].outposts):
        most = min(left, outpost.counters)
        if outpost.standing and most:
            options = [option("mend", index, n) for n in range(most, -1, -1)]
            n = table.ask(seat, options, prompts.REPAIR_SPLIT, source).b
            left -= n
            if n:
                repair(table, state, seat, index, n, source)


@carries_out(atoms.Destroy)
def destroy_one(table: Table, state: State, atom: atoms.Destroy, seat: Seat, source: CardId, triggered: bool) -> None:
    """Any creature, one of the own, or one that an opponent chooses (OP-R65, OP-P12)."""
    if atom.whose == "victim":
        options = [option("seat", other) for other in opponents(state, seat) if creatures_of(state.players[other])]
        victim = choose(table, seat, options, prompts.VICTIM, source)
        if victim < 0:
            return
        card = aim(table, victim, creatures_of(state.players[victim]), prompts.GIVE_UP, source)
    else:
        own = atom.whose == "own"
        cards = creatures_of(state.players[seat]) if own else all_creatures(state)
        card = aim(table, seat, cards, prompts.DESTROY, source)
    if card >= 0:
        destroy(table, state, card, "OP-022")
        if atom.then:
            carry_out(table, state, atom.then, seat, source, triggered)


@carries_out(atoms.Dismantle)
def dismantle(table: Table, state: State, atom: atoms.Dismantle, seat: Seat, source: CardId, triggered: bool) -> None:
    """OP-K07: a face-down upgrade is chosen unseen."""
    card = aim(table, seat, opposing_upgrades(state, seat), prompts.DISMANTLE, source)
    if card >= 0:
        owner = state.owner[card]
        for outpost in state.players[owner].outposts:
            if card in outpost.open or card in outpost.closed:
                discard_upgrade(table, state, owner, outpost, card, "OP-K07")
                return
