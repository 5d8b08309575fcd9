"""How Normal Chess lies on the table in the browser."""

from rulewright.games.lytharian.normal.page.card_fronts import gallery
from rulewright.games.lytharian.normal.page.scene import scene
from rulewright.games.lytharian.normal.page.tile import ENTRY_FIELDS, GUIDE, tile
from rulewright.games.lytharian.normal.rules import events
from rulewright.kernel.game import PagePart
from rulewright.kernel.page.figures import Figure, count_figures

PAGE = PagePart(
    scene=scene, tile=tile, gallery=gallery, guide=GUIDE, entry_fields=ENTRY_FIELDS,
    turning_points=(events.takes.name, events.promotes.name, events.check.name),
    numbers=count_figures(
        Figure("Moves", (events.moves, events.takes)), Figure("Pieces taken", (events.takes,)),
        Figure("Checks given", (events.check,)),
    ),
)  # fmt: skip
