"""Outposts in numbers, for those who learn from it."""

from collections.abc import Mapping
from typing import Any

from rulewright.games.outposts.cards import FACTIONS
from rulewright.games.outposts.rules.book import Book
from rulewright.games.outposts.rules.state import STEPS, Facing, FactionId, GroupId, OutpostId, State, StepId, ZoneId
from rulewright.kernel.game import Encoding

GROUPS = 4  # attacking groups that are told apart


def sizes(book: Book) -> Mapping[Any, int]:
    """How many there are of each kind."""
    return {
        OutpostId: book.rules.outposts_max, GroupId: GROUPS, FactionId: len(FACTIONS), ZoneId: 3, Facing: 2,
        StepId: len(STEPS), int: 12,
    }  # fmt: skip


ENCODING: Encoding[State] = Encoding(
    sizes=sizes,
    lengths={"outposts": 3, "groups": GROUPS, "targets": GROUPS, "waiting": GROUPS},
    left_out=(
        "presets",
        "State.owner",
        "sprung",
        "boxes",
        "Player.box",
        "fresh",
        "spent",
        "Player.aside",
        "queue",
        "spoils",
    ),
    by_seat=("packets", "kept"),
    only_faces_hidden=True,
)
