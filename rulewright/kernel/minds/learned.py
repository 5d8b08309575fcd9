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

Value = Callable[[Any, Seat], float]
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
        own: Callable[[Any, Seat], Sequence[float]],
        own_names: Sequence[str],
        without: Sequence[str] = (),  # what is counted and is no amount of anything: bits, numbers of things
    ) -> None:
        self.file = folder / "weights.json"
        self.by_hand = by_hand
        self.own = own
        self.names = (*counted_names(player), *own_names)
        self.counts = tuple([name not in without for name in self.names])
        known = json.loads(self.file.read_text(encoding="utf-8")) if self.file.exists() else {}
        self.share: float = known.get("share", 0.0)
        weights: dict[str, float] = known.get("weights", {})
        self.weights = tuple([weights.get(name, 0.0) for name in self.names])

    def traits(self, state: Any, seat: Seat) -> list[float]:
        """How a seat stands."""
        return [*counted(state.players[seat]), *self.own(state, seat)]

    def score(self, state: Any, seat: Seat) -> float:
        """How well a seat stands: the difference of two is the logarithm of the odds."""
        total = 0.0
        for weight, trait in zip(self.weights, self.traits(state, seat), strict=True):
            total += weight * trait
        return total

    def chance(self, state: Any, seat: Seat) -> float:
        """That the seat beats the other one."""
        behind = self.score(state, Seat(1 - seat)) - self.score(state, seat)
        return 1 / (1 + exp(max(-STEEPEST, min(STEEPEST, behind))))

    def value(self, state: Any, seat: Seat) -> float:
        """What a mind uses. With more than two at the table, and while nothing is learned, the hand-made value."""
        known = self.by_hand(state, seat)
        if not self.share or state.outcome is not None or state.seats != 2 or not state.faces:
            return known
        return (1 - self.share) * known + self.share * self.chance(state, seat)
