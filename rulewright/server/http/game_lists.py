"""Games as lists: mine, with whose move it is or how they ended, and those to watch."""

from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from rulewright.games import GAMES
from rulewright.kernel.game import Game
from rulewright.kernel.words import listed
from rulewright.server.errors import Refused
from rulewright.server.html import pages
from rulewright.server.http.forms import form_of, redirect
from rulewright.server.http.people_pages import about
from rulewright.server.http.request_context import COOKIE, live_games_of, person_of
from rulewright.server.store.rows import GameRow
from rulewright.server.tables.live_games import LiveGames
from rulewright.server.tables.upkeep.forgetting import forget_person

MOST = 200


async def my_games(request: Request) -> Response:
    """All my games: where I am waited for, what goes on, how the others ended."""
    live_games, person = live_games_of(request), person_of(request)
    return HTMLResponse(pages.my_games(await lines_of(live_games, person, MOST), await about(live_games, person)))


async def forget_me(request: Request) -> Response:
    """Everything of who asks goes, if they say so twice; their browser is nobody from then on."""
    if (await form_of(request)).get("sure") != "yes":
        raise Refused("tick the box, if you are sure: what is deleted can't be brought back")
    person = person_of(request)
    if person is not None:
        await forget_person(live_games_of(request), person)
    response = redirect(request, "/games")
    response.delete_cookie(COOKIE, path="/")
    return response


async def lines_of(live_games: LiveGames, person: str | None, most: int = 20) -> list[dict[str, Any]]:
    """A person's games, those that wait for them first."""
    rows = await live_games.store.games_of(person, most) if person else []
    lines = [await game_line(live_games, row, person) for row in rows if row.header["game"] in GAMES]
    return sorted(lines, key=lambda line: (not line["yours"], line["over"]))


async def knows(live_games: LiveGames, person: str | None, game: Game) -> bool:
    """Whether somebody has done a game's lesson, or played it: nobody need teach them first."""
    lines = await lines_of(live_games, person)
    return any(line["game"] == game.slug and (line["over"] or not line["lesson"]) for line in lines)


async def game_line(live_games: LiveGames, row: GameRow, person: str | None) -> dict[str, Any]:
    """A game as a line of a list, as this person sees it."""
    live, game = live_games.loaded.get(row.code), GAMES[row.header["game"]]
    summary = live.ledger.summary() if live else row.summary
    waiting, over = summary.get("waiting", []), bool(summary.get("over"))
    held = await live_games.store.held_seats(person, row.code) if person else ()
    expected = () if over else await expected_seats(live_games, row)
    names = list(summary.get("names") or row.header["names"])
    for seat in expected:
        names[seat] = "a friend"
    archive = bool(row.header.get("archive"))
    yours = not over and any(seat in held for seat in waiting)
    lesson = bool(row.header.get("lesson"))
    result = "" if archive or not over else "over" if lesson else result_of(summary, held)
    told = line_words(summary, result, yours, [names[seat] for seat in waiting], len(expected))
    told = "Record" if archive else "Lesson done" if lesson and over else told
    rivals = [name for seat, name in enumerate(names) if seat not in held] if len(held) == 1 else names
    return {
        "code": row.code,
        "game": game.slug,
        "title": game.title,
        "names": names,
        "against": "Lesson" if lesson else listed(rivals),
        "alone": lesson or len(held) != 1,
        "words": told,
        "yours": yours,
        "result": result,
        "over": over or archive,
        "created": row.created,
        "lesson": lesson,
    }


async def expected_seats(live_games: LiveGames, row: GameRow) -> tuple[int, ...]:
    """The seats of friends who have not come yet."""
    if live := live_games.loaded.get(row.code):
        return live.expected
    friends = [seat for seat, who in enumerate(row.header["who"]) if who == "friend"]
    if not friends or not row.creator:
        return ()
    taken = {seat for _, seat in await live_games.store.holders(row.code)}
    return tuple([seat for seat in friends if seat not in taken])


def result_of(summary: dict[str, Any], held: tuple[Any, ...]) -> str:
    """How it ended for whoever holds these seats; "over" where they held none, all, or nobody wrote it down."""
    winners = summary.get("winners")
    if winners is None or len(held) != 1:
        return "over"
    drawn = not winners and not summary.get("together")
    return "drawn" if drawn else "won" if held[0] in winners else "lost"


def line_words(summary: dict[str, Any], result: str, yours: bool, waiting: list[str], expected: int) -> str:
    if result in ("won", "lost", "drawn"):
        return result.capitalize() + (" by concession" if summary.get("conceded") else "")
    if result:
        return str(summary.get("words", "")).capitalize() or "Over"
    if yours:
        return "Your move"
    if expected:
        return "A friend has not joined yet" if expected == 1 else "Friends have not joined yet"
    return "Waiting for " + ", ".join(waiting) if waiting else "Running"
