"""All cards of Seekers: Seekers, Equipment, Tactics by their homes, token units. A card's face is its place here."""

from operator import attrgetter

from rulewright.games.seekers.cards.arcane import ARCANE
from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.cards.equipment import EQUIPMENT
from rulewright.games.seekers.cards.fire import FIRE
from rulewright.games.seekers.cards.frost import FROST
from rulewright.games.seekers.cards.holy import HOLY
from rulewright.games.seekers.cards.items import ITEMS
from rulewright.games.seekers.cards.physical import CONSTITUTION, DEXTERITY, STRENGTH
from rulewright.games.seekers.cards.seekers import SEEKERS
from rulewright.games.seekers.cards.shadow import SHADOW
from rulewright.games.seekers.cards.tokens import TOKENS

HOMES = (FIRE, FROST, ARCANE, SHADOW, HOLY, STRENGTH, DEXTERITY, CONSTITUTION, ITEMS)
TACTICS: tuple[Card, ...] = tuple(card for home in HOMES for card in home.cards)
OFFICIAL_CARDS: tuple[Card, ...] = tuple(sorted((*SEEKERS, *EQUIPMENT, *TACTICS, *TOKENS), key=attrgetter("edition")))
