"""How Normal Chess ends: mate, stalemate, dead positions, repetition, counted moves, claims, offers, resignation."""

from typing import Any

import pytest
from lytharian_chess_table import GAME, START, after, end, offered, on, play, position, told, turn, upto

from rulewright.kernel.errors import BadVariant
from rulewright.kernel.match import Match
from rulewright.kernel.variant import Variant

BACK_AND_FORTH = ("g1f3", "g8f6", "f3g1", "f6g8")
ROOKS = "4k2r/8/8/8/8/8/8/R3K3 w - - {clock} 80"


@pytest.mark.rule("LC-347", "LC-R261")
def test_mate_wins() -> None:
    fools = end(START, "f2f3", "e7e5", "g2g4", "d8h4", white=1)
    assert fools == ((0,), "LC-347", "White is checkmated")
    board = """
        . . . . . . k .
        . . . . . p p p
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        R . . . . . K .
    """
    assert end(board, "a1a8") == ((0,), "LC-347", "Black is checkmated")


@pytest.mark.rule("LC-R261")
def test_stalemate_is_a_draw() -> None:
    board = """
        . . . . . . . k
        . . . . . K . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . Q .
    """
    assert end(board, "g1g6") == ((), "LC-R261", "stalemate: Black has no legal move and is not in check")


DEAD = ("4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4KB2", "4k1n1/8/8/8/8/8/8/4K3", "2b1k3/8/8/8/8/8/8/4KB2")
ALIVE = (
    "5bk1/8/8/8/8/8/8/4KB2",  # bishops of both square colours
    "4k1n1/8/8/8/8/8/8/4KN2",
    "4k3/8/8/8/8/8/8/3NKB2",
    "4k3/8/8/8/8/8/8/3NKN2",
    "4k3/8/8/8/8/8/P7/4K3",
    "4k3/8/8/8/8/8/8/R3K3",
)


@pytest.mark.rule("LC-R261")
@pytest.mark.parametrize("text", DEAD)
def test_nobody_can_mate_with_so_little(text: str) -> None:
    assert end(text) == ((), "LC-R261", "neither side has the pieces to give mate")


@pytest.mark.rule("LC-R261")
@pytest.mark.parametrize("text", ALIVE)
def test_as_long_as_a_mate_is_possible_the_game_goes_on(text: str) -> None:
    assert offered(text)


@pytest.mark.rule("LC-R261")
def test_a_capture_can_leave_too_little() -> None:
    assert "neither side" in end("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1e2").words


@pytest.mark.rule("LC-R261", "LC-D46")
def test_a_position_that_stands_three_times_may_be_claimed_and_five_times_ends_the_game() -> None:
    assert "claim" not in offered(START, *BACK_AND_FORTH)
    assert "claim" in offered(START, *BACK_AND_FORTH, *BACK_AND_FORTH)
    twice = (*BACK_AND_FORTH, *BACK_AND_FORTH)
    state = position()
    table = play(on, state, *twice, "claim")
    assert state.outcome == ((), "LC-R261", "a claim: the same position 3 times")
    assert told(table, "claims") == [{"seat": 0}]
    assert end(START, *twice, *twice).words == "the same position 5 times"


@pytest.mark.rule("LC-R261")
def test_who_is_about_to_repeat_the_position_may_claim_instead() -> None:
    assert "claim" in offered(START, *BACK_AND_FORTH, *BACK_AND_FORTH[:3])
    assert "claim" not in offered(START, *BACK_AND_FORTH, *BACK_AND_FORTH[:2], "b1c3")


@pytest.mark.rule("LC-R261")
def test_a_position_with_other_rights_is_another_one() -> None:
    """The king moves once: castling is lost, so the first position does not count."""
    text = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
    walk = ("e1e2", "e8e7", "e2e1", "e7e8")
    assert "claim" not in offered(text, *walk, *walk)
    assert "claim" in offered(text, *walk, *walk, "e1e2")


@pytest.mark.rule("LC-R261")
def test_en_passant_counts_for_the_position_only_where_it_can_be_taken() -> None:
    dance = ("g8f6", "g1f3", "f6g8", "f3g1")
    free = "4k1n1/8/8/8/8/8/4P3/4K1N1 w - - 0 1"  # nothing can take on e3: the position stands twice, and comes again
    assert "claim" in offered(free, "e2e4", *dance, *dance[:3])
    taken = "4k1n1/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1"  # here Black may take, but only the first time
    assert "claim" not in offered(taken, "e2e4", *dance, *dance[:3])


@pytest.mark.rule("LC-R261")
@pytest.mark.parametrize(("clock", "may"), [(98, False), (99, True), (100, True), (120, True)])
def test_fifty_moves_without_capture_or_pawn_may_be_claimed(clock: int, may: bool) -> None:
    assert ("claim" in offered(ROOKS.format(clock=clock))) is may


@pytest.mark.rule("LC-R261")
def test_a_claim_before_the_move_needs_a_move_that_completes_it() -> None:
    """The king can't move; what is left are a Pawn's moves, which begin the count anew."""
    board = """
        . r . . . . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . r . . . . P
        K . . . . . . .
        w - - 99 80
    """
    assert offered(board) == ["h2h3", "h2h4", "offer"]


@pytest.mark.rule("LC-R261")
def test_seventy_five_moves_end_the_game_but_mate_comes_first() -> None:
    assert end(ROOKS.format(clock=149), "a1a7").words.startswith("75 moves on each side")
    assert end("6k1/5ppp/8/8/8/8/8/R5K1 w - - 149 90", "a1a8").words == "Black is checkmated"


@pytest.mark.rule("LC-R261")
def test_captures_and_pawn_moves_begin_the_count_anew() -> None:
    assert after("4k3/p7/8/8/8/8/8/R3K3 w - - 90 60", "a1a7").clock == 0
    assert after("4k3/p7/8/8/8/8/8/R3K3 b - - 90 60", "a7a6").clock == 0
    assert after("4k3/p7/8/8/8/8/8/R3K3 w - - 90 60", "a1a2").clock == 91


@pytest.mark.rule("LC-D47", "LC-R261")
def test_an_offer_goes_with_a_move_and_the_opponent_answers() -> None:
    state = position()
    asked = upto(turn, state, "offer")
    assert (asked.seat, asked.why.key, "offer" in asked.notations) == (0, "offering", False)
    state = position()
    asked = upto(turn, state, "offer", "e2e4")
    assert (asked.seat, asked.notations) == (1, ["refuse", "accept"])
    state = position()
    play(turn, state, "offer", "e2e4", "accept")
    assert state.outcome == ((), "LC-R261", "the players have agreed on a draw")


@pytest.mark.rule("LC-D47")
def test_a_refused_offer_is_gone_and_the_game_goes_on() -> None:
    state = position()
    table = play(turn, state, "offer", "e2e4", "refuse")
    assert [kind for kind, _, _ in table.events] == ["offers", "moves", "refuses"]
    assert state.outcome is None
    assert (state.side, state.number) == (1, 1)


@pytest.mark.rule("LC-D47")
def test_who_was_refused_does_not_offer_again_before_the_other_has() -> None:
    first = ("offer", "e2e4", "refuse")
    assert "offer" in offered(START, *first)
    assert "offer" not in offered(START, *first, "e7e5")
    assert "offer" in offered(START, *first, "offer", "e7e5", "refuse")


@pytest.mark.rule("LC-D47", "LC-347")
def test_mate_needs_no_answer_to_an_offer() -> None:
    assert end("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "offer", "a1a8").words == "Black is checkmated"


@pytest.mark.rule("LC-D47")
def test_without_offers_there_are_only_moves() -> None:
    assert len(offered(START, variant=Variant("quiet", {"draw_offers": False}))) == 20


@pytest.mark.rule("LC-D46", "LC-R258")
def test_resigning_loses() -> None:
    match = Match(GAME, 2, 1, lineup=[{"cards": "up"}, {"cards": "up"}])
    white = match.state.white
    match.concede(white)
    assert match.outcome == ((1 - white,), "LC-R258", "the opponent has resigned")


@pytest.mark.rule("LC-R261")
def test_a_variant_may_change_the_counts() -> None:
    quick = Variant("quick", {"claim_repeats": 2, "forced_repeats": 3, "claim_moves": 5, "forced_moves": 6})
    assert "claim" in offered(START, *BACK_AND_FORTH, variant=quick)
    assert end(START, *BACK_AND_FORTH, *BACK_AND_FORTH, variant=quick).words == "the same position 3 times"
    assert "claim" in offered(ROOKS.format(clock=10), variant=quick)
    assert end(ROOKS.format(clock=11), "a1a7", variant=quick).words.startswith("6 moves")


WRONG: dict[str, dict[str, Any]] = {
    "claim_moves can't be more than forced_moves": {"claim_moves": 80},
    "claim_repeats must be at least 2": {"claim_repeats": 1},
    "claim_moves must be at least 1": {"claim_moves": 0},
    "'cards' must be one of": {"cards": "sideways"},
    "there is no tunable 'draws'": {"draws": 1},
}


@pytest.mark.parametrize("words", WRONG)
def test_a_variant_that_contradicts_itself_is_refused(words: str) -> None:
    with pytest.raises(BadVariant, match=words):
        GAME.rules.book(Variant("wrong", WRONG[words]))


@pytest.mark.rule("LC-R261")
def test_cards_have_no_numbers_to_change() -> None:
    with pytest.raises(BadVariant, match=r"decoration \(LC-R261\)"):
        GAME.rules.book(Variant("strong", {}, {"korganoth": {"att": 12}}))
    with pytest.raises(BadVariant, match=r"there is no troop 'korganot'\. Did you mean korganoth"):
        GAME.rules.book(Variant("strong", {}, {"korganot": {"att": 12}}))
