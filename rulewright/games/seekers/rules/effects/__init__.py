"""How the atoms of card text are carried out: one function for each, in the file that `cards/atoms` declares it in."""

from rulewright.games.seekers.rules.effects import life, movement, resources, stack

__all__ = ["life", "movement", "resources", "stack"]
