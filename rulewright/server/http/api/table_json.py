"""A table in JSON: what a program is told, made from its own `TableView` or open to everybody."""

import dataclasses
from collections.abc import Mapping
from typing import Any

from rulewright.kernel.copying import is_frozen
from rulewright.kernel.question import HIDDEN, CardId, Seat
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.live_games import NewGame
from rulewright.server.tables.live_view import settings_of
from rulewright.server.tables.table_view import TableView


def to_json(value: Any) -> Any:
    """A view as JSON: dataclasses as objects, without the rules and cards in force."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = [] if is_frozen(type(value)) else dataclasses.fields(value)
        return {f.name: to_json(getattr(value, f.name)) for f in fields} or None
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {name: to_json(part) for name, part in zip(value._fields, value, strict=True)}
    if isinstance(value, Mapping):
        return {str(key): to_json(part) for key, part in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [to_json(part) for part in value]
    return value if isinstance(value, int | float | str | bool | None) else None


def game_json(live: LiveGame) -> dict[str, Any]:
    """What everybody may know of a game."""
    ledger, outcome = live.ledger, live.ledger.match.outcome
    return {
        "code": live.code,
        "game": live.game.slug,
        "title": live.game.title,
        "names": ledger.names,
        "bots": ledger.bots,
        "n": ledger.version,
        "step": len(ledger.match.history),
        "turn": len(ledger.match.turns) - 1,
        "waiting": list(ledger.questions()),
        "over": ledger.over,
        "outcome": outcome and outcome._asdict(),
        "rematch": ledger.rematch,
        "settings": settings_of(live),
    }


def question_json(v: TableView, live: LiveGame) -> dict[str, Any] | None:
    """The viewer's own question with every option."""
    if v.question is None or v.viewer is None:
        return None
    asked = live.ledger.questions()[v.viewer]
    options = [
        {
            "index": choice.index,
            "text": v.game.words.notation(v.view, option),
            "label": choice.label,
            "refs": list(choice.refs),
        }
        for choice, option in zip(v.question.choices, asked.options, strict=True)
    ]
    return {"key": v.question.key, "words": v.question.words, "clause": v.question.clause, "options": options}


def state_json(live: LiveGame, v: TableView, after: int = 0) -> dict[str, Any]:
    """The table as a viewer sees it."""
    known = [CardId(number) for number, face in enumerate(v.view.faces) if face != HIDDEN]
    return game_json(live) | {
        "seat": v.viewer if v.mode == "play" else None,
        "view": to_json(v.view),
        "cards": {f"card-{card}": v.game.words.card_words(v.view, card) for card in known},
        "question": question_json(v, live),
        "clocks": [person.clock for person in v.people],
        "undo": v.why_no_undo,
        "undo_request": v.undo_request.seat if v.undo_request else None,
        "chat": [list(line) for line in v.chat],
        "log": log_json(v, after),
    }


def log_json(v: TableView, after: int) -> list[dict[str, Any]]:
    return [
        {"number": x.number, "step": x.step, "words": x.words, "clause": x.clause, "refs": list(x.refs)}
        for x in v.log
        if x.number >= after
    ]


def new_game_json(base: str, made: NewGame) -> dict[str, Any]:
    """A new game with the tokens of one's own seats, and links by which others take theirs."""
    who, ledger = made.live.row.header["who"], made.live.ledger
    seats = [
        {
            "seat": seat,
            "name": name,
            "who": who[seat],
            "bot": ledger.bots[seat],
            "token": made.tokens.get(seat),
            "link": f"{base}s/{made.links[seat]}" if seat in made.links else None,
        }
        for seat, name in zip(map(Seat, range(len(ledger.names))), ledger.names, strict=True)
    ]
    return {"code": made.live.code, "table": f"{base}t/{made.live.code}", "seats": seats}


def news_json(v: TableView, after: int) -> dict[str, Any]:
    return {
        "n": v.version,
        "after": v.log[-1].number + 1 if v.log else 0,
        "log": log_json(v, after),
        "waiting": list(v.waiting),
        "asked": v.question is not None,
        "over": v.outcome is not None,
    }
