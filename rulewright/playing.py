"""Playing and replaying on a text screen: the loops that read what is typed and answer for it."""

import os
import tempfile
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from rich.console import Console
from rich.text import Text

from rulewright.bots import Bot, bot_named
from rulewright.bots.chair import answer_by_bot
from rulewright.kernel.errors import IllegalAnswer, MalformedRecord, UnknownName
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.question import Question, Seat
from rulewright.kernel.record import Record
from rulewright.terminal import draw_log, draw_outcome, draw_question, draw_table, explain

ME = "me"
HELP = (
    "number: answer   ?: why this question   ? 3, ? name: explain it   "
    "t: table   l: log   u: undo   c: concede   q: quit"
)
REPLAY_HELP = "Enter: next   p: back   t: next turn   t 3: turn 3   12: after answer 12   q: quit"


class Left(Exception):
    """The player has left the screen, by 'q', by the end of the input or by an interrupt."""


def sit_down(codes: Sequence[str]) -> tuple[list[Bot | None], list[str]]:
    """Who answers for each seat (None: a person) and what they are called; 'me' is a person."""
    people = codes.count(ME)
    bots: list[Bot | None] = []
    names: list[str] = []
    for code in codes:
        bots.append(None if code == ME else bot_named(code))
        name = code if code != ME else f"Player {len(names) + 1}" if people > 1 else "Player"
        copies = sum(1 for other in names if other.partition(" #")[0] == name)
        names.append(f"{name} #{copies + 1}" if copies else name)
    return bots, names


def seats_of(record: Record) -> list[str]:
    """Who sat where in a record: a name that is a bot's code stands for that bot, any other for a person."""
    codes = []
    for name in record.names:
        code = name.partition(" #")[0]
        try:
            bot_named(code)
        except UnknownName:
            code = ME
        codes.append(code)
    return codes


def read_record(path: Path) -> Record:
    """The record in a file."""
    try:
        return Record.parse(path.read_text(encoding="utf-8"))
    except OSError as wrong:
        raise MalformedRecord(f"{path} can't be read: {wrong.strerror}") from None
    except UnicodeDecodeError:
        raise MalformedRecord(f"{path} is not a record: it is not text") from None


def write_whole(path: Path, text: str) -> None:
    """Write a file so that at any moment either the old or the new one is there, whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


class Sitting:
    """One match at one screen, from wherever it stands to its end or until somebody leaves."""

    def __init__(self, console: Console, match: Match, bots: Sequence[Bot | None], save: Path | None) -> None:
        self.console = console
        self.match = match
        self.bots = bots
        self.save = save
        self.people = [Seat(seat) for seat, bot in enumerate(bots) if bot is None]
        self.viewer: Seat | None = self.people[0] if self.people else None
        self.told = 0  # lines of the log that were printed
        self.drawn = -1  # length of the log when the table was last drawn

    def play(self) -> None:
        """Play to the end; raises Left if a person leaves before."""
        self.told = len(self.match.log) if self.match.history else 0
        while questions := self.match.questions:
            seat = next((seat for seat in questions if self.bots[seat] is not None), None)
            if seat is None:
                self._ask_person(next(iter(questions.values())))
            else:
                self._ask_bot(seat)
            self._keep()
        self._tell()
        draw_table(self.console, self.match, self.viewer)
        draw_outcome(self.console, self.match)

    def _keep(self) -> None:
        if self.save:
            write_whole(self.save, self.match.record().text())

    def _tell(self) -> None:
        self.told = min(self.told, len(self.match.log))
        draw_log(self.console, self.match, self.viewer, self.told)
        self.told = len(self.match.log)

    def _ask_bot(self, seat: Seat) -> None:
        bot = self.bots[seat]
        assert bot is not None
        with self.console.status(f"{self.match.names[seat]} thinks"):
            answer_by_bot(self.match, seat, bot)
        self._tell()

    def _ask_person(self, question: Question) -> None:
        """Put a question until it is answered, taken back or conceded."""
        if len(self.people) > 1 and self.viewer != question.seat:
            self._hand_over(question.seat)
        self._tell()
        if self.drawn != len(self.match.log):
            self.console.print()
            draw_table(self.console, self.match, self.viewer)
            self.drawn = len(self.match.log)
        draw_question(self.console, self.match, question)
        while not self._understood(question, self._read("> ")):
            pass

    def _hand_over(self, seat: Seat) -> None:
        """Several people share the screen: nobody sees another's hand."""
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(Text(f"{self.match.names[seat]}, it is your question.", "bold"))
        if self.console.is_terminal:
            self._read("Press Enter when only you look at the screen. ")
        self.viewer, self.drawn = seat, -1

    def _read(self, prompt: str) -> str:
        try:
            return self.console.input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None

    def _understood(self, question: Question, typed: str) -> bool:
        """Do what was typed; whether the question is settled."""
        console, match, seat = self.console, self.match, question.seat
        word = typed.partition(" ")[0]
        if typed.startswith("?"):
            explain(console, match, question, typed[1:])
        elif word == "t":
            draw_table(console, match, self.viewer)
            draw_question(console, match, question)
        elif word == "l":
            draw_log(console, match, self.viewer, 0)
        elif word == "q":
            raise Left
        elif word == "u":
            return self._undone(seat)
        elif word == "c":
            if self._read("Concede the game? Type 'yes': ").lower() in ("yes", "y"):
                match.concede(seat)
                return True
        elif typed.isdecimal():
            return self._answered(question, int(typed) - 1)
        else:
            console.print(HELP, style="dim", highlight=False)
        return False

    def _undone(self, seat: Seat) -> bool:
        reason = self.match.why_no_undo(seat)
        if reason:
            self.console.print(Text(f"No undo: {reason}.", "red"))
            return False
        self.match.undo(seat)
        return True

    def _answered(self, question: Question, number: int) -> bool:
        try:
            if number < 0:
                raise IllegalAnswer(f"the options are numbered from 1 to {len(question.options)}")
            self.match.answer(question.seat, number)
        except IllegalAnswer:
            self.console.print(
                Text(f"Type a number from 1 to {len(question.options)}, or '?' to have it explained.", "red")
            )
            return False
        return True


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

    def print_all(self) -> None:
        """The whole log, turn by turn, and the outcome."""
        self._head()
        match = self.whole
        for turn, (first, last) in enumerate(pairwise([*match.pages, len(match.log)])):
            self.console.rule(Text(f"turn {turn}" if turn else "setup"), style="dim")
            draw_log(self.console, match, self.viewer, first, last)
        self.console.print()
        draw_table(self.console, match, self.viewer)
        draw_outcome(self.console, match)

    def step_through(self) -> None:
        """Show a step, read where to go, until 'q'."""
        self._head()
        self.console.print(REPLAY_HELP, style="dim", highlight=False)
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
        self.console.print(REPLAY_HELP, style="dim", highlight=False)
        return step

    def _show(self, step: int) -> None:
        match = Match.load(self.record, self.game, step)
        turn = len(match.turns) - 1
        self.console.rule(Text(f"answer {step} of {len(self.record.answers)}, turn {turn}"), style="dim")
        if step:
            seat, text = self.record.answers[step - 1]
            text = text if self.viewer in (None, seat) else "has answered"  # it may name hidden cards
            self.console.print(Text(f"{match.names[seat]}: {text}", "bold"), soft_wrap=True)
        lines = [i for i, (given, _) in enumerate(match.log) if given == step]
        if lines:
            draw_log(self.console, match, self.viewer, lines[0])
        draw_table(self.console, match, self.viewer)
        if match.outcome:
            draw_outcome(self.console, match)
        elif match.question:
            names = ", ".join(match.names[seat] for seat in match.questions)
            words = match.question.prompt.words
            self.console.print(Text(f"{names} to answer: {words}  {match.question.prompt.clause}", "dim"))


def resume_hint(path: Path) -> str:
    """How to go on with a match that was left."""
    return f"rulewright play --resume {path}"


def free_path(slug: str, seed: int) -> Path:
    """A file name for a match that nobody named, one that is not there yet."""
    path, number = Path(f"{slug}-{seed}.record"), 2
    while path.exists():
        path, number = Path(f"{slug}-{seed}-{number}.record"), number + 1
    return path
