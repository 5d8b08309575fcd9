"""Battle Duels: the round and its six phases."""

import pytest
from lytharian_arena import arena, duel_in, fighter, played, points, squads
from lytharian_table import (
    DUELS,
    Asked,
    Side,
    duel_round,
    face_up,
    fights,
    finish,
    hurt,
    keys,
    position,
    pre_combat,
    told,
    troop_at,
    upto,
    view,
    who,
)

from rulewright.games.lytharian.rules.state import State
from rulewright.kernel.question import HIDDEN


@pytest.mark.rule("LC-360", "LC-R263")
def test_each_round_every_card_goes_back_and_ten_are_drawn() -> None:
    state = squads([("M0", "1/1"), ("M1", "1/1")], [("T0", "9/9"), ("T1", "9/9")], deck=("spark",) * 11 + ("mace",))
    player = state.players[0]
    player.mana, player.nether, player.hand = 3, player.deck[:2], player.deck[2:5]
    player.deck = player.deck[5:]
    asked = upto(duel_round, state)
    assert asked.why.key == "troop"
    assert (player.mana, len(player.hand), len(player.deck), player.nether) == (15, 10, 2, [])


@pytest.mark.rule("LC-R263", "LC-365")
def test_after_a_round_attachments_and_enchants_go_back_with_the_rest() -> None:
    state = squads([("M0", "9/20"), ("M1", "1/1")], [("T0", "1/1"), ("T1", "9/9")], deck=("mace", "power-geyser"))
    played(state, "send m0", "send t0", "attach mace", "cast power-geyser")
    assert [keys(state, player.nether) for player in state.players] == [["power-geyser"], ["mace"]]
    assert [player.enchants for player in state.players] == [[], []]
    assert (max(state.at), duel_in(state).attacker) == (-1, 1)


@pytest.mark.rule("LC-R263", "LC-365")
def test_who_lives_leaves_the_board_without_what_it_carried() -> None:
    state = squads([("M0", "9/20"), ("M1", "1/1")], [("T0", "1/1"), ("T1", "9/9")], deck=("mace",))
    table = played(state, "send m0", "send t0", "attach mace", "attach mace")
    assert [keys(state, player.nether) for player in state.players] == [["mace"], ["mace"]]
    assert set(state.weapon) == {-1}
    assert [args["seat"] for args in told(table, "withdraws")] == [0]  # who died is in the crypt already


@pytest.mark.rule("LC-361", "LC-R265", "LC-D42")
def test_the_attacker_puts_a_troop_face_down_then_the_defender() -> None:
    state = squads([("M0", "9/20"), ("M1", "1/1")], [("T0", "1/1"), ("T1", "9/9")])
    first = upto(duel_round, state)
    assert (first.seat, sorted(first.notations)) == (0, ["send m0", "send m1"])
    state = squads([("M0", "9/20"), ("M1", "1/1")], [("T0", "1/1"), ("T1", "9/9")])
    second = upto(duel_round, state, "send m1")
    assert (second.seat, sorted(second.notations)) == (1, ["send t0", "send t1"])
    assert all(view(state, 1).faces[troop] == HIDDEN for troop in range(state.n))
    state = squads([("M0", "9/20"), ("M1", "1/1")], [("T0", "1/1"), ("T1", "9/9")])
    upto(duel_round, state, "send m1", "send t1")
    assert (who(state, "e4"), who(state, "e5")) == ("m1", "t1")
    assert (face_up(state, "e4"), face_up(state, "e5")) == (False, False)


@pytest.mark.rule("LC-362", "LC-R270", "LC-R271", "LC-D43")
def test_pre_combat_alternates_from_the_defender_with_everything_there_is() -> None:
    def fresh() -> State:
        return arena("Main: Bowshot 2", "Effect: Power Up 1", hands=(["mace", "immolation"], ["ice-barrier"]), mana=8)

    first = upto(pre_combat, fresh())
    assert (first.seat, first.notations) == (1, ["pass", "cast ice-barrier", "effect e5 power-up"])
    second = upto(pre_combat, fresh(), "cast ice-barrier")
    assert second.seat == 0
    assert second.notations == ["pass", "cast immolation", "attach mace", "main e4 bowshot"]
    state = fresh()
    answers = ["effect e5 power-up", "main e4 bowshot", "cast ice-barrier", "cast immolation", "attach mace"]
    finish(pre_combat, state, *answers)
    assert (hurt(state, "e5"), state.weapon[troop_at(state, "e4")] >= 0) == (2, True)
    assert [player.mana for player in state.players] == [8 - 2 - 2 - 3, 8 + 1 - 2]
    closed = finish(pre_combat, fresh())
    assert [(seat, key) for seat, key, _ in closed.asked] == [(1, "precombat"), (0, "precombat")]  # two passes


@pytest.mark.rule("LC-R271", "LC-R45")
def test_only_curses_reach_a_face_down_enemy_and_a_refused_one_costs_no_act() -> None:
    state = arena("", "Curse Invulnerability", hands=(["deathbolt", "immolation"], []), up=False)
    asked = upto(pre_combat, state, "pass")
    assert [each for each in asked.notations if each.startswith("cast")] == ["cast deathbolt", "cast immolation"]
    state = arena("", "", hands=(["deathbolt", "immolation"], []), up=False)
    finish(pre_combat, state, "cast immolation", "none")
    assert state.curse[troop_at(state, "e5")] >= 0
    proof = arena("", "Curse Invulnerability", hands=(["mace", "immolation"], []), up=False)
    after = upto(pre_combat, proof, "pass", "cast immolation")
    assert (after.seat, proof.players[0].mana, "attach mace" in after.notations) == (0, 15, True)


@pytest.mark.rule("LC-R275")
def test_effects_and_mains_once_a_round() -> None:
    state = arena("Main: Bowshot 2, Effect: Power Up 1", mana=5)
    asked = upto(pre_combat, state, "main e4 bowshot")
    assert asked.notations == ["pass", "effect e4 power-up"]


@pytest.mark.rule("LC-R274")
def test_a_troop_that_dies_before_combat_ends_the_round() -> None:
    state = squads([("M0", "1/20"), ("M1", "1/1")], [("T0", "9/2"), ("T1", "9/9")], deck=("deathbolt",))
    table = played(state, "send m0", "send t0", "reveal e5", "pass", "cast deathbolt", "at-troop e5")
    assert (points(state), duel_in(state).combats, told(table, "round_won")) == ([1, 0], 0, [{"seat": 0}])
    assert "LC-363" not in [clause for kind, clause, _ in table.events if kind == "reveals"]  # there is no Reveal


@pytest.mark.rule("LC-363", "LC-R276")
def test_both_are_turned_face_up_and_who_was_down_may_ambush_once() -> None:
    state = arena("Ambush 3", "", stats=("5/20", "1/12"), up=False)
    table = finish(fights, state)
    assert len(told(table, "reveals")) == 2
    assert [each["n"] for each in told(table, "damage") if each["seat"] == 0] == [8, 5]  # not in the second combat
    open_ = arena("Ambush 3", "", stats=("5/20", "1/5"), up=True)
    table = finish(fights, open_)
    assert [each["n"] for each in told(table, "damage") if each["seat"] == 0] == [5]


@pytest.mark.rule("LC-364", "LC-D44")
def test_combat_is_fast_casts_from_the_defender_on_then_damage() -> None:
    hands = (["deathbolt", "immolation"], ["powered-light-guard", "ice-barrier"])
    first = upto(fights, arena(stats=("5/20", "1/5"), hands=hands))
    assert (first.seat, first.why.key, first.notations) == (1, "fight", ["pass", "cast powered-light-guard"])
    state = arena(stats=("5/20", "1/5"), hands=hands, mana=4)
    answers = [
        "pass",
        "cast deathbolt",
        "at-troop e5",
        "none",
        "cast powered-light-guard",
        "at-troop e5",
        "x 3",
        "none",
    ]
    table = finish(fights, state, *answers)
    damage = [(each["seat"], each["n"]) for each in told(table, "damage")]
    assert damage == [(1, 1), (0, 4), (1, 1), (0, 5)]  # the guard came last and first: 2 and 1 of it are used up


@pytest.mark.rule("LC-359", "LC-R267")
def test_one_harness_before_combat_and_one_in_it() -> None:
    state = arena(stats=("1/30", "1/30"), hands=(["deathbolt"] * 6, []), mana=0)
    table = finish(pre_combat, state, "cast deathbolt", "at-troop e5")
    assert (hurt(state, "e5"), len(state.players[0].hand)) == (2, 4)
    later = [notes for seat, key, notes in table.asked if seat == 0 and key == "precombat"]
    assert ["cast deathbolt" in notes for notes in later] == [True]  # then nothing was left but to pass
    again = finish(fights, state, "cast deathbolt", "at-troop e5")
    offers = [notes for seat, key, notes in again.asked if seat == 0 and key == "fight"]
    assert len(state.players[0].hand) == 2
    assert len(offers) == 1  # in no later Combat Phase of the round
    assert duel_in(state).combats == 10


@pytest.mark.rule("LC-R267")
def test_if_neither_dies_they_fight_on_until_nothing_happens() -> None:
    state = arena(stats=("5/20", "4/12"))
    finish(fights, state)
    assert (hurt(state, "e4"), who(state, "e5"), duel_in(state).combats) == (12, "", 3)
    quiet = arena(stats=("0/5", "0/5"))
    finish(fights, quiet)
    assert duel_in(quiet).combats == 1
    long = arena(stats=("1/50", "1/50"))
    finish(fights, long)
    assert (hurt(long, "e4"), duel_in(long).combats) == (10, 10)
    short = arena(stats=("1/50", "1/50"), duel_both_survive="tie")
    finish(fights, short)
    assert hurt(short, "e4") == 1
    seven = arena(stats=("1/50", "1/50"), duel_max_combats=7)
    finish(fights, seven)
    assert hurt(seven, "e4") == 7


@pytest.mark.rule("LC-R273")
def test_moved_apart_the_combat_is_over_without_damage() -> None:
    state = arena(hands=(["whirlwind"], []))
    finish(fights, state, "cast whirlwind", "at-troop e5", "to e6")
    assert (hurt(state, "e4"), hurt(state, "e6"), duel_in(state).combats) == (0, 0, 1)
    early = arena(hands=(["whirlwind"], []))
    finish(pre_combat, early, "cast whirlwind", "at-troop e5", "to e6")
    finish(fights, early)
    assert (hurt(early, "e6"), duel_in(early).combats) == (0, 0)


@pytest.mark.rule("LC-R272")
def test_a_main_ability_does_not_forbid_the_fight() -> None:
    state = arena("Main: Bowshot 2", stats=("5/20", "1/7"))
    finish(pre_combat, state, "main e4 bowshot")
    finish(fights, state)
    assert (who(state, "e5"), hurt(state, "e4")) == ("", 1)


def test_a_round_asks_at_last_for_a_troop() -> None:
    asked: Asked = upto(duel_round, squads([("M0", "1/1"), ("M1", "1/1")], [("T0", "1/1"), ("T1", "1/1")]))
    assert asked.why.key == "troop"


@pytest.mark.rule("LC-R267", "LC-354")
def test_a_fight_in_the_corner_goes_on_like_any_other() -> None:
    mine, theirs = fighter("Mine", "5/20", at="a1"), fighter("Theirs", "4/12", at="a2")
    state = position(Side([mine]), Side([theirs]), variant=DUELS)
    finish(fights, state)
    assert (hurt(state, "a1"), who(state, "a2"), duel_in(state).combats) == (12, "", 3)
