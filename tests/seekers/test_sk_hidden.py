"""What a seat can't know (SK-R08): worlds imagined from it keep all that was seen."""

from collections import Counter
from typing import Any

import pytest
from seekers_table import GAME, Effect, Side, find, position

from rulewright.games.seekers.rules.ids import OWN_ARMORY, ArmoryId
from rulewright.games.seekers.rules.setup.armory import copies_allowed, lacking
from rulewright.games.seekers.rules.state import Preset, State
from rulewright.games.seekers.rules.view import conceal
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.state import add_cards

HAND, DECK = ["throw-down", "whirlwind"], ["heavy-swing", "shrug-off", "tumble"]
WORLDS = 40


def worlds(state: State, seat: int = 0) -> list[State]:
    """Worlds that this seat can't tell from the true one."""
    found = []
    for seed in range(WORLDS):
        world = copy_state(state)
        conceal(world, Seat(seat), Dice(seed))
        found.append(world)
    return found


def keys(state: State, cards: list[CardId]) -> list[str]:
    return [state.book.cards[state.faces[card]].key for card in cards]


def table(known: bool = True, **more: Any) -> State:
    """Who imagines sits across from Brakka, whose list is public or her own."""
    state = position(
        Side(deck=["pyroblast", "blink", "pyroblast", "blink"], hand=["pyroblast"]),
        Side("brakka", at=(3, 0), hand=HAND, **{"deck": DECK, **more}),
    )
    state.presets[1] = state.presets[1]._replace(armory=ArmoryId(0) if known else OWN_ARMORY)
    return state


@pytest.mark.rule("SK-R08")
def test_the_own_hand_is_known_and_the_own_deck_but_for_its_order() -> None:
    state, orders = table(), set()
    for world in worlds(state):
        assert keys(world, world.players[0].hand) == ["pyroblast"]
        assert sorted(keys(world, world.players[0].deck)) == ["blink", "blink", "pyroblast", "pyroblast"]
        orders.add(tuple(keys(world, world.players[0].deck)))
    assert len(orders) == 6


@pytest.mark.rule("SK-R08", "SK-R07")
def test_of_a_public_list_hand_and_deck_are_dealt_anew() -> None:
    state, held = table(), set()
    for world in worlds(state):
        player = world.players[1]
        assert sorted(keys(world, player.hand + player.deck)) == sorted(HAND + DECK)
        held |= set(keys(world, player.hand))
    assert held == {*HAND, *DECK}


@pytest.mark.rule("SK-R08", "SK-273")
def test_a_face_down_card_may_be_any_of_the_hidden_ones_and_a_face_up_one_is_known() -> None:
    zone = [Effect("iron-hide", down=True), Effect("brace", moments=2)]
    state = table(zone=zone)
    down, up = find(state, 1, "iron-hide"), find(state, 1, "brace")
    imagined = {keys(world, [down])[0] for world in worlds(state)}
    assert imagined == {"iron-hide", *HAND, *DECK}
    assert {keys(world, [up])[0] for world in worlds(state)} == {"brace"}


@pytest.mark.rule("SK-R08")
def test_equipment_of_the_sideboard_stays_equipment() -> None:
    state = table()
    faces = [state.book.face(key) for key in ("gravechain", "travellers-boots", "brace")]
    state.owner += [Seat(1)] * 3
    state.players[1].side += add_cards(state, faces, 1 << 1)
    gear = state.players[1].side[:2]
    for world in worlds(state):
        assert sorted(keys(world, gear)) == ["gravechain", "travellers-boots"]
    assert len({tuple(keys(world, gear)) for world in worlds(state)}) == 2


@pytest.mark.rule("SK-R08", "SK-051")
def test_of_a_list_of_ones_own_any_tactic_is_imagined_that_the_seeker_can_play() -> None:
    state, found = table(known=False), set()
    cards = state.book.cards
    brakka = cards[state.players[1].seeker]
    for world in worlds(state):
        hidden = world.players[1].hand + world.players[1].deck
        for face, n in Counter(world.faces[card] for card in hidden).items():
            assert cards[face].kind == "tactic"
            assert not lacking(brakka, cards[face])
            assert n <= copies_allowed(world.book, cards[face])
        found |= set(keys(world, hidden))
    assert len(found) > 20  # far more than the five that truly lie there


@pytest.mark.rule("SK-R08")
def test_copies_that_were_seen_are_not_imagined_again() -> None:
    """All copies of Tumble that a list may hold lie in the open: none is in hand or deck; else one may be."""
    book = table().book
    most = copies_allowed(book, book.cards[book.face("tumble")])
    for seen, imagined in ((most, {0}), (most - 1, {0, 1})):
        state = table(known=False, discard=["tumble"] * seen, deck=DECK * 10)
        hidden = state.players[1].hand + state.players[1].deck
        assert {keys(world, hidden).count("tumble") for world in worlds(state)} == imagined


@pytest.mark.rule("SK-R25", "SK-R07")
def test_what_others_bring_is_hidden_until_all_have_chosen_and_lists_stay_so() -> None:
    state = table()
    state.presets = [Preset(armory=ArmoryId(seat), tactics=(1, 2), side=(3,)) for seat in (0, 1)]  # type: ignore[arg-type]
    for turn, theirs in ((0, Preset()), (1, Preset(armory=ArmoryId(1)))):
        state.turn = turn
        seen = GAME.rules.view(state, Seat(0)).presets
        assert seen[1] == theirs
        assert (seen[0].armory, seen[0].tactics, seen[0].side) == (0, (), ())
    assert GAME.rules.view(state, None).presets == state.presets


@pytest.mark.rule("SK-R08")
def test_nobody_foresees_the_dice() -> None:
    state = table()
    assert len({world.dice.state for world in worlds(state)} | {state.dice.state}) == WORLDS + 1
