"""All cards of Lytharian Chess: 92 troops, 96 spells, 16 pieces of equipment."""

from rulewright.games.lytharian.cards.air import AIR
from rulewright.games.lytharian.cards.arcane import ARCANE
from rulewright.games.lytharian.cards.card import Card
from rulewright.games.lytharian.cards.death import DEATH
from rulewright.games.lytharian.cards.earth import EARTH
from rulewright.games.lytharian.cards.equipment import EQUIPMENT
from rulewright.games.lytharian.cards.factions.brudakian import BRUDAKIAN
from rulewright.games.lytharian.cards.factions.deepdark import DEEPDARK
from rulewright.games.lytharian.cards.factions.kevetni import KEVETNI
from rulewright.games.lytharian.cards.factions.stoneborn import STONEBORN
from rulewright.games.lytharian.cards.factions.surictavi import SURICTAVI
from rulewright.games.lytharian.cards.factions.wilds import WILDS
from rulewright.games.lytharian.cards.factions.zuk_gar import ZUK_GAR
from rulewright.games.lytharian.cards.fire import FIRE
from rulewright.games.lytharian.cards.life import LIFE
from rulewright.games.lytharian.cards.neutral import NEUTRAL
from rulewright.games.lytharian.cards.water import WATER

FACTIONS = (BRUDAKIAN, KEVETNI, STONEBORN, SURICTAVI, ZUK_GAR, DEEPDARK, WILDS)
SCHOOLS = (LIFE, DEATH, FIRE, WATER, AIR, EARTH, ARCANE, NEUTRAL)

OFFICIAL_CARDS: tuple[Card, ...] = (
    *(card for faction in FACTIONS for card in faction.cards),
    *(card for school in SCHOOLS for card in school.cards),
    *EQUIPMENT,
)
