"""Windows: who may respond when, until both pass (LC-152 to LC-154, LC-R50)."""

from collections.abc import Sequence

from rulewright.games.lytharian.rules import events, prompts, verbs
from rulewright.games.lytharian.rules.casting.cast import cast
from rulewright.games.lytharian.rules.casting.castable import castable, lose_pool
from rulewright.games.lytharian.rules.casting.resolution import resolve_all
from rulewright.games.lytharian.rules.ids import ABILITY_IDS, NO_ABILITY, OTHER, TroopId
from rulewright.games.lytharian.rules.state import MAIN, Item, State
from rulewright.games.lytharian.rules.troops import army
from rulewright.games.lytharian.rules.zones import charge, may_charge, reveal
from rulewright.kernel.question import CardId, Option, Prompt, Seat
from rulewright.kernel.table import Table

REVEALS = [verbs.REVEAL(TroopId(CardId(troop))) for troop in range(32)]


def instants(state: State, seat: Seat, watchful: bool = False) -> Sequence[Option]:
    """What a player may do in a window: Fast Casts, charging, revealing; pass comes first (LC-065, LC-194, LC-R62).

    Who can neither cast nor charge is passed by (LC-R52), unless a reveal may change something (`watchful`): while an
    attack may follow, and in combat (LC-065, LC-R32).
    """
    player, cards, faces = state.players[seat], state.book.cards, state.faces
    found: list[Option] = []
    for card in player.hand:
        if cards[faces[card]].fast:
            found = castable(state, seat, fast=True)
            break
    full = player.mana >= state.book.rules.mana_max and may_charge(state, seat)
    if not found and not full and not watchful:
        return verbs.PASSIVE
    options = [verbs.PASS, *found]
    if full:
        options.append(verbs.CHARGE)
    return options + own_hidden(state, seat)


def threatened(state: State) -> bool:
    """Whether an attack of the active player may follow: some troop of theirs stands next to an enemy."""
    if state.attacks >= state.book.rules.attacks_per_turn:
        return False
    board, near, at = state.board, state.book.near, state.at
    first = OTHER[state.active] * state.n  # of the enemies
    end = first + state.n
    for troop in army(state, state.active):
        if at[troop] >= 0:
            for square in near[at[troop]]:
                if first <= board[square] < end:
                    return True
    return False


def own_hidden(state: State, seat: Seat) -> list[Option]:
    """The own face-down troops that may be revealed at any time (LC-065, LC-D06)."""
    up, at, first = state.up, state.at, seat * state.n
    if 0 not in up[first : first + state.n]:
        return []  # sooner or later all are revealed
    return [REVEALS[t] for t in army(state, seat) if not up[t] and at[t] >= 0]


def free_act(table: Table, state: State, seat: Seat, choice: Option) -> bool:
    """Charging and revealing open no window (LC-R32, LC-R62); like every act but casting they waste harnessed mana."""
    if choice is verbs.CHARGE:
        charge(table, state, seat)
    elif choice.verb == verbs.REVEAL.name:
        reveal(table, state, verbs.REVEAL.of(choice)[0], "LC-065")
    else:
        return False
    lose_pool(table, state, seat)  # LC-R207
    return True


def _free_in_window(table: Table, state: State, seat: Seat, choice: Option, watchful: bool) -> bool:
    """A free act in a window tells the others that its player was asked at all."""
    if choice.verb == verbs.REVEAL.name and not watchful and not may_charge(state, seat):
        state.fast_in_hand |= 1 << seat  # only who can cast is asked, or charge (LC-R52): known for this turn
    return free_act(table, state, seat, choice)


def window(table: Table, state: State, watchful: bool = False) -> None:
    """After a completed act or at a phase's start: the active player first, until both pass (LC-R50, LC-R51)."""
    active, wary = state.active, False
    seat, passes = active, 0
    while passes < 2:
        if table.foregone(seat, verbs.PASS):  # most pass, and a playout need not make options for that
            choice = verbs.PASS
        else:
            wary = watchful and seat != active and bool(own_hidden(state, seat)) and threatened(state)
            choice = table.ask(seat, instants(state, seat, wary), prompts.WINDOW)
        if choice is verbs.PASS:
            if state.players[seat].pool and (seat != active or state.phase != MAIN):
                lose_pool(table, state, seat)  # whose Main Phase it is may go on with any spell (LC-209)
            passes += 1
            seat = OTHER[seat]
        elif not _free_in_window(table, state, seat, choice, wary):
            if cast(table, state, seat, verbs.CAST.of(choice)[0]):
                respond(table, state, OTHER[seat])
            passes, seat = 0, active


def full_window(table: Table, state: State) -> None:
    """A window outside Main Phase and combat, which a switch can close (LC-R50)."""
    if state.book.rules.response_windows == "full":
        window(table, state)


def respond(table: Table, state: State, first: Seat, why: Prompt = prompts.RESPOND) -> None:
    """Responses alternate until both pass in a row, then all resolves (LC-144, LC-145, LC-153, LC-R154)."""
    seat, passes = first, 0
    while passes < 2:
        if table.foregone(seat, verbs.PASS):
            choice = verbs.PASS
        else:
            choice = table.ask(seat, instants(state, seat, state.fight is not None), why)
        if choice is verbs.PASS:
            if state.players[seat].pool and not any(item.seat == seat for item in state.stack):
                lose_pool(table, state, seat)
            passes += 1
            seat = OTHER[seat]
        elif not _free_in_window(table, state, seat, choice, state.fight is not None):
            if cast(table, state, seat, verbs.CAST.of(choice)[0]):
                passes, seat = 0, OTHER[seat]
    resolve_all(table, state)


def alarm(table: Table, state: State, defender: Seat) -> None:
    """An attack is declared: both may reveal before abilities are chosen, the defender first (LC-065, LC-R32)."""
    for seat in (defender, OTHER[defender]):
        while (hidden := own_hidden(state, seat)) and not table.foregone(seat, verbs.PASS):
            choice = table.ask(seat, [verbs.PASS, *hidden], prompts.ALARM)
            if choice is verbs.PASS:
                break
            free_act(table, state, seat, choice)


def announce(table: Table, state: State, item: Item) -> None:
    """An ability or a permanent's effect goes onto the stack and may be answered, not countered (LC-R53)."""
    state.stack.append(item)
    if table.listening:
        ability = ABILITY_IDS.get(item.power.partition(":")[0], NO_ABILITY)
        table.tell(
            events.announces, seat=item.seat, card=item.card, troop=item.troop, ability=ability, n=item.x,
            target=item.target,
        )  # fmt: skip
    respond(table, state, OTHER[item.seat])
