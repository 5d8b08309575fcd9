"""What a player may settle before the match, as fields of a form."""

from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.kernel.page.scene import EntryField

FIELDS = (
    EntryField(
        "character",
        "Character",
        (("", "Choose at the table"), *((hero.key, f"{hero.name}, {hero.title}") for hero in CHARACTERS)),
        "Each figure is there once; twice with more than four players (RE-R172).",
    ),
)
