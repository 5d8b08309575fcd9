"""Second step, Mana Crystals: price, supply, and what they are good for."""

from collections.abc import Sequence

import pytest
from outposts_table import GAME, Post, Side, all_totals, ask, find, play, position

from rulewright.games.outposts.rules import prompts, verbs
from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.play import play_cards, play_options
from rulewright.games.outposts.rules.prepare import prepare_for_war
from rulewright.games.outposts.rules.state import State
from rulewright.games.outposts.rules.teardown import all_cards
from rulewright.kernel.playout import playout, random_policy
from rulewright.kernel.question import Option, Prompt, Question, Seat
from rulewright.kernel.variant import Variant


def burner(outposts: int) -> Side:
    """Five cards, three creatures and this many Outposts."""
    return Side(outposts=[Post()] * outposts, hand=["1/1/1"] * 5, reserve=["2/2/2"] * 3, deck=[])


@pytest.mark.rule("OP-E06", "OP-117", "OP-115", "OP-090", "OP-093")
def test_burning_three_cards_and_a_creature_buys_a_crystal() -> None:
    state = position(burner(3), Side())
    six = ask(play_cards, state, "burn 1/1/1", "burn 1/1/1", "burn 1/1/1")
    player = state.players[0]
    assert (player.mana, len(player.hand)) == (6, 2)
    assert not any(each.startswith("burn") for each in six.notations)
    assert "crystal" not in six.notations

    state = position(burner(3), Side())
    player = state.players[0]
    seven = ask(play_cards, state, "burn 1/1/1", "burn 1/1/1", "burn 1/1/1", "sacrifice 2/2/2")
    assert (player.mana, len(player.reserve), len(player.discard)) == (7, 2, 4)
    assert "crystal" in seven.notations

    state = position(burner(3), Side())
    player = state.players[0]
    ask(play_cards, state, "burn 1/1/1", "burn 1/1/1", "burn 1/1/1", "sacrifice 2/2/2", "crystal")
    assert (player.mana, player.crystals) == (0, 1)


@pytest.mark.rule("OP-E06.5", "OP-R52")
def test_one_outpost_just_reaches_a_crystal_and_none_does_not() -> None:
    everything = ["burn 1/1/1"] * 3 + ["sacrifice 2/2/2"] * 3
    with_one = position(burner(1), Side())
    assert "crystal" in ask(play_cards, with_one, *everything).notations
    assert with_one.players[0].mana == 7
    with_none = position(Side(outposts=[Post(standing=False)], hand=["3/3/3"] * 5, reserve=["2/2/2"] * 4, deck=[]),
                         Side(), Side())  # fmt: skip
    asked = ask(play_cards, with_none, *["burn 3/3/3"] * 3, *["sacrifice 2/2/2"] * 3)
    assert with_none.players[0].mana == 6
    assert "crystal" not in asked.notations


@pytest.mark.rule("OP-R53")
def test_nine_is_the_highest_price_that_a_turn_can_pay() -> None:
    everything = ["burn 1/1/1"] * 3 + ["sacrifice 2/2/2"] * 3
    for price, payable in ((9, True), (10, False)):
        state = position(burner(3), Side(), variant=Variant("x", rules={"crystal_price": price}))
        assert ("crystal" in ask(play_cards, state, *everything).notations) is payable


@pytest.mark.rule("OP-116", "OP-119", "OP-R54")
def test_the_supply_never_runs_out_and_several_are_bought_in_one_turn() -> None:
    many = Variant("x", rules={"crystals_to_win": 50})
    state = position(Side(mana=280, hand=["9/9/9"]), Side(crystals=30), variant=many)
    play(play_cards, state, *["crystal"] * 40, "end")
    assert state.players[0].crystals == 40


@pytest.mark.rule("OP-118")
def test_crystals_are_bought_only_in_the_own_play_step() -> None:
    seen: set[tuple[str, bool]] = set()
    choose = random_policy(5)

    def watch(state: State, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        if any(each.verb == "crystal" for each in options):
            seen.add((why.key, seat == state.active))
        return choose(state, seat, options, why)

    for seed in range(12):
        playout(GAME, 2 + seed % 3, seed, watch, Variant("x", rules={"crystal_price": 1, "crystals_to_win": 9}))
    assert seen == {("play", True)}
    state = position(Side(mana=20), Side(), active=0)
    question = Question(Seat(0), [verbs.SKIP, verbs.TAKE], prompts.ATTACK)
    assert GAME.words.why_not(state, question, "crystal-0").clause == "OP-118"


@pytest.mark.rule("OP-120", "OP-R55", "OP-R57")
def test_a_bought_crystal_enters_no_pile_and_is_no_card_played() -> None:
    state = position(Side(mana=7, hand=["9/9/9"]), Side())
    before = sorted(all_cards(state, Seat(0)))
    piles = [len(pile) for pile in (state.players[0].hand, state.players[0].deck, state.players[0].discard)]
    table = play(play_cards, state, "crystal", "end")
    player = state.players[0]
    assert [len(pile) for pile in (player.hand, player.deck, player.discard)] == piles
    assert sorted(all_cards(state, Seat(0))) == before
    assert GAME.rules.view(state, 1).players[0].crystals == 1  # open to all
    assert [kind for kind, _, _ in table.events] == ["mana", "buys", "unspent"]


@pytest.mark.rule("OP-121", "OP-R55")
def test_crystals_are_never_lost_or_burned() -> None:
    state = position(Side(crystals=2, hand=["9/9/9"], reserve=["1/1/1"]), Side())
    assert {(each.verb, each.a) for each in play_options(state, Seat(0))} == {
        ("end", -1),
        ("burn", find(state, 0, "9/9/9")),
        ("sacrifice", find(state, 0, "1/1/1")),
    }
    owned: dict[int, int] = {}
    choose = random_policy(7)

    def watch(state: State, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        if state.turn < 2:
            owned.clear()
        for other, player in enumerate(state.players):
            assert player.crystals >= owned.get(other, 0)
            owned[other] = player.crystals
        return choose(state, seat, options, why)

    for seed in range(6):
        playout(GAME, 3, seed, watch, Variant("x", rules={"crystal_price": 2, "crystals_to_win": 30}))
    assert max(owned.values()) > 0


@pytest.mark.rule("OP-122", "OP-R56")
def test_a_crystal_gives_no_mana_and_no_strength() -> None:
    state = position(Side(crystals=2, groups=[["4/0/4"]]), Side(crystals=2, outposts=[Post(defenders=["1/1/1"])]))
    income = play(play_cards, state, "end")
    assert [args["n"] for kind, _, args in income.events if kind == "mana"] == [3]
    play(prepare_for_war, state, "end")
    table = play(attack, state, "take", "hit 3")
    assert all_totals(table) == [(4, 1, 1)]


@pytest.mark.rule("OP-R58", "OP-169")
def test_nobody_ever_has_more_than_three_crystals() -> None:
    state = position(Side(crystals=2, mana=50, hand=["9/9/9"]), Side())
    table = play(play_cards, state, "crystal")
    assert state.players[0].crystals == 3
    assert state.outcome is not None
    assert table.asked[-1][1] == "play"
