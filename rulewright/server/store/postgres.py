"""The store for several processes: PostgreSQL by psycopg 3, with LISTEN/NOTIFY between them.

The primary key of the ledger decides who was first; an advisory lock says which process lets a game's bots
and clocks run, and falls to another when that process dies.
"""

import asyncio
import json
import logging
import os
import time
import zlib
from collections.abc import Callable, Sequence
from typing import Any

import psycopg
from psycopg_pool import AsyncConnectionPool

from rulewright.server.store.old_decks import KeepsDecks
from rulewright.server.store.old_store import GAME, MINE, SCHEMA, TICKING, game_row
from rulewright.server.store.rows import GameRow, Row, Taken

logger = logging.getLogger("rulewright.server")


CHANNEL = "rulewright"


def lock_number(code: str) -> int:
    """The advisory lock of a game."""
    return zlib.crc32(code.encode()) | (0x52 << 32)


class PostgresStore(KeepsDecks):
    """Games in a PostgreSQL database."""

    shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self._pool: AsyncConnectionPool[psycopg.AsyncConnection[Any]] = AsyncConnectionPool(
            address, min_size=1, max_size=8, open=False, kwargs={"autocommit": True}
        )
        self._ears: psycopg.AsyncConnection[Any] | None = None
        self._locks: psycopg.AsyncConnection[Any] | None = None
        self._locking = asyncio.Lock()
        self._listening: asyncio.Task[None] | None = None
        self._listener: Callable[[str], None] | None = None
        self._me = f"{os.getpid()}-{id(self)}"

    async def _all(self, sql: str, *values: object) -> list[Any]:
        async with self._pool.connection() as db:
            cursor = await db.execute(sql.replace("?", "%s"), values)
            return await cursor.fetchall()

    async def _run(self, sql: str, *values: object) -> None:
        async with self._pool.connection() as db:
            await db.execute(sql.replace("?", "%s"), values)

    async def open(self) -> None:
        await self._pool.open(wait=True, timeout=10)
        async with self._pool.connection() as db, db.transaction():
            await db.execute("select pg_advisory_xact_lock(82)")  # two processes may start at once
            await db.execute(SCHEMA)
        self._locks = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
        self._ears = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
        await self._ears.execute(f"listen {CHANNEL}")
        self._listening = asyncio.get_running_loop().create_task(self._listen())

    async def _listen(self) -> None:
        """Hear of what other processes write; connect again when the line breaks."""
        while True:
            try:
                assert self._ears is not None
                async for heard in self._ears.notifies():
                    who, _, code = heard.payload.partition(" ")
                    if who != self._me and self._listener:
                        self._listener(code)
            except psycopg.OperationalError:
                logger.warning("the line to PostgreSQL broke; connecting again")
                await asyncio.sleep(1)
                try:
                    self._ears = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
                    await self._ears.execute(f"listen {CHANNEL}")
                except psycopg.OperationalError:
                    continue

    async def close(self) -> None:
        if self._listening:
            self._listening.cancel()
        for line in (self._ears, self._locks):
            if line is not None:
                await line.close()
        await self._pool.close()

    async def create(self, game: GameRow, rows: Sequence[tuple[int, str]], tokens: dict[str, int]) -> None:
        now = time.time()
        async with self._pool.connection() as db, db.transaction(), db.cursor() as cursor:
            await cursor.execute(
                f"insert into games ({GAME}) values (%s, %s, %s, %s, %s, %s)",
                (
                    game.code,
                    json.dumps(game.header),
                    game.created,
                    int(game.public),
                    game.creator,
                    json.dumps(game.summary),
                ),
            )
            await cursor.executemany(
                "insert into answers values (%s, %s, %s, %s, %s)",
                [(game.code, number, seat, text, now) for number, (seat, text) in enumerate(rows)],
            )
            await cursor.executemany(
                "insert into tokens values (%s, %s, %s, %s)",
                [(token, game.code, seat, now) for token, seat in tokens.items()],
            )

    async def game(self, code: str) -> GameRow | None:
        if "\0" in code:
            return None
        found = await self._all(f"select {GAME} from games where code = ?", code)
        return game_row(found[0]) if found else None

    async def rows(self, code: str, after: int = 0) -> list[Row]:
        sql = "select number, seat, text, time from answers where code = ? and number >= ? order by number"
        return [Row(*row) for row in await self._all(sql, code, after)]

    async def append(self, code: str, number: int, seat: int, text: str) -> Row:
        row = Row(number, seat, text, time.time())
        try:
            async with self._pool.connection() as db, db.transaction():
                await db.execute("insert into answers values (%s, %s, %s, %s, %s)", (code, *row))
                await db.execute("select pg_notify(%s, %s)", (CHANNEL, f"{self._me} {code}"))
        except psycopg.errors.UniqueViolation:
            raise Taken(f"row {number} of game {code} is taken") from None
        return row

    async def note(self, code: str, summary: dict[str, Any]) -> None:
        await self._run("update games set summary = ? where code = ?", json.dumps(summary), code)

    async def publish(self, code: str, public: bool) -> None:
        await self._run("update games set public = ? where code = ?", int(public), code)

    async def add_token(self, token: str, code: str, seat: int) -> None:
        sql = "insert into tokens values (?, ?, ?, ?) on conflict do nothing"
        await self._run(sql, token, code, seat, time.time())

    async def tokens(self, code: str) -> list[tuple[str, int]]:
        return [(r[0], r[1]) for r in await self._all("select token, seat from tokens where code = ?", code)]

    async def seat_of(self, token: str) -> tuple[str, int] | None:
        sql = "select code, seat from tokens where token = ? order by created desc limit 1"
        found = await self._all(sql, token)
        return (found[0][0], found[0][1]) if found else None

    async def hold(self, person: str, code: str, seat: int) -> None:
        await self._run("insert into holders values (?, ?, ?) on conflict do nothing", person, code, seat)

    async def held(self, person: str, code: str) -> tuple[int, ...]:
        sql = "select seat from holders where person = ? and code = ? order by seat"
        return tuple(row[0] for row in await self._all(sql, person, code))

    async def holders(self, code: str) -> list[tuple[str, int]]:
        sql = "select person, seat from holders where code = ? order by seat"
        return [(row[0], row[1]) for row in await self._all(sql, code)]

    async def games_of(self, person: str, limit: int = 50) -> list[GameRow]:
        return [game_row(row) for row in await self._all(MINE, person, person, limit)]

    async def public_games(self, limit: int = 50) -> list[GameRow]:
        sql = f"select {GAME} from games where public = 1 order by created desc limit ?"
        return [game_row(row) for row in await self._all(sql, limit)]

    async def ticking(self) -> list[str]:
        return [row[0] for row in await self._all(TICKING.replace("%", "%%"))]

    async def claim(self, code: str) -> bool:
        assert self._locks is not None
        async with self._locking:
            if self._locks.closed:
                self._locks = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
            cursor = await self._locks.execute("select pg_try_advisory_lock(%s)", (lock_number(code),))
            row = await cursor.fetchone()
        return bool(row and row[0])

    async def release(self, code: str) -> None:
        assert self._locks is not None
        async with self._locking:
            if not self._locks.closed:
                await self._locks.execute("select pg_advisory_unlock(%s)", (lock_number(code),))

    def on_change(self, listener: Callable[[str], None]) -> None:
        self._listener = listener
