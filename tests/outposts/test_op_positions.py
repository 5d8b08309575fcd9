"""Positions written by hand: what the rules can't have produced is refused with its clause, what they can is not."""

import pytest
from outposts_table import GAME, Post, Side, find, names, position, rules

from rulewright.games.outposts.cards import FACTIONS
from rulewright.games.outposts.rules.state import DRAW
from rulewright.kernel.errors import ImpossiblePosition
from rulewright.kernel.question import HIDDEN, Seat


def refused(*sides: Side) -> str:
    with pytest.raises(ImpossiblePosition) as error:
        position(*sides)
    return str(error.value)


@pytest.mark.rule("OP-039")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players_sit_at_a_table(players: int) -> None:
    assert f"2 to 4 sides, not {players} (OP-039)" in refused(*[Side()] * players)
    assert len(position(Side(), Side()).players) == 2
    assert len(position(*[Side()] * 4).players) == 4


@pytest.mark.rule("OP-169")
def test_two_crystals_may_lie_there_and_three_would_have_won() -> None:
    assert position(Side(crystals=2), Side()).players[0].crystals == 2
    assert refused(Side(), Side(crystals=3)) == "player 1: 3 crystals; the game would be over (OP-169)"


@pytest.mark.rule("OP-037")
def test_three_outposts_are_the_most_standing_or_not() -> None:
    posts = [Post(), Post(), Post(standing=False)]
    assert len(position(Side(outposts=posts), Side()).players[0].outposts) == 3
    assert "player 0: 4 Outposts; never more than 3 (OP-037)" in refused(Side(outposts=[*posts, Post()]), Side())


@pytest.mark.rule("OP-028", "OP-K27")
def test_nine_counters_may_lie_on_an_outpost_and_ten_would_have_destroyed_it() -> None:
    assert position(Side(outposts=[Post(counters=9)]), Side()).players[0].outposts[0].counters == 9
    assert "Outpost 1 has 10 counters and would be destroyed (OP-028)" in refused(
        Side(outposts=[Post(counters=10)]), Side()
    )
    deep = Post(counters=10, open=["deep-foundations"])
    assert position(Side(outposts=[deep]), Side()).players[0].outposts[0].counters == 10


@pytest.mark.rule("OP-029", "OP-032")
@pytest.mark.parametrize(
    "left",
    [
        Post(1, standing=False),
        Post(defenders=["1/1/1"], standing=False),
        Post(open=["+1/+0"], standing=False),
        Post(closed=["+1/+0"], standing=False),
    ],
    ids=["counters", "defenders", "open", "closed"],
)
def test_a_destroyed_outpost_holds_nothing_any_more(left: Post) -> None:
    assert refused(Side(outposts=[Post(), left]), Side()) == (
        "player 0: Outpost 2 is destroyed and holds nothing any more (OP-029, OP-032)"
    )


@pytest.mark.rule("OP-128")
def test_three_creatures_may_defend_an_outpost_and_a_fourth_may_not() -> None:
    three = Post(defenders=["1/1/1"] * 3)
    assert len(position(Side(outposts=[three]), Side()).players[0].outposts[0].defenders) == 3
    four = Post(defenders=["1/1/1"] * 4)
    assert refused(Side(outposts=[four]), Side()) == "player 0: Outpost 1 has more than 3 defenders (OP-128)"


@pytest.mark.rule("OP-103")
def test_three_upgrades_fit_face_up_and_face_down_together() -> None:
    full = Post(open=["+1/+0"], closed=["+0/+1", "+0/+1"])
    outpost = position(Side(outposts=[full]), Side()).players[0].outposts[0]
    assert (len(outpost.open), len(outpost.closed)) == (1, 2)
    over = Post(open=["+1/+0"] * 2, closed=["+0/+1"] * 2)
    assert refused(Side(outposts=[over]), Side()) == "player 0: Outpost 1 has more than 3 upgrades (OP-103)"


@pytest.mark.rule("OP-133")
def test_an_attacking_group_has_one_to_three_creatures() -> None:
    state = position(Side(groups=[["1/1/1"], ["1/1/1"] * 3]), Side())
    assert [len(group) for group in state.players[0].groups] == [1, 3]
    for group in ([], ["1/1/1"] * 4):
        assert refused(Side(groups=[group]), Side()) == ("player 0: an attacking group has 1 to 3 creatures (OP-133)")


@pytest.mark.rule("OP-007")
@pytest.mark.parametrize(
    ("side", "words"),
    [
        (Side(outposts=[Post(defenders=["firebolt"])]), "Firebolt can't lie in defense, it is no Creature"),
        (Side(outposts=[Post(open=["1/1/1"])]), "1/1/1 can't lie on an Outpost, it is no Upgrade"),
        (Side(outposts=[Post(closed=["firebolt"])]), "Firebolt can't lie on an Outpost, it is no Upgrade"),
        (Side(groups=[["+1/+1"]]), r"+1/+1 can't lie in offense, it is no Creature"),
        (Side(reserve=["firebolt"]), "Firebolt can't lie in reserve, it is no Creature"),
    ],
)
def test_a_card_lies_where_its_type_lies(side: Side, words: str) -> None:
    assert refused(side, Side()).lower() == f"player 0: {words} (OP-007)".lower()


@pytest.mark.rule("OP-065", "OP-066", "OP-072")
def test_a_position_begins_with_the_draw_step_and_counts_the_turns_before_it() -> None:
    """Three players, fourth round, the last of them: three full rounds and two turns lie behind it."""
    state = position(Side(), Side(), Side(), active=2, round=4)
    assert (state.turn, state.round, state.active, state.step) == (1 + 3 * 3 + 2, 4, 2, DRAW)
    assert (position(Side(), Side()).turn, position(Side(), Side()).round) == (1 + 2 * 2, 3)


@pytest.mark.rule("OP-R128")
def test_hands_and_face_down_upgrades_of_a_position_are_their_owners_and_decks_nobodys() -> None:
    mine = Side(hand=["firebolt"], deck=["2/2/2"], discard=["surge"], outposts=[Post(closed=["fire-pots"])])
    state = position(mine, Side())
    for viewer, known in ((0, {"firebolt", "surge", "fire-pots"}), (1, {"surge"})):
        seen = GAME.rules.view(state, Seat(viewer))
        shown = {
            key for key in ("firebolt", "2/2/2", "surge", "fire-pots") if seen.faces[find(state, 0, key)] != HIDDEN
        }
        assert shown == known


@pytest.mark.rule("OP-042")
def test_a_side_without_a_faction_has_the_one_of_its_seat() -> None:
    state = position(Side(), Side(faction="veil"), Side())
    assert [player.faction for player in state.players] == [0, FACTIONS.index("veil"), 2]


@pytest.mark.rule("OP-K09")
def test_a_pinned_creature_is_named_among_the_own_ones() -> None:
    state = position(Side(reserve=["2/2/2", "1/1/1"], pinned=["1/1/1"]), Side())
    assert names(state, state.players[0].pinned) == ["1/1/1"]
    assert refused(Side(pinned=["3/3/3"]), Side(reserve=["3/3/3"])) == ("player 0 has no card '3/3/3' in this position")


@pytest.mark.rule("OP-003", "OP-004", "OP-005")
@pytest.mark.parametrize("name", ["1/x/2", "1/2/3/4", "5/"])
def test_a_nameless_card_has_two_or_three_numbers(name: str) -> None:
    assert refused(Side(hand=[name]), Side()).startswith(f"'{name}' is no card: write a key, a creature as '3/1/2'")


@pytest.mark.rule("OP-103", "OP-128", "OP-133")
def test_the_limits_are_those_of_the_variant() -> None:
    wide = rules(upgrades_per_outpost=1, defenders_per_outpost=4, attackers_per_group=4)
    side = Side(outposts=[Post(defenders=["1/1/1"] * 4, open=["+1/+0"])], groups=[["1/1/1"] * 4])
    assert position(side, Side(), variant=wide).players[0].groups
    with pytest.raises(ImpossiblePosition, match=r"more than 1 upgrades \(OP-103\)"):
        position(Side(outposts=[Post(open=["+1/+0"] * 2)]), Side(), variant=wide)
