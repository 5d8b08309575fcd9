"""All cards of Lytharian Chess: 92 troops, 96 spells, 16 pieces of equipment."""

from rulewright.games.lytharian.cards.air import AIR
from rulewright.games.lytharian.cards.arcane import ARCANE
from rulewright.games.lytharian.cards.brudakian import BRUDAKIAN
from rulewright.games.lytharian.cards.card import Card
from rulewright.games.lytharian.cards.death import DEATH
from rulewright.games.lytharian.cards.deepdark import DEEPDARK
from rulewright.games.lytharian.cards.earth import EARTH
from rulewright.games.lytharian.cards.equipment import EQUIPMENT
from rulewright.games.lytharian.cards.fire import FIRE
from rulewright.games.lytharian.cards.kevetni import KEVETNI
from rulewright.games.lytharian.cards.life import LIFE
from rulewright.games.lytharian.cards.neutral import NEUTRAL
from rulewright.games.lytharian.cards.stoneborn import STONEBORN
from rulewright.games.lytharian.cards.surictavi import SURICTAVI
from rulewright.games.lytharian.cards.water import WATER
from rulewright.games.lytharian.cards.wilds import WILDS
from rulewright.games.lytharian.cards.zukgar import ZUK_GAR

FACTIONS = (BRUDAKIAN, KEVETNI, STONEBORN, SURICTAVI, ZUK_GAR, DEEPDARK, WILDS)
SCHOOLS = (LIFE, DEATH, FIRE, WATER, AIR, EARTH, ARCANE, NEUTRAL)

OFFICIAL_CARDS: tuple[Card, ...] = (
    *(card for faction in FACTIONS for card in faction.cards),
    *(card for school in SCHOOLS for card in school.cards),
    *EQUIPMENT,
)
