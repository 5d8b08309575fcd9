"""What the pictures of Shells show: three wares and a snake."""

from rulewright.art.subject import Subject
from rulewright.art.wording import shown, table
from rulewright.games.shells.cards import CARDS

SHOWN = table("""
    copper: bronze thing copperpot
    silver: harbor thing silverjug
    gold: holy thing chest
    snake: harbor beast snake
""")
PICTURES = {card.key: shown(card.key, card.name, *SHOWN.get(card.key, "harbor great").split(" ", 1)) for card in CARDS}
"""By key: all cards."""


def picture_of(key: str) -> Subject:
    """What the picture of a card shows."""
    return PICTURES[key]
