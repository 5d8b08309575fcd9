"""Part 5, Buy: the markets, and trading among players (RE-158 to RE-169, RE-243 to RE-249)."""
