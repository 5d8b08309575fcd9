"""Where the pieces of Normal Chess may go: counted against python-chess, and drawn."""

import random

import chess
import pytest
from lytharian_chess_table import GAME, START, after, fen, lines, offered, play, position, reach_of, told, turn

from rulewright.games.lytharian.normal.rules.moves import legal_moves, make_move
from rulewright.games.lytharian.normal.rules.state import State
from rulewright.kernel.copying import copy_state
from rulewright.kernel.match import Match
from rulewright.kernel.playout import random_policy
from rulewright.kernel.table import Table
from rulewright.kernel.variant import Variant

KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
COUNTED = {
    START: (4, 197281),
    KIWIPETE: (3, 97862),
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1": (4, 43238),
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1": (3, 9467),
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1": (3, 9467),  # the same for Black
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8": (3, 62379),
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10": (3, 89890),
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1": (3, 9483),  # promotions everywhere
    "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1": (4, 20471),  # en passant would bare the king
}


def perft(state: State, depth: int) -> int:
    """The number of games of so many moves from here."""
    moves = legal_moves(state)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        twin = copy_state(state)
        make_move(Table(GAME, twin, random_policy(1)), twin, move)
        total += perft(twin, depth - 1)
    return total


def chess_perft(board: chess.Board, depth: int) -> int:
    if depth == 1:
        return board.legal_moves.count()
    total = 0
    for move in board.legal_moves:
        board.push(move)
        total += chess_perft(board, depth - 1)
        board.pop()
    return total


@pytest.mark.slow
@pytest.mark.rule("LC-345", "LC-347", "LC-R261")
@pytest.mark.parametrize("text", COUNTED)
def test_there_are_as_many_games_as_python_chess_counts(text: str) -> None:
    depth, count = COUNTED[text]
    assert perft(position(text), depth) == count
    assert chess_perft(chess.Board(text), depth) == count


@pytest.mark.rule("LC-345", "LC-R261", "LC-D46")
@pytest.mark.parametrize("seed", range(12))
def test_whole_games_go_as_in_python_chess(seed: int) -> None:
    """The same moves, the same claims, the same end; half of the games like to go back and forth."""
    match = Match(GAME, 2, seed, Variant("open", {"cards": "up"}))
    board, dice = chess.Board(), random.Random(seed)
    while question := match.question:
        texts = {GAME.words.notation(match.state, each): each for each in question.options}
        del texts["offer"]
        assert texts.keys() - {"claim"} == {move.uci() for move in board.legal_moves}
        assert ("claim" in texts) == board.can_claim_draw(), board.fen()
        assert fen(match.state).split()[:3] == board.fen().split()[:3]
        texts.pop("claim", None)
        chosen = dice.choice(list(texts))
        if seed % 2 and len(board.move_stack) > 1 and dice.random() < 0.8:
            back = board.move_stack[-2]
            chosen = next(
                (text for text in texts if text == chess.Move(back.to_square, back.from_square).uci()), chosen
            )
        match.answer(question.seat, texts[chosen])
        board.push_uci(chosen)
    outcome = board.outcome()
    assert outcome is not None
    assert match.outcome is not None
    winners = () if outcome.winner is None else (match.state.white ^ (not outcome.winner),)
    assert match.outcome.winners == winners
    ends = {"CHECKMATE": "checkmated", "STALEMATE": "stalemate", "INSUFFICIENT_MATERIAL": "neither side",
            "SEVENTYFIVE_MOVES": "75 moves", "FIVEFOLD_REPETITION": "5 times"}  # fmt: skip
    assert ends[outcome.termination.name] in match.outcome.words


@pytest.mark.rule("LC-D46")
def test_there_can_be_218_moves_and_an_offer() -> None:
    assert len(offered("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1")) == 218 + 1
    assert len(offered(START)) == 20 + 1


@pytest.mark.rule("LC-347")
def test_a_pinned_piece_keeps_to_its_line() -> None:
    board = """
        . . . . r . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . R . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .
    """
    moves = """
        . . . . x . . k
        . . . . x . . .
        . . . . x . . .
        . . . . x . . .
        . . . . R . . .
        . . . . x . . .
        . . . . x . . .
        . . . . K . . .
    """
    assert reach_of("e4", board) == lines(moves)


@pytest.mark.rule("LC-347")
def test_in_check_only_what_meets_it_may_move() -> None:
    board = """
        . . . . r . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        B . . . . . . .
        . . . . . . . .
        . . . . K . . .
    """
    assert {move for move in offered(board) if move != "offer"} == {"a3e7", "e1d1", "e1d2", "e1f1", "e1f2"}


@pytest.mark.rule("LC-R261")
def test_castling_moves_king_and_rook_and_their_cards() -> None:
    state = after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 1", "e1g1", "e8c8")
    assert fen(state) == "2kr3r/8/8/8/8/8/8/R4RK1 w - - 5 2"
    assert state.cards[5] == 0 + 7  # the card from h1 is on f1
    assert state.cards[59] == 16 + 0  # that from a8 on d8
    assert state.cards[7] == state.cards[56] == -1


NO_CASTLING = {
    "the king is in check": "4r2k/8/8/8/8/8/P6P/R3K2R w KQ - 0 1",
    "it would cross f1 and d1 under attack": "3r1r1k/8/8/8/8/8/P6P/R3K2R w KQ - 0 1",
    "it would end in check": "2r3rk/8/8/8/8/8/P6P/R3K2R w KQ - 0 1",
    "something stands between": "7k/8/8/8/8/8/P6P/RN2K1NR w KQ - 0 1",
    "king or rooks have moved": "7k/8/8/8/8/8/P6P/R3K2R w - - 0 1",
}


@pytest.mark.rule("LC-R261")
@pytest.mark.parametrize("why", NO_CASTLING)
def test_no_castling_when(why: str) -> None:
    assert not {"e1g1", "e1c1"} & set(offered(NO_CASTLING[why]))


@pytest.mark.rule("LC-R261")
def test_only_the_king_must_not_cross_an_attack() -> None:
    assert {"e1g1", "e1c1"} <= set(offered("1r5k/8/8/8/8/8/7P/R3K2R w KQ - 0 1"))


LOST = {("e1e2", "h8g8", "e2e1"): "q", ("h1h2", "e8e7", "h2h1"): "Q", ("a1a8",): "Kk", ("a1b1",): "Kkq"}


@pytest.mark.rule("LC-R261")
@pytest.mark.parametrize("moves", LOST)
def test_castling_is_lost_by_moving_and_by_losing_the_rook(moves: tuple[str, ...]) -> None:
    assert fen(after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", *moves)).split()[2] == LOST[moves]


@pytest.mark.rule("LC-R261")
def test_en_passant_takes_the_pawn_that_stepped_over_and_only_at_once() -> None:
    board = """
        . . . . k . . .
        . . . p . . . .
        . . . . . . . .
        . . . . P . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .
        b
    """
    state = after(board, "d7d5", "e5d6")
    assert fen(state) == "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2"
    assert state.crypts == [[0, *state.crypts[0][1:]], [*state.crypts[1]]]
    assert state.cards[43] == 8  # White's first Pawn card stands on d6
    assert "e5d6" not in offered(board, "d7d5", "e1e2", "e8e7")


@pytest.mark.rule("LC-347", "LC-004", "LC-005")
def test_a_capture_puts_the_card_into_its_owners_crypt_for_all_to_see() -> None:
    state = position("4k3/8/8/3p4/8/8/8/3RK3 w - - 7 30", down=True)
    victim = state.cards[35]
    assert state.seen[victim] == 0b10
    table = play(turn, state, "d1d5")
    assert victim in state.crypts[1]
    assert state.seen[victim] == 0xFFFF
    assert told(table, "takes")[0]["end"] == 35
    assert state.clock == 0


@pytest.mark.rule("LC-R261", "LC-R262")
@pytest.mark.parametrize(("letter", "piece"), [("q", "Q"), ("r", "R"), ("b", "B"), ("n", "N")])
def test_a_pawn_becomes_what_its_owner_says_and_keeps_its_card(letter: str, piece: str) -> None:
    state = position("8/4P2k/8/8/8/8/8/4K3 w - - 0 1")
    card = state.cards[52]
    play(turn, state, f"e7e8{letter}")
    assert fen(state).startswith(f"4{piece}3/")
    assert state.cards[60] == card
    assert [text for text in offered("8/4P2k/8/8/8/8/8/4K3 w - - 0 1") if text.startswith("e7")] == [
        "e7e8q", "e7e8r", "e7e8b", "e7e8n",
    ]  # fmt: skip


@pytest.mark.rule("LC-347")
def test_a_check_is_told() -> None:
    table = play(turn, position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), "a1a8")
    assert told(table, "check") == [{"seat": 0, "square": 60, "piece": 14, "mate": False}]


def test_moves_are_written_by_their_squares() -> None:
    state = position("8/8/8/8/8/8/6pk/K7 b - - 0 1")
    assert [GAME.words.notation(state, move) for move in legal_moves(state)][:4] == [
        "g2g1q", "g2g1r", "g2g1b", "g2g1n",
    ]  # fmt: skip
