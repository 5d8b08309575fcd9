"""The lab: bots play many games, and what comes of it is counted."""
