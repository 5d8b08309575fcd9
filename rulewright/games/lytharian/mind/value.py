"""Who is ahead at a glance: armies, Kings, cards and mana, and the best blow of who is to move."""

from math import exp

from rulewright.games.lytharian.cards.card import KING, PAWN
from rulewright.games.lytharian.mind.appraisal import Force, strikes
from rulewright.games.lytharian.rules.ids import OTHER
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import army
from rulewright.kernel.question import Seat

SCALE = 14.0  # so much ahead is three to one


def value(state: State, seat: Seat, force: Force | None = None) -> float:
    """The chance of winning as far as a glance tells, 0 to 1."""
    if state.outcome is not None:
        return 1.0 if seat in state.outcome.winners else 0.0
    if not state.faces:
        return 0.5
    force = force or Force(state)
    ahead = strength(state, force, seat) - strength(state, force, OTHER[seat])
    if state.duel is None:
        blow = threat(state, force, state.active)
        ahead += blow if state.active == seat else -blow
    return 1 / (1 + exp(-max(-400.0, min(400.0, ahead)) / SCALE))


def strength(state: State, force: Force, seat: Seat) -> float:
    """How well a player stands, in points."""
    player, at, role = state.players[seat], state.at, state.role
    size, gap = state.book.board.width, state.book.board.gap8
    other = army(state, OTHER[seat])
    goal = next((at[t] for t in other if role[t] == KING and at[t] >= 0), -1)
    near = gap[goal] if goal >= 0 else None
    ahead = seat == state.first
    total = 0.0
    for troop in army(state, seat):
        square = at[troop]
        if square < 0:
            continue
        total += force.stand(troop)
        kind = role[troop]
        if kind == PAWN:
            steps = square // size if ahead else size - 1 - square // size
            total += 0.1 * steps * steps
        elif near is not None and kind != KING:
            total += 0.025 * (8 - near[square]) * force.att[troop]
    total += 0.6 * min(player.mana, 6) + 0.15 * max(0, player.mana - 6)  # what can't be spent is for charging (LC-086)
    total += 0.9 * min(len(player.hand), 10) + 5.0 * player.obelisk + 2.5 * len(player.enchants)
    game = state.book.rules.game
    return total + (9.0 if game == "pawns" else 12.0 if game == "duels" else 0.0) * player.points


def threat(state: State, force: Force, seat: Seat) -> float:
    """What the player's next attack promises, and a little for a second target."""
    found = sorted(strikes(state, force, seat), reverse=True)
    if not found:
        return 0.0
    best, _, target = found[0]
    return 0.8 * best + 0.2 * next((promise for promise, _, other in found if other != target), 0.0)
