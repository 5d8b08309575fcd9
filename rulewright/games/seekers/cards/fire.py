"""Fire: damage first, Burn after it, cards discarded for more of both. Intellect."""

from rulewright.games.seekers.cards.ailments import burn, root, slow
from rulewright.games.seekers.cards.aim import ENEMY, YOU, blast, burst, enemy, first, free_hex, line
from rulewright.games.seekers.cards.atoms.life import Ail, Heal, Hit
from rulewright.games.seekers.cards.atoms.movement import Push, WarpTo
from rulewright.games.seekers.cards.atoms.resources import GainMP, Regain, Scry
from rulewright.games.seekers.cards.card import Amplify
from rulewright.games.seekers.cards.lasting import ADVANTAGE, critical, empower, lasting, waiting
from rulewright.games.seekers.cards.make import Home

FIRE = Home("fire")
FIRE.attack("Pyroblast", 6, "R", "int 6", ENEMY, Hit(5), origin="completed", flavor="Not aimed so much as sentenced.")
FIRE.attack("Flame Torrent", 3, "U", "int 4", line(6), Hit(1, carries=(burn(2),)), discard=1, origin="completed")
FIRE.attack("Incinerating Blast", 2, "C", "int 2", ENEMY, Hit(1), amplify=Amplify(discard=1, effects=(Hit(2),)),
            origin="completed")  # fmt: skip
FIRE.attack("Dragon's Breath", 5, "R", "int 6", line(4), Hit(3, carries=(burn(3),)), origin="completed",
            flavor="The dragon did not survive the loan.")  # fmt: skip
FIRE.attack("Infernal Javelin", 4, "U", "int 4", first(), Hit(2), Push(2, wall=root(2)), origin="completed")
FIRE.ability("Blast Wave", 4, "U", "int 4", burst(1), Hit(3, carries=(slow(2),)), Push(3), origin="completed")
FIRE.ability("World in Flames", 3, "E", "int 6", YOU, instant=True, linger=waiting(critical("fire")),
             origin="completed", flavor="He blinked, and saw only what would burn.")  # fmt: skip
FIRE.attack("Ember Dart", 1, "C", "int 2", enemy(5), Hit(1))
FIRE.ability("Kindle", 1, "C", "int 2", enemy(4), Ail(ailing=burn(3)), instant=True)
FIRE.attack("Scorching Ray", 3, "C", "int 2", ENEMY, Hit(2, plus=1))
FIRE.attack("Fire Lash", 2, "C", "int 4", first(3), Hit(1, plus=2), instant=True)
FIRE.attack("Searing Brand", 2, "C", "int 2", enemy(1), Hit(1, carries=(burn(3),)))
FIRE.attack("Flashfire", 3, "U", "int 4", blast(4), Hit(2))
FIRE.ability("Fan the Flames", 1, "U", "int 4", YOU, Scry(1), instant=True, immediate=True, linger=waiting(ADVANTAGE))
FIRE.attack("Combustion", 3, "R", "int 6", enemy(6), Hit(2, roll="advantage"), instant=True)
FIRE.attack("Backdraft", 3, "U", "int 4", burst(1), Hit(1, plus=1), Push(2), instant=True)
FIRE.ability("Ember Step", 3, "U", "int 4", free_hex(3), WarpTo(), GainMP(2), instant=True)
FIRE.ability("Wildfire", 2, "U", "int 2", enemy(6), Ail(ailing=burn(4)),
             amplify=Amplify(ap=2, effects=(Ail(ailing=burn(6)),)))  # fmt: skip
FIRE.ability("Heart of the Furnace", 2, "R", "int 6", YOU, linger=lasting(1, *empower(1, "fire")))
FIRE.ability("Phoenix Rite", 4, "E", "int 6", YOU, Heal(6), Regain(1, type="fire"),
             flavor="Ash is only fire that is waiting.")  # fmt: skip
FIRE.attack("Falling Star", 7, "L", "int 6", blast(0), Hit(4, carries=(burn(3),)), Push(1),
            flavor="Make a wish. Make it quickly.")  # fmt: skip
