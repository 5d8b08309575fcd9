"""The roles of chess, and the troop cards that stand for the pieces: the rest of a card is decoration (LC-R261)."""

from collections import Counter
from collections.abc import Sequence
from typing import NewType

from rulewright.games.lytharian.cards import OFFICIAL_CARDS
from rulewright.games.lytharian.cards.card import Card
from rulewright.kernel.errors import nearest
from rulewright.kernel.question import Face

Role = NewType("Role", int)

PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = [Role(role) for role in range(1, 7)]
ALL_ROLES = (PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING)
NO_ROLE = Role(-1)  # of a move: the piece stays what it is
ROLE_NAMES = ("", "Pawn", "Knight", "Bishop", "Rook", "Queen", "King")
PROMOTED = (QUEEN, ROOK, BISHOP, KNIGHT)
BACK_RANK = (ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK)  # LC-055, from the a-file; LC-056 mirrors it


CARDS: tuple[Card, ...] = tuple([card for card in OFFICIAL_CARDS if card.kind == "troop"])
FACES = {card.key: Face(face) for face, card in enumerate(CARDS)}
_PRINTED = (KING, QUEEN, ROOK, KNIGHT, BISHOP, PAWN)  # in the order in which cards count them


def printed_role(card: Card) -> Role:
    """The chess role printed on a card (LC-030)."""
    return _PRINTED[card.role]


def lined_up(troops: Sequence[str]) -> list[Face]:
    """Sixteen cards (LC-034) as faces: the back rank from the a-file (LC-055), then the Pawns."""
    faces = [FACES[key] for key in troops]
    of_role = {role: [face for face in faces if printed_role(CARDS[face]) == role] for role in _PRINTED}
    return [of_role[role].pop(0) for role in BACK_RANK] + of_role[PAWN]


def misfits(troops: Sequence[str]) -> list[str]:
    """Why these cards can't be a side: each role as often as in chess, any card of it (LC-034, LC-345)."""
    unknown = [key for key in dict.fromkeys(troops) if key not in FACES]
    found = [f"there is no troop '{key}'.{nearest(key, list(FACES))}" for key in unknown]
    counts = Counter(printed_role(CARDS[FACES[key]]) for key in troops if key in FACES)
    wanted = Counter((*BACK_RANK, *[PAWN] * 8))
    return found + [f"{counts[role]} {ROLE_NAMES[role]}{'s' * (counts[role] != 1)}; a side has {wanted[role]} (LC-034)"
                    for role in _PRINTED if counts[role] != wanted[role]]  # fmt: skip
