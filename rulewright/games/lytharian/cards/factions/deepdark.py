"""Deepdark: goblins with poison, knives, and no shame. Evil."""

from rulewright.games.lytharian.cards.make import Faction

DEEPDARK = Faction("Deepdark", "evil", "goblin")
_t = DEEPDARK.troop
_t("K", "King Skrag", "7/11", "Noble", "Vicious 1, Wild Mana 1", unique=True)
_t("Q", "Nightmother Vexa", "9/8", "Assassin", "Ambush 1, Effect: Stealth, Venom", unique=True)
_t("R", "Deepdark Bully", "7/7", "Brute", "Bully 1, Resupply 1", origin="completed")
_t("R", "Deepdark Bonebreaker", "6/7", "Brute", "Disarm, Bully 1")
_t("KN", "Slimeserpent Rider", "5/5", "Rider", "Mobility 1, Main: Slimestrike 1", origin="completed")
_t("KN", "Deepdark Spiderrider", "4/5", "Rider", "Venom, Cavalry")
_t("B", "Deepdark Plaguebearer", "3/5", "Shaman", "Effect: Plague 1, Resupply 1")
_t("B", "Deepdark Poisoner", "3/5", "Assassin", "Effect: Poison 1, Ambush 1")
_t("B", "Deepdark Prowler", "4/4", "Assassin", "Scout, Disarm")
_t("P", "Deepdark Footfodder", "1/2", "Peon", "Resupply 1", origin="completed")
_t("P", "Deepdark Tunneler", "3/2", "Miner", "Burrow", origin="completed")
_t("P", "Deepdark Scavenger", "2/1", "Peon", "Wild Mana 1", origin="completed")
_t("P", "Deepdark Backstabber", "3/3", "Assassin", "Main: Poison Strike 1")
