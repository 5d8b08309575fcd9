"""The Exploration Deck: seven Items that can't be bought in the General Market, and the Encounter Card (RE-036)."""

from rulewright.games.elysia.cards.atoms import MOUNTAIN, WATER, AgainstDark, Ease, Teleport
from rulewright.games.elysia.cards.card import Card
from rulewright.games.elysia.cards.make import item

EXPLORATION = (
    item("Holy Sword", "exploration", "C1", "6", "3", 8, attacks=(AgainstDark(2),)),
    item("Legendary Teleportation Relic", "exploration", "", "0", "4 D1", 7, explores=(Teleport(),)),
    item("Climbing Gear", "exploration", "W2", "1", "2", 3, explores=(Ease(terrain=MOUNTAIN),)),
    item("Raft", "exploration", "W2", "1", "2", 3, explores=(Ease(terrain=WATER),)),
    item("Scimitar", "exploration", "C1", "4 D1", "2", 5),
    item("Prepare for War", "exploration", "D2", "2 X2", "2 D2", 6),
    item("Treasure Chest", "exploration", "C4", "0", "1", 5),
    Card("encounter", "Encounter", "encounter", "exploration", origin="rulebook"),
)
