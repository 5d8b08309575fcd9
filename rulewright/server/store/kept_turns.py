"""Turns that are kept: how a match stood when a turn began, and what happened in those before it, packed.

From the turns that were kept a match goes on where its latest one began, without its earlier answers being given again.
Each holds what came since the one kept before it, so that a long match writes no more for a turn than a short one.
"""

from collections.abc import Sequence
from dataclasses import fields
from itertools import pairwise
from operator import attrgetter
from typing import Any, NamedTuple

import msgspec

from rulewright.kernel.copying import pack_state, unpack_state
from rulewright.kernel.event import from_logged, logged
from rulewright.kernel.game import Game
from rulewright.kernel.live_table import Course, Mark, PastTurn
from rulewright.kernel.match import Match
from rulewright.kernel.question import Seat
from rulewright.kernel.record import Answer, Record, unpack_position
from rulewright.kernel.viewpoint import same_option

values_of = attrgetter(*[each.name for each in fields(Mark)])  # dataclasses.astuple copies each number on its own


class KeptTurn(NamedTuple):
    """One turn's start. The lists hold what came since the turn `since`, whose start was kept before (0: the setup)."""

    turn: int
    since: int
    start: bytes  # the packed state: only the latest are read again
    midway: bool
    turns: list[int]
    pages: list[int]
    owners: list[Seat | None]
    history: list[Answer]
    log: msgspec.Raw  # read only as far as it can be taken back
    script: list[Any]  # of the turn before, for who takes back what ended it
    marks: list[Any]  # of the answers that can still be taken back


def keep_turn(match: Match, since: int) -> bytes:
    """The match at the start of its turn, packed; the turn `since` has been kept."""
    course, turn = match.course, len(match.turns) - 1
    past = course.past[-1] if course.past else None
    events = course.log[course.pages[since] : course.pages[turn]]
    kept = KeptTurn(
        turn=turn,
        since=since,
        start=msgspec.msgpack.encode(pack_state(course.start)),
        midway=course.midway,
        turns=course.turns[since:turn],
        pages=course.pages[since:turn],
        owners=course.owners[since:turn],
        history=course.history[course.turns[since] : course.turns[turn]],
        log=msgspec.Raw(msgspec.msgpack.encode([logged(entry) for entry in events])),
        script=past.script if past else [],
        marks=[values_of(mark) for mark in course.marks if mark.turn < turn],
    )
    return msgspec.msgpack.encode(kept)


def resume(record: Record, game: Game, kept: Sequence[bytes]) -> Match:
    """The match as it stood when the latest kept turn began; `kept` follow each other, the oldest first."""
    turns = [msgspec.msgpack.decode(each, type=KeptTurn) for each in kept]
    book = game.rules.book(record.variant)
    position = None if record.position is None else unpack_position(game, book, record.position)
    book = position.book if position else book

    def start_of(turn: KeptTurn) -> Any:
        return unpack_state(game.rules.state, msgspec.msgpack.decode(turn.start), book)

    past: list[PastTurn] = []
    for before, after in pairwise(turns[-2 * record.seats - 1 :]):
        if after.turn == before.turn + 1:
            past.append(PastTurn(start_of(before), [same_option(each) for each in after.script], before.midway))
        else:
            past.clear()
    last = turns[-1]
    latest = past.pop() if past else None  # the turn before
    course = Course(latest.start if latest else start_of(last), record.windows, midway=bool(latest and latest.midway))
    course.script, course.past = latest.script if latest else [], past
    settled = len(turns) - 2 * record.seats - 2  # whose log nobody takes back
    answers: dict[Answer, Answer] = {}  # most come again
    for number, each in enumerate(turns):
        course.turns += each.turns
        course.pages += each.pages
        course.owners += each.owners
        course.history += [answers.setdefault(given, given) for given in each.history]
        events = msgspec.msgpack.decode(each.log, type=list[msgspec.Raw])
        if number < settled:
            course.log.add_packed(bytes(each.log), len(events))
        else:
            course.log.tail += [from_logged(*msgspec.msgpack.decode(event)) for event in events]
    course.marks = [Mark(*each) for each in last.marks]
    match = Match.resume(record, game, course, start_of(last), position)
    if latest is None:  # what came before this turn can't be taken back
        course.past.clear()
        course.marks = [mark for mark in course.marks if mark.turn >= last.turn]
    return match
