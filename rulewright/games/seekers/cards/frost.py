"""Frost: Slow, Root, Frozen, Blind; damage that waits until the enemy cannot. Intellect."""

from rulewright.games.seekers.cards.ailments import blind, frozen, root, slow
from rulewright.games.seekers.cards.aim import ENEMY, YOU, blast, burst, enemy, first, line
from rulewright.games.seekers.cards.atoms.life import Ail, Hit
from rulewright.games.seekers.cards.atoms.movement import Travel
from rulewright.games.seekers.cards.atoms.resources import Scry
from rulewright.games.seekers.cards.card import Amplify
from rulewright.games.seekers.cards.lasting import DISADVANTAGE, lasting, shield
from rulewright.games.seekers.cards.make import Home

FROST = Home("frost")
FROST.ability("Frost Nova", 3, "U", "int 4", burst(1), Hit(2, carries=(frozen(2),)), origin="completed")
FROST.attack("Ice Shard", 1, "C", "int 2", enemy(6), Hit(1))
FROST.ability("Cold Snap", 1, "C", "int 2", enemy(4), Ail(ailing=slow(2)), Scry(1), instant=True)
FROST.attack("Frostbolt", 2, "C", "int 2", ENEMY, Hit(1, plus=2, carries=(slow(2),)))
FROST.ability("Hoarfrost", 2, "C", "int 4", enemy(4), Ail(ailing=root(2)), Ail(ailing=slow(2)), instant=True)
FROST.ability("Rime Armor", 2, "C", "int 2", YOU, instant=True, linger=shield(7))
FROST.ability("Black Ice", 1, "C", "int 2", YOU, Travel(3), instant=True)
FROST.attack("Glacial Spike", 4, "C", "int 4", ENEMY, Hit(3, plus=1), amplify=Amplify(discard=1, effects=(Hit(4),)))
FROST.ability("Numbing Wind", 2, "U", "int 4", YOU, instant=True, linger=lasting(2, DISADVANTAGE))
FROST.attack("Ice Lance", 3, "U", "int 4", first(), Hit(2, empower=1))
FROST.ability("Whiteout", 2, "U", "int 4", enemy(5), Ail(ailing=blind(2)), Ail(ailing=slow(2)))
FROST.attack("Frostbite", 3, "C", "int 4", enemy(1), Hit(1, plus=1, carries=(frozen(2),)))
FROST.ability("Ice Coffin", 2, "U", "int 4", enemy(3), Ail(ailing=frozen(2)), instant=True)
FROST.attack("Shatter", 3, "R", "int 6", ENEMY, Hit(2, per="ailments"))
FROST.attack("Deep Freeze", 4, "R", "int 6", enemy(5), Hit(1, plus=2, carries=(frozen(2),)), instant=True)
FROST.attack("Winter's Grasp", 5, "E", "int 6", line(5), Hit(3, carries=(frozen(2),)))
FROST.ability("Blizzard", 5, "E", "int 6", blast(6, 2), Hit(2, carries=(slow(2), blind(2))),
              flavor="First you lose the road, then the reason.")  # fmt: skip
FROST.ability("Everwinter", 7, "L", "int 6", burst(3), Hit(3, carries=(slow(2),)), linger=lasting(2, DISADVANTAGE),
              flavor="Spring was told not to wait.")  # fmt: skip
