"""What a player is told once more with their next question, because it was told while nothing was asked of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.server.tables.table_view import LogLine

MOST = 2


@dataclass(frozen=True, slots=True)
class Told:
    """At which step a player is asked, how many lines there were when they were asked before, and how many now."""

    step: int
    read: int
    lines: int
    words: str = ""  # the latest news
    turn: int = 0  # in which they were told


def news_told(kept: dict[str, Any], news: Sequence[int], lines: Sequence[LogLine], step: int) -> tuple[bool, str]:
    """The latest news for who is asked now, and whether they came since the question before.

    `news` are the numbers of the lines that tell some. They stay for the turn in which they were told.
    """
    turn = lines[-1].turn if lines else 0
    before: Told | None = kept.get("news")
    if before is None or before.step > step:  # taken back: what comes now is told anew
        before = Told(step, min(before.read, len(lines)) if before else len(lines), len(lines))
    elif before.step < step:
        before = Told(step, before.lines, len(lines), before.words if before.turn == turn else "", turn)
    found = [lines[number].words for number in news if number >= before.read][-MOST:]
    kept["news"] = Told(step, before.read, len(lines), " ".join(found) or before.words, turn)
    return bool(found), kept["news"].words


def both(news: tuple[bool, str], losses: tuple[bool, str]) -> tuple[bool, str]:
    """What is told and what was lost, as one: what is fresh, or what was told before."""
    fresh = [words for now, words in (news, losses) if now and words]
    return bool(fresh), " ".join(fresh) or news[1] or losses[1]
