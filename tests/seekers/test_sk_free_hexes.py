"""Cards that need a free hex in sight: whether they are offered where there is hardly one.

The Seeker stands at the end of a corridor, in the map's corner:

        r=-1        # # # # #            # wall, S the Seeker on (6,0)
        r= 0    . . . . . . S
        r= 1      # # # # #
"""

from dataclasses import replace

import pytest
from seekers_table import Side, position, priority, upto

from rulewright.games.seekers.rules.ids import UnitId
from rulewright.games.seekers.rules.maps import MIST, make_map
from rulewright.games.seekers.rules.state import Ailment, State
from rulewright.kernel.variant import OFFICIAL, Variant

Spot = tuple[int, int]
WALLS = [*((q, -1) for q in range(2, 7)), *((q, 1) for q in range(1, 6))]
BLOCKING = Variant("x", rules={"units_block_los": True})
CARDS = ("blink", "open-the-eye", "leyline-step")  # within 3; within 5, for a token unit; within 6


def corridor(*taken: int, mist: Spot | None = None, seat: int = 0, variant: Variant = OFFICIAL) -> State:
    """These hexes of the corridor are taken: the nearest by the other Seeker, the rest by token units."""
    spots = [(q, 0) for q in sorted(taken, reverse=True)] or [(-6, 0)]
    me = Side(at=(6, 0), hand=CARDS, ap=10)
    other = Side("mara", at=spots[0], ap=0, tokens=[("shade", spot) for spot in spots[1:]])
    state = position(*((me, other) if seat == 0 else (other, me)), active=seat, variant=variant)
    special = {MIST: [mist]} if mist else {}
    state.book = replace(state.book, map=make_map("corridor", "Corridor", WALLS, special))
    return state


def offered(state: State) -> list[str]:
    found = upto(priority, state).notations
    return [card for card in CARDS if f"play {card}" in found]


@pytest.mark.rule("SK-R81", "SK-R58", "SK-138")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_is_offered_if_a_hex_within_its_range_is_free(seat: int) -> None:
    assert offered(corridor(seat=seat)) == list(CARDS)
    assert offered(corridor(5, 4, seat=seat)) == list(CARDS)  # the third hex is free
    assert offered(corridor(5, 4, 3, seat=seat)) == ["open-the-eye", "leyline-step"]
    assert offered(corridor(5, 4, 3, 2, 1, seat=seat)) == ["leyline-step"]
    assert offered(corridor(5, 4, 3, 2, 1, 0, seat=seat)) == []


@pytest.mark.rule("SK-R81", "SK-R167", "SK-144")
def test_a_free_hex_in_the_mist_is_not_seen() -> None:
    assert offered(corridor(5, 4, mist=(3, 0))) == []  # nor what lies behind it
    assert offered(corridor(5, 4, mist=(2, 0))) == list(CARDS)  # the third hex lies before it
    assert offered(corridor(5, mist=(4, 0))) == []
    assert offered(corridor(4, mist=(4, 0))) == list(CARDS)


@pytest.mark.rule("SK-R81", "SK-R166", "SK-144")
def test_a_free_hex_behind_a_unit_is_seen_unless_units_block_sight() -> None:
    assert offered(corridor(5)) == list(CARDS)
    assert offered(corridor(5, variant=BLOCKING)) == []
    assert offered(corridor(4, variant=BLOCKING)) == list(CARDS)  # the first hex is free


@pytest.mark.rule("SK-247", "SK-246", "SK-R81")
@pytest.mark.parametrize(("noted", "found"), [(3, list(CARDS)), (4, ["open-the-eye"])])
def test_who_fears_does_not_warp_nearer_but_a_token_unit_may_appear_there(noted: int, found: list[str]) -> None:
    state = corridor(2)  # four hexes away
    assert offered(state) == list(CARDS)
    state.units[0].ailments.append(Ailment("Fear", 2, UnitId(1), note=noted))
    assert offered(state) == found
