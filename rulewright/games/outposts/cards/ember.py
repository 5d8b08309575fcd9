"""The Ember Legion: fire. Races: the highest Attack, Siege against Outposts, Bolts against blockers."""

from rulewright.games.outposts.cards.atoms import Bolt, Strike, WarCry
from rulewright.games.outposts.cards.card import Standing
from rulewright.games.outposts.cards.make import (
    RECKLESS,
    SWIFT,
    VANGUARD,
    Deck,
    last_breath,
    pierce,
    salvage,
    siege,
    trap,
)

EMBER = Deck("ember")
EMBER.creature("Cinder Whelp", 1, "2/0/1", "2*", RECKLESS)
EMBER.creature("Torch Runner", 1, "1/0/2", "2*", siege(1))
EMBER.creature("Ash Skirmisher", 2, "3/0/2", "2*")
EMBER.creature("Flame Lancer", 2, "2/0/2", "2*", pierce(1))
EMBER.creature("Pyre Zealot", 2, "2/0/1", "2*", last_breath(Bolt(2)))
EMBER.creature(
    "Blaze Captain", 3, "2/1/3", "1*",
    Standing("group_attack", 1, "each other creature in its attacking group has {more} Attack"),
)  # fmt: skip
EMBER.creature("Forge Brute", 3, "4/0/2", "2*", RECKLESS)
EMBER.creature("Wall Breaker", 3, "2/0/3", "2*", siege(2))
EMBER.creature("Ashwing Drake", 4, "4/0/3", "1*", pierce(2))
EMBER.creature("Salamander Knight", 4, "4/0/4", "2*", VANGUARD)
EMBER.creature("Furnace Giant", 5, "5/1/5", "1*")
EMBER.creature("Pyrarch Valka", 6, "5/1/6", "1*", siege(2))
EMBER.spell("Firebolt", 1, "2*", Bolt(2))
EMBER.spell("Scorch the Walls", 2, "2*", Strike(2))
EMBER.spell("War Cry", 2, "1*", WarCry(1))
EMBER.spell("Immolate", 3, "2*", Bolt(4))
EMBER.upgrade("Fire Pots", 1, "2/0", "2*")
EMBER.upgrade(
    "War Beacon", 2, "0/0", "1*",
    Standing("beacon", 2, "the first assault you resolve each turn has {more} Attacker's Strength", open_only=True),
)  # fmt: skip
EMBER.creature("Kindling Imp", 1, "1/0/1", "2", salvage(1))
EMBER.creature("Cinder Hound", 2, "2/0/2", "2", SWIFT)
EMBER.creature("Ram Crew", 4, "2/0/4", "1", siege(4))
EMBER.creature("Magma Behemoth", 7, "8/0/8", "1", RECKLESS)
EMBER.spell("Backdraft", 3, "2", Strike(2), Bolt(3))
EMBER.spell("Flashover", 4, "1", Bolt(2, "post"))
EMBER.upgrade("Scorched Gate", 2, "0/0", "1", trap(Bolt(2, "group")))
