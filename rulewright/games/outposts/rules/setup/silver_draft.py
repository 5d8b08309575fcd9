"""The Silver draft: packets of mercenaries, some kept and the rest passed on (OP-052 to OP-058)."""

from itertools import combinations

from rulewright.games.outposts.rules import events, prompts, verbs
from rulewright.games.outposts.rules.state import State, all_seats
from rulewright.kernel.errors import ImpossibleSetup
from rulewright.kernel.question import NO_CARD, Option, Seat
from rulewright.kernel.table import Table


def silver_draft(table: Table, state: State) -> None:
    """Packets of seven, two kept and the rest passed on, three times (OP-052 to OP-058)."""
    rules, seats = state.book.rules, all_seats(state)
    if len(state.silver) < rules.silver_pack * state.seats:
        raise ImpossibleSetup(
            f"the Silver deck has {len(state.silver)} cards; {state.seats} players need "
            f"{rules.silver_pack * state.seats} (OP-R13)"
        )
    table.shuffle(state.silver)
    for seat in seats:
        state.packets[seat] = [state.silver.pop() for _ in range(rules.silver_pack)]
    for _ in range(rules.silver_total // rules.silver_pick):
        for seat in seats:
            for card in state.packets[seat]:
                table.show(card, 1 << seat)
        questions = [(seat, pick_options(state, seat)) for seat in seats]
        picks = table.ask_all(questions, prompts.DRAFT)  # OP-054: at the same time and in secret
        for seat in seats:
            _keep(table, state, seat, picks[seat])
        step = 1 if rules.draft_direction == "left" else -1
        state.packets = [state.packets[(seat - step) % state.seats] for seat in seats]  # OP-055
    for seat in seats:
        state.silver += state.packets[seat]  # OP-057
        state.packets[seat] = []
    table.shuffle(state.silver)
    for seat in seats:
        state.players[seat].deck += state.kept[seat]
        state.kept[seat] = []
        table.shuffle(state.players[seat].deck)  # OP-058


def pick_options(state: State, seat: Seat) -> list[Option]:
    """OP-P04: every pair of the packet (by a switch: every single card, or every three)."""
    n = state.book.rules.silver_pick
    none = [NO_CARD] * (3 - n)
    return [verbs.PICK(*cards, *none) for cards in combinations(state.packets[seat], n)]


def _keep(table: Table, state: State, seat: Seat, pick: Option) -> None:
    """The kept cards go into the packet's first sleeves, so that nobody can tell which were taken (OP-R15)."""
    packet = state.packets[seat]
    n = state.book.rules.silver_pick
    kept = [card for card in verbs.PICK.of(pick) if card >= 0]
    order = [packet.index(card) for card in kept] + [i for i, card in enumerate(packet) if card not in kept]
    table.rearrange(packet, order)
    for card in packet:
        state.seen[card] = 1 << seat  # what others saw of this packet no longer tells them where a card is
    for card in packet[:n]:
        state.owner[card] = seat
        table.tell(events.keeps, seat=seat, card=card)
    state.kept[seat] += packet[:n]
    state.packets[seat] = packet[n:]
