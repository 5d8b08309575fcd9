"""A match as text that reads back without loss: header, one answer a line in the game's notation, end."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rulewright.kernel.errors import BadVariant, MalformedRecord, WrongVersion
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import OFFICIAL, Variant

FORM = 1
_FIRST = "rulewright record"
_SEAT = re.compile(r"[0-9]{1,2}")
_TYPES = {"game": str, "version": int, "seats": int, "seed": int, "lineup": list, "names": list}
_KEYS = ("game", "version", "seats", "seed", "variant", "lineup", "names")
_MORE_KEYS = ("windows", "position")


class Answer(NamedTuple):
    """One answer as it stands in a record."""

    seat: Seat
    text: str


@dataclass
class Record:
    """Everything needed to play a match again."""

    game: str
    version: int
    seats: int
    seed: int
    variant: Variant = OFFICIAL
    lineup: Sequence[dict[str, Any]] = field(default_factory=list)
    names: Sequence[str] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    outcome: str | None = None
    windows: bool = False  # windows with only one answer stand in it, too
    position: dict[str, Any] | None = None  # where it began, if not at the setup: see `kernel.position`

    def header(self) -> dict[str, Any]:
        """All but the answers, as plain values; `of_header` reads them."""
        head = {
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "seed": self.seed,
            "variant": self.variant.data(),
            "lineup": list(self.lineup),
            "names": list(self.names),
        }
        windows = {"windows": True} if self.windows else {}
        return head | windows | ({} if self.position is None else {"position": self.position})

    @classmethod
    def of_header(cls, head: Mapping[str, Any], answers: Sequence[Answer] = (), outcome: str | None = None) -> "Record":
        """The record of a header; whatever else stands in it is left alone."""
        values = {key: head[key] for key in _TYPES} | {key: head[key] for key in _MORE_KEYS if key in head}
        values |= {"variant": Variant.from_data(head["variant"]), "windows": head.get("windows") is True}
        return cls(**values, answers=list(answers), outcome=outcome)

    def text(self) -> str:
        head = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in self.header().items()]
        answers = [f"{answer.seat} {answer.text}" for answer in self.answers]
        end = f"end: {len(self.answers)} answers; {self.outcome or 'still running'}"
        return "\n".join([f"{_FIRST} {FORM}", *head, "", *answers, "", end]) + "\n"

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record; the error says which line is wrong and what would be right."""
        lines = [line.rstrip() for line in text.replace("\r\n", "\n").split("\n")]
        while lines and not lines[-1]:
            lines.pop()
        if not lines or not lines[0].startswith(_FIRST):
            raise MalformedRecord(f"not a record: the first line must be '{_FIRST} {FORM}'")
        if lines[0] != f"{_FIRST} {FORM}":
            raise WrongVersion(f"'{lines[0]}' is another form of record; this reads '{_FIRST} {FORM}'")
        if not lines[-1].startswith("end: "):
            raise MalformedRecord(
                f"the record is cut off after line {len(lines)}: it must close with 'end: <n> answers; ...'"
            )
        head = _header(lines)
        answers = [_answer(number, line) for number, line in _body(lines)]
        count, _, outcome = lines[-1].removeprefix("end: ").partition(" answers; ")
        if count != str(len(answers)) or not outcome:
            raise MalformedRecord(f"the record closes with '{lines[-1]}' but holds {len(answers)} answers")
        try:
            Variant.from_data(head["variant"])
        except BadVariant as wrong:
            raise MalformedRecord(f"the record's variant can't be read: {wrong}") from None
        for key, kind in _TYPES.items():
            if not isinstance(head[key], kind) or isinstance(head[key], bool):
                raise MalformedRecord(f"'{key}: {head[key]}' must be of type {kind.__name__}")
        if not all(isinstance(entry, dict) for entry in head["lineup"]):
            raise MalformedRecord("'lineup' must be a list of objects, one a seat")
        if "position" in head and not isinstance(head["position"], dict):
            raise MalformedRecord("'position' must be an object with 'state'")
        if not all(isinstance(name, str) for name in head["names"]):
            raise MalformedRecord("'names' must be a list of texts, one a seat")
        return cls.of_header(head, answers, None if outcome == "still running" else outcome)


def _header(lines: list[str]) -> dict[str, Any]:
    head: dict[str, Any] = {}
    for number, line in enumerate(lines[1:], start=2):
        if not line:
            break
        key, colon, value = line.partition(": ")
        if not colon or key not in _KEYS + _MORE_KEYS:
            raise MalformedRecord(f"line {number}: '{line}' is not a header line; the keys are {', '.join(_KEYS)}")
        if key in head:
            raise MalformedRecord(f"line {number}: '{key}' stands in the header twice; give it once")
        try:
            head[key] = json.loads(value)
        except (ValueError, RecursionError):  # not JSON, or a number of thousands of digits
            raise MalformedRecord(f"line {number}: the value of '{key}' is not JSON: {value[:60]}") from None
    missing = [key for key in _KEYS if key not in head]
    if missing:
        raise MalformedRecord(f"the header lacks {', '.join(missing)}")
    return head


def _body(lines: list[str]) -> list[tuple[int, str]]:
    begin = lines.index("") + 1 if "" in lines else len(lines)
    body = list(enumerate(lines, start=1))[begin:-1]
    return [(number, line) for number, line in body if line and not line.startswith("#")]


def _answer(number: int, line: str) -> Answer:
    seat, space, text = line.partition(" ")
    if not space or not _SEAT.fullmatch(seat) or not text:
        raise MalformedRecord(f"line {number}: '{line[:60]}' is not an answer; write '<seat> <answer>', as '0 end'")
    return Answer(Seat(int(seat)), text)
