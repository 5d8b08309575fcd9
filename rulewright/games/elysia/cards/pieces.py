"""The pieces of the Map Deck: Terrain Tiles, Overlays, the second First Village Tile (RE-031, RE-032, RE-R30)."""

from rulewright.games.elysia.cards.atoms import NO_TERRAIN, TERRAINS, Terrain
from rulewright.games.elysia.cards.card import FORTRESS, OVERLAYS, RUINS, VILLAGE, Card

IN_BOX = (10, 10, 7, 6, 7)  # Terrain Tiles of each kind in one box

TILES = tuple(
    Card(name.lower(), name, "terrain", "map", terrain=Terrain(terrain), origin="rulebook")
    for terrain, name in enumerate(TERRAINS[:NO_TERRAIN])
)
OVERLAY_PIECES = tuple(
    Card(OVERLAYS[kind].lower(), OVERLAYS[kind], "overlay", "map", overlay=kind, origin="rulebook")
    for kind in (VILLAGE, RUINS, FORTRESS)
)
SECOND_VILLAGE = Card("first-village", "First Village", "village_tile", "map", terrain=NO_TERRAIN, origin="rulebook")
PIECES = (*TILES, *OVERLAY_PIECES, SECOND_VILLAGE)
