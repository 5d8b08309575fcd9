"""Worlds that a seat can't tell from the true one: whatever it does not know lies otherwise.

Faces that the seat never saw are dealt by the game's `conceal`. What is dealt here is where this turn's
shuffles and secret rearrangements took the cards that the seat had seen before: so that everything done with
them stays possible, and where they lie now stays unknown.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from rulewright.kernel.dice import Dice
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.state import State

Order: TypeAlias = Sequence[int]


class Mix(NamedTuple):
    """Faces changed places: sleeve i got what was in sleeve order[i]. `seen` says who knew it before."""

    cards: tuple[CardId, ...]
    order: tuple[int, ...]
    seen: tuple[int, ...]


def another_world(
    game: Any, now: State, mixes: Sequence[Mix], seat: Seat, dice: Dice
) -> tuple[list[Face], list[Order]]:
    """The faces at the turn's start and the order of each of its mixes, as the seat may believe them.

    `now` is used up.
    """
    orders = _scatter(now, mixes, 1 << seat, dice)
    game.conceal(now, seat, dice)
    for mix, order in zip(reversed(mixes), reversed(orders), strict=True):
        _lay_back(now.faces, mix.cards, order)
    return now.faces, orders


def _scatter(now: State, mixes: Sequence[Mix], bit: int, dice: Dice) -> list[Order]:
    """Lay the cards that the seat lost sight of elsewhere, and mark them as known for `conceal`."""
    orders: list[Order] = [mix.order for mix in mixes]
    known = [bool(mask & bit) for mask in now.seen]  # whether the seat sees what lies here, now or later
    hazy: list[list[int]] = []  # for each mix the places of which the seat has seen nothing since
    lost = False
    for mix in reversed(mixes):
        after = [known[card] for card in mix.cards]
        hazy.append([place for place, sure in enumerate(after) if not sure])
        for place, i in enumerate(mix.order):
            before = bool(mix.seen[i] & bit)
            lost = lost or (before and not after[place])
            known[mix.cards[i]] = before or after[place]
    if not lost:
        return orders
    faces = now.faces
    for mix in reversed(mixes):
        _lay_back(faces, mix.cards, mix.order)
    for number, (mix, places) in enumerate(zip(mixes, reversed(hazy), strict=True)):
        order = list(mix.order)
        for place, i in zip(places, dice.shuffled([order[place] for place in places]), strict=True):
            order[place] = i
        orders[number] = order
        _lay(faces, mix.cards, order)
        _lay(known, mix.cards, order)
    now.seen = [mask | bit if sure else mask for mask, sure in zip(now.seen, known, strict=True)]
    return orders


def _lay(things: list[Any], cards: Sequence[CardId], order: Order) -> None:
    moved = [things[cards[i]] for i in order]
    for card, thing in zip(cards, moved, strict=True):
        things[card] = thing


def _lay_back(things: list[Any], cards: Sequence[CardId], order: Order) -> None:
    moved = [things[card] for card in cards]
    for i, thing in zip(order, moved, strict=True):
        things[cards[i]] = thing
