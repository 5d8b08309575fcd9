"""The Ember Legion: fire. Races: the highest Attack, Siege against Outposts, Bolts against blockers."""

from rulewright.games.outposts.cards.atoms import Bolt, Strike, WarCry
from rulewright.games.outposts.cards.card import Deck
from rulewright.games.outposts.cards.parts import Standing, last_breath, trap

EMBER = Deck("ember", "Ember Legion", symbol="torch")
EMBER.creature("Cinder Whelp", 1, "2/0/1", "2*", "Reckless")
EMBER.creature("Torch Runner", 1, "1/0/2", "2*", "Siege 1")
EMBER.creature("Ash Skirmisher", 2, "3/0/1", "2*")
EMBER.creature("Flame Lancer", 2, "2/0/2", "2*", "Pierce 1")
EMBER.creature("Pyre Zealot", 2, "2/0/1", "2*", last_breath(Bolt(2)))
EMBER.creature("Blaze Captain", 3, "2/1/3", "1*", Standing("group_attack", 1))
EMBER.creature("Forge Brute", 3, "3/0/2", "2*", "Reckless")
EMBER.creature("Wall Breaker", 3, "2/0/3", "2*", "Siege 2")
EMBER.creature("Ashwing Drake", 4, "4/0/3", "1*", "Pierce 2")
EMBER.creature("Salamander Knight", 4, "3/0/4", "2*", "Vanguard")
EMBER.creature("Furnace Giant", 5, "5/1/5", "1*")
EMBER.creature("Pyrarch Valka", 5, "5/1/6", "1*", "Siege 2")
EMBER.spell("Firebolt", 1, "2*", Bolt(2))
EMBER.spell("Scorch the Walls", 2, "2*", Strike(2))
EMBER.spell("War Cry", 2, "1*", WarCry(1))
EMBER.spell("Immolate", 3, "2*", Bolt(4))
EMBER.upgrade("Fire Pots", 1, "2/0", "2*")
EMBER.upgrade("War Beacon", 2, "0/0", "1*", Standing("beacon", 2))
EMBER.creature("Kindling Imp", 1, "1/0/1", "2", "Salvage 1")
EMBER.creature("Cinder Hound", 2, "2/0/2", "2", "Swift")
EMBER.creature("Ram Crew", 4, "2/0/4", "1", "Siege 4")
EMBER.creature("Magma Behemoth", 7, "8/0/8", "1", "Reckless")
EMBER.spell("Backdraft", 3, "2", Strike(2), Bolt(3))
EMBER.spell("Flashover", 4, "1", Bolt(2, "post"))
EMBER.upgrade("Scorched Gate", 2, "0/0", "1", trap(Bolt(2, "group")))
