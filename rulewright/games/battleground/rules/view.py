"""What a seat can't know: worlds that it can't tell from the true one (BG-R139 to BG-R142)."""

from rulewright.games.battleground.rules.state import Player, Slot, State
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import Face, Seat


def conceal(state: State, seat: Seat, dice: Dice) -> None:
    """Deal anew which of the others' spells are prepared (BG-091, BG-R139).

    All that a player owns is open, and unit cards are never prepared: only the spells of hand and slots change
    places. What lies in a slot must be able to bear its charges (BG-097) and have been in hand when it was filled.
    """
    bit = 1 << seat
    for other, player in enumerate(state.players):
        if other == seat:
            continue
        slots = [slot for slot in player.slots if slot.card >= 0 and not state.seen[slot.card] & bit]
        hand = [card for card in player.spells if not state.seen[card] & bit]
        if not slots or len(slots) + len(hand) < 2:
            continue
        pool = dice.shuffled([state.faces[slot.card] for slot in slots] + [state.faces[card] for card in hand])
        laid = _search(state, player, slots, pool)
        assert laid is not None, "what truly lies there fits"
        for slot, face in zip(slots, laid, strict=True):
            state.faces[slot.card] = face
            pool.remove(face)
        for card, face in zip(hand, pool, strict=True):
            state.faces[card] = face
    state.dice.state = dice.bits()


def _search(state: State, player: Player, slots: list[Slot], pool: list[Face]) -> list[Face] | None:
    """Faces for the slots that fit their charges, the first such choice in the pool's random order."""
    if not slots:
        return []
    for i, face in enumerate(pool):
        if player.came_to_hand.get(face, 0) <= slots[0].laid and bears(state, slots[0], face):
            rest = _search(state, player, slots[1:], pool[:i] + pool[i + 1 :])
            if rest is not None:
                return [face, *rest]
    return None


def bears(state: State, slot: Slot, face: Face) -> bool:
    """Whether a spell could lie in this slot: each charge placed by the charging action was owed (BG-097)."""
    shown = state.book.upgrades[face] if slot.upgraded >> face & 1 else face
    cost = state.book.cards[shown].cost
    return all(n - gift <= cost[kind] for kind, (n, gift) in enumerate(zip(slot.charges, slot.gifts, strict=True)))
