"""Positions written by hand, for tests, puzzles and bug reports."""
