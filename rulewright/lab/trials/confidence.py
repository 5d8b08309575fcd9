"""How sure a mean is, however often one looks: a confidence sequence.

An interval of 95 % that is looked at again and again excludes the truth far more often than in 5 % of the runs. A
normal-mixture confidence sequence is a little wider and holds at every look at once: whoever stops when they like what
they see is not deceived.
"""

from dataclasses import dataclass
from math import log, sqrt

from rulewright.lab.results import Interval

LOOKED_FOR = 300  # the number of values for which the sequence is narrowest
AT_LEAST = 12  # values before a variance is believed
# The square of a whole win, seen once more than it was: without it half of all runs erred where few games turned.
WHOLE = 1.0


@dataclass
class RunningMean:
    """The mean of values that come one after the other, and their spread."""

    n: int = 0
    mean: float = 0.0
    squares: float = 0.0  # the sum of squared distances from the mean

    def add(self, value: float) -> None:
        """Count one more value in."""
        self.n += 1
        away = value - self.mean
        self.mean += away / self.n
        self.squares += away * (value - self.mean)

    @property
    def variance(self) -> float:
        """Of one value."""
        return self.squares / (self.n - 1) if self.n > 1 else 0.0

    def reach(self, error: float) -> float:
        """How far the truth may lie from the mean, at every look but for a share `error` of all runs."""
        if self.n < AT_LEAST:
            return float("inf")
        spread = self.variance + WHOLE / self.n  # rare values may not have come yet
        tight = (-2 * log(error) + log(-2 * log(error) + 1)) / LOOKED_FOR
        grown = self.n * tight + 1
        return sqrt(spread * 2 * grown / (self.n**2 * tight) * log(sqrt(grown) / error))

    def interval(self, error: float = 0.05) -> Interval:
        """The mean and where the truth lies."""
        reach = self.reach(error)
        return Interval(self.mean, self.mean - reach, self.mean + reach)
