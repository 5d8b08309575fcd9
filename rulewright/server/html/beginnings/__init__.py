"""The way into a game: home, the picture steps, choices at the table, lessons."""
