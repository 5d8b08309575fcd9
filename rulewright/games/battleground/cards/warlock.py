"""Warlock: purple, red and summoning mana; swarms, curses and pays in blood (BG-003)."""

from rulewright.games.battleground.cards.atoms import (
    PURPLE,
    RED,
    Aura,
    Damage,
    Enchant,
    Enchantment,
    GainMana,
    Heal,
    Kill,
    LoseLife,
    Place,
    When,
)
from rulewright.games.battleground.cards.card import Aim, Card
from rulewright.games.battleground.cards.make import FOE, NOTHING, Deck

HASTE = (When("summoned", (Place(1, "this", condition="haste"),)),)
BLOOD = GainMana(kinds=(RED, PURPLE))
CROSSING = Aim("crossing")


def _withering(turns: int) -> Enchantment:
    return Enchantment(turns, (Damage(1, "enchanted"),))


_deck = Deck("warlock")
_deck.unit("Imp", 1, "Demon", 1, 1, whens=HASTE)
_deck.unit("Ghoul", 1, "Undead", 2, 3)
_deck.unit("Hellhound", 1, "Demon Beast", 1, 2, pack=1)
_deck.unit("Cultist", 1, "Human", 0, 1, grounded=1, enchantment=Enchantment(0, (GainMana(kinds=(PURPLE,)),)))
_deck.unit("Abomination", 2, "Undead Demon", 3, 5, whens=(When("summoned", (LoseLife(1, "you"),)),))
_deck.unit("Plague Ghoul", 1, "Undead", 2, 3, upgrade_of="ghoul",
           whens=(When("dies_from_attack", (Place(1, "attacker", condition="chill"),)),))  # fmt: skip
_deck.unit("Dread Hound", 1, "Demon Beast", 2, 2, pack=1, whens=HASTE, upgrade_of="hellhound")
_deck.spell("Shadow Bolt", "PR", "Shadow", FOE, Damage(2))
_deck.spell("Drain Life", "PP", "Shadow", FOE, Damage(1), Heal(1, "you"))
_deck.spell("Blood Pact", "", "Ritual", NOTHING, LoseLife(2, "you"), BLOOD)
_deck.spell("Withering Curse", "P", "Curse", FOE, Enchant(), enchantment=_withering(2))
_deck.spell("Terror", "PR", "Curse", FOE, Place(1, condition="stun"))
_deck.spell("Treason", "PPP", "Curse", Aim("foe", base_hp=3), Place(1, condition="turnover"))
_deck.spell("Sacrifice", "R", "Ritual", Aim("own"), Kill(), Damage(2, "around_foes"))
_deck.spell("Hellfire", "RR", "Fire", CROSSING, Damage(1, "area_units"))
_deck.spell("Soul Harvest", "PP", "Shadow", aura=Aura(whens=(When("enemy_dies", (Damage(1, "enemy"),)),)))
_deck.spell("Shadow Lance", "PR", "Shadow", FOE, Damage(3), upgrade_of="shadow-bolt")
_deck.spell("Devour Life", "PP", "Shadow", FOE, Damage(2), Heal(2, "you"), upgrade_of="drain-life")
_deck.spell("Blood Covenant", "", "Ritual", NOTHING, LoseLife(1, "you"), BLOOD, upgrade_of="blood-pact")
_deck.spell("Lingering Curse", "P", "Curse", FOE, Enchant(), enchantment=_withering(3), upgrade_of="withering-curse")
_deck.spell("Nightmare", "PR", "Curse", FOE, Place(1, condition="stun"), Place(2, condition="chill"),
            upgrade_of="terror")  # fmt: skip
_deck.spell("High Treason", "PPR", "Curse", FOE, Place(1, condition="turnover"), upgrade_of="treason")
_deck.spell("Dark Offering", "R", "Ritual", Aim("own"), Kill(), Damage(3, "around_foes"), upgrade_of="sacrifice")
_deck.spell("Hellstorm", "RR", "Fire", CROSSING, Damage(2, "area_units"), upgrade_of="hellfire")
_deck.spell("Soul Reaping", "PP", "Shadow", upgrade_of="soul-harvest",
            aura=Aura(whens=(When("enemy_dies", (Damage(1, "enemy"), Heal(1, "you"))),)))  # fmt: skip

WARLOCK: tuple[Card, ...] = tuple(_deck.cards)
