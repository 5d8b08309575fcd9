"""How the atoms of card text are carried out: one function an atom."""

from rulewright.games.seekers.rules.effects import body, means, place, spells
from rulewright.games.seekers.rules.effects.means import gain
from rulewright.games.seekers.rules.effects.run import EFFECTS, Run, carry_out

__all__ = ["EFFECTS", "Run", "body", "carry_out", "gain", "means", "place", "spells"]
