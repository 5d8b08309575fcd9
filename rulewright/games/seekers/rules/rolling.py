"""Dice as the rules throw them: the total, and the faces in order for those who watch (SK-019)."""

from rulewright.kernel.table import Table


def throw(table: Table, dice: int, sides: int = 6) -> tuple[int, int]:
    """The total of so many dice and their faces, two digits a die: numbers are all that an event holds."""
    total = faces = 0
    for _ in range(dice):
        n = table.roll(sides)
        total += n
        faces = faces * 100 + n
    return total, faces


def faces_of(faces: int) -> list[int]:
    """The faces in the order in which they fell."""
    found: list[int] = []
    while faces > 0:
        faces, n = divmod(faces, 100)
        found.insert(0, n)
    return found
