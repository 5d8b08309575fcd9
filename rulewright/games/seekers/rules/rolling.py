"""Dice as the rules throw them: the total, and the faces in order for those who watch (SK-019)."""

from typing import NewType

from rulewright.kernel.table import Table

DiceFaces = NewType("DiceFaces", int)  # what dice show, two digits for each: numbers are all that an event holds
NO_DICE = DiceFaces(0)


def throw(table: Table, dice: int, sides: int = 6) -> tuple[int, DiceFaces]:
    """The total of so many dice, and what they show."""
    total = faces = 0
    for _ in range(dice):
        n = table.roll(sides)
        total += n
        faces = faces * 100 + n
    return total, DiceFaces(faces)


def faces_of(dice: DiceFaces) -> list[int]:
    """The faces in the order in which they fell."""
    found: list[int] = []
    faces: int = dice
    while faces > 0:
        faces, n = divmod(faces, 100)
        found.insert(0, n)
    return found
