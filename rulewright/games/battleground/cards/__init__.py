"""All cards of Battleground by class. A card's face is its place here."""

from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.cards.elementalist import ELEMENTALIST
from rulewright.games.battleground.cards.paladin import PALADIN
from rulewright.games.battleground.cards.warlock import WARLOCK

OFFICIAL_CARDS: tuple[Card, ...] = (*PALADIN, *WARLOCK, *ELEMENTALIST)
