"""Setting up Normal Chess: who is White, how the cards lie, which card stands where, and positions by hand."""

from typing import Any

import pytest
from lytharian_chess_table import GAME, START, Asked, fen, lines, play, position, told, turn, upto

from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.normal.cards.troops import BACK_RANK, PAWN, printed_role
from rulewright.games.lytharian.normal.rules.board import PIECES, WHITE, role_of
from rulewright.games.lytharian.normal.rules.setup import Entry
from rulewright.games.lytharian.normal.rules.state import SEATS, State
from rulewright.games.lytharian.normal.words.text_table import drawing
from rulewright.kernel.decks.deck import put
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossiblePosition, ImpossibleSetup, UnknownName
from rulewright.kernel.match import Match
from rulewright.kernel.question import EVERYBODY
from rulewright.kernel.variant import OFFICIAL, Variant


def opened(*entries: dict[str, Any], variant: Variant = OFFICIAL) -> State:
    """The open box."""
    state: State = GAME.rules.start(GAME.rules.book(variant), [Entry(**each) for each in entries or ({}, {})], Dice(5))
    return state


@pytest.mark.rule("LC-R261", "LC-053", "LC-054")
def test_the_higher_d6_is_white_and_equal_ones_are_rolled_again() -> None:
    state = opened()
    table = play(turn, state, "up", "up", dice=[4, 4, 2, 5])
    assert [each["n"] for each in told(table, "rolls")] == [4, 4, 2, 5]
    assert state.white == 1
    assert told(table, "white") == [{"seat": 1}]
    asked = upto(turn, state)
    assert (asked.seat, asked.why.key) == (1, "move")  # Player 1 moves first


@pytest.mark.rule("LC-345", "LC-034", "LC-055", "LC-056")
def test_troop_cards_of_the_right_roles_are_the_pieces() -> None:
    state = opened({"cards": "up"}, {"cards": "up"})
    play(turn, state, dice=[6, 1])
    assert fen(state) == START
    for square, card in enumerate(state.cards):
        if card >= 0:
            assert printed_role(state.book.cards[state.faces[card]]) == role_of(state.board[square])
    assert [role_of(piece) for piece in state.board[:8]] == list(BACK_RANK)
    assert sorted(card for card in state.cards if card >= 0) == list(range(32))
    white, black = ({state.book.cards[state.faces[card]].key for card in range(first, first + 16)} for first in (0, 16))
    assert white == set(ARMIES["brudakian"].troops)
    assert black == set(ARMIES["zuk-gar"].troops)


FAVOURITES = ("king-skrag", "oshara", "gorehorn", "gorehorn", "razormaw", "griffin", "elder-tikka", "elder-tikka",
              *["cave-bear"] * 8)  # fmt: skip


@pytest.mark.rule("LC-345", "LC-034")
def test_any_sixteen_cards_of_the_right_roles_can_be_brought() -> None:
    """'Play a standard game of Chess with your favorite cards': which is for the player to say."""
    state = opened({"troops": FAVOURITES, "cards": "up"}, {"cards": "up"})
    play(turn, state, dice=[6, 1])
    assert fen(state) == START
    assert sorted(state.book.cards[state.faces[card]].key for card in range(16)) == sorted(FAVOURITES)
    with pytest.raises(ImpossibleSetup, match=r"seat 1: 2 Kings; a side has 1 \(LC-034\); 0 Queens; a side has 1"):
        opened({}, {"troops": (FAVOURITES[0], *FAVOURITES[:1], *FAVOURITES[2:])})
    with pytest.raises(ImpossibleSetup, match=r"there is no troop 'oshar'.*oshara"):
        opened({"troops": ("king-skrag", "oshar", *FAVOURITES[2:])}, {})


@pytest.mark.rule("LC-345")
def test_favourite_cards_are_put_together_in_the_builder() -> None:
    book = GAME.rules.book(OFFICIAL)
    shelf = GAME.decks.shelf(book)
    assert [(part.title, part.size) for part in shelf.sections] == [
        ("King", 1), ("Queen", 1), ("Rook", 2), ("Bishop", 2), ("Knight", 2), ("Pawn", 8)]  # fmt: skip
    deck = shelf.presets["kevetni"]
    assert GAME.decks.judge(book, deck) == []
    assert sorted(GAME.decks.entry(deck)["troops"]) == sorted(ARMIES["kevetni"].troops)
    assert [reason.clause for reason in GAME.decks.judge(book, put(shelf, deck, "cave-bear"))] == ["LC-034"]


@pytest.mark.rule("LC-346")
def test_what_the_other_brings_is_not_seen_before_the_cards_lie() -> None:
    state = opened({"troops": FAVOURITES}, {"army": "kevetni"})
    assert [GAME.rules.view(state, seat).brought for seat in SEATS] == [
        [FAVOURITES, ()], [(), ARMIES["kevetni"].troops]]  # fmt: skip


@pytest.mark.rule("LC-345")
def test_players_bring_their_favourite_cards() -> None:
    state = opened({"army": "deepdark", "cards": "up"}, {"army": "kevetni"})
    play(turn, state, "up")
    for seat, army in enumerate(("deepdark", "kevetni")):
        keys = sorted(state.book.cards[state.faces[card]].key for card in range(16 * seat, 16 * seat + 16))
        assert keys == sorted(ARMIES[army].troops)


@pytest.mark.rule("LC-346", "LC-D01")
@pytest.mark.parametrize(("wishes", "down"), [(("up", "up"), False), (("down", "down"), True)])
def test_the_cards_lie_as_the_players_agree(wishes: tuple[str, str], down: bool) -> None:
    state = opened()
    table = play(turn, state, *wishes)
    assert state.down is down
    assert told(table, "face_down" if down else "face_up")
    assert not told(table, "disagree")
    seen = {state.seen[card] for card in range(16)}, {state.seen[card] for card in range(16, 32)}
    assert seen == (({1}, {2}) if down else ({EVERYBODY}, {EVERYBODY}))


@pytest.mark.rule("LC-346", "LC-D01")
@pytest.mark.parametrize(("dice", "down"), [([6, 1], False), ([1, 6], True)])
def test_if_they_do_not_agree_white_decides(dice: list[int], down: bool) -> None:
    state = opened()
    table = play(turn, state, "up", "down", dice=dice)
    assert state.down is down
    assert told(table, "disagree")  # nobody is overruled in silence


@pytest.mark.rule("LC-346")
def test_what_was_agreed_before_is_not_asked() -> None:
    brought = opened({"cards": "down"}, {"cards": "down"})
    play(turn, brought)
    ruled = opened(variant=Variant("down", {"cards": "down"}))
    play(turn, ruled)
    assert brought.down
    assert ruled.down
    half = opened({"cards": "down"}, {})
    with pytest.raises(Asked) as asked:
        play(turn, half)
    assert asked.value.seat == 1


@pytest.mark.rule("LC-346")
def test_wishes_are_secret_until_both_are_named() -> None:
    match = Match(GAME, 2, 1)
    ann, bob = SEATS
    match.answer(ann, "down")
    assert not match.questions.get(ann)
    assert GAME.rules.view(match.state, bob).wishes == ["", ""]
    match.answer(bob, "up")
    assert match.state.number == 1


@pytest.mark.rule("LC-346")
def test_setups_that_can_not_be_are_refused() -> None:
    with pytest.raises(ImpossibleSetup, match=r"must agree .* \(LC-346\)"):
        opened({"cards": "up"}, {"cards": "down"})
    with pytest.raises(ImpossibleSetup, match="'up' or 'down', not 'sideways'"):
        opened({"cards": "sideways"}, {})
    with pytest.raises(UnknownName, match="Did you mean kevetni"):
        opened({"army": "kevetny"}, {})
    with pytest.raises(ImpossibleSetup, match="for 2 players"):
        Match(GAME, 3, 1)


# -- positions by hand

FENS = (
    START,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b Kq - 3 17",
    "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
)


@pytest.mark.parametrize("text", FENS)
def test_a_position_is_written_and_read_without_loss(text: str) -> None:
    state = position(text)
    assert fen(state) == text
    side, castling, passing, clock, number = text.split()[1:]
    drawn = f"{drawing(state)}\n{side} {castling} {passing} {clock} {number}"
    assert position(drawn) == state


def test_every_piece_has_a_card_and_the_others_are_in_the_crypt() -> None:
    state = position("4k3/8/8/8/8/8/8/QQQ1K3 w - - 0 1", white=1, down=True)
    assert [state.cards[square] for square in (0, 1, 2, 4)] == [16 + 3, 16 + 8, 16 + 9, 16 + 4]  # two were Pawns
    assert state.crypts == [[*range(4), *range(5, 16)], [16, 17, 18, 21, 22, 23, *range(26, 32)]]
    assert {state.seen[card] for card in state.crypts[1]} == {EVERYBODY}
    assert state.seen[24] == 0b10


IMPOSSIBLE = {
    "White has 0 Kings": "4k3/8/8/8/8/8/8/8",
    "Black has 2 Kings": "3kk3/8/8/8/8/8/8/4K3",
    "a Pawn can't stand on a8": "P3k3/8/8/8/8/8/8/4K3",
    "White has too many pieces": "4k3/8/8/8/8/Q7/PPPPPPPP/3QK3",
    "Black is in check, but White moves": "4k3/8/8/8/8/8/8/K3R3",
    "'K' needs the King on e1 and the Rook on h1": "4k3/8/8/8/8/8/8/R3K3 w K",
    "'x' is no castling right": "4k3/8/8/8/8/8/8/R3K3 w x",
    "no Pawn has just stepped over 'e6'": "4k3/8/8/8/8/8/8/4K3 w - e6",
    "no Pawn has just stepped over 'z9'": "4k3/8/8/8/8/8/8/4K3 w - z9",
    "no Pawn of Black can have stepped over e6": "4k3/8/4n3/4p3/8/8/8/4K3 w - e6",
    "the side to move is w or b": "4k3/8/8/8/8/8/8/4K3 x",
    "'-1' must be a whole number from 0": "4k3/8/8/8/8/8/8/4K3 w - - -1",
    "'0' must be a whole number from 1": "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
    "8 ranks of 8 squares": "4k3/8/8/8/8/8/4K3",
    "'x' is no piece": "4k3/8/8/x7/8/8/8/4K3",
    "'more' is too much": "4k3/8/8/8/8/8/8/4K3 w - - 0 1 more",
    "the position is empty": "  ",
}


@pytest.mark.parametrize("words", IMPOSSIBLE)
def test_an_impossible_position_says_why(words: str) -> None:
    with pytest.raises(ImpossiblePosition, match=words):
        position(IMPOSSIBLE[words])


def test_the_board_is_drawn_from_whites_side() -> None:
    drawn = """
        8 . . . . k . . .
        7 . . . . . . . .
        6 . . . . . . . .
        5 . . . p . . . .
        4 . . . . . . . .
        3 . . . . . . . .
        2 . . . . . . P .
        1 . . . . K . . .
    """
    assert drawing(position(lines(drawn))) == lines(drawn) + "\n  a b c d e f g h"
    assert position(drawn).board.count(PIECES[WHITE][PAWN]) == 1
