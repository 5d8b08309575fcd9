"""The deck builder: the cards to choose from, and the deck as it grows."""
