"""Arrivals with texts of their own: looking, discarding, raising, seeking."""

import pytest
from outposts_table import GAME, Post, Side, ask, cast, find, names, position, told

from rulewright.games.outposts.rules.prepare import prepare_for_war

SPARE = "0/0/1"  # a card to burn, so that the Play step stays open


@pytest.mark.rule("OP-R68", "OP-K20", "OP-106")
def test_lantern_spy_shows_one_closed_upgrade_to_its_player_alone() -> None:
    posts = [Post(closed=["tripwire", "stone-wall"], open=["fire-pots"])]
    state = position(Side(hand=["lantern-spy", SPARE]), Side(outposts=posts), Side())
    trap, wall = find(state, 1, "tripwire"), find(state, 1, "stone-wall")
    table = cast(state, "play lantern-spy", f"target #{wall}")
    assert table.asked[1] == (0, "look", [f"target #{trap}", f"target #{wall}"])
    assert [GAME.rules.view(state, seat).faces[wall] == state.faces[wall] for seat in (0, 1, 2)] == [True, True, False]
    assert GAME.rules.view(state, 0).faces[trap] == -1
    assert names(state, state.players[1].outposts[0].closed) == ["tripwire", "stone-wall"]  # still face-down


@pytest.mark.rule("OP-R68")
def test_a_second_spy_looks_only_at_what_is_still_unknown() -> None:
    posts = [Post(closed=["tripwire", "stone-wall", "fire-pots"])]
    state = position(Side(hand=["lantern-spy", "lantern-spy", SPARE]), Side(outposts=posts))
    trap, wall, pots = (find(state, 1, key) for key in ("tripwire", "stone-wall", "fire-pots"))
    table = cast(state, "play lantern-spy", f"target #{wall}", "play lantern-spy", f"target #{pots}")
    assert table.asked[3] == (0, "look", [f"target #{trap}", f"target #{pots}"])


@pytest.mark.rule("OP-K20", "OP-R63", "OP-P12")
def test_shadow_broker_draws_two_then_discards_one_of_choice() -> None:
    state = position(Side(hand=["shadow-broker", SPARE], deck=["1/1/1", "2/2/2", "3/3/3"]), Side())
    drawn = find(state, 0, "2/2/2")
    table = cast(state, "play shadow-broker", f"target #{drawn}")
    assert table.asked[1][1] == "discard"
    assert len(table.asked[1][2]) == 3
    assert names(state, state.players[0].discard) == ["2/2/2"]
    assert names(state, state.players[0].hand) == [SPARE, "3/3/3"]


@pytest.mark.rule("OP-K20", "OP-R129")
def test_mind_thief_makes_one_opponent_discard_at_random() -> None:
    lost: set[str] = set()
    for seed in range(12):
        rival = Side(hand=["1/1/1", "2/2/2"])
        state = position(Side(hand=["mind-thief", SPARE], mana=1), Side(hand=["3/3/3"]), rival, seed=seed)
        table = cast(state, "play mind-thief", "seat 2")
        assert table.asked[1] == (0, "rob", ["seat 1", "seat 2"])
        assert len(state.players[1].hand) == len(state.players[2].hand) == 1
        lost |= set(names(state, state.players[2].discard))
    assert lost == {"1/1/1", "2/2/2"}


@pytest.mark.rule("OP-K20", "OP-R129")
def test_resonant_beast_discards_one_of_the_own_cards_at_random() -> None:
    lost: set[str] = set()
    for seed in range(12):
        state = position(Side(hand=["resonant-beast", "1/1/1", "2/2/2"]), Side(), seed=seed)
        table = cast(state, "play resonant-beast")
        assert [asked[1] for asked in table.asked] == ["play", "play"]  # no choice
        lost |= set(names(state, state.players[0].discard))
        assert len(state.players[0].hand) == 1
    assert lost == {"1/1/1", "2/2/2"}


@pytest.mark.rule("OP-K20", "OP-P11", "OP-R64")
def test_grave_hauler_takes_a_cheap_creature_card_back_to_hand() -> None:
    pile = ["mourner", "bloated-husk", "firebolt", "bone-novice"]  # cost 2, 3, a Spell, cost 1
    state = position(Side(hand=["grave-hauler", SPARE], discard=pile), Side(discard=["pebble-sentry"]))
    table = cast(state, "play grave-hauler", "target mourner")
    assert table.asked[1] == (0, "raise", ["target mourner", "target bone-novice"])  # mandatory, own pile only
    assert names(state, state.players[0].hand) == [SPARE, "mourner"]
    assert names(state, state.players[0].discard) == ["bloated-husk", "firebolt", "bone-novice"]


@pytest.mark.rule("OP-K08", "OP-K20", "OP-R63")
def test_wailing_shade_erodes_an_opponent_then_draws() -> None:
    state = position(Side(hand=["wailing-shade"], deck=["1/1/1", "2/2/2"]), Side())
    cast(state, "play wailing-shade")
    assert len(state.players[1].deck) == 8
    assert len(state.players[1].discard) == 2
    assert names(state, state.players[0].hand) == ["2/2/2"]
    assert len(state.players[0].deck) == 1


@pytest.mark.rule("OP-K28", "OP-K20", "OP-R62")
def test_choirmaster_nyx_puts_a_creature_into_reserve_without_arrival() -> None:
    pile = ["grave-hauler", "dirge-knight", "1/1/1"]  # cost 3, 4, 1
    state = position(Side(hand=["choirmaster-nyx", SPARE], mana=2, discard=pile), Side())
    table = cast(state, "play choirmaster-nyx", "target grave-hauler")
    assert table.asked[1][2] == ["target grave-hauler", "target 1/1/1"]
    assert names(state, state.players[0].reserve) == ["choirmaster-nyx", "grave-hauler"]
    assert [asked[1] for asked in table.asked] == ["play", "raise", "play"]  # the Hauler's Arrival did not happen
    assert "join grave-hauler 0" in ask(prepare_for_war, state).notations  # may move the same turn


@pytest.mark.rule("OP-K28", "OP-P11")
def test_gravemind_raises_up_to_two_of_total_cost_four() -> None:
    pile = ["bloated-husk", "mourner", "crypt-hound", "bone-novice", "dirge-knight"]  # 3, 2, 2, 1, 4
    side = Side(hand=["gravemind", SPARE], mana=4, discard=pile)
    state = position(side, Side())
    table = cast(state, "play gravemind", "target bloated-husk", "target bone-novice")
    assert table.asked[1][2] == ["decline", *(f"target {key}" for key in pile)]
    assert table.asked[2][2] == ["decline", "target bone-novice"]
    assert names(state, state.players[0].reserve) == ["gravemind", "bloated-husk", "bone-novice"]

    state = position(side, Side())
    cast(state, "play gravemind", "target dirge-knight")
    assert names(state, state.players[0].reserve) == ["gravemind", "dirge-knight"]
    state = position(side, Side())
    cast(state, "play gravemind", "decline")
    assert names(state, state.players[0].reserve) == ["gravemind"]


@pytest.mark.rule("OP-K20", "OP-P11", "OP-R128")
def test_crystal_seer_takes_one_of_three_and_orders_the_rest_on_the_bottom() -> None:
    deck = ["9/9/9", "8/8/8", "3/3/3", "2/2/2", "1/1/1"]  # the last is the top
    state = position(Side(hand=["crystal-seer"], deck=deck), Side())
    one, two, three = (find(state, 0, key) for key in ("1/1/1", "2/2/2", "3/3/3"))
    table = cast(state, "play crystal-seer", f"target #{two}", f"target #{one}")
    assert table.asked[1] == (0, "seek", [f"target #{one}", f"target #{two}", f"target #{three}"])
    assert table.asked[2] == (0, "bottom", [f"target #{one}", f"target #{three}"])
    assert names(state, state.players[0].hand) == ["2/2/2"]
    assert names(state, state.players[0].deck) == ["3/3/3", "1/1/1", "9/9/9", "8/8/8"]
    assert GAME.rules.view(state, 1).faces[two] == -1
    assert GAME.rules.view(state, 0).faces[three] == state.faces[three]


@pytest.mark.rule("OP-K20", "OP-R63")
@pytest.mark.parametrize(("deck", "hand"), [([], []), (["1/1/1"], ["1/1/1"])])
def test_crystal_seer_with_a_short_deck_takes_what_is_there(deck: list[str], hand: list[str]) -> None:
    state = position(Side(hand=["crystal-seer"], deck=deck), Side())
    cast(state, "play crystal-seer")
    assert names(state, state.players[0].hand) == hand
    assert not state.players[0].deck


@pytest.mark.rule("OP-K20", "OP-R64")
def test_arrival_without_anything_to_do_does_not_block_the_creature() -> None:
    for key in ("lantern-spy", "fog-walker", "mirror-adept", "grave-hauler", "choirmaster-nyx", "prince-of-masks"):
        state = position(Side(hand=[key, SPARE], mana=4), Side())
        table = cast(state, f"play {key}", *(["outpost 1 0"] if key == "prince-of-masks" else []))
        assert names(state, state.players[0].reserve) == [key]
        assert len(told(table, "plays")) == 1


@pytest.mark.rule("OP-K20", "OP-K06")
def test_a_returned_creature_arrives_again_when_played_again() -> None:
    state = position(Side(hand=["vanish", SPARE], reserve=["mist-courier"], mana=1), Side())
    cast(state, "play vanish", "play mist-courier")
    assert len(state.players[0].hand) == 2
