"""How Ruins of Elysia lies on the table in the browser."""

from rulewright.games.elysia.page.drawing import drawing
from rulewright.games.elysia.page.effects_shown import effects
from rulewright.games.elysia.page.figures import TURNING_POINTS, numbers
from rulewright.games.elysia.page.gallery import gallery
from rulewright.games.elysia.page.guide import GUIDE
from rulewright.games.elysia.page.hints import hint
from rulewright.games.elysia.page.pictures import PICTURES
from rulewright.games.elysia.page.scene import scene
from rulewright.games.elysia.page.setup_fields import FIELDS
from rulewright.games.elysia.page.stops import STOPS, role, stop_for
from rulewright.games.elysia.page.tile import tile
from rulewright.kernel.game import PagePart

PAGE = PagePart(
    scene=scene,
    tile=tile,
    gallery=gallery,
    guide=GUIDE,
    entry_fields=FIELDS,
    turning_points=TURNING_POINTS,
    numbers=numbers,
    drawing=drawing,
    hint=hint,
    effects=effects,
    stops=STOPS,
    stop_for=stop_for,
    role=role,
    pictures=PICTURES,
)
