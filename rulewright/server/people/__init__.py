"""People without accounts: how well they play."""
