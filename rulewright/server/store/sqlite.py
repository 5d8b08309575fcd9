"""The store for one process: a file of SQLite."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from rulewright.server.store.schema import SCHEMA
from rulewright.server.store.sql_store import Store, Values

T = TypeVar("T")


class SqliteStore(Store):
    """One file, written ahead (WAL); one thread does all of it.

    A row that was taken survives the death of the process. It is handed to the system, not forced to the disk: that
    took 0.3 to 16 ms for each row, while somebody waits. Only a power cut could cost the last moments, never the file.
    """

    shared = False
    conflict = sqlite3.IntegrityError

    def __init__(self, path: str) -> None:
        self.path = path
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._db: sqlite3.Connection | None = None

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        assert self._db is not None, "the store is not open"
        return await asyncio.get_running_loop().run_in_executor(self._worker, work, self._db)

    async def _all(self, sql: str, *values: object) -> list[Any]:
        return await self._do(lambda db: db.execute(sql, values).fetchall())

    async def _run(self, sql: str, *values: object) -> None:
        await self._do(lambda db: db.execute(sql, values))

    async def _run_together(self, statements: Sequence[tuple[str, Sequence[Values]]]) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("begin immediate")
            try:
                for sql, values in statements:
                    db.executemany(sql, values)
                db.execute("commit")
            except BaseException:
                db.execute("rollback")
                raise

        await self._do(work)

    async def open(self) -> None:
        def connect() -> sqlite3.Connection:
            db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            db.execute("pragma journal_mode = wal")
            db.execute("pragma synchronous = normal")
            db.execute("pragma busy_timeout = 5000")
            db.executescript(SCHEMA)
            return db

        self._db = await asyncio.get_running_loop().run_in_executor(self._worker, connect)

    async def close(self) -> None:
        if self._db is not None:
            await self._do(lambda db: db.close())
            self._db = None
        self._worker.shutdown()

    async def claim(self, code: str) -> bool:
        return True  # the file belongs to one process

    async def release(self, code: str) -> None:
        pass

    def on_change(self, listener: Callable[[str], None]) -> None:
        pass  # nobody else writes
