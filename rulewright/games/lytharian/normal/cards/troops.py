"""The roles of chess, and the troop cards that stand for the pieces: the rest of a card is decoration (LC-R261)."""

from typing import NewType

from rulewright.games.lytharian.cards import OFFICIAL_CARDS
from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.cards.card import Card
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


def lined_up(army: str) -> list[Face]:
    """The sixteen faces of an army (LC-034): its back rank from the a-file (LC-055), then its Pawns."""
    faces = [FACES[key] for key in ARMIES[army].troops]
    of_role = {role: [face for face in faces if printed_role(CARDS[face]) == role] for role in _PRINTED}
    return [of_role[role].pop(0) for role in BACK_RANK] + of_role[PAWN]
