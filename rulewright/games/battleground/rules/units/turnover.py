"""Turnover: a turned unit fights for the other side, goes the other way, and acts by itself (BG-223 to BG-226)."""

from rulewright.games.battleground.rules.state import State, Unit
from rulewright.kernel.question import NO_SEAT, Seat


def ally_side(unit: Unit) -> int:
    """The unit's allegiance: its owner's side, reversed by Turnover, and with it its way (BG-223, BG-224, BG-260)."""
    return unit.side ^ 1 if unit.turnover else unit.side


def controller(state: State, unit: Unit) -> Seat:
    """Who chooses for a unit: its owner; for a turned one nobody, or by a switch the opponent (BG-259, BG-R84)."""
    if not unit.turnover:
        return unit.owner
    rule = state.book.rules.turnover_control
    if rule == "owner":
        return unit.owner
    return state.heroes[unit.side ^ 1][0] if rule == "opponent" else NO_SEAT


def turn_over(state: State, unit: Unit, n: int) -> None:
    """Place Turnover; one of limited time counts turns instead of tokens (BG-226)."""
    duration = state.book.rules.turnover_duration
    unit.turnover = duration or unit.turnover + n


def turn_back(state: State) -> None:
    """By a switch Turnover lasts so many turns of the unit's owner (BG-226)."""
    for unit in state.board:
        if unit is not None and unit.turnover and unit.owner == state.active:
            unit.turnover -= 1
