"""The API's own description (OpenAPI 3.1), made from the types that read its requests."""

from functools import cache
from typing import Any

import msgspec

from rulewright import __version__
from rulewright.server import api
from rulewright.server.setup import Setup

BODIES = (
    Setup, api.AnswerBody, api.VersionBody, api.AgreeBody, api.StopBody, api.SayBody, api.RecordBody, api.FromBody,
)  # fmt: skip
JSON = "application/json"

Schema = dict[str, Any]


def some(kind: str | list[str], **more: Any) -> Schema:
    """A schema of this type."""
    return {"type": kind, **more}


def thing(**fields: Schema) -> Schema:
    """An object with all these fields."""
    return some("object", properties=fields, required=list(fields))


def many(of: Schema) -> Schema:
    """A list."""
    return some("array", items=of)


def ref(name: str) -> Schema:
    """A schema of the components."""
    return {"$ref": f"#/components/schemas/{name}"}


def maybe(schema: Schema) -> Schema:
    """The thing or null."""
    return {"anyOf": [schema, {"type": "null"}]}


TEXT, WHOLE, TRUTH, NUMBER = some("string"), some("integer"), some("boolean"), some("number")
ANY_TEXT, ANY_NUMBER = some(["string", "null"]), some(["number", "null"])

LINE = thing(number=WHOLE, step=WHOLE, words=TEXT, clause=TEXT, refs=many(TEXT))
OUTCOME = thing(winners=many(WHOLE), words=TEXT, clause=TEXT)
QUESTION = thing(
    key=TEXT,
    words=TEXT,
    clause=TEXT,
    options=many(thing(index=WHOLE, text=TEXT, label=TEXT, refs=many(TEXT))),
)
INFO = thing(
    code=TEXT,
    game=TEXT,
    title=TEXT,
    names=many(TEXT),
    bots=many(ANY_TEXT),
    n=WHOLE,
    step=WHOLE,
    turn=WHOLE,
    waiting=many(WHOLE),
    over=TRUTH,
    outcome=maybe(ref("Outcome")),
    rematch=ANY_TEXT,
    settings=some("object"),
)
STATE = {
    "allOf": [
        ref("Info"),
        thing(
            seat=some(["integer", "null"]),
            view=some("object", description="The game's state with everything hidden left out (-1)."),
            cards=some("object", additionalProperties=TEXT, description="The cards this seat knows, in words."),
            question=maybe(ref("Question")),
            clocks=many(ANY_NUMBER),
            undo=some(["string", "null"], description="Why the last answer can't be taken back; null: it can."),
            undo_request=some(["integer", "null"]),
            chat=many(many(TEXT)),
            log=many(ref("Line")),
        ),
    ]
}
MADE = thing(
    code=TEXT,
    table=TEXT,
    seats=many(thing(seat=WHOLE, name=TEXT, who=TEXT, bot=ANY_TEXT, token=ANY_TEXT, link=ANY_TEXT)),
)
NEWS = thing(n=WHOLE, after=WHOLE, log=many(ref("Line")), waiting=many(WHOLE), asked=TRUTH, over=TRUTH)
INDEX = thing(
    games=many(thing(game=TEXT, title=TEXT, version=WHOLE, players=many(WHOLE))),
    bots=many(TEXT),
)
LISTED = thing(games=many(thing(code=TEXT, game=TEXT, names=many(TEXT), created=NUMBER)))

WORDS = {
    "400": "The request does not fit; the error says what would.",
    "401": "A seat's token is needed, or this one opens no seat of this game.",
    "403": "Not to be seen, or not yet.",
    "404": "There is no such game.",
    "409": "Not now: the table has moved on, or the rules of the table forbid it.",
    "413": "Too large.",
    "429": "Too many at once; wait a moment.",
}
CODE = {"name": "code", "in": "path", "required": True, "schema": some("string", minLength=1, maxLength=40)}


def query(name: str, words: str, most: int, default: int | None = None) -> Schema:
    """A number among the query parameters."""
    schema = some("integer", minimum=0, maximum=most) | ({} if default is None else {"default": default})
    return {"name": name, "in": "query", "required": False, "description": words, "schema": schema}


AFTER = query("after", "The first line of the log to be sent.", 1_000_000, 0)


def operation(
    name: str,
    words: str,
    answer: Schema,
    *errors: int,
    body: type | None = None,
    seat: bool | None = None,
    status: str = "200",
    parameters: tuple[Schema, ...] = (),
    needs_body: bool = True,
) -> Schema:
    """One thing to ask for. `seat`: a token is needed (True), taken (False) or without meaning (None)."""
    responses: dict[str, Schema] = {
        status: {"description": "Done.", "content": {JSON: {"schema": answer}}},
    }
    for error in errors:
        content = {"text/plain": {"schema": TEXT}} if error == 413 else {JSON: {"schema": ref("Error")}}
        responses[str(error)] = {"description": WORDS[str(error)], "content": content}
    made: Schema = {
        "operationId": name,
        "summary": words,
        "responses": responses,
        "security": [] if seat is None else [{"seat": []}] if seat else [{}, {"seat": []}],
    }
    if parameters:
        made["parameters"] = list(parameters)
    if body is not None:
        schema = ref(body.__name__)
        made["requestBody"] = {"required": needs_body, "content": {JSON: {"schema": schema}}}
    return made


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
            "post": operation(
                "answer", "Answer the seat's question.", ref("Info"), *doing, body=api.AnswerBody, seat=True
            )
        },
        f"{games}/undo": {
            "post": operation(
                "undo",
                "Take the last answer back, or ask the other people whether it may be.",
                ref("Info"),
                *doing,
                body=api.VersionBody,
                seat=True,
                needs_body=False,
            )
        },
        f"{games}/undo_ok": {
            "post": operation("undo_ok", "Agree to another's undo.", ref("Info"), *doing, body=api.AgreeBody, seat=True)
        },
        f"{games}/concede": {"post": operation("concede", "Give up.", ref("Info"), 401, 404, 409, 413, seat=True)},
        f"{games}/stop": {
            "post": operation(
                "stop",
                "Whether the seat wants to be asked in a kind of window; elsewhere the table passes for it.",
                ref("Info"),
                *doing,
                body=api.StopBody,
                seat=True,
            )
        },
        f"{games}/say": {
            "post": operation("say", "A line of chat.", ref("Info"), *doing, 429, body=api.SayBody, seat=True)
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
                body=api.FromBody,
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
                body=api.RecordBody,
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
