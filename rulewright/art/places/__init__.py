"""Places: lands, towns, towers, gates, ruins."""
