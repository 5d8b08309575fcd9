"""Life: healing, prevention, the sun, and one way back from the crypt."""

from rulewright.games.lytharian.cards.atoms import Banner, Destroy, Heal, Prevent, Revive, TurnHeal
from rulewright.games.lytharian.cards.card import Aim
from rulewright.games.lytharian.cards.make import FRIEND, NOBODY, TROOP, School, X

LIFE = School("life")
LIFE.add("aura", "Radiant Mantle", 2, "C", "aura", FRIEND, defense=1, powers="Spell Resist 1")
LIFE.add("aura", "Guardian Angel", 3, "U", "aura", FRIEND, defense=2, powers="Spell Shield")
LIFE.add("enchant", "Blazing Sun", 3, "R", "enchant", NOBODY, Banner(att=1, defense=1, group="good"),
         origin="completed", flavor="Some mornings the light itself takes sides.")  # fmt: skip
LIFE.add("enchant", "Sanctuary", 3, "U", "enchant", NOBODY, TurnHeal(1))
LIFE.add("channeled", "Healing Star", 2, "C", "heal", TROOP, Heal(2), origin="completed")
LIFE.add("channeled", "Greater Healing Star", 3, "U", "heal", FRIEND, Heal(3), origin="completed")
LIFE.add("channeled", "Powered Healing Star", X, "R", "heal", TROOP, Heal(x=True), origin="completed")
LIFE.add("channeled", "Dawn's Embrace", 5, "E", "heal", FRIEND, Heal(0))
LIFE.add("fast", "Powered Light Guard", X, "R", "protection", TROOP, Prevent(x=True), origin="completed")
LIFE.add("fast", "Shield of Dawn", 3, "U", "protection", TROOP, Prevent(4))
LIFE.add("fast", "Lift Curse", 1, "C", "removal", Aim("permanent", only="curse"), Destroy())
LIFE.add("sorcery", "Call to Dawn", 5, "L", "revive", NOBODY, Revive(), unique=True,
         flavor="She knew every name she called, and so they came.")  # fmt: skip
