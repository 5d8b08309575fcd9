"""A person is forgotten: their names, their lines of chat, their decks, their seats, the games nobody else played in.

A game that other people play in stays theirs. Who is forgotten gives up in it if it still goes on, is called by the
number of the seat from then on, and what they said is gone; everybody at the table is told that somebody left.
"""

import contextlib
import json
from collections.abc import Collection
from typing import Any

from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.question import Seat
from rulewright.server.store.rows import TABLE, GameRow, KeptRow, Row
from rulewright.server.tables.ledger import note
from rulewright.server.tables.live_games import LiveGames

LEFT = "Somebody left for good and took their name and their words along."


async def forget_person(live_games: LiveGames, person: str) -> int:
    """Everything of this person (a hash) goes; says from how many games."""
    count = 0
    while rows := await live_games.store.games_of(person):
        for row in rows:
            seats = await live_games.store.held_seats(person, row.code)
            await forget_seats(live_games, row, seats, person)
            count += 1
    await live_games.store.forget_person(person)
    return count


async def forget_seat(live_games: LiveGames, code: str, seat: Seat) -> int:
    """Everything of whoever sits there; a program is forgotten in this game. Says from how many games."""
    row = await live_games.store.game(code)
    if row is None:
        return 0
    people = [person for person, held in await live_games.store.holders(code) if held == seat]
    if people:
        return sum([await forget_person(live_games, person) for person in people])
    await forget_seats(live_games, row, (seat,), "")
    return 1


async def forget_seats(live_games: LiveGames, row: GameRow, seats: Collection[Seat], person: str) -> None:
    """Who sits at these seats of one game is forgotten in it; a game of theirs alone is deleted."""
    store, code = live_games.store, row.code
    others = {held for holder, held in await store.holders(code) if holder != person}
    others |= {held for _, held in await store.tokens(code)}
    if not others.difference(seats):
        await live_games.delete(code)
        return
    with contextlib.suppress(RulewrightError):  # it is over, or can't be played any more
        live = await live_games.fetch(code, looking=False)
        for seat in seats:  # first: whatever notes how the game stands from now on knows no other name
            await live.rename(seat, nameless(seat))
        for seat in seats:
            await live.concede(seat)
    await _clean(live_games, row, seats, person)
    await live_games.drop(code)
    with contextlib.suppress(RulewrightError):
        await (await live_games.fetch(code, looking=False)).tell(LEFT)


def nameless(seat: Seat) -> str:
    """What a seat is called when whoever sat there is forgotten."""
    return f"Player {seat + 1}"


async def _clean(live_games: LiveGames, row: GameRow, seats: Collection[Seat], person: str) -> None:
    """Take names and words out of everything that is stored of a game."""
    store = live_games.store
    rows = await store.rows(row.code)
    notes = [json.loads(line.text) for line in rows if line.seat == TABLE]
    names = {noted["name"] for noted in notes if "name" in noted and noted["seat"] in seats}
    names |= {row.header["names"][seat] for seat in seats}
    called = [nameless(Seat(seat)) if seat in seats else name for seat, name in enumerate(row.header["names"])]

    def of_them(by: str, words: str) -> bool:
        return by in names or (not by and any(name in words for name in names))

    def cleaned(line: Row) -> str:
        noted = json.loads(line.text) if line.seat == TABLE else {}
        if "name" in noted and noted["seat"] in seats:
            return note(name=called[noted["seat"]], seat=noted["seat"])
        if "by" in noted and of_them(noted["by"], noted["say"]):
            return note(forgotten=True)
        return line.text

    def cleaned_notes(kept: KeptRow) -> str:
        noted: dict[str, Any] = json.loads(kept.notes)
        noted["chat"] = [[by, words] for by, words in noted["chat"] if not of_them(by, words)]
        if "names" in noted:
            noted["names"] = [called[seat] if seat in seats else name for seat, name in enumerate(noted["names"])]
        return json.dumps(noted)

    summary = dict(row.summary)
    if "names" in summary:
        summary["names"] = [called[seat] if seat in seats else name for seat, name in enumerate(summary["names"])]
    creator = "" if person and row.creator == person else row.creator
    await store.clean_game(
        GameRow(row.code, row.header | {"names": called}, row.created, row.public, creator, summary),
        rows={line.number: text for line in rows if (text := cleaned(line)) != line.text},
        notes={kept.turn: cleaned_notes(kept) for kept in await store.kept_turns(row.code)},
        seats=seats,
        person=person,
    )
