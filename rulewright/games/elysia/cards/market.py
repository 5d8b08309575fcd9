"""The General Market: nine Item Cards sold in every Village (RE-038, RE-073)."""

from rulewright.games.elysia.cards.atoms import DESERT, FOREST, MOUNTAIN, PLAINS, WATER, Cure, Riposte
from rulewright.games.elysia.cards.make import item

MARKET = (
    item("Apple", "market", "D1", "0", "1 D1", 2, FOREST, explores=(Cure(1),)),
    item("Small Belt Pouch", "market", "C1 D1", "0", "1", 2, PLAINS),
    item("Adventurer", "market", "W2 D1", "1", "1", 3, PLAINS),
    item("Coin Purse", "market", "C3", "0", "0", 4, DESERT),
    item("Dodge", "market", "W1", "0", "3 D1", 4, WATER),
    item("Bow and Arrow", "market", "W1", "2 D1", "0", 4, FOREST),
    item("Weapons Training", "market", "D1", "1 X1", "1 X1", 4, MOUNTAIN),
    item("Counterstrike", "market", "C1", "3", "3", 5, DESERT, defends=(Riposte(2),)),
    item("Claymore", "market", "", "5", "1", 6, MOUNTAIN),
)
