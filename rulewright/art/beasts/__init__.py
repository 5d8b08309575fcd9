"""Beasts, monsters and elementals: one function for each kind, drawn about the middle of the picture."""

from collections.abc import Callable

from rulewright.art.beasts import birds, constructs, elementals, fiends, four_legged, monsters, small_ones
from rulewright.art.drawing.pen import Pen

Draw = Callable[[Pen, str], None]

BEASTS: dict[str, Draw] = {
    "hellhound": four_legged.hellhound, "wolf": four_legged.wolf, "hound": four_legged.hound, "cat": four_legged.cat,
    "bear": four_legged.bear, "boar": four_legged.boar, "ram": four_legged.ram, "unicorn": four_legged.unicorn,
    "behemoth": four_legged.behemoth, "tortoise": four_legged.tortoise, "horse": four_legged.horse, "tusker": four_legged.tusker,
    "rat": small_ones.rat, "rats": small_ones.rats, "spider": small_ones.spider, "snake": small_ones.snake,
    "leech": small_ones.leech, "beetle": small_ones.beetle, "whelp": small_ones.whelp, "imp": small_ones.imp,
    "heron": birds.heron, "crow": birds.crow, "griffin": birds.griffin, "phoenix": birds.phoenix, "eagle": birds.eagle,
    "dragon": monsters.dragon, "hydra": monsters.hydra, "worm": monsters.worm, "sphinx": monsters.sphinx,
    "salamander": monsters.salamander, "treant": monsters.treant, "sprout": monsters.sprout,
    "ogre": fiends.ogre, "troll": fiends.troll, "husk": fiends.husk, "titan": fiends.titan, "ghost": fiends.ghost,
    "wraith": fiends.wraith, "reaper": fiends.reaper, "gravemind": fiends.gravemind, "abomination": fiends.abomination,
    "golem": constructs.golem, "colossus": constructs.colossus, "furnace": constructs.furnace, "crystalgolem": constructs.crystal_golem,
    "heart": constructs.heart, "crystalcat": constructs.crystal_cat, "crystalspider": constructs.crystal_spider,
    "fire": elementals.fire, "storm": elementals.storm, "magma": elementals.magma, "sprite": elementals.sprite, "wisp": elementals.wisp,
    "unstable": elementals.unstable, "water": elementals.water,
}  # fmt: skip

HEADS: dict[str, tuple[float, float]] = {
    "rat": (48, 24), "tortoise": (60, 28), "behemoth": (50, 26), "hellhound": (30, 12), "ram": (28, 18), "cat": (28, 18),
    "griffin": (44, 12), "wolf": (44, 18), "horse": (40, 6), "unicorn": (42, 0), "boar": (44, 26), "dragon": (44, 8),
    "crystalcat": (44, 8), "leech": (34, 2), "hound": (42, 4), "snake": (16, 10), "sphinx": (28, 12), "heron": (38, 4),
    "hydra": (0, 0), "colossus": (0, 0), "furnace": (0, 0), "crystalgolem": (0, 0), "troll": (0, 0), "titan": (0, 0),
}  # fmt: skip
"""Whose head does not lie in the middle: how far before it a square bust is taken, and where it begins."""


def beast(pen: Pen, kind: str, coat: str = "") -> None:
    """A beast of a kind, looking to the left or to the right as the seed will have it."""
    side = pen.seed.chance(2)
    pen.sheet.turned = side
    pen.glow(100, 72, 78, pen.palette.sun, 0.34)
    BEASTS[kind](pen.at(100, 75, 1, 0, side), coat)
