"""The Grave Choir: death. Creatures are fuel: Offering, Last Breath, recursion."""

from rulewright.games.outposts.cards.atoms import Bolt, Destroy, Draw, Erode, Raise, Repair, RiseAgain, RobHand
from rulewright.games.outposts.cards.card import Deck
from rulewright.games.outposts.cards.parts import Standing, arrival, last_breath, trap

GRAVE = Deck("grave", "Grave Choir", symbol="skull")
GRAVE.creature("Bone Novice", 1, "1/1/1", "2*", "Offering 1")
GRAVE.creature("Rattling Thrall", 1, "1/1/1", "2*", last_breath(Draw(1)))
GRAVE.creature("Crypt Hound", 2, "3/0/2", "2*")
GRAVE.creature("Mourner", 2, "1/1/2", "2*", "Offering 2")
GRAVE.creature("Plague Bearer", 2, "2/1/1", "2*", last_breath(Bolt(3)))
GRAVE.creature("Bloated Husk", 3, "1/3/4", "2*", last_breath(Repair(2)))
GRAVE.creature("Grave Hauler", 3, "3/1/3", "2*", arrival(Raise(2)))
GRAVE.creature("Wailing Shade", 3, "3/1/2", "2*", arrival(Erode(2), Draw(1)))
GRAVE.creature("Dirge Knight", 4, "3/2/4", "1*", Standing("dirge", 3))
GRAVE.creature("Soul Reaper", 4, "4/1/4", "1*", Standing("reaper", 1))
GRAVE.creature("Choirmaster Nyx", 5, "3/3/4", "1*", arrival(Raise(3, into_play=True)))
GRAVE.creature("Tomb Titan", 6, "6/2/6", "1*", Standing("cheaper_by_losses", 4))
GRAVE.spell("Dark Bargain", 1, "2*", Destroy(whose="own", then=Draw(3)))
GRAVE.spell("Drain", 2, "2*", Bolt(3, then=Repair(2)))
GRAVE.spell("Exhume", 2, "1*", Raise(0, up_to=2))
GRAVE.spell("Reap", 4, "1*", Destroy())
GRAVE.upgrade("Grave Ward", 1, "1/1", "2*")
GRAVE.upgrade("Ossuary", 2, "0/1", "2*", Standing("ossuary", 1))
GRAVE.creature("Carrion Crow", 1, "1/0/1", "2", "Salvage 1")
GRAVE.creature("Skeletal Levy", 1, "1/1/1", "2", last_breath(RiseAgain()))
GRAVE.creature("Lich Abbot", 5, "3/2/5", "1", Standing("abbot", 1))
GRAVE.creature("Gravemind", 7, "5/3/7", "1", arrival(Raise(4, up_to=2, into_play=True, total=True)))
GRAVE.spell("Soul Tax", 3, "2", Destroy(whose="victim"))
GRAVE.spell("Mass Grave", 6, "1", Bolt(4, "zone"))
GRAVE.upgrade("Haunted Well", 2, "0/1", "1", trap(RobHand(attacker=True), Erode(2, attacker=True)))
