"""Schemas of what the API answers."""

from typing import Any

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
