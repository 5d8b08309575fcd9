"""A table in JSON: what a program is told, made from its own `TableView` or open to everybody."""

import dataclasses
from collections.abc import Mapping
from typing import Any

from rulewright.kernel.question import HIDDEN
from rulewright.server.tables.live_game import Live
from rulewright.server.tables.live_games import Made
from rulewright.server.tables.live_view import settings_of
from rulewright.server.tables.table_view import TableView


def plain(value: Any) -> Any:
    """A view as JSON: dataclasses as objects, without the rules and cards in force."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        frozen = getattr(type(value), "__dataclass_params__").frozen  # noqa: B009
        return None if frozen else {f.name: plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {name: plain(part) for name, part in zip(value._fields, value, strict=True)}
    if isinstance(value, Mapping):
        return {str(key): plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(part) for part in value]
    return value if isinstance(value, int | float | str | bool | None) else None


def info(live: Live) -> dict[str, Any]:
    """What everybody may know of a game."""
    told, outcome = live.told, live.told.match.outcome
    return {
        "code": live.code,
        "game": live.game.slug,
        "title": live.game.title,
        "names": told.names,
        "bots": told.bots,
        "n": told.n,
        "step": len(told.match.history),
        "turn": len(told.match.turns) - 1,
        "waiting": list(told.asked()),
        "over": told.over,
        "outcome": {"winners": list(outcome.winners), "words": outcome.words, "clause": outcome.clause}
        if outcome
        else None,
        "rematch": told.rematch,
        "settings": settings_of(live),
    }


def question_of(v: TableView, live: Live) -> dict[str, Any] | None:
    """The viewer's own question with every option."""
    if v.ask is None or v.viewer is None:
        return None
    asked = live.told.asked()[v.viewer]
    options = [
        {
            "index": choice.index,
            "text": v.game.words.notation(v.view, option),
            "label": choice.label,
            "refs": list(choice.refs),
        }
        for choice, option in zip(v.ask.choices, asked.options, strict=True)
    ]
    return {"key": v.ask.key, "words": v.ask.words, "clause": v.ask.clause, "options": options}


def state_of(live: Live, v: TableView, after: int = 0) -> dict[str, Any]:
    """The table as a viewer sees it."""
    known = [card for card, face in enumerate(v.view.faces) if face != HIDDEN]
    view = {field.name: plain(getattr(v.view, field.name)) for field in dataclasses.fields(v.view)}
    return info(live) | {
        "seat": v.viewer if v.mode == "play" else None,
        "view": view,
        "cards": {f"card-{card}": v.game.words.card_words(v.view, card) for card in known},
        "question": question_of(v, live),
        "clocks": [person.clock for person in v.people],
        "undo": v.undo,
        "undo_request": v.undo_request,
        "chat": [list(line) for line in v.chat],
        "log": lines_of(v, after),
    }


def lines_of(v: TableView, after: int) -> list[dict[str, Any]]:
    """The log from a line on."""
    return [
        {"number": x.number, "step": x.step, "words": x.words, "clause": x.clause, "refs": list(x.refs)}
        for x in v.log
        if x.number >= after
    ]


def made_of(base: str, made: Made) -> dict[str, Any]:
    """A new game and the secrets of its seats."""
    who = made.live.row.header["who"]
    seats = [
        {
            "seat": seat,
            "name": name,
            "who": who[seat],
            "bot": made.live.told.bots[seat],
            "token": made.tokens.get(seat),
            "link": f"{base}s/{made.tokens[seat]}" if seat in made.tokens else None,
        }
        for seat, name in enumerate(made.live.told.names)
    ]
    return {"code": made.live.code, "table": f"{base}t/{made.live.code}", "seats": seats}


def happened(v: TableView, after: int) -> dict[str, Any]:
    """The news of a table."""
    return {
        "n": v.n,
        "after": v.log[-1].number + 1 if v.log else 0,
        "log": lines_of(v, after),
        "waiting": list(v.waiting),
        "asked": v.ask is not None,
        "over": v.outcome is not None,
    }
