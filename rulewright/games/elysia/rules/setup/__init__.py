"""Turn zero: the open box, Characters and Villains, the decks, the opening market (RE-055 to RE-103)."""
