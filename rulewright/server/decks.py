"""Decks on the server: what is on the shelf, decks in links, and the decks people bring to a game."""

import base64
import binascii
import json
import zlib
from functools import cache
from typing import Any

from starlette.requests import Request

from rulewright.games import GAMES
from rulewright.kernel.decks.deck import Deck, DeckRoom, Shelf
from rulewright.kernel.decks.deck_text import MOST_TEXT, read
from rulewright.kernel.errors import ImpossibleSetup, MalformedDeck
from rulewright.kernel.game import Game
from rulewright.kernel.variant import OFFICIAL
from rulewright.server.deckstore import DeckRow
from rulewright.server.doors import hub_of
from rulewright.server.faults import Unknown
from rulewright.server.guard import ALPHABET, person_of

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
        raise Unknown(f"{game.title} has no decks to build")
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


async def kept(request: Request, game: Game) -> list[DeckRow]:
    """The decks this browser's person keeps for a game."""
    person = person_of(request)
    return await hub_of(request).store.decks_of(person, game.slug) if person else []


async def kept_one(request: Request, game: Game, id: str) -> DeckRow:
    """One of them."""
    person = person_of(request)
    row = await hub_of(request).store.deck(person, id) if person and id else None
    if row is None or row.game != game.slug:
        raise Unknown("you keep no such deck here; ask its owner for the link that shares it")
    return row


async def choices(request: Request, game: Game) -> list[tuple[str, str]]:
    """The kept decks as values of the set-up form; what can't be played with says so."""
    if game.decks is None:
        return []
    book, room, shelf = shelf_of(game)
    found = []
    for row in await kept(request, game):
        try:
            legal = not room.judge(book, read(shelf, row.text))
        except MalformedDeck:
            legal = False
        found.append((OWN + row.id, row.name if legal else f"{row.name} (not legal)"))
    return found


async def bring(request: Request, form: dict[str, str]) -> dict[str, str]:
    """The set-up form with each chosen deck of one's own put in as the lineup entry it stands for."""
    game = GAMES.get(form.get("game", ""))
    if game is None or game.decks is None:
        return form
    _, room, shelf = shelf_of(game)
    brought = dict(form)
    for seat in range(8):
        field = f"entry{seat}.{shelf.choice}"
        if form.get(field, "").startswith(OWN) and form.get(f"seat{seat}", "none") != "none":
            try:
                deck = read(shelf, (await kept_one(request, game, id_in(form[field]))).text)
            except (MalformedDeck, Unknown) as wrong:
                raise ImpossibleSetup(f"seat {seat}: {wrong}") from None
            brought[f"entry{seat}"] = json.dumps(room.entry(deck))
            del brought[field]
    return brought


def opened(shelf: Shelf, key: str) -> Deck:
    """A ready-made deck, to be changed at will."""
    if key not in shelf.presets:
        raise Unknown(f"there is no {shelf.noun} '{key[:40]}'; there is {', '.join(shelf.presets)}")
    preset = shelf.presets[key]
    return Deck(preset.name, {section: dict(pile) for section, pile in preset.piles.items()})
