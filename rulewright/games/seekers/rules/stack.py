"""The Stack and priority: triggers put on it, passes, resolution with its recheck."""

from rulewright.games.seekers.cards.aim import Aim
from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.rules import ailments, prompts
from rulewright.games.seekers.rules.effects import Run, carry_out
from rulewright.games.seekers.rules.ending import TurnOver, clear_away, end_game
from rulewright.games.seekers.rules.movement import can_move, move
from rulewright.games.seekers.rules.playing import (
    Play,
    aim_of,
    directions,
    is_played_card,
    legal_targets,
    meets,
    plays,
    put_on_stack,
)
from rulewright.games.seekers.rules.shard import can_channel, start_channel
from rulewright.games.seekers.rules.state import (
    TRIGGER,
    Item,
    State,
    ailment,
    from_active,
    living,
    own_main,
    printed,
)
from rulewright.games.seekers.rules.triggers import choose_aim, resolve_trigger, spent
from rulewright.games.seekers.rules.victims import find_victims
from rulewright.games.seekers.rules.zones import place_resolved, use_up
from rulewright.kernel.question import Option, Seat, option
from rulewright.kernel.table import Table


def priority(table: Table, state: State) -> None:
    """Given to the active player first, until all pass in a row with an empty Stack (SK-149 to SK-156)."""
    holder = state.active
    state.passes = 0
    while True:
        put_triggers(table, state)
        standing = living(state)
        if len(standing) < state.seats:
            clear_away(state)
            if state.active not in standing:
                raise TurnOver
            if holder not in standing:
                holder = _after(state, holder)
        if not table.foregone(holder, prompts.PASS):  # most answers are passes: a playout need not make their options
            options, ways = options_for(state, holder)
            choice = table.ask(holder, options, prompts.MAIN if own_main(state, holder) else prompts.PRIORITY)
            if state.players[holder].out:
                continue  # conceded: that is no pass (SK-R186, SK-R193)
            if choice is not prompts.PASS:
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
    if state.book.rules.team_priority == "by_team":
        at = order.index(state.active)
        order = order[at:] + order[:at]
        teams = [state.players[each].team for each in order]
        order = sorted(order, key=lambda each: teams.index(state.players[each].team))
    at = order.index(seat)
    for i in range(1, len(order) + 1):
        other = order[(at + i) % len(order)]
        if not state.players[other].out:
            return other
    return seat


def options_for(state: State, seat: Seat) -> tuple[list[Option], dict[Option, Play]]:
    """Pass; play; channel; in the own main phase with an empty Stack also move (SK-D08)."""
    main = own_main(state, seat)
    ways = plays(state, seat, main)
    options = [prompts.PASS, *ways]
    if main and can_move(state, seat):
        options.append(prompts.MOVING)
    if can_channel(state, seat):
        options.append(prompts.CHANNEL)
    return options, ways


def _act(table: Table, state: State, seat: Seat, choice: Option, ways: dict[Option, Play]) -> None:
    state.passes = 0  # SK-R86
    if choice is prompts.MOVING:
        move(table, state, seat)
    elif choice is prompts.CHANNEL:
        start_channel(table, state, seat)
    else:
        item = put_on_stack(table, state, seat, ways[choice])
        if printed(state, item).immediate:
            at_once(table, state, item)


def at_once(table: Table, state: State, item: Item) -> None:
    """An Immediate card resolves as soon as it is on the Stack: no window for anybody (SK-159 to SK-161)."""
    state.stack.remove(item)
    resolve_item(table, state, item)


# -- triggers


def put_triggers(table: Table, state: State) -> None:
    """Waiting triggers go onto the Stack, the active player's first, each player's in their own order (SK-163 on)."""
    if not state.waiting:
        return
    for seat in from_active(state):
        own = [item for item in state.waiting if _whose(state, item) == seat]
        while own:
            item = own.pop(_first(table, state, seat, own))
            state.waiting = [each for each in state.waiting if each.uid != item.uid]
            if table.listening:
                table.tell_plain("triggers", "SK-163", seat=seat, face=item.face, unit=item.unit)
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


def _first(table: Table, state: State, seat: Seat, own: list[Item]) -> int:
    if len(own) == 1:
        return 0
    options = [option("first", item.uid) for item in own]
    return options.index(table.ask(seat, options, prompts.TRIGGERS))


# -- resolution


def resolve_top(table: Table, state: State) -> None:
    """Last in, first out (SK-147)."""
    resolve_item(table, state, state.stack.pop())


def resolve_item(table: Table, state: State, item: Item) -> None:
    """Check again, carry out, put away (SK-157, SK-158)."""
    if item.kind == TRIGGER:
        clause = _stopped(state, item)
        if clause:
            if table.listening:
                table.tell_plain("fizzles", clause, seat=item.seat, face=item.face)
            spent(table, state, item)
            return
        resolve_trigger(table, state, item)
        return
    card = printed(state, item)
    aim = aim_of(card, item.amplified)
    victims = find_victims(state, item, aim, item.targets)
    works = still_works(state, item, card, aim, victims)
    if table.listening:
        table.tell_plain("resolves" if works else "fizzles", "SK-154" if works else "SK-158", seat=item.seat, face=item.face,
                   card=item.card, action=int(item.action))  # fmt: skip
    if works:
        run = Run(table, state, item, card, aim, victims)
        if card.is_spell or (card.form == "attack" and card.type == "physical"):  # SK-R202
            run.critical = use_up(table, state, item.seat, f"{card.type}_critical") > 0
        for atom in card.amplify.effects if item.amplified and card.amplify else card.effects:
            carry_out(run, atom)
            if state.players[item.seat].out:
                return
    if not card.subtle and is_played_card(state, item):
        state.units[item.seat].stealth = state.units[item.seat].stealth and run_gave_stealth(card, works)
    place_resolved(table, state, item, card, works)


def _stopped(state: State, item: Item) -> str | None:
    """The clause that stops a trigger: Stun all of them, Frozen those of Item and physical cards (SK-251, SK-262)."""
    if item.seat < 0 or ailments.immune(state, item.seat):
        return None
    who = state.units[item.seat]
    if ailment(who, "Stun"):
        return "SK-262"
    card = printed(state, item)
    if ailment(who, "Frozen") and (card.type == "physical" or card.form == "item"):
        return "SK-251"
    return None


def run_gave_stealth(card: Card, worked: bool) -> bool:
    """A card that itself gives Stealth does not take it away as it resolves (SK-266)."""
    from rulewright.games.seekers.cards.atoms import Stealth

    effects = (*card.effects, *(card.amplify.effects if card.amplify else ()))
    return worked and any(isinstance(atom, Stealth) for atom in effects)


def still_works(state: State, item: Item, card: Card, aim: Aim, victims: list[int]) -> bool:
    """Whether its controller would still be able to play it (SK-060, SK-128, SK-129, SK-157, SK-R72)."""
    seat = item.seat
    if not meets(state, seat, card):
        return False
    if is_played_card(state, item) and ailments.cannot_play(state, seat, card):
        return False
    if item.action and ailments.cannot_activate(state, seat):
        return False
    if aim.has_direction and item.direction not in directions(state, seat, card):
        return False  # SK-247
    if aim.kind == "blast":
        return bool(item.targets) and item.targets[0] in legal_targets(state, seat, aim)
    return not aim.has_target or bool(victims)
