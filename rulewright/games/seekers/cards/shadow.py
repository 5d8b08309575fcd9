"""Shadow: Fear, drain, discards, HP for power, Warp and Intangible. Spirit."""

from rulewright.games.seekers.cards.ailments import fear, root
from rulewright.games.seekers.cards.aim import ENEMY, ENEMY_CARD, SEAT, TO_COPY, YOU, burst, enemy, free_hex, line
from rulewright.games.seekers.cards.atoms.life import Ail, Echo, Heal, HealPer, Hit, LoseLife
from rulewright.games.seekers.cards.atoms.movement import Fade, Pull, Push, Stealth, Summon, Swap, WarpTo
from rulewright.games.seekers.cards.atoms.resources import Draw, GainAP, Inspect, MakeDiscard, Regain
from rulewright.games.seekers.cards.atoms.stack import CopyIt, Redirect
from rulewright.games.seekers.cards.card import Amplify
from rulewright.games.seekers.cards.lasting import When, lasting
from rulewright.games.seekers.cards.make import Home

SHADOW = Home("shadow")
SHADOW.ability(
    "Shadow Double", 6, "E", "dex 4 spi 4", YOU,
    linger=lasting(1, When("physical_dealt", (Echo(type="shadow"),), "whenever you deal physical damage")),
    origin="completed", flavor="It learned every step she knows, and one more.",
)  # fmt: skip
SHADOW.attack("Shadow Bolt", 2, "C", "spi 2", ENEMY, Hit(1, plus=2))
SHADOW.attack("Blood Price", 1, "C", "spi 2", enemy(5), Hit(1, plus=2), LoseLife(2, "you"))
SHADOW.attack("Drain Life", 3, "C", "spi 4", enemy(4), Hit(1, plus=2), Heal(3, "you"),
              amplify=Amplify(ap=2, effects=(Hit(2, plus=3), Heal(5, "you"))))  # fmt: skip
SHADOW.ability("Terrify", 2, "C", "spi 4", enemy(5), Hit(0, plus=2, carries=(fear(2),)), instant=True)
SHADOW.ability("Dread Shriek", 1, "C", "spi 2", burst(1), Push(2), instant=True, immediate=True)
SHADOW.ability("Grave Bargain", 1, "C", "spi 2", YOU, LoseLife(3), Regain(1))
SHADOW.attack("Grasping Dark", 4, "C", "spi 4", line(6), Hit(2, plus=1), amplify=Amplify(ap=1, effects=(Hit(3),)))
SHADOW.attack("Nightmare", 3, "U", "spi 4", ENEMY, Hit(2, carries=(fear(2),)))
SHADOW.ability("Dark Tithe", 0, "U", "spi 4", YOU, LoseLife(6), Draw(2), immediate=True)
SHADOW.ability("Whisper of Doom", 2, "U", "spi 4", SEAT, Inspect(), MakeDiscard(1))
SHADOW.ability("Shadow Step", 2, "U", "spi 2", free_hex(4), WarpTo(), instant=True, subtle=True)
SHADOW.ability("Shroud", 3, "U", "dex 2 spi 4", YOU, Stealth(), instant=True)
SHADOW.ability("Summon Shade", 2, "U", "spi 4", YOU, Summon(token="shade"))
SHADOW.ability("Decoy", 3, "U", "spi 4", ENEMY_CARD, Summon(token="shade"), Redirect(), instant=True)
SHADOW.attack("Umbral Wave", 4, "U", "spi 4", burst(2), Hit(2, carries=(fear(2),)))
SHADOW.ability("Void Grasp", 2, "U", "spi 4", enemy(5), Pull(3), Ail(ailing=root(2)), instant=True)
SHADOW.ability("Shadow Feast", 2, "R", "spi 6", YOU,
               linger=lasting(2, When("shadow_dealt", (HealPer(2),), "when you deal shadow damage")))  # fmt: skip
SHADOW.ability("Wraith Form", 3, "R", "spi 6", YOU, Fade(2), instant=True)
SHADOW.ability("Trade Places", 3, "R", "spi 6", enemy(6), Swap(), Hit(0, plus=3), instant=True)
SHADOW.attack("Soul Rend", 5, "R", "spi 6", ENEMY, Hit(4), amplify=Amplify(discard=1, effects=(Hit(5),)))
SHADOW.attack("Consume", 4, "R", "spi 6", enemy(1), Hit(2, plus=2), Heal(4, "you"))
SHADOW.ability("Stolen Voice", 4, "E", "spi 6", TO_COPY, CopyIt(), Draw(1), instant=True)
SHADOW.ability("Pact of Ruin", 0, "E", "spi 6", YOU, LoseLife(10), GainAP(4), Draw(1), immediate=True,
               flavor="The ink was hers. So was the inkwell.")  # fmt: skip
SHADOW.attack("Last Rites", 8, "L", "spi 6", ENEMY, Hit(6), MakeDiscard(1),
              flavor="Read aloud, once, to a full room.")  # fmt: skip
