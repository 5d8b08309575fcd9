"""All cards of Outposts: four faction decks, Silver and Shard. A card's face is its place in this list."""

from rulewright.games.outposts.cards.card import Card
from rulewright.games.outposts.cards.ember import EMBER
from rulewright.games.outposts.cards.grave import GRAVE
from rulewright.games.outposts.cards.shard import SHARD_DECK
from rulewright.games.outposts.cards.silver import SILVER_DECK
from rulewright.games.outposts.cards.stone import STONE
from rulewright.games.outposts.cards.veil import VEIL

DECKS = (EMBER, STONE, VEIL, GRAVE, SILVER_DECK, SHARD_DECK)
FACTIONS = tuple(deck.faction for deck in DECKS[:4])  # OP-042
SILVER, SHARD = SILVER_DECK.faction, SHARD_DECK.faction  # OP-051: never a player's faction
TITLES = {deck.faction: deck.title for deck in DECKS}
SYMBOLS = {deck.faction: deck.symbol for deck in DECKS}
OFFICIAL_CARDS: tuple[Card, ...] = tuple(card for deck in DECKS for card in deck.cards)
