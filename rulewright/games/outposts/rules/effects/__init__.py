"""How the atoms of card text are carried out: one function an atom. `seat` is the 'you' of the card."""

from rulewright.games.outposts.rules.effects import goods, harm, moving
from rulewright.games.outposts.rules.effects.goods import bring_back
from rulewright.games.outposts.rules.effects.registry import EFFECTS, carry_out
from rulewright.games.outposts.rules.effects.targets import has_target

__all__ = ["EFFECTS", "bring_back", "carry_out", "goods", "harm", "has_target", "moving"]
