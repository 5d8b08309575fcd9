"""Second step: mana from Outposts and from burning cards and creatures."""

import pytest
from outposts_table import GAME, Post, Side, ask, find, names, play, position, run

from rulewright.games.outposts.rules.mana import cost_of, crystal_price
from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.state import State, card_of, creatures_of
from rulewright.games.outposts.rules.turn import turn
from rulewright.kernel.question import Question, Seat

FALLEN = Post(standing=False)


def verbs(notations: list[str], verb: str) -> list[str]:
    return [each for each in notations if each.split()[0] == verb]


def mana_at(state: State, *answers: str) -> int:
    """The mana a player has at the question after these answers."""
    ask(play_cards, state, *answers)
    return state.players[0].mana


@pytest.mark.rule("OP-088", "OP-R56")
@pytest.mark.parametrize(
    ("outposts", "mana"), [([], 0), ([Post()], 1), ([Post(), FALLEN, Post()], 2), ([Post()] * 3, 3)]
)
def test_one_mana_for_each_standing_outpost(outposts: list[Post], mana: int) -> None:
    state = position(Side(outposts=outposts, hand=["1/1/1"], crystals=2), Side(), Side())
    assert mana_at(state) == mana


@pytest.mark.rule("OP-088")
def test_the_mana_comes_at_the_start_of_the_step() -> None:
    state = position(Side(hand=["granite-golem"]), Side())
    assert "play granite-golem" in ask(play_cards, state).notations  # three mana at once


@pytest.mark.rule("OP-089", "OP-R42")
def test_an_outpost_lost_in_the_step_takes_no_mana_away() -> None:
    state = position(Side(outposts=[Post(counters=9), Post()], hand=["surge", "1/1/1"]), Side())
    assert mana_at(state, "play surge", "outpost 0 0") == 2 + 3
    assert [outpost.standing for outpost in state.players[0].outposts] == [False, True]


@pytest.mark.rule("OP-090", "OP-R48")
def test_up_to_three_cards_from_hand_give_one_mana_each() -> None:
    state = position(Side(hand=["1/1/1"] * 5, discard=["2/2/2"]), Side())
    assert verbs(ask(play_cards, state).notations, "burn") == ["burn 1/1/1"] * 5  # from hand, not from the piles
    state = position(Side(hand=["9/9/9"] * 5), Side())
    asked = ask(play_cards, state, "burn 9/9/9", "burn 9/9/9", "burn 9/9/9")
    assert verbs(asked.notations, "burn") == []
    player = state.players[0]
    assert (player.mana, len(player.hand), len(player.discard)) == (6, 2, 3)
    assert GAME.rules.view(state, 1).faces[player.discard[0]] >= 0  # discard piles are open


@pytest.mark.rule("OP-091", "OP-022", "OP-R51")
def test_up_to_three_own_creatures_give_one_mana_each() -> None:
    state = position(Side(reserve=["1/1/1"] * 5), Side(reserve=["2/2/2"]))
    asked = ask(play_cards, state)
    assert verbs(asked.notations, "sacrifice") == ["sacrifice 1/1/1"] * 5  # own creatures only
    state = position(Side(reserve=["1/1/1"] * 5), Side(reserve=["2/2/2"]))
    table = play(play_cards, state, *["sacrifice 1/1/1"] * 3)  # a fourth is not offered, so nothing is asked
    assert sum(args["n"] for kind, clause, args in table.events if kind == "mana" and clause == "OP-091") == 3
    assert (len(state.players[0].reserve), len(state.players[0].discard)) == (2, 3)


@pytest.mark.rule("OP-092", "OP-R45")
def test_creatures_of_every_zone_and_fresh_ones_may_be_destroyed() -> None:
    state = position(
        Side(outposts=[Post(defenders=["2/1/2"])], reserve=["3/0/1"], groups=[["4/0/4"]], hand=["1/1/1"]), Side()
    )
    asked = ask(play_cards, state, "play 1/1/1")
    assert verbs(asked.notations, "sacrifice") == [f"sacrifice {c}" for c in ("2/1/2", "3/0/1", "1/1/1", "4/0/4")]
    state = position(Side(outposts=[Post(defenders=["2/1/2"])], groups=[["4/0/4"]], hand=["1/1/1"]), Side())
    play(play_cards, state, "play 1/1/1", "sacrifice 1/1/1", "sacrifice 2/1/2", "sacrifice 4/0/4")
    player = state.players[0]
    assert (creatures_of(player), player.groups) == ([], [])
    assert sorted(names(state, player.discard)) == ["1/1/1", "2/1/2", "4/0/4"]


@pytest.mark.rule("OP-093", "OP-095")
def test_burn_limits_are_separate_and_nine_is_the_most() -> None:
    state = position(Side(hand=["9/9/9"] * 4, reserve=["1/1/1"] * 4), Side())
    asked = ask(play_cards, state, *["burn 9/9/9"] * 3, *["sacrifice 1/1/1"] * 3)
    assert state.players[0].mana == 9
    assert verbs(asked.notations, "burn") + verbs(asked.notations, "sacrifice") == []


@pytest.mark.rule("OP-093")
def test_other_discards_and_deaths_do_not_use_up_the_limits() -> None:
    hand = ["recruiting-drive", "1/1/1", "2/2/2", "3/3/3", "4/4/4"]
    state = position(Side(hand=hand, deck=["5/5/5"]), Side())
    gone = f"target #{find(state, 0, '1/1/1')}"  # a card in hand is not named in the record
    asked = ask(play_cards, state, "play recruiting-drive", gone, "burn 2/2/2", "burn 3/3/3")
    assert verbs(asked.notations, "burn") == ["burn 4/4/4", "burn 5/5/5"]  # a third may still go
    state = position(Side(hand=["dark-bargain", "9/9/9"], reserve=["1/1/1"] * 4, deck=["9/9/9"] * 4), Side())
    asked = ask(play_cards, state, "play dark-bargain", "target 1/1/1", "sacrifice 1/1/1", "sacrifice 1/1/1")
    assert verbs(asked.notations, "sacrifice") == ["sacrifice 1/1/1"]  # the third


@pytest.mark.rule("OP-094", "OP-R44")
def test_burning_before_between_and_after_cards_played() -> None:
    state = position(Side(outposts=[Post()], hand=["1/1/1", "1/1/1", "9/9/9", "8/8/8", "7/7/7"]), Side())
    answers = ["burn 9/9/9", "play 1/1/1", "burn 8/8/8", "play 1/1/1", "sacrifice 1/1/1", "burn 7/7/7", "end"]
    table = play(play_cards, state, *answers)
    kinds = [kind for kind, _, _ in table.events if kind in ("discards", "plays", "dies")]
    assert kinds == ["discards", "plays", "discards", "plays", "dies", "discards"]


@pytest.mark.rule("OP-096", "OP-R43", "OP-R47")
def test_unspent_mana_is_lost_when_the_step_ends() -> None:
    state = position(Side(hand=["1/1/1"], reserve=["2/2/2"]), Side())
    play(play_cards, state, "burn 1/1/1", "end")  # made without use for it
    assert state.players[0].mana == 0
    state = position(Side(hand=["9/9/9"] * 2), Side())
    run(turn, state)
    run(turn, state)
    assert mana_at(state) == 3  # nothing came over from the last turn


@pytest.mark.rule("OP-R46", "OP-K21")
def test_a_creature_destroyed_for_mana_draws_its_last_breath() -> None:
    state = position(Side(reserve=["rattling-thrall"], deck=["1/1/1", "9/9/9"]), Side())
    play(play_cards, state, "sacrifice rattling-thrall", "end")
    assert names(state, state.players[0].hand) == ["9/9/9"]


@pytest.mark.rule("OP-R49")
def test_burns_resolve_one_at_a_time_with_their_triggers() -> None:
    state = position(Side(reserve=["pyre-zealot", "2/2/2"]), Side())
    asked = ask(play_cards, state, "sacrifice pyre-zealot")
    assert asked.why.key == "bolt"  # before the next decision
    state = position(Side(reserve=["pyre-zealot", "2/2/2", "1/1/3"]), Side())
    asked = ask(play_cards, state, "sacrifice pyre-zealot", "target 2/2/2")
    assert verbs(asked.notations, "sacrifice") == ["sacrifice 1/1/3"]  # who left play meanwhile can't be used
    assert sorted(names(state, state.players[0].discard)) == ["2/2/2", "pyre-zealot"]


@pytest.mark.rule("OP-R50")
def test_reduced_costs_never_fall_below_zero() -> None:
    state = position(Side(hand=["heart-of-the-shard", "tomb-titan"], crystals=2), Side())
    heart, titan = (card_of(state, find(state, 0, key)) for key in ("heart-of-the-shard", "tomb-titan"))
    assert cost_of(state, Seat(0), heart) == 5
    state.players[0].crystals = 9
    assert cost_of(state, Seat(0), heart) == 0
    for lost, cost in ((0, 6), (1, 5), (2, 4), (5, 4)):
        state.players[0].lost = lost
        assert cost_of(state, Seat(0), titan) == cost


@pytest.mark.rule("OP-E06.1", "OP-E06.2", "OP-E06.3", "OP-E06.4", "OP-090", "OP-091", "OP-117")
def test_burning_for_a_crystal() -> None:
    def burning() -> State:
        return position(Side(hand=["9/9/9"] * 5, reserve=["1/1/1"] * 3), Side())

    assert mana_at(burning()) == 3
    state = burning()
    asked = ask(play_cards, state, *["burn 9/9/9"] * 3)
    player = state.players[0]
    assert (player.mana, len(player.hand)) == (6, 2)
    assert verbs(asked.notations, "burn") == []  # a fourth discard is illegal
    assert "crystal" not in asked.notations
    state = burning()
    asked = ask(play_cards, state, *["burn 9/9/9"] * 3, "sacrifice 1/1/1")
    player = state.players[0]
    assert (player.mana, len(creatures_of(player)), len(player.discard)) == (7, 2, 4)
    assert "crystal" in asked.notations
    state = burning()
    ask(play_cards, state, *["burn 9/9/9"] * 3, "sacrifice 1/1/1", "crystal")
    assert (state.players[0].mana, state.players[0].crystals) == (0, 1)


@pytest.mark.rule("OP-E06.5", "OP-095", "OP-R52")
@pytest.mark.parametrize(("outposts", "most"), [([Post()], 7), ([FALLEN], 6)])
def test_a_crystal_needs_one_standing_outpost(outposts: list[Post], most: int) -> None:
    state = position(Side(outposts=outposts, hand=["9/9/9"] * 4, reserve=["9/9/9"] * 4), Side(), Side())
    asked = ask(play_cards, state, *["burn 9/9/9"] * 3, *["sacrifice 9/9/9"] * 3)
    assert state.players[0].mana == most
    assert ("crystal" in asked.notations) is (most >= 7)


@pytest.mark.rule("OP-P08")
def test_the_main_choice_offers_play_burn_sacrifice_crystal_and_end() -> None:
    state = position(Side(hand=["1/1/1", "magma-behemoth"], reserve=["2/2/2"], mana=4), Side())
    notations = ask(play_cards, state).notations
    assert sorted(notations) == sorted(
        ["end", "play 1/1/1", "burn 1/1/1", "play magma-behemoth", "burn magma-behemoth", "sacrifice 2/2/2", "crystal"]
    )
    poor = position(Side(outposts=[FALLEN], hand=["1/1/1"]), Side(), Side())
    assert ask(play_cards, poor).notations == ["end", "burn 1/1/1"]


@pytest.mark.rule("OP-090", "OP-093", "OP-091")
def test_why_not_names_the_burn_limits() -> None:
    state = position(Side(hand=["1/1/1"] * 4, reserve=["2/2/2"] * 4, mana=0), Side(reserve=["3/3/3"]))
    asked = ask(play_cards, state, *["burn 1/1/1"] * 3, *["sacrifice 2/2/2"] * 3)
    question = Question(asked.seat, asked.options, asked.why)

    def why(key: str, seat: int) -> str:
        card = next(c for c in state.players[seat].reserve if card_of(state, c).key == key)
        reason = GAME.words.why_not(state, question, f"card-{card}")
        return f"{reason.words} {reason.clause}"

    assert why("2/2/2", 0) == "You have destroyed 3 creatures for mana this turn; that is the limit. OP-093"
    assert why("3/3/3", 1) == "3/3/3 is not yours: you may destroy only your own creatures for mana. OP-091"


@pytest.mark.rule("OP-117")
def test_a_crystal_never_costs_less_than_nothing_and_one_mana_is_not_nothing() -> None:
    state = position(Side(), Side())
    prices = []
    for discount in (5, 6, 7, 8):
        state.players[0].discount = discount
        prices.append(crystal_price(state, Seat(0)))
    assert prices == [2, 1, 0, 0]
