"""Surictavi: small folk, many of them, each a shield to the next. Neutral."""

from rulewright.games.lytharian.cards.make import Faction

SURICTAVI = Faction("Surictavi", "neutral", "surictavi")
_t = SURICTAVI.troop
_t("K", "Burrowlord Tamik", "7/11", "Warrior", "Mob Might, Dodge", unique=True)
_t("Q", "Sunspear Ranna", "9/8", "Warrior", "Shieldspear, Comradery 1", unique=True)
_t("R", "Den Guard Keero", "7/8", "Warrior", "Mob Protector, Brace 1", unique=True, origin="completed")
_t("R", "Surictavi Wallkeeper", "6/8", "Warrior", "Comradery 1, Mob Protector")
_t("KN", "Surictavi Tunnelrunner", "5/5", "Warrior", "Burrow, Mobility 1")
_t("KN", "Surictavi Outrider", "5/4", "Warrior", "Cavalry, Scout")
_t("B", "Surictavi Mender", "3/5", "Priest", "Effect: Prime Healer", origin="completed")
_t("B", "Elder Tikka", "3/5", "Priest", "Effect: Seer, Effect: Surictavi Healer 1", unique=True, origin="completed")
_t("P", "Surictavi Slinger", "2/3", "Hunter", "Dodge", origin="completed")
_t("P", "Surictavi Spearling", "2/3", "Warrior", "Main: Spearthrow 1")
_t("P", "Surictavi Mobber", "3/3", "Warrior", "Mob Might")
_t("P", "Surictavi Nurse", "2/4", "Priest", "Effect: Healer 1")
