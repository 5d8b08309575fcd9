"""Part 4 and the Combat Phase: how fights begin, who joins, strikes, and what follows (RE-150 to RE-226)."""
