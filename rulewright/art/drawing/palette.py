"""A palette for each faction and element: three skies, the sun, far and near land, ink, cloth, trim, second cloth, glow."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one picture; whoever stands in it is darker or fuller than the sky behind their head."""

    sky: tuple[str, str, str]  # top, middle, horizon
    sun: str
    far: str
    near: str
    ink: str
    cloth: str
    trim: str
    second: str
    glow: str
    lands: tuple[str, ...]  # where its people live: the first are likelier


def _palette(skies: str, light: str, land: str, wear: str, *lands: str) -> Palette:
    top, middle, horizon = skies.split()
    sun, glow = light.split()
    far, near, ink = land.split()
    cloth, trim, second = wear.split()
    return Palette((top, middle, horizon), sun, far, near, ink, cloth, trim, second, glow, lands)


PALETTES = {
    # Outposts
    "ember": _palette("#431019 #bf3f26 #ffc168", "#fff0b8 #ffae42", "#872b28 #390f12 #1b080b", "#ad2620 #e2a83e #5b2a2c",
                      "volcano", "crags", "camp"),
    "stone": _palette("#4b6470 #9cae9c #ece0b4", "#fff6d8 #ead28a", "#687a6c #2e3a2d #141b17", "#5f7339 #caa958 #77583a",
                      "crags", "castle", "quarry"),
    "veil": _palette("#1c143d #58388a #d598cf", "#ffe6fb #e58bff", "#473071 #1b1232 #0e091d", "#6a40a6 #cbb9ea #2c2450",
                     "roofs", "arches", "castle"),
    "grave": _palette("#0d2126 #2d6360 #b4d2a4", "#e9ffd0 #98ff96", "#274f4d #0d2023 #061214", "#25564f #d0d9b6 #3b4a40",
                      "tombs", "deadwood", "arches"),
    "silver": _palette("#4a4f5e #a59c96 #f2dcbb", "#fff4e0 #ffe4ac", "#6e6b6f #302d30 #161416", "#7f332c #d3d6da #4d4743",
                       "camp", "crags", "castle"),
    "shard": _palette("#1d1552 #6a4bd0 #c9b6ff", "#f6f0ff #a8f0ff", "#4534a0 #191145 #0c0726", "#5a49c8 #a9e8ff #2f2670",
                      "crystals", "arches"),
    # Battleground
    "paladin": _palette("#4681b6 #a6cee1 #ffe8b2", "#fffbe2 #fff0a4", "#7b9db2 #3e5140 #18222e", "#2e5ea8 #e5b84a #c9d3dc",
                        "castle", "meadow", "crags"),
    "warlock": _palette("#190e22 #581c3f #d1553e", "#ffcf8a #ff5848", "#3e1730 #160a18 #0c050e", "#6a204e #cb893f #2e1b34",
                        "volcano", "deadwood", "arches"),
    "elementalist": _palette("#14365c #4a8a9a #ffd892", "#fff6d0 #8af0ff", "#3a6a78 #16303a #0a171e", "#2a6f8f #f0a850 #7a3a28",
                             "crags", "meadow", "isles"),
    # Lytharian Chess
    "brudakian": _palette("#263778 #7c7dbf #ffc9a0", "#fff1d6 #9fd8ff", "#4b5395 #222951 #11152d", "#2d4fb0 #e9bd57 #8f303c",
                          "castle", "arches", "towers"),
    "kevetni": _palette("#2b6a57 #8abf87 #f4f0b8", "#ffffe0 #d4ff9a", "#3d7d5b #153a2b #0a1e17", "#2f7c47 #dbdbc2 #7a5a34",
                        "grove", "conifers", "grove"),
    "stoneborn": _palette("#29323f #6b696b #f1aa5d", "#ffe0a8 #ffb25c", "#494d56 #1e2228 #111317", "#7f3b27 #d69d3f #5d6874",
                          "halls", "crags", "quarry"),
    "surictavi": _palette("#2b979f #a5dbc5 #ffeab5", "#fffdf0 #fff0a0", "#d8a765 #8a5b31 #392314", "#1f8a8d #f1c24c #c5542f",
                          "dunes", "mesa"),
    "zukgar": _palette("#380e10 #91251b #f0953c", "#ffd98a #ff6a3a", "#531a17 #1f0b0b #130606", "#3b3632 #d9ceb5 #7f2018",
                       "camp", "volcano", "crags"),
    "deepdark": _palette("#07151e #133b46 #3e8a73", "#c8ffd0 #b4ff4a", "#123039 #06131a #030b10", "#3b405d #abc44c #5b3056",
                         "cave"),
    "wilds": _palette("#3a5a72 #9fb79a #f6e2ae", "#fff8dc #ffe08a", "#5b7a66 #27402f #101d17", "#5a6f3a #d8b060 #6b4a30",
                      "conifers", "crags", "meadow", "isles"),
    # elements and schools
    "fire": _palette("#3b0e1b #bf391f #ffb94e", "#fff2bd #ff8a2a", "#7b2320 #2b0c10 #18060a", "#aa2b1c #e9a43b #4a2028",
                     "volcano", "crags", "deadwood"),
    "frost": _palette("#103762 #4a93c2 #def4fb", "#ffffff #bff0ff", "#3c7dad #133353 #081a31", "#3a7fb5 #d6edf8 #23466d",
                      "ice", "crags"),
    "water": _palette("#0f3f63 #3f8fb0 #d8f1e4", "#fdffff #9fe9ff", "#2f7a98 #0f3b52 #06202f", "#2277a4 #cfe9e4 #1c4d63",
                      "isles", "ice", "crags"),
    "arcane": _palette("#220f50 #683bbe #eeaeff", "#fff0ff #d89dff", "#4a2a92 #1a0d3c #0d0624", "#6d40d0 #eac45c #2f1d66",
                       "arches", "towers", "crystals"),
    "holy": _palette("#5f88ba #efd598 #fff6d6", "#ffffff #fff2a0", "#b49862 #5b4a34 #281f14", "#dfbd60 #fff3c4 #8b3b2b",
                     "arches", "castle", "meadow"),
    "shadow": _palette("#1c1030 #553082 #c07ab8", "#f6d0ff #c65cff", "#38205a #150a24 #0a0512", "#5c3382 #c8b2d8 #2c1e42",
                       "deadwood", "arches", "tombs"),
    "blood": _palette("#1c0810 #6d1428 #ef7a4a", "#ffd7a0 #ff4a4a", "#4a1322 #1a070d #0e0307", "#8f1a2a #d9a15a #3a1420",
                      "tombs", "arches", "deadwood"),
    "air": _palette("#213f5e #6c93b5 #f1e8c6", "#ffffff #fff6a0", "#4c6f8e #21374b #0e1c29", "#3f79a2 #f3de7c #2a4b67",
                    "crags", "isles", "conifers"),
    "earth": _palette("#474a30 #988f58 #f0dea2", "#fff6d0 #d8ff8a", "#6b6a3e #32301c #18170c", "#706b35 #c8a55c #7d502d",
                      "quarry", "crags", "mesa"),
    "life": _palette("#2b887a #9cd89a #fbf7c2", "#ffffff #f4ffb0", "#4ca07a #1b5144 #0a2822", "#2f9b6b #f5e49c #2d6c53",
                     "meadow", "grove", "conifers"),
    "death": _palette("#0f2a26 #2f6a58 #b4d494", "#e6ffc4 #8dff8a", "#1e443b #0a1b18 #050f0d", "#2b5a48 #ccd8a8 #39413a",
                      "tombs", "deadwood"),
    "steel": _palette("#3b3040 #a36f5a #f7cb8d", "#fff0cf #ffd890", "#684f51 #32262a #161114", "#8b302b #d9caab #53443d",
                      "camp", "castle", "crags"),
    "iron": _palette("#2c4451 #88a5a3 #f0e7ca", "#fffbe8 #fff0b8", "#58747a #25363b #0f181b", "#2e606c #d6d9ce #5a4b3b",
                     "crags", "castle", "conifers"),
    "night": _palette("#0b1230 #2b3d73 #93a8c8", "#f2f4ff #bcd0ff", "#263764 #0d1530 #060a1a", "#34477f #c8d2e8 #232c50",
                      "conifers", "roofs", "crags"),
    # Elysia: sea and bronze
    "elysia": _palette("#1f6f86 #86c4bd #ffe6b0", "#fffbe4 #ffe9a0", "#5f8f86 #2c4a40 #12211d", "#20788c #d9a24a #8a4a30",
                       "isles", "meadow", "ruins"),
    "bronze": _palette("#5a3a2c #c48a52 #ffe2a6", "#fff4d0 #ffd27a", "#8a6040 #3f2a1c #1d130c", "#a8632f #f0c45a #3f5a50",
                       "mesa", "ruins", "dunes"),
    "steppe": _palette("#3f7fa8 #b4d3b4 #fbe7a8", "#fffbe0 #fff0a0", "#9aa45c #5c5a2c #23210f", "#a3402c #f0c04e #3a5f6a",
                       "meadow", "mesa"),
    "star": _palette("#0e1a3e #3a3f86 #d99fc0", "#fff2fb #8ae8ff", "#34336e #12143a #080a20", "#2f6f86 #c9d8e8 #3a3a70",
                     "isles", "arches", "crags"),
    # Shells
    "harbor": _palette("#2a7f9c #8fd0cf #ffe8bc", "#fffdee #fff0b4", "#4f93a0 #c79a5c #2a1d12", "#2c7a93 #e9bb5a #a0522f",
                       "isles", "dunes"),
}  # fmt: skip

STEEL = "#9aa8b6"
IRON = "#6a737e"
GOLD = "#e2b64a"
WOOD = "#7c5434"
LEATHER = "#8a5c3a"
BONE = "#e2d9bb"
PAPER = "#f0e3bf"
