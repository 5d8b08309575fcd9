"""Triggered effects: what happened is matched with what waits for it; they go onto the Stack later (SK-163)."""

from collections.abc import Sequence
from typing import NamedTuple

from rulewright.games.seekers.cards.lasting import When
from rulewright.games.seekers.rules.ids import NO_FACE, NO_ITEM, NO_LASTING, NO_UNIT, AnyUnit, LastingId, StackId
from rulewright.games.seekers.rules.state import TRIGGER, Item, Lasting, State, printed
from rulewright.kernel.question import NO_CARD, NO_SEAT, CardId, Face, Seat


class Occasion(NamedTuple):
    """Something that happened: what cards call it, how much, to which unit, for the cost of which Stack object."""

    event: str
    n: int = 0
    unit: AnyUnit = NO_UNIT
    paid_for: StackId = NO_ITEM


def new_item(
    state: State, kind: int, seat: Seat, face: Face, card: CardId = NO_CARD, action: bool = False, trigger: str = ""
) -> Item:
    """A fresh object for the Stack."""
    state.births += 1
    return Item(StackId(state.births), kind, card, face, action, seat, trigger=trigger)


def happen(
    state: State, event: str, seat: Seat, n: int = 0, unit: AnyUnit = NO_UNIT, paid_for: StackId = NO_ITEM
) -> None:
    """Something happened to or by a player: their Seeker, Equipment and effect Zone may trigger (SK-168)."""
    player, waiters = state.players[seat], state.book.whens.get(event)
    if waiters is None or player.out:
        return
    faces, cards = state.faces, state.book.cards
    worn = [player.seeker] if player.seeker in waiters else []
    for card in player.equipment:
        if faces[card] in waiters:
            worn.append(faces[card])
    lastings = [lasting for lasting in player.zone if lasting.face in waiters] if player.zone else []  # none face down
    if worn or lastings:
        occasion = Occasion(event, n, unit, paid_for)
        for face in worn:
            _match(state, occasion, seat, face, cards[face].whens)
        for lasting in lastings:
            _match_lasting(state, occasion, lasting)


def ended(state: State, lasting: Lasting) -> None:
    """The Moments of something in an effect Zone have run out: its own effects for then trigger (SK-R121)."""
    if not state.players[lasting.seat].out:
        _match_lasting(state, Occasion("ended", unit=lasting.unit), lasting)


def _match_lasting(state: State, occasion: Occasion, lasting: Lasting) -> None:
    linger = printed(state, lasting).linger
    if linger is not None and linger.whens:
        _match(state, occasion, lasting.seat, lasting.face, linger.whens, lasting.action, lasting.born)


def _match(state: State, occasion: Occasion, seat: Seat, face: Face, whens: Sequence[When], action: bool = False,
           born: LastingId = NO_LASTING) -> None:  # fmt: skip
    for index, when in enumerate(whens):
        if when.event != occasion.event:
            continue
        if when.once:
            key = f"once:{face}:{index}"
            counts = state.players[seat].events
            if counts.get(key):
                continue
            counts[key] = 1
        item = new_item(state, TRIGGER, seat, face, action=action)
        item.when, item.n, item.unit = index, occasion.n, occasion.unit
        item.paid_for, item.lasting = occasion.paid_for, born
        state.waiting.append(item)


def count(state: State, seat: Seat, event: str) -> int:
    """Count something that happens to or by a player this turn; returns how often it has."""
    events = state.players[seat].events
    events[event] = events.get(event, 0) + 1
    return events[event]


def ownerless(state: State, trigger: str, unit: AnyUnit, n: int = 0) -> None:
    """A trigger that nobody controls: Bleed, Shocked, hexes (SK-R111); `n` is for those that need a number."""
    item = new_item(state, TRIGGER, NO_SEAT, NO_FACE, trigger=trigger)
    item.unit, item.n = unit, n
    state.waiting.append(item)
