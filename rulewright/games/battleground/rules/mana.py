"""Mana: orbs, their cooldown track, tokens of the turn, and paying with them."""

from collections.abc import Sequence

from rulewright.games.battleground.cards.mana import Mana
from rulewright.games.battleground.rules import events
from rulewright.games.battleground.rules.ids import MANA_ORB
from rulewright.games.battleground.rules.state import Player, State
from rulewright.kernel.question import Seat
from rulewright.kernel.table import Table


def mana_orb_phase(table: Table, state: State) -> None:
    """The active player's tracker moves on and what lies there comes back (BG-056, BG-057, BG-R18)."""
    state.phase = MANA_ORB
    player = state.players[state.active]  # nobody else's moves (BG-059)
    player.step = (player.step + 1) % state.book.rules.track_steps  # BG-057
    track, pool, at = player.track, player.pool, player.step * 5
    back = 0
    for kind in range(5):
        n = track[at + kind]
        if n:
            pool[kind] += n  # BG-058, so after as many own turns as there are steps (BG-060, BG-061)
            track[at + kind] = 0
            back += n
    if table.listening:
        table.tell(events.tracker, seat=state.active, n=player.step + 1, orbs=back)


def gain_orb(table: Table, state: State, seat: Seat, kind: Mana) -> None:
    """Into the pool, usable at once; no cap (BG-055, BG-R22, BG-R24)."""
    state.players[seat].pool[kind] += 1
    if table.listening:
        table.tell(events.gains_orb, seat=seat, mana=kind)


def gain_mana(table: Table, state: State, seat: Seat, kinds: Sequence[Mana]) -> None:
    """Tokens until the end of this turn, whosever it is (BG-245, BG-R23)."""
    for kind in kinds:
        state.players[seat].mana[kind] += 1
        if table.listening:
            table.tell(events.gains_mana, seat=seat, mana=kind)


def lose_mana(state: State) -> None:
    """Unspent tokens are lost at the end of the turn (BG-169)."""
    for player in state.players:
        mana = player.mana
        if mana[0] or mana[1] or mana[2] or mana[3] or mana[4]:
            player.mana = [0, 0, 0, 0, 0]


def spend(player: Player, kind: Mana, n: int = 1) -> None:
    """Tokens first, then orbs, which go onto the tracker's step (BG-051 to BG-053, BG-R19, BG-R20)."""
    while n and player.mana[kind]:
        player.mana[kind] -= 1
        n -= 1
    if n:
        assert player.pool[kind] >= n, "paid with what is not there"
        player.pool[kind] -= n
        player.track[player.step * 5 + kind] += n


def can_spend(player: Player, pay: Sequence[tuple[Mana, int]]) -> bool:
    """Whether the cost can be paid in full, in exactly these kinds (BG-076 to BG-078, BG-R21)."""
    pool, mana = player.pool, player.mana
    return all(pool[kind] + mana[kind] >= n for kind, n in pay)
