"""Landscapes: what stands on a hex, drawn so that it is known without its name: trees, peaks, houses, waves."""

from functools import lru_cache

from markupsafe import Markup

from rulewright.server.html.elements import el
from rulewright.server.html.name_seed import Seed

SPREAD = ((-21, -12), (4, -22), (22, -6), (-8, 8), (14, 16), (-26, 14))
"""Places of small things, the farther ones first."""


def _tree(x: float, y: float) -> list[Markup]:
    trunk = el("path", d=f"M{x - 2} {y + 8}v6h4v-6z", class_="l-wood")
    crown = f"M{x} {y - 17}l-8 12h4l-7 9h-1h24h-1l-7 -9h4z"
    return [trunk, el("path", d=crown, class_="l-leaf"), el("path", d=f"M{x} {y - 17}v21h11l-7 -9h4z", class_="l-dusk")]


def _peak(x: float, y: float, high: float) -> list[Markup]:
    wide = high * 0.68
    return [
        el("path", d=f"M{x} {y - high:.0f}L{x - wide:.0f} {y}H{x + wide:.0f}Z", class_="l-rock"),
        el("path", d=f"M{x} {y - high:.0f}L{x + wide:.0f} {y}H{x + wide * 0.25:.0f}Z", class_="l-dusk"),
        el("path", d=f"M{x} {y - high:.0f}l{-wide * 0.32:.0f} {high * 0.33:.0f} 4 -3 4 5 4 -5 5 3z", class_="l-snow"),
    ]


def _house(x: float, y: float) -> list[Markup]:
    return [
        el("path", d=f"M{x - 9} {y}v11h18v-11z", class_="l-wall"),
        el("path", d=f"M{x - 13} {y + 1}l13 -12 13 12z", class_="l-roof"),
        el("path", d=f"M{x - 3} {y + 11}v-6h5v6z", class_="l-wood"),
    ]


def _pillar(x: float, y: float, high: float) -> list[Markup]:
    return [
        el("path", d=f"M{x - 5} {y}v{-high}h10v{high}z", class_="l-stone"),
        el("path", d=f"M{x - 7} {y - high - 3}h14v4h-14z", class_="l-stone"),
        el("path", d=f"M{x + 1} {y}v{-high}h4v{high}z", class_="l-dusk"),
    ]


def _wave(x: float, y: float) -> list[Markup]:
    return [el("path", d=f"M{x - 11} {y}q5.5 -7 11 0t11 0", class_="l-wave")]


def _dune(x: float, y: float) -> list[Markup]:
    return [el("path", d=f"M{x - 13} {y}q13 -12 26 0", class_="l-dune")]


def _tuft(x: float, y: float) -> list[Markup]:
    return [el("path", d=f"M{x} {y}l-5 -7M{x} {y}v-9M{x} {y}l5 -7", class_="l-tuft")]


def _field(x: float, y: float) -> list[Markup]:
    return [
        el("path", d=f"M{x - 13} {y}l6 -13h20l-6 13z", class_="l-field"),
        el("path", d=f"M{x - 8} {y}l6 -13M{x - 2} {y}l6 -13M{x + 3} {y}l5 -13", class_="l-furrow"),
    ]


SHARD = (
    el("circle", cx="0", cy="2", r="40", class_="l-glow"),
    el("path", d="M0 -38L17 -17V9L0 38L-17 9V-17Z", class_="l-gem"),
    el("path", d="M0 -38V38L-17 9V-17Z", class_="l-gem-lit"),
    el("path", d="M0 -38L17 -17H-17ZM-17 9H17", class_="l-gem-edge"),
)


FORTRESS = (
    el("path", d="M-25 24v-30h-3v-12h7v5h5v-5h7v12h-3v8h24v-8h-3v-12h7v5h5v-5h7v12h-3v30z", class_="l-stone"),
    el("path", d="M-6 24v-12q6 -9 12 0v12z", class_="l-wood"),
    el("path", d="M0 2v-26", class_="l-pole"),
    el("path", d="M0 -24l15 5 -15 5z", class_="l-roof"),
)
STANDS = {"house": "village", "campground": "village", "dungeon": "ruin", "chess-rook": "fortress", "gem": "shard"}
"""What a sign on a cell is drawn as."""


@lru_cache(maxsize=2048)
def landscape(terrain: str, name: str) -> Markup | None:
    """The drawing of a terrain around the middle of its hex, a little different on each; None: it is not drawn."""
    at = SPREAD[Seed(name).below(3) :] + SPREAD[: Seed(name).below(3)]
    spots = sorted(at, key=lambda spot: spot[1])
    drawn: list[Markup] = []
    match terrain:
        case "forest":
            drawn = [part for x, y in spots for part in _tree(x, y + 3)]
        case "mountain":
            drawn = [*_peak(-16, 6, 36), *_peak(15, 12, 42), *_peak(-10, 27, 26)]
        case "village":
            drawn = [*_house(-17, -8), *_house(16, -12), *_house(1, 10), *_tuft(-24, 24), *_tuft(26, 16)]
        case "water":
            drawn = [part for x, y in spots for part in _wave(x, y)]
        case "desert":
            drawn = [part for x, y in spots[1:] for part in _dune(x * 0.9, y)]
        case "grass":
            drawn = [*_field(-12, -6), *[part for x, y in spots[2:] for part in _tuft(x, y + 8)]]
        case "ruin":
            drawn = [*_pillar(-21, 16, 24), *_pillar(-4, 18, 38), *_pillar(13, 16, 17), *_pillar(27, 14, 27)]
        case "fortress":
            drawn = [*FORTRESS]
        case "shard":
            drawn = [*SHARD]
    return el("g", *drawn, class_="landscape") if drawn else None
