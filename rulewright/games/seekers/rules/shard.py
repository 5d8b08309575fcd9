"""The Shard: claiming, channeling, interruptions, and what it gives."""

from rulewright.games.seekers.rules import events, prompts
from rulewright.games.seekers.rules.ailments.forbidding import cannot_activate
from rulewright.games.seekers.rules.ids import AnyUnit
from rulewright.games.seekers.rules.state import State, all_seats, own_main
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table


def can_channel(state: State, seat: Seat) -> bool:
    """SK-185 to SK-187, SK-R169, SK-R185."""
    player, rules = state.players[seat], state.book.rules
    if player.ap < rules.shard_cost_ap or not state.shard:
        return False
    unit = state.units[seat]
    if player.channel or player.shard or unit.fade:
        return False
    if state.book.map.board.gap[unit.hex][state.book.map.shard] > 1 or cannot_activate(state, seat):
        return False
    return rules.shard_timing != "own_main_only" or own_main(state, seat)


def start_channel(table: Table, state: State, seat: Seat) -> None:
    """Pay and begin; it does not use the Stack (SK-187, SK-188, SK-R169)."""
    player, rules = state.players[seat], state.book.rules
    player.ap -= rules.shard_cost_ap
    player.channel = rules.shard_moments
    table.tell(events.channels, seat=seat, n=player.channel, ap=rules.shard_cost_ap)


def lengthen(table: Table, state: State, unit: AnyUnit) -> None:
    """Damage or an Ailment adds a Moment; the channeler may stop instead (SK-192 to SK-194)."""
    if unit >= state.seats or not state.players[unit].channel or state.units[unit].hp <= 0:
        return
    seat, player = state.units[unit].seat, state.players[unit]
    player.channel += state.book.rules.shard_delay_per_event
    table.tell(events.delayed, seat=seat, n=player.channel)
    if table.ask(seat, [prompts.GO_ON, prompts.STOP], prompts.KEEP_CHANNELING) is prompts.STOP:
        stop_channel(table, state, seat, "SK-194")


def stop_channel(table: Table, state: State, seat: Seat, clause: str) -> None:
    """No refund (SK-R174)."""
    if state.players[seat].channel:
        state.players[seat].channel = 0
        table.tell(events.stops.under(clause), seat=seat)


def displaced(table: Table, state: State, unit: AnyUnit) -> None:
    """Away from the Shard the channel ends (SK-R173)."""
    if unit < state.seats and state.players[unit].channel and state.book.rules.shard_break_on_displacement:
        if state.book.map.board.gap[state.units[unit].hex][state.book.map.shard] > 1:
            stop_channel(table, state, state.units[unit].seat, "SK-R173")


def channel_moment(table: Table, state: State, seat: Seat) -> None:
    """A Moment of the channeler's own turn passes (SK-R212); the last one takes the Shard (SK-195, SK-196)."""
    player = state.players[seat]
    if not player.channel:
        return
    player.channel -= 1
    if player.channel:
        return
    state.shard = False
    player.shard = True
    table.tell(events.channeled, seat=seat)
    for other in all_seats(state.seats):
        stop_channel(table, state, other, "SK-R175")
