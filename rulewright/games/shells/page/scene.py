"""How Shells lies on the table: stalls and hands before the players, deck and discard pile between them."""

from collections.abc import Sequence

from rulewright.games.shells.cards import Card
from rulewright.games.shells.rules.book import Book
from rulewright.games.shells.rules.state import State
from rulewright.kernel.page.scene import CardFront, Counter, Item, Panel, Scene, Zone
from rulewright.kernel.question import HIDDEN, CardId, Seat

HUES = {"copper": "bronze", "silver": "silver", "gold": "gold", "snake": "moss"}


def scene(view: State, viewer: Seat | None, names: Sequence[str]) -> Scene:
    """The table as one viewer sees it; who only watches sees everybody as a rival."""
    seats = [Seat(seat) for seat in range(view.seats)]
    own = viewer if viewer in seats else None
    return Scene(
        headline=f"Turn {view.turn}: {names[view.active]}" if view.turn else "Set-up",
        rivals=tuple([panel(view, seat, names[seat], own) for seat in seats if seat != own]),
        own=None if own is None else panel(view, own, names[own], own),
        hand=None if own is None else hand(view, own),
        middle=(
            Zone("deck", "Deck", "pile", size=len(view.deck), icon="layer-group"),
            Zone("discard", "Discard pile", "pile", items(view, view.discard, None), empty="Nothing yet"),
        ),
    )


def panel(view: State, seat: Seat, name: str, own: Seat | None) -> Panel:
    """One player's points, coins and stall, and the back of the others' hands."""
    player = view.players[seat]
    room = view.book.rules.stall - len(player.stall) - len(player.shells)
    stall = Zone(f"stall-{seat}", "Stall", "row", items(view, player.stall, seat), owner=seat, icon="store", room=room)
    hidden = items(view, player.shells, seat, closed=True)
    shells = Zone(f"shells-{seat}", "Shells", "row", hidden, owner=seat, icon="eye-slash")
    return Panel(
        id=f"seat-{seat}",
        seat=seat,
        name=name,
        counters=(
            Counter("Points", player.score, "star", most=view.book.rules.goal),
            Counter("Coins", player.coins, "coins"),
        ),
        rows=((stall, shells) if hidden else (stall,),),
        zones=() if seat == own else (hand(view, seat),),
        active=view.outcome is None and view.active == seat,
        out=bool(view.gone & (1 << seat)),
    )


def hand(view: State, seat: Seat) -> Zone:
    """A hand of cards."""
    return Zone(f"hand-{seat}", "Hand", "fan", items(view, view.players[seat].hand, seat), owner=seat, icon="hand")


def items(view: State, cards: Sequence[CardId], owner: Seat | None, closed: bool = False) -> tuple[Item, ...]:
    """Cards as they lie there; closed ones face down, whether or not the viewer knows them."""
    return tuple([Item(f"card-{card}", front(view, card), owner, closed=closed) for card in cards])


def front(view: State, card: CardId) -> CardFront | None:
    """What the viewer may see of a card."""
    face = view.faces[card]
    return None if face == HIDDEN else card_front(view.book.cards[face])


def card_front(card: Card) -> CardFront:
    """A design as it is drawn."""
    return CardFront(
        name=card.name,
        kind="Goods" if card.worth else "Pest",
        hue=HUES.get(card.key, "slate"),
        icon="coins" if card.worth else "worm",
        text=((card.text, "SH-009" if card.worth else "SH-010"),),
        corners=(None, None, Counter("Worth", card.worth, "star")),
    )


def gallery(book: Book) -> list[tuple[str, list[CardFront]]]:
    """All cards."""
    return [("The deck", [card_front(card) for card in book.cards])]
