"""The part of a state that the kernel needs to know, and what a seat may see of it.

Hidden information has one form in every game. A card is an id: a sleeve that lies somewhere in the open
structure of the state. What is in the sleeve is `faces[id]`; who knows it is `seen[id]`, a bit a seat.
Shuffling permutes faces among sleeves and makes everybody forget, so an id never gives a card away; a view
is the state with the unknown faces blanked; an imagined world is the state with the unknown faces dealt anew.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import HIDDEN, CardId, Face, Seat


class Outcome(NamedTuple):
    """How a match ended. No winners: a draw."""

    winners: tuple[Seat, ...]
    clause: str
    words: str


@dataclass(slots=True)
class State:
    """What every game's state has: dice, the sleeves, who has left the match, and the outcome."""

    dice: Dice
    seats: int
    faces: list[Face]
    seen: list[int]
    gone: int  # seats that conceded, as bits
    outcome: Outcome | None


S = TypeVar("S", bound=State)


def knows(state: State, seat: Seat, card: CardId) -> bool:
    """Whether the seat may look at this card."""
    return bool(state.seen[card] & (1 << seat))


def blank_unknown(state: S, viewer: Seat | None) -> S:
    """A copy of the state in which only what the viewer may know is left (None: the open table)."""
    view = copy_state(state)
    if viewer is None:
        return view
    view.dice.state = 0
    bit = 1 << viewer
    seen = state.seen
    view.faces = [face if seen[i] & bit else HIDDEN for i, face in enumerate(state.faces)]
    view.seen = [mask & bit for mask in seen]
    return view


def deal_unknown(state: State, seat: Seat, dice: Dice) -> None:
    """Deal all that the seat can't know anew: enough where any unknown card may lie in any unknown sleeve."""
    unknown = [CardId(card) for card, mask in enumerate(state.seen) if not mask & (1 << seat)]
    deal(state, unknown, [state.faces[card] for card in unknown], dice)


def deal(state: State, cards: list[CardId], faces: list[Face], dice: Dice) -> None:
    """Put these faces into these sleeves in random order; for `conceal`."""
    all_faces = state.faces
    for place, i in enumerate(dice.order(len(cards))):
        all_faces[cards[place]] = faces[i]


def add_cards(state: State, faces: Sequence[Face], seen: int) -> list[CardId]:
    """New sleeves with these faces, known to these seats (one bit per seat); for positions written by hand."""
    first = len(state.faces)
    state.faces += faces
    state.seen += [seen] * len(faces)
    return [CardId(card) for card in range(first, len(state.faces))]
