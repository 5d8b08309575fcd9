"""Warlock: purple, red and summoning mana; swarms, curses and pays in blood (BG-003)."""

from rulewright.games.battleground.cards.atoms import (
    Damage,
    Enchant,
    GainExperience,
    GainMana,
    Heal,
    Kill,
    LoseLife,
    Place,
)
from rulewright.games.battleground.cards.board import Board, Power
from rulewright.games.battleground.cards.card import FOE, NOTHING, Aim, CardList
from rulewright.games.battleground.cards.mana import PURPLE, RED, SUMMONING
from rulewright.games.battleground.cards.standing import Aura, Enchantment, When

HASTE = (When("summoned", (Place(1, "this", condition="haste"),)),)
BLOOD = GainMana(kinds=(RED, PURPLE))
CROSSING = Aim("crossing")


def _withering(turns: int) -> Enchantment:
    return Enchantment(turns, (Damage(1, "enchanted"),))


_cards = CardList("warlock")
_cards.unit("Imp", 1, "Demon", 1, 1, whens=HASTE)
_cards.unit("Ghoul", 1, "Undead", 2, 3)
_cards.unit("Hellhound", 1, "Demon Beast", 1, 2, pack=1)
_cards.unit("Cultist", 1, "Human", 0, 1, grounded=1, enchantment=Enchantment(0, (GainMana(kinds=(PURPLE,)),)))
_cards.unit("Abomination", 2, "Undead Demon", 3, 5, whens=(When("summoned", (LoseLife(1, "you"),)),))
_cards.unit("Plague Ghoul", 1, "Undead", 2, 3, shield=1, upgrade_of="ghoul",
           whens=(When("dies_from_attack", (Place(1, "attacker", condition="chill"),)),))  # fmt: skip
_cards.unit("Dread Hound", 1, "Demon Beast", 2, 2, pack=1, whens=HASTE, upgrade_of="hellhound")
_cards.spell("Shadow Bolt", "PR", "Shadow", FOE, Damage(2))
_cards.spell("Drain Life", "PP", "Shadow", FOE, Damage(1), Heal(1, "you"))
_cards.spell("Blood Pact", "", "Ritual", NOTHING, LoseLife(2, "you"), BLOOD)
_cards.spell("Withering Curse", "P", "Curse", FOE, Enchant(), enchantment=_withering(2))
_cards.spell("Terror", "PR", "Curse", FOE, Place(1, condition="stun"))
_cards.spell("Treason", "PPP", "Curse", Aim("foe", base_hp=3), Place(1, condition="turnover"))
_cards.spell("Sacrifice", "R", "Ritual", Aim("own"), Kill(), Damage(2, "around_foes"))
_cards.spell("Hellfire", "RR", "Fire", CROSSING, Damage(1, "area_units"))
_cards.spell("Soul Harvest", "PP", "Shadow", aura=Aura(whens=(When("enemy_dies", (Damage(1, "enemy"),)),)))
_cards.spell("Shadow Lance", "PR", "Shadow", FOE, Damage(3), upgrade_of="shadow-bolt")
_cards.spell("Devour Life", "PP", "Shadow", FOE, Damage(2), Heal(2, "you"), upgrade_of="drain-life")
_cards.spell("Blood Covenant", "", "Ritual", NOTHING, LoseLife(1, "you"), BLOOD, upgrade_of="blood-pact")
_cards.spell("Lingering Curse", "P", "Curse", FOE, Enchant(), enchantment=_withering(3), upgrade_of="withering-curse")
_cards.spell("Nightmare", "PR", "Curse", FOE, Place(1, condition="stun"), Place(2, condition="chill"),
            upgrade_of="terror")  # fmt: skip
_cards.spell("High Treason", "PPR", "Curse", FOE, Place(1, condition="turnover"), upgrade_of="treason")
_cards.spell("Dark Offering", "R", "Ritual", Aim("own"), Kill(), Damage(3, "around_foes"), upgrade_of="sacrifice")
_cards.spell("Hellstorm", "RR", "Fire", CROSSING, Damage(2, "area_units"), upgrade_of="hellfire")
_cards.spell("Soul Reaping", "PP", "Shadow", upgrade_of="soul-harvest",
             aura=Aura(whens=(When("enemy_dies", (Damage(1, "enemy"), Heal(1, "you"))),)))  # fmt: skip

WARLOCK = tuple(_cards.cards)

WARLOCK_BOARD = Board(
    "warlock",
    "Warlock",
    ("imp", "ghoul", "hellhound", "shadow-bolt", "withering-curse", "blood-pact", "sacrifice"),
    True,
    (
        ("Legion", (
            Power("Summoning Circle", orb=SUMMONING),
            Power("Charnel Pit", take=("abomination",)),
            Power("Plague", upgrade=("ghoul",)),
            Power("Kennels", upgrade=("hellhound",)),
            Power("Carrion Call", whens=(When("own_dies", (GainExperience(1),), first=True),)),
        )),
        ("Malefice", (
            Power("Forbidden Lore", take=("drain-life", "terror")),
            Power("Mastery", upgrade=("shadow-bolt", "drain-life", "terror")),
            Power("Dark Font", orb=PURPLE),
            Power("Black Grimoire", take=("treason", "soul-harvest")),
            Power("Damnation", upgrade=("treason", "soul-harvest", "withering-curse")),
        )),
        ("Blood", (
            Power("Bloodletting", orb=RED),
            Power("Cult", take=("hellfire", "cultist")),
            Power("Pyre", upgrade=("hellfire", "blood-pact", "sacrifice")),
            Power("Second Circle", orb=SUMMONING),
            Power("Bloodlust", whens=(When("credited", (Heal(1, "you"),)),)),
        )),
    ),
)  # fmt: skip
