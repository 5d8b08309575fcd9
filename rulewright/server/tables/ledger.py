"""A game as its ledger tells it: the match, and what the table noted beside it. Nobody watches here yet.

Every change of a game is a row first. `apply` is the only way by which rows change anything, so that a game
that was loaded, one that is played here and one that follows another process are all the same.
"""

import asyncio
import hashlib
import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from rulewright.games import game_named
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.question import CONCEDE, TIME_UP, Question, Seat
from rulewright.kernel.record import Record
from rulewright.server.store.rows import TABLE, GameRow, Row

CHAT_KEPT = 200
SEED_CHOSEN = "Who set this game up chose its seed, and may know how every die falls and where every card lies."
AUTOMATIC = "automatic"  # behind an answer that the table gave for its seat


NOTHING_YET = "new"  # the mark of a game without rows


def mark_of(row: Row) -> str:
    """What tells that a game stands after this row, and nothing of what is in it or how many there are."""
    return hashlib.blake2b(repr(row.time).encode(), digest_size=8).hexdigest()


def note(**values: Any) -> str:
    """A note of the table, as it stands in a row."""
    return json.dumps(values)


class OpenQuestion(NamedTuple):
    """An open question, when it was put, and the version of the position then."""

    question: Question
    time: float
    version: int


class Ledger:
    """One game, as its first `rows_read` rows tell it: a match, and what a table has besides.

    To the match it adds bots in seats, chat, clocks, stops, requests for an undo, and the version that actions name.
    It knows neither the store nor who watches: `WrittenGame` adds these.
    """

    def __init__(self, row: GameRow, match: Match | None = None) -> None:
        header = row.header
        self.code = row.code
        self.header = header
        self.game = self.game_of(row)
        self.names: list[str] = list(header["names"])
        self.match = match or Match.begin(Record.of_header(header), self.game)
        self.rows_read = 0
        self.mark = NOTHING_YET
        self.kept_turn = 0  # the latest turn whose start is stored
        self.version = 0  # the version of the position: rows that changed it
        self.bots: list[str | None] = list(header["bots"])
        self.chat: list[tuple[str, str]] = []
        if header.get("seed_chosen") and "friend" in header["who"]:
            self.chat.append(("", SEED_CHOSEN))
        self.conceding: set[Seat] = set()
        self.undo_asked: Seat | None = None
        self.undo_agreed: set[Seat] = set()
        self.rematch: str | None = None
        self.taken_back = False  # whether anything was
        self.muted: set[Seat] = set()  # whom the host lets nobody hear
        self.ignored: dict[Seat, set[Seat]] = {}  # whom each does not want to hear
        self.sent_away: set[str] = set()  # people who may not sit down here again
        self.stops: dict[Seat, dict[str, bool]] = {}  # what people changed of the windows they are asked in
        self.seconds_used = [0.0] * header["seats"]  # seconds each seat has thought
        self.seconds_played, self._last_answer = 0.0, row.created  # of the match, whoever thought
        self.open_questions: dict[Seat, OpenQuestion] = {}  # open questions and since when
        self._note_questions(row.created)

    @staticmethod
    def game_of(row: GameRow) -> Game:
        return game_named(row.header["game"])

    def notes(self) -> dict[str, Any]:
        """What the table noted beside the match, as plain values; `take_up` reads them."""
        return {
            "version": self.version,
            "mark": self.mark,
            "names": self.names,
            "bots": self.bots,
            "chat": self.chat,
            "rematch": self.rematch,
            "taken_back": self.taken_back,
            "muted": sorted(self.muted),
            "ignored": [[seat, sorted(others)] for seat, others in self.ignored.items()],
            "sent_away": sorted(self.sent_away),
            "seconds_used": self.seconds_used,
            "seconds_played": self.seconds_played,
            "last_answer": self._last_answer,
            "conceding": sorted(self.conceding),
            "stops": [[seat, stops] for seat, stops in self.stops.items()],
            "asked": [[seat, asked.time, asked.version] for seat, asked in self.open_questions.items()],
        }

    def take_up(self, notes: dict[str, Any], rows_read: int) -> None:
        """Stand where these notes were made, after so many rows."""
        self.rows_read, self.version = rows_read, notes["version"]
        self.mark = notes.get("mark", "")
        self.bots, self.chat = notes["bots"], [(who, words) for who, words in notes["chat"]]
        self.names = list(notes.get("names", self.names))
        self.match.names = list(self.names)
        self.rematch, self.seconds_used = notes["rematch"], notes["seconds_used"]
        self.seconds_played, self._last_answer = notes["seconds_played"], notes["last_answer"]
        self.conceding = {Seat(seat) for seat in notes["conceding"]}
        self.taken_back = notes.get("taken_back", True)  # notes of before did not say
        self.stops = {Seat(seat): stops for seat, stops in notes["stops"]}
        self.muted, self.sent_away = set(notes.get("muted", ())), set(notes.get("sent_away", ()))
        self.ignored = {Seat(seat): set(others) for seat, others in notes.get("ignored", ())}
        for seat, time, version in notes["asked"]:
            if seat in self.open_questions:
                self.open_questions[seat] = OpenQuestion(self.open_questions[seat].question, time, version)

    @property
    def over(self) -> bool:
        """Whether there is nothing left to play: the game ended, or it is a record that was laid up here."""
        return self.match.outcome is not None or bool(self.header.get("archive"))

    @property
    def clocked(self) -> bool:
        """Whether people have to hurry."""
        return bool(self.header.get("clock", {}).get("kind", "none") != "none" and not self.over)

    def questions(self) -> dict[Seat, Question]:
        """The open questions of seats at which somebody plays."""
        return {} if self.header.get("archive") else self.match.questions

    def apply(self, row: Row) -> None:
        """Let a row have happened."""
        self.rows_read, self.mark = row.number + 1, mark_of(row)
        if row.seat == TABLE:
            self._noted(json.loads(row.text), row.time)
            return
        if row.seat in self.open_questions:
            self.seconds_used[row.seat] += max(0.0, row.time - self.open_questions[row.seat].time)
        self.seconds_played += max(0.0, row.time - self._last_answer)
        self._last_answer = row.time
        if row.text == TIME_UP.verb:
            self.match.call_time()
        elif row.text == CONCEDE.verb:
            self.match.concede(row.seat)
            self.conceding.discard(row.seat)
        else:
            text, _, by = row.text.partition("\t")
            self.match.answer(row.seat, text, automatic=by == AUTOMATIC)
        self._moved(row.time)

    def _noted(self, noted: dict[str, Any], time: float) -> None:
        match noted:
            case {"undo": seat}:
                self.match.undo(seat, noted.get("over", ()))
                self.taken_back = True
                self._moved(time)
            case {"back": left}:
                answers = self.match.history[:left]
                self.match = Match.begin(Record.of_header(self.header), self.game)
                for answer in answers:
                    self.match.answer(answer.seat, answer.text)
                self._moved(time)
            case {"ask_undo": seat}:
                self.undo_asked, self.undo_agreed = seat, set()
            case {"undo_ok": seat, "yes": yes}:
                if yes:
                    self.undo_agreed.add(seat)
                else:
                    self.chat.append(("", f"{self.names[seat]} does not agree to the undo."))
                    self.undo_asked = None
            case {"bot": code, "seat": seat}:
                self.bots[seat] = code
                self.chat.append(("", f"{self.names[seat]}'s time ran out: a bot plays on."))
                self._moved(time)
            case {"again": _, "say": words}:
                self.chat.append(("", words))
                self._moved(time)
            case {"say": words, "by": name}:
                self.chat.append((name, words))
                del self.chat[:-CHAT_KEPT]
            case {"name": name, "seat": seat}:
                self._rename(seat, name)
            case {"mute": seat, "on": on}:
                (self.muted.add if on else self.muted.discard)(seat)
            case {"ignore": other, "seat": seat, "on": on}:
                others = self.ignored.setdefault(seat, set())
                (others.add if on else others.discard)(other)
            case {"away": seat, "people": people}:
                self.sent_away |= set(people)
                self.muted.discard(seat)
                for others in self.ignored.values():
                    others.discard(seat)
                self._rename(seat, f"Player {seat + 1}")
            case {"concede": seat}:
                self.conceding.add(seat)
            case {"stop": key, "seat": seat, "on": on}:
                self.stops.setdefault(seat, {})[key] = bool(on)
            case {"rematch": code}:
                self.rematch = self.rematch or code
            case {"resume": _}:
                self._last_answer = time
                self.open_questions = {seat: asked._replace(time=time) for seat, asked in self.open_questions.items()}

    def _rename(self, seat: Seat, name: str) -> None:
        """A new name, also on what they said: nobody speaks under two."""
        old, self.names[seat] = self.names[seat], name
        self.match.names[seat] = name
        self.chat = [(name if who == old else who, words) for who, words in self.chat]

    def heard_by(self, seat: Seat | None) -> list[tuple[str, str]]:
        """The chat without those whom this seat does not want to hear."""
        unheard = {self.names[other] for other in self.ignored.get(seat, ())} if seat is not None else set()
        return [line for line in self.chat if line[0] not in unheard]

    @property
    def begun(self) -> bool:
        """Whether somebody who is no bot has answered."""
        return any(self.header["who"][given.seat] != "bot" for given in self.match.history)

    def _moved(self, time: float) -> None:
        self.version += 1
        self.undo_asked, self.undo_agreed = None, set()
        self._note_questions(time)

    def _note_questions(self, time: float) -> None:
        """A question that is still open keeps the time at which it was put."""
        old, self.open_questions = self.open_questions, {}
        for seat, question in self.match.questions.items():
            known = old.get(seat)
            if known is None or known.question is not question:
                known = OpenQuestion(question, time, self.version)
            self.open_questions[seat] = known

    def seconds_left(self, seat: Seat, now: float) -> float | None:
        """Seconds the seat may still think, or None without a clock."""
        clock = self.header.get("clock", {"kind": "none"})
        if clock["kind"] == "match":
            return self.match_seconds_left(now)
        if clock["kind"] == "none" or self.bots[seat] is not None:
            return None
        thinking = max(0.0, now - self.open_questions[seat].time) if seat in self.questions() else 0.0
        used = self.seconds_used[seat] if clock["kind"] == "bank" else 0.0
        return max(0.0, float(clock["seconds"]) - used - thinking)

    def match_seconds_left(self, now: float) -> float | None:
        """Seconds until the set time of the match is over, or None: it has none, or time has been called."""
        clock = self.header.get("clock", {"kind": "none"})
        if clock["kind"] != "match" or self.over or any(given.text == TIME_UP.verb for given in self.match.history):
            return None
        return max(0.0, float(clock["seconds"]) - self.seconds_played - max(0.0, now - self._last_answer))

    def summary(self) -> dict[str, Any]:
        """How it stands, for lists."""
        outcome = self.match.outcome
        return {
            "over": self.over,
            "names": list(self.names),
            "winners": list(outcome.winners) if outcome else [],
            "together": self.match.seats == 1 or self.match.game.page.together(self.match.state),
            "conceded": bool(outcome) and any(given.text == CONCEDE.verb for given in self.match.history),
            "words": outcome.words if outcome else "",
            "waiting": list(self.questions()),
            "step": len(self.match.history),
            "turn": len(self.match.turns) - 1,
        }


def is_about_answers(row: Row) -> bool:
    """Whether a row is an answer, or takes some back; what people said and are called is neither."""
    return row.seat != TABLE or any(
        key in ("undo", "ask_undo", "undo_ok", "struck", "back") for key in json.loads(row.text)
    )


def without_struck_rows(rows: Sequence[Row]) -> list[Row]:
    """The rows without those that were struck out because the rules could not digest them."""
    kept: list[Row] = []
    for row in rows:
        if row.seat == TABLE and '"strike"' in row.text and "strike" in (noted := json.loads(row.text)):
            kept = [old for old in kept if old.number != noted["strike"]]
            kept.append(Row(row.number, TABLE, note(struck=noted["strike"]), row.time))
        elif row.seat == TABLE and '"again"' in row.text and "again" in (noted := json.loads(row.text)):
            kept = [*(old for old in kept if old.number < noted["again"] or not is_about_answers(old)), row]
        else:
            kept.append(row)
    return kept


async def read_ledger(row: GameRow, rows: list[Row], match: Match | None = None) -> Ledger:
    """A game from its ledger, and the match before the first row. Long ones let others go first now and then."""
    ledger = Ledger(row, match)
    for number, line in enumerate(without_struck_rows(rows)):
        ledger.apply(line)
        if number % 50 == 49:
            await asyncio.sleep(0)
    return ledger
