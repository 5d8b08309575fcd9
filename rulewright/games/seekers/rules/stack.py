"""The Stack and priority: who may act, passes, triggers put onto it. How objects resolve stands in `resolution`."""

from rulewright.games.seekers.rules import events
from rulewright.games.seekers.rules.ending import TurnOver, clear_away, end_game
from rulewright.games.seekers.rules.movement.move_action import move
from rulewright.games.seekers.rules.movement.reach import can_move
from rulewright.games.seekers.rules.playing.put_on_stack import put_on_stack
from rulewright.games.seekers.rules.playing.requirements import Play, plays
from rulewright.games.seekers.rules.prompts import CHANNEL, MAIN, MOVING, PASS, PRIORITY, TRIGGERS
from rulewright.games.seekers.rules.resolution.objects import at_once, resolve_top
from rulewright.games.seekers.rules.resolution.triggers import choose_aim
from rulewright.games.seekers.rules.shard import can_channel, start_channel
from rulewright.games.seekers.rules.state import Item, State, from_active, living, own_main, printed
from rulewright.games.seekers.rules.verbs import FIRST
from rulewright.kernel.question import Option, Seat
from rulewright.kernel.table import Table


def priority(table: Table, state: State) -> None:
    """Given to the active player first, until all pass in a row with an empty Stack (SK-149 to SK-156)."""
    holder = state.active
    state.passes = 0
    while True:
        if state.waiting:
            put_triggers(table, state)
        standing = living(state)
        if len(standing) < state.seats:
            clear_away(state)
            if state.active not in standing:
                raise TurnOver
            if holder not in standing:
                holder = _after(state, holder)
        if not table.foregone(holder, PASS):  # most answers are passes: a playout need not make their options
            main = holder == state.active and own_main(state, holder)
            options, ways = options_for(state, holder, main)
            choice = table.ask(holder, options, MAIN if main else PRIORITY)
            if state.gone and state.players[holder].out:
                continue  # conceded: that is no pass (SK-R186, SK-R193)
            if choice is not PASS:
                state.chain = 0  # never by what could have been done: that would tell of a hidden hand (SK-R11)
                _act(table, state, holder, choice, ways)  # and keeps priority (SK-152)
                continue
        state.passes += 1
        if state.passes < len(standing):
            holder = _after(state, holder)  # SK-153
        elif state.stack:
            resolve_top(table, state)  # SK-154
            state.passes = 0
            holder = state.active  # SK-156
        else:
            state.chain = 0
            return  # SK-155


def _after(state: State, seat: Seat) -> Seat:
    """Who has priority next: player by player in turn order, or by a switch team by team (SK-153, SK-R186)."""
    order = state.order
    if len(order) == 2:
        other = order[1] if order[0] == seat else order[0]
        return seat if state.players[other].out else other
    if state.book.rules.team_priority == "by_team":
        at = order.index(state.active)
        order = order[at:] + order[:at]
        teams = [state.players[each].team for each in order]
        order = sorted(order, key=lambda each: teams.index(state.players[each].team))
    at = order.index(seat)
    while True:
        at = (at + 1) % len(order)
        if not state.players[order[at]].out or order[at] == seat:
            return order[at]


def options_for(state: State, seat: Seat, main: bool) -> tuple[list[Option], dict[Option, Play]]:
    """Pass; play; channel; in the own main phase with an empty Stack (`main`) also move (SK-D08)."""
    ways = plays(state, seat, main)
    options = [PASS, *ways]
    if main and can_move(state, seat):
        options.append(MOVING)
    if state.players[seat].ap >= state.book.rules.shard_cost_ap and can_channel(state, seat):
        options.append(CHANNEL)
    return options, ways


def _act(table: Table, state: State, seat: Seat, choice: Option, ways: dict[Option, Play]) -> None:
    state.passes = 0  # SK-R86
    if choice is MOVING:
        move(table, state, seat)
    elif choice is CHANNEL:
        start_channel(table, state, seat)
    else:
        item = put_on_stack(table, state, seat, ways[choice])
        if printed(state, item).immediate:
            at_once(table, state, item)


# -- triggers


def put_triggers(table: Table, state: State) -> None:
    """Waiting triggers go onto the Stack, the active player's first, each player's in their own order (SK-163 on)."""
    for seat in from_active(state):
        own = [item for item in state.waiting if _whose(state, item) == seat]
        while own:
            first = 0
            if len(own) > 1:
                options = [FIRST(item.uid) for item in own]
                first = options.index(table.ask(seat, options, TRIGGERS))
            item = own.pop(first)
            state.waiting = [each for each in state.waiting if each.uid != item.uid]
            if table.listening:
                table.tell(events.triggers, seat=seat, face=item.face, unit=item.unit)
            if not choose_aim(table, state, item):
                continue
            state.stack.append(item)
            state.passes = 0
            state.chain += 1
    state.waiting = []  # those of units that are gone
    if state.chain > state.book.rules.loop_limit:
        end_game(table, state, [], "SK-R114", "an endless chain of effects")


def _whose(state: State, item: Item) -> Seat:
    """Whose triggers it is ordered among (SK-R111)."""
    return item.seat if item.seat >= 0 else state.units[item.unit].seat
