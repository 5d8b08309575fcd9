"""What pieces are worth, and what the squares add on which they stand, early and late in a game."""

from rulewright.games.lytharian.normal.cards.troops import ALL_ROLES, BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK, Role
from rulewright.games.lytharian.normal.rules.board import BLACK, BOARD, PIECES, SQUARES, WHITE, SquareId, rank_of

WORTH = (0, 100, 320, 335, 500, 950, 0)  # by role, in hundredths of a Pawn
MIDDLE = [min(BOARD.gap8[square][center] for center in (27, 28, 35, 36)) for square in SQUARES]  # 0 to 3
OFF_CENTER = [abs(2 * (square >> 3) - 7) // 2 + abs(2 * (square & 7) - 7) // 2 for square in SQUARES]  # 0 to 6
AHEAD_EARLY = (0, 0, 3, 10, 20, 35, 60, 0)  # what a Pawn's way is worth, by rank
AHEAD_LATE = (0, 0, 8, 20, 38, 70, 120, 0)


def _early(role: Role, square: SquareId) -> int:
    """What a square adds to a white piece while there are many officers."""
    rank, far = rank_of(square), MIDDLE[square]
    file = square - 8 * rank
    if role == PAWN:
        center = 14 if file in (3, 4) and rank in (3, 4) else 6 if file in (2, 3, 4, 5) and rank in (2, 3) else 0
        held_back = -16 if file in (3, 4) and rank == 1 else 0
        shield = 8 if file in (0, 1, 2, 5, 6, 7) and rank == 1 else 0
        return AHEAD_EARLY[rank] + center + held_back + shield
    if role == KNIGHT:
        return 22 - 18 * far - (12 if rank == 0 else 0) + (8 if rank in (4, 5) and far < 2 else 0)
    if role == BISHOP:
        return 14 - 8 * far - (14 if rank == 0 else 0) + (6 if file in (1, 6) and rank == 1 else 0)
    if role == ROOK:
        return 22 if rank == 6 else 6 * (file in (3, 4)) + 3 * (file in (2, 5)) - (4 if rank in (2, 3) else 0)
    if role == QUEEN:
        return 4 - 3 * far - (8 if rank in (2, 3, 4) and far < 2 else 0)
    return (30 if file in (1, 2, 6) else 12 if file in (0, 7) else 0) - 26 * min(rank, 3)


def _late(role: Role, square: SquareId) -> int:
    """What a square adds to a white piece once few officers are left."""
    rank, far = rank_of(square), MIDDLE[square]
    if role == PAWN:
        return AHEAD_LATE[rank]
    if role == KING:
        return 30 - 16 * far
    if role == ROOK:
        return 20 if rank == 6 else 0
    return (18 if role == KNIGHT else 10) - 9 * far


def _table(late: bool) -> list[list[int]]:
    """The worth of each piece on each square, counted for White."""
    table = [[0] * 64 for _ in range(16)]
    for role in ALL_ROLES:
        for square in SQUARES:
            worth = WORTH[role] + (_late(role, square) if late else _early(role, square))
            table[PIECES[WHITE][role]][square] = worth
            table[PIECES[BLACK][role]][square ^ 56] = -worth
    return table


EARLY, LATE = _table(late=False), _table(late=True)
OFFICERS_LATE = 2600  # worth of the officers of both sides below which it is late
