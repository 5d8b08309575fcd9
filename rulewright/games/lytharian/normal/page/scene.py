"""How Normal Chess lies on the table: the board, the players beside it, their crypts. No rules here."""

from collections.abc import Sequence
from dataclasses import replace

from rulewright.games.lytharian.normal.cards.troops import KING
from rulewright.games.lytharian.normal.page.card_fronts import ROLE_ICONS, front_of
from rulewright.games.lytharian.normal.rules.board import (
    BLACK,
    COLOURS,
    NAMES,
    PIECES,
    SQUARES,
    SquareId,
    colour_of,
    rank_of,
    role_of,
)
from rulewright.games.lytharian.normal.rules.moves import in_check, legal_moves
from rulewright.games.lytharian.normal.rules.position import position
from rulewright.games.lytharian.normal.rules.state import State, other_seat, owner_of, seat_of, side_of
from rulewright.games.lytharian.normal.words.names import piece_name
from rulewright.kernel.page.scene import Badge, Board, Cell, Counter, Item, Overlay, Panel, Piece, Scene, Zone
from rulewright.kernel.question import SPECTATOR, Seat
from rulewright.kernel.words import card_name

POINTS = (0, 1, 3, 3, 5, 9, 0)  # by role: what pieces are counted as, in Pawns


def scene(view: State, viewer: Seat | None, names: Sequence[str]) -> Scene:
    """The table from one seat; spectators sit behind White."""
    me = view.white if viewer is None or viewer == SPECTATOR else viewer
    other, headline = other_seat(me), "Set-up"
    if view.number:
        check = ", in check" if view.outcome is None and in_check(view) else ""
        headline = f"Move {view.number}: {names[seat_of(view, view.side)]} ({COLOURS[view.side]}{check})"
    laid = board(view if view.number else position(white=view.white), viewer)
    if not view.number:  # how the pieces will stand, before anybody's cards are laid
        laid = replace(laid, pieces=tuple([replace(piece, face=None) for piece in laid.pieces]), overlays=())
    return Scene(
        headline=headline, rivals=(panel(view, other, names[other]),), own=panel(view, me, names[me]), board=laid
    )


def panel(view: State, seat: Seat, name: str) -> Panel:
    """One player's side: the colour, what is left, and what was taken."""
    if not view.number:
        return Panel(f"seat-{seat}", seat, name, hue="bronze")
    colour = side_of(view, seat)
    own = [role_of(piece) for piece in view.board if piece and colour_of(piece) == colour]
    items = tuple([
        Item(f"card-{card}", front_of(view, card), owner_of(card), words=card_name(view, card))
        for card in view.crypts[seat]
    ])  # fmt: skip
    crypt = Zone(
        id=f"crypt-{seat}", label="Crypt", layout="chips",
        items=items, owner=seat, icon="skull",
        empty="Nothing taken yet",
    )  # fmt: skip
    material = Counter("Material", sum([POINTS[role] for role in own]), "scale-balanced")
    return Panel(
        f"seat-{seat}", seat, name, (material, Counter("Pieces", len(own), "chess")), rows=((crypt,),),
        active=view.outcome is None and colour == view.side, title=COLOURS[colour], icon="chess-king",
        hue="silver" if colour == BLACK else "gold",
    )  # fmt: skip


def board(view: State, viewer: Seat | None) -> Board:
    """The board as one viewer sees it, with what stands on it."""
    return Board(
        shape="square", cells=tuple([_cell(view, square) for square in SQUARES]),
        pieces=tuple([_piece(view, square) for square in SQUARES if view.board[square]]),
        overlays=(*_reach(view), *_check(view)),
        columns=tuple("abcdefgh"), rows=tuple("87654321"),
        turned=viewer is not None and viewer < view.seats and side_of(view, viewer) == BLACK,
    )  # fmt: skip


def _cell(view: State, square: SquareId) -> Cell:
    piece, rank = view.board[square], rank_of(square)
    label = f"{NAMES[square]}, {piece_name(piece)}" if piece else NAMES[square]
    return Cell(f"square-{square}", (square - 8 * rank, 7 - rank), label)


def _piece(view: State, square: SquareId) -> Piece:
    piece, card = view.board[square], view.cards[square]
    threatened = piece == PIECES[view.side][KING] and view.outcome is None and in_check(view)
    return Piece(
        id=f"card-{card}", cell=f"square-{square}", label=f"{piece_name(piece)} on {NAMES[square]}",
        icon=ROLE_ICONS[role_of(piece)], owner=owner_of(card),
        badges=(Badge("Check", "triangle-exclamation", "LC-347"),) if threatened else (), face=front_of(view, card),
        tone="dark" if colour_of(piece) == BLACK else "light",
    )  # fmt: skip


def _check(view: State) -> tuple[Overlay, ...]:
    """The square of a King in check."""
    if view.outcome is not None or not in_check(view):
        return ()
    return (Overlay("check", "alarm", (f"square-{view.board.index(PIECES[view.side][KING])}",), open=True),)


def _reach(view: State) -> tuple[Overlay, ...]:
    """Where the pieces of the side to move may go."""
    ends: dict[int, list[int]] = {}
    for move in [] if view.outcome else legal_moves(view):
        ends.setdefault(move.a, []).append(move.b)
    return tuple([
        Overlay(f"card-{view.cards[start]}", "reach", tuple([f"square-{end}" for end in dict.fromkeys(found)]))
        for start, found in ends.items()
    ])  # fmt: skip
