"""Windows: who may respond when, until both pass (LC-152 to LC-154, LC-R50)."""

from collections.abc import Sequence

from rulewright.games.lytharian.rules import events, prompts, verbs
from rulewright.games.lytharian.rules.casting.cast import cast
from rulewright.games.lytharian.rules.casting.castable import castable, lose_pool
from rulewright.games.lytharian.rules.casting.resolution import resolve_all
from rulewright.games.lytharian.rules.ids import OTHER, TroopId
from rulewright.games.lytharian.rules.state import MAIN, Item, State
from rulewright.games.lytharian.rules.troops import army, powers_of, seat_of
from rulewright.games.lytharian.rules.zones import charge, may_charge, reveal
from rulewright.kernel.question import CardId, Option, Prompt, Seat
from rulewright.kernel.table import Table

REVEALS = [verbs.REVEAL(TroopId(CardId(troop))) for troop in range(32)]


def instants(state: State, seat: Seat, watchful: bool = False) -> Sequence[Option]:
    """What a player may do in a window: Fast Casts, charging, revealing; pass comes first (LC-065, LC-194, LC-R62).

    Who can neither cast nor charge is passed by (LC-R52), unless a reveal may change something: when an attack may
    follow (`watchful`), and in a combat of Mob Might (LC-R32).
    """
    player = state.players[seat]
    found = castable(state, seat, fast=True) if player.hand else []
    full = player.mana >= state.book.rules.mana_max and may_charge(state, seat)
    if not found and not full and not watchful and not mob_fights(state, seat):
        return verbs.PASSIVE
    options = [verbs.PASS, *found]
    if full:
        options.append(verbs.CHARGE)
    return options + own_hidden(state, seat)


def mob_fights(state: State, seat: Seat) -> bool:
    """Whether the player's troop in combat counts revealed friends (LC-271)."""
    if state.fight is None:
        return False
    mine = [t for t in state.fight.pair if seat_of(state, t) == seat and state.up[t]]
    return any("mob_might" in powers_of(state, t) for t in mine)


def threatened(state: State) -> bool:
    """Whether the troop that just moved stands next to an enemy: an attack may follow."""
    mover, n = state.mover, state.n
    if mover < 0 or state.at[mover] < 0:
        return False
    board, mine = state.board, mover < n
    return any(board[square] >= 0 and (board[square] < n) != mine for square in state.book.near[state.at[mover]])


def own_hidden(state: State, seat: Seat) -> list[Option]:
    """The own face-down troops that may be revealed at any time (LC-065, LC-D06)."""
    up, at = state.up, state.at
    return [REVEALS[t] for t in army(state, seat) if not up[t] and at[t] >= 0]


def free_act(table: Table, state: State, seat: Seat, choice: Option) -> bool:
    """Charging and revealing open no window (LC-R32, LC-R62); like every act but casting they waste harnessed mana."""
    if choice is verbs.CHARGE:
        charge(table, state, seat)
    elif choice.verb == verbs.REVEAL.name:
        reveal(table, state, verbs.REVEAL.of(choice)[0], "LC-065")
    else:
        return False
    lose_pool(state, seat)  # LC-R207
    return True


def _free_in_window(table: Table, state: State, seat: Seat, choice: Option) -> bool:
    """A free act in a window tells the others that its player was asked at all."""
    if choice.verb == verbs.REVEAL.name and not mob_fights(state, seat):
        state.fast_in_hand |= 1 << seat  # only those are asked who can cast (LC-R52): known for this turn
    return free_act(table, state, seat, choice)


def _in_window(table: Table, state: State, seat: Seat, why: Prompt, watchful: bool = False) -> Option:
    """What a player does; most pass, and a playout need not make options for that."""
    if table.foregone(seat, verbs.PASS):
        return verbs.PASS
    return table.ask(seat, instants(state, seat, watchful), why)


def window(table: Table, state: State, watchful: bool = False) -> None:
    """After a completed act or at a phase's start: the active player first, until both pass (LC-R50, LC-R51)."""
    seat, passes = state.active, 0
    while passes < 2:
        wary = watchful and seat != state.active and threatened(state)
        choice = _in_window(table, state, seat, prompts.WINDOW, wary)
        if choice is verbs.PASS:
            if seat != state.active or state.phase != MAIN:  # whose Main Phase it is may go on with any spell (LC-209)
                lose_pool(state, seat)
            passes += 1
            seat = OTHER[seat]
        elif not _free_in_window(table, state, seat, choice):
            if cast(table, state, seat, verbs.CAST.of(choice)[0]):
                respond(table, state, OTHER[seat])
            passes, seat = 0, state.active


def full_window(table: Table, state: State) -> None:
    """A window outside Main Phase and combat, which a switch can close (LC-R50)."""
    if state.book.rules.response_windows == "full":
        window(table, state)


def respond(table: Table, state: State, first: Seat, why: Prompt = prompts.RESPOND) -> None:
    """Responses alternate until both pass in a row, then all resolves (LC-144, LC-145, LC-153, LC-R154)."""
    seat, passes = first, 0
    while passes < 2:
        choice = _in_window(table, state, seat, why)
        if choice is verbs.PASS:
            if not any(item.seat == seat for item in state.stack):
                lose_pool(state, seat)
            passes += 1
            seat = OTHER[seat]
        elif not _free_in_window(table, state, seat, choice):
            if cast(table, state, seat, verbs.CAST.of(choice)[0]):
                passes, seat = 0, OTHER[seat]
    resolve_all(table, state)


def announce(table: Table, state: State, item: Item) -> None:
    """An ability or a permanent's effect goes onto the stack and may be answered, not countered (LC-R53)."""
    state.stack.append(item)
    table.tell(events.announces, seat=item.seat, card=item.card, troop=item.troop)
    respond(table, state, OTHER[item.seat])
