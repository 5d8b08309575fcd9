"""Water: slow healing, cold curses, ice between you and them."""

from rulewright.games.lytharian.cards.atoms import Banner, Counter, Draw, Heal, Hit, Mute, Prevent, TurnHeal
from rulewright.games.lytharian.cards.make import ENEMY, FRIEND, NOBODY, SPELL, TROOP, School, X

WATER = School("water")
WATER.add("aura", "Ice Barrier", 2, "C", "aura", FRIEND, powers="Resist All 1", origin="completed")
WATER.add("aura", "Tidal Grace", 2, "U", "aura", FRIEND, powers="Effect: Regenerate 1")
WATER.add("curse", "Chill Touch", 2, "C", "curse", ENEMY, att=-2)
WATER.add("curse", "Numbing Cold", 2, "U", "curse", ENEMY, Mute())
WATER.add("enchant", "Healing Rain", 3, "U", "enchant", NOBODY, TurnHeal(1))
WATER.add("enchant", "Temple of Tides", 3, "R", "enchant", NOBODY, Banner(att=1, defense=1, group="bishop"))
WATER.add("channeled", "Soothing Mist", 1, "C", "heal", TROOP, Heal(1))
WATER.add("channeled", "Powered Soothing Mist", X, "R", "heal", TROOP, Heal(x=True), origin="completed")
WATER.add("fast", "Ice Lance", 1, "C", "damage", TROOP, Hit(2))
WATER.add("fast", "Mist Veil", 2, "C", "protection", TROOP, Prevent(2))
WATER.add("fast", "Quench", 2, "U", "counter", SPELL, Counter())
WATER.add("sorcery", "Scrying Pool", 2, "C", "draw", NOBODY, Draw(2))
