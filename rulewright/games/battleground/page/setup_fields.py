"""What a player may bring, as fields of a form."""

from rulewright.games.battleground.cards import BOARDS
from rulewright.kernel.page.scene import EntryField

ENTRY_FIELDS = (
    EntryField(
        "klass",
        "Class",
        (("", "Choose at the table"), *((board.key, board.name) for board in BOARDS)),
        "No two players may take the same one, unless the variant allows it (BG-040).",
    ),
)
