"""All cards of Lytharian Chess: 92 troops, 96 spells, 16 pieces of equipment."""

from rulewright.games.lytharian.cards.air import AIR
from rulewright.games.lytharian.cards.arcane import ARCANE
from rulewright.games.lytharian.cards.card import Card
from rulewright.games.lytharian.cards.death import DEATH
from rulewright.games.lytharian.cards.earth import EARTH
from rulewright.games.lytharian.cards.equipment import EQUIPMENT
from rulewright.games.lytharian.cards.fire import FIRE
from rulewright.games.lytharian.cards.life import LIFE
from rulewright.games.lytharian.cards.neutral import NEUTRAL
from rulewright.games.lytharian.cards.troops import FACTIONS
from rulewright.games.lytharian.cards.water import WATER

SCHOOLS = (LIFE, DEATH, FIRE, WATER, AIR, EARTH, ARCANE, NEUTRAL)

OFFICIAL_CARDS: tuple[Card, ...] = (
    *(card for faction in FACTIONS for card in faction.cards),
    *(card for school in SCHOOLS for card in school.cards),
    *EQUIPMENT,
)
