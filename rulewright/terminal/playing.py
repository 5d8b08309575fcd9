"""Playing on a text screen: the loop that reads what is typed and answers for it, and the file it is kept in."""

import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from rulewright.bots import ME, bot_named, find_bot, seat_names
from rulewright.bots.chair import own_dice
from rulewright.bots.workers import Workers
from rulewright.kernel.errors import MalformedRecord, UnknownName
from rulewright.kernel.log.telling import Telling
from rulewright.kernel.match import Match
from rulewright.kernel.question import Question, Seat
from rulewright.kernel.record import Record
from rulewright.terminal.drawing import draw_log, draw_outcome, draw_question, draw_table, explain

HELP = (
    "number: answer   ?: why this question   ? 3, ? name: explain it   "
    "t: table   l: log   u: undo   c: concede   q: quit"
)


class Left(Exception):
    """The player has left the screen, by 'q', by the end of the input or by an interrupt."""


def sit_down(codes: Sequence[str]) -> tuple[list[str | None], list[str]]:
    """The bot that answers for each seat (None: a person) and what they are called; 'me' is a person."""
    for code in set(codes) - {ME}:
        find_bot(code)  # an unknown one is refused before anything else
    return [None if code == ME else code for code in codes], seat_names(codes)


class Sitting:
    """One match at one screen, from wherever it stands to its end or until somebody leaves."""

    def __init__(self, console: Console, match: Match, bots: Sequence[str | None], save: Path | None) -> None:
        self.console = console
        self.match = match
        self.bots = bots
        self.save = save
        self.workers = Workers()
        self.people = [Seat(seat) for seat, bot in enumerate(bots) if bot is None]
        self.viewer: Seat | None = self.people[0] if self.people else None
        self.tellings = {viewer: Telling(match, viewer) for viewer in self.people or (None,)}
        self.told = 0  # lines of the log that were printed
        self.drawn = -1  # length of the log when the table was last drawn

    def play(self) -> None:
        """Play to the end; raises Left if a person leaves before."""
        with self.workers:
            self._play()

    def _play(self) -> None:
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
        draw_log(self.console, self.tellings[self.viewer], self.told, len(self.match.log))
        self.told = len(self.match.log)

    def _ask_bot(self, seat: Seat) -> None:
        bot, match = self.bots[seat], self.match
        assert bot is not None
        with self.console.status(f"{match.names[seat]} thinks"):
            dice = own_dice(match.seed, seat, len(match.history))
            match.answer(seat, self.workers.choose(bot, match.viewpoint(seat), dice))
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
            draw_log(console, self.tellings[self.viewer], 0, len(match.log))
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
        count = len(question.options)
        if not 0 <= number < count:
            self.console.print(Text(f"Type a number from 1 to {count}, or '?' to have it explained.", "red"))
            return False
        self.match.answer(question.seat, number)
        return True


# -- records in files


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


def resume_hint(path: Path, game: str | None = None) -> str:
    """How to go on with a match that was left; a game by import path is named again."""
    own = f"{game} " if game and ":" in game else ""
    return f"rulewright play {own}--resume {path}"


def free_path(slug: str, seed: int) -> Path:
    """A file name for a match that nobody named, one that is not there yet."""
    path, number = Path(f"{slug}-{seed}.record"), 2
    while path.exists():
        path, number = Path(f"{slug}-{seed}-{number}.record"), number + 1
    return path
