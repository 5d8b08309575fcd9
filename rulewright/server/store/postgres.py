"""The store for several processes: PostgreSQL by psycopg 3, with LISTEN/NOTIFY between them.

The primary key of the ledger decides who was first; an advisory lock says which process lets a game's bots
and clocks run, and falls to another when that process dies.
"""

import asyncio
import hashlib
import json
import logging
import os
import socket
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import psycopg
from psycopg_pool import AsyncConnectionPool

from rulewright.server.store.people import Values
from rulewright.server.store.rows import News, Row, StoreUnusable
from rulewright.server.store.schema import ADD_ROW, SCHEMA, VERSION, changes_since
from rulewright.server.store.sql_store import Store

logger = logging.getLogger("rulewright.server")

CHANNEL = "rulewright"
LONGEST_NEWS = 7900  # bytes; PostgreSQL takes no more than 8000
Connection = psycopg.AsyncConnection[Any]
T = TypeVar("T")


def lock_number(code: str) -> int:
    """The advisory lock of a game."""
    return int.from_bytes(hashlib.sha256(code.encode()).digest()[:8], signed=True)


RUNNING = lock_number("a process runs")


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
        self._listener: Callable[[News], None] = lambda _: None
        self._untold: asyncio.Queue[str] = asyncio.Queue()
        self._telling: asyncio.Task[None] | None = None
        self._me = f"{socket.gethostname()[:24]}-{os.getpid()}-{id(self)}"

    async def _do(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """With one of the lines; once more if it was broken. What was done the first time is not done twice: rows
        have their numbers.
        """
        try:
            async with self._pool.connection() as db:
                return await work(db)
        except psycopg.OperationalError:
            await self._pool.check()
        async with self._pool.connection() as db:
            return await work(db)

    async def _all(self, sql: str, *values: object) -> list[Any]:
        async def fetch(db: Connection) -> list[Any]:
            cursor = await db.execute(in_psycopg(sql), values)
            return await cursor.fetchall()

        return await self._do(fetch)

    async def _run(self, sql: str, *values: object) -> None:
        await self._do(lambda db: db.execute(in_psycopg(sql), values))

    async def _run_together(self, statements: Sequence[tuple[str, Sequence[Values]]]) -> None:
        async def run(db: Connection) -> None:
            async with db.transaction(), db.cursor() as cursor:
                for sql, values in statements:
                    await cursor.executemany(in_psycopg(sql), values)

        await self._do(run)

    async def _add_row(self, code: str, row: Row) -> None:
        """The row and its news in one statement: both or none, and one way there and back."""
        news = self._news("row", code, row)
        if len(news.encode()) > LONGEST_NEWS:
            news = self._news("row", code)
        await self._run(
            f"with added as ({ADD_ROW} returning 1) select pg_notify(?, ?) from added", code, *row, CHANNEL, news
        )

    def _news(self, kind: str, code: str, data: Any = None) -> str:
        return json.dumps([self._me, kind, code, data])

    async def open(self) -> None:
        try:
            await (await self._connect()).close()  # which says what is wrong; the pool would only wait
        except psycopg.OperationalError as wrong:
            raise StoreUnusable(f"games can't be kept in PostgreSQL: {' '.join(str(wrong).split())}") from wrong
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
        self._telling = asyncio.get_running_loop().create_task(self._tell_all())
        self.tell("hello", "")

    async def _connect(self) -> Connection:
        return await psycopg.AsyncConnection.connect(self.address, autocommit=True, application_name=self._me)

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
                    news = News(*json.loads(heard.payload))
                    if news.process != self._me:
                        self._listener(news)
            except psycopg.OperationalError:
                logger.warning("the line to PostgreSQL broke; connecting again")
                await asyncio.sleep(1)
                try:
                    self._hears = await self._connect_to_channel()
                except psycopg.OperationalError:
                    continue
                self._listener(News(self._me, "missed", ""))

    def tell(self, kind: str, code: str, data: Any = None) -> None:
        self._untold.put_nowait(self._news(kind, code, data))

    async def _tell_all(self) -> None:
        """Tell what waits to be told, all of it at once."""
        while True:
            news = [await self._untold.get()]
            while not self._untold.empty():
                news.append(self._untold.get_nowait())
            try:
                await self._run("select pg_notify(?, said) from unnest(?::text[]) said", CHANNEL, news)
            except psycopg.Error as wrong:
                logger.warning("other processes could not be told: %s", wrong)

    async def alive(self) -> set[str]:
        sql = "select application_name from pg_stat_activity where datname = current_database()"
        return {row[0] for row in await self._all(sql)}

    async def close(self) -> None:
        for task in (self._listening, self._telling):
            if task:
                task.cancel()
        for connection in (self._hears, self._locks):
            if connection is not None:
                await connection.close()
        await self._pool.close()

    async def begin_clocks(self, text: str, now: float) -> None:
        """Every process holds a lock that they share, so the first one knows that it is."""
        assert self._locks is not None
        cursor = await self._locks.execute("select pg_try_advisory_lock(%s)", (RUNNING,))
        row = await cursor.fetchone()
        if row and row[0]:
            await super().begin_clocks(text, now)
        await self._locks.execute("select pg_advisory_lock_shared(%s)", (RUNNING,))
        if row and row[0]:
            await self._locks.execute("select pg_advisory_unlock(%s)", (RUNNING,))

    async def claim(self, code: str) -> bool:
        assert self._locks is not None
        async with self._locking:
            if self._locks.closed:
                self._locks = await self._connect()
                await self._locks.execute("select pg_advisory_lock_shared(%s)", (RUNNING,))
            cursor = await self._locks.execute("select pg_try_advisory_lock(%s)", (lock_number(code),))
            row = await cursor.fetchone()
        return bool(row and row[0])

    async def release(self, code: str) -> None:
        assert self._locks is not None
        async with self._locking:
            if not self._locks.closed:
                await self._locks.execute("select pg_advisory_unlock(%s)", (lock_number(code),))
        self.tell("free", code)

    def on_news(self, listener: Callable[[News], None]) -> None:
        self._listener = listener
