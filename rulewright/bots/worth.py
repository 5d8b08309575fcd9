"""What a position is worth to a seat: the outcome where there is one, the game's own opinion before."""

from typing import Any

from rulewright.kernel.game import Game
from rulewright.kernel.question import Seat


def worth(game: Game, state: Any, seat: Seat) -> float:
    """From 0 (lost) to 1 (won)."""
    outcome = state.outcome
    if outcome is None:
        return game.mind.value(state, seat)
    if not outcome.winners:
        return 0.5
    return 1.0 if seat in outcome.winners else 0.0
