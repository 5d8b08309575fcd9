"""Outposts on the table in the browser."""

from rulewright.games.outposts.page.events_shown import TURNING_POINTS, effects_shown, numbers
from rulewright.games.outposts.page.guide import GUIDE
from rulewright.games.outposts.page.scene import scene
from rulewright.games.outposts.page.tile import ENTRY_FIELDS, gallery, tile
from rulewright.kernel.game import PagePart

PAGE = PagePart(
    scene=scene,
    tile=tile,
    gallery=gallery,
    guide=GUIDE,
    entry_fields=ENTRY_FIELDS,
    turning_points=TURNING_POINTS,
    numbers=numbers,
    effects=effects_shown,
)
