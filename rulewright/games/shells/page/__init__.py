"""How Shells lies on the table in the browser, and how it presents itself."""

from rulewright.games.shells.cards import CARDS
from rulewright.games.shells.page.pictures import PICTURES
from rulewright.games.shells.page.scene import card_front, gallery, scene
from rulewright.games.shells.rules import events
from rulewright.kernel.game import PagePart
from rulewright.kernel.page.figures import Figure, count_figures
from rulewright.kernel.page.scene import EntryField, Tile


def tile() -> Tile:
    """How the game presents itself."""
    return Tile(
        tagline="Sell, hide and bid at a market stall: a small game to learn by.",
        facts=("2 to 4 players", "5 minutes", "Bluff and auctions"),
        faces=tuple([card_front(card) for card in CARDS]),
        hue="bronze",
    )


PAGE = PagePart(
    scene=scene,
    tile=tile,
    gallery=gallery,
    entry_fields=(EntryField("mascot", "Mascot", (("cat", "A cat"), ("crow", "A crow, who brings a coin"))),),
    turning_points=(events.hides.name, events.turns_over.name),
    numbers=count_figures(
        Figure("Cards played", (events.plays,)),
        Figure("Shells turned", (events.turns_over,)),
        Figure("Coins bid", (events.bids,), amount="n"),
    ),
    pictures=PICTURES,
)
