"""Sentences about whoever reads them: 'Ada draws two cards' is told to Ada as 'You draw two cards'."""

import re
from collections.abc import Sequence

from rulewright.kernel.question import SPECTATOR, Seat

READER = "\x01"  # stands where the reader's name would
IRREGULAR = {"is": "are", "has": "have", "was": "were", "does": "do", "goes": "go", "dies": "die", "lies": "lie"}
SECOND = ("asks", "goes", "passes", "sets", "takes")  # verbs after 'and'; other words there, as 'cards', are none
ABOUT_READER = re.compile(r"You(r)? ")
VERB = re.compile(rf"(?P<start>^You) (?P<verb>[a-z]+s)\b|(?P<and>\band) (?P<second>{'|'.join(SECOND)})\b")


def with_reader(names: Sequence[str], viewer: Seat | None) -> list[str]:
    """The names as sentences for this viewer are made with them."""
    if viewer is None or viewer == SPECTATOR:
        return list(names)
    return [READER if seat == viewer else name for seat, name in enumerate(names)]


def as_you(words: str) -> str:
    """A sentence made with such names, as its reader is told it."""
    if READER not in words:
        return words
    subject = words.startswith(f"{READER} ")
    words = re.sub(rf"^{READER}'s\b", "Your", words)
    words = re.sub(rf"^{READER}", "You", words)
    words = words.replace(f"{READER}'s", "your").replace(READER, "you")
    return VERB.sub(_plainly, words) if subject else words


def is_about_reader(words: str) -> bool:
    """Whether a sentence as told says what its reader did, or what became of them."""
    return bool(ABOUT_READER.match(words))


def _plainly(found: re.Match[str]) -> str:
    return f"{found['start'] or found['and']} {plain(found['verb'] or found['second'])}"


def plain(verb: str) -> str:
    """'draws' as it follows 'you': 'draw'."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return verb[:-2] if verb.endswith(("shes", "ches", "sses", "xes", "zes")) else verb[:-1]


NUMBERED = re.compile(r"\b[Pp]layer (\d)\b")


def by_name(words: str, names: Sequence[str], reader: Seat) -> str:
    """The words of a game, which knows seats by their numbers, with the names of those who sit there."""

    def named(found: re.Match[str]) -> str:
        seat = int(found[1]) - 1
        if seat == reader:
            return "you" if found.start() else "You"
        return names[seat] if seat < len(names) else found[0]

    return NUMBERED.sub(named, words)
