"""Where games live: a ledger a game to which rows are only ever added, and who may sit where.

A row with a seat is an answer in the game's notation. A row without a seat (TABLE) is a note of the table as
JSON: an undo, a bot that takes over, a line of chat. Reading the rows in order gives the game back. A row
that was appended is on disk: nothing is acknowledged before.
"""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from rulewright.server.store.old_decks import DECK_SCHEMA, KeepsDecks
from rulewright.server.store.rows import DeckRow, GameRow, Row, Taken

T = TypeVar("T")


class Store(Protocol):
    """Keeps games. All of it may be called from one event loop at any time."""

    shared: bool  # whether other processes may work on the same games

    async def open(self) -> None:
        """Make ready; creates what is missing."""

    async def close(self) -> None:
        """Let go of everything."""

    async def create(self, game: GameRow, rows: Sequence[tuple[int, str]], tokens: dict[str, int]) -> None:
        """A new game with the rows it begins with and the hashes of its seats' tokens."""

    async def game(self, code: str) -> GameRow | None:
        """The game of a code."""

    async def rows(self, code: str, after: int = 0) -> list[Row]:
        """The ledger from a row number on."""

    async def append(self, code: str, number: int, seat: int, text: str) -> Row:
        """Add row `number`, durably. Raises Taken if that row is there already."""

    async def note(self, code: str, summary: dict[str, Any]) -> None:
        """How the game stands, for lists."""

    async def publish(self, code: str, public: bool) -> None:
        """List the game for strangers, or no longer."""

    async def add_token(self, token: str, code: str, seat: int) -> None:
        """Another token (hash) for a seat."""

    async def tokens(self, code: str) -> list[tuple[str, int]]:
        """The token hashes of a game's seats."""

    async def seat_of(self, token: str) -> tuple[str, int] | None:
        """The newest game and seat that a token (hash) opens."""

    async def hold(self, person: str, code: str, seat: int) -> None:
        """A person (hash) takes a seat."""

    async def held(self, person: str, code: str) -> tuple[int, ...]:
        """The seats a person holds in a game."""

    async def holders(self, code: str) -> list[tuple[str, int]]:
        """Who holds which seat of a game."""

    async def games_of(self, person: str, limit: int = 50) -> list[GameRow]:
        """The games a person sits in or set up, newest first."""

    async def public_games(self, limit: int = 50) -> list[GameRow]:
        """The games listed for strangers, newest first."""

    async def keep_deck(self, row: DeckRow) -> None:
        """A person's deck, new or changed."""

    async def deck(self, person: str, id: str) -> DeckRow | None:
        """One deck of a person's."""

    async def decks_of(self, person: str, game: str) -> list[DeckRow]:
        """A person's decks for a game, by name."""

    async def drop_deck(self, person: str, id: str) -> None:
        """Forget a deck."""

    async def ticking(self) -> list[str]:
        """The games in which a clock may be running."""

    async def claim(self, code: str) -> bool:
        """Whether this process is the one to let bots and clocks of the game run."""

    async def release(self, code: str) -> None:
        """Give that up."""

    def on_change(self, listener: Callable[[str], None]) -> None:
        """Call this (on the event loop) with a code when another process added to that game."""


SCHEMA = f"""{DECK_SCHEMA}
create table if not exists games (
    code text primary key, header text not null, created double precision not null,
    public integer not null default 0, creator text not null default '', summary text not null default '{{}}');
create table if not exists answers (
    code text not null, number integer not null, seat integer not null, text text not null,
    time double precision not null, primary key (code, number));
create table if not exists tokens (
    token text not null, code text not null, seat integer not null, created double precision not null,
    primary key (token, code));
create table if not exists holders (
    person text not null, code text not null, seat integer not null, primary key (person, code, seat));
create index if not exists games_by_creator on games (creator);
create index if not exists games_public on games (public, created);
create index if not exists tokens_by_code on tokens (code);
create index if not exists holders_by_code on holders (code);
"""


GAME = "code, header, created, public, creator, summary"


TICKING = """select code from games
    where header not like '%"kind": "none"%' and summary not like '%"over": true%'"""


MINE = (
    f"select {GAME} from games where creator = ? or code in (select code from holders where person = ?)"
    " order by created desc limit ?"
)


def game_row(row: Sequence[Any]) -> GameRow:
    """A game as the database gives it."""
    return GameRow(row[0], json.loads(row[1]), row[2], bool(row[3]), row[4], json.loads(row[5]))


class SqliteStore(KeepsDecks):
    """One file, written ahead (WAL); one thread does all of it.

    A row that was taken survives the death of the process. It is handed to the system, not forced to the disk: that
    took 0.3 to 16 ms a row, while somebody waits. Only a power cut could cost the last moments, never the file.
    """

    shared = False

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

    async def open(self) -> None:
        def make() -> sqlite3.Connection:
            db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            db.execute("pragma journal_mode = wal")
            db.execute("pragma synchronous = normal")
            db.execute("pragma busy_timeout = 5000")
            db.executescript(SCHEMA)
            return db

        self._db = await asyncio.get_running_loop().run_in_executor(self._worker, make)

    async def close(self) -> None:
        if self._db is not None:
            await self._do(lambda db: db.close())
            self._db = None
        self._worker.shutdown()

    async def create(self, game: GameRow, rows: Sequence[tuple[int, str]], tokens: dict[str, int]) -> None:
        now = time.time()

        def work(db: sqlite3.Connection) -> None:
            db.execute("begin immediate")
            try:
                values = (
                    game.code,
                    json.dumps(game.header),
                    game.created,
                    int(game.public),
                    game.creator,
                    json.dumps(game.summary),
                )
                db.execute(f"insert into games ({GAME}) values (?, ?, ?, ?, ?, ?)", values)
                db.executemany(
                    "insert into answers values (?, ?, ?, ?, ?)",
                    [(game.code, number, seat, text, now) for number, (seat, text) in enumerate(rows)],
                )
                db.executemany(
                    "insert into tokens values (?, ?, ?, ?)",
                    [(token, game.code, seat, now) for token, seat in tokens.items()],
                )
                db.execute("commit")
            except BaseException:
                db.execute("rollback")
                raise

        await self._do(work)

    async def game(self, code: str) -> GameRow | None:
        found = await self._all(f"select {GAME} from games where code = ?", code)
        return game_row(found[0]) if found else None

    async def rows(self, code: str, after: int = 0) -> list[Row]:
        sql = "select number, seat, text, time from answers where code = ? and number >= ? order by number"
        return [Row(*row) for row in await self._all(sql, code, after)]

    async def append(self, code: str, number: int, seat: int, text: str) -> Row:
        row = Row(number, seat, text, time.time())
        try:
            await self._run("insert into answers values (?, ?, ?, ?, ?)", code, *row)
        except sqlite3.IntegrityError:
            raise Taken(f"row {number} of game {code} is taken") from None
        return row

    async def note(self, code: str, summary: dict[str, Any]) -> None:
        await self._run("update games set summary = ? where code = ?", json.dumps(summary), code)

    async def publish(self, code: str, public: bool) -> None:
        await self._run("update games set public = ? where code = ?", int(public), code)

    async def add_token(self, token: str, code: str, seat: int) -> None:
        await self._run("insert or ignore into tokens values (?, ?, ?, ?)", token, code, seat, time.time())

    async def tokens(self, code: str) -> list[tuple[str, int]]:
        return [(r[0], r[1]) for r in await self._all("select token, seat from tokens where code = ?", code)]

    async def seat_of(self, token: str) -> tuple[str, int] | None:
        sql = "select code, seat from tokens where token = ? order by created desc limit 1"
        found = await self._all(sql, token)
        return (found[0][0], found[0][1]) if found else None

    async def hold(self, person: str, code: str, seat: int) -> None:
        await self._run("insert or ignore into holders values (?, ?, ?)", person, code, seat)

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
        return [row[0] for row in await self._all(TICKING)]

    async def claim(self, code: str) -> bool:
        return True  # the file belongs to one process

    async def release(self, code: str) -> None:
        pass

    def on_change(self, listener: Callable[[str], None]) -> None:
        pass  # nobody else writes


def store_for(address: str) -> Store:
    """A store by its address: a path for SQLite (':memory:' for none), or postgresql://..."""
    if address.startswith(("postgresql://", "postgres://")):
        from rulewright.server.store.postgres import PostgresStore

        return PostgresStore(address)
    return SqliteStore(address.removeprefix("sqlite:///"))
