"""Arcane: counters, mana, and what is hidden or shown."""

from rulewright.games.lytharian.cards import atoms
from rulewright.games.lytharian.cards.card import TARGET_COST
from rulewright.games.lytharian.cards.make import CURSE, ENEMY, FRIEND, NOBODY, PERMANENT, PLAYER, SPELL, School

ARCANE = School("arcane")
ARCANE.add("aura", "Veil of Shadows", 2, "R", "aura", FRIEND, powers="Effect: Stealth")
ARCANE.add("curse", "Seeing Eye", 1, "C", "curse", ENEMY, atoms.Reveal(), defense=-1)
ARCANE.add("enchant", "Power Geyser", 3, "R", "enchant", NOBODY, atoms.TurnMana(1), origin="completed")
ARCANE.add("enchant", "Wild Energy Currents", 3, "U", "enchant", NOBODY, atoms.TurnDice(2), origin="completed")
ARCANE.add("channeled", "Mana Spring", 0, "C", "mana", NOBODY, atoms.GainMana(1))
ARCANE.add("channeled", "Deny Thy Enemy", 2, "U", "mana drain", PLAYER, atoms.DrainMana(3), origin="completed")
ARCANE.add("fast", "Arcane Denial", 2, "U", "counter", SPELL, atoms.Counter(), origin="completed")
ARCANE.add("fast", "Absolute Denial", 4, "L", "counter", SPELL, atoms.Counter(), atoms.Draw(2), unique=True)
ARCANE.add("fast", "Redirect", 2, "U", "removal", CURSE, atoms.Redirect(), origin="completed")
ARCANE.add("fast", "Mind Spike", 1, "C", "discard", PLAYER, atoms.Discard(1))
ARCANE.add("sorcery", "Overload", TARGET_COST, "E", "removal", PERMANENT, atoms.Destroy(), origin="completed")
ARCANE.add("sorcery", "Enfeeble", 3, "R", "discard", PLAYER, atoms.Discard(3), origin="completed")
