"""Who wins: Kings, tie-breaks, concession; the ends of Pawn Wars stand in `modes/pawn_wars.py` (LC-325 to LC-340)."""

from rulewright.games.lytharian.cards.card import KING
from rulewright.games.lytharian.rules import events, prompts
from rulewright.games.lytharian.rules.ids import OTHER, SEATS, TroopId
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import printed, seat_of, troops_of
from rulewright.kernel.errors import GameOver
from rulewright.kernel.question import Prompt, Seat
from rulewright.kernel.state import Outcome
from rulewright.kernel.table import Table


def win(table: Table, state: State, seat: Seat, clause: str, words: str) -> None:
    """The game ends at once; what is on the stack is dropped (LC-R237)."""
    state.outcome = Outcome((seat,), clause, words)
    table.tell(events.won.under(clause), seat=seat)
    raise GameOver


def concede(table: Table, state: State, seat: Seat) -> None:
    """The opponent wins (LC-R258, LC-D08)."""
    table.tell(events.concedes, seat=seat)
    win(table, state, OTHER[seat], "LC-R258", "the opponent conceded")


def kings_fall(table: Table, state: State, dead: list[TroopId]) -> None:
    """After a damage event: has a King died? Any death counts (LC-325, LC-R236)."""
    if state.book.rules.game != "main":
        return  # LC-R280, LC-R292
    fallen = [seat_of(state, troop) for troop in dead if state.role[troop] == KING and state.copy[troop] < 0]
    if not fallen:
        return
    if len(fallen) == 1:
        winner = OTHER[fallen[0]]
        alone = len(troops_of(state, winner)) == 1  # its King was on an Honor Charge
        win(table, state, winner, "LC-332" if alone else "LC-325", "the enemy King is dead")
    # both Kings in one event: power on the board, then kills, APS, dice (LC-326, LC-334, LC-R238, LC-R243)
    totals = [sum(printed(state, t).power for t in troops_of(state, seat)) for seat in SEATS]  # LC-R103, LC-R241
    if totals[0] != totals[1]:
        win(table, state, SEATS[totals[0] < totals[1]], "LC-326", "both Kings are dead; the stronger army is left")
    by_kills(table, state, "LC-334", "both Kings are dead; more was killed")


def by_kills(table: Table, state: State, clause: str, words: str) -> None:
    """The higher total killed, then the lower APS, then a roll (LC-334 to LC-336, LC-339, LC-R256, LC-R284)."""
    kills = [player.kills for player in state.players]
    if kills[0] != kills[1]:
        win(table, state, SEATS[kills[0] < kills[1]], clause, words)
    scores = [player.aps for player in state.players]
    if scores[0] != scores[1]:
        win(table, state, SEATS[scores[0] > scores[1]], "LC-335", "all is equal; the weaker army wins")
    win(table, state, roll_off(table, "LC-336"), "LC-336", "all is equal; the higher roll wins")


def by_points(table: Table, state: State, clause: str) -> None:
    """The most points, then the power of Pawns killed (LC-373, LC-374, LC-R284)."""
    points = [player.points for player in state.players]
    if points[0] != points[1]:
        win(table, state, SEATS[points[0] < points[1]], clause, "more Pawns came through")
    by_kills(table, state, "LC-374", "as many Pawns came through; more was killed")


def count_up(table: Table, state: State, clause: str, words: str) -> None:
    """The game is over undecided: Pawn Wars count points, the others what was killed (LC-339, LC-R278)."""
    if state.book.rules.game == "pawns":
        by_points(table, state, "LC-R278")
    by_kills(table, state, clause, words)


def time_up(table: Table, state: State, why: Prompt) -> None:
    """The set time is over: what is under way is finished first, a stack, a combat, a duel (LC-337, LC-R255)."""
    state.late = True
    table.tell(events.time_up)
    if why in (prompts.EFFECTS, prompts.MAIN):
        count_late(table, state)


def count_late(table: Table, state: State) -> None:
    """Once nothing is under way: if the time is over, more killed wins (LC-339)."""
    if state.late:
        count_up(table, state, "LC-339", "time is up; more was killed")


def roll_off(table: Table, clause: str) -> Seat:
    """Both roll a D6 until one is higher (LC-053, LC-054, LC-336)."""
    while True:
        rolls = [table.roll(6), table.roll(6)]
        table.tell(events.rolls_off.under(clause), a=rolls[0], b=rolls[1])
        if rolls[0] != rolls[1]:
            return SEATS[rolls[0] < rolls[1]]
