"""The vocabulary of card text: every effect a card can have, each carried out in `rules/effects` in the same file."""
