"""What every atom does, one function for each; importing this folder enters all of them into EFFECTS."""

from rulewright.games.battleground.rules.effects import enchanting, on_players, on_units
from rulewright.games.battleground.rules.text import EFFECTS

__all__ = ["EFFECTS", "enchanting", "on_players", "on_units"]
