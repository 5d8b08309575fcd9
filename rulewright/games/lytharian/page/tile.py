"""How Lytharian Chess presents itself: its tile, what is chosen before a match."""

from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.page.board import board
from rulewright.games.lytharian.page.card_fronts import card_front
from rulewright.games.lytharian.page.portraits import PORTRAITS
from rulewright.games.lytharian.rules.book import make_book
from rulewright.games.lytharian.rules.ids import SEATS
from rulewright.games.lytharian.rules.position import Side, Troop, position
from rulewright.kernel.page.scene import EntryField, Tile
from rulewright.kernel.variant import OFFICIAL


def tile() -> Tile:
    """How the game presents itself."""
    book = make_book(OFFICIAL)
    keys = [ARMIES[army].troops[place] for army, place in (("brudakian", 0), ("zuk-gar", 2), ("kevetni", 1))]
    faces = [card_front(book.cards[book.face(key)]) for key in (*keys, "fireball")]
    mine, theirs = (ARMIES[army].troops for army in ("brudakian", "zuk-gar"))
    example = position(
        Side([Troop(mine[0], "e1"), Troop(mine[4], "f3"), Troop(mine[8], "d4", hurt=1), Troop(mine[12], "b2")]),
        Side([Troop(theirs[0], "e8"), Troop(theirs[4], "c6"), Troop(theirs[8], "e5"), Troop(theirs[12], "g7")]),
    )
    return Tile(
        "Chess with hidden armies: every piece is somebody, and nobody knows who.",
        ("2 players", "60 to 120 minutes", "Chess with troops and spells"),
        tuple(faces),
        board(example, SEATS[0]),
        hue="sky",
        picture="lytharian/elderking-laurien",
        effort=2,
    )


ENTRY_FIELDS = (
    EntryField(
        "army", "Army", (("", "Choose at the table"), *((key, army.name) for key, army in ARMIES.items())),
        "The choice is secret; only the army's power score is told.", PORTRAITS,
    ),
)  # fmt: skip
