"""Fourth step, Attack: assigning groups to Outposts and choosing the order of the assaults."""

from rulewright.games.outposts.rules import events, prompts, verbs
from rulewright.games.outposts.rules.attack.assault import flip, legal_targets, resolve_assault
from rulewright.games.outposts.rules.ending import TurnOver, settle
from rulewright.games.outposts.rules.state import ATTACK, Player, State, Target, by_group
from rulewright.kernel.errors import GameOver
from rulewright.kernel.question import Option, Seat
from rulewright.kernel.table import Table


def attack(table: Table, state: State) -> bool:
    """OP-138 to OP-146; returns whether an assault was declared."""
    state.step = ATTACK
    seat = state.active
    player = state.players[seat]
    targets = legal_targets(state, seat) if player.groups else []
    if not targets:  # OP-069, OP-146
        return False
    if table.ask(seat, [verbs.SKIP, verbs.TAKE], prompts.ATTACK) is verbs.SKIP:
        table.tell(events.skips, seat=seat, step=ATTACK)
        return False
    _assign(table, state, seat, targets)
    attacked = bool(state.waiting)
    try:
        while state.waiting:
            options = [verbs.ASSAULT(group) for group in state.waiting]  # OP-145: after seeing the last one's result
            (group,) = verbs.ASSAULT.of(table.ask(seat, options, prompts.NEXT))
            state.waiting.remove(group)
            resolve_assault(table, state, group)
            settle(table, state)
    except (GameOver, TurnOver):  # decided, or the attacker is out: the remaining assaults are cancelled (OP-R115)
        _stand_down(state, player)
        raise
    _stand_down(state, player)
    return attacked


def _stand_down(state: State, player: Player) -> None:
    """The step is over. Not in a `finally`: a search that stops at a question must find the assault as it is."""
    state.assault, state.targets, state.waiting = None, [], []
    player.groups = [group for group in player.groups if group]


def _assign(table: Table, state: State, seat: Seat, targets: list[Option]) -> None:
    """Every group gets a target before the first assault (OP-140, OP-143)."""
    rules = state.book.rules
    state.targets, state.waiting = [], []
    for index, group in by_group(state.players[seat].groups):
        options = targets
        if not rules.same_target_allowed:
            options = [target for target in targets if verbs.OUTPOST.of(target) not in state.targets]
        if not rules.attack_all_or_none or not options:
            options = [verbs.STAY_BACK, *options]
        choice = table.ask(seat, options, prompts.AIM, group[0])
        if choice is verbs.STAY_BACK:
            state.targets.append(None)
            table.tell(events.stays_back, seat=seat, group=index)
            continue
        target = Target(*verbs.OUTPOST.of(choice))
        state.targets.append(target)
        state.waiting.append(index)
        table.tell(events.aims, seat=seat, group=index, other=target.owner, outpost=target.outpost)
    if rules.flip_timing == "assignment":
        for owner, outpost in dict.fromkeys(target for target in state.targets if target):
            flip(table, state, owner, outpost)
