"""Fire: damage at once, damage around, damage every turn."""

from rulewright.games.lytharian.cards.atoms import Banner, Destroy, Hit, PerSquare, Splash, Tick, TurnHit
from rulewright.games.lytharian.cards.make import ENEMY, FRIEND, GEAR, NOBODY, TROOP, School, X

FIRE = School("fire")
FIRE.add("aura", "Flame Blade", 2, "C", "aura", FRIEND, att=2)
FIRE.add("curse", "Smoldering Flames", 1, "C", "curse", ENEMY, PerSquare(1), origin="completed")
FIRE.add("curse", "Immolation", 2, "C", "curse", ENEMY, Tick(1))
FIRE.add("enchant", "Volcanic Eruptions", 3, "R", "enchant", NOBODY, TurnHit(1), origin="completed")
FIRE.add("enchant", "Banner of Embers", 3, "U", "enchant", NOBODY, Banner(att=1, defense=1, group="knight"))
FIRE.add("fast", "Fireball", X, "E", "damage", TROOP, Hit(x=True), origin="completed",
         flavor="The size of the argument decides the size of the answer.")  # fmt: skip
FIRE.add("fast", "Spark", 0, "C", "damage", TROOP, Hit(1))
FIRE.add("fast", "Flame Burst", 3, "U", "damage", TROOP, Hit(4))
FIRE.add("fast", "Melt", 2, "C", "removal", GEAR, Destroy())
FIRE.add("sorcery", "Fire Rain", 4, "R", "damage", TROOP, Hit(3), Splash(1), origin="completed")
FIRE.add("sorcery", "Searing Ray", 3, "C", "damage", TROOP, Hit(4))
FIRE.add("sorcery", "Falling Star", 6, "L", "damage", TROOP, Hit(5), Splash(2), unique=True)
