"""All cards of Outposts: four faction decks, Silver and Shard. A card's face is its place in this list."""

from rulewright.games.outposts.cards.card import Card
from rulewright.games.outposts.cards.ember import EMBER
from rulewright.games.outposts.cards.grave import GRAVE
from rulewright.games.outposts.cards.shard import SHARD_DECK
from rulewright.games.outposts.cards.silver import SILVER_DECK
from rulewright.games.outposts.cards.stone import STONE
from rulewright.games.outposts.cards.veil import VEIL

FACTIONS = (EMBER.faction, STONE.faction, VEIL.faction, GRAVE.faction)  # OP-042
SILVER, SHARD = SILVER_DECK.faction, SHARD_DECK.faction  # OP-051: never a player's faction
TITLES = {
    "ember": "Ember Legion",
    "stone": "Stone Covenant",
    "veil": "Veil Syndicate",
    "grave": "Grave Choir",
    "silver": "Silver",
    "shard": "Shard",
}
SYMBOLS = {
    "ember": "torch",
    "stone": "gate",
    "veil": "mask",
    "grave": "skull",
    "silver": "coin",
    "shard": "splinter",
}
OFFICIAL_CARDS: tuple[Card, ...] = tuple(
    card for deck in (EMBER, STONE, VEIL, GRAVE, SILVER_DECK, SHARD_DECK) for card in deck.cards
)
