"""Earth: stone skin, stone fetters, and rust."""

from rulewright.games.lytharian.cards.atoms import Banner, Destroy, Hit, Hobble, NoDouble, Prevent, Rust, TurnHeal
from rulewright.games.lytharian.cards.make import ENEMY, FRIEND, GEAR, GEARED, NOBODY, TROOP, School, X

EARTH = School("earth")
EARTH.add("aura", "Rock Guard", 2, "U", "aura", FRIEND, powers="Physical Resist 2", origin="completed")
EARTH.add("aura", "Stoneskin", 3, "R", "aura", FRIEND, defense=3)
EARTH.add("aura", "Root Armor", 1, "C", "aura", FRIEND, defense=1)
EARTH.add("curse", "Tripping Vines", 1, "C", "curse", ENEMY, Hobble(1), origin="completed")
EARTH.add("curse", "Mud Trap", 1, "C", "curse", ENEMY, NoDouble(), att=-1)
EARTH.add("curse", "Crumbling Stone", 2, "C", "curse", ENEMY, defense=-2)
EARTH.add("enchant", "Mountain Home", 3, "U", "enchant", NOBODY, Banner(att=0, defense=1, group="pawn"))
EARTH.add("enchant", "Fertile Ground", 3, "U", "enchant", NOBODY, TurnHeal(1))
EARTH.add("fast", "Stone Shard", 1, "C", "damage", TROOP, Hit(2))
EARTH.add("fast", "Rust in Peace", 3, "R", "removal", GEARED, Rust(), origin="completed")
EARTH.add("fast", "Earthen Wall", X, "R", "protection", TROOP, Prevent(x=True))
EARTH.add("sorcery", "Sunder", 1, "C", "removal", GEAR, Destroy())
