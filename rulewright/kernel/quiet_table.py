"""A table for learners: it suspends the rules at every question with a choice, and tells nobody anything."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from greenlet import getcurrent

from rulewright.kernel.copying import copy_state
from rulewright.kernel.errors import GameOver
from rulewright.kernel.imagined_worlds import Mix
from rulewright.kernel.question import NO_CARD, CardId, Option, Prompt, Question, Seat
from rulewright.kernel.state import State
from rulewright.kernel.table import Table

if TYPE_CHECKING:
    from rulewright.kernel.game import Game


class QuietTable(Table):
    """Where a match stands: the turn's start, its answers and shuffles since, and who is asked what.

    The suspended rules hold this and not the match: the garbage collector can't look into a greenlet, so a match
    that they held would never be freed.
    """

    __slots__ = ("cursor", "given", "mixes", "open", "script", "start", "turns")

    def __init__(self, game: "Game", state: State) -> None:
        super().__init__(game, state, _nobody)
        self.start: Any = state  # at the turn's start
        self.script: list[Option] = []  # this turn's answers, forced ones too
        self.cursor = 0  # how much of the script is played: less than all of it in a copy that repeats it
        self.mixes: list[Mix] = []
        self.turns = 0
        self.open: dict[Seat, Question] = {}
        self.given: dict[Seat, Option] = {}  # answers to questions that still wait for others

    def play(self) -> None:
        """Run the rules to the end of the game; of a copy, the first turn is under way."""
        assert self.game is not None
        state, turn = self.state, self.game.rules.turn
        try:
            if self.turns:
                turn(self, state)
            while state.outcome is None:
                self.start, self.script, self.mixes = copy_state(state), [], []
                self.turns += 1
                self.cursor = 0
                turn(self, state)
        except GameOver:
            pass

    def ask(self, seat: Seat, options: Sequence[Option], why: Prompt, about: CardId = NO_CARD) -> Option:
        script, cursor = self.script, self.cursor
        self.cursor = cursor + 1
        if cursor < len(script):
            return script[cursor]
        if len(options) == 1:
            answer = options[0]
        else:
            self.open = {seat: Question(seat, options, why, about)}
            answer = self._wait()[seat]
        script.append(answer)
        return answer

    def ask_all(self, questions: Sequence[tuple[Seat, Sequence[Option]]], why: Prompt) -> list[Option]:
        script, cursor = self.script, self.cursor
        self.cursor = cursor + len(questions)
        if cursor < len(script):
            return script[cursor : self.cursor]
        self.open = {seat: Question(seat, options, why) for seat, options in questions if len(options) > 1}
        given = self._wait() if self.open else {}
        answers = [given.get(seat, options[0]) for seat, options in questions]
        script += answers
        return answers

    def rearrange(self, cards: Sequence[CardId], order: Sequence[int]) -> None:
        seen = self.state.seen
        self.mixes.append(Mix(tuple(cards), tuple(order), tuple([seen[card] for card in cards])))
        super().rearrange(cards, order)

    def _wait(self) -> dict[Seat, Option]:
        """Suspend the rules until all open questions are answered."""
        answers: dict[Seat, Option] = getcurrent().parent.switch()  # type: ignore[union-attr]
        return answers


def _nobody(state: Any, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
    raise AssertionError("this table is answered from outside, not by a policy")
