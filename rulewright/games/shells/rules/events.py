"""What can happen, as the log tells it. A reader who may not know a card reads 'a card'."""

from rulewright.kernel.event import event
from rulewright.kernel.question import CardId, Seat


@event("{seat} draws {card}.", "SH-007")
def draws(seat: Seat, card: CardId) -> None: ...


@event("The discard pile is shuffled: {n} cards.", "SH-007")
def reshuffles(n: int) -> None: ...


@event("{seat} swaps a card.", "SH-006")
def swaps(seat: Seat) -> None: ...


@event("{seat} plays {card}.", "SH-009")
def plays(seat: Seat, card: CardId) -> None: ...


@event("{seat} drops {card}.", "SH-010")
def drops(seat: Seat, card: CardId) -> None: ...


@event("{seat} lays {card} on the stall.", "SH-011")
def lays(seat: Seat, card: CardId) -> None: ...


@event("{seat} rolls {n}.", "SH-012")
def rolls(seat: Seat, n: int) -> None: ...


@event("{seat} hides the stall under shells.", "SH-013")
def hides(seat: Seat) -> None: ...


@event("{seat} turns over {card}.", "SH-014")
def turns_over(seat: Seat, card: CardId) -> None: ...


@event("{seat} bids {n}.", "SH-015")
def bids(seat: Seat, n: int) -> None: ...


@event("{seat} gains {n}: {now} now.", "SH-009")
def gains(seat: Seat, n: int, now: int) -> None: ...


@event("{seat} leaves the game.", "SH-017")
def leaves(seat: Seat) -> None: ...


@event("{seat} wins!", "SH-001")
def wins(seat: Seat) -> None: ...
