"""Fourth step, Attack: assigning groups to Outposts and choosing the order of the assaults."""

from rulewright.games.outposts.rules import prompts
from rulewright.games.outposts.rules.assault import flip, resolve_assault
from rulewright.games.outposts.rules.ending import TurnOver, settle
from rulewright.games.outposts.rules.state import ATTACK, Player, State, opponents
from rulewright.kernel.errors import GameOver
from rulewright.kernel.question import Option, Seat, option
from rulewright.kernel.table import Table

STAY = option("stay")


def attack(table: Table, state: State) -> bool:
    """OP-138 to OP-146; returns whether an assault was declared."""
    state.step = ATTACK
    seat = state.active
    player = state.players[seat]
    targets = legal_targets(state, seat)
    if not player.groups or not targets:  # OP-069, OP-146
        return False
    if table.ask(seat, [prompts.SKIP, prompts.TAKE], prompts.ATTACK) is prompts.SKIP:
        return False
    _assign(table, state, seat, targets)
    attacked = bool(state.waiting)
    try:
        while state.waiting:
            group = _next(table, state, seat)
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


def legal_targets(state: State, seat: Seat) -> list[Option]:
    """Face-up Outposts of opponents (OP-138, OP-139)."""
    protected = state.book.rules.first_round_protection
    return [
        option("outpost", other, index)
        for other in opponents(state, seat)
        if not (protected and state.players[other].turns < 2)
        for index, outpost in enumerate(state.players[other].outposts)
        if outpost.standing
    ]


def _assign(table: Table, state: State, seat: Seat, targets: list[Option]) -> None:
    """Every group gets a target before the first assault (OP-140, OP-143)."""
    rules = state.book.rules
    state.targets, state.waiting = [], []
    for index in range(len(state.players[seat].groups)):
        options = targets
        if not rules.same_target_allowed:
            options = [target for target in targets if (target.a, target.b) not in state.targets]
        if not rules.attack_all_or_none or not options:
            options = [STAY, *options]
        choice = table.ask(seat, options, prompts.AIM, state.players[seat].groups[index][0])
        if choice is STAY:
            state.targets.append((-1, -1))
            continue
        state.targets.append((choice.a, choice.b))
        state.waiting.append(index)
        if table.listening:
            table.tell_plain("aims", "OP-138", seat=seat, group=index, other=choice.a, outpost=choice.b)
    if rules.flip_timing == "assignment":
        for owner, index in dict.fromkeys(target for target in state.targets if target[0] >= 0):
            flip(table, state, owner, index)


def _next(table: Table, state: State, seat: Seat) -> int:
    """The attacker chooses the next assault after seeing the result of the last (OP-145)."""
    options = [option("assault", group) for group in state.waiting]
    return table.ask(seat, options, prompts.NEXT).a
