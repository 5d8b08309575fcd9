"""Stoneborn: dwarves behind stone and steel. Neutral."""

from rulewright.games.lytharian.cards.make import Faction

STONEBORN = Faction("Stoneborn", "neutral", "dwarf")
_t = STONEBORN.troop
_t("K", "Rognarr", "8/11", "Warrior", "Brace 1, Resist All 1", unique=True, origin="completed")
_t("Q", "Forgequeen Hildra", "10/8", "Smith", "Crushing Hammer, Arms 1", unique=True)
_t("R", "Stoneborn Stoneguard", "6/8", "Warrior", "Brace 1, Resist All 1", origin="completed")
_t("R", "Stoneborn Siegebreaker", "7/7", "Warrior", "Battering Ram, Physical Resist 1")
_t("KN", "Stoneborn Cavalry", "5/5", "Warrior", "Mobility 1, Stampede 1, Cavalry", origin="completed")
_t("KN", "Stoneborn Ramrider", "5/5", "Warrior", "Stampede 1, Shieldspear")
_t("B", "Stoneborn Quartermaster", "3/5", "Smith", "Effect: Gear 1, Armor 1")
_t("B", "Stoneborn Runecaster", "4/5", "Priest", "Main: Stonestrike 1, Earth Affinity 1")
_t("P", "Stoneborn Infantrydwarf", "3/4", "Warrior", "Armor 1", origin="completed")
_t("P", "Stoneborn Axedwarf", "3/4", "Warrior", "Weapon Master 1")
_t("P", "Stoneborn Slinger", "3/4", "Miner", "Main: Stonethrow 1")
_t("P", "Stoneborn Delver", "3/4", "Miner", "Physical Resist 1")
