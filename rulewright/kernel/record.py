"""A match as text that reads back without loss: header, one answer a line in the game's notation, end.

A record may begin at a position instead of the setup: the packed state, and the cards that only this position has.
Positions may hold cards of their own beside the book's (a nameless creature '3/1/2'). Those of plain numbers and
texts are written down; one that does something has code behind it and can't be.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright.kernel.copying import check_state, pack_state, unpack_state
from rulewright.kernel.dice import FAST, KEYED
from rulewright.kernel.errors import BadVariant, ImpossiblePosition, MalformedRecord, WrongVersion
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import OFFICIAL, Variant

if TYPE_CHECKING:
    from rulewright.kernel.game import Game

FORM = 1
_FIRST = "rulewright record"
_SEAT = re.compile(r"[0-9]{1,2}")
_TYPES = {"game": str, "version": int, "seats": int, "seed": int, "lineup": list, "names": list}
_KEYS = ("game", "version", "seats", "seed", "variant", "lineup", "names")
_MORE_KEYS = ("windows", "dice", "position")


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
    dice: str = FAST  # the generator it was rolled with; older records don't name theirs
    position: dict[str, Any] | None = None  # where it began, if not at the setup: see `pack_position`

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
        dice = {} if self.dice == FAST else {"dice": self.dice}
        return head | windows | dice | ({} if self.position is None else {"position": self.position})

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
        if head.get("dice", FAST) not in (FAST, KEYED):
            raise WrongVersion(f"this version does not know the dice '{head['dice']}'; it knows {FAST} and {KEYED}")
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


# -- positions

PLAIN = (int, str, bool, float)


def pack_position(official: Any, state: Any) -> dict[str, Any]:
    """The state as JSON can hold it; `official` is the book that whoever reads it will have."""
    own = _own_cards(official, state.book)
    if own and _with_cards(official, own) != state.book:
        raise ImpossiblePosition(f"the card '{own[0].key}' of this position is in no book: it can't be recorded")
    packed: dict[str, Any] = {"state": pack_state(state)}
    if own:
        packed["cards"] = [_card_data(card) for card in own]
    return packed


def unpack_position(game: "Game", official: Any, data: Any) -> Any:
    """The state that was packed. Whatever does not fit the game is refused: records come from anywhere."""
    try:
        book = official
        if cards := data.get("cards"):
            book = _with_cards(official, [_card(official, card) for card in cards])
        state = unpack_state(game.rules.state, data["state"], book)
        check_state(state)
        if pack_state(state) != data["state"] or len(state.faces) != len(state.seen):
            raise ValueError("it holds more, or less, than a state of this game")
    except Exception as wrong:  # anything at all may stand in such a text
        raise MalformedRecord(f"the record's position is none of {game.title}: {wrong}") from None
    return state


def _own_cards(official: Any, book: Any) -> tuple[Any, ...]:
    """The cards of the book beyond the official ones; refuses a book that differs in anything else."""
    if book is official or book == official:
        return ()
    known = {f.name for f in fields(official)} >= {"rules", "cards"}
    if not known or book.rules != official.rules or book.cards[: len(official.cards)] != official.cards:
        raise ImpossiblePosition("the position stands under another variant: name the same one to the match")
    own: tuple[Any, ...] = book.cards[len(official.cards) :]
    return own


def _with_cards(official: Any, own: Any) -> Any:
    return replace(official, cards=(*official.cards, *own))


def _card_data(card: Any) -> dict[str, Any]:
    """What differs from an empty card."""
    data: dict[str, Any] = {}
    for each in fields(card):
        value = getattr(card, each.name)
        if not each.init or value == each.default:
            continue
        parts = value if isinstance(value, tuple) else (value,)
        if not all(part is None or isinstance(part, PLAIN) for part in parts):
            raise ImpossiblePosition(f"the card '{card.key}' of this position has {each.name}: it can't be recorded")
        data[each.name] = list(parts) if isinstance(value, tuple) else value
    return data


def _card(official: Any, data: dict[str, Any]) -> Any:
    kind = type(official.cards[0])
    if not is_dataclass(kind):
        raise TypeError(f"{kind.__name__} is no card")
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
    for name, value in values.items():
        if type(value) not in {type(getattr(card, name)) for card in official.cards}:
            raise TypeError(f"'{name}' of a card can't be {value!r}")
    return kind(**values)
