"""The way into a game in pictures: how it is played, against whom, as whom; a choice is made already at each step.

Each step is a page of its own that carries what was chosen on in its form; the last one begins the game.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Literal, get_args, get_origin
from urllib.parse import urlencode

from markupsafe import Markup

from rulewright.games import GAMES
from rulewright.kernel.game import Game
from rulewright.kernel.page.beginnings import Mode, Portrait
from rulewright.kernel.page.scene import EntryField
from rulewright.kernel.rulebook import Rulebook, Tunable, rulebook_of
from rulewright.server.deck_shelf import shelf_of
from rulewright.server.html.beginnings.portraits import choice_tile, detail
from rulewright.server.tables.opponents import FACES, RANKS

OTHERS = (
    Portrait("friend", "A friend", "You get a link to send.", "people/letter"),
    Portrait("beside", "Somebody beside me", "You share this screen; a curtain keeps secrets.", "people/company"),
    Portrait("watch", "I only watch", "Bots play each other.", "people/spyglass"),
)
TITLES = {"mode": "How will you play?", "opponent": "Against whom?"}


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the way: its key, what the trail calls it, and the address that leads back to it."""

    key: str
    name: str
    address: str


def mode_of(game: Game, key: str) -> Mode | None:
    """The way to play of this name; the usual one for none."""
    return next((mode for mode in game.page.modes if mode.shown.key == key), next(iter(game.page.modes), None))


def parent_of(game: Game) -> Game | None:
    """The game of which this one is a way to play."""
    return next((other for other in GAMES.values() if any(mode.game == game.slug for mode in other.page.modes)), None)


def seats_of(game: Game, mode: Mode | None) -> list[int]:
    """For how many players it is in this mode."""
    return list(mode.seats) if mode and mode.seats else list(game.players)


def picture_field(game: Game) -> EntryField | None:
    """What a player brings, where it is somebody with a face."""
    return next((field for field in game.page.entry_fields if field.portraits), None)


def steps_of(game: Game, values: Mapping[str, str]) -> list[Step]:
    """The steps of this game."""
    carried = {key: value for key, value in values.items() if value and key not in ("step", "game")}

    def step(key: str, name: str, slug: str = game.slug) -> Step:
        return Step(key, name, f"/new/{slug}?{urlencode(carried | {'step': key})}")

    mode, parent, side = mode_of(game, values.get("mode", "")), parent_of(game), picture_field(game)
    found = [step("mode", mode.shown.name)] if mode else []
    if parent:
        found.append(step("mode", game.short_title, parent.slug))
    if seats_of(game, mode) != [1]:
        found.append(step("opponent", "Opponent"))
    if side:
        found.append(step("side", side.label))
    return found or [step("side", "Begin")]


ELSEWHERE = frozenset({"step", "game", "mode", "opponent", "players"})
"""What has a step of its own, or is no choice; all else but one's own entry stands under More options."""


def set_up(
    game: Game, values: Mapping[str, str], errors: Sequence[str], own_decks: Sequence[tuple[str, str]]
) -> dict[str, Any]:
    """What the page of a step is made of."""
    steps = steps_of(game, values)
    keys = [step.key for step in steps]
    usual = keys[1] if parent_of(game) and len(keys) > 1 else keys[0]
    now = keys[-1] if errors else values.get("step", "") if values.get("step") in keys else usual
    at, last = keys.index(now), now == keys[-1]
    side, seats = picture_field(game), seats_of(game, mode_of(game, values.get("mode", "")))
    tiles, details, asked = _tiles(game, now, values, own_decks)
    on_page = {"step", "game", asked, "players" if now == "opponent" else ""}
    if last:
        on_page |= {key for key in values if key not in ELSEWHERE and not key.startswith("entry0.")}
    return {
        "steps": steps,
        "now": now,
        "at": at,
        "last": last,
        "after": "" if last else keys[at + 1],
        "title": TITLES.get(now) or (f"Which {side.label.lower()}?" if side else game.title),
        "note": side.note if side and now == "side" else "",
        "called": (parent_of(game) or game).short_title,
        "tiles": tiles,
        "details": details,
        "errors": errors,
        "values": values,
        "carried": {key: value for key, value in values.items() if value and key not in on_page},
        "players": seats if now == "opponent" and len(seats) > 1 else [],
        "seats": seats,
        "most": range(seats[-1]),
        "ranks": RANKS,
        "own_decks": own_decks,
        "entry_fields": game.page.entry_fields,
        "house_rules": house_rules(game) if last else [],
        "shelf": shelf_of(game)[2] if game.decks else None,
        "learn": f"/learn/{game.slug}" if game.page.lesson else "",
    }


def _tiles(
    game: Game, now: str, values: Mapping[str, str], own_decks: Sequence[tuple[str, str]]
) -> tuple[list[Markup], list[Markup], str]:
    """The tiles of a step, what stands beside them, and the field they fill."""
    if now == "mode":
        chosen = mode_of(game, values.get("mode", ""))
        tiles = [choice_tile(mode.shown, "mode", mode is chosen, "chess-rook") for mode in game.page.modes]
        return tiles, [], "mode"
    if now == "opponent":
        against = values.get("opponent") or FACES[0].key
        tiles = [choice_tile(face, "opponent", face.key == against, badge=RANKS[face.key]) for face in FACES]
        tiles += [choice_tile(other, "opponent", other.key == against) for other in OTHERS]
        return tiles, [], "opponent"
    field = picture_field(game)
    if field is None:
        return [], [], ""
    own = [Portrait(value, words, "Built by me.") for value, words in own_decks]
    shown, name = [*field.portraits, *own], f"entry0.{field.name}"
    wished = values.get(name) or next((each.key for each in shown if each.first), shown[0].key)
    return (
        [choice_tile(each, name, each.key == wished, "layer-group") for each in shown],
        [detail(each) for each in shown] if any(each.plays for each in shown) else [],
        name,
    )


SPELLED = {"ap": "AP", "mp": "MP", "hp": "HP", "los": "line of sight", "exp": "experience", "pfw": "Prepare for War",
           "ko": "knock-out", "dirs": "directions"}  # fmt: skip
"""Short forms in the names of tunables, as players say them."""


def label_of(name: str) -> str:
    words = " ".join([SPELLED.get(word, word) for word in name.split("_")])
    return words[:1].upper() + words[1:]


def meaning_of(note: Tunable | None, book: Rulebook) -> str:
    """What a tunable is about: its note, or else the clause that it changes."""
    clause = next((book.clauses[id].text for id in note.clauses if id in book.clauses), "") if note else ""
    asked, *answer = re.sub(r" \([A-Z]{2}-[^()]*\)|\*\*|`", "", clause).split(" -> ")  # a ruling: question, answer, why
    said = note.note if note and note.note else f"{asked} {answer[0].partition(';')[0]}" if answer else asked
    return said[:1].upper() + said[1:].rstrip(".")


def house_rules(game: Game) -> list[tuple[str, list[dict[str, Any]]]]:
    """Every tunable by the chapter of the rulebook that it changes, with its default and its meaning in words."""
    book = rulebook_of(game)
    notes = {name: tunable for tunable in book.tunables for name in tunable.names}
    official = game.rules.tunables()
    chosen = {name for mode in game.page.modes for name, _ in mode.rules}
    chapters: dict[str, list[dict[str, Any]]] = {}
    for field in fields(game.rules.tunables):
        if field.name in chosen:
            continue
        value, note = getattr(official, field.name), notes.get(field.name)
        clauses = note.clauses if note else ()
        rule = {
            "name": field.name,
            "label": label_of(field.name),
            "value": plain(value),
            "kind": "bool" if isinstance(value, bool) else "int" if isinstance(value, int) else "text",
            "options": get_args(field.type) if get_origin(field.type) is Literal else (),
            "said": said(value),
            "note": meaning_of(note, book),
            "clauses": clauses,
        }
        chapter = next((book.clauses[id].section for id in clauses if id in book.clauses), "Other")
        chapters.setdefault(chapter, []).append(rule)
    return list(chapters.items())


def said(value: object) -> str:
    """A tunable's value as people say it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value).replace("_", " ")


def plain(value: object) -> object:
    """A tunable's value as a form writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    return list(value) if isinstance(value, tuple) else value
