"""Traps and face-down upgrades: OP-K22 to OP-K24, and every card that has a Trap."""

import pytest
from outposts_table import DRAFTED_CARDS, GAME, Post, Side, ask, find, names, play, position, run, told, totals

from rulewright.games.outposts.cards.card import Card
from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.play import play_cards

TRAPS = [pytest.param(card, id=card.key) for card in DRAFTED_CARDS if card.trap]


@pytest.mark.rule("OP-K22", "OP-107", "OP-108", "OP-R71", "OP-R73", "OP-R74")
@pytest.mark.parametrize("card", TRAPS)
def test_closed_trap_fires_when_attacked_before_totals_and_only_once(card: Card) -> None:
    group = ["0/0/9", "0/0/9"]
    state = position(Side(groups=[group, ["0/0/9"]], hand=["1/1/1"]), Side(outposts=[Post(closed=[card.key])]))
    answers = {"false-gate": ["target 0/0/9"], "tripwire": ["decline"], "ambuscade": ["decline"]}
    answers["counterweight"] = ["decline"]
    table = play(attack, state, "take", "assault 0", *answers.get(card.key, []))
    kinds = [kind for kind, _, _ in table.events if kind in ("assaults", "flips", "trap", "totals")]
    assert kinds == ["assaults", "flips", "trap", "totals", "assaults", "totals"]
    assert names(state, state.players[1].outposts[0].open) == [card.key]  # it stays, face-up
    first = told(table, "totals")[0]
    extra = 3 if card.key == "hidden-spikes" else 0
    assert (first["defense"], first["defenders"]) == (card.defense, card.attack + extra)
    assert totals(table) == (0, card.defense, card.attack)  # the second assault: bonus without the Trap


@pytest.mark.rule("OP-K22", "OP-028", "OP-R72")
@pytest.mark.parametrize("card", TRAPS)
def test_trap_of_another_outpost_stays_closed(card: Card) -> None:
    state = position(Side(groups=[["0/0/9"]]), Side(outposts=[Post(), Post(closed=[card.key])]))
    table = play(attack, state, "take", "outpost 1 0")
    assert not told(table, "flips")
    assert names(state, state.players[1].outposts[1].closed) == [card.key]


@pytest.mark.rule("OP-K22", "OP-K01")
def test_scorched_gate_bolts_the_whole_group() -> None:
    state = position(Side(groups=[["3/0/2", "3/0/3", "9/9/1"]]), Side(outposts=[Post(closed=["scorched-gate"])]))
    table = play(attack, state, "take", "hit 3")
    assert names(state, state.players[0].discard) == ["3/0/2", "9/9/1"]
    assert totals(table) == (3, 0, 0)  # who was destroyed does not count (OP-R74)


@pytest.mark.rule("OP-K24", "OP-R106", "OP-K22")
def test_assault_ends_when_the_trap_leaves_nobody() -> None:
    posts = [Post(closed=["scorched-gate"], defenders=["5/5/5"])]
    state = position(Side(groups=[["9/0/2"]]), Side(outposts=posts))
    table = play(attack, state, "take")
    assert not told(table, "totals")
    assert state.players[1].outposts[0].counters == 0
    assert names(state, state.players[1].outposts[0].open) == ["scorched-gate"]
    assert not state.players[0].groups


@pytest.mark.rule("OP-K22", "OP-P20")
def test_counterweight_bolts_the_strongest_and_its_player_chooses_among_ties() -> None:
    posts = [Post(closed=["counterweight"])]
    state = position(Side(groups=[["4/0/5", "3/0/1", "4/0/6"]]), Side(outposts=posts))
    table = play(attack, state, "take", "target 4/0/5", "hit 0")
    assert table.asked[1] == (1, "bolt", ["decline", "target 4/0/5", "target 4/0/6"])
    assert names(state, state.players[0].discard) == ["4/0/5"]
    assert totals(table) == (7, 1, 0)


@pytest.mark.rule("OP-K22", "OP-150")
def test_hidden_spikes_add_three_for_this_assault() -> None:
    state = position(Side(groups=[["0/0/4", "0/0/9"]]), Side(outposts=[Post(closed=["hidden-spikes"])]))
    table = play(attack, state, "take", "kill 0/0/4")
    assert totals(table) == (0, 0, 4)


@pytest.mark.rule("OP-K24", "OP-K22", "OP-148")
def test_false_gate_turns_one_attacker_away() -> None:
    state = position(Side(groups=[["5/0/9", "2/0/9"]]), Side(outposts=[Post(closed=["false-gate"])]))
    table = play(attack, state, "take", "target 5/0/9", "hit 2")
    assert table.asked[1] == (1, "turn_away", ["target 5/0/9", "target 2/0/9"])
    assert totals(table)[0] == 2
    assert names(state, state.players[0].reserve) == ["5/0/9"]
    assert [names(state, group) for group in state.players[0].groups] == [["2/0/9"]]


@pytest.mark.rule("OP-K24", "OP-R106")
def test_false_gate_against_a_single_attacker_ends_the_assault() -> None:
    state = position(Side(groups=[["5/0/9"]]), Side(outposts=[Post(closed=["false-gate"], defenders=["9/9/9"])]))
    table = play(attack, state, "take")
    assert not told(table, "totals")
    assert names(state, state.players[0].reserve) == ["5/0/9"]


@pytest.mark.rule("OP-K22", "OP-K11")
def test_smoke_screen_draws_for_the_defender() -> None:
    state = position(Side(groups=[["1/0/9"]]), Side(outposts=[Post(closed=["smoke-screen"])], deck=["7/7/7"]))
    table = play(attack, state, "take")
    assert names(state, state.players[1].hand) == ["7/7/7"]
    assert totals(table) == (1, 2, 0)


@pytest.mark.rule("OP-K22", "OP-K01", "OP-P20")
@pytest.mark.parametrize(("trap", "n", "strength"), [("tripwire", 2, 0), ("ambuscade", 4, 2)])
def test_bolt_on_one_attacker_may_be_declined(trap: str, n: int, strength: int) -> None:
    group = [f"1/0/{n}", "0/0/9", f"0/0/{n + 1}"]
    state = position(Side(groups=[group]), Side(outposts=[Post(closed=[trap], defenders=["0/5/5"])]))
    table = play(attack, state, "take", f"target 1/0/{n}")
    assert table.asked[1] == (1, "bolt", ["decline", *(f"target {key}" for key in group)])
    assert names(state, state.players[0].discard) == [f"1/0/{n}"]
    assert totals(table) == (0, 5, strength)


@pytest.mark.rule("OP-K22", "OP-K08")
def test_haunted_well_robs_and_erodes_the_attacker() -> None:
    side = Side(groups=[["1/0/9"]], hand=["2/2/2"], deck=["3/3/3", "4/4/4", "5/5/5"])
    state = position(side, Side(outposts=[Post(closed=["haunted-well"])], hand=["6/6/6"]), Side(hand=["6/6/6"]))
    play(attack, state, "take", "outpost 1 0")
    assert names(state, state.players[0].discard) == ["2/2/2", "5/5/5", "4/4/4"]
    assert [len(player.hand) for player in state.players] == [0, 1, 1]
    assert [len(player.deck) for player in state.players] == [1, 10, 10]


@pytest.mark.rule("OP-K22", "OP-K01", "OP-R74")
def test_feedback_coil_bolts_attackers_and_defenders_alike() -> None:
    posts = [Post(closed=["feedback-coil"], defenders=["2/2/3", "1/1/4"]), Post(defenders=["0/0/1"])]
    state = position(Side(groups=[["1/0/3", "4/0/4"], ["0/0/1"]]), Side(outposts=posts))
    table = play(attack, state, "take", "outpost 1 0", "outpost 1 1", "assault 0", "hit 0")
    assert names(state, state.players[0].discard) == ["1/0/3"]
    assert names(state, state.players[1].discard) == ["2/2/3"]
    assert told(table, "totals")[0] == {"seat": 0, "attackers": 4, "defense": 1, "defenders": 1, "remaining": 3}
    assert names(state, state.players[1].outposts[1].defenders) == ["0/0/1"]


@pytest.mark.rule("OP-R75", "OP-P19")
def test_traps_happen_in_the_order_the_controller_chooses() -> None:
    posts = [Post(closed=["false-gate", "scorched-gate", "stone-wall"])]
    for order, reserve, discard in (("false-gate", ["9/0/2"], ["1/0/1"]), ("scorched-gate", [], ["9/0/2", "1/0/1"])):
        state = position(Side(groups=[["9/0/2", "1/0/1"]]), Side(outposts=posts))
        answers = ["target 9/0/2"] if order == "false-gate" else []
        table = play(attack, state, "take", f"first {order}", *answers)
        assert table.asked[1] == (1, "traps", ["first false-gate", "first scorched-gate"])
        assert names(state, state.players[0].reserve) == reserve
        assert names(state, state.players[0].discard) == discard


@pytest.mark.rule("OP-R74", "OP-R75", "OP-K21", "OP-R125")
def test_last_breath_of_a_trapped_attacker_comes_before_totals() -> None:
    posts = [Post(closed=["tripwire"], defenders=["3/3/2", "1/1/9"])]
    state = position(Side(groups=[["pyre-zealot", "5/0/9"]]), Side(outposts=posts))
    table = play(attack, state, "take", "target pyre-zealot", "target 3/3/2", "hit 0")
    assert table.asked[2][0] == 0  # the zealot's player bolts
    assert totals(table) == (5, 1, 1)


@pytest.mark.rule("OP-029", "OP-K22", "OP-R72")
def test_trap_discarded_with_its_outpost_does_not_fire() -> None:
    state = position(
        Side(hand=["scorch-the-walls"], groups=[["1/1/1"]]),
        Side(outposts=[Post(counters=9, closed=["scorched-gate"]), Post()]),
    )
    table = play(play_cards, state, "play scorch-the-walls", "outpost 1 0", "end")
    assert not told(table, "trap")
    assert find(state, 1, "scorched-gate") in state.players[1].discard
    assert names(state, state.players[0].groups[0]) == ["1/1/1"]


@pytest.mark.rule("OP-R75", "OP-015")
def test_flipped_trap_lies_on_the_table_once_while_its_order_is_chosen() -> None:
    state = position(Side(groups=[["9/0/2"]]), Side(outposts=[Post(closed=["false-gate", "scorched-gate"])]))
    assert ask(attack, state, "take").why.key == "traps"
    upgrades = GAME.page.scene(GAME.rules.view(state, 1), 1, ["Ann", "Bob"]).own.rows[1][0].zones[0].items
    assert [item.face.name for item in upgrades] == ["False Gate", "Scorched Gate"]


@pytest.mark.rule("OP-K24", "OP-R65")
def test_a_false_gate_finds_nobody_where_an_earlier_trap_left_nobody() -> None:
    rival = Side(outposts=[Post(closed=["scorched-gate", "false-gate"])])
    state = position(Side(groups=[["1/0/2"]], reserve=["0/0/9"]), rival)
    run(attack, state, lambda seat, key, offered: "take" if "take" in offered else offered[0])
    assert names(state, state.players[0].discard) == ["1/0/2"]
    assert [names(state, player.reserve) for player in state.players] == [["0/0/9"], []]
