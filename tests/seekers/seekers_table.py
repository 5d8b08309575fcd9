"""Arranging and playing Seekers positions in tests: `position(...)`, then `play(step, state, answers, dice=...)`."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rulewright.games.seekers import SEEKERS
from rulewright.games.seekers.rules.book import Book
from rulewright.games.seekers.rules.position import Effect, Side, find, position
from rulewright.games.seekers.rules.setup.entry import Entry
from rulewright.games.seekers.rules.stack import priority
from rulewright.games.seekers.rules.state import State, ailment
from rulewright.games.seekers.rules.turn import turn
from rulewright.kernel.boards.hexes import Hex
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.game import Game
from rulewright.testing.script import Asked, Script, duel, finish, plain, play, upto

GAME: Any = SEEKERS


def game_from(state: State) -> Game:
    """The game from a position on: the active player's turn begins."""

    def start(book: Book, entries: Sequence[Entry], dice: Dice) -> State:
        return copy_state(state)

    return replace(SEEKERS, rules=replace(SEEKERS.rules, start=start))


def triple(state: State, seat: int) -> tuple[int, int, int]:
    """AP/MP/HP, as the rulebook's example prints them."""
    return state.players[seat].ap, state.players[seat].mp, state.units[seat].hp


def at(state: State, unit: int) -> tuple[int, int]:
    """Where a unit stands."""
    spot: Hex = state.book.map.board.hexes[state.units[unit].hex]
    return spot.q, spot.r


def ails(state: State, unit: int, name: str) -> int:
    """How much of an Ailment a unit has, 0 for none."""
    found = ailment(state.units[unit], name)
    return found.n if found else 0


def bare(seeker: str = "theron", **side: Any) -> Side:
    """A side whose Equipment does not meddle: no free step, no more MP, no larger hand."""
    quiet = {"theron": ("emberlords-regalia", "ashen-loop"), "mara": ("nightweave", "coin-of-whispers"),
             "vexia": ("emberlords-regalia", "ashen-loop"), "orin": ("emberlords-regalia", "ashen-loop"),
             "halvard": ("spellbreaker-mail", "gravechain"), "brakka": ("spellbreaker-mail", "gravechain")}  # fmt: skip
    return Side(**{"seeker": seeker, "equipment": quiet[seeker], **side})


def still(**side: Any) -> Side:
    """An opponent who can do nothing but pass, far away unless told."""
    return bare(**{"at": (6, -3), "ap": 0, "mp": 0, **side})


def redesigned(state: State, key: str, **changes: Any) -> State:
    """The position with one card printed otherwise."""
    face = state.book.face(key)
    cards = list(state.book.cards)
    cards[face] = replace(cards[face], **changes)
    state.book = replace(state.book, cards=tuple(cards))
    return state


def told(table: Script, *kinds: str) -> list[str]:
    """The kinds of events that were told, in order; only these kinds."""
    return [kind for kind, _, _ in table.events if kind in kinds]


__all__ = [
    "GAME", "Asked", "Effect", "Script", "Side", "ails", "at", "bare", "duel", "find", "finish", "game_from", "plain",
    "play", "position", "priority", "redesigned", "still", "told", "triple", "turn", "upto",
]  # fmt: skip
