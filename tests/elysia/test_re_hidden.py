"""What a seat can't know (RE-R176): worlds imagined from it keep hands, counts and everything that lies open."""

from collections import Counter
from collections.abc import Callable

import pytest
from elysia_table import Foe, Side, names, position

from rulewright.games.elysia.rules.state import State
from rulewright.games.elysia.rules.view import conceal
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import CardId, Seat

MINE = ("march", "silver-ring", "longsword", "reckless-charge")
HERS = ("salvage", "trailblaze", "smoke-charge")


def worlds(state: State, seat: int = 0) -> list[State]:
    """Worlds that this seat can't tell from the true one."""
    found = []
    for seed in range(40):
        world = copy_state(state)
        conceal(world, Seat(seat), Dice(seed))
        found.append(world)
    return found


def table() -> State:
    """Two players, one of whom imagines; every pile holds cards of its own."""
    return position(
        Side(hand=("shield-wall",), deck=MINE, discard=("march",)),
        Side("vega", hand=HERS[:1], deck=HERS[1:], discard=("salvage",)),
        villains=[Foe("algar", deck=("march", "longsword", "silver-ring"))],
        exploration=("treasure-chest", "scimitar", "raft"), exploration_discard=("raft",),
        encounter=("rat", "goblins", "flood"), encounter_discard=("troll",),
    )  # fmt: skip


Pile = Callable[[State], list[CardId]]


def imagined(pile: Pile) -> int:
    """How many orders of a pile are imagined; it always holds the cards that it truly holds."""
    state, found = table(), set()
    true = Counter(names(state, pile(state)))
    for world in worlds(state):
        assert Counter(names(world, pile(world))) == true
        found.add(tuple(names(world, pile(world))))
    return len(found)


@pytest.mark.rule("RE-R176")
def test_the_own_hand_is_known_and_the_own_deck_but_for_its_order() -> None:
    assert imagined(lambda state: state.players[0].hand) == 1
    assert imagined(lambda state: state.players[0].deck) > 10  # of 24


@pytest.mark.rule("RE-R176")
def test_what_a_rival_holds_may_as_well_lie_in_the_deck() -> None:
    assert imagined(lambda state: state.players[1].hand + state.players[1].deck) == 6
    state = table()
    assert {names(world, world.players[1].hand)[0] for world in worlds(state)} == set(HERS)


@pytest.mark.rule("RE-220", "RE-R176")
def test_no_player_knows_which_card_a_villain_is_about_to_play() -> None:
    assert imagined(lambda state: state.villains[0].hand + state.villains[0].deck) == 6
    state = table()
    villain = state.villains[0]
    villain.hand.append(villain.deck.pop())  # its hand pile is as hidden as its deck
    held = {names(world, world.villains[0].hand)[0] for world in worlds(state)}
    assert held == {"march", "longsword", "silver-ring"}


@pytest.mark.rule("RE-R176")
def test_the_order_of_both_encounter_decks_is_hidden_and_what_was_discarded_is_not() -> None:
    assert imagined(lambda state: state.exploration) == 6
    assert imagined(lambda state: state.encounter) == 6
    assert imagined(lambda state: state.exploration_discard + state.encounter_discard) == 1
    assert imagined(lambda state: state.players[0].discard + state.players[1].discard) == 1


@pytest.mark.rule("RE-R36", "RE-R176")
def test_terrain_put_back_in_the_box_may_be_any_and_overlays_are_counted() -> None:
    """Two Overlays lie in the Map Deck, and three pieces of terrain; two more went to the box unseen."""
    pieces = ("plains", "ruins", "forest", "village", "desert")
    state = position(Side(), Side("vega"), map_deck=pieces, box=("water", "mountain"))
    boxes = set()
    for world in worlds(state):
        deck, box = names(world, world.map_deck), names(world, world.box)
        assert {"ruins", "village"} <= set(deck)
        assert sorted(deck + box) == sorted([*pieces, "water", "mountain"])
        boxes.add(tuple(sorted(box)))
    assert len(boxes) == 10  # any two of five


@pytest.mark.rule("RE-R36")
def test_the_last_overlays_are_known_by_their_numbers() -> None:
    """Once no terrain is left in the Map Deck, everybody can count what lies there: it is open."""
    last = position(Side(), Side("vega"), map_deck=("ruins", "village"))
    assert all(last.seen[card] for card in last.map_deck)
    one_more = position(Side(), Side("vega"), map_deck=("ruins", "plains"))
    assert not any(one_more.seen[card] for card in one_more.map_deck)


@pytest.mark.rule("RE-R176")
def test_nobody_foresees_a_shuffle() -> None:
    state = table()
    assert len({world.dice.state for world in worlds(state)} | {state.dice.state}) == 41
