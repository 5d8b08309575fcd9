"""What games of bots say about a game: observed, estimated, shown on a page."""
