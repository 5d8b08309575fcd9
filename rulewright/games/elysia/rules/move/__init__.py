"""Part 3, Move: steps over the map, new tiles, Encounter Checks and Ruins (RE-121 to RE-149)."""
