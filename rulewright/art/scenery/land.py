"""Which land lies behind a picture: the far range first, then the land itself."""

from collections.abc import Callable

from rulewright.art.drawing.colour import mix
from rulewright.art.drawing.pen import Pen
from rulewright.art.scenery import built_land, wild_land

Land = Callable[[Pen, float, float, str], None]

LANDS: dict[str, Land] = {
    "crags": wild_land.peaks,
    "meadow": wild_land.meadow,
    "conifers": wild_land.conifers,
    "grove": wild_land.grove,
    "deadwood": wild_land.deadwood,
    "dunes": wild_land.dunes,
    "mesa": wild_land.mesa,
    "ice": wild_land.ice,
    "crystals": wild_land.crystals,
    "volcano": wild_land.volcano,
    "cave": wild_land.cave,
    "isles": wild_land.isles,
    "castle": built_land.castle,
    "towers": built_land.towers,
    "arches": built_land.arches,
    "halls": built_land.halls,
    "quarry": built_land.quarry,
    "camp": built_land.camp,
    "tombs": built_land.tombs,
    "roofs": built_land.roofs,
    "ruins": built_land.ruins,
}
NO_RANGE = ("cave", "dunes", "grove", "meadow", "mesa", "halls", "isles", "roofs")  # nothing to be seen behind them
NEAR = ("grove", "cave", "dunes", "mesa", "meadow")  # so close that no haze lies on them


def land(pen: Pen, kind: str = "") -> None:
    """The land of a kind, or one of those where the palette's people live."""
    seed, palette = pen.seed, pen.palette
    kind = kind or seed.pick(palette.lands)
    far = mix(palette.far, palette.sky[2], 0.35)
    if kind not in NO_RANGE:
        wild_land.crags(pen, 112, seed.real(28, 48), mix(far, palette.sky[1], 0.42), 62)
    colour = palette.far if kind in NEAR else mix(palette.far, far, 0.4)
    LANDS[kind](pen, 116, seed.real(54, 74), colour)
