"""How Normal Chess lies on the table: the board, the players beside it, their crypts. No rules here."""

from collections.abc import Sequence

from rulewright.games.lytharian.normal.page.board import awaited_board, board
from rulewright.games.lytharian.normal.page.card_fronts import front_of
from rulewright.games.lytharian.normal.rules.board import BLACK, COLOURS, colour_of, role_of
from rulewright.games.lytharian.normal.rules.moves import in_check
from rulewright.games.lytharian.normal.rules.state import State, other_seat, owner_of, seat_of, side_of
from rulewright.kernel.page.scene import Counter, Item, Panel, Scene, Zone
from rulewright.kernel.question import SPECTATOR, CardId, Seat
from rulewright.kernel.words import card_name

POINTS = (0, 1, 3, 3, 5, 9, 0)  # by role: what pieces are counted as, in Pawns


def scene(view: State, viewer: Seat | None, names: Sequence[str]) -> Scene:
    """The table from one seat; spectators sit behind White."""
    me = view.white if viewer is None or viewer == SPECTATOR else viewer
    other = other_seat(me)
    headline = "Set-up"
    if view.number:
        check = ", in check" if view.outcome is None and in_check(view) else ""
        headline = f"Move {view.number}: {names[seat_of(view, view.side)]} ({COLOURS[view.side]}{check})"
    return Scene(
        headline=headline,
        rivals=(panel(view, other, names[other]),),
        own=panel(view, me, names[me]),
        board=board(view, viewer) if view.number else awaited_board(view, viewer),
    )


def panel(view: State, seat: Seat, name: str) -> Panel:
    """One player's side: the colour, what is left, and what was taken."""
    if not view.number:
        return Panel(f"seat-{seat}", seat, name, hue="bronze")
    colour = side_of(view, seat)
    own = [role_of(piece) for piece in view.board if piece and colour_of(piece) == colour]
    crypt = Zone(
        id=f"crypt-{seat}",
        label="Crypt",
        layout="chips",
        items=tuple([_lost(view, card) for card in view.crypts[seat]]),
        owner=seat,
        icon="skull",
        empty="Nothing taken yet",
    )
    return Panel(
        id=f"seat-{seat}",
        seat=seat,
        name=name,
        counters=(
            Counter("Material", sum([POINTS[role] for role in own]), "scale-balanced"),
            Counter("Pieces", len(own), "chess"),
        ),
        rows=((crypt,),),
        active=view.outcome is None and colour == view.side,
        title=COLOURS[colour],
        icon="chess-king",
        hue="silver" if colour == BLACK else "gold",
    )


def _lost(view: State, card: CardId) -> Item:
    return Item(f"card-{card}", front_of(view, card), owner_of(card), words=card_name(view, card))
