"""The troops, faction by faction."""

from rulewright.games.lytharian.cards.make import Faction

# Brudakian: the human mages and their horse. Good.
BRUDAKIAN = Faction("Brudakian", "good", "human")
_t = BRUDAKIAN.troop
_t("K", "Battle Brawler Bronn", "9/10", "Warrior", "Fearless 1, Weapon Master 1", unique=True, origin="completed",
   flavor="He was crowned mid-swing.")  # fmt: skip
_t("Q", "Consort Tavvo", "8/10", "Noble", "Resist All 1, Air Affinity 1", unique=True, origin="completed")
_t("R", "Defendermage Khirha", "7/8", "Mage", "Spell Shield, Brace 1", unique=True, origin="completed")
_t("R", "Brudakian Gatekeeper", "6/8", "Warrior", "Physical Resist 1, Spell Resist 1")
_t("KN", "Brudakian Heavy Cavalry", "5/5", "Warrior", "Mobility 1, Cavalry", origin="completed")
_t("KN", "Brudakian Lancer", "5/4", "Warrior", "Charge 1, Cavalry, Arms 1")
_t("B", "Brudakian Windmage", "5/6", "Mage", "Effect: Shock 1", origin="completed")
_t("B", "Brudakian Flamewright", "4/5", "Mage", "Effect: Burn 1, Fire Affinity 1")
_t("B", "Archivist Selwyn", "4/6", "Mage", "Effect: Power Up 1, Spell Resist 1", unique=True)
_t("P", "Brudakian Magemaster", "3/4", "Mage", "Main: Arcane Bolt 1", origin="completed")
_t("P", "Brudakian Apprentice", "1/1", "Mage", "Sustenance 1", origin="completed")
_t("P", "Brudakian Blastmage", "2/3", "Mage", "Main: Scorch 1", origin="completed")
_t("P", "Gate Captain Brudus", "3/3", "Warrior", "Scout", origin="completed")

# Kevetni: elves who see first and strike from the leaves. Good.
KEVETNI = Faction("Kevetni", "good", "elf")
_t = KEVETNI.troop
_t("K", "Elderking Laurien", "7/11", "Druid", "Command 1, Effect: Regrowth 1, Evasion", unique=True)
_t("Q", "Oshara", "10/8", "Warrior", "Bushwhack 1, Orc Slayer 1", unique=True, origin="completed")
_t("R", "Kevetni Blademaster", "7/7", "Warrior", "Fearless 1, Weapon Master 1", origin="completed")
_t("R", "Kevetni Treewarden", "6/8", "Druid", "Druid Forms, Brace 1")
_t("KN", "Kevetni Woodguard", "4/6", "Warrior", "Ambush 1, Mobility 1", origin="completed")
_t("KN", "Kevetni Stagrider", "5/5", "Warrior", "Cavalry, Evasion")
_t("B", "Kevetni Starcaller", "4/6", "Priest", "Main: Starstrike 1, Effect: Heal 1")
_t("B", "Kevetni Pathfinder", "4/5", "Ranger", "Scout, Ambush 1")
_t("B", "Grovemother Ysil", "3/6", "Druid", "Effect: Elf Healer 1, Life Affinity 1", unique=True)
_t("P", "Kevetni Captain", "2/3", "Warrior", "Command 1", origin="completed")
_t("P", "Kevetni Archer", "3/3", "Ranger", "Main: Bowshot 1")
_t("P", "Kevetni Lurker", "3/3", "Ranger", "Ambush 1")
_t("P", "Kevetni Watcher", "2/2", "Ranger", "Scout")

# Stoneborn: dwarves behind stone and steel. Neutral.
STONEBORN = Faction("Stoneborn", "neutral", "dwarf")
_t = STONEBORN.troop
_t("K", "Rognarr", "8/11", "Warrior", "Brace 1, Resist All 1", unique=True, origin="completed")
_t("Q", "Forgequeen Hildra", "10/8", "Smith", "Crushing Hammer, Arms 1", unique=True)
_t("R", "Stoneborn Stoneguard", "6/8", "Warrior", "Brace 1, Resist All 1", origin="completed")
_t("R", "Stoneborn Siegebreaker", "7/7", "Warrior", "Battering Ram, Physical Resist 1")
_t("KN", "Stoneborn Cavalry", "5/5", "Warrior", "Mobility 1, Stampede 1, Cavalry", origin="completed")
_t("KN", "Stoneborn Ramrider", "5/5", "Warrior", "Stampede 1, Shieldspear")
_t("B", "Stoneborn Quartermaster", "3/5", "Smith", "Effect: Gear 1, Armor 1")
_t("B", "Stoneborn Runecaster", "4/5", "Priest", "Main: Stonestrike 1, Effect: Burn 1")
_t("P", "Stoneborn Infantrydwarf", "3/4", "Warrior", "Armor 1", origin="completed")
_t("P", "Stoneborn Axedwarf", "3/4", "Warrior", "Weapon Master 1")
_t("P", "Stoneborn Slinger", "3/3", "Miner", "Main: Stonethrow 1")
_t("P", "Stoneborn Delver", "3/4", "Miner", "Physical Resist 1")

# Surictavi: small folk, many of them, each a shield to the next. Neutral.
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

# Zuk Gar: orcs who like it better when it hurts. Evil.
ZUK_GAR = Faction("Zuk Gar", "evil", "orc")
_t = ZUK_GAR.troop
_t("K", "Warchief Gorbrak", "8/10", "Warrior", "Berserk, Intimidate 1, Fearless 1", unique=True)
_t("Q", "Korganoth", "10/8", "Warrior", "Bushwhack 1, Elf Slayer 1", unique=True, origin="completed")
_t("R", "Zuk Gar Ramgang", "7/7", "Warrior", "Battering Ram, Charge 1")
_t("R", "Zuk Gar Ironhide", "7/8", "Warrior", "Intimidate 1, Physical Resist 1")
_t("KN", "Zuk Gar War Leader", "6/5", "Warrior", "Charge 1, Bloodhunt 1", origin="completed")
_t("KN", "Zuk Gar Boarrider", "6/5", "Warrior", "Cavalry, Charge 1")
_t("B", "Zuk Gar Blood Priest", "4/5", "Priest", "Effect: Orc Healer 1, Bloodrage 1", origin="completed")
_t("B", "Witchdoctor Nokturnis", "4/5", "Shaman", "Main: Voodoo Flame 1, Death Affinity 1", unique=True,
   origin="completed")  # fmt: skip
_t("B", "Zuk Gar Fleshmender", "3/5", "Shaman", "Effect: Ruthless, Scout")
_t("P", "Zuk Gar Shocktrooper", "1/1", "Warrior", "Resupply 1", origin="completed")
_t("P", "Zuk Gar Axethrower", "3/3", "Warrior", "Main: Axe Throw 1")
_t("P", "Zuk Gar Berserker", "3/4", "Warrior", "Berserk")
_t("P", "Zuk Gar Raider", "3/4", "Warrior", "Bloodrage 1")

# Deepdark: goblins with poison, knives, and no shame. Evil.
DEEPDARK = Faction("Deepdark", "evil", "goblin")
_t = DEEPDARK.troop
_t("K", "King Skrag", "7/11", "Noble", "Vicious 1, Wild Mana 1", unique=True)
_t("Q", "Nightmother Vexa", "8/8", "Assassin", "Ambush 1, Effect: Stealth, Venom", unique=True)
_t("R", "Deepdark Bully", "7/7", "Brute", "Bully 1, Resupply 1", origin="completed")
_t("R", "Deepdark Bonebreaker", "6/7", "Brute", "Disarm, Bully 1")
_t("KN", "Slimeserpent Rider", "5/5", "Rider", "Mobility 1, Main: Slimestrike 1", origin="completed")
_t("KN", "Deepdark Spiderrider", "5/5", "Rider", "Venom, Cavalry")
_t("B", "Deepdark Plaguebearer", "3/5", "Shaman", "Effect: Plague 1, Resupply 1")
_t("B", "Deepdark Poisoner", "3/5", "Assassin", "Effect: Poison 1, Ambush 1")
_t("B", "Deepdark Prowler", "4/5", "Assassin", "Scout, Disarm")
_t("P", "Deepdark Footfodder", "1/2", "Peon", "Resupply 1", origin="completed")
_t("P", "Deepdark Tunneler", "3/2", "Miner", "Burrow", origin="completed")
_t("P", "Deepdark Scavenger", "2/1", "Peon", "Wild Mana 1", origin="completed")
_t("P", "Deepdark Backstabber", "3/3", "Assassin", "Main: Poison Strike 1")

# The Wilds: beasts, elementals and monsters that follow whoever feeds them. They carry no equipment (LC-214).
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

FACTIONS = (BRUDAKIAN, KEVETNI, STONEBORN, SURICTAVI, ZUK_GAR, DEEPDARK, WILDS)
