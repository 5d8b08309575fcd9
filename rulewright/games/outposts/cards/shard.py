"""Shard: broken crystal. Optional, random, volatile: above the curve, paid for with Backlash and brittle Health."""

from rulewright.games.outposts.cards.atoms import (
    Backlash,
    Bolt,
    CheapCrystal,
    Discard,
    Draw,
    GainMana,
    Repair,
    Seek,
    Strike,
)
from rulewright.games.outposts.cards.card import Deck
from rulewright.games.outposts.cards.parts import Standing, arrival, last_breath, trap

SHARD_DECK = Deck("shard", "Shard", symbol="splinter")
SHARD_DECK.creature("Fractured Wisp", 1, "1/0/1", "2", "Offering 2")
SHARD_DECK.creature("Shardling", 1, "2/0/1", "2", "Salvage 1")
SHARD_DECK.creature("Facet Guard", 2, "1/3/2", "2", "Guard")
SHARD_DECK.creature("Prism Stalker", 2, "3/1/2", "2", last_breath(Backlash(1)))
SHARD_DECK.creature("Crystal Seer", 3, "2/1/3", "2", arrival(Seek(3)))
SHARD_DECK.creature("Glass Golem", 3, "4/4/1", "2")
SHARD_DECK.creature("Mana Leech", 3, "2/1/3", "2", arrival(GainMana(1, behind=2)))
SHARD_DECK.creature("Resonant Beast", 3, "3/2/4", "2", arrival(Discard(1, random=True)))
SHARD_DECK.creature("Shard Colossus", 4, "5/2/5", "2", arrival(Backlash(2)))
SHARD_DECK.creature("Unstable Elemental", 4, "5/0/3", "2", "Reckless", "Siege 1")
SHARD_DECK.creature("Heart of the Shard", 7, "7/4/8", "2", Standing("cheaper_by_crystals", 1))
SHARD_DECK.spell("Attunement", 0, "2", CheapCrystal(2), Repair(1))
SHARD_DECK.spell("Surge", 0, "2", GainMana(3), Backlash(2))
SHARD_DECK.spell("Refract", 2, "2", Draw(3))
SHARD_DECK.spell("Shatter", 2, "2", Bolt(5), Backlash(1))
SHARD_DECK.spell("Fault Line", 3, "2", Strike(5), Backlash(2))
SHARD_DECK.spell("Chain Lightning", 4, "2", Bolt(3, "two"))
SHARD_DECK.upgrade("Feedback Coil", 2, "0/0", "2", trap(Bolt(3, "group_and_defenders")))
SHARD_DECK.upgrade("Prism Ward", 2, "0/4", "2", Standing("brittle", 1))
SHARD_DECK.upgrade("Shard Battery", 2, "0/0", "2", Standing("income", 1), Standing("thorn", 1))
