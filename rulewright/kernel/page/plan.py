"""Answers to several questions in a row, chosen at once on the page."""

from dataclasses import dataclass

from rulewright.kernel.question import Option


@dataclass(frozen=True, slots=True)
class Plan:
    """Answers to a row of questions by one prompt: to each the first of those left that is offered.

    The row is over when none is, or when something is offered that is not `within` it, if that is said.
    """

    words: str
    answers: tuple[Option, ...]
    within: tuple[Option, ...] = ()
    refs: tuple[str, ...] = ()  # what is clicked for it
    role: str = ""  # as that of an option


@dataclass(frozen=True, slots=True)
class Plans:
    """What the row of questions is about, and the ways to answer it."""

    asks: str
    ways: tuple[Plan, ...]
