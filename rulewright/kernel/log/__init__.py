"""The log of a match: how it is kept, and how it is told."""
