"""Battle Duels: who attacks first, what wins a round, and what wins the match."""

import pytest
from lytharian_arena import arena, duel_in, fighter, played, points, squads
from lytharian_table import (
    DUELS,
    GAME,
    Side,
    duel_round,
    fights,
    finish,
    play,
    position,
    pre_combat,
    told,
    troop_at,
    turn,
    upto,
    who,
)

from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.rules.modes.battle_duels import settle
from rulewright.games.lytharian.rules.setup.army_rules import ready_made
from rulewright.games.lytharian.rules.setup.entry import Entry
from rulewright.games.lytharian.rules.setup.start import start
from rulewright.kernel.dice import Dice


@pytest.mark.rule("LC-352", "LC-D41")
def test_the_lower_power_score_decides_who_attacks_first() -> None:
    for entries, chooser in ((("brudakian", "deepdark"), 1), (("deepdark", "brudakian"), 0)):
        state = start(GAME.rules.book(DUELS), [Entry(entries[0]), Entry(entries[1])], Dice(1))
        finish(turn, state)
        scores = [player.aps for player in state.players]
        assert scores.index(min(scores)) == chooser
        asked = upto(turn, state)
        assert (asked.seat, asked.why.key, asked.notations) == (chooser, "first", ["seat 0", "seat 1"])


@pytest.mark.rule("LC-R266")
def test_equal_power_scores_roll_for_the_choice() -> None:
    state = start(GAME.rules.book(DUELS), [Entry("brudakian"), Entry("brudakian")], Dice(1))
    finish(turn, state)
    assert upto(turn, state, dice=[2, 2, 1, 4]).seat == 1


@pytest.mark.rule("LC-351", "LC-360", "LC-R263")
def test_the_first_round_begins_with_fifteen_mana_and_ten_cards_once() -> None:
    state = start(GAME.rules.book(DUELS), [Entry("brudakian"), Entry("deepdark")], Dice(1))
    finish(turn, state)
    finish(turn, state, "seat 0")
    assert duel_in(state).attacker == 0
    asked = upto(turn, state)
    assert asked.why.key == "troop"
    assert [(player.mana, len(player.hand), len(player.deck)) for player in state.players] == [
        (15, 10, 35),
        (15, 10, 37),
    ]


@pytest.mark.rule("LC-350", "LC-R273")
@pytest.mark.parametrize("army", ARMIES)
def test_ready_made_decks_for_duels_hold_nothing_that_steps_out_of_a_fight(army: str) -> None:
    book = GAME.rules.book(DUELS)
    deck = [book.cards[book.face(key)] for key in ready_made(book, army).deck]
    assert len(deck) >= book.rules.duel_deck_min
    assert not [card.name for card in deck if card.purpose == "movement"]


@pytest.mark.rule("LC-353", "LC-365", "LC-R264")
def test_seven_rounds_and_the_attacker_changes_after_each() -> None:
    state = squads([(f"M{i}", "5/5") for i in range(7)], [(f"T{i}", "5/5") for i in range(7)])
    attackers, left = [], []
    for _ in range(7):
        attackers.append(duel_in(state).attacker)
        table = played(state)
        left.append(max((len(notes) for _, key, notes in table.asked if key == "troop"), default=1))
    assert attackers == [0, 1, 0, 1, 0, 1, 0]
    assert left == [7, 6, 5, 4, 3, 2, 1]  # each troop fights once
    assert (state.outcome, points(state)) == (None, [0, 0])


@pytest.mark.rule("LC-354")
def test_a_kill_by_a_survivor_wins_the_round() -> None:
    state = squads([("Strong", "9/9"), ("M", "1/1")], [("Weak", "1/5"), ("T", "1/1")])
    table = played(state, "send strong", "send weak")
    assert (points(state), told(table, "round_won")) == ([1, 0], [{"seat": 0}])
    other = squads([("Weak", "1/5"), ("M", "1/1")], [("Strong", "9/9"), ("T", "1/1")])
    played(other, "send weak", "send strong")
    assert points(other) == [0, 1]


@pytest.mark.rule("LC-355")
def test_if_both_die_the_lower_power_score_wins_the_round() -> None:
    state = squads([("Mine", "9/5"), ("M", "1/1")], [("Theirs", "5/5"), ("T", "1/1")])
    played(state, "send mine", "send theirs")
    assert points(state) == [0, 1]
    other = squads([("Mine", "5/5"), ("M", "1/1")], [("Theirs", "9/5"), ("T", "1/1")])
    played(other, "send mine", "send theirs")
    assert points(other) == [1, 0]


@pytest.mark.rule("LC-354", "LC-R267")
def test_a_round_that_both_survive_is_a_tie_whatever_their_scores() -> None:
    for mine, theirs in (("1/20", "5/30"), ("5/30", "1/20")):
        squad, other = [("Mine", mine), ("M", "1/1")], [("Theirs", theirs), ("T", "1/1")]
        state = squads(squad, other, duel_both_survive="tie")
        table = played(state, "send mine", "send theirs")
        assert (points(state), len(told(table, "round_tied"))) == ([0, 0], 1)


@pytest.mark.rule("LC-356")
def test_if_both_die_with_equal_scores_the_round_is_a_tie() -> None:
    state = squads([("Mine", "5/6"), ("M", "1/1")], [("Theirs", "6/5"), ("T", "1/1")])
    table = played(state, "send mine", "send theirs")
    assert (points(state), len(told(table, "round_tied"))) == ([0, 0], 1)


@pytest.mark.rule("LC-357", "LC-R292", "LC-R277")
def test_four_rounds_win_the_match_and_a_dead_king_does_not() -> None:
    mine, theirs = [(f"M{i}", "9/9") for i in range(7)], [(f"T{i}", "1/1") for i in range(7)]
    state = squads(mine, theirs)
    for n in range(1, 5):
        assert state.outcome is None
        played(state)
        assert points(state) == [n, 0]
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.clause, duel_in(state).round) == ((0,), "LC-357", 4)
    king = position(
        Side([fighter("Slayer", "9/9", at="e4")]),
        Side([fighter("King", "1/1", at="e5", role="K"), fighter("T")]),
        variant=DUELS,
    )
    finish(fights, king)
    assert (king.outcome, who(king, "e5")) == (None, "")
    assert "charge" not in upto(pre_combat, arena(up=False)).notations  # at 15 mana: the obelisk counts wins


@pytest.mark.rule("LC-R268")
def test_after_seven_rounds_more_wins_take_the_match() -> None:
    mine = [("M0", "9/9"), *((f"M{i}", "5/5") for i in range(1, 7))]
    theirs = [("T0", "1/1"), *((f"T{i}", "5/5") for i in range(1, 7))]
    state = squads(mine, theirs)
    played(state, "send m0", "send t0")
    for _ in range(6):
        assert state.outcome is None
        played(state)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.clause, points(state)) == ((0,), "LC-R268", [1, 0])


@pytest.mark.rule("LC-358", "LC-R269")
def test_seven_ties_are_decided_by_troops_picked_at_random() -> None:
    pairs = [("Big", "5/5"), *((f"Small{i}", "1/1") for i in range(6))]
    state = squads(pairs, pairs)
    big = ["send big", "send big"]
    played(state, *big)
    for _ in range(6):
        played(state)
    assert (state.outcome, points(state), duel_in(state).round) == (None, [0, 0], 7)
    rounds = 0
    while state.outcome is None:
        table = played(state)
        rounds += 1
        assert all(key != "troop" for _, key, _ in table.asked)  # nobody chooses
        assert len(told(table, "sends")) == 2
        assert rounds < 60
    assert (state.outcome.clause, sorted(points(state))) == ("LC-358", [0, 1])


@pytest.mark.rule("LC-354")
def test_who_stands_in_the_corner_is_alive() -> None:
    mine, theirs = fighter("Mine", "1/9", at="a1"), fighter("Theirs", "5/9", at="a2")
    state = position(Side([mine]), Side([theirs]), variant=DUELS)
    table = play(settle, state)
    assert (points(state), len(told(table, "round_tied"))) == ([0, 0], 1)


@pytest.mark.rule("LC-R257", "LC-R268")
@pytest.mark.parametrize(("limit", "over"), [(1, True), (2, False)])
def test_a_duel_that_goes_nowhere_is_counted_by_what_was_killed(limit: int, over: bool) -> None:
    state = squads([("M0", "5/5"), ("M1", "1/1")], [("T0", "5/5"), ("T1", "1/1")], turn_limit=limit)
    state.players[1].kills = 7
    played(state, "send m0", "send t0")
    assert points(state) == [0, 0]
    assert (state.outcome is not None) is over
    if state.outcome is not None:
        assert (state.outcome.winners, state.outcome.clause) == ((1,), "LC-R257")


@pytest.mark.rule("LC-R269", "LC-R263", "LC-360")
def test_a_troop_begins_its_round_undamaged_and_face_down() -> None:
    state = squads([("M0", "1/9"), ("M1", "1/1")], [("T0", "1/9"), ("T1", "1/1")])
    for troop in (0, state.n):
        state.hurt[troop], state.soul[troop], state.up[troop], state.ward[troop] = 3, 2, 1, 4
    asked = upto(duel_round, state, "send m0", "send t0")
    assert asked.why.key == "precombat"
    for square in ("e4", "e5"):
        troop = troop_at(state, square)
        assert (state.hurt[troop], state.soul[troop], state.up[troop], state.ward[troop]) == (0, 0, 0, 0)


@pytest.mark.rule("LC-359", "LC-362")
def test_who_harnessed_before_combat_may_do_so_again_in_it() -> None:
    state = arena(hands=(["deathbolt"] * 2, ["deathbolt"]), mana=0)
    finish(pre_combat, state, "cast deathbolt", "at-troop e5")
    assert (duel_in(state).early, [player.harnessed for player in state.players]) == ([1, 0], [0, 0])
