"""Where games live: for each game a ledger to which rows are only ever added, and who may sit where.

A row with a seat is an answer in the game's notation. A row without a seat (TABLE) is a note of the table as
JSON: an undo, a bot that takes over, a line of chat. Reading the rows in order gives the game back. A row
that was appended is on disk: nothing is acknowledged before.
"""

import json
import time
from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from rulewright.kernel.question import Seat
from rulewright.server.store import schema
from rulewright.server.store.people import PeopleStore
from rulewright.server.store.rows import TABLE, DeckRow, GameRow, KeptRow, News, Order, Row, RowTaken


class Store(PeopleStore):
    """Keeps games and decks. All of it may be called from one event loop at any time.

    What is asked of a database stands here once; a subclass says how its own is opened and spoken to.
    """

    shared: ClassVar[bool]  # whether other processes may work on the same games

    # -- what differs between databases

    @abstractmethod
    async def open(self) -> None:
        """Make ready; creates what is missing."""

    async def open_beside(self) -> None:
        """Make ready for a moment beside a server that may keep its games here."""
        await self.open()

    @abstractmethod
    async def close(self) -> None:
        """Let go of everything."""

    @abstractmethod
    async def claim(self, code: str) -> bool:
        """Whether this process is the one to let bots and clocks of the game run."""

    @abstractmethod
    async def release(self, code: str) -> None:
        """Give that up."""

    def on_news(self, listener: Callable[[News], None]) -> None:
        """Call this (on the event loop) with what other processes tell."""

    def tell(self, kind: str, code: str, data: Any = None) -> None:
        """Tell other processes something of a game, soon."""

    async def alive(self) -> set[str]:
        """The processes that share these games now, by the names that stand in their news."""
        return set()

    # -- games

    async def create(
        self,
        game: GameRow,
        rows: Sequence[tuple[Seat, str]],
        tokens: dict[str, Seat],
        links: Mapping[str, Seat] = MappingProxyType({}),
    ) -> None:
        """A new game with the rows it begins with and the hashes of its seats' tokens and links."""
        now, code = time.time(), game.code
        header, summary = json.dumps(game.header), json.dumps(game.summary)
        values = (code, header, game.created, int(game.public), game.creator, summary)
        await self._run_together(
            [
                (schema.ADD_GAME, [values]),
                (schema.ADD_ROW, [(code, number, seat, text, now) for number, (seat, text) in enumerate(rows)]),
                (schema.ADD_TOKEN, [(token, code, seat, now, "seat") for token, seat in tokens.items()]),
                (schema.ADD_TOKEN, [(link, code, seat, now, "link") for link, seat in links.items()]),
            ]
        )

    async def game(self, code: str) -> GameRow | None:
        if "\0" in code:  # no text of PostgreSQL's
            return None
        found = await self._all(f"select {schema.GAME} from games where code = ?", code)
        return _game_row(found[0]) if found else None

    async def rows(self, code: str, after: int = 0) -> list[Row]:
        """The ledger from a row number on."""
        return [Row(*row) for row in await self._all(schema.ROWS, code, after)]

    async def last_row(self, code: str) -> Row | None:
        found = [] if "\0" in code else await self._all(schema.LAST_ROW, code)
        return Row(*found[0]) if found else None

    async def append(self, code: str, row: Row) -> None:
        """Add a row, durably. Raises RowTaken if one of its number is there already."""
        try:
            await self._add_row(code, row)
        except self.conflict:
            raise RowTaken(f"row {row.number} of game {code} is taken") from None

    async def _add_row(self, code: str, row: Row) -> None:
        await self._run(schema.ADD_ROW, code, *row)

    async def keep_turn(self, row: KeptRow) -> None:
        """Keep a turn's start in the place of those after the one that it goes on from."""
        await self._run_together([(schema.DROP_TURNS, [(row.code, row.since)]), (schema.KEEP_TURN, [row])])

    async def kept_turns(self, code: str) -> list[KeptRow]:
        found = await self._all(schema.KEPT_TURNS, code)
        return [KeptRow(code, turn, since, number, notes, bytes(data)) for _, turn, since, number, notes, data in found]

    async def save_summary(self, code: str, summary: dict[str, Any]) -> None:
        await self.save_summaries({code: summary})

    async def save_summaries(self, summaries: Mapping[str, dict[str, Any]]) -> None:
        values = [
            (json.dumps(summary), code) for code, summary in sorted(summaries.items())
        ]  # or two wait for each other
        await self._run_together([("update games set summary = ? where code = ?", values)])

    async def change_header(self, game: GameRow) -> None:
        await self._run("update games set header = ? where code = ?", json.dumps(game.header), game.code)

    async def publish(self, code: str, public: bool) -> None:
        """List the game for strangers, or no longer."""
        listed = time.time() if public else 0.0
        await self._run("update games set public = ?, listed = ? where code = ?", int(public), listed, code)

    async def open_tables(self, since: float, limit: int = 50) -> list[GameRow]:
        """The games that were listed after that, newest first."""
        return [_game_row(row) for row in await self._all(schema.OPEN_TABLES, since, limit)]

    async def games_of(self, person: str, limit: int = 50) -> list[GameRow]:
        """The games a person sits in or set up, newest first."""
        return [_game_row(row) for row in await self._all(schema.GAMES_OF_PERSON, person, person, limit)]

    async def public_games(self, limit: int = 50) -> list[GameRow]:
        """The games listed for strangers, newest first."""
        return [_game_row(row) for row in await self._all(schema.PUBLIC_GAMES, limit)]

    async def clocked_games(self) -> list[str]:
        """The games in which a clock may be running."""
        return [row[0] for row in await self._all(schema.CLOCKED_GAMES)]

    async def begin_clocks(self, text: str, now: float) -> None:
        """A process begins: unless others run, no time has passed at the games in which a clock may be running, which
        is noted there by this text.
        """
        await self._run(schema.ADD_TO_CLOCKED, TABLE, text, now)

    # -- what goes

    async def delete_game(self, code: str) -> None:
        await self._run_together([(f"delete from {table} where code = ?", [(code,)]) for table in schema.GAME_TABLES])

    async def all_games(self) -> list[str]:
        """The codes of all that is kept."""
        return [row[0] for row in await self._all("select code from games order by code")]

    async def untouched_games(self, since: float, limit: int) -> list[str]:
        """Games that are not known to be over and in which nothing happened since then."""
        return [row[0] for row in await self._all(schema.UNTOUCHED_GAMES, since, since, limit)]

    async def clean_game(
        self, game: GameRow, *, rows: Mapping[int, str], notes: Mapping[int, str], seats: Collection[Seat], person: str
    ) -> None:
        """Put other words in the place of a game's header, of these rows and of these kept turns' notes; nobody holds
        the seats any more, nothing of it is the person's.
        """
        code = game.code
        header, summary = json.dumps(game.header), json.dumps(game.summary)
        await self._run_together(
            [
                (schema.CLEAN_GAME, [(header, summary, game.creator, code)]),
                (schema.CLEAN_ROW, [(text, code, number) for number, text in rows.items()]),
                (schema.CLEAN_NOTES, [(text, code, turn) for turn, text in notes.items()]),
                ("delete from tokens where code = ? and seat = ?", [(code, seat) for seat in seats]),
                ("delete from holders where code = ? and person = ?", [(code, person)]),
            ]
        )

    async def forget_person(self, person: str) -> None:
        """What is left of a person beside games."""
        await self._run_together(
            [(f"delete from {table} where person = ?", [(person,)]) for table in schema.PERSON_TABLES]
        )

    async def try_writing(self) -> None:
        """Write something and take it away, which nobody sees; raises what is wrong, as a full disk."""
        await self._run_together(
            [("insert into orders values (?, ?)", [("", TABLE)]), ("delete from orders where code = ?", [("",)])]
        )

    async def order(self, order: Order) -> None:
        """Ask the server that keeps its games here to forget whoever sits there."""
        await self._run("insert into orders values (?, ?) on conflict do nothing", *order)

    async def orders(self) -> list[Order]:
        return [Order(*row) for row in await self._all("select code, seat from orders")]

    async def order_done(self, order: Order) -> None:
        await self._run("delete from orders where code = ? and seat = ?", *order)

    # -- seats

    async def add_token(self, token: str, code: str, seat: Seat) -> None:
        """A program's key to a seat (its hash, as everywhere)."""
        await self._run(schema.ADD_TOKEN, token, code, seat, time.time(), "seat")

    async def add_link(self, link: str, code: str, seat: Seat) -> None:
        """A link by which somebody takes a seat, once."""
        await self._run(schema.ADD_TOKEN, link, code, seat, time.time(), "link")

    async def tokens(self, code: str) -> list[tuple[str, Seat]]:
        """The programs' keys to the seats of a game."""
        sql = "select token, seat from tokens where code = ? and kind in ('seat', 'both')"
        return [(row[0], row[1]) for row in await self._all(sql, code)]

    async def seat_of_link(self, link: str) -> tuple[str, Seat, bool] | None:
        """The newest game and seat of a link, and whether it still opens it."""
        found = await self._all(schema.NEWEST_LINK, link)
        return (found[0][0], found[0][1], bool(found[0][2])) if found else None

    async def use_link(self, link: str, code: str) -> Seat | None:
        """The seat that a link opens; it is used up. None: it was already."""
        found = await self._all(schema.USE_LINK, link, code)
        return found[0][0] if found else None

    async def reopened(self, link: str) -> tuple[str, Seat] | None:
        """The game and seat of a link that was used up before this; told only once."""
        found = await self._all(schema.REPORT_LINK, link)
        return (found[0][0], found[0][1]) if found else None

    async def void_links(self, code: str, seat: Seat) -> bool:
        """No link that is left opens the seat any more; says whether one did."""
        return bool(await self._all(schema.VOID_LINKS, code, seat))

    async def unseat(self, code: str, seat: Seat) -> None:
        """Nobody holds the seat any more, and nothing opens it."""
        gone = [("delete from holders where code = ? and seat = ?", [(code, seat)])]
        await self._run_together([*gone, ("delete from tokens where code = ? and seat = ?", [(code, seat)])])

    async def take_seat(self, person: str, code: str, seat: Seat) -> None:
        await self._run(schema.ADD_HOLDER, person, code, seat)

    async def held_seats(self, person: str, code: str) -> tuple[Seat, ...]:
        sql = "select seat from holders where person = ? and code = ? order by seat"
        return tuple(row[0] for row in await self._all(sql, person, code))

    async def holders(self, code: str) -> list[tuple[str, Seat]]:
        sql = "select person, seat from holders where code = ? order by seat"
        return [(row[0], row[1]) for row in await self._all(sql, code)]

    # -- decks: nobody can read, change or delete another's, because every statement names the person

    async def save_deck(self, row: DeckRow) -> None:
        """A new deck, or its owner's new version of it."""
        await self._run(schema.SAVE_DECK, *row)

    async def deck(self, person: str, id: str) -> DeckRow | None:
        found = await self._all(f"select {schema.DECK} from decks where person = ? and id = ?", person, id)
        return DeckRow(*found[0]) if found else None

    async def decks_of(self, person: str, game: str) -> list[DeckRow]:
        """A person's decks for a game, by name."""
        sql = f"select {schema.DECK} from decks where person = ? and game = ? order by name, id"
        return [DeckRow(*row) for row in await self._all(sql, person, game)]

    async def delete_deck(self, person: str, id: str) -> None:
        await self._run("delete from decks where person = ? and id = ?", person, id)


def _game_row(row: Sequence[Any]) -> GameRow:
    code, header, created, public, creator, summary = row
    header, summary = json.loads(header), json.loads(summary)
    return GameRow(code, header, created, public=bool(public), creator=creator, summary=summary)
