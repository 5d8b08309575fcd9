"""The turn ends in the middle of something: raised by a card, caught by the turn."""


class TurnEnds(Exception):
    """The active player's turn is over at once (LC-076)."""
