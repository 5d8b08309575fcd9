"""Teardown: Silver goes back; by the optional rule the winner takes a card."""

from collections import Counter
from collections.abc import Sequence

import pytest
from outposts_table import GAME, Post, Side, ask, names, play, position

from rulewright.games.outposts.cards import SHARD, SILVER
from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.book import make_book
from rulewright.games.outposts.rules.ending import end_by_limit
from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.state import State
from rulewright.games.outposts.rules.teardown import spoils_limit, teardown
from rulewright.games.outposts.rules.turn import turn
from rulewright.kernel.errors import BadVariant, ImpossibleSetup
from rulewright.kernel.match import Match
from rulewright.kernel.playout import playout
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import Variant

CAMPAIGN = Variant("campaign", rules={"campaign_rule": True})
DYING = [Post(counters=9)]


def keys(state: State, faces: Sequence[int]) -> list[str]:
    return [state.book.cards[face].key for face in faces]


def last_blow(loser: Side, crystals: int = 0, variant: Variant = CAMPAIGN) -> State:
    """The active player's 1/0/1 is about to destroy the only Outpost of the loser."""
    return position(Side(groups=[["1/0/1"]], crystals=crystals), loser, variant=variant)


# -- Silver and Shard


@pytest.mark.rule("OP-177", "OP-178", "OP-R130")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_silver_returns_wherever_it_is(seats: int) -> None:
    for seed in range(4):
        state = playout(GAME, seats, seed).state
        after = teardown(state)
        book = state.book
        assert Counter(after.silver) == Counter(book.copies(SILVER))
        for seat, deck in enumerate(after.decks):
            faction = book.factions[state.players[seat].faction]
            assert len(deck) == 30
            assert all(book.cards[face].faction == faction for face in deck)


@pytest.mark.rule("OP-178", "OP-R130")
def test_silver_in_hand_deck_discard_and_play_is_removed() -> None:
    silver = Side(
        hand=["payday"], deck=["contract"], discard=["bribe"], reserve=["hired-blade"], groups=[["outrider"]],
        outposts=[Post(defenders=["toll-guard"], open=["palisade"], closed=["tripwire"])],
    )  # fmt: skip
    state = position(silver, Side(deck=["cinder-whelp"]))
    after = teardown(state)
    assert after.decks[0] == []
    assert keys(state, after.decks[1]) == ["cinder-whelp"]
    returned = Counter(keys(state, after.silver)) - Counter(keys(state, state.book.copies(SILVER)))
    assert sorted(returned) == ["bribe", "contract", "hired-blade", "outrider", "palisade", "payday", "toll-guard",
                                "tripwire"]  # fmt: skip


@pytest.mark.rule("OP-178")
def test_a_silver_spell_that_ends_the_game_returns_too() -> None:
    state = position(Side(hand=["payday", "fault-line"], mana=1, deck=[]), Side(outposts=[Post(counters=5)], deck=[]))
    play(play_cards, state, "play fault-line")
    assert keys(state, teardown(state).shard).count("fault-line") == 3  # its two and the one of this position


@pytest.mark.rule("OP-R131")
@pytest.mark.parametrize("campaign", [False, True])
def test_shard_cards_return_in_single_games_and_stay_in_a_campaign(campaign: bool) -> None:
    variant = Variant("x", rules={"shard_rule": True, "campaign_rule": campaign})
    lineup = [{"faction": "ember", "shards": 4}, {"faction": "stone", "shards": 0}]
    match = Match(GAME, 2, seed=5, variant=variant, lineup=lineup)
    while match.question is not None:
        match.answer(match.question.seat, 0)
    after = teardown(match.state)
    assert [len(deck) for deck in after.decks] == [30 if campaign else 26, 30]
    assert len(after.shard) == (36 if campaign else 40)
    shards = [face for face in after.decks[0] if match.book.cards[face].faction == SHARD]
    assert len(shards) == (4 if campaign else 0)


# -- the card taken


@pytest.mark.rule("OP-179")
def test_without_the_optional_rule_nothing_is_taken() -> None:
    state = last_blow(Side(outposts=DYING, deck=["cinder-whelp"]), variant=Variant())
    play(attack, state, "take", "hit 1")
    assert state.outcome is not None
    assert state.spoils is None


@pytest.mark.rule("OP-179", "OP-P27", "OP-183")
def test_the_winner_takes_one_card_from_one_opponents_deck() -> None:
    state = last_blow(Side(outposts=DYING, deck=["cinder-whelp", "forge-brute"]))
    table = play(attack, state, "take", "hit 1", "spoil 1 forge-brute")
    assert table.asked[-1] == (0, "spoils", ["decline", "spoil 1 cinder-whelp", "spoil 1 forge-brute"])
    assert state.spoils == (1, state.book.face("forge-brute"))
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


@pytest.mark.rule("OP-180", "OP-181", "OP-E17", "OP-R50")
@pytest.mark.parametrize(("crystals", "limit"), [(0, 3), (1, 4), (2, 5)])
def test_the_cost_limit_is_three_plus_the_winners_crystals(crystals: int, limit: int) -> None:
    costs = ["cinder-whelp", "ash-skirmisher", "forge-brute", "salamander-knight", "furnace-giant", "pyrarch-valka",
             "magma-behemoth"]  # fmt: skip
    state = last_blow(Side(outposts=DYING, deck=costs), crystals)
    asked = ask(attack, state, "take", "hit 1")
    assert asked.notations == ["decline", *(f"spoil 1 {key}" for key in costs[:limit])]


@pytest.mark.rule("OP-181", "OP-E17")
def test_a_crystal_victory_reaches_cost_six_and_never_seven() -> None:
    loser = Side(deck=["pyrarch-valka", "magma-behemoth"])
    state = position(Side(crystals=2, mana=7), loser, variant=CAMPAIGN)
    asked = ask(play_cards, state, "crystal")
    assert asked.notations == ["decline", "spoil 1 pyrarch-valka"]
    assert spoils_limit(state, Seat(0)) == 6


@pytest.mark.rule("OP-R50", "OP-180")
def test_the_limit_looks_at_the_printed_cost() -> None:
    # Tomb Titan costs 6 on paper, whatever was destroyed this turn.
    state = last_blow(Side(outposts=DYING, deck=["tomb-titan", "mourner"]))
    state.players[1].lost = 3
    assert ask(attack, state, "take", "hit 1").notations == ["decline", "spoil 1 mourner"]


@pytest.mark.rule("OP-182", "OP-R132")
def test_the_whole_deck_is_seen_and_silver_is_excluded() -> None:
    loser = Side(outposts=DYING, hand=["firebolt", "payday"], deck=["magma-behemoth"], discard=["cinder-whelp"])
    state = last_blow(loser)
    asked = ask(attack, state, "take", "hit 1")
    assert asked.notations == ["decline", "spoil 1 cinder-whelp", "spoil 1 firebolt"]
    seen = GAME.rules.view(state, 0)
    assert names(seen, state.players[1].deck) == ["magma-behemoth"]  # also what can't be taken


@pytest.mark.rule("OP-R132")
def test_cards_left_in_the_box_are_no_part_of_the_deck() -> None:
    match = Match(GAME, 2, seed=5, variant=CAMPAIGN, lineup=[{"faction": "ember"}, {"faction": "stone"}])
    while match.question is not None and match.question.prompt.key != "play":
        match.answer(match.question.seat, 0)
    assert match.question is not None
    loser = match.question.seat
    match.concede(loser)
    taken = {each.b for each in match.question.options if each.verb == "spoil"}
    starter = set(match.book.copies(match.book.factions[loser])[:30])
    assert taken == {face for face in starter if match.book.cards[face].cost <= 3}


@pytest.mark.rule("OP-R133", "OP-P27")
def test_the_winner_may_decline() -> None:
    state = last_blow(Side(outposts=DYING, deck=["cinder-whelp"]))
    play(attack, state, "take", "hit 1", "decline")
    assert state.spoils is None
    assert state.outcome is not None
    dear = last_blow(Side(outposts=DYING, deck=["magma-behemoth"]))
    play(attack, dear, "take", "hit 1")  # nothing within the limit: nothing is asked
    assert (dear.spoils, dear.outcome is not None) == (None, True)


@pytest.mark.rule("OP-R133", "OP-P26", "OP-R122")
def test_conceding_the_card_does_not_concede_the_game() -> None:
    cheap = Variant("x", rules={"campaign_rule": True, "crystal_price": 0, "crystals_to_win": 1})
    match = Match(GAME, 2, seed=5, variant=cheap, lineup=[{"faction": "ember"}, {"faction": "stone"}])
    while match.question is not None and match.question.prompt.key != "play":
        match.answer(match.question.seat, 0)
    assert match.question is not None
    winner = match.question.seat
    match.answer(winner, "crystal")
    assert match.question.prompt.key == "spoils"
    match.concede(winner)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.clause) == ((winner,), "OP-169")
    assert match.state.spoils is None


@pytest.mark.rule("OP-R137", "OP-P27")
def test_a_card_may_be_taken_from_any_opponent_also_one_who_is_out() -> None:
    gone = Side(outposts=[Post(standing=False)] * 3, deck=["mourner"])
    state = position(Side(groups=[["1/0/1"]]), gone, Side(outposts=DYING, deck=["cinder-whelp"]), variant=CAMPAIGN)
    state.players[1].out = True
    asked = ask(attack, state, "take", "hit 1")
    assert asked.notations == ["decline", "spoil 1 mourner", "spoil 2 cinder-whelp"]


@pytest.mark.rule("OP-184", "OP-R136")
def test_a_draw_gives_no_card() -> None:
    same = Side(outposts=[Post()], deck=["cinder-whelp"])
    state = position(same, same, variant=CAMPAIGN)
    table = play(lambda table, state: end_by_limit(table, state, "the end"), state)
    assert table.asked == []
    assert state.outcome is not None
    assert (state.outcome.winners, state.spoils) == ((), None)


@pytest.mark.rule("OP-185", "OP-039")
def test_there_is_no_solo_and_no_team_mode() -> None:
    with pytest.raises(ImpossibleSetup):
        Match(GAME, 1)
    with pytest.raises(BadVariant):
        make_book(Variant("x", rules={"players_min": 1}))
    state = position(Side(groups=[["3/0/3"]]), Side(outposts=[Post()]), Side(outposts=[Post()]), Side(outposts=[]))
    asked = ask(turn, state, "end", "end", "take")
    assert asked.notations == ["outpost 1 0", "outpost 2 0"]  # everybody else is an opponent
