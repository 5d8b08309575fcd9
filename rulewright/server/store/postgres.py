"""The store for several processes: PostgreSQL by psycopg 3, with LISTEN/NOTIFY between them.

The primary key of the ledger decides who was first; an advisory lock says which process lets a game's bots
and clocks run, and falls to another when that process dies.
"""

import asyncio
import logging
import os
import zlib
from collections.abc import Callable, Sequence
from typing import Any

import psycopg
from psycopg_pool import AsyncConnectionPool

from rulewright.server.store.rows import Row
from rulewright.server.store.schema import ADD_ROW, SCHEMA, VERSION, changes_since
from rulewright.server.store.sql_store import Store, Values

logger = logging.getLogger("rulewright.server")

CHANNEL = "rulewright"
Connection = psycopg.AsyncConnection[Any]


def lock_number(code: str) -> int:
    """The advisory lock of a game."""
    return zlib.crc32(code.encode()) | (0x52 << 32)


def in_psycopg(sql: str) -> str:
    """A statement as psycopg wants it: `%s` for a value, and a plain percent sign written twice."""
    return sql.replace("%", "%%").replace("?", "%s")


class PostgresStore(Store):
    """Games in a PostgreSQL database."""

    shared = True
    conflict = psycopg.errors.UniqueViolation

    def __init__(self, address: str) -> None:
        self.address = address
        self._pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            address, min_size=1, max_size=8, open=False, kwargs={"autocommit": True}
        )
        self._hears: Connection | None = None  # of what other processes write
        self._locks: Connection | None = None  # holds the advisory locks
        self._locking = asyncio.Lock()
        self._listening: asyncio.Task[None] | None = None
        self._listener: Callable[[str], None] | None = None
        self._me = f"{os.getpid()}-{id(self)}"

    async def _all(self, sql: str, *values: object) -> list[Any]:
        async with self._pool.connection() as db:
            cursor = await db.execute(in_psycopg(sql), values)
            return await cursor.fetchall()

    async def _run(self, sql: str, *values: object) -> None:
        async with self._pool.connection() as db:
            await db.execute(in_psycopg(sql), values)

    async def _run_together(self, statements: Sequence[tuple[str, Sequence[Values]]]) -> None:
        async with self._pool.connection() as db, db.transaction(), db.cursor() as cursor:
            for sql, values in statements:
                await cursor.executemany(in_psycopg(sql), values)

    async def _add_row(self, code: str, row: Row) -> None:
        async with self._pool.connection() as db, db.transaction():
            await db.execute(in_psycopg(ADD_ROW), (code, *row))
            await db.execute("select pg_notify(%s, %s)", (CHANNEL, f"{self._me} {code}"))

    async def open(self) -> None:
        await self._pool.open(wait=True, timeout=10)
        async with self._pool.connection() as db, db.transaction():
            await db.execute("select pg_advisory_xact_lock(82)")  # two processes may start at once
            await db.execute(SCHEMA)
            await db.execute("create table if not exists store_version (version integer not null)")
            found = await (await db.execute("select version from store_version")).fetchone()
            for change in changes_since(found[0] if found else 1):
                await db.execute(change)
            await db.execute("delete from store_version")
            await db.execute("insert into store_version values (%s)", (VERSION,))
        self._locks = await self._connect()
        self._hears = await self._connect_to_channel()
        self._listening = asyncio.get_running_loop().create_task(self._listen())

    async def _connect(self) -> Connection:
        return await psycopg.AsyncConnection.connect(self.address, autocommit=True)

    async def _connect_to_channel(self) -> Connection:
        connection = await self._connect()
        await connection.execute(f"listen {CHANNEL}")
        return connection

    async def _listen(self) -> None:
        """Hear of what other processes write; connect again when the line breaks."""
        while True:
            try:
                assert self._hears is not None
                async for heard in self._hears.notifies():
                    who, _, code = heard.payload.partition(" ")
                    if who != self._me and self._listener:
                        self._listener(code)
            except psycopg.OperationalError:
                logger.warning("the line to PostgreSQL broke; connecting again")
                await asyncio.sleep(1)
                try:
                    self._hears = await self._connect_to_channel()
                except psycopg.OperationalError:
                    continue

    async def close(self) -> None:
        if self._listening:
            self._listening.cancel()
        for connection in (self._hears, self._locks):
            if connection is not None:
                await connection.close()
        await self._pool.close()

    async def claim(self, code: str) -> bool:
        assert self._locks is not None
        async with self._locking:
            if self._locks.closed:
                self._locks = await self._connect()
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
