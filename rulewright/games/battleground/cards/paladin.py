"""Paladin: white, blue and summoning mana; holds the line, then marches (BG-002)."""

from rulewright.games.battleground.cards.atoms import Damage, Defend, Enchant, Heal, Place
from rulewright.games.battleground.cards.board import Board, Power
from rulewright.games.battleground.cards.card import FOE, Aim, CardList
from rulewright.games.battleground.cards.mana import BLUE, SUMMONING, WHITE, cost_of
from rulewright.games.battleground.cards.standing import Aura, Bonus, Enchantment, When

ALLY = Aim("ally")
HASTE = (When("summoned", (Place(1, "this", condition="haste"),)),)
CARE = Enchantment(0, (Heal(1, "adjacent_allies"),))

_cards = CardList("paladin")
_cards.unit("Guard", 1, "Human Soldier", 1, 3, origin="completed")  # BG-179, BG-R11
_cards.unit("Archer", 1, "Human Soldier", 1, 2, range=1, origin="completed")  # BG-180
_cards.unit("Cleric", 1, "Human Priest", 0, 3, enchantment=CARE)
_cards.unit("Knight", 2, "Human Cavalry", 2, 4, whens=HASTE)
_cards.unit("Shieldbearer", 1, "Human Soldier", 2, 3, shield=1, upgrade_of="guard")
_cards.unit("Longbowman", 1, "Human Soldier", 2, 3, range=1, upgrade_of="archer")
_cards.unit("High Cleric", 1, "Human Priest", 1, 3, enchantment=CARE, upgrade_of="cleric")
_cards.unit("Crusader", 2, "Human Cavalry", 3, 5, pack=1, whens=HASTE, upgrade_of="knight")
_cards.spell("Smite", "WW", "Light", FOE, Damage(1, against=("Demon", "Undead"), more=3), origin="completed")
_cards.spell("Mend", "W", "Blessing", ALLY, Heal(2))
_cards.spell("Stay the Blade", "U", "Order", FOE, Place(1, condition="disarm"))
_cards.spell("Charge", "WU", "Order", Aim("ally", most=2), Place(1, condition="haste"))
_cards.spell("Hold the Line", "W", "Order", Aim("row"), Defend(who="row_allies"))
_cards.spell("Sanctuary", "U", "Blessing", ALLY, Heal(1), Place(1, condition="antimagic"))
_cards.spell("Consecrate", "WW", "Light", Aim("crossing"), Enchant(),
            enchantment=Enchantment(2, (Damage(1, "area_foes"), Heal(1, "area_allies"))))  # fmt: skip
_cards.spell("Banner of Valor", "WWU", "Blessing", aura=Aura((Bonus("attack", 1, "enemy_half"),)))
_cards.spell("Judgement", "WWU", "Light", FOE, Damage(3), Damage(2, "enemy"))

PALADIN = tuple(_cards.cards)

PALADIN_BOARD = Board(
    "paladin",
    "Paladin",
    ("guard", "archer", "smite", "mend", "stay-the-blade", "charge"),
    True,
    (
        ("Sword", (
            Power("Levy", orb=SUMMONING),
            Power("Stables", take=("knight",)),
            Power("Fletching", upgrade=("archer",)),
            Power("Oath of War", upgrade=("knight",)),
            Power("Vanguard", bonuses=(Bonus("attack", 1, "enemy_home"),)),
        )),
        ("Shield", (
            Power("Tower Shields", upgrade=("guard",)),
            Power("Infirmary", take=("cleric", "hold-the-line")),
            Power("Second Levy", orb=SUMMONING),
            Power("Holy Orders", upgrade=("cleric",)),
            Power("Phalanx", bonuses=(Bonus("threat", 1),)),
        )),
        ("Light", (
            Power("Devotion", orb=WHITE),
            Power("Liturgy", take=("consecrate", "sanctuary")),
            Power("Wisdom", orb=BLUE),
            Power("Revelation", take=("banner-of-valor", "judgement")),
            Power("Lay on Hands", cost=cost_of("W"), effects=(Heal(2, "you"),)),
        )),
    ),
)  # fmt: skip
