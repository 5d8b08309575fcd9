"""A game in memory whose every change is on disk first: who watches it, what it shows, how rows are written."""

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from rulewright.kernel.question import Seat
from rulewright.server.errors import NotFound, Refused, Stale
from rulewright.server.settings import Settings
from rulewright.server.store import Store
from rulewright.server.store.rows import TABLE, GameRow, News, Row, RowTaken
from rulewright.server.tables.kept_games import keep, load_ledger
from rulewright.server.tables.ledger import Ledger, note
from rulewright.server.tables.story.estimate import Estimate
from rulewright.server.tables.story.log_lines import LogReader
from rulewright.server.tables.thinking import Thinking
from rulewright.server.watchers import Watchers

logger = logging.getLogger("rulewright.server")


@dataclass(slots=True)
class Services:
    """What all games of a process share; tests have a time of their own."""

    store: Store
    settings: Settings
    thinking: Thinking
    rows_written: int = 0
    random: Random = field(default_factory=Random)
    now: Callable[[], float] = time.time
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep


class WrittenGame:
    """A ledger in memory whose rows are in the store first.

    To the ledger it adds writing (a row is on disk, then true), catching up with other processes, who sits where, who
    watches, and what was worked out for them. What people may do is not decided here: `LiveGame` adds that.
    """

    def __init__(self, services: Services, row: GameRow, ledger: Ledger, holders: dict[Seat, set[str]]) -> None:
        self.services = services
        self.row = row
        self.ledger = ledger
        self.code = row.code
        self.game = ledger.game
        self.holders = holders  # who sits where; a hash of a person or of an API client's token
        self.picked: dict[Seat, tuple[str, ...]] = {}  # what each seat has clicked so far
        self.aimed: dict[Seat, str] = {}  # and at what, before the question for that is put
        self.undone: set[Seat] = set()  # who took something back: the table does not pass for them
        self.rest: dict[Seat, tuple[int, str]] = {}  # which questions of a turn each seat leaves to the table
        self.watchers = Watchers()
        self.held = False  # somebody lets the bots wait
        self.onward = False  # they may give one answer all the same
        self.pages_given = 0
        self.pace = float(row.header.get("pace", 700)) / 1000
        self.log_readers: dict[Seat | None, LogReader] = {}
        self.estimate: Estimate | None = None  # who was ahead, once the game is over and somebody wants to know
        self.cache: dict[Any, Any] = {}
        self.gone = False  # it was deleted or changed in the store; this is no longer it
        self.unsummarized = False  # rows were written since it was noted for lists how it stands
        self.thinks_for = ""  # the address for which its bots think: of who sits here, or lets bots play each other
        self.last_touched = time.monotonic()
        self.last_look = float("-inf")  # when somebody asked for it last
        self.continue_play: Callable[[], None] = lambda: None  # set by what plays by itself: bots, clocks
        self.ended: Callable[[], object] = lambda: None  # set by what counts results
        self.ranks: dict[Seat, str] = {}  # of people, in this game
        self._lock = asyncio.Lock()
        self._noticed: set[Seat] = set()  # who was here when everybody looked last
        self._noticing: asyncio.TimerHandle | None = None
        self._keeping: set[asyncio.Task[None]] = set()

    @property
    def expected(self) -> tuple[Seat, ...]:
        """The seats of friends who have not come yet to a game that somebody set up in a browser."""
        if not self.row.creator:
            return ()
        friends = [Seat(seat) for seat, who in enumerate(self.row.header["who"]) if who == "friend"]
        return tuple([seat for seat in friends if not self.holders.get(seat) and self.ledger.bots[seat] is None])

    # -- who watches

    @property
    def looked_at(self) -> bool:
        """Whether somebody watches, or asked for something a moment ago as programs do."""
        return bool(self.watchers) or time.monotonic() - self.last_look < self.services.settings.attention

    def look(self) -> None:
        """Somebody asks for the game: what waited for that goes on."""
        waited = not self.looked_at
        self.last_touched = self.last_look = time.monotonic()
        if waited:
            self.continue_play()

    def watch(self, key: object, notify: Callable[[], None], seats: tuple[Seat, ...]) -> None:
        """Call `notify` when something changed, for somebody who holds these seats."""
        present = self.watchers.seats()
        self.watchers.add(key, notify, seats)
        self._say_who_is_here(present)
        if len(self.watchers) == 1:
            self._noticed = self.watchers.present()  # nobody else here has to be shown
        self.show_who_is_here()
        self.continue_play()

    def leave(self, key: object) -> None:
        present = self.watchers.seats()
        self.watchers.remove(key)
        self._say_who_is_here(present)
        self.show_who_is_here()
        if not self.watchers:
            self.continue_play()  # or it stays with this process, and somebody waits in another

    def _say_who_is_here(self, before: set[Seat] | None = None) -> None:
        """Tell other processes which seats are open here, unless that is as before."""
        if (seats := self.watchers.seats()) != before:
            self.services.store.tell("here", self.code, sorted(seats))

    def show_who_is_here(self) -> None:
        """To everybody else, after a moment in which who left may be back."""
        self.cache.clear()
        pause = self.services.settings.presence_pause
        if not pause:
            self.changed()
        elif self._noticing is None:
            self._noticing = asyncio.get_running_loop().call_later(pause, self._notice_who_is_here)

    def _notice_who_is_here(self) -> None:
        self._noticing = None
        if self.watchers.present() != self._noticed:
            self.changed()

    def sit(self, seat: Seat, person: str) -> None:
        """Somebody holds the seat; other processes are told."""
        if person not in self.holders.setdefault(seat, set()):
            self.holders[seat].add(person)
            self.services.store.tell("seat", self.code, [seat, person])

    def changed(self, only: tuple[Seat, ...] = ()) -> None:
        """Something that can be seen changed: everybody looks again, or only those who hold one of these seats."""
        self.cache.clear()
        self.last_touched = time.monotonic()
        if not only:
            self._noticed = self.watchers.present()
        self.watchers.notify(only)

    # -- what is seen

    def view_of(self, viewer: Seat | None) -> Any:
        return self.cached(("view", viewer), lambda: self.game.rules.view(self.ledger.match.state, viewer))

    def cached(self, key: Any, make: Callable[[], Any]) -> Any:
        """What was made of the table as it is now, or is made now."""
        if key not in self.cache:
            self.cache[key] = make()
        return self.cache[key]

    def log_reader(self, viewer: Seat | None) -> LogReader:
        if viewer not in self.log_readers:
            placed = self.ledger.match.position is not None
            self.log_readers[viewer] = LogReader(self.game, viewer, self.ledger.names, placed)
            self.ledger.match.listeners.append(self.log_readers[viewer].hear)
        return self.log_readers[viewer]

    # -- rows

    @property
    def locked(self) -> bool:
        return self._lock.locked()

    async def _write(self, seat: Seat, text: str, only: tuple[Seat, ...] = ()) -> None:
        """One row: on disk first, then true. Call it with the lock held. `only` these seats see a change by it."""
        if self.gone:
            raise NotFound("this game is not here any more")
        row = Row(self.ledger.rows_read, seat, text, self.services.now())
        try:
            await self.services.store.append(self.code, row)
            self.services.rows_written += 1
            self.unsummarized = True
        except RowTaken:
            await self._catch_up()
            raise Stale("somebody else was quicker; look at the table again") from None
        try:
            self._apply(row, only)
        except Exception as wrong:
            await self._strike(row, wrong)
            raise Refused("the rules stumbled over this; it was taken back. Please tell us.") from wrong
        self._keep_turn()
        if self.ledger.over:
            self.ended()

    def _apply(self, row: Row, only: tuple[Seat, ...] = ()) -> None:
        n = self.ledger.version
        self.ledger.apply(row)
        if self.ledger.version != n:
            self.picked.clear()
            self.aimed = {seat: ref for seat, ref in self.aimed.items() if seat == row.seat}
        self.undone.discard(row.seat)
        if row.seat == TABLE and row.text.startswith('{"undo": '):
            self.undone.add(json.loads(row.text)["undo"])
        if row.seat == TABLE and row.text.startswith('{"away": '):
            self.holders.pop(json.loads(row.text)["away"], None)
        self.changed(only)

    def _keep_turn(self) -> None:
        """Store the start of a turn that has just begun; whoever answered does not wait for that."""
        if (kept := keep(self.ledger)) is not None:
            task = asyncio.get_running_loop().create_task(self.services.store.keep_turn(kept))
            self._keeping.add(task)
            task.add_done_callback(self._kept)

    def _kept(self, task: "asyncio.Task[None]") -> None:
        self._keeping.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None:
            self.ledger.kept_turn = 0  # the next one holds everything again
            logger.warning("game %s: a turn's start could not be kept: %s", self.code, wrong)

    async def _strike(self, row: Row, wrong: Exception) -> None:
        """A fault in the rules must not cost anybody the game: strike the row out and tell the rest again."""
        logger.error("game %s: row %s could not be played", self.code, row, exc_info=wrong)
        strike = Row(row.number + 1, TABLE, note(strike=row.number), self.services.now())
        await self.services.store.append(self.code, strike)
        await self._read_again()

    async def _read_again(self) -> None:
        self.ledger = await load_ledger(self.services.store, self.row)
        self.log_readers.clear()
        self.changed()

    async def _catch_up(self) -> None:
        """Take in what another process wrote."""
        for row in await self.services.store.rows(self.code, self.ledger.rows_read):
            if row.seat == TABLE and '"strike"' in row.text:
                await self._read_again()
                return
            self._apply(row)

    async def catch_up(self, row: Row | None = None) -> None:
        """Another process says that it wrote something: this row, if it says which."""
        async with self._lock:
            if row is None or row.number > self.ledger.rows_read or '"strike"' in row.text:
                await self._catch_up()
            elif row.number == self.ledger.rows_read:
                self._apply(row)
        if self.looked_at:
            self.continue_play()

    async def hear(self, news: News) -> None:
        """What another process tells of this game."""
        match news.kind:
            case "row":
                await self.catch_up(Row(*news.data) if news.data else None)
            case "free" if self.looked_at:
                self.continue_play()
            case "who" if self.watchers:
                self._say_who_is_here()
                for seat, people in self.holders.items():
                    for person in people:
                        self.services.store.tell("seat", self.code, [seat, person])
            case "here":
                if self.watchers.note_elsewhere(news.process, news.data):
                    self.show_who_is_here()
            case "seat":
                seat, person = news.data
                if person not in self.holders.setdefault(seat, set()):
                    self.holders[seat].add(person)
                    self.changed()
            case "hold":
                self.held, self.onward = news.data
                self.changed()
                self.continue_play()
            case "public":
                self.row.public = news.data
                self.changed()
