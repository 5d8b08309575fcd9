"""What players bring to a match (LC-034 to LC-050)."""

from dataclasses import dataclass

from rulewright.games.lytharian.cards.armies import ARMIES, Army
from rulewright.games.lytharian.rules.book import Book
from rulewright.games.lytharian.rules.setup.army_rules import errors, faces_of, ready_faces
from rulewright.kernel.errors import ImpossibleSetup, UnknownName, nearest
from rulewright.kernel.question import Face


@dataclass(frozen=True)
class Entry:
    """What a player brings: a ready-made army by name, or troops and deck of their own, by card key."""

    army: str | None = None
    troops: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()


def read_entry(book: Book, entry: Entry, seat: int) -> tuple[str, tuple[Face, ...]]:
    """A ready-made army's key, or the faces of an own army and deck, checked (LC-034 to LC-050)."""
    if entry.army is not None:
        if entry.army not in ARMIES:
            raise UnknownName(f"there is no army '{entry.army}'.{nearest(entry.army, list(ARMIES))}")
        return entry.army, ready_faces(book, entry.army)
    if not entry.troops and not entry.deck:
        return "", ()
    own = Army("own", tuple(entry.troops), tuple(entry.deck))
    wrong = errors(book, own)
    if wrong:
        raise ImpossibleSetup(f"seat {seat}: " + "; ".join(wrong))
    return "", faces_of(book, own)
