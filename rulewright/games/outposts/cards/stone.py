"""The Stone Covenant: earth. Holds three Outposts, repairs, wins late."""

from rulewright.games.outposts.cards.atoms import Bolt, Recall, Repair, Shelter
from rulewright.games.outposts.cards.card import Deck
from rulewright.games.outposts.cards.parts import Standing, arrival, trap

STONE = Deck("stone", "Stone Covenant", symbol="gate")
STONE.creature("Gate Warden", 1, "1/2/2", "2*", "Guard")
STONE.creature("Pebble Sentry", 1, "2/1/2", "2*")
STONE.creature("Quarry Hand", 2, "2/2/3", "2*", arrival(Repair(1)))
STONE.creature("Shield Bearer", 2, "1/3/3", "2*", "Guard", "Rooted")
STONE.creature("Granite Golem", 3, "4/2/4", "2*")
STONE.creature("Rampart Mason", 3, "3/2/4", "2*", arrival(Repair(3)))
STONE.creature("Oathstone Knight", 4, "4/3/5", "2*", "Guard")
STONE.creature("Siege Tortoise", 4, "4/2/5", "1*", "Vanguard")
STONE.creature("Bastion Elder", 5, "3/4/5", "1*", Standing("post_defense", 1))
STONE.creature("Basalt Colossus", 5, "5/4/7", "1*", "Guard")
STONE.spell("Mend Walls", 1, "2*", Repair(4))
STONE.spell("Hold the Line", 2, "1*", Shelter(2))
STONE.spell("Landslide", 2, "1*", Bolt(2, "offense"))
STONE.upgrade("Stone Wall", 1, "0/2", "2*")
STONE.upgrade("Murder Holes", 1, "3/0", "2*")
STONE.upgrade("Watchtower", 1, "2/1", "2*")
STONE.upgrade("Deep Foundations", 2, "0/0", "2*", Standing("foundation", 13))
STONE.upgrade("Keep of Ages", 3, "1/4", "1*")
STONE.creature("Mason's Apprentice", 1, "1/1/1", "2", "Salvage 1")
STONE.creature("Granite Ram", 3, "2/2/4", "2", "Siege 2")
STONE.creature("Orrun, Mountain King", 7, "6/5/8", "1", "Guard")
STONE.spell("Earthen Recall", 2, "1", Recall())
STONE.spell("Seal the Breach", 4, "1", Repair(8, split=True))
STONE.upgrade("Counterweight", 3, "0/1", "1", trap(Bolt(5, "strongest")))
STONE.upgrade("Deep Vault", 3, "0/0", "2", Standing("income", 1))
