"""Schemas of what the API answers."""

from typing import Any

Schema = dict[str, Any]


def some(kind: str | list[str], **more: Any) -> Schema:
    """A schema of this type."""
    return {"type": kind, **more}


def thing(**fields: Schema) -> Schema:
    """An object with all these fields."""
    return some("object", properties=fields, required=list(fields))


def many(of: Schema) -> Schema:
    return some("array", items=of)


def ref(name: str) -> Schema:
    """A schema of the components."""
    return {"$ref": f"#/components/schemas/{name}"}


def maybe(schema: Schema) -> Schema:
    """The thing or null."""
    return {"anyOf": [schema, {"type": "null"}]}


def query(name: str, words: str, most: int, default: int | None = None) -> Schema:
    """A number among the query parameters."""
    schema = some("integer", minimum=0, maximum=most) | ({} if default is None else {"default": default})
    return {"name": name, "in": "query", "required": False, "description": words, "schema": schema}


TEXT, WHOLE, TRUTH, NUMBER = some("string"), some("integer"), some("boolean"), some("number")
ANY_TEXT, ANY_NUMBER = some(["string", "null"]), some(["number", "null"])
CODE = {"name": "code", "in": "path", "required": True, "schema": some("string", minLength=1, maxLength=40)}
AFTER = query("after", "The first line of the log to be sent.", 1_000_000, 0)

SCHEMAS: dict[str, Schema] = {
    "Error": thing(error=TEXT),
    "Line": thing(number=WHOLE, step=WHOLE, words=TEXT, clause=TEXT, refs=many(TEXT)),
    "Outcome": thing(winners=many(WHOLE), words=TEXT, clause=TEXT),
    "Question": thing(
        key=TEXT, words=TEXT, clause=TEXT, options=many(thing(index=WHOLE, text=TEXT, label=TEXT, refs=many(TEXT)))
    ),
    "Info": thing(
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
    ),
    "Seen": thing(
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
    "Made": thing(
        code=TEXT,
        table=TEXT,
        seats=many(thing(seat=WHOLE, name=TEXT, who=TEXT, bot=ANY_TEXT, token=ANY_TEXT, link=ANY_TEXT)),
    ),
    "Joined": thing(code=TEXT, seat=WHOLE, token=TEXT),
    "News": thing(n=WHOLE, after=WHOLE, log=many(ref("Line")), waiting=many(WHOLE), asked=TRUTH, over=TRUTH),
    "Index": thing(games=many(thing(game=TEXT, title=TEXT, version=WHOLE, players=many(WHOLE))), bots=many(TEXT)),
    "Listed": thing(games=many(thing(code=TEXT, game=TEXT, names=many(TEXT), created=NUMBER))),
}
SCHEMAS["State"] = {"allOf": [ref("Info"), SCHEMAS.pop("Seen")]}
