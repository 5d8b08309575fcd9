"""The table for programs: which address leads where, and the same as an OpenAPI 3.1 document.

What an operation is called and what it says of itself are its function's name and docstring; the bodies come from the
types that read them.
"""

from collections.abc import Awaitable, Callable
from functools import cache
from typing import NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from rulewright import __version__
from rulewright.server.http.api import actions, games, request_bodies
from rulewright.server.http.api.events import events
from rulewright.server.http.api.schemas import AFTER, CODE, SCHEMAS, TEXT, WHOLE, Schema, many, maybe, query, ref, thing
from rulewright.server.tables.game_setup import Setup

ERRORS = {
    400: "The request does not fit; the error says what would.",
    401: "A seat's token is needed, or this one opens no seat of this game.",
    403: "Not to be seen, or not yet.",
    404: "There is no such game.",
    409: "Not now: the table has moved on, or the rules of the table forbid it.",
    413: "Too large.",
    429: "Too many at once; wait a moment.",
}
DOING = (400, 401, 404, 409, 413)


class Operation(NamedTuple):
    """One thing to ask for. `seat`: a token is needed (True), taken (False) or without meaning (None)."""

    method: str
    path: str
    function: Callable[[Request], Awaitable[Response]]
    answer: Schema
    errors: tuple[int, ...] = ()
    body: type | None = None
    seat: bool | None = None
    status: int = 200
    parameters: tuple[Schema, ...] = ()
    needs_body: bool = True

    def described(self) -> Schema:
        responses: dict[str, Schema] = {str(self.status): {"description": "Done.", "content": _json(self.answer)}}
        for error in self.errors:
            content = {"text/plain": {"schema": TEXT}} if error == 413 else _json(ref("Error"))
            responses[str(error)] = {"description": ERRORS[error], "content": content}
        made: Schema = {
            "operationId": self.function.__name__,
            "summary": " ".join((self.function.__doc__ or "").split()),
            "responses": responses,
            "security": [] if self.seat is None else [{"seat": []}] if self.seat else [{}, {"seat": []}],
        }
        if self.parameters:
            made["parameters"] = list(self.parameters)
        if self.body is not None:
            made["requestBody"] = {"required": self.needs_body, "content": _json(ref(self.body.__name__))}
        return made


def _json(schema: Schema) -> Schema:
    return {"application/json": {"schema": schema}}


GAME = "/games/{code}"
INFO, MADE = ref("Info"), ref("Made")
ASKED = thing(n=WHOLE, question=maybe(ref("Question")), waiting=many(WHOLE))
WAIT = query("wait", "Seconds to wait for news.", 60, 0)
KNOWN = query("n", "The version you know.", 1_000_000)
ANSWER, VERSION, AGREE = request_bodies.AnswerBody, request_bodies.VersionBody, request_bodies.AgreeBody
STOP, SAY = request_bodies.StopBody, request_bodies.SayBody
FROM, RECORD = request_bodies.FromBody, request_bodies.RecordBody

OPERATIONS = (
    Operation("get", "/", games.index, ref("Index")),
    Operation("get", "/games", games.listed, ref("Listed")),
    Operation("post", "/games", games.create, MADE, (400, 409, 413, 429), body=Setup, status=201),
    Operation("post", "/join", games.join, ref("Joined"), (400, 404, 413), body=request_bodies.JoinBody, status=201),
    Operation("get", GAME, games.game, INFO, (404,)),
    Operation("get", f"{GAME}/state", games.state, ref("State"), (400, 401, 404), seat=False, parameters=(AFTER,)),
    Operation("get", f"{GAME}/options", games.options, ASKED, (401, 404), seat=True),
    Operation("post", f"{GAME}/answer", actions.answer, INFO, DOING, body=ANSWER, seat=True),
    Operation("post", f"{GAME}/undo", actions.undo, INFO, DOING, body=VERSION, seat=True, needs_body=False),
    Operation("post", f"{GAME}/undo_ok", actions.undo_ok, INFO, DOING, body=AGREE, seat=True),
    Operation("post", f"{GAME}/concede", actions.concede, INFO, (401, 404, 409, 413), seat=True),
    Operation("post", f"{GAME}/stop", actions.stop, INFO, DOING, body=STOP, seat=True),
    Operation("post", f"{GAME}/say", actions.say, INFO, (*DOING, 429), body=SAY, seat=True),
    Operation("post", f"{GAME}/rematch", games.rematch, thing(code=TEXT), (401, 404, 409, 413), seat=True, status=201),
    Operation(
        "get", f"{GAME}/events", events, ref("News"), (400, 401, 404), seat=False, parameters=(AFTER, WAIT, KNOWN)
    ),
    Operation("get", f"{GAME}/record", games.record, thing(record=TEXT), (403, 404)),
    Operation("post", f"{GAME}/from", games.play_from, MADE, (400, 404, 409, 413, 429), body=FROM, status=201),
    Operation("post", "/records", games.import_record, MADE, (400, 409, 413, 429), body=RECORD, status=201),
)


@cache
def document() -> Schema:
    kinds = [operation.body for operation in OPERATIONS if operation.body]
    _, bodies = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    paths: dict[str, Schema] = {}
    for operation in OPERATIONS:
        path = paths.setdefault(f"/api{operation.path}", {})
        path[operation.method] = operation.described()
        if "{code}" in operation.path:
            path["parameters"] = [CODE]
    stream = paths[f"/api{GAME}/events"]["get"]["responses"]["200"]["content"]
    stream["text/event-stream"] = {"schema": TEXT}
    about = (
        "Set up games, look at the table as a seat sees it, answer, follow what happens. "
        "A seat's token is its only key: send it as `Authorization: Bearer <token>`."
    )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Rulewright", "version": __version__, "description": about},
        "paths": paths,
        "components": {"schemas": bodies | SCHEMAS, "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}}},
    }


async def openapi(request: Request) -> Response:
    return JSONResponse(document())


async def list_or_create(request: Request) -> Response:
    """One address, two ways: one route, so that it says which methods it knows."""
    return await (games.create(request) if request.method == "POST" else games.listed(request))


routes = [
    Route("/openapi.json", openapi),
    Route("/games", list_or_create, methods=["GET", "POST"]),
    *(Route(each.path, each.function, methods=[each.method.upper()]) for each in OPERATIONS if each.path != "/games"),
]
