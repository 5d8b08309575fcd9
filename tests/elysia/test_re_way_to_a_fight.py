"""Who can reach a fight, against a plain search over all payments and all ways.

A payment is any of the hand and front cards that bring Walk or ease a terrain, and any number of Wild (RE-176, RE-R74,
RE-R125). It must pay a way over placed tiles with all tolls, the last one's too (RE-R39, RE-R74), and leave a card in
hand, if only one that it draws (RE-R73, RE-R75).

    (-1,0) plains   (0,0) first village
    (1,0) plains    (1,1) village/water
    (2,0) mountain  (2,1) water
    (3,0) plains    <- the fight
"""

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import chain, combinations

import pytest
from elysia_table import FIRST, Side, arena, at, fighting, idle, place_of, position, ruled, run

from rulewright.games.elysia.cards.atoms import MOUNTAIN, WATER
from rulewright.games.elysia.rules.combat.joining import can_join
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.question import Seat

HELPER = Seat(1)
FIGHT = (3, 0)
TERRAIN = {(-1, 0): "plains", (0, 0): "", (1, 0): "plains", (1, 1): "water", (2, 0): "mountain", (2, 1): "water",
           (3, 0): "plains"}  # fmt: skip
TILES = {(-1, 0): "plains", (1, 0): "plains", (1, 1): "village/water", (2, 0): "mountain", (2, 1): "water",
         (3, 0): "plains"}  # fmt: skip
WALK = {"trailblaze": 2, "adventurer": 2, "climbing-gear": 2, "raft": 2, "pulse-bow": 1, "dodge": 1, "salvage": 0,
        "papyrus": 0, "grapple-line": 0, "steppe-pony": 1}  # fmt: skip
EASES = {"climbing-gear": "mountain", "raft": "water"}
DRAWS = ("adventurer", "papyrus")
HANDS: list[tuple[str, ...]] = [
    (), ("salvage",), ("trailblaze",), ("adventurer",), ("pulse-bow",), ("climbing-gear",), ("raft",),
    ("trailblaze", "salvage"), ("trailblaze", "trailblaze"), ("pulse-bow", "dodge"), ("adventurer", "pulse-bow"),
    ("papyrus", "trailblaze"), ("climbing-gear", "salvage"), ("climbing-gear", "raft"), ("raft", "grapple-line"),
    ("trailblaze", "pulse-bow", "dodge"), ("climbing-gear", "pulse-bow", "salvage"), ("raft", "climbing-gear", "dodge"),
    ("steppe-pony", "salvage"), ("steppe-pony", "pulse-bow", "dodge"), ("adventurer", "trailblaze", "raft"),
]  # fmt: skip


def cost(start: tuple[int, int], eased: set[str], tiles: Sequence[tuple[int, int]], gated: bool) -> float:
    """The cheapest way to the fight: 1 Walk for a tile, 1 more where its terrain is restrictive and not eased."""
    found: set[tuple[int, int]] = set()
    waiting = [(0.0, start)]
    while waiting:
        spent, here = heappop(waiting)
        if here == FIGHT:
            return spent
        if here in found:
            continue
        found.add(here)
        for q, r in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)):
            there = (here[0] + q, here[1] + r)
            if there in tiles:
                terrain = TERRAIN[there]
                toll = 0.0 if terrain in ("", "plains") or terrain in eased else 1e9 if gated else 1.0
                heappush(waiting, (spent + 1 + toll, there))
    return 1e9


def reaches(start: tuple[int, int], hand: Sequence[str], front: Sequence[str], wild: int, gated: bool = False) -> bool:
    """Whether some payment does it."""
    if not hand:
        return False
    if start == FIGHT:
        return True
    cards = [(key, True) for key in hand] + [(key, False) for key in front]
    useful = [each for each in cards if WALK[each[0]] or each[0] in EASES]
    for chosen in chain.from_iterable(combinations(useful, n) for n in range(len(useful) + 1)):
        eased = {EASES[key] for key, _ in chosen if key in EASES}
        left = len(hand) - sum(held for _, held in chosen)
        draws = any(key in DRAWS and held for key, held in chosen)
        walk = sum(WALK[key] for key, _ in chosen) + wild
        if (left or draws) and walk >= cost(start, eased, [(0, 0), *TILES], gated):
            return True
    return False


def helped(start: tuple[int, int], hand: Sequence[str], front: Sequence[str], wild: int, gated: bool = False) -> State:
    helper = Side("tomyris", at=start, hand=hand, front=front, deck=(), wild=wild)
    variant = ruled(terrain_gate="gear" if gated else "toll")
    return position(Side(at=FIGHT, wild=0), helper, tiles=TILES, npcs=[("rat", FIGHT)], variant=variant)


@pytest.mark.rule("RE-176", "RE-R39", "RE-R40", "RE-R72", "RE-R73", "RE-R74", "RE-R75", "RE-R76", "RE-R125")
@pytest.mark.parametrize("start", [(3, 0), (2, 0), (2, 1), (1, 0), (1, 1), (0, 0), (-1, 0)], ids=str)
@pytest.mark.parametrize("gated", [False, True])
def test_who_can_pay_for_a_way_may_join(start: tuple[int, int], gated: bool) -> None:
    for hand in HANDS:
        for front in ((), ("steppe-pony",)):
            for wild in (0, 1, 2, 4):
                state = helped(start, hand, front, wild, gated)
                assert can_join(state, HELPER, place_of(*FIGHT)) is reaches(start, hand, front, wild, gated), (
                    hand, front, wild)  # fmt: skip


@pytest.mark.rule("RE-R74", "RE-R76", "RE-R77", "RE-D13")
@pytest.mark.parametrize("start", [(2, 0), (1, 0), (1, 1), (0, 0)], ids=str)
@pytest.mark.parametrize("last", [False, True])
def test_whatever_is_offered_as_payment_leads_to_the_fight_with_a_card_in_hand(
    start: tuple[int, int], last: bool
) -> None:
    """Each question answered by its first, or each by its last option."""
    joined = 0
    for hand in HANDS:
        for wild in (0, 1, 4):
            if not reaches(start, hand, (), wild):
                continue
            state = helped(start, hand, (), wild)
            held: list[int] = []

            def choose(seat: Seat, key: str, offered: list[str], state: State = state, held: list[int] = held) -> str:
                if key == "join":
                    return offered[-1]
                if key == "pay":
                    return offered[-1 if last else 0]
                if not held:
                    held.append(len(state.players[1].hand))  # as the fight begins
                return offered[0]

            run(fighting(arena(state, ["npc 1"], [FIRST])), state, choose)
            assert at(state, HELPER) == FIGHT
            assert held
            assert held[0] > 0
            joined += 1
    assert joined > 5


@pytest.mark.rule("RE-R73")
def test_who_is_out_joins_nothing() -> None:
    state = position(Side(at=FIGHT), Side("vega", out=True), idle("ravenna"), tiles=TILES, npcs=[("rat", FIGHT)])
    assert not can_join(state, HELPER, place_of(*FIGHT))


def test_the_cards_of_these_payments_are_as_said_above() -> None:
    book = helped((1, 0), (), (), 0).book
    for key, walk in WALK.items():
        card = book.cards[book.keys[key]]
        assert (card.walk, bool(card.draw)) == (walk, key in DRAWS)
    assert [book.cards[book.keys[key]].explore[0].terrain for key in EASES] == [MOUNTAIN, WATER]  # type: ignore[attr-defined]
