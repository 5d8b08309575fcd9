"""Positions written by hand or in FEN, for tests, puzzles and bug reports; and a position as FEN again."""

from rulewright.games.lytharian.normal.cards.troops import ALL_ROLES, BACK_RANK, KING, PAWN, ROLE_NAMES, ROOK, lined_up
from rulewright.games.lytharian.normal.rules.board import (
    BLACK,
    BOARD,
    CASTLES,
    COLOURS,
    LETTERS,
    NAMES,
    NO_SQUARE,
    OTHER,
    PIECES,
    RIGHTS,
    SQUARES,
    WHITE,
    Colour,
    Piece,
    SquareId,
    behind,
    colour_of,
    king_of,
    rank_of,
    role_of,
)
from rulewright.games.lytharian.normal.rules.book import make_book
from rulewright.games.lytharian.normal.rules.moves import attacked
from rulewright.games.lytharian.normal.rules.setup import COLOUR_ARMIES, Entry, put, start
from rulewright.games.lytharian.normal.rules.state import SEATS, State, seat_of, side_of, sleeves_of
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossiblePosition
from rulewright.kernel.question import EVERYBODY, CardId
from rulewright.kernel.state import add_cards
from rulewright.kernel.variant import OFFICIAL, Variant

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def position(
    text: str = START, *, white: int = 0, down: bool = False, variant: Variant = OFFICIAL, seed: int = 1
) -> State:
    """A game at the position of a FEN, or of a drawing of the board followed by FEN's other fields.

    An impossible one is refused with its reason. Only the board is needed; White moves if nothing else is said.
    """
    board, fields = _split(text)
    state = start(make_book(variant), [Entry(), Entry()], Dice(seed))
    state.white, state.down, state.number = SEATS[white], down, 1
    side, castling, passing, clock, number = [*fields, *("w", "-", "-", "0", "1")[len(fields) :]]
    if side not in ("w", "b"):
        raise ImpossiblePosition(f"the side to move is w or b, not '{side}'")
    state.side = Colour("wb".index(side))
    for word, least in ((clock, 0), (number, 1)):
        if not (word.isascii() and word.isdigit() and int(word) >= least):
            raise ImpossiblePosition(f"'{word}' must be a whole number from {least}")
    state.clock, state.number = int(clock), int(number)
    _lay(state, board)
    state.castling = _rights(state, castling)
    state.passing = _passing(state, passing)
    waits = OTHER[state.side]
    if attacked(state.board, king_of(state.board, waits), state.side):
        raise ImpossiblePosition(f"{COLOURS[waits]} is in check, but {COLOURS[state.side]} moves (LC-347)")
    return state


def _split(text: str) -> tuple[list[Piece], list[str]]:
    """The 64 pieces from a1 on, and the other fields."""
    words = text.split()
    if not words:
        raise ImpossiblePosition("the position is empty: write it as FEN or draw its 8 ranks")
    if "/" in words[0]:
        dots = {str(n): "." * n for n in range(1, 9)}
        ranks = ["".join(dots.get(sign, sign) for sign in rank) for rank in words[0].split("/")]
        fields = words[1:]
    else:
        lines = [line.split() for line in text.strip().splitlines() if line.split() != list("abcdefgh")]
        ranks = ["".join(line[1:] if line[0].isdecimal() else line) for line in lines[:8]]  # numbers at the rim
        fields = [word for line in lines[8:] for word in line]
    if len(ranks) != 8 or any(len(rank) != 8 for rank in ranks):
        raise ImpossiblePosition("the board has 8 ranks of 8 squares each (LC-011)")
    wrong = [sign for rank in ranks for sign in rank if sign not in LETTERS]
    if wrong:
        raise ImpossiblePosition(f"'{wrong[0]}' is no piece: use PNBRQK for White, pnbrqk for Black, . for nothing")
    if len(fields) > 5:
        much = f"'{fields[5]}' is too much"
        raise ImpossiblePosition(f"{much}: after the board come side, castling, passing, clock, number")
    return [Piece(LETTERS.index(sign)) for rank in reversed(ranks) for sign in rank], fields


def _lay(state: State, board: list[Piece]) -> None:
    """Each piece gets a card of its side: of its own role while there is one, else of a promoted Pawn."""
    for seat in SEATS:
        seen = 1 << seat if state.down else EVERYBODY
        add_cards(state, lined_up(COLOUR_ARMIES[side_of(state, seat)]), seen)
    for colour in (WHITE, BLACK):
        _lay_side(state, board, colour)


def _lay_side(state: State, board: list[Piece], colour: Colour) -> None:
    seat = seat_of(state, colour)
    left: dict[int, list[CardId]] = {role: [] for role in ALL_ROLES}
    for role, card in zip((*BACK_RANK, *[PAWN] * 8), sleeves_of(seat), strict=True):
        left[role].append(card)
    squares = [square for square in SQUARES if board[square] and colour_of(board[square]) == colour]
    kings = board.count(PIECES[colour][KING])
    if kings != 1:
        raise ImpossiblePosition(f"{COLOURS[colour]} has {kings} Kings: give each side one (LC-034)")
    for square in sorted(squares, key=lambda square: board[square]):  # Pawns first: they can't be promoted
        role = role_of(board[square])
        if role == PAWN and rank_of(square) in (0, 7):
            raise ImpossiblePosition(f"a Pawn can't stand on {NAMES[square]}: it would have been promoted (LC-R261)")
        cards = left[role] or left[PAWN]
        if not cards:
            name = f"a {ROLE_NAMES[role]} more than 16 cards can be"
            raise ImpossiblePosition(f"{COLOURS[colour]} has too many pieces: {name} (LC-034)")
        put(state, square, board[square], cards.pop(0))
    lost = sorted([card for cards in left.values() for card in cards])
    state.crypts[seat] = lost
    for card in lost:
        state.seen[card] = EVERYBODY


def _rights(state: State, text: str) -> int:
    """Castling rights, each with its king and rook at home."""
    rights = 0
    for sign in "" if text == "-" else text:
        if sign not in RIGHTS:
            raise ImpossiblePosition(f"'{sign}' is no castling right: use some of KQkq, or -")
        bit = 1 << RIGHTS.index(sign)
        colour, way = next((c, way) for c in (WHITE, BLACK) for way in CASTLES[c] if way.right == bit)
        if state.board[way.king] != PIECES[colour][KING] or state.board[way.rook] != PIECES[colour][ROOK]:
            home = f"the King on {NAMES[way.king]} and the Rook on {NAMES[way.rook]}"
            raise ImpossiblePosition(f"'{sign}' needs {home}, unmoved (LC-R261)")
        rights |= bit
    return rights


def _passing(state: State, text: str) -> SquareId:
    """The square a Pawn has just stepped over."""
    if text == "-":
        return NO_SQUARE
    square = SquareId(BOARD.find(text)) if text in NAMES else NO_SQUARE
    board, other = state.board, OTHER[state.side]
    if square < 0 or rank_of(square) != (2 if state.side else 5) or role_of(board[behind(square, state.side)]) != PAWN:
        raise ImpossiblePosition(f"no Pawn has just stepped over '{text}': name the square behind it, or -")
    if board[square] or board[behind(square, other)] or board[behind(square, state.side)] != PIECES[other][PAWN]:
        raise ImpossiblePosition(f"no Pawn of {COLOURS[other]} can have stepped over {text}")
    return square


def fen(state: State) -> str:
    """The position as FEN."""
    ranks = []
    for rank in range(7, -1, -1):
        signs = "".join(LETTERS[piece] for piece in state.board[rank * 8 : rank * 8 + 8])
        for n in range(8, 0, -1):
            signs = signs.replace("." * n, str(n))
        ranks.append(signs)
    rights = "".join(sign for i, sign in enumerate(RIGHTS) if state.castling >> i & 1) or "-"
    passing = NAMES[state.passing] if state.passing >= 0 else "-"
    return f"{'/'.join(ranks)} {'wb'[state.side]} {rights} {passing} {state.clock} {state.number}"
