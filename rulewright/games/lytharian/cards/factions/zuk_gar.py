"""Zuk Gar: orcs who like it better when it hurts. Evil."""

from rulewright.games.lytharian.cards.make import Faction

ZUK_GAR = Faction("Zuk Gar", "evil", "orc")
_t = ZUK_GAR.troop
_t("K", "Warchief Gorbrak", "8/10", "Warrior", "Berserk, Intimidate 1, Fearless 1", unique=True)
_t("Q", "Korganoth", "10/8", "Warrior", "Bushwhack 1, Elf Slayer", unique=True, origin="completed")
_t("R", "Zuk Gar Ramgang", "7/7", "Warrior", "Battering Ram, Charge 1")
_t("R", "Zuk Gar Ironhide", "6/8", "Warrior", "Intimidate 1, Physical Resist 1")
_t("KN", "Zuk Gar War Leader", "6/5", "Warrior", "Charge 1, Bloodhunt 1", origin="completed")
_t("KN", "Zuk Gar Boarrider", "5/5", "Warrior", "Cavalry, Charge 1")
_t("B", "Zuk Gar Blood Priest", "4/5", "Priest", "Effect: Orc Healer 1, Bloodrage 1", origin="completed")
_t("B", "Witchdoctor Nokturnis", "4/5", "Shaman", "Main: Voodoo Flame 1, Death Affinity 1", unique=True,
   origin="completed")  # fmt: skip
_t("B", "Zuk Gar Fleshmender", "3/5", "Shaman", "Effect: Ruthless, Scout")
_t("P", "Zuk Gar Shocktrooper", "1/1", "Warrior", "Resupply 1", origin="completed")
_t("P", "Zuk Gar Axethrower", "3/3", "Warrior", "Main: Axe Throw 1")
_t("P", "Zuk Gar Berserker", "3/4", "Warrior", "Berserk")
_t("P", "Zuk Gar Raider", "3/3", "Warrior", "Bloodrage 1")
