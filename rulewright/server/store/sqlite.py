"""The store for one process: a file of SQLite."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from rulewright.server.store.people import Values
from rulewright.server.store.rows import StoreUnusable
from rulewright.server.store.schema import SCHEMA, VERSION, changes_since
from rulewright.server.store.sql_store import Store

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

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
        self._lock: int | None = None

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
                with suppress(sqlite3.Error):  # what went wrong first is what is reported
                    db.execute("rollback")
                raise

        await self._do(work)

    async def open(self) -> None:
        def connect() -> sqlite3.Connection:
            self._lock_file()
            db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=2)
            db.execute("pragma journal_mode = wal")
            db.execute("pragma synchronous = normal")
            db.execute("pragma busy_timeout = 5000")
            db.execute("pragma secure_delete = on")  # who is forgotten is not left in free pages
            db.execute("begin immediate")  # a file that can't be written, or that somebody holds, is refused here
            for statement in SCHEMA.split(";"):
                db.execute(statement)
            version = db.execute("pragma user_version").fetchone()[0] or 1
            for change in changes_since(version):
                db.execute(change)
            db.execute(f"pragma user_version = {VERSION}")
            db.execute("commit")
            return db

        try:
            self._db = await self._on_thread(connect)
        except sqlite3.Error as wrong:
            self._unlock_file()
            raise StoreUnusable(
                f"games can't be kept in {self.path}: {wrong}. It must be a database that may be written and that "
                "nobody else holds"
            ) from wrong

    async def open_beside(self) -> None:
        """Without the lock, and only if it is as this version keeps it: the server that runs sees to that."""

        def connect() -> sqlite3.Connection:
            address = f"{Path(self.path).absolute().as_uri()}?mode=rw"
            db = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False, timeout=5)
            if (version := db.execute("pragma user_version").fetchone()[0]) != VERSION:
                db.close()
                raise StoreUnusable(f"{self.path} is of version {version}, not {VERSION}: start the server once before")
            return db

        try:
            self._db = await self._on_thread(connect)
        except sqlite3.Error as wrong:
            raise StoreUnusable(f"{self.path} can't be opened: {wrong}") from None

    async def _on_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._worker, work)

    def _lock_file(self) -> None:
        """One process for a file: a second one would not hear of what the first writes."""
        if fcntl is None or self.path == ":memory:":
            return
        try:
            self._lock = os.open(f"{self.path}.lock", os.O_CREAT | os.O_RDWR, 0o644)
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._unlock_file()
            raise StoreUnusable(
                f"another server keeps its games in {self.path}; stop it, name another file by --store, or "
                "use PostgreSQL for several"
            ) from None
        except OSError as wrong:
            raise StoreUnusable(f"games can't be kept in {self.path}: {wrong.strerror}") from None

    def _unlock_file(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    async def close(self) -> None:
        if self._db is not None:
            await self._do(lambda db: db.close())
            self._db = None
        self._worker.shutdown()
        self._unlock_file()

    async def claim(self, code: str) -> bool:
        return True  # the file belongs to one process

    async def release(self, code: str) -> None:
        pass
