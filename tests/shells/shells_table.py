"""Arranging and playing Shells in tests: a position, then answers by notation without card numbers."""

from typing import Any

from rulewright.games.shells import SHELLS
from rulewright.games.shells.rules.position import position
from rulewright.games.shells.rules.setup import Entry
from rulewright.games.shells.rules.state import State
from rulewright.games.shells.rules.turn import turn
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import CardId
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.testing.script import Script, plain, play, told, upto

NO_BIDS = ("end", "bid 0", "bid 0")


def opened(seats: int = 2, variant: Variant = OFFICIAL, mascots: tuple[str, ...] = ()) -> State:
    """The open box."""
    entries: list[Any] = [Entry(mascot) for mascot in mascots] or [Entry()] * seats  # type: ignore[arg-type]
    state: State = SHELLS.rules.start(SHELLS.rules.book(variant), entries, Dice(1))
    return state


def after(state: State, *answers: str, dice: tuple[int, ...] = ()) -> Script:
    """One whole turn with these answers."""
    return play(turn, state, *answers, dice=dice)


def offered(state: State, *answers: str, dice: tuple[int, ...] = ()) -> list[str]:
    """What may be answered after these answers."""
    return upto(turn, state, *answers, dice=dice).notations


def keys(state: State, cards: list[CardId]) -> list[str]:
    """Cards by their keys."""
    return [state.book.cards[state.faces[card]].key for card in cards]


__all__ = ["NO_BIDS", "SHELLS", "State", "after", "keys", "offered", "opened", "plain", "play", "position", "told",
           "turn", "upto"]  # fmt: skip
