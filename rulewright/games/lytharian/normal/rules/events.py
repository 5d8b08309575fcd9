"""What happens in Normal Chess, as the log tells it. A troop is named only where everybody sees it."""

from rulewright.games.lytharian.normal.cards.troops import Role
from rulewright.games.lytharian.normal.rules.board import Piece, SquareId
from rulewright.kernel.event import event
from rulewright.kernel.question import CardId, Seat


@event("{seat} rolls {n}.", "LC-R261")
def rolls(seat: Seat, n: int) -> None: ...
@event("{seat} is White.", "LC-R261")
def white(seat: Seat) -> None: ...
@event("The players do not agree on the cards: White decides.", "LC-346")
def disagree() -> None: ...
@event("The cards lie face up.", "LC-346")
def face_up() -> None: ...
@event("The cards lie face down.", "LC-346")
def face_down() -> None: ...
@event("{piece} {start} to {end}.", "LC-345", about=("card", "end"))
def moves(seat: Seat, card: CardId, piece: Piece, start: SquareId, end: SquareId, among: int = 0) -> None:
    """`among`: which like pieces could have gone there, one bit per square; a list of moves tells them apart."""


@event("{piece} {start} takes {taken} {end}{target}.", "LC-347", about=("card", "target", "end"))
def takes(
    seat: Seat, card: CardId, target: CardId, piece: Piece, taken: Piece, start: SquareId, end: SquareId, among: int = 0
) -> None: ...
@event("The Pawn on {end} becomes a {role}.", "LC-R261")
def promotes(seat: Seat, card: CardId, role: Role, end: SquareId) -> None: ...
@event("Check to the {piece} on {square}.", "LC-347")
def check(seat: Seat, piece: Piece, square: SquareId, mate: bool = False) -> None:
    """The seat is who gives it."""


@event("{seat} offers a draw.", "LC-D47")
def offers(seat: Seat) -> None: ...
@event("{seat} accepts the draw.", "LC-D47")
def accepts(seat: Seat) -> None: ...
@event("{seat} plays on.", "LC-D47")
def refuses(seat: Seat) -> None: ...
@event("{seat} claims a draw.", "LC-R261")
def claims(seat: Seat) -> None: ...
@event("{seat} resigns.", "LC-R258")
def resigns(seat: Seat) -> None: ...
@event("{seat} wins!", "LC-347")
def won(seat: Seat) -> None: ...
@event("The game is drawn.", "LC-R261")
def drawn() -> None: ...
