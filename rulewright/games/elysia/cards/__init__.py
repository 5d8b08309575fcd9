"""All cards of Elysia; a card's face is its place here."""

from rulewright.games.elysia.cards.card import Card
from rulewright.games.elysia.cards.characters import NAME_CARDS, STARTING
from rulewright.games.elysia.cards.encounters import EVENTS, MONSTERS
from rulewright.games.elysia.cards.items import EXPLORATION, MARKET
from rulewright.games.elysia.cards.pieces import PIECES
from rulewright.games.elysia.cards.quests import MAIN, SIDE

OFFICIAL_CARDS: tuple[Card, ...] = (
    *MARKET, *EXPLORATION, *STARTING, *MONSTERS, *EVENTS, *NAME_CARDS, *PIECES, *MAIN, *SIDE,
)  # fmt: skip
