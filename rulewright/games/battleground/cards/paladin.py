"""Paladin: white, blue and summoning mana; holds the line, then marches (BG-002)."""

from rulewright.games.battleground.cards.atoms import (
    Aura,
    Bonus,
    Damage,
    Defend,
    Enchant,
    Enchantment,
    Heal,
    Place,
    When,
)
from rulewright.games.battleground.cards.card import Aim, Card
from rulewright.games.battleground.cards.make import FOE, Deck

ALLY = Aim("ally")
HASTE = (When("summoned", (Place(1, "this", condition="haste"),)),)
CARE = Enchantment(0, (Heal(1, "adjacent_allies"),))

_deck = Deck("paladin")
_deck.unit("Guard", 1, "Human Soldier", 1, 3, origin="completed")  # BG-179, BG-R11
_deck.unit("Archer", 1, "Human Soldier", 1, 2, range=1, origin="completed")  # BG-180
_deck.unit("Cleric", 1, "Human Priest", 0, 3, enchantment=CARE)
_deck.unit("Knight", 2, "Human Cavalry", 2, 4, whens=HASTE)
_deck.unit("Shieldbearer", 1, "Human Soldier", 2, 3, shield=1, upgrade_of="guard")
_deck.unit("Longbowman", 1, "Human Soldier", 2, 3, range=1, upgrade_of="archer")
_deck.unit("High Cleric", 1, "Human Priest", 1, 3, enchantment=CARE, upgrade_of="cleric")
_deck.unit("Crusader", 2, "Human Cavalry", 3, 5, pack=1, whens=HASTE, upgrade_of="knight")
_deck.spell("Smite", "WW", "Light", FOE, Damage(1, against=("Demon", "Undead"), more=3), origin="completed")
_deck.spell("Mend", "W", "Blessing", ALLY, Heal(2))
_deck.spell("Stay the Blade", "U", "Order", FOE, Place(1, condition="disarm"))
_deck.spell("Charge", "WU", "Order", Aim("ally", most=2), Place(1, condition="haste"))
_deck.spell("Hold the Line", "W", "Order", Aim("row"), Defend(who="row_allies"))
_deck.spell("Sanctuary", "U", "Blessing", ALLY, Heal(1), Place(1, condition="antimagic"))
_deck.spell("Consecrate", "WW", "Light", Aim("crossing"), Enchant(),
            enchantment=Enchantment(2, (Damage(1, "area_foes"), Heal(1, "area_allies"))))  # fmt: skip
_deck.spell("Banner of Valor", "WWU", "Blessing", aura=Aura((Bonus("attack", 1, "enemy_half"),)))
_deck.spell("Judgement", "WWU", "Light", FOE, Damage(3), Damage(2, "enemy"))

PALADIN: tuple[Card, ...] = tuple(_deck.cards)
