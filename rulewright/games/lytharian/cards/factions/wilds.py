"""The Wilds: beasts, elementals and monsters that follow whoever feeds them. They carry no equipment (LC-214)."""

from rulewright.games.lytharian.cards.make import Faction

WILDS = Faction("Wilds", "neutral", "beast")
_t = WILDS.troop
_t("Q", "Dread Wyrm Azhkar", "10/8", "Dragon", "Effect: Inferno 1, Fire Immune", unique=True, race="monster",
   alignment="evil")  # fmt: skip
_t("Q", "Stormfather", "9/8", "Storm", "Windwalking, Effect: Gale 1", unique=True, race="elemental")
_t("R", "Mountain Colossus", "7/8", "Stone", "Juggernaut, Crusher", race="elemental")
_t("R", "Gorehorn", "7/7", "Behemoth", "Stampede 1, Juggernaut", race="beast")
_t("R", "Soulreaver", "6/7", "Wraith", "Soulsteal 1, Death Immune", race="monster", alignment="evil")
_t("R", "Hydra of the Fens", "7/7", "Hydra", "Effect: Regenerate 1, Vicious 1", race="monster")
_t("KN", "Razormaw", "6/5", "Worm", "Burrow, Consume", unique=True, origin="completed")
_t("KN", "Moonlit Panther", "5/5", "Cat", "Pounce, Evasion", alignment="good")
_t("KN", "Griffin", "5/5", "Griffin", "Windwalking, Cavalry", alignment="good")
_t("KN", "Blight Hound", "5/4", "Hound", "Bloodhunt 1, Venom", alignment="evil")
_t("B", "Magma Elemental", "4/5", "Fire", "Effect: Fiery Lava 1, Fire Immune", race="elemental")
_t("B", "Runestone Sphinx", "4/6", "Sphinx", "Spellshatter, Curse Invulnerability", race="monster")
_t("P", "Frost Sprite", "2/3", "Ice", "Main: Ice Bolt 1", race="elemental")
_t("P", "Timber Wolf", "3/2", "Wolf", "Bloodhunt 1")
_t("P", "Unicorn Foal", "2/3", "Unicorn", "Curse Invulnerability", alignment="good")
_t("P", "Cave Bear", "4/4", "Bear", "Vicious 1")
