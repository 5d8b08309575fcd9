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
from rulewright.kernel.game import Encoding, Planes
from rulewright.kernel.question import Seat

TROOPS, SQUARES, STACK, ROLES = 32, 64, 4, 6
OTHERS = ROLES  # planes of roles: the own side's, then the other's
UP, CARD, ATTACK, DEFENSE, AURA, CURSE, WEAPON, ARMOR = range(2 * ROLES, 2 * ROLES + 8)
_NAMES = ("King", "Queen", "Rook", "Knight", "Bishop", "Pawn")
PLANE_NAMES = (
    *[f"own {role}" for role in _NAMES], *[f"other {role}" for role in _NAMES],
    "face up", "card (number + 1)", "Att", "Def", "aura", "curse", "weapon", "armor",
)  # fmt: skip


def sizes(book: Book) -> Mapping[Any, int]:
    """How many there are of each kind."""
    return {
        TroopId: TROOPS, SquareId: SQUARES, AbilityId: len(ABILITY_KEYS), ArmyId: len(ARMIES), WayId: 8,
        ElementId: len(FLAMES), StackId: STACK, int: 16,
    }  # fmt: skip


def on_the_stack(view: State, uid: int) -> int:
    return next((i for i, item in enumerate(view.stack) if item.uid == uid), -1)


def fill(view: State, seat: Seat) -> tuple[list[int], list[int], list[int]]:
    """What stands on each square, as far as the seat knows."""
    cards, faces, seen, copies = view.book.cards, view.faces, view.seen, view.copy
    roles, owners, up = view.role, view.owner, view.up  # a look at an object each would be most of the work
    held = ((AURA, view.aura), (CURSE, view.curse), (WEAPON, view.weapon), (ARMOR, view.armor))
    ones: list[int] = []
    places: list[int] = []
    values: list[int] = []
    for square, troop in enumerate(view.board):
        if troop < 0:
            continue
        role = roles[troop] if owners[troop] == seat else roles[troop] + OTHERS
        ones.append(role * SQUARES + square)
        if up[troop]:
            ones.append(UP * SQUARES + square)
        face = copies[troop]
        if face < 0 and seen[troop] >> seat & 1:
            face = faces[troop]
        if face >= 0:
            card = cards[face]
            places += (CARD * SQUARES + square, ATTACK * SQUARES + square, DEFENSE * SQUARES + square)
            values += (face + 1, card.att, card.defense)
    for plane, cards_held in held:
        if max(cards_held) >= 0:
            ones += [plane * SQUARES + square for square, troop in enumerate(view.board)
                     if troop >= 0 and cards_held[troop] >= 0]  # fmt: skip
    return ones, places, values


_BY_TROOP = ("hurt", "up", "soul", "moved", "left", "ward", "guard", "like")
ENCODING: Encoding[State] = Encoding(
    sizes=sizes,
    places={StackId: on_the_stack},
    lengths=dict.fromkeys(_BY_TROOP, TROOPS) | {"State.at": TROOPS, "stack": STACK, "lasting_used": 2, "Fight.left": 2,
        "hidden": 2, "negated": 2, "ram": 2, "mobility": 2, "form": 2, "berserk": 2, "early": 2},
    left_out=(
        "State.owner", "armies", "lists", "board", "role", "used", "likely", "rumors", "no_comrades", "uid", "disabled",
        "State.up", "Item.card", "power", "held", "gear", "n", "fought", "chosen",
    ),
    planes=Planes(PLANE_NAMES, SQUARES, fill),
    only_faces_hidden=True,
)  # fmt: skip
