"""Letters that mark places in a drawing of a board."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

T = TypeVar("T")


def is_letter(sign: str) -> bool:
    return len(sign) == 1 and sign.isascii() and sign.isalpha()


def put_marks(signs: list[str], index: Mapping[T, int], marks: Mapping[str, Iterable[T]], things: str) -> None:
    """Put each letter where it marks an open place."""
    for name, places in marks.items():
        if not is_letter(name):
            raise ValueError(f"{name!r} can't mark {things}: use a single letter from A to Z or a to z")
        for place in places:
            i = index.get(place, -1)
            if i < 0:
                raise ValueError(f"{name} marks {place}, which is not on the board: mark {things} of it")
            if signs[i] != ".":
                raise ValueError(f"{name} marks {place}, where {signs[i]} is: mark open {things}, once each")
            signs[i] = name
