"""What a player may choose before sitting down, as fields of a form."""

from rulewright.games.outposts.cards import FACTIONS, TITLES
from rulewright.kernel.page.scene import EntryField

FIELDS = (
    EntryField(
        "faction",
        "Faction",
        (("", "Choose at the table"), *((key, TITLES[key]) for key in FACTIONS)),
        "No two players may use the same one (OP-043).",
    ),
)
