"""The set-up page, what its form does, and how the form is read."""

import dataclasses
import json
import re
import time
import tomllib
from collections.abc import Mapping
from random import Random
from typing import Any
from urllib.parse import urlencode

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from rulewright.games import game_named
from rulewright.kernel.errors import ImpossibleSetup, RulewrightError
from rulewright.kernel.game import Game
from rulewright.server.errors import status_of
from rulewright.server.html import pages
from rulewright.server.html.beginnings.set_up import mode_of, picture_field, seats_of
from rulewright.server.http.api.games import create
from rulewright.server.http.deck_page import own_deck_choices, with_own_decks
from rulewright.server.http.forms import browser_person, form_of, game_in_address, redirect
from rulewright.server.http.game_lists import knows
from rulewright.server.http.request_context import count_creation, is_json, live_games_of, person_of
from rulewright.server.tables import new_games
from rulewright.server.tables.game_setup import Setup, start_match, variant_of
from rulewright.server.tables.live_games import LiveGames
from rulewright.server.tables.opponents import FACES
from rulewright.server.text import NAME, person_name


async def show_setup(request: Request) -> Response:
    """A step on the way into a game; a way to play that is a game of its own goes on as that game."""
    game, values = game_in_address(request), dict(request.query_params)
    mode = mode_of(game, values.get("mode", ""))
    if mode and mode.game and values.get("step", "mode") != "mode":
        return RedirectResponse(f"/new/{mode.game}?{urlencode({**values, 'mode': ''})}", 303)
    known = await knows(live_games_of(request), person_of(request), game)
    return HTMLResponse(pages.setup(game, values, [], await own_deck_choices(request, game), known))


async def create_game(request: Request) -> Response:
    """Set a game up from the form (or from JSON, as the API does)."""
    if is_json(request):
        return await create(request)
    live_games, form = live_games_of(request), await form_of(request)
    try:
        count_creation(request, "new games")
        setup = from_form(await with_own_decks(request, seated_form(form)))
        secret, person = browser_person(request)
        await name_me(live_games, setup, person)
        made = await new_games.create(live_games, setup, person)
    except RulewrightError as wrong:
        game = game_named(form.get("game", ""))
        page = pages.setup(game, form, [error_words(wrong)], await own_deck_choices(request, game))
        return HTMLResponse(page, status_of(wrong))
    return redirect(request, f"/t/{made.live.code}", secret)


async def name_me(live_games: LiveGames, setup: Setup, person: str) -> None:
    """The first seat of one's own has one's name: the one that is given now is kept, or else the one that was."""
    mine = next((plan for plan in setup.seats if plan.who == "me"), None)
    if mine is not None and person_name(mine.name):
        await live_games.store.name_person(person, person_name(mine.name), time.time())
    elif mine is not None:
        mine.name = await live_games.store.name_of_person(person)


async def learn(request: Request) -> Response:
    """Sit down to a game's first lesson."""
    game = game_in_address(request)
    count_creation(request, "new games")
    secret, person = browser_person(request)
    made = await new_games.begin_lesson(live_games_of(request), game, person)
    return redirect(request, f"/t/{made.live.code}", secret)


async def check_setup(request: Request) -> Response:
    """Whether a set-up is legal, said at once while it is filled in."""
    form, errors = await form_of(request), []
    try:
        start_match(from_form(await with_own_decks(request, seated_form(form))))
    except RulewrightError as wrong:
        errors = [{"field": "", "words": error_words(wrong)}]
    return JSONResponse({"ok": not errors, "errors": errors})


def error_words(wrong: RulewrightError) -> str:
    """What is wrong, with seats counted from one as the form does."""
    return re.sub(r"^seat (\d+):", lambda found: f"Seat {int(found[1]) + 1}:", str(wrong))


# -- the form


def seated_form(form: Mapping[str, str]) -> dict[str, str]:
    """The form with what its pictures stand for: who sits where, and the tunables of the way it is played."""
    game, given = game_named(form.get("game", "")), {key: value for key, value in form.items() if value}
    mode = mode_of(game, given.get("mode", ""))
    whole = {f"tune.{name}": str(value).lower() for name, value in mode.rules} if mode else {}
    named = any(key.startswith("seat") for key in given)
    seats, against = seats_of(game, mode), given.get("opponent", "" if named else FACES[0].key)
    if against:
        me, other = {"friend": ("me", "friend"), "beside": ("me", "me"), "watch": (FACES[1].key, FACES[1].key)}.get(
            against, ("me", against)
        )
        wished = given.get("players", "")
        count = int(wished) if wished.isascii() and wished.isdigit() and int(wished) in seats else seats[0]
        whole |= {f"seat{i}": other if i else me for i in range(count)}
        if me == "me" and other not in ("me", "friend"):
            whole |= others_bring(game, given, count)
    return whole | given


def others_bring(game: Game, given: Mapping[str, str], count: int) -> dict[str, str]:
    """Whom the bots play: each somebody else than the player and the other bots, as far as there are so many."""
    field = picture_field(game)
    if field is None:
        return {}
    mine = given.get(f"entry0.{field.name}", next((each.key for each in field.portraits if each.first), ""))
    left = [each.key for each in field.portraits if each.key != mine]
    Random(given.get("seed") or None).shuffle(left)
    return {f"entry{i}.{field.name}": key for i, key in zip(range(1, count), left, strict=False)}


def from_form(form: Mapping[str, str]) -> Setup:
    """A set-up from the fields of the page's form."""
    slug = form.get("game", "")
    game_named(slug)
    seats = []
    for i in range(8):
        who = form.get(f"seat{i}", "").strip()
        if who and who != "none":
            plan = {"name": form.get(f"name{i}", "")[:NAME].strip(), "entry": _entry(form, i)}
            plan |= {"who": who} if who in ("me", "friend") else {"who": "bot", "bot": who}
            seats.append(plan)
    seed = form.get("seed", "").strip()
    if seed and not (seed.isascii() and seed.isdigit()):
        raise ImpossibleSetup(f"a seed is a whole number, not '{seed[:20]}'")
    data: dict[str, Any] = {
        "game": slug,
        "seats": seats,
        "variant": _variant_text(form),
        "seed": int(seed[:20]) if seed else None,
        "clock": {"kind": form.get("clock", "none") or "none", "seconds": _whole(form, "seconds", 60)},
        "hot_seat": form.get("hotseat") == "on",
        "public": form.get("public") == "on",
        "pace": _whole(form, "pace", 700),
    }
    try:
        return msgspec.convert(data, Setup)
    except msgspec.ValidationError as wrong:
        raise ImpossibleSetup(f"this can't be set up: {wrong}") from None


def _whole(form: Mapping[str, str], key: str, default: int) -> int:
    text = form.get(key, "").strip() or str(default)
    if not (text.isascii() and text.isdigit() and len(text) < 12):
        raise ImpossibleSetup(f"'{key}' is a whole number, not '{text[:20]}'")
    return int(text)


def _entry(form: Mapping[str, str], seat: int) -> dict[str, Any]:
    """A lineup entry: JSON in one field, or a field for each of its parts."""
    text = form.get(f"entry{seat}", "").strip()
    try:
        entry = json.loads(text) if text else {}
    except (json.JSONDecodeError, RecursionError):
        raise ImpossibleSetup(f"the entry of seat {seat + 1} is not JSON: {text[:60]}") from None
    if not isinstance(entry, dict):
        raise ImpossibleSetup(f'the entry of seat {seat + 1} must be an object, as {{"faction": "..."}}')
    for key, value in form.items():
        if key.startswith(f"entry{seat}.") and value:
            entry[key.partition(".")[2]] = _value(value)
    return entry


def _value(text: str) -> object:
    """A form's text as the number, truth or list it looks like."""
    try:
        value: object = tomllib.loads(f"x = {text}")["x"]
    except (tomllib.TOMLDecodeError, RecursionError):
        return text
    return value


def _variant_text(form: Mapping[str, str]) -> str:
    """The variant's TOML with the form's own tunables (`tune.<rule>`) laid over it."""
    text = form.get("variant", "")
    tunes = {key[5:]: _value(value) for key, value in form.items() if key.startswith("tune.") and value}
    official = game_named(form.get("game", "")).rules.tunables()
    tunes = {key: value for key, value in tunes.items() if _differs(official, key, value)}
    if not tunes:
        return text
    variant = variant_of(text).data()
    variant["rules"] |= tunes
    if variant["name"] in ("official", "unnamed"):
        variant["name"] = "tuned"
    return _toml(variant)


def _differs(official: Any, key: str, value: object) -> bool:
    now = dataclasses.asdict(official).get(key)
    return value != (list(now) if isinstance(now, tuple) else now)


def _toml(variant: Mapping[str, Any]) -> str:
    """A variant as TOML; JSON's scalars and lists are TOML's."""
    lines = [f"name = {json.dumps(variant['name'])}", "", "[rules]"]
    lines += [f"{json.dumps(key)} = {json.dumps(value)}" for key, value in variant["rules"].items()]
    for card, numbers in variant["cards"].items():
        lines += ["", f"[cards.{json.dumps(card)}]"]
        lines += [f"{json.dumps(key)} = {json.dumps(value)}" for key, value in numbers.items()]
    return "\n".join(lines) + "\n"
