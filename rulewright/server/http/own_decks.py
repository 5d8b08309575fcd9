"""The decks that a person keeps, and how they bring them to a game."""

import json

from starlette.requests import Request

from rulewright.games import GAMES
from rulewright.kernel.decks.deck_text import read
from rulewright.kernel.errors import ImpossibleSetup, MalformedDeck
from rulewright.kernel.game import Game
from rulewright.server.deck_shelf import OWN, id_in, shelf_of
from rulewright.server.errors import NotFound
from rulewright.server.http.cookies import person_of
from rulewright.server.http.request_context import live_games_of
from rulewright.server.store.rows import DeckRow


async def own_decks(request: Request, game: Game) -> list[DeckRow]:
    """The decks this browser's person keeps for a game."""
    person = person_of(request)
    return await live_games_of(request).store.decks_of(person, game.slug) if person else []


async def own_deck(request: Request, game: Game, id: str) -> DeckRow:
    """One of them."""
    person = person_of(request)
    row = await live_games_of(request).store.deck(person, id) if person and id else None
    if row is None or row.game != game.slug:
        raise NotFound("you keep no such deck here; ask its owner for the link that shares it")
    return row


async def own_deck_choices(request: Request, game: Game) -> list[tuple[str, str]]:
    """The kept decks as values of the set-up form; what can't be played with says so."""
    if game.decks is None:
        return []
    book, room, shelf = shelf_of(game)
    found = []
    for row in await own_decks(request, game):
        try:
            legal = not room.judge(book, read(shelf, row.text))
        except MalformedDeck:
            legal = False
        found.append((OWN + row.id, row.name if legal else f"{row.name} (not legal)"))
    return found


async def with_own_decks(request: Request, form: dict[str, str]) -> dict[str, str]:
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
                deck = read(shelf, (await own_deck(request, game, id_in(form[field]))).text)
            except (MalformedDeck, NotFound) as wrong:
                raise ImpossibleSetup(f"seat {seat}: {wrong}") from None
            brought[f"entry{seat}"] = json.dumps(room.entry(deck))
            del brought[field]
    return brought
