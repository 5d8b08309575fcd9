"""Physical: Strength pushes and breaks, Dexterity cuts and hides, Constitution stands."""

from rulewright.games.seekers.cards.ailments import bleed, root, slow, stun
from rulewright.games.seekers.cards.aim import ANY_ATTACK, ENEMY, YOU, blast, burst, enemy, first, free_hex, line
from rulewright.games.seekers.cards.atoms.life import Heal, Hit, LoseLife, Shield
from rulewright.games.seekers.cards.atoms.movement import Charge, Push, Stealth, Summon, Travel
from rulewright.games.seekers.cards.atoms.resources import Draw, GainAP, GainMP, LoseAP, Scry
from rulewright.games.seekers.cards.atoms.stack import Counter, Hasten
from rulewright.games.seekers.cards.card import Amplify
from rulewright.games.seekers.cards.lasting import Mod, critical, empower, lasting, shield, waiting
from rulewright.games.seekers.cards.make import Home

# -- Strength

STRENGTH = Home("physical")
STRENGTH.attack("Heavy Swing", 2, "C", "str 2", enemy(1), Hit(2), amplify=Amplify(ap=2, effects=(Hit(3, plus=2),)))
STRENGTH.attack("Pin", 2, "C", "str 2", enemy(1), Hit(1, carries=(root(2),)))
STRENGTH.attack("Bull Rush", 3, "C", "str 2", first(3), Charge(2), Push(1))
STRENGTH.attack("Rend", 2, "C", "str 2", enemy(1), Hit(1, carries=(bleed(3),)))
STRENGTH.attack("Cleave", 3, "C", "str 4", burst(1), Hit(2, plus=1))
STRENGTH.ability("Battle Cry", 1, "C", "str 2", YOU, GainMP(2), immediate=True,
                 linger=lasting(1, *empower(1, "physical")))  # fmt: skip
STRENGTH.attack("Shield Bash", 2, "U", "str 4", enemy(1), Hit(0, plus=3), Push(2), instant=True)
STRENGTH.attack("Throw Down", 3, "U", "str 4", enemy(1), Hit(1), Push(3))
STRENGTH.attack("Wall Slam", 3, "U", "str 4", enemy(1), Hit(1, per="adjacent_wall"), Push(1))
STRENGTH.attack("Whirlwind", 4, "U", "str 4", burst(1), Hit(2, plus=2), amplify=Amplify(ap=2, effects=(Hit(4),)))
STRENGTH.attack("Battering Ram", 4, "U", "str 6", enemy(1), Hit(1, plus=2), Push(4, wall=root(2)))
STRENGTH.attack("Throwing Axes", 2, "U", "str 4", first(4), Hit(1, plus=2), charges=2)
STRENGTH.ability("Parry", 3, "R", "str 4", ANY_ATTACK, Counter(), instant=True)
STRENGTH.attack("Skullcracker", 5, "R", "str 6", enemy(1), Hit(2, carries=(stun(2),)))
STRENGTH.attack("Execution", 6, "R", "str 6", enemy(1), Hit(5, plus=2))
STRENGTH.attack("Earthshaker", 5, "E", "str 6", burst(2), Hit(2, carries=(slow(2),)), Push(2),
                flavor="The crypt kept its dead. It did not keep its floor.")  # fmt: skip
STRENGTH.attack("Gravebreaker's Fury", 7, "L", "str 6", enemy(1), Hit(4), Push(4, wall=stun(2)),
                flavor="They found him on the other side of the wall. Most of it too.")  # fmt: skip
STRENGTH.ability("Raise the Idol", 3, "C", "str 2", free_hex(2, only="token"), Summon(token="spiked-idol"), edition=3)

# -- Dexterity

DEXTERITY = Home("physical")
DEXTERITY.attack("Crippling Daggers", 1, "U", "dex 4", first(4), Hit(1, carries=(slow(2),)), instant=True, charges=3,
                 origin="completed")  # fmt: skip
DEXTERITY.attack("Fatal Thrust", 3, "U", "dex 4", enemy(1), Hit(1, per="physical_dealt"), origin="completed",
                 flavor="The first cuts were questions.")  # fmt: skip
DEXTERITY.attack("Quick Stab", 1, "C", "dex 2", enemy(1), Hit(1))
DEXTERITY.attack("Throwing Knife", 1, "C", "dex 2", first(5), Hit(1), instant=True)
DEXTERITY.attack("Serrated Edge", 2, "C", "dex 2", enemy(1), Hit(0, plus=3, carries=(bleed(4),)))
DEXTERITY.attack("Aimed Shot", 3, "C", "dex 2", ENEMY, Hit(2, plus=1), amplify=Amplify(ap=2, effects=(Hit(4),)))
DEXTERITY.attack("Hamstring", 2, "C", "dex 4", enemy(1), Hit(1, carries=(slow(2),)), instant=True)
DEXTERITY.ability("Slip Away", 2, "C", "dex 2", YOU, Stealth(), Travel(1))
DEXTERITY.ability("Tumble", 1, "C", "dex 2", YOU, Travel(3), instant=True, subtle=True)
DEXTERITY.ability("Silent Steps", 0, "C", "dex 2", YOU, GainMP(2), Scry(1), immediate=True, subtle=True)
DEXTERITY.attack("Hidden Blade", 2, "U", "dex 4", enemy(3), Hit(1, plus=1), subtle=True)
DEXTERITY.attack("Flurry", 3, "U", "dex 4", enemy(1), Hit(1, plus=1, duplicate=True))
DEXTERITY.attack("Piercing Arrow", 4, "U", "dex 4", line(8), Hit(2, plus=2, carries=(bleed(2),)))
DEXTERITY.ability("Disarm", 2, "R", "dex 4", enemy(1), LoseAP(2), instant=True)
DEXTERITY.attack("Barbed Arrow", 2, "C", "dex 2", first(6), Hit(1, carries=(bleed(2),)))
DEXTERITY.attack("Bloodletting", 3, "R", "dex 6", enemy(1), Hit(1, plus=1, carries=(bleed(4),)),
                 amplify=Amplify(discard=1, effects=(Hit(2, plus=1, carries=(bleed(6),)),)))  # fmt: skip
DEXTERITY.attack("Hemorrhage", 4, "U", "str 2 dex 4", enemy(1), Hit(2, carries=(bleed(5),)))
DEXTERITY.attack("Assassinate", 4, "R", "dex 6", enemy(1), Hit(2, roll="critical"))
DEXTERITY.attack("Volley", 5, "R", "dex 6", blast(6), Hit(3))
DEXTERITY.ability("Vanish", 3, "R", "dex 6", YOU, Stealth(), Travel(2), instant=True)
DEXTERITY.ability("Killing Moment", 2, "E", "dex 6", YOU, immediate=True, subtle=True,
                  linger=waiting(critical("physical")),
                  flavor="Everything was very quiet. That was the warning.")  # fmt: skip
DEXTERITY.attack("Dance of Knives", 6, "L", "dex 6", burst(2), Hit(3, carries=(bleed(4),)),
                 flavor="Applause came later, from very far away.")  # fmt: skip

# -- Constitution: no damage type of its own

CONSTITUTION = Home(None)
CONSTITUTION.ability("Brace", 1, "C", "con 2", YOU, instant=True, linger=shield(4, 2))
CONSTITUTION.ability("Shrug Off", 1, "C", "con 2", YOU, Hasten(2), instant=True)
CONSTITUTION.ability("Second Wind", 3, "C", "con 2", YOU, Heal(5), Draw(1))
CONSTITUTION.ability("Iron Hide", 3, "U", "str 4 con 4", YOU,
                     linger=lasting(4, Mod("armor", 2, "damage you take is reduced by {n}")))  # fmt: skip
CONSTITUTION.ability("Bulwark", 3, "U", "con 4", YOU, Shield(9), instant=True,
                     amplify=Amplify(ap=2, effects=(Shield(16),)))  # fmt: skip
CONSTITUTION.ability("Blood for Power", 0, "R", "con 4", YOU, LoseLife(6), GainAP(2), immediate=True)
CONSTITUTION.ability("The Last Gate", 6, "L", "str 4 con 4", YOU, Shield(18), GainAP(1), instant=True,
                     flavor="It was never locked. It was only held.")  # fmt: skip
CONSTITUTION.ability("Unyielding", 5, "E", "con 4", YOU, Shield(14), Hasten(2), instant=True,
                     flavor="The wall asked who was pushing whom.")  # fmt: skip
CONSTITUTION.ability("Weathered Soul", 2, "C", "con 2", YOU, instant=True, edition=2,
                     linger=lasting(2, Mod("ward_elemental", 3, "Elemental damage you take is reduced by {n}"))
                     )  # fmt: skip
