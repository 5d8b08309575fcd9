"""Assaults: what may be attacked; flips and Traps, totals, damage, the counter-strike, the return."""

from rulewright.games.outposts.rules import events, prompts, verbs
from rulewright.games.outposts.rules.attack.damage import attackers_damage, counter_strike
from rulewright.games.outposts.rules.attack.strength import take_totals
from rulewright.games.outposts.rules.creatures import to_reserve
from rulewright.games.outposts.rules.effects import EFFECTS, Run
from rulewright.games.outposts.rules.last_breath import last_breaths
from rulewright.games.outposts.rules.outposts import damage, discard_upgrade, outposts_up
from rulewright.games.outposts.rules.state import (
    Assault,
    GroupId,
    Outpost,
    OutpostId,
    State,
    Target,
    card_of,
    opponents,
)
from rulewright.kernel.question import CardId, Option, Seat
from rulewright.kernel.table import Table


def legal_targets(state: State, seat: Seat) -> list[Option]:
    """Face-up Outposts of opponents (OP-138, OP-139)."""
    protected = state.book.rules.first_round_protection
    others = [seat for seat in opponents(state, seat) if not protected or state.players[seat].turns >= 2]
    return outposts_up(state, others)


def standing_target(table: Table, state: State, group: GroupId) -> Target | None:
    """The target, if it still stands; by a switch another one may be chosen (OP-144, OP-166)."""
    target = state.targets[group]
    assert target is not None
    if state.players[target.owner].outposts[target.outpost].standing:
        return target
    if state.book.rules.retarget_on_destroyed:
        options = legal_targets(state, state.active)
        if options:
            return Target(*verbs.OUTPOST.of(table.ask(state.active, options, prompts.AIM)))
    table.tell(events.no_target, seat=state.active, group=group)
    return None


def resolve_assault(table: Table, state: State, index: GroupId) -> None:
    """One group against its target (OP-147 to OP-167)."""
    attacker = state.active
    group = state.players[attacker].groups[index]
    if not group:  # its creatures died in an earlier assault of this turn
        return
    target = standing_target(table, state, index)
    if target is None:  # OP-166
        return
    defender, number = target
    outpost = state.players[defender].outposts[number]
    state.assault = Assault(attacker, index, defender, number)
    state.assaults += 1
    if table.listening:
        table.tell(events.assaults, seat=attacker, other=defender, outpost=number, group=index)
    flip(table, state, defender, number)
    _traps(table, state, outpost)
    _thorns(table, state, defender, number, outpost)
    if not group or not outpost.standing:  # OP-K24, OP-R106, OP-R139: the assault ends, what was flipped stays
        _break_brittle(table, state, outpost)
        state.assault = None
        return
    totals = take_totals(state)
    if table.listening:
        table.tell(
            events.totals, seat=attacker, attackers=totals.attackers, defense=totals.defense,
            defenders=totals.defenders, remaining=totals.remaining,
        )  # fmt: skip
    attackers_damage(table, state, outpost, totals)
    counter_strike(table, state, group, totals)
    _return(table, state, group)
    _break_brittle(table, state, outpost)
    state.assault = None


def flip(table: Table, state: State, owner: Seat, number: OutpostId) -> None:
    """All face-down upgrades of an attacked Outpost are turned face-up (OP-107, OP-108, OP-147)."""
    outpost = state.players[owner].outposts[number]
    for card in outpost.closed:
        table.show(card)
        outpost.open.append(card)
        if card_of(state, card).trap:
            outpost.sprung.append(card)
        table.tell(events.flips, seat=owner, card=card, outpost=number)
    outpost.closed = []


def _traps(table: Table, state: State, outpost: Outpost) -> None:
    """After all flips, before totals, in the order the Outpost's controller chooses (OP-R74, OP-R75)."""
    assert state.assault is not None
    seat = state.assault.defender
    while outpost.sprung:
        options = [verbs.FIRST(trap) for trap in outpost.sprung]
        (card,) = verbs.FIRST.of(table.ask(seat, options, prompts.TRAPS))
        outpost.sprung.remove(card)
        table.tell(events.trap, seat=seat, card=card)
        EFFECTS.carry_out_all(Run(table, state, seat, card, triggered=True), card_of(state, card).trap)
        if state.queue:
            last_breaths(table, state)


def _thorns(table: Table, state: State, defender: Seat, number: OutpostId, outpost: Outpost) -> None:
    """Shard Battery: Backlash on this Outpost whenever it is attacked (OP-K03)."""
    for card in outpost.open[:]:
        n = card_of(state, card).thorn
        if n and outpost.standing:
            damage(table, state, defender, number, n, "OP-K03", card)


def _return(table: Table, state: State, group: list[CardId]) -> None:
    """Survivors return to the offense zone or Withdraw (OP-165, OP-K18)."""
    assault = state.assault
    assert assault is not None
    captains = [card for card in group if card_of(state, card).group_withdraw]
    for card in group[:]:
        if card_of(state, card).withdraw or any(captain != card for captain in captains):
            options = [verbs.STAY(card), verbs.RESERVE(card)]
            if table.ask(assault.attacker, options, prompts.WITHDRAW, card).verb == verbs.RESERVE.name:
                to_reserve(table, state, card, "OP-K18")


def _break_brittle(table: Table, state: State, outpost: Outpost) -> None:
    """Prism Ward is discarded after the first assault in which it lay face-up."""
    assert state.assault is not None
    for card in outpost.open[:]:
        if card_of(state, card).brittle:
            discard_upgrade(table, state, state.assault.defender, outpost, card, "OP-021")
