"""What is chosen before a match, as fields of a form."""

from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.kernel.page.scene import EntryField

ENTRY_FIELDS = (
    EntryField(
        "army", "Army and deck", (("", "Choose at the table"), *((key, army.name) for key, army in ARMIES.items())),
        "The choice is secret; only the army's power score is told (LC-R15).",
    ),
)  # fmt: skip

MODE_FIELDS = (
    EntryField("game", "Game", (("main", "The main game"), ("duels", "Battle Duels"), ("pawns", "Pawn Wars"))),
    EntryField("mode", "Armies and decks", (("standard", "Standard"), ("maelstorm", "Maelstorm"), ("chaos", "Chaos")),
               "Battle Duels: one troop against one, seven rounds (LC-348). Pawn Wars: sixteen Pawns, a point for each "
               "that gets through (LC-366). Maelstorm: any alignment and element (LC-342). Chaos: no limits (LC-344)."),
)  # fmt: skip
"""Tunables that choose what is played, shown before all others."""
