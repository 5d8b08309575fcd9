"""What bots must get right in Seekers: kills taken, cards countered, nothing shot at nobody, the Shard understood."""

from typing import Any

import pytest
from seekers_calls import ground, kept
from seekers_table import GAME, Side, bare, game_from, plain, position, priority, still, upto

from rulewright.bots import bot_named
from rulewright.bots.chair import answer_by_bot
from rulewright.games.seekers.mind.merit import harm, merit
from rulewright.games.seekers.rules.state import State
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option
from rulewright.lab.arena import simulate

THINKERS = ["greedy", "mcts:40"]


def turn_of(state: State, code: str, seat: int = 0, **others: str) -> tuple[Match, list[str]]:
    """The active player's whole turn: one seat plays by a bot, the other passes but for the answers it is told.

    `others` are that seat's answers by the key of the question.
    """
    match: Match = Match(game_from(state), state.seats, 5)
    bot, said = bot_named(code), list[str]()
    while match.question and match.state.turn == 10:
        question, now = match.question, match.state
        if question.seat == seat:
            said.append(plain(now, answer_by_bot(match, question.seat, bot)))
            continue
        wanted = others.pop(question.prompt.key, None)
        match.answer(question.seat, named(now, question.options, wanted) if wanted else 0)
    return match, said


def named(state: State, options: Any, wanted: str) -> Option:
    found: Option = next(each for each in options if plain(state, each) == wanted)
    return found


# -- decisions


@pytest.mark.parametrize("code", THINKERS)
def test_takes_a_kill_that_is_there(code: str) -> None:
    state = position(bare(at=(0, 0), hand=["pyroblast", "study", "rime-armor"], ap=1), still(at=(3, 0), hp=5))
    match, said = turn_of(state, code)
    assert "play pyroblast" in said
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.parametrize("code", THINKERS)
def test_counters_what_would_kill(code: str) -> None:
    state = position(
        bare("orin", at=(0, 0), hand=["refute", "arcane-bolt"], hp=5, ap=4),
        bare(at=(3, 0), hand=["pyroblast"], ap=1, mp=0),
        active=1,
    )
    match, said = turn_of(state, code, main="play pyroblast")
    assert "play refute" in said
    assert match.outcome is None
    assert match.state.units[0].hp == 5


@pytest.mark.parametrize("code", THINKERS)
def test_does_not_counter_what_does_no_harm(code: str) -> None:
    state = position(
        bare("orin", at=(0, 0), hand=["refute"], ap=3), bare(at=(6, -3), hand=["study"], ap=0, mp=0), active=1
    )
    _, said = turn_of(state, code, main="play study")
    assert "play refute" not in said


@pytest.mark.parametrize("code", THINKERS)
def test_shoots_at_nobody_who_is_not_there(code: str) -> None:
    state = position(bare(at=(-6, 2), hand=["frost-nova", "blast-wave"], ap=0, mp=0), still(at=(6, -2)))
    _, said = turn_of(state, code)
    assert not [each for each in said if each.startswith("play")]


@pytest.mark.parametrize("code", THINKERS)
def test_a_fighter_comes_near_and_strikes(code: str) -> None:
    state = position(bare("brakka", at=(0, 0), hand=["heavy-swing"], ap=3), still(at=(5, 0), hp=40))
    match, said = turn_of(state, code)
    assert "play heavy-swing" in said
    assert match.state.units[1].hp < 40


def test_channels_when_the_others_turn_ends_and_nobody_can_hinder_it() -> None:
    state = position(bare(at=(0, 1), ap=10), still(at=(6, -2)), active=1)
    match, said = turn_of(state, "greedy")
    assert said[-1] == "channel"
    assert match.state.players[0].shard  # both Moments of the turn that followed have passed


def test_who_has_the_shard_lets_no_ap_go_to_waste() -> None:
    state = position(
        bare("brakka", equipment=["gravemaul", "gravehide", "gravechain"], at=(0, 0), ap=0, shard=True),
        still(at=(1, 0)),
        shard=False,
    )
    match, said = turn_of(state, "greedy")
    assert said.count("activate gravemaul") == 5
    assert match.state.players[0].ap == 0


def test_what_is_worth_a_thought() -> None:
    hand = ["ice-shard", "ice-shard", "frost-nova", "healing-draught", "rime-armor"]
    state = position(bare(at=(0, 0), hand=hand, ap=9, mp=0), still(at=(4, 0)))
    asked = upto(priority, state)
    assert asked.notations == ["pass", *(f"play {card}" for card in hand), "move"]
    worth = [plain(state, each) for each in GAME.mind.consider(state, 0, asked.options)]
    assert worth == ["pass", "play ice-shard", "play rime-armor", "move"]  # nobody to freeze, nothing to heal


def test_ones_own_card_on_the_stack_is_left_alone() -> None:
    state = position(bare(at=(0, 0), hand=["ice-shard", "kindle", "mirror-thought"], ap=10), still(at=(3, 0)))
    asked = upto(priority, state, "play ice-shard")
    assert [plain(state, each) for each in GAME.mind.consider(state, 0, asked.options)] == [
        "pass",
        "play mirror-thought",
    ]


# -- judgement


def test_beside_the_shard_only_what_the_next_upkeep_leaves_or_what_a_claim_costs_is_saved_for() -> None:
    """9 AP are no better than 5, which the Upkeep makes 10 (SK-090, SK-091); 10 may claim at once (SK-187)."""

    def worth(ap: int, at: tuple[int, int] = (0, 1)) -> float:
        return float(GAME.mind.value(position(bare(at=at, ap=ap), bare(at=(5, 0))), 0))

    assert worth(3) < worth(5) == worth(9) < worth(10)
    assert worth(5, at=(0, 4)) < worth(5)


def test_values_of_two_players_add_up_to_one() -> None:
    state = position(bare(at=(0, 0), hand=["pyroblast"], hp=60), bare(at=(3, 0), ailments={"Burn": 3}))
    assert GAME.mind.value(state, 0) + GAME.mind.value(state, 1) == pytest.approx(1)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"hp": 60}, {"hp": 50}),
        ({"hand": ["pyroblast"]}, {}),
        ({"ap": 5}, {"ap": 2}),
        ({"shard": True}, {}),
        ({}, {"ailments": {"Stun": 2}}),
        ({}, {"ailments": {"Burn": 4}}),
        ({"stealth": True}, {}),
        ({"at": (2, 0)}, {"at": (-6, 2)}),
    ],
)
def test_what_is_good_is_thought_good(better: dict[str, Any], worse: dict[str, Any]) -> None:
    plainly = {"at": (0, 1), "hp": 50, "ap": 2}
    values = [
        GAME.mind.value(position(bare(**{**plainly, **side}), still(at=(4, 0)), shard=False), 0)
        for side in (better, worse)
    ]
    assert values[0] > values[1]


def test_a_lead_counts_more_when_little_life_is_left() -> None:
    def worth(mine: int, theirs: int) -> float:
        found: float = GAME.mind.value(position(bare(at=(0, 1), hp=mine), bare(at=(3, 0), hp=theirs)), 0)
        return found

    assert worth(20, 10) > worth(60, 50) > worth(100, 90) > 0.5


def test_a_channel_is_worth_more_when_the_own_turn_is_next() -> None:
    def worth(active: int) -> float:
        found: float = GAME.mind.value(position(bare(at=(0, 1), channel=2), bare(at=(3, 0)), active=active), 0)
        return found

    assert worth(0) > worth(1)


def test_ap_that_the_next_upkeep_makes_useless() -> None:
    state = position(bare(at=(0, 1)), bare(at=(3, 0), shard=True), shard=False)
    assert (kept(state, 0), kept(state, 1)) == (5, 0)


@pytest.mark.parametrize(("name", "n", "hp"), [("Burn", 1, 0.75), ("Burn", 4, 6), ("Bleed", 1, 0), ("Stun", 2, 9)])
def test_harm_of_ailments(name: str, n: int, hp: float) -> None:
    assert harm(name, n) == hp


def test_merit_is_read_from_the_card() -> None:
    book = position(Side(at=(0, 0)), Side(at=(3, 0))).book
    worth = {key: merit(book.cards[book.face(key)]) for key in ("pyroblast", "arcane-torrent", "refute", "drain-life")}
    assert worth["pyroblast"].hurt == 17.5  # 5d6
    assert worth["arcane-torrent"].hurt == 21  # 3d6, twice
    assert worth["refute"].counter
    assert (worth["drain-life"].hurt, worth["drain-life"].heal) == (5.5, 3)
    more = worth["drain-life"].amplified
    assert more is not None
    assert (more.cost, more.hurt, more.heal) == (5, 10, 5)


def test_good_ground_is_where_the_cards_reach() -> None:
    state = position(bare(at=(-5, 0), hand=["sunlance"], ap=5), still(at=(0, 0)))
    index = state.book.map.board.index
    line, off = (next(i for spot, i in index.items() if (spot.q, spot.r) == at) for at in ((-4, 0), (-4, 1)))
    assert [hex for _, hex in ground(state, 0, [off, line])] == [line, off]


# -- strength


def test_greedy_beats_chance() -> None:
    lineup = [{"armory": "theron"}] * 2
    result = simulate(GAME, ["greedy", "random"], games=6, seed=11, lineup=lineup)
    assert not result.failures
    assert result.standings[0].wins >= 5
