"""Every tunable from the crystals to the campaign changes the game as its clause says."""

from typing import Any

import pytest
from outposts_table import Post, Side, all_totals, ask, find, names, play, position, rules, run, totals

from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.creatures import health_left
from rulewright.games.outposts.rules.ending import settle
from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.prepare import prepare_for_war
from rulewright.games.outposts.rules.state import State
from rulewright.games.outposts.rules.turn import draw_cards, turn
from rulewright.kernel.variant import Variant


def under(*sides: Side, active: int = 0, round: int = 3, **rules: Any) -> State:
    """A position under changed rules."""
    return position(*sides, active=active, round=round, variant=Variant("x", rules=rules))


# -- crystals


@pytest.mark.rule("OP-117", "OP-R52")
def test_crystal_price() -> None:
    assert "crystal" not in ask(play_cards, under(Side(mana=3, hand=["9/9/9"]), Side())).notations
    state = under(Side(mana=3, hand=["9/9/9"]), Side(), crystal_price=5)
    play(play_cards, state, "crystal", "end")
    assert state.players[0].crystals == 1


@pytest.mark.rule("OP-117")
def test_crystal_price_step() -> None:
    state = under(Side(mana=12, hand=["9/9/9"]), Side(), crystal_price_step=2)
    assert "crystal" not in ask(play_cards, state, "crystal").notations  # 15 - 7 = 8, the second costs 9
    state = under(Side(mana=13, hand=["9/9/9"]), Side(), crystal_price_step=2)
    assert "crystal" in ask(play_cards, state, "crystal").notations


@pytest.mark.rule("OP-169")
def test_crystals_to_win() -> None:
    state = under(Side(mana=7, hand=["9/9/9"]), Side(), crystals_to_win=1)
    play(play_cards, state, "crystal")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


@pytest.mark.rule("OP-122")
def test_crystal_mana() -> None:
    state = under(Side(crystals=2), Side(), crystal_mana=2)
    table = play(play_cards, state, "end")
    assert [args["n"] for kind, _, args in table.events if kind == "mana"] == [7]


# -- upgrades


@pytest.mark.rule("OP-103")
def test_upgrades_per_outpost() -> None:
    one = Side(outposts=[Post(open=["stone-wall"])], hand=["fire-pots"])
    assert "play fire-pots" in ask(play_cards, under(one, Side())).notations
    assert "play fire-pots" not in ask(play_cards, under(one, Side(), upgrades_per_outpost=1)).notations


@pytest.mark.rule("OP-108", "OP-R71")
def test_flip_timing() -> None:
    sides = Side(groups=[["1/0/1"], ["2/0/2"]]), Side(outposts=[Post(closed=["stone-wall"])])
    state = under(*sides, flip_timing="assignment")
    assert ask(attack, state, "take").why.key == "next"  # targets are given, no assault is resolved yet
    assert names(state, state.players[1].outposts[0].open) == ["stone-wall"]
    state = under(*sides)
    ask(attack, state, "take")
    assert state.players[1].outposts[0].open == []


# -- Prepare for War


@pytest.mark.rule("OP-125", "OP-R79")
def test_moves_per_creature() -> None:
    side = Side(outposts=[Post(defenders=["1/1/1"])])
    assert "join 1/1/1 0" not in ask(prepare_for_war, under(side, Side())).notations
    assert "join 1/1/1 0" in ask(prepare_for_war, under(side, Side(), moves_per_creature=2)).notations


@pytest.mark.rule("OP-128")
def test_defenders_per_outpost() -> None:
    pinned = ["1/1/1", "2/2/2", "3/3/3"]
    side = Side(outposts=[Post(defenders=pinned)], reserve=["4/4/4"], pinned=pinned)
    assert "guard 4/4/4 0" not in ask(prepare_for_war, under(side, Side())).notations
    assert "guard 4/4/4 0" in ask(prepare_for_war, under(side, Side(), defenders_per_outpost=4)).notations


@pytest.mark.rule("OP-133")
def test_attackers_per_group() -> None:
    side = Side(groups=[["1/1/1"]], reserve=["4/4/4"], pinned=["1/1/1"])
    assert "join 4/4/4 0" in ask(prepare_for_war, under(side, Side())).notations
    assert "join 4/4/4 0" not in ask(prepare_for_war, under(side, Side(), attackers_per_group=1)).notations


@pytest.mark.rule("OP-134")
def test_groups_max() -> None:
    side = Side(groups=[["1/1/1"]], reserve=["4/4/4"])
    assert "join 4/4/4 1" in ask(prepare_for_war, under(side, Side())).notations
    assert "join 4/4/4 1" not in ask(prepare_for_war, under(side, Side(), groups_max=1)).notations


@pytest.mark.rule("OP-100")
def test_summoning_delay() -> None:
    for delay in (False, True):
        state = under(Side(hand=["cinder-whelp"], reserve=["2/2/2"]), Side(), summoning_delay=delay)
        play(play_cards, state, "play cinder-whelp", "end")
        orders = ask(prepare_for_war, state).notations
        assert any("cinder-whelp" in each for each in orders) is not delay
        assert "join 2/2/2 0" in orders


# -- Attack


@pytest.mark.rule("OP-140", "OP-R86")
def test_attack_all_or_none() -> None:
    sides = Side(groups=[["1/0/1"], ["2/0/2"]]), Side(outposts=[Post()])
    state = under(*sides, attack_all_or_none=False)
    assert ask(attack, state, "take").notations == ["stay", "outpost 1 0"]
    state = under(*sides, attack_all_or_none=False)
    play(attack, state, "take", "stay", "outpost 1 0", "hit 2")
    assert state.players[1].outposts[0].counters == 2
    assert len(state.players[0].groups) == 2


@pytest.mark.rule("OP-141", "OP-R87")
def test_same_target_allowed() -> None:
    sides = Side(groups=[["1/0/1"], ["2/0/2"], ["3/0/3"]]), Side(outposts=[Post(), Post()])
    state = under(*sides, same_target_allowed=False)
    table = play(attack, state, "take", "outpost 1 0", "assault 0", "hit 1", "hit 2")
    assert [post.counters for post in state.players[1].outposts] == [1, 2]  # the third group finds no target
    assert [args["outpost"] for kind, _, args in table.events if kind == "aims"] == [0, 1]


@pytest.mark.rule("OP-166", "OP-R103")
def test_retarget_on_destroyed() -> None:
    sides = Side(groups=[["1/0/1"], ["2/0/2"]]), Side(outposts=[Post(counters=9), Post(), Post()])
    state = under(*sides, retarget_on_destroyed=True)
    play(attack, state, "take", "outpost 1 0", "outpost 1 0", "assault 0", "hit 1", "outpost 1 2", "hit 2")
    assert state.players[1].outposts[2].counters == 2


@pytest.mark.rule("OP-156", "OP-R95")
def test_creature_damage_persists() -> None:
    sides = Side(groups=[["4/0/1"], ["4/0/1"]]), Side(outposts=[Post(defenders=["0/1/4"])])
    for persists in ("turn", "always"):
        state = under(*sides, creature_damage_persists=persists)
        play(attack, state, "take", "assault 0", "wound 0/1/4 3", "kill 0/1/4", "hit 2")
        assert names(state, state.players[1].discard) == ["0/1/4"]
        assert state.players[1].outposts[0].counters == 2
    one = Side(groups=[["4/0/1"]]), Side(outposts=[Post(defenders=["0/1/4"])])
    for persists, kept in (("turn", 0), ("always", 3)):
        state = under(*one, creature_damage_persists=persists)
        play(turn, state, "end", "end", "take", "wound 0/1/4 3")
        assert sum(state.wounds.values()) == kept


@pytest.mark.rule("OP-162", "OP-R91")
def test_attacker_defense_counts() -> None:
    sides = Side(groups=[["3/1/3", "1/1/9"]]), Side(outposts=[Post(open=["+5/+0"])])
    state = under(*sides, attacker_defense_counts=True)
    assert all_totals(play(attack, state, "take", "hit 4", "finish")) == [(4, 0, 3)]


@pytest.mark.rule("OP-167", "OP-R105")
def test_excess_damage_carries() -> None:
    sides = Side(groups=[["9/0/9"]]), Side(outposts=[Post(counters=6), Post(counters=1), Post()])
    state = under(*sides, excess_damage_carries=True)
    play(attack, state, "take", "outpost 1 0", "hit 9", "outpost 1 1")
    assert [post.counters for post in state.players[1].outposts] == [0, 6, 0]


# -- turns, elimination, limits


@pytest.mark.rule("OP-067", "OP-R27")
def test_skip_draw_allowed() -> None:
    short = Side(outposts=[Post()], deck=[], discard=["0/0/1"] * 2)
    assert ask(draw_cards, under(short, Side())).notations == ["take", "skip"]
    state = under(short, Side(), skip_draw_allowed=False)
    play(draw_cards, state)
    assert len(state.players[0].hand) == 2


@pytest.mark.rule("OP-068", "OP-R26")
def test_skip_draw_keeps_outpost() -> None:
    for keeps, outposts in ((False, 1), (True, 2)):
        state = under(Side(outposts=[Post()], deck=[]), Side(), skip_draw_keeps_outpost=keeps)
        play(draw_cards, state, "skip")
        assert len(state.players[0].outposts) == outposts


@pytest.mark.rule("OP-173", "OP-R112")
@pytest.mark.parametrize(
    ("elimination", "out"),
    [("unrecoverable", [False, False, True]), ("no_faceup", [False, True, True]), ("never", [False, False, False])],
)
def test_elimination(elimination: str, out: list[bool]) -> None:
    down = Post(standing=False)
    state = under(Side(), Side(outposts=[down]), Side(outposts=[down] * 3), Side(), elimination=elimination)
    play(settle, state)
    assert [player.out for player in state.players[:3]] == out


@pytest.mark.rule("OP-176", "OP-R121")
def test_round_limit() -> None:
    state = under(Side(), Side(crystals=1), active=1, round=5, round_limit=5)
    play(turn, state, "end")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.clause) == ((1,), "OP-176")


@pytest.mark.rule("OP-176", "OP-R121")
def test_idle_rounds_limit() -> None:
    still = Side(deck=[])
    state = under(still, still, idle_rounds_limit=1)
    play(turn, state, "skip")
    assert state.outcome is None
    play(turn, state, "skip")
    assert state.outcome is not None


# -- campaign


@pytest.mark.rule("OP-179")
def test_campaign_rule() -> None:
    sides = Side(groups=[["1/0/1"]]), Side(outposts=[Post(counters=9)], deck=["cinder-whelp"])
    state = under(*sides, campaign_rule=True)
    assert ask(attack, state, "take", "hit 1").why.key == "spoils"
    assert [key for _, key, _ in play(attack, under(*sides), "take", "hit 1").asked] == ["attack", "assign"]


@pytest.mark.rule("OP-180")
@pytest.mark.parametrize(
    ("rules", "most"), [({}, 4), ({"campaign_base_cost": 1}, 2), ({"campaign_cost_per_crystal": 3}, 6)]
)
def test_campaign_base_cost_and_campaign_cost_per_crystal(rules: dict[str, int], most: int) -> None:
    costs = ["cinder-whelp", "ash-skirmisher", "forge-brute", "salamander-knight", "furnace-giant", "pyrarch-valka"]
    sides = Side(groups=[["1/0/1"]], crystals=1), Side(outposts=[Post(counters=9)], deck=costs)
    asked = ask(attack, under(*sides, campaign_rule=True, **rules), "take", "hit 1")
    assert asked.notations == ["decline", *(f"spoil 1 {key}" for key in costs[:most])]


@pytest.mark.rule("OP-167")
def test_excess_damage_that_finds_no_other_outpost_is_lost() -> None:
    """The defender may still gain two more, so the game goes on."""
    defender = Side(outposts=[Post(counters=9)], turns=1)
    state = position(Side(groups=[["5/0/5"]]), defender, Side(), variant=rules(excess_damage_carries=True))
    table = play(attack, state, "take", "outpost 1 0", "hit 5")
    assert [outpost.standing for outpost in state.players[1].outposts] == [False]
    assert "carry" not in [key for _, key, _ in table.asked]
    assert [outpost.counters for outpost in state.players[2].outposts] == [0, 0, 0]


@pytest.mark.rule("OP-162")
def test_where_the_attackers_defense_counts_it_takes_off_no_more_than_there_is() -> None:
    for defense, left in ((2, 1), (3, 0), (9, 0)):
        sides = Side(groups=[[f"1/{defense}/9"]]), Side(outposts=[Post(defenders=["3/9/9"])])
        state = position(*sides, variant=rules(attacker_defense_counts=True))
        table = run(attack, state, lambda seat, key, offered: "take" if "take" in offered else offered[0])
        assert totals(table)[2] == left


@pytest.mark.rule("OP-156")
def test_who_is_not_wounded_has_all_health_left() -> None:
    state = position(Side(reserve=["1/1/5", "1/1/4"]), Side(), variant=rules(creature_damage_persists="always"))
    hurt, whole = find(state, 0, "1/1/5"), find(state, 0, "1/1/4")
    state.wounds = {hurt: 2}
    assert [health_left(state, card) for card in (hurt, whole)] == [3, 4]
