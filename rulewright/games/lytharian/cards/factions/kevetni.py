"""Kevetni: elves who see first and strike from the leaves. Good."""

from rulewright.games.lytharian.cards.make import Faction

KEVETNI = Faction("Kevetni", "good", "elf")
_t = KEVETNI.troop
_t("K", "Elderking Laurien", "7/11", "Druid", "Command 1, Effect: Regrowth 1, Evasion", unique=True)
_t("Q", "Oshara", "10/8", "Warrior", "Bushwhack 1, Orc Slayer", unique=True, origin="completed")
_t("R", "Kevetni Blademaster", "7/7", "Warrior", "Fearless 1, Weapon Master 1", origin="completed")
_t("R", "Kevetni Treewarden", "6/8", "Druid", "Druid Forms, Brace 1")
_t("KN", "Kevetni Woodguard", "4/6", "Warrior", "Ambush 1, Mobility 1", origin="completed")
_t("KN", "Kevetni Stagrider", "5/5", "Warrior", "Cavalry, Evasion")
_t("B", "Kevetni Starcaller", "4/5", "Priest", "Main: Starstrike 1, Effect: Heal 1")
_t("B", "Kevetni Pathfinder", "4/5", "Ranger", "Scout, Ambush 1")
_t("B", "Grovemother Ysil", "3/6", "Druid", "Effect: Elf Healer 1, Life Affinity 1", unique=True)
_t("P", "Kevetni Captain", "2/3", "Warrior", "Command 1", origin="completed")
_t("P", "Kevetni Archer", "3/3", "Ranger", "Main: Bowshot 1")
_t("P", "Kevetni Lurker", "3/3", "Ranger", "Ambush 1")
_t("P", "Kevetni Watcher", "2/3", "Ranger", "Scout")
