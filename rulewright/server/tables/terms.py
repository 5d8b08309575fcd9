"""What is agreed on before a game begins, in words that both players read."""

from collections.abc import Mapping, Sequence
from typing import Any

from rulewright.kernel.game import Game
from rulewright.server.people.ratings import why_unrated

SHOWN = 6  # house rules that are named one by one


def clock_words(clock: dict[str, Any]) -> str:
    seconds = int(clock.get("seconds", 0))
    long = f"{seconds // 60} min" if seconds >= 60 and seconds % 60 == 0 else f"{seconds} s"
    return {"move": f"{long} for each decision", "bank": f"{long} each for the game"}.get(clock["kind"], "No clock")


def house_rules(game: Game, variant: dict[str, Any]) -> list[tuple[str, str]]:
    """The modes that are played, and whatever else differs from the book."""
    changed = dict(variant.get("rules", {}))
    modes = [mode for mode in game.page.modes if not mode.game and all(changed.get(k) == v for k, v in mode.rules)]
    mode = max(modes, key=lambda mode: len(mode.rules), default=None)
    for name, _ in mode.rules if mode else ():
        changed.pop(name, None)
    found = [("Mode", mode.shown.name)] if mode else []
    words = [f"{name.replace('_', ' ')} {value}" for name, value in changed.items()]
    words += [f"{key}: {', '.join(f'{name} {value}' for name, value in of.items())}"
              for key, of in variant.get("cards", {}).items()]  # fmt: skip
    more = f" and {len(words) - SHOWN} more" if len(words) > SHOWN else ""
    return [*found, ("House rules", (", ".join(words[:SHOWN]) + more).capitalize() if words else "None")]


def entry_words(game: Game, entry: dict[str, Any]) -> str:
    """What a player brings, as far as the set-up form names it."""
    fields = [(field, str(entry.get(field.name, ""))) for field in game.page.entry_fields]
    return ", ".join(dict(field.choices).get(value, "their own") for field, value in fields if value)


def terms(game: Game, header: Mapping[str, Any], names: Sequence[str]) -> list[tuple[str, str]]:
    """Mode and house rules, time, and what each player brings, where that was chosen beforehand."""
    brings = [(names[seat], words) for seat, entry in enumerate(header["lineup"])
              if (words := entry_words(game, entry))]  # fmt: skip
    return [
        *house_rules(game, header["variant"]),
        ("Rated", f"No: {why}" if (why := why_unrated(header)) else "Yes, unless a move is taken back"),
        ("Time", clock_words(header.get("clock", {"kind": "none"}))),
        *brings,
    ]
