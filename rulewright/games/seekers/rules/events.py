"""Triggered effects: what happened is matched with what waits for it; they go onto the Stack later (SK-163)."""

from rulewright.games.seekers.rules.state import TRIGGER, Item, Lasting, State, printed
from rulewright.kernel.question import Seat


def new_item(
    state: State, kind: int, seat: Seat, face: int, card: int = -1, action: bool = False, trigger: str = ""
) -> Item:
    """A fresh object for the Stack."""
    state.births += 1
    return Item(state.births, kind, card, face, action, seat, False, -1, [], 0, 0, trigger, 0, -1)


def happen(state: State, event: str, seat: Seat, n: int = 0, unit: int = -1, uid: int = -1) -> None:
    """Something happened to or by a player: their Seeker, Equipment and effect Zone may trigger (SK-168)."""
    player, waiters = state.players[seat], state.book.whens.get(event)
    if player.out or not waiters:
        return
    if player.seeker in waiters:
        _match(state, event, seat, player.seeker, False, n, unit, uid)
    for card in player.equipment:
        if state.faces[card] in waiters:
            _match(state, event, seat, state.faces[card], False, n, unit, uid)
    for lasting in player.zone:
        if lasting.face in waiters and not lasting.down:
            design = printed(state, lasting)
            if design.linger is not None and design.linger.whens:
                _match(state, event, seat, lasting.face, lasting.action, n, unit, uid, lasting.born)


def ended(state: State, lasting: Lasting) -> None:
    """The Moments of something in an effect Zone have run out: its own effects for then trigger (SK-R121)."""
    design = printed(state, lasting)
    if design.linger is not None and design.linger.whens and not state.players[lasting.seat].out:
        _match(state, "ended", lasting.seat, lasting.face, lasting.action, 0, lasting.unit, -1, lasting.born)


def _match(
    state: State, event: str, seat: Seat, face: int, action: bool, n: int, unit: int, uid: int, born: int = -1
) -> None:
    card = state.book.cards[face]
    whens = card.whens
    if born >= 0:
        design = card.action if action else card
        assert design is not None
        assert design.linger is not None
        whens = design.linger.whens
    for index, when in enumerate(whens):
        if when.event != event:
            continue
        if when.once:
            key = f"once:{face}:{index}"
            counts = state.players[seat].events
            if counts.get(key):
                continue
            counts[key] = 1
        item = new_item(state, TRIGGER, seat, face, action=action, trigger=f"when:{index}")
        item.n, item.unit = n, unit
        item.targets = [uid, born]
        state.waiting.append(item)


def count(state: State, seat: Seat, event: str) -> int:
    """Count something that happens to or by a player this turn; returns how often it has."""
    events = state.players[seat].events
    events[event] = events.get(event, 0) + 1
    return events[event]


def ownerless(state: State, trigger: str, unit: int, n: int) -> None:
    """A trigger that nobody controls: Bleed, Shocked, hexes (SK-R111)."""
    item = new_item(state, TRIGGER, -1, -1, trigger=trigger)
    item.unit, item.n = unit, n
    state.waiting.append(item)
