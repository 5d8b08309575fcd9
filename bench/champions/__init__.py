"""Bots as they once were, to be met by those that claim to be better. They are never improved."""
