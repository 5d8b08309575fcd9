"""Death: drains, curses that gnaw, and the dark moon."""

from rulewright.games.lytharian.cards.atoms import Banner, Discard, HealSecond, Hit, PerSquare, Prevent, Tick
from rulewright.games.lytharian.cards.make import ENEMY, FRIEND, NOBODY, PLAYER, TROOP, School

DEATH = School("death")
DEATH.add("aura", "Vampiric Shroud", 3, "U", "aura", FRIEND, att=1, defense=1, powers="Consume")
DEATH.add("curse", "Wasting Sickness", 2, "C", "curse", ENEMY, Tick(1))
DEATH.add("curse", "Bone Splinters", 1, "C", "curse", ENEMY, PerSquare(1))
DEATH.add("curse", "Grave Rot", 4, "R", "curse", ENEMY, Tick(2))
DEATH.add("curse", "Black Death", 5, "E", "curse", ENEMY, Tick(2), att=-1, defense=-1)
DEATH.add("enchant", "Dark Moon", 3, "R", "enchant", NOBODY, Banner(att=1, defense=1, group="evil"))
DEATH.add("channeled", "Siphon Health", 2, "C", "life drain", TROOP, Hit(2), HealSecond(1), second="friend",
          origin="completed")  # fmt: skip
DEATH.add("channeled", "Drain Life", 4, "U", "life drain", TROOP, Hit(3), HealSecond(3), second="friend")
DEATH.add("fast", "Deathbolt", 1, "C", "damage", TROOP, Hit(2), origin="completed")
DEATH.add("fast", "Death Armor", 2, "C", "protection", TROOP, Prevent(2), origin="completed")
DEATH.add("fast", "Mind Rot", 1, "C", "discard", PLAYER, Discard(1))
DEATH.add("sorcery", "Nightmare", 2, "U", "discard", PLAYER, Discard(2))
