"""End of the game: victory, elimination, tie-breaks, limits, concession."""

import pytest
from outposts_table import GAME, Post, Side, find, names, play, position, rules, told

from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.ending import check_end, end_by_limit, is_lost, leave_game, settle
from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.state import State, creatures_of
from rulewright.games.outposts.rules.teardown import all_cards
from rulewright.games.outposts.rules.turn import draw_cards, turn
from rulewright.kernel.match import Match
from rulewright.kernel.playout import playout, random_policy
from rulewright.kernel.question import HIDDEN, Seat

LOST = [Post(standing=False)] * 3  # nothing to come back with


def winners(state: State) -> tuple[int, ...] | None:
    return state.outcome.winners if state.outcome else None


# -- victory


@pytest.mark.rule("OP-168", "OP-170", "OP-171", "OP-E15.1", "OP-R110", "OP-R113")
def test_the_last_player_with_a_face_up_outpost_wins_at_once() -> None:
    # The loser has one Outpost and could still gain two more; the counter-strike of 9 never comes.
    state = position(
        Side(groups=[["10/0/1"], ["1/0/1"]], hand=["firebolt"]),
        Side(outposts=[Post(open=["+9/+0"], defenders=["0/0/1"])], turns=1),
    )
    table = play(attack, state, "take", "assault 0", "hit 10")
    assert winners(state) == (0,)
    assert state.outcome is not None
    assert state.outcome.clause == "OP-168"
    assert [kind for kind, _, _ in table.events][-3:] == ["destroyed", "dismantled", "won"]
    assert names(state, state.players[0].groups[0]) == ["10/0/1"]
    assert len([1 for kind, _, _ in table.events if kind == "assaults"]) == 1  # no further assault


@pytest.mark.rule("OP-169", "OP-170", "OP-171", "OP-R111")
def test_the_third_crystal_wins_at_once() -> None:
    state = position(Side(crystals=2, mana=9, hand=["firebolt"], groups=[["3/0/3"]]), Side(crystals=2))
    table = play(turn, state, "crystal")
    assert winners(state) == (0,)
    assert state.outcome is not None
    assert state.outcome.clause == "OP-169"
    assert [key for _, key, _ in table.asked] == ["play"]  # no further step
    assert state.players[0].mana == 5  # 9 + 3 - 7: nothing was asked of it any more


@pytest.mark.rule("OP-169")
def test_two_crystals_are_not_enough() -> None:
    state = position(Side(crystals=1, mana=9, hand=["9/9/9"]), Side())
    play(play_cards, state, "crystal", "end")
    assert state.outcome is None


@pytest.mark.rule("OP-170", "OP-R111", "OP-171")
def test_victory_is_checked_in_the_middle_of_a_spell() -> None:
    # Fault Line: Strike 5 ends the game, so its Backlash 2 never happens.
    state = position(Side(hand=["fault-line"]), Side(outposts=[Post(counters=5)]))
    table = play(play_cards, state, "play fault-line")
    assert winners(state) == (0,)
    assert [args["seat"] for kind, _, args in table.events if kind == "counters"] == [1]


@pytest.mark.rule("OP-R120", "OP-R111")
def test_the_earlier_of_two_events_decides() -> None:
    # Surge's Backlash destroys the buyer's only Outpost before the third crystal can be bought.
    state = position(Side(crystals=2, mana=4, outposts=[Post(counters=8)], hand=["surge"]), Side())
    play(play_cards, state, "play surge")
    assert winners(state) == (1,)
    assert state.players[0].crystals == 2


@pytest.mark.rule("OP-R115", "OP-R111")
def test_an_attacker_may_lose_the_game_by_a_dying_creature() -> None:
    state = position(
        Side(outposts=[Post(counters=9)], groups=[["prism-stalker"]]), Side(outposts=[Post(open=["+2/+0"])])
    )
    play(attack, state, "take", "hit 3")
    assert winners(state) == (1,)


# -- three and four players


@pytest.mark.rule("OP-E15.2", "OP-E15.3", "OP-172", "OP-R112", "OP-R38")
def test_with_three_players_a_lost_first_outpost_comes_back() -> None:
    state = position(
        Side(outposts=[Post(counters=9)], turns=1),
        Side(outposts=[Post(), Post()], groups=[["1/0/1"]], turns=1),
        Side(outposts=[Post(), Post()], turns=1),
        active=1,
    )
    play(attack, state, "take", "outpost 0 0", "hit 1")
    assert state.outcome is None
    assert not state.players[0].out  # one Outpost in all: two are still to come
    for turns, total, up in ((2, 2, 1), (3, 3, 2), (4, 3, 2)):
        state.active = Seat(0)
        state.players[0].turns = turns
        play(draw_cards, state)
        posts = state.players[0].outposts
        assert (len(posts), sum(post.standing for post in posts)) == (total, up)
    income = play(play_cards, position(Side(outposts=[Post(standing=False), Post()]), Side(), Side()))
    assert [args["n"] for kind, _, args in income.events if kind == "mana"] == [1]


@pytest.mark.rule("OP-173", "OP-174", "OP-R112", "OP-R116")
def test_a_player_with_three_destroyed_outposts_is_out_and_nothing_triggers() -> None:
    last = Post(counters=9, closed=["fire-pots"], defenders=["1/1/1"])
    state = position(
        Side(groups=[["2/0/9"]]),
        Side(outposts=[*LOST[:2], last], reserve=["pyre-zealot"], groups=[["rattling-thrall"]], hand=["firebolt"]),
        Side(),
    )
    table = play(attack, state, "take", "outpost 1 2", "hit 1")
    lost = state.players[1]
    assert lost.out
    assert creatures_of(lost) == []
    assert not any(kind in ("last_breath", "dies") for kind, _, _ in table.events)
    assert state.outcome is None
    assert [lost.hand, lost.deck, lost.discard, lost.groups] == [[]] * 4  # all of it leaves, not only what was in play
    assert sorted(lost.aside) == sorted(all_cards(state, Seat(1)))
    assert {"firebolt", "pyre-zealot", "fire-pots"} <= set(names(state, lost.aside))
    unseen = GAME.rules.view(state, 0)
    assert unseen.faces[find(state, 1, "firebolt")] == HIDDEN  # set aside as it was: nobody looks at the hand


@pytest.mark.rule("OP-173", "OP-072")
def test_a_player_who_is_out_takes_no_further_turns() -> None:
    state = position(Side(), Side(outposts=LOST), Side())
    state.players[1].out = True
    play(turn, state, "end")
    assert state.active == 2


@pytest.mark.rule("OP-R114", "OP-163")
def test_the_defenders_strength_of_a_player_who_falls_is_still_dealt() -> None:
    last = Post(counters=9, defenders=["3/0/1"])
    state = position(Side(groups=[["1/0/3"]]), Side(outposts=[*LOST[:2], last]), Side())
    play(attack, state, "take", "outpost 1 2", "hit 1")
    assert state.players[1].out
    assert names(state, state.players[0].discard) == ["1/0/3"]


@pytest.mark.rule("OP-R115", "OP-R117")
def test_an_attacker_who_is_out_makes_no_further_assaults() -> None:
    state = position(
        Side(outposts=[*LOST[:2], Post(counters=9)], groups=[["prism-stalker"], ["3/0/3"]]),
        Side(outposts=[Post(open=["+2/+0"])]),
        Side(),
    )
    table = play(turn, state, "end", "end", "take", "outpost 1 0", "outpost 2 0", "assault 0", "hit 3")
    assert state.players[0].out
    assert state.players[2].outposts[0].counters == 0
    assert len([1 for kind, _, _ in table.events if kind == "assaults"]) == 1
    assert state.active == 1


@pytest.mark.rule("OP-R117", "OP-R38")
def test_a_player_eliminated_by_reshuffle_damage_ends_the_turn_at_once() -> None:
    side = Side(outposts=[*LOST[:2], Post(counters=5)], deck=[], discard=["firebolt"] * 3, hand=["cinder-whelp"])
    state = position(side, Side(), Side())
    table = play(turn, state, "take")
    assert state.players[0].out
    assert [key for _, key, _ in table.asked] == ["take_draw"]
    assert state.active == 1


@pytest.mark.rule("OP-R117", "OP-K03")
def test_a_player_eliminated_by_an_own_spell_ends_the_turn_at_once() -> None:
    """Surge's Backlash destroys the last Outpost: no further card is played, nobody attacks."""
    side = Side(outposts=[*LOST[:2], Post(counters=8)], hand=["surge", "1/1/1"], mana=9, groups=[["9/0/9"]])
    state = position(side, Side(), Side())
    table = play(turn, state, "play surge")
    assert state.players[0].out
    assert [key for _, key, _ in table.asked] == ["play"]
    assert (state.active, state.outcome) == (1, None)


@pytest.mark.rule("OP-R118")
def test_a_player_without_a_standing_outpost_may_win_by_crystals() -> None:
    state = position(Side(outposts=LOST[:2], crystals=2, mana=7), Side(), Side())
    play(play_cards, state, "crystal")
    assert winners(state) == (0,)


@pytest.mark.rule("OP-174", "OP-R116")
def test_who_leaves_takes_mana_and_last_breaths_along_and_leaves_those_of_others() -> None:
    """ "Without triggering anything": a Last Breath of the player who is out does not happen any more."""
    theirs = Side(mana=3, reserve=["pyre-zealot"], pinned=["pyre-zealot"])
    state = position(Side(reserve=["rattling-thrall"]), theirs, Side())
    mine, gone = find(state, 0, "rattling-thrall"), find(state, 1, "pyre-zealot")
    state.queue = [(gone, state.faces[gone]), (mine, state.faces[mine])]
    play(lambda table, state: leave_game(table, state, Seat(1)), state)
    lost = state.players[1]
    assert (lost.out, lost.mana, lost.reserve, lost.pinned) == (True, 0, [], [])
    assert [outpost.standing for outpost in lost.outposts] == [False] * 3
    assert state.queue == [(mine, state.faces[mine])]


@pytest.mark.rule("OP-168", "OP-170", "OP-174")
def test_who_is_left_alone_by_it_has_won_at_once() -> None:
    state = position(Side(), Side())
    play(lambda table, state: leave_game(table, state, Seat(1)), state)
    assert winners(state) == (0,)


@pytest.mark.rule("OP-173")
def test_who_is_out_is_not_put_out_again() -> None:
    state = position(Side(), Side(outposts=LOST), Side())
    assert [len(told(play(settle, state), "out")) for _ in range(2)] == [1, 0]


@pytest.mark.rule("OP-173", "OP-R112")
@pytest.mark.parametrize(
    ("rule", "one", "three"), [("unrecoverable", False, True), ("no_faceup", True, True), ("never", False, False)]
)
def test_when_a_player_without_a_standing_outpost_is_out(rule: str, one: bool, three: bool) -> None:
    variant = rules(elimination=rule)
    state = position(Side(), Side(outposts=LOST[:1]), Side(outposts=LOST), Side(), variant=variant)
    assert [is_lost(state, Seat(seat)) for seat in range(4)] == [False, one, three, False]


# -- tie-breaks and limits


def nobody_stands(*crystals: int, active: int = 0) -> State:
    state = position(*(Side(outposts=[Post(standing=False)], crystals=n) for n in crystals), active=active)
    play(check_end, state)
    return state


@pytest.mark.rule("OP-175", "OP-R119")
def test_without_any_standing_outpost_crystals_then_the_passive_player_decide() -> None:
    assert winners(nobody_stands(1, 2)) == (1,)
    assert winners(nobody_stands(2, 1)) == (0,)  # most crystals, although active
    assert winners(nobody_stands(1, 1)) == (1,)
    assert winners(nobody_stands(1, 1, active=1)) == (0,)
    assert winners(nobody_stands(0, 1, 1)) == ()  # still several: a draw
    assert winners(nobody_stands(1, 1, 0)) == (1,)


@pytest.mark.rule("OP-176", "OP-R121")
def test_the_round_limit_ends_the_game_after_round_sixty() -> None:
    state = position(Side(), Side(crystals=1), active=0, round=60)
    play(turn, state, "end")
    assert state.outcome is None  # the round is not over
    play(turn, state, "end")
    assert winners(state) == (1,)
    assert state.outcome is not None
    assert state.outcome.clause == "OP-176"


@pytest.mark.rule("OP-176", "OP-R121")
@pytest.mark.parametrize(
    ("mine", "yours", "winner"),
    [
        (Side(crystals=1, outposts=[Post()]), Side(outposts=[Post()] * 3), (0,)),
        (Side(outposts=[Post(), Post()]), Side(outposts=[Post(), Post(standing=False)]), (0,)),
        (Side(outposts=[Post(counters=3), Post()]), Side(outposts=[Post(counters=1), Post(counters=1)]), (1,)),
        (Side(outposts=[Post(counters=2)]), Side(outposts=[Post(counters=2)]), ()),
    ],
)
def test_crystals_then_outposts_then_fewest_counters_else_a_draw(
    mine: Side, yours: Side, winner: tuple[int, ...]
) -> None:
    state = position(mine, yours)
    play(lambda table, state: end_by_limit(table, state, "the end"), state)
    assert winners(state) == winner


@pytest.mark.rule("OP-176", "OP-R121")
def test_two_full_rounds_of_skipping_end_the_game() -> None:
    still = Side(deck=[])
    state = position(still, still)
    for _ in range(3):
        play(turn, state, "skip")
        assert state.outcome is None
    play(turn, state, "skip")
    assert winners(state) == ()  # nothing tells them apart
    state = position(still, still)
    for _ in range(3):
        play(turn, state, "skip")
    play(turn, state, "take", "put 0 5")  # one step taken
    assert state.outcome is None


# -- concession


def first_play(match: Match) -> int:
    """Go on to the first Play step; returns whose it is."""
    while match.question is not None and match.question.prompt.key != "play":
        match.answer(match.question.seat, 0)
    assert match.question is not None
    return match.question.seat


@pytest.mark.rule("OP-R122", "OP-P26")
def test_conceding_gives_the_game_to_the_last_other_player() -> None:
    match = Match(GAME, 2, seed=3, lineup=[{"faction": "ember"}, {"faction": "stone"}])
    seat = first_play(match)
    match.concede(Seat(seat))
    assert match.outcome is not None
    assert match.outcome.winners == (1 - seat,)
    assert match.outcome.clause == "OP-R122"


@pytest.mark.rule("OP-R122", "OP-R114")
def test_with_three_players_a_concession_is_an_elimination() -> None:
    match = Match(GAME, 3, seed=3, lineup=[{"faction": "ember"}, {"faction": "stone"}, {"faction": "veil"}])
    seat = first_play(match)
    match.concede(Seat(seat))
    assert match.outcome is None
    assert match.state.players[seat].out
    while match.question is not None:
        assert match.question.seat != seat
        match.answer(match.question.seat, 0)


@pytest.mark.rule("OP-R122", "OP-172", "OP-173")
@pytest.mark.parametrize("gone", [0, 1, 2])
def test_who_has_conceded_is_lost_and_nobody_else(gone: int) -> None:
    """All have an Outpost standing: it does not help who has conceded, and nobody loses one by that."""
    state = position(Side(), Side(), Side(), active=(gone + 1) % 3)
    state.gone = 1 << gone
    assert [is_lost(state, Seat(seat)) for seat in range(3)] == [seat == gone for seat in range(3)]
    play(settle, state)
    assert [player.out for player in state.players] == [seat == gone for seat in range(3)]


@pytest.mark.rule("OP-R122")
def test_who_conceded_in_the_middle_of_an_effect_cannot_win_any_more() -> None:
    # All others have lost their last Outpost while the conceded player's still stands.
    state = position(Side(outposts=[Post(standing=False)]), Side(), Side(outposts=[Post(standing=False)], crystals=1))
    state.gone = 1 << 1
    play(check_end, state)
    assert winners(state) == (2,)


@pytest.mark.rule("OP-R122", "OP-R114", "OP-176")
def test_who_concedes_late_in_a_turn_is_out_when_it_ends_and_wins_by_no_limit() -> None:
    """A concession "is treated as an elimination": the most crystals at the limit no longer count."""
    last = position(Side(), Side()).book.rules.round_limit
    state = position(Side(), Side(crystals=1), Side(crystals=2, reserve=["1/1/1"]), active=2, round=last)
    match = Match(GAME, 3, position=state)
    while match.question is not None and match.question.prompt.key != "prepare":
        match.answer(match.question.seat, 0)
    match.concede(Seat(2))
    assert match.state.players[2].out
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.clause) == ((1,), "OP-176")


@pytest.mark.rule("OP-R123", "OP-R127", "OP-185")
def test_no_card_ever_changes_its_owner_and_there_are_no_teams() -> None:
    owners: list[list[int]] = []
    choose = random_policy(2)

    def watch(state, seat, options, why):  # type: ignore[no-untyped-def]
        if state.turn:
            owners.append(state.owner[:])
        return choose(state, seat, options, why)

    outcome = playout(GAME, 4, 11, watch).outcome
    assert all(each == owners[0] for each in owners)
    assert len(outcome.winners) <= 1


@pytest.mark.rule("OP-173")
def test_settle_removes_only_who_cannot_come_back() -> None:
    state = position(Side(), Side(outposts=LOST[:2]), Side(outposts=LOST), Side())
    play(settle, state)
    assert [player.out for player in state.players] == [False, False, True, False]
