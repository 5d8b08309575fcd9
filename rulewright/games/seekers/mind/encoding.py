"""Seekers in numbers, for those who learn from it."""

from collections.abc import Mapping
from typing import Any

from rulewright.games.seekers.cards.ailments import AILMENT_NAMES, AilmentId
from rulewright.games.seekers.cards.armories import ARMORIES
from rulewright.games.seekers.rules.book import Book
from rulewright.games.seekers.rules.ids import (
    DIRECTIONS,
    ArmoryId,
    DirectionId,
    HexId,
    LastingId,
    StackId,
    TeamId,
    UnitId,
)
from rulewright.games.seekers.rules.state import State
from rulewright.kernel.game import Encoding

STACK, ZONE, UNITS = 8, 16, 8  # how many are told apart


def sizes(book: Book) -> Mapping[Any, int]:
    """How many there are of each kind."""
    return {
        HexId: len(book.map.hexes), DirectionId: len(DIRECTIONS), UnitId: UNITS, StackId: STACK, LastingId: ZONE,
        AilmentId: len(AILMENT_NAMES), ArmoryId: len(ARMORIES), TeamId: 4,
    }  # fmt: skip


def on_the_stack(view: State, uid: int) -> int:
    """Its place on the Stack, or among the triggers that wait to go there."""
    return next((i for i, item in enumerate([*view.stack, *view.waiting]) if item.uid == uid), -1)


def in_the_zones(view: State, born: int) -> int:
    """Its place among all that lies in effect Zones."""
    lasting = [each for player in view.players for each in player.zone]
    return next((i for i, each in enumerate(lasting) if each.born == born), -1)


ENCODING: Encoding[State] = Encoding(
    sizes=sizes,
    places={StackId: on_the_stack, LastingId: in_the_zones},
    lengths={"units": UNITS, "zone": 6, "ailments": 4, "stack": 4, "targets": 3, "waiting": 2},
    left_out=(
        "presets", "State.owner", "order", "births", "chain", "Item.uid", "Item.card", "Lasting.card", "Lasting.born",
        "events", "paid_for", "when", "trigger", "Ailment.place",
    ),
    words={"Ailment.name": AILMENT_NAMES},
    only_faces_hidden=True,
)  # fmt: skip
