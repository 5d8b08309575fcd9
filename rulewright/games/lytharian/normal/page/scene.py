"""How Normal Chess lies on the table: the board, the cards as chess figures on it, the crypts. No rules here."""

from collections.abc import Sequence
from dataclasses import replace

from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.cards.card import Card
from rulewright.games.lytharian.normal.mind.value import WORTH
from rulewright.games.lytharian.normal.rules.board import BLACK, COLOURS, KING, NAMES, ROLES
from rulewright.games.lytharian.normal.rules.book import Book
from rulewright.games.lytharian.normal.rules.cards import CARDS, FACES, role_of
from rulewright.games.lytharian.normal.rules.moves import in_check, legal_moves
from rulewright.games.lytharian.normal.rules.position import position
from rulewright.games.lytharian.normal.rules.setup import COLOUR_ARMIES
from rulewright.games.lytharian.normal.rules.state import State, colour_of, owner_of, seat_of
from rulewright.games.lytharian.normal.words.words import card_name, piece_name
from rulewright.kernel.event import Event
from rulewright.kernel.page.scene import (
    Badge,
    Board,
    CardFront,
    Cell,
    Counter,
    EntryField,
    GuideStep,
    Item,
    Overlay,
    Panel,
    Piece,
    Scene,
    Tile,
    Zone,
)
from rulewright.kernel.question import HIDDEN, SPECTATOR, CardId, Seat

HUES = {"good": "gold", "evil": "shadow", "neutral": "silver"}  # frames white, black, gray (LC-020 to LC-022)
ROLE_ICONS = tuple([f"chess-{role.lower()}" for role in ROLES])


def face_of(card: Card) -> CardFront:
    """A troop card as decoration: its name, role and people (LC-R261)."""
    role = role_of(card)
    return CardFront(
        card.name,
        f"{ROLES[role]}, {card.alignment}",
        HUES[card.alignment],
        (ROLE_ICONS[role],),
        text=((f"Moves and takes as a {ROLES[role]}.", "LC-345"),),
        footnote=f"{card.race} {card.job}".strip().capitalize(),
    )


def board(view: State, viewer: Seat | None) -> Board:
    """The squares with the last move marked, the pieces, and where each may go while it is looked at."""
    to_move = seat_of(view, view.side)
    cells = [
        Cell(f"square-{i}", (i & 7, 7 - (i >> 3)), _label(view, i),
             owner=1 - to_move if i in view.last else None) for i in range(64)
    ]  # fmt: skip
    pieces = [_piece(view, square) for square, piece in enumerate(view.board) if piece]
    turned = viewer is not None and viewer < view.seats and colour_of(view, viewer) == BLACK
    return Board("square", tuple(cells), tuple(pieces), _reach(view), tuple("abcdefgh"), tuple("87654321"), turned)


def _awaited(view: State, viewer: Seat | None) -> Board:
    """How the pieces will stand, before anybody's cards are laid."""
    laid = board(position(white=view.white), viewer)
    return replace(laid, pieces=tuple([replace(piece, face=None) for piece in laid.pieces]), overlays=())


def _label(view: State, square: int) -> str:
    piece = view.board[square]
    return f"{NAMES[square]}, {piece_name(piece)}" if piece else NAMES[square]


def _piece(view: State, square: int) -> Piece:
    piece, card = view.board[square], view.cards[square]
    face = None if view.faces[card] == HIDDEN else face_of(view.book.cards[view.faces[card]])
    threatened = piece == KING | view.side << 3 and view.outcome is None and in_check(view)
    badges = (Badge("Check", "triangle-exclamation", "LC-347"),) if threatened else ()
    return Piece(
        f"card-{card}", f"square-{square}", f"{piece_name(piece)} on {NAMES[square]}", ROLE_ICONS[piece & 7],
        owner_of(card), badges=badges, face=face, tone="dark" if piece >> 3 else "light",
    )  # fmt: skip


def _reach(view: State) -> tuple[Overlay, ...]:
    """Where the pieces of the side to move may go."""
    ends: dict[int, list[int]] = {}
    for move in [] if view.outcome else legal_moves(view):
        ends.setdefault(move.a, []).append(move.b)
    return tuple(
        [
            Overlay(f"card-{view.cards[start]}", "reach", tuple([f"square-{end}" for end in dict.fromkeys(found)]))
            for start, found in ends.items()
        ]
    )


def _lost(view: State, card: CardId) -> Item:
    face = None if view.faces[card] == HIDDEN else face_of(view.book.cards[view.faces[card]])
    return Item(f"card-{card}", face, owner_of(card), words=card_name(view, card))


def panel(view: State, seat: Seat, name: str) -> Panel:
    """One player's side: the colour, what is left, and what was taken."""
    if not view.number:
        return Panel(f"seat-{seat}", seat, name, hue="bronze")
    colour = colour_of(view, seat)
    own = [piece & 7 for piece in view.board if piece and piece >> 3 == colour]
    counters = (
        Counter("Material", sum(WORTH[role] // 100 for role in own), "scale-balanced"),
        Counter("Pieces", len(own), "chess"),
    )
    crypt = Zone(
        f"crypt-{seat}", "Crypt", "chips", tuple([_lost(view, card) for card in view.crypts[seat]]), owner=seat,
        icon="skull", empty="Nothing taken yet",
    )  # fmt: skip
    return Panel(
        f"seat-{seat}", seat, name, counters, ((crypt,),), active=view.outcome is None and colour == view.side,
        title=COLOURS[colour], icon="chess-king", hue="silver" if colour else "gold",
    )  # fmt: skip


def scene(view: State, viewer: Seat | None, names: Sequence[str]) -> Scene:
    """The table from one seat; spectators sit behind White."""
    me = view.white if viewer is None or viewer == SPECTATOR else viewer
    headline = "Set-up"
    if view.number:
        check = ", in check" if view.outcome is None and in_check(view) else ""
        headline = f"Move {view.number}: {names[seat_of(view, view.side)]} ({COLOURS[view.side]}{check})"
    return Scene(
        headline=headline,
        rivals=(panel(view, 1 - me, names[1 - me]),),
        own=panel(view, me, names[me]),
        board=board(view, viewer) if view.number else _awaited(view, viewer),
    )


# -- beside the table


def gallery(book: Book) -> list[tuple[str, list[CardFront]]]:
    """The cards that stand for pieces, by army."""
    return [
        (army.name, [face_of(book.cards[FACES[key]]) for key in dict.fromkeys(army.troops)]) for army in ARMIES.values()
    ]


def numbers(log: Sequence[Event], seats: int) -> list[tuple[str, list[int]]]:
    """A finished game in figures."""
    made, taken, checks = [0, 0], [0, 0], [0, 0]
    white = next((event.args["seat"] for event in log if event.kind == "white"), 0)
    for event in log:
        if event.kind in ("moves", "takes", "check"):
            colour = event.args["piece"] >> 3
            if event.kind == "check":
                checks[white ^ colour ^ 1] += 1
            else:
                made[white ^ colour] += 1
                taken[white ^ colour] += event.kind == "takes"
    return [("Moves", made), ("Pieces taken", taken), ("Checks given", checks)]


TURNING = ("takes", "promotes", "check")


def tile() -> Tile:
    """How the game presents itself."""
    shown = [CARDS[FACES[ARMIES[army].troops[place]]] for army in COLOUR_ARMIES for place in (0, 8)]
    return Tile(
        "Chess as you know it, with the troops of Lytharia as the pieces.",
        ("2 players", "10 to 60 minutes", "Standard chess"),
        tuple([face_of(card) for card in shown]),
        board(position(), None),
        hue="slate",
    )


FIELDS = (
    EntryField(
        "army", "Cards", (("", "Those of your colour"), *((key, army.name) for key, army in ARMIES.items()))
    ),
    EntryField(
        "cards", "They lie", (("", "As agreed at the table"), ("up", "Face up"), ("down", "Face down")),
        "Both players must want the same.",
    ),
)  # fmt: skip

GUIDE = (
    GuideStep("board", "The board", "Every card is a chess piece; its figure says which. Card faces are decoration.",
              "LC-345"),
    GuideStep("asking", "Your move", "Click a piece, then a lit square. Take by moving onto an enemy piece.", "LC-347",
              "move"),
    GuideStep("rivals", "Your opponent", "Give mate to the other King, or agree on a draw.", "LC-R261"),
)  # fmt: skip
