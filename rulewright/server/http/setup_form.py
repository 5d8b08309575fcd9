"""A set-up read from the fields of the page's form."""

import dataclasses
import json
import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec

from rulewright.games import game_named
from rulewright.kernel.errors import ImpossibleSetup
from rulewright.server.tables.game_setup import NAME, Setup, variant_of


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
