"""The five kinds of mana: their names, their letters, and a cost in them."""

from typing import Final, NewType

Mana = NewType("Mana", int)

MANA: Final = ("white", "blue", "red", "purple", "summoning")  # BG-007, BG-008
LETTERS: Final = "WURPS"
WHITE, BLUE, RED, PURPLE, SUMMONING = KINDS = tuple(Mana(kind) for kind in range(5))

Cost = tuple[int, int, int, int, int]
FREE: Cost = (0, 0, 0, 0, 0)


def cost_of(letters: str) -> Cost:
    """'WWU' as numbers by kind (BG-071)."""
    w, u, r, p, s = (letters.count(letter) for letter in LETTERS)
    return w, u, r, p, s


def parts_of(cost: Cost) -> tuple[tuple[Mana, int], ...]:
    """A cost as (kind, amount), without what it does not ask for."""
    return tuple((kind, cost[kind]) for kind in KINDS if cost[kind])
