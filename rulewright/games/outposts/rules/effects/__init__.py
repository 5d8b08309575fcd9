"""How the atoms of card text are carried out: one function for each kind of atom."""

from rulewright.games.outposts.rules.effects import goods, harm, moving
from rulewright.games.outposts.rules.effects.goods import bring_back
from rulewright.games.outposts.rules.effects.run import EFFECTS, Run, has_target

__all__ = ["EFFECTS", "Run", "bring_back", "goods", "harm", "has_target", "moving"]
