"""Third step, Prepare for War: moving creatures, guarding Outposts, forming attacking groups.

A player gives each creature at most one order and then goes on; what must hold is looked at only at the end
(OP-136), so an Outpost or group may be overfull for a while as long as somebody there can still leave.
"""

from functools import cache

from rulewright.games.outposts.rules import events, prompts, verbs
from rulewright.games.outposts.rules.creatures import move_creature
from rulewright.games.outposts.rules.state import (
    ACTED,
    DEFENSE,
    OFFENSE,
    PREPARE,
    RESERVE,
    GroupId,
    Player,
    State,
    ZoneId,
    by_group,
    by_outpost,
    card_of,
    creatures_by_zone,
    has_creatures,
    zone_of,
)
from rulewright.kernel.question import CardId, Option, Seat
from rulewright.kernel.table import Table

_CLAUSES = {verbs.GUARD.name: "OP-127", verbs.JOIN.name: "OP-132", verbs.RESERVE.name: "OP-123"}


def prepare_for_war(table: Table, state: State) -> None:
    """OP-123 to OP-137."""
    state.step = PREPARE
    state.ordered = []
    go_on_preparing(table, state)


def go_on_preparing(table: Table, state: State) -> None:
    """The step from a question of its player on."""
    seat = state.active
    player = state.players[seat]
    if has_creatures(player):  # OP-069
        while True:
            choice = table.ask(seat, prepare_options(state, seat), prompts.PREPARE)
            if choice is verbs.END:
                break
            give_order(table, state, seat, choice)
            state.idle = ACTED
    state.ordered = []
    for card in player.pinned:  # a Pin holds for one Prepare step (OP-K09)
        table.tell(events.unpinned, seat=seat, card=card)
    player.pinned = []


def reach(state: State, card: CardId, zone: ZoneId) -> tuple[ZoneId, ...]:
    """The zones a creature can be in at the end of the step (OP-123 to OP-125, OP-K12, OP-K13)."""
    printed, rules = card_of(state, card), state.book.rules
    player = state.players[state.owner[card]]
    if card in player.pinned:
        return (OFFENSE,) if zone == OFFENSE else ()  # groups are formed anew all the same (OP-K09, OP-135)
    moves = rules.moves_per_creature + (1 if printed.swift else 0)
    if rules.summoning_delay and card in player.fresh:
        moves = 0
    return _zones_within(zone, moves, printed.reckless, printed.rooted)


@cache
def _zones_within(zone: ZoneId, moves: int, reckless: bool, rooted: bool) -> tuple[ZoneId, ...]:
    near = [other for other in (DEFENSE, RESERVE, OFFENSE) if abs(other - zone) <= moves]
    shut = [other for other, closed in ((DEFENSE, reckless), (OFFENSE, rooted)) if closed]
    return tuple([other for other in near if other not in shut])


def prepare_options(state: State, seat: Seat) -> list[Option]:
    """OP-P13 to OP-P15: an order for every creature that has none yet, and the end of the step."""
    player, rules = state.players[seat], state.book.rules
    posts = [(index, outpost.defenders) for index, outpost in by_outpost(player.outposts) if outpost.standing]
    open_posts = [(i, group) for i, group in posts
                  if _takes_one_more(state, player, group, rules.defenders_per_outpost)]  # fmt: skip
    open_groups = [(i, group) for i, group in by_group(player.groups)
                   if _takes_one_more(state, player, group, rules.attackers_per_group)]  # fmt: skip
    new_group = GroupId(len(player.groups))
    may_form = not rules.groups_max or new_group < rules.groups_max  # OP-134
    options = [verbs.END] if is_arranged(state, seat) else []
    for zone, cards in creatures_by_zone(player):
        for card in cards:
            if card in state.ordered:
                continue
            zones = reach(state, card, zone)
            if RESERVE in zones and zone != RESERVE:
                options.append(verbs.RESERVE(card))
            if DEFENSE in zones:
                for post, defenders in open_posts:
                    if defenders is not cards:
                        options.append(verbs.GUARD(card, post))
            if OFFENSE in zones:
                alone = False
                for index, group in open_groups:
                    if group is not cards:
                        options.append(verbs.JOIN(card, index))
                    elif len(group) == 1:
                        alone = True
                if may_form and not alone:
                    options.append(verbs.JOIN(card, new_group))
    return options


def _takes_one_more(state: State, player: Player, group: list[CardId], limit: int) -> bool:
    """Whether one more may come: there is room, or there will be when those who still can have left."""
    if len(group) < limit:
        return True
    leavers = [card for card in group
               if card not in state.ordered and RESERVE in reach(state, card, zone_of(player, card))]  # fmt: skip
    return len(group) - len(leavers) < limit


def is_arranged(state: State, seat: Seat) -> bool:
    """Whether the arrangement satisfies the limits (OP-128, OP-131, OP-133, OP-136)."""
    player, rules = state.players[seat], state.book.rules
    for outpost in player.outposts:
        if len(outpost.defenders) > rules.defenders_per_outpost:
            return False
    for group in player.groups:  # noqa: SIM110 (asked before every order)
        if len(group) > rules.attackers_per_group:
            return False
    return True


def give_order(table: Table, state: State, seat: Seat, choice: Option) -> None:
    """Carry out one order; an emptied group disappears (OP-132)."""
    state.ordered.append(move_creature(table, state, seat, choice, _CLAUSES[choice.verb]))
