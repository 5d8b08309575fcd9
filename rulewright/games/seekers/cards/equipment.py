"""Equipment: Weapons with a basic action for 2 AP, Armors, Trinkets (SK-054 to SK-057); each slot has pieces for all.

Mods are read where the rule they bend is: `mp_gain` in turn.py, `armor` and `ward_*` in damage.py, `free_step` in
movement.py, `range` in sight.py, `ap_max` in effects.gain, `hand_max` in turn.py.
"""

from rulewright.games.seekers.cards.ailments import bleed, burn, slow
from rulewright.games.seekers.cards.aim import YOU, enemy, first
from rulewright.games.seekers.cards.atoms.life import AddDamage, Heal, Hit, Shield
from rulewright.games.seekers.cards.atoms.movement import Stealth
from rulewright.games.seekers.cards.atoms.resources import Draw, GainAP, GainMP, Scry
from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.cards.lasting import Mod, When, waiting
from rulewright.games.seekers.cards.make import action, armor, strike, trinket, weapon

WEAPONS: tuple[Card, ...] = (
    weapon(
        "Fangs of Balthier", "dex 4",
        strike("Bite", 2, enemy(1), Hit(1), linger=waiting(
            Mod("extra_shadow", 2, "your next physical damage against that enemy has {n}d6 shadow damage added"),
            on_victim=True)),  # SK-R203
        origin="completed", flavor="Two daggers. The second one is patient.",
    ),
    weapon("Worn Shortsword", "", strike("Cut", 2, enemy(1), Hit(1, plus=1))),
    weapon("Ashwood Staff", "int 4", strike("Cinder Lash", 2, enemy(4), Hit(1, plus=2, carries=(burn(1),)),
                                            type="fire"),
           origin="completed", flavor="Theron's. The burnt end is the handle."),
    weapon("Dawnblade", "str 4 spi 4", strike("Rising Cut", 2, enemy(1), Hit(1), Heal(1, "you"), type="holy")),
    weapon("Pact Scepter", "spi 6", strike("Barbed Word", 2, enemy(5), Hit(1, plus=1), type="shadow")),
    weapon("Rime Needles", "dex 4 int 4", strike("Needle", 2, first(5), Hit(1, plus=2, carries=(slow(2),)),
                                                type="frost")),
    weapon("Gravemaul", "str 6", strike("Crush", 2, enemy(1), Hit(1, plus=2))),
    weapon("Page's Quill", "int 6", strike("Footnote", 2, enemy(5), Hit(1, plus=1), Scry(1), type="arcane")),
    weapon("Thorn Whip", "dex 4", strike("Lash", 2, enemy(2), Hit(1, plus=1, carries=(bleed(2),)))),
    weapon("Hunting Bow", "dex 2", strike("Loose", 2, first(6), Hit(1, plus=1))),
    weapon("Pilgrim's Staff", "spi 2", strike("Knock", 2, enemy(2), Hit(1), type="holy")),
)  # fmt: skip

ARMORS: tuple[Card, ...] = (
    armor(
        "Emberlord's Regalia", "int 4",
        When("fire_spell_3", (GainAP(1), Draw(1)), "when you play your third fire spell in a turn"),  # SK-R200
        origin="completed", flavor="Three sparks make a lord.",
    ),
    armor("Traveller's Cloak", "", Mod("mp_gain", 1, "you gain {n} more MP in Upkeep")),
    armor("Nightweave", "dex 6", action=action("Slip from Sight", 5, YOU, Stealth()), origin="completed",
          flavor="Mara's. Nobody has described it twice the same way."),
    armor("Oathplate", "str 4 con 4", Mod("ward_physical", 2, "physical damage you take is reduced by {n}")),
    armor("Warded Robe", "int 4", When("damage_taken", (Shield(4),), "the first time you take damage each turn",
                                       once=True)),
    armor("Pactskin", "spi 6", When("damage_taken", (Heal(1, "you"),), "the first time you take damage each turn",
                                    once=True)),
    armor("Rimeplate", "int 4 dex 4", Mod("ward_fire", 2, "fire damage you take is reduced by {n}"),
          Mod("ward_physical", 2, "physical damage you take is reduced by {n}")),
    armor("Gravehide", "con 6", Mod("ward_physical", 1, "physical damage you take is reduced by {n}"),
          Mod("ward_fire", 1, "fire damage you take is reduced by {n}")),
    armor("Briar Coat", "dex 4", When("start_of_turn", (Heal(2, "you"),), "at the start of your turn")),
    armor("Spellbreaker Mail", "con 4", Mod("ward_arcane", 2, "arcane damage you take is reduced by {n}"),
          Mod("ward_shadow", 2, "shadow damage you take is reduced by {n}")),
)  # fmt: skip

TRINKETS: tuple[Card, ...] = (
    trinket(
        "Ashen Loop", "int 4",
        When("discard_cost", (AddDamage(),), "when you discard a card as a cost"),  # SK-R199
        origin="completed", flavor="It remembers the weight of what it burnt.",
    ),
    trinket("Traveller's Boots", "", Mod("free_step", 1, "the first hex you move each turn is free")),
    trinket("Deep Satchel", "", Mod("hand_max", 2, "your maximum hand size is {n} more")),
    trinket("Coin of Whispers", "dex 4", When("gain_stealth", (Scry(2),), "when you gain Stealth"), origin="completed",
            flavor="Mara's. Heads: she goes left."),
    trinket("Hawk's Eye", "dex 2", Mod("range", 2, "your Range is {n} more")),
    trinket("Ley Crystal", "int 4", Mod("ap_max", 1, "your AP can be {n} more")),
    trinket("Censor's Seal", "int 6",
            When("countered", (GainAP(1),), "the first time you Counter or Dispel a card each turn", once=True)),
    trinket("Gravechain", "str 4",
            When("collision", (GainMP(2),), "the first time you make a unit Collide each turn", once=True)),
    trinket("Poisoner's Kit", "dex 4",
            When("item_played", (GainAP(1),), "the first time you play an Item each turn", once=True)),
    trinket("Blood Chalice", "spi 4",
            When("shadow_dealt", (GainMP(1),), "the first time you deal shadow damage each turn", once=True)),
    trinket("Sunstone", "spi 4",
            When("holy_dealt", (Heal(1, "you"),), "the first time you deal holy damage each turn", once=True)),
)  # fmt: skip

EQUIPMENT: tuple[Card, ...] = (*WEAPONS, *ARMORS, *TRINKETS)
