"""Races: how broad, how tall, what colour. A figure stands on its own axes: x = 0 its middle, y = 0 its shoulders."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Build:
    """Proportions of a race, and where its shoulders stand in the picture."""

    shoulders: float  # half of the breadth
    head: tuple[float, float, float]  # x, y, size
    arm: float  # half of its thickness
    size: float
    at: tuple[float, float]
    skins: tuple[str, ...]
    hairs: tuple[str, ...]


DARK_HAIR = ("#2a1a12", "#3d2517", "#1f1a1c", "#6b3a1e", "#8a3a1e", "#b5682a", "#d9b25a", "#4a3a30")
BUILDS = {
    "human": Build(33, (2, -26, 1.0), 8.5, 1.0, (100, 86),
                   ("#e0ad86", "#c98d63", "#8f5b3c", "#f0c9a5", "#6b4029", "#a56d45", "#d8a070"), DARK_HAIR),
    "elf": Build(29, (2, -28, 0.97), 7.4, 1.02, (100, 86),
                 ("#eacba8", "#d8b08a", "#a9805c", "#8a6248", "#f2d8bc"), ("#e8e0c0", "#d9b25a", "#b5682a", "#3d2517", "#7a8a4a")),
    "dwarf": Build(40, (2, -18, 1.14), 11.5, 1.0, (100, 90),
                   ("#dc9f78", "#c58860", "#9a6544", "#7d4f36"), ("#b5682a", "#8a3a1e", "#d9b25a", "#6b3a1e", "#9a938a", "#2a1a12")),
    "orc": Build(47, (5, -16, 1.2), 13, 1.0, (98, 84), ("#7d8f52", "#6b7f4a", "#8a8a55", "#5f7a55"), ("#1f1a1c", "#8a2f1e", "#3a2a22")),
    "goblin": Build(26, (3, -17, 1.16), 6.6, 1.1, (98, 92), ("#9fae4a", "#86a04a", "#a8a850", "#7f9a5c"), ("#2a2a22", "#5a2f55")),
    "surictavi": Build(26, (3, -21, 1.1), 7.6, 1.1, (98, 90), ("#d9a862", "#b57f46", "#e8c890", "#9a6c40", "#cfa070"), ("#6b4a2a",)),
    "demon": Build(33, (3, -23, 1.0), 8.6, 1.02, (100, 88), ("#b5342a", "#99242e", "#c4502c", "#8a2a4a"), ("#1d0a0f",)),
    "undead": Build(33, (3, -22, 1.0), 7.2, 1.03, (98, 86), ("#d8dcc0", "#c3cfb0", "#e0d6b8"), ("#6a6a5a", "#2a2a22")),
    "ghost": Build(31, (2, -24, 1.0), 8, 1.03, (98, 86), ("#bfe8d8", "#cfd8f0"), ("#dfeef0",)),
}  # fmt: skip
GREY = "#c4c6ca"
FLESH = ("human", "elf", "dwarf")  # whose brows have the colour of their hair
