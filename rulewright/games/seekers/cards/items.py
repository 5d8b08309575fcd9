"""Items: poisons, powders, flasks, draughts, scrolls and seeds. Not spells (SK-R04); many need little or nothing."""

from rulewright.games.seekers.cards.ailments import bleed, blind, burn, daze, frozen, poison, root, shocked, slow, stun
from rulewright.games.seekers.cards.aim import ENEMY_ZONE, SEAT, YOU, blast, enemy, first, free_hex, hex_within
from rulewright.games.seekers.cards.atoms.life import Ail, Cleanse, Heal, Hit, Shield
from rulewright.games.seekers.cards.atoms.movement import Pull, Summon, Travel, WarpTo
from rulewright.games.seekers.cards.atoms.resources import Draw, GainMP, Inspect, Scry
from rulewright.games.seekers.cards.atoms.stack import Dispel, Hasten
from rulewright.games.seekers.cards.lasting import Mod, empower, lasting, shield
from rulewright.games.seekers.cards.make import Home

ITEMS = Home(None)
ITEMS.item(
    "Smoke Bomb", 3, "U", "dex 2", hex_within(4), instant=True,
    linger=lasting(3, Mod("smoke", 1, "a cloud covers it and all hexes next to it: nobody sees into or out of it")),
    origin="completed",
)  # fmt: skip
ITEMS.item("Healing Draught", 2, "C", "", YOU, Heal(6), instant=True)
ITEMS.item("Bandages", 1, "C", "", YOU, Heal(2), instant=True, charges=3)
ITEMS.item("Fire Flask", 2, "C", "", blast(4), Hit(1, carries=(burn(2),)), type="fire")
ITEMS.item("Whetstone", 1, "C", "", YOU, linger=lasting(1, *empower(1, "physical")))
ITEMS.item("Spyglass", 1, "C", "", SEAT, Inspect(), Scry(2), instant=True)
ITEMS.item("Net", 2, "C", "", first(3), Ail(ailing=root(2)), instant=True)
ITEMS.item("Caltrops", 1, "C", "", blast(3), Ail(ailing=slow(2)), charges=2)
ITEMS.item("Draught of Clarity", 2, "U", "", YOU, Draw(2))
ITEMS.item("Nightshade Vial", 2, "C", "dex 2", enemy(3), Ail(ailing=poison("Nightshade", 4)))
ITEMS.item("Numbroot Paste", 1, "C", "dex 2", enemy(2), Ail(ailing=poison("Numbroot", 4)), Draw(1))
ITEMS.item("Widow's Kiss", 2, "U", "dex 4", enemy(3), Hit(1, carries=(poison("Widow's Kiss", 6),)), type="physical")
ITEMS.item("Dreamlace Spores", 2, "U", "dex 4", blast(3), Ail(ailing=poison("Dreamlace", 2)), Ail(ailing=slow(2)))
ITEMS.item("Flash Powder", 2, "C", "dex 2", enemy(3), Ail(ailing=blind(2)), instant=True)
ITEMS.item("Sleeping Powder", 2, "U", "dex 4", enemy(3), Ail(ailing=daze(2)), instant=True)
ITEMS.item("Grappling Hook", 1, "U", "dex 2", YOU, Travel(3), instant=True, charges=2)
ITEMS.item("Lodestone", 1, "C", "str 2", enemy(5), Pull(3), instant=True)
ITEMS.item("Smelling Salts", 1, "C", "con 2", YOU, Cleanse(1), Hasten(1), instant=True)
ITEMS.item("Elixir of Haste", 0, "U", "con 2", YOU, GainMP(3), Hasten(1), immediate=True)
ITEMS.item("Scroll of Passage", 3, "C", "", free_hex(5), WarpTo(), instant=True)
ITEMS.item("Cryo Flask", 4, "U", "", blast(4), Hit(1, carries=(frozen(2),)), type="frost")
ITEMS.item("Razor Wire", 2, "C", "dex 2", blast(3), Ail(ailing=bleed(4)))
ITEMS.item("Scroll of Warding", 2, "C", "int 2", YOU, instant=True, linger=shield(7))
ITEMS.item("Scroll of Unmaking", 3, "U", "int 2", ENEMY_ZONE, Dispel(), Draw(1), instant=True)
ITEMS.item("Storm Jar", 3, "U", "int 4", blast(4), Hit(1, plus=1, carries=(shocked(2),)), type="arcane")
ITEMS.item("Thorn Seed", 1, "U", "spi 4", free_hex(3, only="token"), Summon(token="thorn-sprout"), charges=2)
ITEMS.item("Wisp Lantern", 1, "U", "spi 4", free_hex(3, only="token"), Summon(token="ember-wisp"), charges=2)
ITEMS.item("Manacles", 4, "R", "str 4", enemy(1), Ail(ailing=stun(2)), Hit(0, plus=3), type="physical")
ITEMS.item("Alchemist's Fire", 4, "R", "dex 4 int 2", blast(5), Hit(2, carries=(burn(4),)), type="fire")
ITEMS.item("Censer of Plagues", 4, "E", "dex 4", blast(4, 2), Ail(ailing=poison("Nightshade", 6)),
           Ail(ailing=poison("Widow's Kiss", 6)), flavor="Incense for the soon departed.")  # fmt: skip
ITEMS.item("Philter of Ages", 3, "E", "", YOU, Hasten(3), Draw(2), flavor="Tastes of every year at once.")
ITEMS.item("Heart of Imriel", 6, "L", "", YOU, Heal(8), Shield(8), Draw(1),
           flavor="A splinter of the Shard, still beating.")  # fmt: skip
ITEMS.item("Leadroot Tar", 1, "C", "dex 2", enemy(3), Ail(ailing=poison("Leadroot", 4)), Ail(ailing=burn(1)),
           edition=3)  # fmt: skip
ITEMS.item("Mindfog Incense", 2, "C", "dex 2", blast(3), Ail(ailing=poison("Mindfog", 4)), edition=3)
ITEMS.item("Glassvein Dust", 3, "U", "dex 4", enemy(3), Ail(ailing=poison("Glassvein", 6)), edition=3)
ITEMS.item("Palsywort Dart", 2, "R", "dex 4", first(4), Ail(ailing=poison("Palsywort", 2)), instant=True, edition=3)
ITEMS.item("Carved Ice", 1, "U", "spi 4", free_hex(3, only="token"), Summon(token="rime-totem"), charges=2, edition=3)
ITEMS.item("Smuggled Powder", 1, "U", "", free_hex(3, only="token"), Summon(token="powder-keg"), edition=3)
