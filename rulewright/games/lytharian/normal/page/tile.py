"""How Normal Chess presents itself, what a player may choose before the game."""

from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.normal.cards.troops import CARDS, FACES
from rulewright.games.lytharian.normal.page.card_fronts import card_front
from rulewright.games.lytharian.normal.page.scene import board
from rulewright.games.lytharian.normal.rules.position import position
from rulewright.games.lytharian.normal.rules.setup import COLOUR_ARMIES
from rulewright.games.lytharian.page.portraits import PORTRAITS as ARMY_PORTRAITS
from rulewright.kernel.page.beginnings import Portrait
from rulewright.kernel.page.scene import EntryField, Tile


def tile() -> Tile:
    """A King and a Pawn of each side, and the board."""
    shown = [CARDS[FACES[ARMIES[army].troops[place]]] for army in COLOUR_ARMIES for place in (0, 8)]
    return Tile(
        tagline="Chess as you know it, with the troops of Lytharia as the pieces.",
        facts=("2 players", "10 to 60 minutes", "Standard chess"),
        faces=tuple([card_front(card) for card in shown]),
        board=board(position(), None),
        hue="slate",
        picture="lytharian/forgequeen-hildra",
        effort=2,
    )


PORTRAITS = tuple([Portrait(each.key, each.name, each.line, each.picture) for each in ARMY_PORTRAITS])
"""Faces only: in Normal Chess all armies are equally strong."""

ENTRY_FIELDS = (
    EntryField("army", "Army", (("", "Those of your colour"), *((key, army.name) for key, army in ARMIES.items())),
               "An army is for its looks only: in Normal Chess all are equally strong.", portraits=PORTRAITS),
    EntryField("cards", "They lie", (("", "As agreed at the table"), ("up", "Face up"), ("down", "Face down")),
               "Both players must want the same."),
)  # fmt: skip
