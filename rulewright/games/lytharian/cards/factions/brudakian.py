"""Brudakian: the human mages and their horse. Good."""

from rulewright.games.lytharian.cards.make import Faction

BRUDAKIAN = Faction("Brudakian", "good", "human")
_t = BRUDAKIAN.troop
_t("K", "Battle Brawler Bronn", "9/10", "Warrior", "Fearless 1, Weapon Master 1", unique=True, origin="completed",
   flavor="He was crowned mid-swing.")  # fmt: skip
_t("Q", "Consort Tavvo", "8/10", "Noble", "Resist All 1, Air Affinity 1", unique=True, origin="completed")
_t("R", "Defendermage Khirha", "7/8", "Mage", "Spell Shield, Brace 1", unique=True, origin="completed")
_t("R", "Brudakian Gatekeeper", "6/7", "Warrior", "Physical Resist 1, Spell Resist 1")
_t("KN", "Brudakian Heavy Cavalry", "5/5", "Warrior", "Mobility 1, Cavalry", origin="completed")
_t("KN", "Brudakian Lancer", "5/4", "Warrior", "Charge 1, Cavalry, Arms 1")
_t("B", "Brudakian Windmage", "5/6", "Mage", "Effect: Shock 1", origin="completed")
_t("B", "Brudakian Flamewright", "4/5", "Mage", "Effect: Burn 1, Fire Affinity 1")
_t("B", "Archivist Selwyn", "3/5", "Mage", "Effect: Power Up 1, Spell Resist 1", unique=True)
_t("P", "Brudakian Magemaster", "3/4", "Mage", "Main: Arcane Bolt 1", origin="completed")
_t("P", "Brudakian Apprentice", "1/1", "Mage", "Sustenance 1", origin="completed")
_t("P", "Brudakian Blastmage", "2/3", "Mage", "Main: Scorch 1", origin="completed")
_t("P", "Gate Captain Brudus", "3/3", "Warrior", "Scout", origin="completed")
