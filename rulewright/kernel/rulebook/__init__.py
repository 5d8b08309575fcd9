"""A game's rulebook.md as data, with the numbers of the rules in force put in.

`parse` reads sections, numbered lines, keywords and tunables; `figures` fills the placeholders, so that a number
stands in one place: `{hand_size}` in the text is the tunable, `{smite.damage}` the card's.
"""

from rulewright.kernel.rulebook.figures import Figures, UnknownFigure, plain, rulebook_of
from rulewright.kernel.rulebook.parse import (
    ID,
    Block,
    Change,
    Clause,
    Grid,
    Kind,
    MalformedRulebook,
    Rulebook,
    Section,
    Text,
    Tunable,
    UnknownClause,
    load_rulebook,
    parse_rulebook,
)

__all__ = [
    "ID", "Block", "Change", "Clause", "Figures", "Grid", "Kind", "MalformedRulebook", "Rulebook", "Section", "Text",
    "Tunable", "UnknownClause", "UnknownFigure", "load_rulebook", "parse_rulebook", "plain", "rulebook_of",
]  # fmt: skip
