"""Worlds that a seat can't tell from the true one: whatever it does not know lies otherwise.

What the seat can't know now is dealt by the game's `conceal`. Then the turn is thought back: cards that the
seat saw and that were shuffled away since, or secretly rearranged, must have been what it saw. Where they
went is imagined so that it fits, so that everything done with them stays possible.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from rulewright.kernel.dice import Dice
from rulewright.kernel.question import CardId, Face, Option, Seat
from rulewright.kernel.state import State

if TYPE_CHECKING:
    from rulewright.kernel.game import Game

Order: TypeAlias = Sequence[int]


class Mix(NamedTuple):
    """Faces changed places: sleeve i got what was in sleeve order[i]. `seen` says who knew it before."""

    cards: tuple[CardId, ...]
    order: tuple[int, ...]
    seen: tuple[int, ...]


def another_world(
    game: "Game", now: State, mixes: Sequence[Mix], script: Sequence[Option], seat: Seat, dice: Dice
) -> tuple[list[Face], list[Order]]:
    """The faces at the turn's start and the order of each of its mixes, as the seat may believe them.

    `now` is used up.
    """
    truth, bit = now.faces[:], 1 << seat
    game.rules.conceal(now, seat, dice)
    faces = now.faces
    orders: list[Order] = []
    known = [bool(mask & bit) for mask in now.seen]  # whether the seat sees what lies here, now or later
    touched = {number for answer in script for number in answer[1:]} if mixes else set()
    for mix in reversed(mixes):
        _lay_back(truth, mix.cards, mix.order)
        after = [known[card] for card in mix.cards]
        for place, i in enumerate(mix.order):
            known[mix.cards[i]] = after[place] or bool(mix.seen[i] & bit)
        lost = [i for place, i in enumerate(mix.order) if mix.seen[i] & bit and not after[place]]
        order = _fitting_order(mix, lost, after, faces, truth, known, touched, dice) if lost else mix.order
        _lay_back(faces, mix.cards, order)
        orders.append(order)
    return faces, orders[::-1]


def _fitting_order(
    mix: Mix,
    lost: list[int],
    after: list[bool],
    faces: list[Face],
    truth: list[Face],
    known: list[bool],
    touched: set[int],
    dice: Dice,
) -> Order:
    """An order by which the lost cards, known before the mix, came to where they are imagined after it.

    Where a lost card was dealt to a sleeve outside the mix, it changes places with one inside. Not all can
    always be fitted. Those that this turn's answers were about come first: they decided what could be
    answered. For the same reason the others keep off the sleeves that answers were about.
    """
    cards = mix.cards
    free = dice.shuffled([place for place, sure in enumerate(after) if not sure])
    found: dict[int, int] = {}  # place after the mix -> place before it
    missing: list[int] = []
    for i in sorted(lost, key=lambda i: cards[i] not in touched):
        place = next((p for p in free if faces[cards[p]] == truth[cards[i]]), None)
        if place is None:
            missing.append(i)
        else:
            free.remove(place)
            found[place] = i
    inside = set(cards)
    outside = [card for card, sure in enumerate(known) if not sure and card not in inside] if missing else []
    outside = dice.shuffled(outside)
    for i in missing:
        place = min(free, key=lambda p: cards[p] in touched, default=-1)
        holders = [card for card in outside if faces[card] == truth[cards[i]]]
        holder = min(holders, key=lambda card: card in touched, default=-1)
        if min(place, holder) < 0 or (cards[i] not in touched and touched & {cards[place], holder}):
            continue
        free.remove(place)
        faces[holder], faces[cards[place]] = faces[cards[place]], faces[holder]
        found[place] = i
    taken = set(found.values())
    rest = [i for place, i in enumerate(mix.order) if not after[place] and i not in taken]
    found.update(zip(free, rest, strict=True))
    return [found.get(place, i) for place, i in enumerate(mix.order)]


def _lay_back(faces: list[Face], cards: Sequence[CardId], order: Order) -> None:
    moved = [faces[card] for card in cards]
    for i, face in zip(order, moved, strict=True):
        faces[cards[i]] = face
