"""What holds while a card lies in play: captains, the Beacon, income, wards, batteries; and example OP-E21."""

import pytest
from outposts_table import Post, Side, ask, built, cast, names, play, position, run, told, totals

from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.turn import draw_cards, turn

SPARE = "0/0/1"  # a card to burn, so that the Play step stays open
WALL = Side(outposts=[Post(defenders=["0/9/9"])])


def first(seat: int, key: str, offered: list[str]) -> str:
    return "take" if "take" in offered else offered[0]


# -- in an assault


@pytest.mark.rule("OP-K26", "OP-148")
@pytest.mark.parametrize(
    ("group", "strength"),
    [
        (["blaze-captain", "1/0/1", "1/0/1"], 2 + 2 + 2),
        (["blaze-captain"], 2),
        (["blaze-captain", "blaze-captain"], 3 + 3),
        (["veteran-captain", "1/0/1"], 3 + 2),
        (["blaze-captain", "veteran-captain", "1/0/1"], 3 + 4 + 3),
        (["bastion-elder", "1/0/1"], 3 + 1),
    ],
)
def test_captains_strengthen_the_others_of_their_group(group: list[str], strength: int) -> None:
    table = run(attack, position(Side(groups=[group, ["1/0/1"]]), WALL), first)
    assert [args["attackers"] for args in told(table, "totals")] == [strength, 1]


@pytest.mark.rule("OP-K26", "OP-149", "OP-150")
@pytest.mark.parametrize(
    ("defenders", "defense", "strength"),
    [
        (["bastion-elder", "shield-bearer", "shield-bearer"], 12, 5),
        (["bastion-elder"], 4, 3),
        (["veteran-captain", "1/1/1"], 3, 5),
        (["blaze-captain", "1/1/1"], 2, 3),
        (["bastion-elder", "veteran-captain"], 4 + 3, 4 + 3),
    ],
)
def test_captains_and_the_elder_strengthen_the_others_at_their_outpost(
    defenders: list[str], defense: int, strength: int
) -> None:
    posts = [Post(defenders=defenders), Post(defenders=["1/1/1"])]
    state = position(Side(groups=[["0/0/99"], ["0/0/99"]]), Side(outposts=posts))
    table = play(attack, state, "take", "outpost 1 0", "outpost 1 1", "assault 0")
    assert [(args["defense"], args["defenders"]) for args in told(table, "totals")] == [(defense, strength), (1, 1)]


@pytest.mark.rule("OP-K26", "OP-152", "OP-163")
def test_standing_bonuses_are_locked_with_the_totals() -> None:
    posts = [Post(defenders=["veteran-captain", "1/0/9"])]
    state = position(Side(groups=[["6/0/5", "0/0/9"]]), Side(outposts=posts))
    table = play(attack, state, "take", "kill veteran-captain", "kill 6/0/5")
    assert totals(table) == (6, 2, 5)  # 3 + 1 + 1, although the captain falls first


@pytest.mark.rule("OP-K18", "OP-K12", "OP-P24")
def test_masque_captain_lends_withdraw_to_the_others_but_not_to_itself() -> None:
    state = position(Side(groups=[["masque-captain", "1/0/1", "2/0/2"], ["3/0/3"]]), Side(outposts=[Post()]))
    table = play(attack, state, "take", "assault 0", "hit 0", "reserve 1/0/1", "stay 2/0/2", "hit 0")
    assert [asked[2] for asked in table.asked if asked[1] == "withdraw"] == [
        ["stay 1/0/1", "reserve 1/0/1"],
        ["stay 2/0/2", "reserve 2/0/2"],
    ]
    assert names(state, state.players[0].reserve) == ["1/0/1"]


@pytest.mark.rule("OP-K26", "OP-K29", "OP-K25")
def test_dirge_knight_grows_with_the_dead_of_the_turn_up_to_three() -> None:
    for dead, strength in ((0, 3), (1, 4), (3, 6)):
        side = Side(groups=[["dirge-knight"]], reserve=["1/1/1"] * dead, hand=[SPARE])
        state = position(side, WALL)
        cast(state, *["sacrifice 1/1/1"] * dead)
        assert totals(run(attack, state, first))[0] == strength
    state.players[0].lost = 5
    assert totals(run(attack, state, first))[0] == 6
    run(turn, state, lambda seat, key, offered: offered[0])
    assert state.players[0].lost == 0


@pytest.mark.rule("OP-K23", "OP-K29", "OP-145", "OP-106")
def test_war_beacon_strengthens_only_the_first_assault_of_the_turn() -> None:
    groups = [["1/0/9"], ["2/0/9"]]
    state = position(Side(outposts=[Post(open=["war-beacon"])], groups=groups), WALL)
    table = play(attack, state, "take", "assault 1")
    assert [args["attackers"] for args in told(table, "totals")] == [4, 1]
    closed = position(Side(outposts=[Post(closed=["war-beacon"])], groups=groups), WALL)
    assert [args["attackers"] for args in told(play(attack, closed, "take", "assault 1"), "totals")] == [2, 1]


@pytest.mark.rule("OP-K23", "OP-R71", "OP-R106")
def test_an_assault_that_a_trap_ends_was_the_first_one_for_the_beacon() -> None:
    rival = Side(outposts=[Post(closed=["false-gate"], defenders=["0/9/9"])])
    state = position(Side(outposts=[Post(open=["war-beacon"])], groups=[["1/0/9"], ["2/0/9"]]), rival)
    table = play(attack, state, "take", "assault 0")
    assert [args["attackers"] for args in told(table, "totals")] == [2]


@pytest.mark.rule("OP-K23", "OP-028", "OP-R138", "OP-R140")
def test_deep_foundations_hold_until_thirteen_also_when_just_flipped() -> None:
    for place in ("open", "closed"):
        for hit, standing in ((4, True), (5, False)):
            posts = [built(place, "deep-foundations", counters=8), Post()]
            state = position(Side(groups=[[f"{hit}/0/9"]]), Side(outposts=posts))
            play(attack, state, "take", "outpost 1 0", f"hit {hit}")
            assert state.players[1].outposts[0].standing == standing


@pytest.mark.rule("OP-R78", "OP-K07")
def test_outpost_falls_when_its_foundations_are_dismantled() -> None:
    posts = [Post(counters=11, open=["deep-foundations"]), Post()]
    state = position(Side(hand=["sabotage", SPARE]), Side(outposts=posts))
    cast(state, "play sabotage")
    assert not state.players[1].outposts[0].standing


@pytest.mark.rule("OP-021", "OP-149")
@pytest.mark.parametrize("place", ["open", "closed"])
def test_prism_ward_breaks_after_the_first_assault(place: str) -> None:
    state = position(Side(groups=[["5/0/9"], ["5/0/9"]]), Side(outposts=[built(place, "prism-ward")]))
    table = play(attack, state, "take", "assault 0", "hit 1", "hit 0")
    assert [args["defense"] for args in told(table, "totals")] == [4, 0]
    assert names(state, state.players[1].discard) == ["prism-ward"]


@pytest.mark.rule("OP-K24", "OP-R106", "OP-021")
def test_prism_ward_breaks_also_when_a_trap_ends_the_assault() -> None:
    posts = [Post(closed=["false-gate"], open=["prism-ward"])]
    state = position(Side(groups=[["5/0/9"]]), Side(outposts=posts))
    play(attack, state, "take")
    assert names(state, state.players[1].discard) == ["prism-ward"]


@pytest.mark.rule("OP-K03", "OP-R140", "OP-K23")
@pytest.mark.parametrize("place", ["open", "closed"])
def test_shard_battery_backlashes_its_outpost_whenever_attacked(place: str) -> None:
    state = position(Side(groups=[["0/0/9"], ["0/0/9"]]), Side(outposts=[built(place, "shard-battery"), Post()]))
    play(attack, state, "take", "outpost 1 0", "outpost 1 0", "assault 0")
    assert [outpost.counters for outpost in state.players[1].outposts] == [2, 0]


@pytest.mark.rule("OP-R139", "OP-029", "OP-030")
def test_outpost_that_its_battery_destroys_ends_the_assault() -> None:
    posts = [Post(counters=9, open=["shard-battery"], defenders=["5/5/5"]), Post()]
    state = position(Side(groups=[["9/0/1"]]), Side(outposts=posts))
    table = play(attack, state, "take", "outpost 1 0", "guard 5/5/5 1")
    assert not told(table, "totals")
    assert names(state, state.players[1].outposts[1].defenders) == ["5/5/5"]
    assert names(state, state.players[0].groups[0]) == ["9/0/1"]


# -- in the other steps


@pytest.mark.rule("OP-K23", "OP-K27", "OP-106", "OP-088")
@pytest.mark.parametrize("key", ["deep-vault", "tax-office", "shard-battery"])
def test_income_upgrades_give_one_mana_only_while_face_up(key: str) -> None:
    for posts, mana in (([Post(open=[key])], 2), ([Post(closed=[key])], 1), ([Post(open=[key, key]), Post()], 4)):
        state = position(Side(outposts=posts, hand=[SPARE]), Side())
        cast(state)
        assert state.players[0].mana == mana


@pytest.mark.rule("OP-K23", "OP-073", "OP-075")
@pytest.mark.parametrize(("deck", "place", "drawn"), [(9, "open", 3), (9, "closed", 2), (2, "open", 2)])
def test_supply_depot_draws_one_more_if_the_deck_holds_it(deck: int, place: str, drawn: int) -> None:
    side = Side(outposts=[built(place, "supply-depot")], deck=["1/1/1"] * deck, discard=["2/2/2"])
    state = position(side, Side())
    play(draw_cards, state)
    assert len(state.players[0].hand) == drawn
    assert state.players[0].outposts[0].counters == 0  # never a reshuffle for it


@pytest.mark.rule("OP-K29", "OP-K23")
@pytest.mark.parametrize(("place", "mana"), [("open", 1 + 2 + 1), ("closed", 1 + 1 + 1)])
def test_ossuary_adds_to_the_first_creature_destroyed_for_mana(place: str, mana: int) -> None:
    side = Side(outposts=[built(place, "ossuary")], reserve=["1/1/1", "2/2/2"], hand=[SPARE])
    state = position(side, Side())
    cast(state, "sacrifice 1/1/1", "sacrifice 2/2/2")
    assert state.players[0].mana == mana


@pytest.mark.rule("OP-K29")
def test_a_later_first_gives_nothing_to_ossuary_and_reaper() -> None:
    side = Side(outposts=[Post()], reserve=["1/1/1", "2/2/2"], hand=["ossuary", "soul-reaper"], mana=5)
    state = position(side, Side())
    cast(state, "sacrifice 1/1/1", "play ossuary", "place ossuary 0 0", "play soul-reaper", "sacrifice 2/2/2")
    assert state.players[0].mana == 1 + 5 + 1 - 2 - 4 + 1
    assert not state.players[0].hand


@pytest.mark.rule("OP-K29", "OP-K11")
def test_soul_reaper_draws_for_another_creature_and_not_for_itself() -> None:
    state = position(Side(reserve=["soul-reaper", "1/1/1", "2/2/2"]), Side())
    cast(state, "sacrifice 1/1/1", "sacrifice 2/2/2")
    assert len(state.players[0].hand) == 1
    state = position(Side(reserve=["soul-reaper", "1/1/1"]), Side())
    cast(state, "sacrifice soul-reaper", "sacrifice 1/1/1")
    assert not state.players[0].hand
    state = position(Side(reserve=["soul-reaper"], hand=["dark-bargain"], deck=[]), Side(reserve=["1/1/1"]))
    cast(state, "play dark-bargain")  # not for mana
    assert not state.players[0].hand


@pytest.mark.rule("OP-R50", "OP-K29", "OP-097")
@pytest.mark.parametrize(("dead", "cost"), [(0, 6), (1, 5), (2, 4), (3, 4)])
def test_tomb_titan_gets_cheaper_but_never_below_four(dead: int, cost: int) -> None:
    state = position(Side(hand=["tomb-titan", SPARE], reserve=["1/1/1"] * dead, mana=9), Side())
    cast(state, *["sacrifice 1/1/1"] * dead, "play tomb-titan")
    assert state.players[0].mana == 12 + dead - cost


@pytest.mark.rule("OP-R50", "OP-122")
@pytest.mark.parametrize("crystals", [0, 1, 2])
def test_heart_of_the_shard_costs_one_less_a_crystal(crystals: int) -> None:
    state = position(Side(hand=["heart-of-the-shard", SPARE], crystals=crystals, mana=4 - crystals), Side())
    cast(state, "play heart-of-the-shard")
    assert state.players[0].mana == 0
    poor = position(Side(hand=["heart-of-the-shard"], crystals=crystals, mana=3 - crystals), Side())
    assert "play heart-of-the-shard" not in ask(play_cards, poor).notations


@pytest.mark.rule("OP-K27", "OP-K28", "OP-068")
def test_lich_abbot_raises_a_creature_of_cost_one_each_play_step() -> None:
    pile = ["bone-novice", "mourner", "firebolt", "carrion-crow"]
    state = position(Side(outposts=[Post(defenders=["lich-abbot"])], discard=pile), Side())
    table = cast(state, "take", "target carrion-crow")
    assert table.asked[1] == (0, "raise", ["target bone-novice", "target carrion-crow"])
    assert names(state, state.players[0].reserve) == ["carrion-crow"]
    assert [kind for kind, _, _ in table.events] == ["mana", "raised"]
    state = position(Side(reserve=["lich-abbot"], discard=["bone-novice"]), Side())
    play(play_cards, state, "skip")
    assert names(state, state.players[0].discard) == ["bone-novice"]
    assert state.players[0].mana == 0


@pytest.mark.rule("OP-E21", "OP-K19", "OP-K29", "OP-K23", "OP-R50")
def test_example_of_a_sacrifice_turn() -> None:
    side = Side(
        outposts=[Post(open=["ossuary"]), Post()],
        reserve=["soul-reaper", "mourner", "bone-novice"],
        hand=["tomb-titan"],
    )
    steps = [
        ([], 2, 1),
        (["sacrifice mourner"], 6, 2),
        (["sacrifice mourner", "sacrifice bone-novice"], 8, 2),
        (["sacrifice mourner", "sacrifice bone-novice", "play tomb-titan"], 4, 1),
        (["sacrifice mourner", "sacrifice bone-novice", "crystal"], 1, 2),
    ]
    for answers, mana, hand in steps:
        state = position(side, Side())
        cast(state, *answers)
        assert (state.players[0].mana, len(state.players[0].hand)) == (mana, hand)


@pytest.mark.rule("OP-K03", "OP-R139")
def test_a_second_battery_does_not_strike_an_outpost_that_the_first_destroyed() -> None:
    posts = [Post(counters=9, open=["palisade", "shard-battery", "shard-battery"]), Post()]
    state = position(Side(groups=[["9/0/9"]]), Side(outposts=posts))
    table = play(attack, state, "take", "outpost 1 0")
    assert [(args["n"], args["source"]) for args in told(table, "counters")] == [(1, "shard-battery")]
    assert [(post.standing, post.counters) for post in state.players[1].outposts] == [(False, 0), (True, 0)]


@pytest.mark.rule("OP-K03", "OP-026")
def test_each_battery_strikes_and_other_upgrades_do_not() -> None:
    post = Post(open=["shard-battery", "palisade", "shard-battery"])
    table = play(attack, position(Side(groups=[["1/0/9"]]), Side(outposts=[post, Post()])), "take", "outpost 1 0")
    assert [(args["n"], args["outpost"]) for args in told(table, "counters")] == [(1, 0), (1, 0)]


@pytest.mark.rule("OP-R124")
def test_a_war_beacon_counts_again_in_the_first_assault_of_the_next_turn() -> None:
    state = position(Side(outposts=[Post(open=["war-beacon"])], groups=[["3/0/9"]]), WALL)
    for _ in range(2):
        table = run(turn, state, lambda seat, key, offered: "take" if "take" in offered else offered[0])
        assert told(table, "totals")[0]["attackers"] == 3 + 2
        run(turn, state, lambda seat, key, offered: "skip" if "skip" in offered else offered[0])
