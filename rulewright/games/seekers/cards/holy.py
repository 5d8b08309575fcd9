"""Holy: healing, Shields, Dispel, Disadvantage for those who strike; light that finds the hidden. Spirit."""

from rulewright.games.seekers.cards.ailments import blind, stun
from rulewright.games.seekers.cards.aim import ENEMY, ENEMY_ZONE, YOU, ally, burst, enemy, first, free_hex, line
from rulewright.games.seekers.cards.atoms.life import Ail, Cleanse, Heal, Hit, Shield
from rulewright.games.seekers.cards.atoms.movement import Push, Reveal, Summon, WarpTo
from rulewright.games.seekers.cards.atoms.resources import Draw
from rulewright.games.seekers.cards.atoms.stack import Dispel
from rulewright.games.seekers.cards.card import Amplify
from rulewright.games.seekers.cards.lasting import (
    DISADVANTAGE,
    NEXT_DISADVANTAGE,
    Mod,
    When,
    empower,
    lasting,
    shield,
    waiting,
)
from rulewright.games.seekers.cards.make import Home

HOLY = Home("holy")
HOLY.attack("Smite", 2, "C", "spi 2", enemy(1), Hit(1, plus=3))
HOLY.attack("Searing Light", 2, "C", "spi 2", ENEMY, Hit(1, plus=2), amplify=Amplify(ap=2, effects=(Hit(3),)))
HOLY.attack("Sunlance", 3, "C", "spi 4", first(), Hit(2, plus=2))
HOLY.attack("Searchlight", 1, "C", "spi 2", line(8), Hit(0, plus=2), Reveal(), instant=True)
HOLY.ability("Mend", 2, "C", "spi 2", ally(6), Heal(5), instant=True)
HOLY.ability("Ward of Light", 2, "C", "spi 2", YOU, instant=True, linger=shield(7))
HOLY.ability("Purge", 2, "C", "spi 2", ENEMY_ZONE, Dispel(), instant=True)
HOLY.ability("Cleansing Prayer", 1, "C", "spi 2", YOU, Cleanse(1), Heal(2), instant=True)
HOLY.ability("Zeal", 1, "C", "spi 2", YOU, immediate=True, linger=lasting(1, *empower(1, "holy", "physical")))
HOLY.ability("Radiant Burst", 3, "C", "spi 4", burst(1), Hit(2))
HOLY.ability("Greater Mend", 4, "U", "spi 4", YOU, Heal(8), Cleanse(1),
             amplify=Amplify(ap=2, effects=(Heal(14), Cleanse(0))))  # fmt: skip
HOLY.ability("Blinding Flash", 2, "U", "spi 4", burst(2), Ail(ailing=blind(2)), Reveal(), instant=True)
HOLY.ability("Purifying Wave", 3, "U", "spi 4", ENEMY_ZONE, Dispel(), Heal(3, "you"), instant=True)
HOLY.ability("Turn Aside", 1, "U", "spi 4", YOU, instant=True, linger=waiting(NEXT_DISADVANTAGE))
HOLY.ability("Oath of Protection", 3, "U", "spi 4 con 4", YOU, instant=True, linger=shield(5, 2, DISADVANTAGE))
HOLY.ability("Step of Dawn", 2, "U", "spi 4", free_hex(3), WarpTo(), Heal(2, "you"), instant=True)
HOLY.attack("Consecrate", 4, "U", "spi 4", burst(2), Hit(2), Push(1))
HOLY.ability("Martyr's Gift", 0, "U", "spi 2", YOU, Heal(4), instant=True, immediate=True, discard=1)
HOLY.ability("Lantern of the Vigil", 3, "R", "spi 4", YOU,
             linger=lasting(6, When("start_of_turn", (Hit(1, plus=1),), "at the start of your turn", aim=first(6)))
             )  # fmt: skip
HOLY.attack("Judgment", 5, "R", "spi 6", enemy(5), Hit(3, roll="advantage"))
HOLY.attack("Hammer of Dawn", 6, "R", "str 4 spi 4", enemy(1), Hit(3, carries=(stun(2),)))
HOLY.ability("Aegis of Dawn", 4, "R", "spi 6", YOU, Draw(1), instant=True, linger=shield(12))
HOLY.ability("Sanctuary", 5, "E", "spi 6", YOU, Cleanse(), Shield(12), Heal(4),
             flavor="Within this circle nobody has ever been brave. Nobody has needed to be.")  # fmt: skip
HOLY.attack("Dawnbringer", 6, "L", "spi 6", ENEMY, Hit(4, plus=2), Heal(5, "you"),
            flavor="Night ends everywhere at once.")  # fmt: skip
HOLY.ability("Veil of Dawn", 1, "U", "spi 2", YOU, Draw(1), instant=True, edition=2,
             linger=waiting(Mod("prevent_shadow", 1, "the next shadow damage to you is prevented")))  # fmt: skip
HOLY.ability("Call the Spring", 3, "U", "spi 4", free_hex(3, only="token"), Summon(token="mending-spring"), edition=3)
