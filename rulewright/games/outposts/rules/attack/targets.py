"""Which Outposts may be attacked, and whether a group's target still stands."""

from rulewright.games.outposts.rules import events, prompts, verbs
from rulewright.games.outposts.rules.state import GroupId, State, Target, by_outpost, opponents
from rulewright.kernel.question import Option, Seat
from rulewright.kernel.table import Table


def legal_targets(state: State, seat: Seat) -> list[Option]:
    """Face-up Outposts of opponents (OP-138, OP-139)."""
    protected = state.book.rules.first_round_protection
    return [
        verbs.OUTPOST(other, index)
        for other in opponents(state, seat)
        if not (protected and state.players[other].turns < 2)
        for index, outpost in by_outpost(state.players[other].outposts)
        if outpost.standing
    ]


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
