"""Variants against the official rules: tried, swept, tuned, with intervals that hold at every look."""
