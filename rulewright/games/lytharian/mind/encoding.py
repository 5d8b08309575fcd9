"""Lytharian Chess in numbers, for those who learn from it."""

from collections.abc import Mapping
from typing import Any

from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.rules.book import Book
from rulewright.games.lytharian.rules.ids import (
    ABILITY_KEYS,
    FLAMES,
    AbilityId,
    ArmyId,
    ElementId,
    SquareId,
    StackId,
    TroopId,
    WayId,
)
from rulewright.games.lytharian.rules.state import State
from rulewright.kernel.game import Board, Encoding

TROOPS, SQUARES, STACK = 32, 64, 4
BOARD = Board(
    cells=SQUARES, things="board", owner="owner", kind="role", copy="copy", flags={"up": "face up"},
    kinds=("King", "Queen", "Rook", "Knight", "Bishop", "Pawn"),
    facts={"Att": lambda card: card.att, "Def": lambda card: card.defense},
    holds={"aura": "aura", "curse": "curse", "weapon": "weapon", "armor": "armor"},
)  # fmt: skip


def sizes(book: Book) -> Mapping[Any, int]:
    """How many there are of each kind."""
    return {
        TroopId: TROOPS, SquareId: SQUARES, AbilityId: len(ABILITY_KEYS), ArmyId: len(ARMIES), WayId: 8,
        ElementId: len(FLAMES), StackId: STACK, int: 16,
    }  # fmt: skip


def on_the_stack(view: State, uid: int) -> int:
    return next((i for i, item in enumerate(view.stack) if item.uid == uid), -1)


_BY_TROOP = ("hurt", "up", "soul", "moved", "left", "ward", "guard", "like")
ENCODING: Encoding[State] = Encoding(
    sizes=sizes,
    places={StackId: on_the_stack},
    lengths=dict.fromkeys(_BY_TROOP, TROOPS) | {"State.at": TROOPS, "stack": STACK, "lasting_used": 2, "Fight.left": 2,
        "hidden": 2, "negated": 2, "ram": 2, "mobility": 2, "form": 2, "berserk": 2, "early": 2},
    left_out=(
        "State.owner", "armies", "lists", "board", "role", "used", "likely", "rumors", "no_comrades", "uid", "disabled",
        "State.up", "announcing", "Item.card", "power", "held", "gear", "n", "fought", "chosen",
    ),
    board=BOARD,
    only_faces_hidden=True,
)  # fmt: skip
