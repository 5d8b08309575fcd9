"""Outposts on the table in the browser."""

from rulewright.games.outposts.page.effects_shown import effects_shown
from rulewright.games.outposts.page.figures import TURNING_POINTS, numbers
from rulewright.games.outposts.page.guide import GUIDE
from rulewright.games.outposts.page.pictures import PICTURES
from rulewright.games.outposts.page.scene import scene
from rulewright.games.outposts.page.setup_fields import FIELDS
from rulewright.games.outposts.page.tile import gallery, tile
from rulewright.kernel.game import PagePart

PAGE = PagePart(
    scene=scene,
    tile=tile,
    gallery=gallery,
    guide=GUIDE,
    entry_fields=FIELDS,
    turning_points=TURNING_POINTS,
    numbers=numbers,
    effects=effects_shown,
    pictures=PICTURES,
)
