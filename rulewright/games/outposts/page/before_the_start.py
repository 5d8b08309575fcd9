"""The middle of the table during turn zero: decks, the Silver draft."""

from rulewright.games.outposts.page.cards_on_table import item
from rulewright.games.outposts.rules.state import State
from rulewright.kernel.page.scene import Zone
from rulewright.kernel.question import Seat


def choose_deck(view: State, seat: Seat) -> tuple[Zone, ...]:
    """The deck that is being put together and what is left of the faction's cards (OP-044)."""
    player = view.players[seat]
    piles = (("deckbox", "Your deck", player.deck), ("sparebox", "Left out", player.box))
    return tuple(
        Zone(id, f"{title}: {len(cards)}", "chips", tuple(item(view, card) for card in cards), icon="layer-group")
        for id, title, cards in piles
        if cards
    )


def before_the_start(view: State, seat: Seat) -> tuple[Zone, ...]:
    """The middle of the table during turn zero: decks, the Silver draft (OP-053)."""
    packet, kept = (tuple(item(view, card) for card in cards) for cards in (view.packets[seat], view.kept[seat]))
    zones = (
        Zone(
            "packet",
            "Silver packet",
            "grid",
            packet,
            icon="coins",
            note=f"Keep {view.book.rules.silver_pick}, pass the rest on.",
        ),
        Zone("kept", "You keep", "row", kept, icon="check", grow=0),
    )
    return tuple(zone for zone in zones if zone.items) or choose_deck(view, seat)
