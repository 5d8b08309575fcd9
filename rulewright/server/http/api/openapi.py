"""The API's own description (OpenAPI 3.1), made from the types that read its requests."""

from functools import cache

import msgspec

from rulewright import __version__
from rulewright.server.http.api.request_bodies import (
    AgreeBody,
    AnswerBody,
    FromBody,
    RecordBody,
    SayBody,
    StopBody,
    VersionBody,
)
from rulewright.server.http.api.schemas import (
    AFTER,
    CODE,
    INDEX,
    INFO,
    LINE,
    LISTED,
    MADE,
    NEWS,
    OUTCOME,
    QUESTION,
    STATE,
    TEXT,
    WHOLE,
    Schema,
    many,
    maybe,
    operation,
    query,
    ref,
    thing,
)
from rulewright.server.tables.game_setup import Setup

BODIES = (
    Setup, AnswerBody, VersionBody, AgreeBody, StopBody, SayBody, RecordBody, FromBody,
)  # fmt: skip


@cache
def document() -> Schema:
    """The whole description."""
    _, bodies = msgspec.json.schema_components(BODIES, ref_template="#/components/schemas/{name}")
    doing = (400, 401, 404, 409, 413)
    games = "/api/games/{code}"
    paths: dict[str, Schema] = {
        "/api/": {"get": operation("index", "The games and bots there are.", ref("Index"))},
        "/api/games": {
            "get": operation("listed", "The games listed for everybody.", ref("Listed")),
            "post": operation("create", "Set a game up.", ref("Made"), 400, 409, 413, 429, body=Setup, status="201"),
        },
        games: {"get": operation("game", "What everybody may know of a game.", ref("Info"), 404)},
        f"{games}/state": {
            "get": operation(
                "state",
                "The table as the token's seat sees it; as a spectator does without a token.",
                ref("State"),
                400,
                401,
                404,
                seat=False,
                parameters=(AFTER,),
            )
        },
        f"{games}/options": {
            "get": operation(
                "options",
                "The seat's open question with its options; null while it is not asked.",
                thing(n=WHOLE, question=maybe(ref("Question")), waiting=many(WHOLE)),
                401,
                404,
                seat=True,
            )
        },
        f"{games}/answer": {
            "post": operation("answer", "Answer the seat's question.", ref("Info"), *doing, body=AnswerBody, seat=True)
        },
        f"{games}/undo": {
            "post": operation(
                "undo",
                "Take the last answer back, or ask the other people whether it may be.",
                ref("Info"),
                *doing,
                body=VersionBody,
                seat=True,
                needs_body=False,
            )
        },
        f"{games}/undo_ok": {
            "post": operation("undo_ok", "Agree to another's undo.", ref("Info"), *doing, body=AgreeBody, seat=True)
        },
        f"{games}/concede": {"post": operation("concede", "Give up.", ref("Info"), 401, 404, 409, 413, seat=True)},
        f"{games}/stop": {
            "post": operation(
                "stop",
                "Whether the seat wants to be asked in a kind of window; elsewhere the table passes for it.",
                ref("Info"),
                *doing,
                body=StopBody,
                seat=True,
            )
        },
        f"{games}/say": {
            "post": operation("say", "A line of chat.", ref("Info"), *doing, 429, body=SayBody, seat=True)
        },
        f"{games}/rematch": {
            "post": operation(
                "rematch",
                "Play again; the same tokens open the same seats of the new game.",
                thing(code=TEXT),
                401,
                404,
                409,
                413,
                seat=True,
                status="201",
            )
        },
        f"{games}/events": {
            "get": operation(
                "events",
                "What happened since line `after`; waits up to `wait` seconds while nothing has happened "
                "and the version is still `n`. With `Accept: text/event-stream` the same as a stream.",
                ref("News"),
                400,
                401,
                404,
                seat=False,
                parameters=(
                    AFTER,
                    query("wait", "Seconds to wait for news.", 60, 0),
                    query("n", "The version you know.", 1_000_000),
                ),
            )
        },
        f"{games}/record": {
            "get": operation("record", "The record, when the game is over.", thing(record=TEXT), 403, 404)
        },
        f"{games}/from": {
            "post": operation(
                "play_from",
                "A new game against bots from a moment of a finished one.",
                ref("Made"),
                400,
                404,
                409,
                413,
                429,
                body=FromBody,
                status="201",
            )
        },
        "/api/records": {
            "post": operation(
                "lay_up",
                "Lay up a record, to be replayed.",
                ref("Made"),
                400,
                409,
                413,
                429,
                body=RecordBody,
                status="201",
            )
        },
    }
    for path, methods in paths.items():
        if "{code}" in path:
            methods["parameters"] = [CODE]
    stream = paths[f"{games}/events"]["get"]["responses"]["200"]["content"]
    stream["text/event-stream"] = {"schema": TEXT}
    schemas = bodies | {
        "Error": thing(error=TEXT),
        "Line": LINE,
        "Outcome": OUTCOME,
        "Question": QUESTION,
        "Info": INFO,
        "State": STATE,
        "Made": MADE,
        "News": NEWS,
        "Index": INDEX,
        "Listed": LISTED,
    }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Rulewright",
            "version": __version__,
            "description": "Set up games, look at the table as a seat sees it, answer, follow what happens. "
            "A seat's token is its only key: send it as `Authorization: Bearer <token>`.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }
