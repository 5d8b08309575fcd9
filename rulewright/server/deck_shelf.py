"""Decks that the server knows: a game's shelf with its ready-made decks, and decks packed into links."""

import base64
import binascii
import zlib
from functools import cache
from typing import Any

from rulewright.games import GAMES
from rulewright.kernel.decks.deck import Deck, DeckRoom, Shelf
from rulewright.kernel.decks.deck_text import MOST_TEXT
from rulewright.kernel.errors import MalformedDeck
from rulewright.kernel.game import Game
from rulewright.kernel.variant import OFFICIAL
from rulewright.server.errors import NotFound
from rulewright.server.tokens import ALPHABET

OWN = "own:"  # before the id of a kept deck, in forms and addresses


PRESET = "preset:"


def shelf_of(game: Game) -> tuple[Any, DeckRoom, Shelf]:
    """The official book, the game's room for decks, and what is on its shelf."""
    return _shelf(game.slug)


@cache
def _shelf(slug: str) -> tuple[Any, DeckRoom, Shelf]:
    game = GAMES[slug]
    room = game.decks
    if room is None:
        raise NotFound(f"{game.title} has no decks to build")
    book = game.rules.book(OFFICIAL)
    return book, room, room.shelf(book)


def to_code(text: str) -> str:
    """A deck's text, short enough for a link."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def from_code(code: str) -> str:
    """The text in a link; never more than a deck's text can be."""
    try:
        packed = base64.b64decode(code.encode() + b"=" * (-len(code) % 4), b"-_", validate=True)
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(packed, 4 * MOST_TEXT).decode()
        if unpacker.eof:
            return text
    except (binascii.Error, zlib.error, ValueError):
        pass
    raise MalformedDeck(["this link holds no deck: copy it whole"])


def id_in(choice: str) -> str:
    """The id of a kept deck in a form's value, '' if it is none."""
    id = choice.removeprefix(OWN) if choice.startswith(OWN) else ""
    return id if len(id) == 10 and set(id) <= set(ALPHABET) else ""


def preset_copy(shelf: Shelf, key: str) -> Deck:
    """A ready-made deck, to be changed at will."""
    if key not in shelf.presets:
        raise NotFound(f"there is no {shelf.noun} '{key[:40]}'; there is {', '.join(shelf.presets)}")
    preset = shelf.presets[key]
    return Deck(preset.name, {section: dict(pile) for section, pile in preset.piles.items()})
