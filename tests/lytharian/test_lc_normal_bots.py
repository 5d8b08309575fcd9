"""Normal Chess: what is hidden of cards that lie face down, and bots that play it."""

from collections.abc import Iterator

import pytest
from lytharian_chess_table import GAME, position

from rulewright.bots import bot_named
from rulewright.bots.chair import answer_by_bot, chair_of, own_dice
from rulewright.bots.mcts import MctsBot
from rulewright.games.lytharian.normal.rules.moves import legal_moves
from rulewright.games.lytharian.normal.rules.state import SEATS
from rulewright.games.lytharian.normal.rules.verbs import OFFER
from rulewright.kernel.match import Match
from rulewright.testing import battery
from rulewright.testing.battery import viewers, walk


def positions(every: int, most: int = 300) -> Iterator[Match]:
    """Even seeds play anyhow, odd ones sensibly; both ways for the cards to lie are among them."""
    for seed in (2, 3, 4, 5):
        yield from walk(GAME, 2, seed, every, most)


def test_both_ways_to_lie_are_walked() -> None:
    assert {match.state.down for match in positions(every=50) if match.state.number} == {False, True}


@pytest.mark.rule("LC-346", "LC-R262")
def test_faces_of_face_down_cards_are_hidden_and_roles_are_not() -> None:
    otherwise = 0
    for number, match in enumerate(positions(every=7)):
        battery.the_open_table_hides_nothing(GAME, match.state)
        for viewer in viewers(match):
            battery.a_view_holds_only_known_faces(GAME, match.state, viewer)
            assert GAME.rules.view(match.state, viewer).board == match.state.board
        for seat in SEATS:
            otherwise += battery.concealing_deals_only_what_the_seat_can_not_know(GAME, match.state, seat, number)
    assert otherwise, "conceal never dealt anything otherwise"


# -- bots


def at(fen: str) -> Match:
    """A match from a position on."""
    return Match(GAME, 2, 1, position=position(fen))


def test_bots_see_mate_stalemate_and_what_hangs() -> None:
    mated = position("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1")
    assert (GAME.mind.value(mated, 0), GAME.mind.value(mated, 1)) == (1.0, 0.0)
    assert GAME.mind.value(position("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1"), 0) == 0.5
    assert GAME.mind.value(position("4k3/8/8/8/8/8/8/4KB2 w - - 0 1"), 0) == 0.5
    safe = position("4k3/3r4/8/8/8/8/8/2Q1K3 b - - 0 1")
    hanging = position("4k3/2r5/8/8/8/8/8/2Q1K3 b - - 0 1")
    assert GAME.mind.value(hanging, 0) < 0.5 < GAME.mind.value(safe, 0)


def test_captures_are_judged_to_their_end() -> None:
    defended = position("4k3/2p5/3p4/8/8/8/8/3QK3 b - - 0 1")
    by_queen = position("4k3/2p5/3Q4/8/8/8/8/4K3 b - - 0 1")
    assert GAME.mind.value(by_queen, 0) < 0.5 < GAME.mind.value(defended, 0)


def test_a_mate_that_comes_next_is_seen_and_met() -> None:
    threatened = position("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1")  # Rd8 is mate
    assert GAME.mind.value(threatened, 0) > 0.95
    match = at("3r2k1/pp3ppp/8/8/8/2P5/PP1B1PPP/6K1 w - - 0 1")  # only where the bishop keeps d1 or the king has air
    answer_by_bot(match, SEATS[0], bot_named("greedy"))
    assert GAME.mind.value(match.state, 0) > 0.05


def test_who_attacks_two_things_at_once_wins_one() -> None:
    fork = position("4k3/pp3ppp/8/1r1r4/2P5/8/PP3PPP/4KBNR b - - 0 1")
    single = position("4k3/pp3ppp/8/1r5r/2P5/8/PP3PPP/4KBNR b - - 0 1")
    assert GAME.mind.value(fork, 0) > GAME.mind.value(single, 0)


def test_a_hunch_takes_what_hangs_and_leaves_what_is_guarded() -> None:
    def answers(fen: str) -> set[str]:
        state = position(fen)
        moves = legal_moves(state)
        return {GAME.words.notation(state, GAME.mind.hunch(state, 0, moves, n / 20)) for n in range(20)}

    assert answers("4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1") == {"d1d5"}
    assert answers("4k3/2p5/3p4/8/8/8/8/3QK3 w - - 0 1").isdisjoint({"d1d6"})


@pytest.mark.parametrize("fen", ["8/8/8/3k4/8/8/8/Q3K3 w - - 0 1", "8/8/8/4k3/8/8/8/R3K3 w - - 0 1"])
def test_greedy_mates_a_lone_king(fen: str) -> None:
    """The won game is finished, long before it would be a draw."""
    match = at(fen)
    bot = bot_named("greedy")
    while match.questions:
        answer_by_bot(match, next(iter(match.questions)), bot)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert len(match.history) < 90


@pytest.mark.parametrize(
    ("fen", "moves"),
    [
        ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", {"a1a6"}),  # b7xa6 opens b7, else Ra6xa7
        ("7k/8/8/8/8/8/R7/1R2K3 w - - 0 1", {"a2a7", "b1b7"}),  # one rook cuts the king off, the other mates
        ("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", {"h5f7"}),
    ],
)
def test_the_search_finds_a_mate_and_prefers_the_sooner(fen: str, moves: set[str]) -> None:
    match = at(fen)
    judged = MctsBot(64).judge(chair_of(match, SEATS[0]), own_dice(1, SEATS[0], 0))
    assert GAME.words.notation(match.state, judged[0].option) in moves
    assert judged[0].value > 0.99 > next(each for each in judged if each.value < judged[0].value).value


def moved(fen: str, moves: str) -> Match:
    """A match from a position on, after these moves."""
    match = at(fen)
    for text in moves.split():
        ((seat, question),) = match.questions.items()
        match.answer(seat, next(each for each in question.options if GAME.words.notation(match.state, each) == text))
    return match


@pytest.mark.parametrize("playouts", [16, 64])
def test_who_has_a_mate_in_sight_does_not_go_round_in_circles(playouts: int) -> None:
    """After either rook's step to the seventh rank a mate follows, but one of them has brought this position twice."""
    match = moved("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", 2 * "b1b7 h8g8 b7b1 g8h8 ")
    judged = MctsBot(playouts).judge(chair_of(match, SEATS[0]), own_dice(1, SEATS[0], 0))
    assert GAME.words.notation(match.state, judged[0].option) == "a2a7"
    bot = MctsBot(playouts)
    while match.questions:
        answer_by_bot(match, next(iter(match.questions)), bot)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def test_the_search_looks_as_far_as_its_budget_goes() -> None:
    states = [at("r3k2r/pp3ppp/2n2n2/2bp4/8/2N1PN2/PP3PPP/R1B1K2R w KQkq - 0 1").state]
    states.append(position("r3k2r/pp3ppp/2n2n2/2bp4/8/2N1PN2/PP3PPP/R1B2RK1 b kq - 1 1"))
    foresee = GAME.mind.foresee
    assert foresee is not None
    counted: list[int] = []

    def enough(looked: int) -> bool:
        counted.append(looked)
        return looked >= 500

    assert foresee(states, SEATS[0], enough) == foresee(states, SEATS[0], enough)
    assert max(counted) < 600


def test_the_search_leaves_out_what_is_never_better() -> None:
    state = position("8/4P2k/8/8/8/8/8/4K3 w - - 0 1")
    options = [*legal_moves(state), OFFER]
    left = [GAME.words.notation(state, option) for option in GAME.mind.consider(state, 0, options)]
    assert {"e7e8q", "e7e8n"} <= set(left)
    assert not {"e7e8r", "e7e8b", "offer"} & set(left)


@pytest.mark.parametrize("seed", [11, 12])
def test_greedy_does_not_lose_to_random_and_mostly_wins(seed: int) -> None:
    won = 0
    for seats in (("greedy", "random"), ("random", "greedy")):
        match = Match(GAME, 2, seed, lineup=[{"cards": "down"}] * 2)
        bots = [bot_named(code) for code in seats]
        while match.questions:
            for seat in list(match.questions):
                answer_by_bot(match, seat, bots[seat])
        assert match.outcome is not None
        assert seats.index("random") not in match.outcome.winners  # who is lost may claim a repetition
        won += bool(match.outcome.winners)
    assert won
