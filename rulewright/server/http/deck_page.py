"""The pages of the deck builder: open, change, keep, share. A deck travels in the form as its text."""

import json
import re
import time
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response

from rulewright.games import GAMES
from rulewright.kernel.decks.deck import Deck, DeckRoom, Shelf, move, put, take
from rulewright.kernel.decks.deck_text import read, tidy, write
from rulewright.kernel.errors import ImpossibleSetup, MalformedDeck
from rulewright.kernel.game import Game
from rulewright.server.deck_shelf import OWN, PRESET, from_code, id_in, preset_copy, shelf_of
from rulewright.server.errors import NotFound, Refused, TooManyRequests
from rulewright.server.html import pages
from rulewright.server.html.decks import deck_builder
from rulewright.server.html.decks.deck_builder import DeckDraft
from rulewright.server.http.forms import browser_person, form_of, game_in_address, redirect
from rulewright.server.http.rate_limits import RateLimits
from rulewright.server.http.request_context import client_of, live_games_of, person_of
from rulewright.server.store.rows import DeckRow
from rulewright.server.tokens import new_code

MOST_DECKS = 100  # a person's, for one game


async def open_builder(request: Request) -> Response:
    """The builder: with an empty deck, one of the person's own, a ready-made one, or one from a link."""
    game, query = game_in_address(request), dict(request.query_params)
    book, room, shelf = shelf_of(game)
    choice, id = query.get("open", ""), ""
    text = write(shelf, Deck(f"My {shelf.noun}"))
    if choice.startswith(OWN):
        row = await own_deck(request, game, id_in(choice))
        text, id = row.text, row.id
    elif choice.startswith(PRESET):
        text = write(shelf, preset_copy(shelf, choice.removeprefix(PRESET)))
    b = DeckDraft(game, shelf, None, text, id=id, values=query, mine=await own_decks(request, game))
    try:
        b.text = from_code(query["d"]) if query.get("d") else text
    except MalformedDeck as wrong:
        b.faults = wrong.faults
    _judge(b, room, book)
    b.said = {"kept": "Saved.", "gone": "Deleted."}.get(query.get("said", ""), "")
    return HTMLResponse(pages.decks(b), 400 if b.faults else 200)


async def change_deck(request: Request) -> Response:
    """One press of a button: the deck changes, or is kept, dropped, read or handed out."""
    game, form = game_in_address(request), await form_of(request)
    book, room, shelf = shelf_of(game)
    verb, *rest = form.get("do", "").split() or ["read"]
    text = form.get("file", "").lstrip("\ufeff") if verb == "upload" else form.get("text", "")
    id = id_in(OWN + form.get("id", ""))
    if verb == "delete":
        secret, person = browser_person(request)
        await live_games_of(request).store.delete_deck(person, id)
        return redirect(request, f"/decks/{game.slug}?said=gone", secret)
    b = DeckDraft(game, shelf, None, text, id=id, into=form.get("into", ""), values=form)
    _judge(b, room, book)
    before = b.deck
    if b.deck is not None:
        if verb not in ("read", "upload") and tidy(form.get("name", "")):
            b.deck = replace(b.deck, name=tidy(form["name"]))
        b.deck = after_press(shelf, b.deck, verb, rest, b.into)
        b.text = write(shelf, b.deck)
        _judge(b, room, book)
        if verb in ("save", "copy"):
            return await save(request, b, id if verb == "save" else "")
        if verb == "download":
            return download(b.deck, b.text)
    if request.headers.get("x-builder"):
        known = before if verb not in ("read", "upload") else None
        return JSONResponse(
            {"parts": deck_builder.parts(b, known), "address": b.address, "name": b.deck and b.deck.name}
        )
    b.mine = await own_decks(request, game)
    return HTMLResponse(pages.decks(b), 400 if b.faults else 200)


def _judge(b: DeckDraft, room: DeckRoom, book: object) -> None:
    """Read the text, and say what is wrong with it or with the deck."""
    try:
        b.deck = read(b.shelf, b.text) if not b.faults else None
    except MalformedDeck as wrong:
        b.deck, b.faults = None, wrong.faults
    b.reasons = room.judge(book, b.deck) if b.deck else []
    b.advice = room.advise(book, b.deck) if b.deck else []


def after_press(shelf: Shelf, deck: Deck, verb: str, rest: list[str], into: str) -> Deck:
    """The deck after a press: 'add card', 'less card [section]', 'more card section', 'move card section section'."""
    key, section, other = [*rest, "", "", ""][:3]
    if verb == "add":
        return put(shelf, deck, key, into)
    if verb == "more":
        return put(shelf, deck, key, section)
    if verb == "move":
        return move(shelf, deck, key, section, other)
    if verb == "less":
        places = (section or into, *(each.key for each in shelf.sections))
        homes = [each for each in places if deck.piles.get(each, {}).get(key)]
        return take(deck, key, homes[0]) if homes else deck
    return Deck(deck.name) if verb == "clear" else deck


async def save(request: Request, b: DeckDraft, id: str) -> Response:
    """Keep the deck for this browser's person, legal or not yet."""
    assert b.deck is not None
    limits: RateLimits = request.app.state.savings
    if not limits.take(client_of(request)):
        raise TooManyRequests("too many decks saved from here; wait a minute")
    secret, person = browser_person(request)
    store = live_games_of(request).store
    mine = {row.id for row in await store.decks_of(person, b.game.slug)}
    if id not in mine:
        if len(mine) >= MOST_DECKS:
            raise Refused(f"you keep {MOST_DECKS} of them already; delete one first")
        id = new_code()
    row = DeckRow(id=id, person=person, game=b.game.slug, name=b.deck.name, text=b.text, changed=time.time())
    await store.save_deck(row)
    return redirect(request, f"/decks/{b.game.slug}?open={OWN}{id}&said=kept", secret)


def download(deck: Deck, text: str) -> Response:
    name = re.sub(r"[^a-z0-9]+", "-", deck.name.lower()).strip("-") or "deck"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}.txt"'})


# -- the decks that a person keeps, and how they bring them to a game


async def own_decks(request: Request, game: Game) -> list[DeckRow]:
    """The decks this browser's person keeps for a game."""
    person = person_of(request)
    return await live_games_of(request).store.decks_of(person, game.slug) if person else []


async def own_deck(request: Request, game: Game, id: str) -> DeckRow:
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
