"""A value learned by self-play: a weight for each trait of a seat, blended with the value that was made by hand.

Traits are numbers that say how a seat stands: what can be counted of any game's players, and what a game adds of its
own. `rulewright train` finds the weights and writes them into `weights.json` of the game's mind.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from math import exp
from operator import attrgetter
from pathlib import Path
from typing import Any, get_origin

from rulewright.kernel.question import Seat

Value = Callable[..., float]  # of a state to a seat, and of a glance at the state, where there is one
STEEPEST = 60.0  # beyond this a logistic curve is flat for any computer
_GETTERS: dict[type, tuple[Any, tuple[str, ...]]] = {}


def counted(player: Any) -> list[float]:
    """Everything that can be counted of a player: numbers as they are, the lengths of what is listed."""
    known = _GETTERS.get(type(player)) or _getter(type(player))
    return [each if isinstance(each, int) else len(each) for each in known[0](player)]


def counted_names(player: type) -> tuple[str, ...]:
    """What `counted` counts, in its order."""
    return (_GETTERS.get(player) or _getter(player))[1]


def _getter(player: type) -> tuple[Any, tuple[str, ...]]:
    assert is_dataclass(player), f"{player} is no dataclass"
    plain = (int, bool, list, dict)
    names = tuple([each.name for each in fields(player) if (get_origin(each.type) or each.type) in plain])
    _GETTERS[player] = attrgetter(*names), names
    return _GETTERS[player]


class Learned:
    """Weights by the names of traits, and the share of the answer that comes from them. Made for two seats."""

    def __init__(
        self,
        folder: Path,
        by_hand: Value,
        player: type,
        own: Callable[..., Sequence[float]],
        own_names: Sequence[str],
        without: Sequence[str] = (),  # what is counted and is no amount of anything: bits, numbers of things
        glance: Callable[[Any], Any] | None = None,  # what `by_hand` and `own` both look at, made once for a state
        together: Callable[[Any], bool] | None = None,  # whether both win or both lose: then nobody beats the other
    ) -> None:
        self.file = folder / "weights.json"
        self.by_hand = by_hand
        self.own = own
        self.glance = glance
        self.together = together
        self.names = (*counted_names(player), *own_names)
        self.counts = tuple([name not in without for name in self.names])
        known = json.loads(self.file.read_text(encoding="utf-8")) if self.file.exists() else {}
        self.share: float = known.get("share", 0.0)
        weights: dict[str, float] = known.get("weights", {})
        self.weights = tuple([weights.get(name, 0.0) for name in self.names])

    def traits(self, state: Any, seat: Seat, glance: Any = None) -> list[float]:
        """How a seat stands."""
        own = self.own(state, seat) if glance is None else self.own(state, seat, glance)
        return [*counted(state.players[seat]), *own]

    def score(self, state: Any, seat: Seat, glance: Any = None) -> float:
        """How well a seat stands: the difference of two is the logarithm of the odds."""
        total = 0.0
        for weight, trait in zip(self.weights, self.traits(state, seat, glance), strict=True):
            total += weight * trait
        return total

    def chance(self, state: Any, seat: Seat, glance: Any = None) -> float:
        """That the seat beats the other one."""
        behind = self.score(state, Seat(1 - seat), glance) - self.score(state, seat, glance)
        return 1 / (1 + exp(max(-STEEPEST, min(STEEPEST, behind))))

    def value(self, state: Any, seat: Seat) -> float:
        """What a mind uses. With more than two, or together, and while nothing is learned: the hand-made value."""
        if not self.share or state.outcome is not None or state.seats != 2 or not state.faces:
            return self.by_hand(state, seat)
        if self.together is not None and self.together(state):
            return self.by_hand(state, seat)
        glance = None if self.glance is None else self.glance(state)
        known = self.by_hand(state, seat) if glance is None else self.by_hand(state, seat, glance)
        return (1 - self.share) * known + self.share * self.chance(state, seat, glance)
