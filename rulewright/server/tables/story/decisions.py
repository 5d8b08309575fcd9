"""Of every answer of a game: whether somebody chose it, let something happen by it, or could do nothing else."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from rulewright.kernel.game import Game
from rulewright.kernel.question import Question


class Kind(IntEnum):
    """What an answer was."""

    CHOSEN = 0
    PASSED = 1  # a window let go: what waited there happens now
    FORCED = 2  # there was one answer, or one that everybody would give


class NoChoice(NamedTuple):
    """The answer to a question that is no choice, in the game's notation ("" if every one is), and what it is."""

    notation: str
    kind: Kind

    def kind_of(self, given: str) -> Kind:
        return self.kind if given == self.notation else Kind.CHOSEN


def no_choice(game: Game, state: Any, question: Question) -> NoChoice:
    """Which answer to this question would say nothing of who gave it."""
    first = question.options[0]
    if question.prompt.window:
        return NoChoice(game.words.notation(state, first), Kind.PASSED)
    plain = (first if len(question.options) == 1 else None) or (game.page.obvious(state, question) or (None, None))[1]
    return NoChoice(game.words.notation(state, plain) if plain else "", Kind.FORCED)


def causes(kinds: Sequence[Kind], turns: Sequence[int]) -> list[int]:
    """For every step (0 is the beginning) the step by whose choice it came about, 0 if by nobody's.

    What happens as a window is let go was chosen before the window, in the same turn.
    """
    found = [0]
    begun = frozenset(turns)
    for step, kind in enumerate(kinds, start=1):
        before = 0 if step - 1 in begun else found[-1]
        found.append(step if kind == Kind.CHOSEN else before)
    return found
