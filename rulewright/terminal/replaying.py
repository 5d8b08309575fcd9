"""Replaying a record on a text screen, the whole log or step by step; and a match told as people read it."""

from itertools import pairwise

from rich.console import Console
from rich.text import Text

from rulewright.kernel.errors import UnknownName
from rulewright.kernel.game import Game
from rulewright.kernel.log.telling import Telling
from rulewright.kernel.match import Match
from rulewright.kernel.question import Seat
from rulewright.kernel.record import Record
from rulewright.terminal.drawing import draw_log, draw_outcome, draw_table

HELP = "Enter: next   p: back   t: next turn   t 3: turn 3   12: after answer 12   q: quit"


class Replay:
    """A record step by step. Step n shows the table after n answers."""

    def __init__(self, console: Console, record: Record, game: Game, viewer: Seat | None) -> None:
        if viewer is not None and not 0 <= viewer < record.seats:
            raise UnknownName(f"there is no seat {viewer + 1}: the record has seats 1 to {record.seats}")
        self.console = console
        self.record = record
        self.game = game
        self.viewer = viewer
        self.whole = Match.load(record, game)
        self.telling = Telling(self.whole, viewer)

    def print_all(self) -> None:
        """The whole log, turn by turn, and the outcome."""
        self._head()
        match = self.whole
        for turn, (first, last) in enumerate(pairwise([*match.pages, len(match.log)])):
            self.console.rule(Text(f"turn {turn}" if turn else "setup"), style="dim")
            draw_log(self.console, self.telling, first, last)
        self.console.print()
        draw_table(self.console, match, self.viewer)
        draw_outcome(self.console, match)

    def step_through(self) -> None:
        """Show a step, read where to go, until 'q'."""
        self._head()
        self.console.print(HELP, style="dim", highlight=False)
        step = 0
        while True:
            self._show(step)
            try:
                typed = self.console.input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if typed == "q":
                return
            step = self._target(step, typed)

    def _head(self) -> None:
        record = self.record
        players = ", ".join(f"{seat + 1} {name}" for seat, name in enumerate(record.names))
        self.console.print(
            Text(
                f"{self.game.title}, {record.variant.name}, seed {record.seed}; seats: {players}; "
                f"{len(record.answers)} answers, {len(self.whole.turns) - 1} turns"
            ),
            soft_wrap=True,
        )

    def _target(self, step: int, typed: str) -> int:
        last = len(self.record.answers)
        word, _, rest = typed.partition(" ")
        turns = self.whole.turns
        if typed in ("", "n"):
            return min(step + 1, last)
        if word == "p":
            return max(step - 1, 0)
        if word == "t" and not rest:
            return next((first for first in turns if first > step), last)
        if word == "t" and rest.isdecimal():
            return turns[min(int(rest), len(turns) - 1)]
        if typed.isdecimal():
            return min(int(typed), last)
        self.console.print(HELP, style="dim", highlight=False)
        return step

    def _show(self, step: int) -> None:
        match = Match.load(self.record, self.game, step)
        turn = len(match.turns) - 1
        self.console.rule(Text(f"answer {step} of {len(self.record.answers)}, turn {turn}"), style="dim")
        if step:
            seat, text = self.record.answers[step - 1]
            text = text if self.viewer in (None, seat) else "has answered"  # it may name hidden cards
            self.console.print(Text(f"{match.names[seat]}: {text}", "bold"), soft_wrap=True)
        first = sum(given < step for given, _ in match.log)
        draw_log(self.console, self.telling, first, len(match.log))
        draw_table(self.console, match, self.viewer)
        if match.outcome:
            draw_outcome(self.console, match)
        elif match.question:
            names = ", ".join(match.names[seat] for seat in match.questions)
            words = match.question.prompt.words
            self.console.print(Text(f"{names} to answer: {words}  {match.question.prompt.clause}", "dim"))


def told(match: Match) -> str:
    """The whole match as text, seen from an open table."""
    lines = [f"{match.game.title}, seed {match.seed}, {', '.join(match.names)}", ""]
    told_lines = Telling(match, None).lines
    for step, answer in enumerate([None, *match.history]):
        if answer is not None:
            lines.append(f"{match.names[answer.seat]}: {answer.text}")
        now = [line for (when, _), line in zip(match.log, told_lines, strict=True) if when == step]
        lines += [f"    {line.words} [{line.clause}]" for line in now if line]
    if match.outcome:
        winners = ", ".join(match.names[seat] for seat in match.outcome.winners) or "nobody"
        lines += ["", f"Won by {winners}: {match.outcome.words} [{match.outcome.clause}]"]
    return "\n".join(lines) + "\n"
