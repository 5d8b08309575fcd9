"""Arcane: the Stack itself. Counter, Copy, Warp, Scry, Shocked, and AP from nowhere. Intellect."""

from rulewright.games.seekers.cards.ailments import daze, shocked, stun
from rulewright.games.seekers.cards.aim import (
    ANY_SPELL,
    ENEMY,
    ENEMY_CARD,
    ENEMY_ZONE,
    SEAT,
    TO_COPY,
    YOU,
    burst,
    enemy,
    free_hex,
    line,
)
from rulewright.games.seekers.cards.atoms.life import Ail, Hit, Shield
from rulewright.games.seekers.cards.atoms.movement import Fade, Summon, Swap, WarpTo
from rulewright.games.seekers.cards.atoms.resources import Draw, GainAP, GainMP, Inspect, LoseAP, Scry
from rulewright.games.seekers.cards.atoms.stack import CopyIt, Counter, Dispel, Hasten, Redirect
from rulewright.games.seekers.cards.card import Amplify
from rulewright.games.seekers.cards.lasting import ADVANTAGE, Mod, When, lasting, waiting
from rulewright.games.seekers.cards.make import Home

ARCANE = Home("arcane")
ARCANE.ability(
    "Presence of Mind", 1, "R", "int 4", YOU, instant=True, immediate=True,
    linger=waiting(Mod("spell_cheaper", 3, "your next spell costs {n} AP less"),
                   Mod("spell_instant", 1, "it may be played at instant speed")),
    origin="completed", flavor="One breath. All of it his.",
)  # fmt: skip
ARCANE.ability(
    "Arcane Overload", 0, "R", "int 4", YOU, GainAP(3), immediate=True,
    linger=waiting(When("end_of_turn", (Hit(2, "you"), LoseAP(0, "you"), Ail(0, "you", stun(2))), "at end of turn")),
    origin="completed", flavor="Borrowed from a later self, who has opinions.",
)  # fmt: skip
ARCANE.attack("Arcane Bolt", 1, "C", "int 2", enemy(3), Hit(1), instant=True)
ARCANE.attack("Arcane Motes", 1, "U", "int 4", enemy(4), Hit(0, plus=3), charges=3)
ARCANE.attack("Static Charge", 2, "C", "int 2", ENEMY, Hit(1, plus=2, carries=(shocked(2),)))
ARCANE.attack("Chain Spark", 3, "U", "int 4", line(8), Hit(2, carries=(shocked(2),)))
ARCANE.attack("Twin Bolt", 3, "U", "int 4", ENEMY, Hit(1, plus=1, duplicate=True))
ARCANE.attack("Ley Lance", 4, "C", "int 4", ENEMY, Hit(3, plus=1), amplify=Amplify(ap=2, effects=(Hit(5),)))
ARCANE.ability("Thunderclap", 3, "U", "int 4", burst(1), Hit(1, carries=(daze(2),)))
ARCANE.ability("Befuddle", 2, "C", "int 4", enemy(4), Ail(ailing=daze(2)), instant=True)
ARCANE.ability("Blink", 2, "C", "int 2", free_hex(3), WarpTo(), instant=True,
               amplify=Amplify(ap=1, effects=(WarpTo(),), aim=free_hex(6)))  # fmt: skip
ARCANE.ability("Leyline Step", 3, "C", "int 2", free_hex(6), WarpTo(), Scry(2))
ARCANE.attack("Blink Strike", 4, "R", "dex 4 int 4", enemy(5), Swap(), Hit(2, plus=1))
ARCANE.ability("Transpose", 3, "R", "int 4", enemy(5), Swap(), instant=True)
ARCANE.ability("Foresight", 1, "C", "int 2", YOU, Scry(2), Draw(1), instant=True)
ARCANE.ability("Study", 2, "C", "int 2", YOU, Draw(2))
ARCANE.ability("Mind's Eye", 1, "U", "int 4", SEAT, Inspect(), Draw(1))
ARCANE.ability("Focus", 1, "C", "int 2", YOU, Scry(1), instant=True, immediate=True, linger=waiting(ADVANTAGE))
ARCANE.ability("Quicken", 0, "C", "int 2", YOU, GainMP(3), immediate=True)
ARCANE.ability("Mana Surge", 0, "U", "int 2", YOU, GainAP(2), immediate=True, discard=1)
ARCANE.ability("Time Slip", 2, "U", "int 4", YOU, Hasten(2), Draw(1), instant=True)
ARCANE.ability("Watching Orb", 3, "R", "int 4", YOU,
               linger=lasting(6, When("start_of_turn", (Hit(1, plus=1),), "at the start of your turn", aim=enemy(4)))
               )  # fmt: skip
ARCANE.ability("Deny", 2, "C", "int 4", ENEMY_CARD, Counter(2), instant=True)
ARCANE.ability("Refute", 3, "U", "int 6", ANY_SPELL, Counter(), instant=True)
ARCANE.ability("Silence the Verse", 4, "R", "int 6", ENEMY_CARD, Counter(), Draw(1), instant=True)
ARCANE.ability("Deflect", 2, "U", "int 4", ENEMY_CARD, Redirect(), Shield(4), instant=True)
ARCANE.ability("Unravel", 2, "C", "int 2", ENEMY_ZONE, Dispel(), instant=True)
ARCANE.ability("Phase Shift", 2, "R", "int 6", YOU, Fade(1), instant=True)
ARCANE.ability("Mirror Thought", 3, "E", "int 6", TO_COPY, CopyIt(), instant=True,
               flavor="He finished your sentence. Then he finished his own.")  # fmt: skip
ARCANE.attack("Arcane Torrent", 6, "L", "int 6", ENEMY, Hit(3, duplicate=True),
              flavor="The second wave arrives with the first still falling.")  # fmt: skip
ARCANE.ability("Open the Eye", 1, "C", "int 2", free_hex(5, only="token"), Summon(token="watching-eye"), Scry(1),
               edition=3)  # fmt: skip
