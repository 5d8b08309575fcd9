"""The roles of chess: what a troop card stands for, and what a Pawn may become."""

from typing import NewType

Role = NewType("Role", int)

PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = [Role(role) for role in range(1, 7)]
ALL_ROLES = (PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING)
NO_ROLE = Role(-1)  # of a move: the piece stays what it is
ROLE_NAMES = ("", "Pawn", "Knight", "Bishop", "Rook", "Queen", "King")
PROMOTED = (QUEEN, ROOK, BISHOP, KNIGHT)
BACK_RANK = (ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK)  # LC-055, from the a-file; LC-056 mirrors it
