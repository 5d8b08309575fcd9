"""Positions written by hand: what the rules can't have produced is refused with its reason, what they can is not."""

from typing import Any

import pytest
from elysia_table import HERO, Foe, Side, find, idle, names, npcs, position, seen_by, tile

from rulewright.games.elysia.rules.places import NOWHERE, place_of
from rulewright.games.elysia.rules.state import PLAY, State
from rulewright.kernel.errors import ImpossiblePosition
from rulewright.kernel.question import HIDDEN

PLAINS = {(1, 0): "plains"}


def refused(*sides: Side, **given: Any) -> str:
    with pytest.raises(ImpossiblePosition) as error:
        position(*(sides or (Side(), idle())), **given)
    return str(error.value)


@pytest.mark.rule("RE-001")
def test_one_to_eight_players_sit_at_a_table() -> None:
    assert [len(position(*[Side()] * n).players) for n in (1, 8)] == [1, 8]
    assert refused(*[Side()] * 9) == "a position has 1 to 8 sides, not 9 (RE-001)"
    with pytest.raises(ImpossiblePosition, match="not 0"):
        position()


@pytest.mark.rule("RE-086")
def test_the_active_player_sits_at_the_table() -> None:
    assert position(Side(), idle(), active=1).active == 1
    for seat in (-1, 2):
        assert refused(active=seat) == f"there is no seat {seat}: seats are 0 to 1"


@pytest.mark.rule("RE-104", "RE-086")
def test_a_position_is_about_to_play_cards_after_the_turns_of_its_rounds() -> None:
    state = position(Side(), idle(), idle(), round=4, active=1)
    assert (state.turn, state.round, state.part) == (12, 4, PLAY)


@pytest.mark.rule("RE-031", "RE-032")
@pytest.mark.parametrize("name", ["swamp", "castle/plains", "village/", "plains/village"])
def test_a_tile_is_a_terrain_with_or_without_an_overlay(name: str) -> None:
    words = refused(tiles={(1, 0): name})
    assert words.startswith(f"'{name}' is no tile: write a terrain (forest, plains, mountain, desert, water)")
    assert words.endswith("(RE-031, RE-032)")


@pytest.mark.rule("RE-031", "RE-032")
@pytest.mark.parametrize("name", ["water", "village/water", "ruins/forest", "first-village"])
def test_a_tile_that_is_one_lies_where_it_was_put(name: str) -> None:
    assert tile(position(Side(), idle(), tiles={(1, 0): name}), 1, 0) == name


@pytest.mark.rule("RE-125")
def test_nobody_stands_where_no_tile_lies() -> None:
    assert refused(Side(at=(1, 0)), idle()) == "algar stands at (1, 0), where no tile lies: give it in `tiles` (RE-125)"
    assert "rat stands at (1, 0)" in refused(npcs=[("rat", (1, 0))])
    assert "algar stands at (2, 0)" in refused(Side(stranded=(2, 0)), idle())
    stranded = position(Side(at=(1, 0), stranded=(0, 0)), idle(), tiles=PLAINS).players
    assert (stranded[0].stranded, stranded[1].stranded) == (place_of(0, 0), NOWHERE)


@pytest.mark.rule("RE-074")
def test_a_character_is_one_of_the_box() -> None:
    words = refused(Side("nobody"), idle())
    assert words.startswith("there is no Character 'nobody': algar, ")
    assert words.endswith("(RE-074)")


@pytest.mark.rule("RE-011", "RE-036")
@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"map_deck": ("rat",)}, "Rat does not belong there: only terrain, overlay, village_tile"),
        ({"box": ("ruins",)}, "only terrain"),
        ({"exploration": ("rat",)}, "Rat does not belong there: only item, encounter"),
        ({"exploration_discard": ("flood",)}, "Flood does not belong there: only item, encounter"),
        ({"encounter": ("raft",)}, "Raft does not belong there: only monster, event, name"),
        ({"encounter_discard": ("raft",)}, "Raft does not belong there: only monster, event, name"),
        ({"villains": [Foe("vega", deck=("rat",))]}, "Rat does not belong there: only item"),
    ],
)
def test_every_pile_holds_its_own_kinds_of_cards(given: dict[str, Any], words: str) -> None:
    assert words in refused(**given)


@pytest.mark.rule("RE-011")
@pytest.mark.parametrize("pile", ["hand", "deck", "discard", "played", "front"])
def test_the_piles_of_a_player_hold_items(pile: str) -> None:
    holding: dict[str, Any] = {pile: ("rat",)}
    assert refused(Side(**holding), idle()) == "Rat does not belong there: only item"


@pytest.mark.rule("RE-084")
def test_only_a_displayed_side_quest_has_been_completed() -> None:
    state = position(Side(), idle())
    shown = [state.book.cards[face].key for face in state.side]
    hidden = next(card.key for card in state.book.cards if card.home == "side" and card.key not in shown)
    assert refused(Side(done={hidden: 1}), idle()) == f"the Side Quest '{hidden}' is not displayed (RE-084)"
    done = position(Side(done={shown[1]: 2}), idle()).players[0].done
    assert done == [0, 2, *[0] * (len(shown) - 2)]


@pytest.mark.rule("RE-023")
def test_only_monsters_and_villains_stand_on_the_map_by_themselves() -> None:
    assert refused(npcs=[("flood", (0, 0))]) == "Flood is neither Monster nor Villain (RE-023)"
    state = position(Side(), idle(), tiles=PLAINS, npcs=[("rat", (1, 0)), ("tomyris", (0, 0))])
    assert npcs(state) == [("rat", (1, 0)), ("tomyris", (0, 0))]
    rules = state.book.rules
    villain = state.villains[0]
    assert (villain.wild, villain.dark) == (rules.villain_wild, rules.villain_darkness)  # with its Starting Deck
    assert len(villain.deck) == 10


def corrupted(**given: Any) -> State:
    return position(Side(), idle(), idle("zhao-lin"), variant=HERO, villains=[Foe("tomyris", corrupted=True)], **given)


@pytest.mark.rule("RE-229", "RE-230")
def test_the_corrupted_hero_stands_at_the_fortress_with_wild_for_each_player() -> None:
    rules = corrupted().book.rules
    away, there = corrupted(), corrupted(tiles={(1, 0): "fortress/plains"})
    assert (npcs(away), npcs(there)) == ([], [("tomyris", (1, 0))])
    assert away.villains[0].wild == rules.villain_wild
    assert there.villains[0].wild == rules.villain_wild + 3 * rules.corrupted_wild_per_player
    dark = rules.villain_darkness + rules.corrupted_extra_darkness
    assert (away.villains[0].dark, there.villains[0].dark) == (dark, dark)


@pytest.mark.rule("RE-080", "RE-081")
def test_a_villain_has_the_tokens_it_is_given() -> None:
    (villain,) = position(Side(), idle(), villains=[Foe("tomyris", wild=0, dark=0)]).villains
    assert (villain.wild, villain.dark) == (0, 0)


@pytest.mark.rule("RE-073")
def test_the_general_market_has_its_copies_for_each_player() -> None:
    for n in (1, 3):
        state = position(*[Side()] * n)
        assert set(state.stock) == {state.book.rules.market_copies_per_player * n}


@pytest.mark.rule("RE-R157")
def test_who_is_out_stands_nowhere() -> None:
    state = position(Side(), Side("vega", at=(5, 5), out=True), idle("zhao-lin"))
    assert (state.players[1].out, state.players[1].place) == (True, NOWHERE)


@pytest.mark.rule("RE-R114", "RE-047")
def test_light_and_darkness_are_one_number() -> None:
    assert [position(Side(light=n, dark=m), idle()).players[0].net for n, m in ((3, 0), (0, 2), (3, 2))] == [3, -2, 1]


@pytest.mark.rule("RE-R176")
def test_the_first_card_of_a_deck_lies_on_top_and_the_last_discarded_is_the_last_named() -> None:
    piles: dict[str, Any] = {"hand": ("march", "raft"), "discard": ("salvage", "raft"), "played": ("raft", "longsword"),
             "front": ("oath-shield", "steppe-pony")}  # fmt: skip
    state = position(Side(deck=("march", "longsword"), **piles), idle(), exploration_discard=("raft", "scimitar"),
                     encounter_discard=("rat", "troll"))  # fmt: skip
    player = state.players[0]
    assert names(state, player.deck) == ["longsword", "march"]  # the top card is the last
    for pile, keys in piles.items():
        assert names(state, getattr(player, pile)) == list(keys)
    assert names(state, state.exploration_discard) == ["raft", "scimitar"]
    assert names(state, state.encounter_discard) == ["rat", "troll"]


@pytest.mark.rule("RE-R176")
def test_hands_are_known_to_their_owner_decks_to_nobody_and_piles_to_all() -> None:
    side = Side(hand=("longsword",), deck=("march",), discard=("raft",), played=("salvage",), front=("oath-shield",))
    state = position(side, idle())
    cards = {key: find(state, 0, key) for key in ("longsword", "march", "raft", "salvage", "oath-shield")}
    for seat, hidden in ((0, {"march"}), (1, {"longsword", "march"})):
        faces = seen_by(state, seat).faces
        assert {key for key, card in cards.items() if faces[card] == HIDDEN} == hidden


@pytest.mark.rule("RE-025")
def test_a_card_is_found_wherever_its_player_keeps_it() -> None:
    state = position(Side(hand=("march",), discard=("raft",)), idle())
    assert names(state, [find(state, 0, "raft")]) == ["raft"]
    with pytest.raises(ImpossiblePosition, match="player 1 has no card 'raft' in this position"):
        find(state, 1, "raft")


@pytest.mark.rule("RE-104")
def test_a_turn_may_have_begun_elsewhere() -> None:
    state = position(Side(at=(1, 0)), idle(), tiles=PLAINS, started=(0, 0), walk=2, coin=3)
    assert (state.begun, state.walk, state.coin) == (place_of(0, 0), 2, 3)
    assert position(Side(at=(1, 0)), idle(), tiles=PLAINS).begun == place_of(1, 0)
