"""The verbs that move creatures, upgrades, cards and mana, OP-K05 to OP-K11, each with the cards that carry it."""

import pytest
from outposts_table import GAME, Post, Script, Side, ask, cast, find, names, play, position, told

from rulewright.games.outposts.cards.atoms import GainMana
from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.effects import EFFECTS, Run
from rulewright.games.outposts.rules.prepare import prepare_for_war
from rulewright.games.outposts.rules.state import ATTACK, DRAW, PLAY
from rulewright.kernel.question import NO_CARD, Seat

SPARE = "0/0/1"  # a card to burn, so that the Play step stays open


# -- moving creatures


@pytest.mark.rule("OP-K05", "OP-R65")
@pytest.mark.parametrize("card", ["misdirect", "fog-walker", "bribe"])
def test_expel_sends_an_opposing_defender_to_its_reserve(card: str) -> None:
    side = Side(outposts=[Post(defenders=["1/1/1"])], hand=[card, SPARE], mana=3)
    state = position(side, Side(outposts=[Post(defenders=["2/2/2", "3/3/3"])], reserve=["4/4/4"], groups=[["5/5/5"]]))
    table = cast(state, f"play {card}", "target 3/3/3")
    assert table.asked[1] == (0, "expel", ["target 2/2/2", "target 3/3/3"])
    assert names(state, state.players[1].outposts[0].defenders) == ["2/2/2"]
    assert names(state, state.players[1].reserve) == ["4/4/4", "3/3/3"]
    assert names(state, state.players[1].pinned) == (["3/3/3"] if card == "bribe" else [])


@pytest.mark.rule("OP-K05", "OP-R62", "OP-R64")
def test_without_a_defender_the_spell_is_blocked_and_the_arrival_does_nothing() -> None:
    state = position(Side(hand=["misdirect", "fog-walker", SPARE], mana=3), Side(reserve=["1/1/1"]))
    table = cast(state, "play fog-walker")
    assert "play misdirect" not in table.asked[0][2]
    assert names(state, state.players[1].reserve) == ["1/1/1"]


@pytest.mark.rule("OP-K05", "OP-K12", "OP-K20")
def test_prince_of_masks_expels_everybody_at_one_outpost() -> None:
    posts = [Post(defenders=["1/1/1"]), Post(defenders=["2/2/2", "3/3/3"])]
    state = position(Side(hand=["prince-of-masks", SPARE], mana=4), Side(outposts=posts))
    table = cast(state, "play prince-of-masks", "outpost 1 1")
    assert table.asked[1] == (0, "expel_post", ["outpost 1 0", "outpost 1 1"])
    assert names(state, state.players[1].reserve) == ["2/2/2", "3/3/3"]
    assert names(state, state.players[1].outposts[0].defenders) == ["1/1/1"]


@pytest.mark.rule("OP-K06", "OP-K21", "OP-R65", "OP-R127")
def test_vanish_returns_any_creature_to_its_owner_without_last_breath() -> None:
    state = position(Side(hand=["vanish", SPARE], reserve=["1/1/1"]), Side(groups=[["pyre-zealot"]]))
    table = cast(state, "play vanish", "target pyre-zealot")
    assert table.asked[1] == (0, "return", ["target 1/1/1", "target pyre-zealot"])
    assert names(state, state.players[1].hand) == ["pyre-zealot"]
    assert not state.players[1].groups
    assert not told(table, "last_breath")
    assert state.players[1].lost == 0


@pytest.mark.rule("OP-K06", "OP-K20")
def test_mirror_adept_returns_only_cost_three_or_less() -> None:
    rival = Side(reserve=["granite-golem", "salamander-knight", "gate-warden"])  # cost 3, 4, 1
    state = position(Side(hand=["mirror-adept", SPARE], mana=2), rival)
    table = cast(state, "play mirror-adept", "target granite-golem")
    assert table.asked[1][2] == ["target granite-golem", "target gate-warden"]
    assert names(state, state.players[1].hand) == ["granite-golem"]


@pytest.mark.rule("OP-K07", "OP-021", "OP-R68", "OP-R69")
@pytest.mark.parametrize("card", ["sabotage", "tear-down"])
def test_dismantle_discards_an_upgrade_open_or_unseen(card: str) -> None:
    posts = [Post(open=["stone-wall"], closed=["tripwire"])]
    state = position(Side(outposts=[Post(open=["fire-pots"])], hand=[card, SPARE], mana=2), Side(outposts=posts))
    closed = find(state, 1, "tripwire")
    table = cast(state, f"play {card}", f"target #{closed}")
    assert table.asked[1] == (0, "dismantle", ["target stone-wall", f"target #{closed}"])
    assert names(state, state.players[1].discard) == ["tripwire"]
    assert not told(table, "trap")
    assert GAME.rules.view(state, 0).faces[closed] == state.faces[closed]  # now public


@pytest.mark.rule("OP-K08", "OP-074", "OP-R40")
def test_erode_takes_what_the_deck_holds_without_damage() -> None:
    for deck, left in ((["0/0/1"] * 2 + ["1/1/1", "2/2/2", "3/3/3", "4/4/4"], 2), (["3/3/3", "4/4/4"], 0)):
        state = position(Side(hand=["erase-the-trail", SPARE]), Side(deck=deck, discard=["9/9/9"]))
        cast(state, "play erase-the-trail")
        assert len(state.players[1].deck) == left
        assert names(state, state.players[1].discard)[:3] == ["9/9/9", "4/4/4", "3/3/3"]  # from the top
        assert [outpost.counters for outpost in state.players[1].outposts] == [0, 0, 0]


@pytest.mark.rule("OP-K08", "OP-041")
def test_erode_hits_one_opponent_of_choice() -> None:
    state = position(Side(hand=["erase-the-trail", SPARE]), Side(), Side())
    table = cast(state, "play erase-the-trail", "seat 2")
    assert table.asked[1] == (0, "erode", ["seat 1", "seat 2"])
    assert [len(player.deck) for player in state.players] == [10, 10, 6]


# -- Pin, Shift


@pytest.mark.rule("OP-K09", "OP-R65")
def test_pin_in_place_holds_an_opposing_creature_for_one_prepare_step() -> None:
    state = position(
        Side(hand=["pin-in-place", SPARE], reserve=["9/9/9"]),
        Side(outposts=[Post(defenders=["1/1/1"]), Post()], reserve=["2/2/2"]),
    )
    table = cast(state, "play pin-in-place", "target 1/1/1")
    assert table.asked[1] == (0, "pin", ["target 1/1/1", "target 2/2/2"])
    state.active = Seat(1)
    asked = ask(prepare_for_war, state)
    assert not [each for each in asked.notations if "1/1/1" in each]  # neither zone nor Outpost
    play(prepare_for_war, state, "end")
    assert "guard 1/1/1 1" in ask(prepare_for_war, state).notations  # the step after that is free


@pytest.mark.rule("OP-K09", "OP-132", "OP-135")
def test_pinned_attacker_stays_in_offense_and_in_a_group() -> None:
    state = position(Side(groups=[["1/1/1", "2/2/2"]], pinned=["1/1/1"]), Side())
    asked = ask(prepare_for_war, state)
    assert asked.notations == ["end", "join 1/1/1 1", "reserve 2/2/2", "join 2/2/2 1"]  # groups are formed anew


@pytest.mark.rule("OP-K10", "OP-K13", "OP-R29", "OP-R138")
def test_forced_march_shifts_to_any_zone_at_once() -> None:
    posts = [Post(defenders=["1/1/1"]), Post(defenders=["2/2/2"] * 3)]
    side = Side(
        outposts=posts, hand=["forced-march", SPARE], groups=[["3/3/3"]], reserve=["shield-bearer", "cinder-whelp"]
    )
    state = position(side, Side())
    table = cast(state, "play forced-march", "guard 3/3/3 0")
    offered = [each for each in table.asked[1][2] if "2/2/2" not in each]
    assert offered == [
        "reserve 1/1/1",
        "join 1/1/1 1",
        "guard shield-bearer 0",  # Rooted: not into offense; the full Outpost has no room
        "join cinder-whelp 1",  # Reckless: not into defense
        "reserve 3/3/3",
        "guard 3/3/3 0",
    ]
    assert names(state, state.players[0].outposts[0].defenders) == ["1/1/1", "3/3/3"]
    assert not state.players[0].groups

    state = position(side, Side())
    cast(state, "play forced-march", "join 1/1/1 1")
    assert [names(state, group) for group in state.players[0].groups] == [["3/3/3"], ["1/1/1"]]  # a group of one
    table = play(attack, state, "take", "outpost 1 0", "outpost 1 0", "assault 1", "hit 1", "hit 3")
    assert state.players[1].outposts[0].counters == 4


# -- Draw, mana


@pytest.mark.rule("OP-K11", "OP-R40")
@pytest.mark.parametrize(
    ("card", "n"),
    [("whispers", 2), ("refract", 3), ("mist-courier", 1), ("quartermaster", 1), ("the-unseen-regent", 2)],
)
def test_draw_takes_what_is_there_without_reshuffle(card: str, n: int) -> None:
    for size in (9, 1):
        side = Side(outposts=[Post()], hand=[card, SPARE], mana=9, deck=["1/1/1"] * size, discard=["2/2/2"])
        state = position(side, Side())
        cast(state, f"play {card}")
        assert len(state.players[0].hand) == 1 + min(n, size)
        assert names(state, state.players[0].discard)[0] == "2/2/2"
        assert state.players[0].outposts[0].counters == 0


@pytest.mark.rule("OP-K11")
def test_payday_gains_two_mana() -> None:
    state = position(Side(outposts=[Post()], hand=["payday", SPARE]), Side())
    cast(state, "play payday")
    assert state.players[0].mana == 3


@pytest.mark.rule("OP-K11", "OP-096")
def test_mana_is_gained_only_in_the_own_play_step() -> None:
    state = position(Side(), Side())
    for seat, step, mana in ((0, PLAY, 2), (0, ATTACK, 0), (0, DRAW, 0), (1, PLAY, 0)):
        state.step, state.players[0].mana = step, 0
        EFFECTS.carry_out(Run(Script(state, ()), state, Seat(seat), NO_CARD, triggered=True), GainMana(2))
        assert [player.mana for player in state.players] == [mana, 0]


@pytest.mark.rule("OP-K11", "OP-K20")
def test_mana_leech_gives_two_to_who_is_behind() -> None:
    for rival, mana in ((1, 1), (2, 1), (3, 2)):
        side = Side(outposts=[Post(), Post()], hand=["mana-leech", SPARE], mana=1)
        state = position(side, Side(outposts=[Post()] * rival))
        cast(state, "play mana-leech")
        assert state.players[0].mana == mana
