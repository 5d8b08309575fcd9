"""The troop cards that stand for the pieces. Only the role matters here; the rest is decoration (LC-R261)."""

from rulewright.games.lytharian.cards import OFFICIAL_CARDS
from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.cards.card import Card
from rulewright.games.lytharian.normal.rules.board import BACK_RANK, BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK

CARDS: tuple[Card, ...] = tuple([card for card in OFFICIAL_CARDS if card.kind == "troop"])
FACES = {card.key: face for face, card in enumerate(CARDS)}
_ROLES = (KING, QUEEN, ROOK, KNIGHT, BISHOP, PAWN)  # in the order in which cards count them


def role_of(card: Card) -> int:
    """The chess role printed on a card (LC-030)."""
    return _ROLES[card.role]


def lined_up(army: str) -> list[int]:
    """The sixteen faces of an army (LC-034): its back rank from the a-file (LC-055), then its Pawns."""
    faces = [FACES[key] for key in ARMIES[army].troops]
    of_role = {role: [face for face in faces if role_of(CARDS[face]) == role] for role in _ROLES}
    return [of_role[role].pop(0) for role in BACK_RANK] + of_role[PAWN]
