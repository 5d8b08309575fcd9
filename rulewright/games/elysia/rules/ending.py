"""Winning, losing a life, leaving the game, and its end (RE-256 to RE-258)."""

from collections.abc import Iterable

from rulewright.games.elysia.rules import events
from rulewright.games.elysia.rules.places import NOWHERE
from rulewright.games.elysia.rules.state import SEATS, State, lives_in_force, living
from rulewright.kernel.errors import GameOver
from rulewright.kernel.question import Seat
from rulewright.kernel.state import Outcome
from rulewright.kernel.table import Table


def win(table: Table, state: State, seats: Iterable[Seat], clause: str, words: str) -> None:
    """All who complete it at this moment win together (RE-257, RE-R151); nobody has to agree (RE-R155, RE-258)."""
    winners = {seat for seat in seats if not state.players[seat].out and not state.gone >> seat & 1}
    if not winners:
        return
    if state.book.rules.coop:  # RE-R177
        winners = {seat for seat in SEATS[: state.seats] if not state.gone >> seat & 1}
    for seat in sorted(winners):
        table.tell(events.wins.under(clause), seat=seat)
    state.outcome = Outcome(tuple(sorted(winners)), clause, words)
    raise GameOver


def nobody_wins(table: Table, state: State, clause: str, words: str) -> None:
    """RE-R17, RE-R157."""
    table.tell(events.nobody_wins.under(clause))
    state.outcome = Outcome((), clause, words)
    raise GameOver


def lose_life(table: Table, state: State, seat: Seat) -> bool:
    """Lives: a token goes back, who has none left is out once the combat is over (RE-250, RE-251, RE-R156, RE-R159)."""
    if not lives_in_force(state):
        return False
    player = state.players[seat]
    if state.book.rules.life_token == "wild":
        had = player.wild
        player.wild = max(0, had - 1)
    else:
        had = max(0, player.net)
        player.net -= 1 if had else 0
    table.tell(events.loses_life, seat=seat, n=max(0, had - 1))
    return had <= 1


def leave(table: Table, state: State, seat: Seat, clause: str) -> None:
    """Figure, hand and deck leave the game; if no player is left, all lose (RE-R157)."""
    player = state.players[seat]
    if player.out:
        return
    player.out = True
    player.place = NOWHERE
    for pile in (player.hand, player.deck, player.discard, player.played, player.front):
        pile.clear()
    player.owned.clear()
    table.tell(events.leaves.under(clause), seat=seat)
    if not living(state):
        nobody_wins(table, state, "RE-R157", "no player is left")


def concede(table: Table, state: State, seat: Seat) -> None:
    """Who concedes does nothing more and leaves at the end of the turn; a lone rival has won (RE-R157, RE-256)."""
    table.tell(events.concedes, seat=seat)
    stay = [other for other in living(state) if not state.gone >> other & 1]
    if not stay:
        nobody_wins(table, state, "RE-R157", "everybody has conceded")
    if len(stay) == 1 and not state.hero and not state.book.rules.coop:
        state.outcome = Outcome((stay[0],), "RE-R157", "all others have left the game")
        raise GameOver


def let_go(table: Table, state: State) -> None:
    """Those who conceded leave, between turns."""
    for seat in SEATS[: state.seats]:
        if state.gone >> seat & 1:
            leave(table, state, seat, "RE-R157")
