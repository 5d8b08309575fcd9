"""How Outposts presents itself: its tile on the home page, the gallery of all cards, the fields of the set-up form."""

from rulewright.games.outposts.cards import FACTIONS, OFFICIAL_CARDS, SHARD, SILVER, TITLES
from rulewright.games.outposts.page.card_fronts import card_front
from rulewright.games.outposts.page.portraits import PORTRAITS
from rulewright.games.outposts.rules.book import Book
from rulewright.kernel.page.scene import CardFront, EntryField, Tile


def tile() -> Tile:
    """Outposts on the home page: its four factions by one card each."""
    names = ("pyrarch-valka", "basalt-colossus", "masque-captain", "choirmaster-nyx")
    cards = {card.key: card for card in OFFICIAL_CARDS}
    return Tile(
        "Raise outposts, hire mercenaries, break walls.",
        ("2 to 4 players", "20 to 40 minutes", "War of cards and bluff"),
        tuple(card_front(cards[name]) for name in names),
        picture="outposts/pyrarch-valka",
        effort=2,
    )


def gallery(book: Book) -> list[tuple[str, list[CardFront]]]:
    """All cards by faction."""
    return [
        (TITLES[faction], [card_front(card) for card in book.cards if card.faction == faction])
        for faction in (*FACTIONS, SILVER, SHARD)
    ]


ENTRY_FIELDS = (
    EntryField(
        "faction", "Faction", (("", "Choose at the table"), *((key, TITLES[key]) for key in FACTIONS)),
        "No two players may use the same one.", PORTRAITS,
    ),
)  # fmt: skip
