"""Spells with texts of their own, and how long they last (OP-K25)."""

import pytest
from outposts_table import Post, Side, ask, cast, find, names, play, position, run, told, totals

from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.turn import turn
from rulewright.kernel.question import Seat

SPARE = "0/0/1"  # a card to burn, so that the Play step stays open


def first(seat: int, key: str, offered: list[str]) -> str:
    return "take" if "take" in offered else offered[0]


@pytest.mark.rule("OP-K25", "OP-148")
def test_war_cry_gives_every_attacker_one_attack_this_turn() -> None:
    side = Side(hand=["war-cry", SPARE], groups=[["1/0/1", "2/0/2"], ["3/0/3"]])
    state = position(side, Side(outposts=[Post(defenders=["1/1/9"])]))
    cast(state, "play war-cry")
    table = run(attack, state, first)
    assert [args["attackers"] for args in told(table, "totals")] == [5, 4]
    assert told(table, "totals")[0]["defenders"] == 1
    state.active, state.players[1].groups = Seat(1), []
    run(turn, state, lambda seat, key, offered: offered[0])  # the rival's turn begins: it is over
    assert state.players[0].war_cry == 0


@pytest.mark.rule("OP-K01", "OP-R65", "OP-R63")
def test_flashover_bolts_the_defenders_of_one_outpost() -> None:
    rival = Side(outposts=[Post(defenders=["1/1/2", "1/1/3", "2/2/1"]), Post(defenders=["0/0/1"])], reserve=["0/0/2"])
    state = position(Side(outposts=[Post(defenders=["0/0/1"])], hand=["flashover", SPARE], mana=3), rival)
    table = cast(state, "play flashover", "outpost 1 0")
    assert table.asked[1] == (0, "bolt_post", ["outpost 0 0", "outpost 1 0", "outpost 1 1"])
    assert names(state, state.players[1].discard) == ["1/1/2", "2/2/1"]
    assert not told(table, "counters")


@pytest.mark.rule("OP-K02", "OP-K01", "OP-R62", "OP-R63")
def test_backdraft_strikes_then_bolts_and_needs_both_targets() -> None:
    state = position(Side(hand=["backdraft", SPARE]), Side(reserve=["0/0/3", "0/0/4"]))
    table = cast(state, "play backdraft", "outpost 1 2", "target 0/0/3")
    assert [asked[1] for asked in table.asked[1:3]] == ["strike", "bolt"]
    assert state.players[1].outposts[2].counters == 2
    assert names(state, state.players[1].discard) == ["0/0/3"]
    assert "play backdraft" not in ask(play_cards, position(Side(hand=["backdraft"]), Side())).notations


@pytest.mark.rule("OP-K25", "OP-149")
def test_hold_the_line_defends_every_own_outpost_until_the_next_own_turn() -> None:
    state = position(
        Side(hand=["hold-the-line"], outposts=[Post(), Post(defenders=["0/1/1"])]), Side(groups=[["1/0/9"]])
    )
    cast(state, "play hold-the-line")
    state.active = Seat(1)
    assert totals(play(attack, state, "take", "outpost 0 0")) == (1, 2, 0)
    assert totals(play(attack, state, "take", "outpost 0 1")) == (1, 3, 0)
    run(turn, state)  # the rival's own turn does not end it
    assert (state.active, state.players[0].shelter) == (0, 2)
    run(turn, state)
    assert state.players[0].shelter == 0


@pytest.mark.rule("OP-K01", "OP-019")
def test_landslide_bolts_one_opponents_offense_zone() -> None:
    rival = Side(groups=[["1/1/2", "1/1/3"], ["2/2/2"]], reserve=["0/0/1"], outposts=[Post(defenders=["0/0/1"])])
    state = position(Side(hand=["landslide", SPARE], groups=[["0/0/1"]]), Side(groups=[["5/5/1"]]), rival)
    table = cast(state, "play landslide", "seat 2")
    assert table.asked[1] == (0, "bolt_offense", ["seat 1", "seat 2"])
    assert names(state, state.players[2].discard) == ["1/1/2", "2/2/2"]
    assert not state.players[1].discard + state.players[0].discard[:-1]


@pytest.mark.rule("OP-R138", "OP-128", "OP-K13", "OP-K10")
def test_earthen_recall_brings_any_number_home_where_there_is_room() -> None:
    posts = [Post(defenders=["1/1/1", "1/1/1"]), Post(defenders=["2/2/2"] * 3), Post(standing=False)]
    side = Side(outposts=posts, hand=["earthen-recall", SPARE], reserve=["3/3/3", "cinder-whelp"], groups=[["4/4/4"]])
    state = position(side, Side())
    table = cast(state, "play earthen-recall", "guard 4/4/4 0")
    assert table.asked[1] == (0, "recall", ["end", "guard 3/3/3 0", "guard 4/4/4 0"])  # straight from offense
    assert names(state, state.players[0].outposts[0].defenders) == ["1/1/1", "1/1/1", "4/4/4"]
    assert names(state, state.players[0].reserve) == ["3/3/3", "cinder-whelp"]  # no room any more
    state = position(side, Side())
    cast(state, "play earthen-recall", "end")
    assert [names(state, group) for group in state.players[0].groups] == [["4/4/4"]]


@pytest.mark.rule("OP-R62", "OP-R63", "OP-K11")
def test_dark_bargain_destroys_an_own_creature_and_draws_three() -> None:
    state = position(Side(hand=["dark-bargain"], reserve=["1/1/1", "2/2/2"]), Side(reserve=["3/3/3"]))
    table = cast(state, "play dark-bargain", "target 2/2/2")
    assert table.asked[1] == (0, "destroy", ["target 1/1/1", "target 2/2/2"])
    assert len(state.players[0].hand) == 3
    assert names(state, state.players[0].discard) == ["2/2/2", "dark-bargain"]  # the Spell after its effect (OP-101)
    alone = position(Side(hand=["dark-bargain"]), Side(reserve=["3/3/3"]))
    assert "play dark-bargain" not in ask(play_cards, alone).notations


@pytest.mark.rule("OP-R62", "OP-P11")
def test_exhume_takes_up_to_two_creature_cards() -> None:
    pile = ["gravemind", "firebolt", "bone-novice"]
    for answers, hand in (
        (["target gravemind", "target bone-novice"], ["gravemind", "bone-novice"]),
        (["target gravemind", "decline"], ["gravemind"]),
        (["decline"], []),
    ):
        state = position(Side(hand=["exhume", SPARE], discard=pile), Side())
        cast(state, "play exhume", *answers)
        assert names(state, state.players[0].hand) == [SPARE, *hand]
    state = position(Side(hand=["exhume", SPARE]), Side())
    cast(state, "play exhume")  # 'up to' never blocks
    assert names(state, state.players[0].discard) == ["exhume"]


@pytest.mark.rule("OP-R65", "OP-022")
def test_reap_destroys_any_creature_whatever_its_health() -> None:
    state = position(Side(hand=["reap", SPARE], mana=1, reserve=["1/1/1"]), Side(reserve=["0/0/99"]))
    table = cast(state, "play reap", "target 0/0/99")
    assert table.asked[1][2] == ["target 1/1/1", "target 0/0/99"]
    assert names(state, state.players[1].discard) == ["0/0/99"]


@pytest.mark.rule("OP-071", "OP-P12", "OP-R62")
def test_soul_tax_lets_the_opponent_choose_the_victim() -> None:
    state = position(Side(hand=["soul-tax", SPARE]), Side(reserve=["1/1/1", "2/2/2"]), Side(reserve=["3/3/3"]), Side())
    table = cast(state, "play soul-tax", "seat 1", "target 2/2/2")
    assert table.asked[1] == (0, "victim", ["seat 1", "seat 2"])  # only who has a creature
    assert table.asked[2] == (1, "give_up", ["target 1/1/1", "target 2/2/2"])
    assert names(state, state.players[1].discard) == ["2/2/2"]


@pytest.mark.rule("OP-K01", "OP-R65")
@pytest.mark.parametrize(("zone", "dead"), [("zone 1 0", ["0/0/4"]), ("zone 1 1", ["1/1/4"]), ("zone 1 2", ["2/2/2"])])
def test_mass_grave_bolts_one_zone_of_one_player(zone: str, dead: list[str]) -> None:
    rival = Side(outposts=[Post(defenders=["0/0/4", "0/0/5"])], reserve=["1/1/4"], groups=[["2/2/2"], ["2/2/5"]])
    state = position(Side(hand=["mass-grave", SPARE], mana=3, reserve=["9/9/9"]), rival)
    table = cast(state, "play mass-grave", zone)
    assert table.asked[1] == (0, "zone", ["zone 0 1", "zone 1 0", "zone 1 1", "zone 1 2"])
    assert names(state, state.players[1].discard) == dead


@pytest.mark.rule("OP-R63", "OP-P12")
def test_recruiting_drive_draws_three_then_discards_one() -> None:
    state = position(Side(hand=["recruiting-drive"], deck=["1/1/1", "2/2/2", "3/3/3", "4/4/4"]), Side())
    three = find(state, 0, "3/3/3")
    cast(state, "play recruiting-drive", f"target #{three}")
    assert names(state, state.players[0].hand) == ["4/4/4", "2/2/2"]
    assert names(state, state.players[0].discard) == ["3/3/3", "recruiting-drive"]


@pytest.mark.rule("OP-117", "OP-K25", "OP-K04")
def test_attunement_cheapens_the_next_crystal_of_the_turn_and_repairs() -> None:
    side = Side(outposts=[Post(counters=4)], hand=["attunement", SPARE], mana=11)
    state = position(side, Side())
    cast(state, "play attunement", "crystal", "crystal")
    assert state.players[0].mana == 12 - 5 - 7  # only the next one
    assert state.players[0].outposts[0].counters == 3
    state = position(Side(hand=["attunement", SPARE]), Side())
    cast(state, "play attunement", "outpost 0 0")
    assert state.players[0].discount == 2
    run(turn, state)
    assert state.players[0].discount == 0


@pytest.mark.rule("OP-K04", "OP-K03", "OP-R63", "OP-R64")
@pytest.mark.parametrize(("dying", "counters"), [("prism-stalker", 4), ("bloated-husk", 1)])
def test_a_last_breath_touches_no_outpost_where_none_stands(dying: str, counters: int) -> None:
    """A Prism Stalker's Backlash and a Bloated Husk's Repair, when their player has an Outpost and when not."""
    for post, after in ((Post(counters=3), counters), (Post(standing=False), 0)):
        state = position(Side(hand=["immolate", SPARE], mana=9), Side(outposts=[post], reserve=[dying]))
        cast(state, "play immolate")
        assert names(state, state.players[1].discard) == [dying]
        assert (state.players[1].outposts[0].standing, state.players[1].outposts[0].counters) == (post.standing, after)


@pytest.mark.rule("OP-K01", "OP-R62")
def test_chain_lightning_bolts_up_to_two_creatures_of_one_player() -> None:
    side = Side(hand=["chain-lightning", SPARE], mana=1, reserve=["0/0/1"])
    rivals = (Side(reserve=["1/1/3", "2/2/3"]), Side(reserve=["4/4/3"]))
    state = position(side, *rivals)
    table = cast(state, "play chain-lightning", "target 1/1/3", "target 2/2/3")
    assert table.asked[1][2] == ["decline", "target 0/0/1", "target 1/1/3", "target 2/2/3", "target 4/4/3"]
    assert table.asked[2][2] == ["decline", "target 2/2/3"]
    assert names(state, state.players[1].discard) == ["1/1/3", "2/2/3"]
    state = position(side, *rivals)
    cast(state, "play chain-lightning", "target 1/1/3", "decline")
    assert names(state, state.players[1].discard) == ["1/1/3"]
    state = position(side, *rivals)
    cast(state, "play chain-lightning", "decline")
    assert not state.players[1].discard


@pytest.mark.rule("OP-R63", "OP-K03", "OP-168")
def test_fault_line_wins_before_its_backlash() -> None:
    state = position(Side(outposts=[Post(counters=9)], hand=["fault-line"], mana=2), Side(outposts=[Post(counters=5)]))
    cast(state, "play fault-line")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert state.players[0].outposts[0].counters == 9
