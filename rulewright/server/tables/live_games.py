"""All games of this process: set up, fetched from the store when somebody comes, put away when they left."""

import asyncio
import logging
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from rulewright.kernel.errors import MalformedRecord, RulewrightError
from rulewright.kernel.match import Match
from rulewright.kernel.question import Seat
from rulewright.kernel.record import Record
from rulewright.server.errors import Refused, Unknown
from rulewright.server.settings import Settings
from rulewright.server.store.old_store import Store
from rulewright.server.store.rows import GameRow
from rulewright.server.tables.game_setup import Setup, begin, checked_bot, game_named, header_of, modest
from rulewright.server.tables.ledger import Ledger, retold
from rulewright.server.tables.live_game import Live
from rulewright.server.tables.replay import Replay, replayed
from rulewright.server.tokens import digest, new_code, new_token

logger = logging.getLogger("rulewright.server")


MOST_ANSWERS = 20_000  # of an uploaded record


REPLAYS = 8


@dataclass(slots=True)
class Made:
    """A new game and the secrets of its seats, told only to who set it up."""

    live: Live
    tokens: dict[Seat, str]


class Hub:
    """The live games by code."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.live: dict[str, Live] = {}
        self.links: dict[tuple[str, Seat], str] = {}  # tokens made by this process, for who set the game up
        self.thinkers = ThreadPoolExecutor(settings.thinkers, thread_name_prefix="bot")
        self.chance = random.Random()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._replays: OrderedDict[tuple[str, int], Replay] = OrderedDict()
        self._sweeper: asyncio.Task[None] | None = None
        self._rematching = asyncio.Lock()
        self._following: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the store, wake the games whose clocks run, begin to sweep."""
        await self.store.open()
        self.store.on_change(self._other_process_wrote)
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())
        for code in await self.store.ticking():
            try:
                await self.fetch(code)
            except RulewrightError as wrong:
                logger.warning("game %s can't go on: %s", code, wrong)

    async def close(self) -> None:
        """Put everything away."""
        if self._sweeper:
            self._sweeper.cancel()
        for live in list(self.live.values()):
            await live.put_away()
        self.live.clear()
        self.thinkers.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    # -- games in memory

    async def fetch(self, code: str) -> Live:
        """The game of this code, from memory or from the store."""
        live = self.live.get(code)
        if live is not None:
            live.touched = time.monotonic()
            return live
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = asyncio.get_running_loop().create_task(self._load(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(task)

    async def _load(self, code: str) -> Live:
        row = await self.store.game(code)
        if row is None:
            raise Unknown(f"there is no game '{code[:20]}'; its address may be mistyped")
        try:
            ledger = await retold(row, await self.store.rows(code))
        except RulewrightError:
            raise
        except Exception as wrong:
            logger.exception("game %s can't be played on", code)
            raise Refused("the rules stumbled over this game; it is kept. Please tell us.") from wrong
        holders: dict[Seat, set[str]] = {}
        for person, seat in await self.store.holders(code):
            holders.setdefault(seat, set()).add(person)
        live = self.live[code] = Live(self, row, ledger, holders)
        live.kick()
        return live

    def _other_process_wrote(self, code: str) -> None:
        live = self.live.get(code)
        if live is not None:
            task = asyncio.get_running_loop().create_task(live.catch_up())
            self._following.add(task)
            task.add_done_callback(self._following.discard)

    async def _sweep(self) -> None:
        """Now and then put away what nobody looks at."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self.evict()
                for live in list(self.live.values()):
                    if not live.driver.mine:
                        live.kick()  # the process that let its bots run may be gone
            except Exception:
                logger.exception("the sweep failed")

    async def evict(self) -> int:
        """Put away the games that have been idle for long enough; says how many."""
        before = time.monotonic() - self.settings.idle
        idle = [
            live
            for live in self.live.values()
            if live.touched <= before and not (live.listeners or live.driver.busy or live.driver.ticking or live.locked)
        ]
        for live in idle:
            if not live.listeners and self.live.get(live.code) is live:
                del self.live[live.code]
                await live.put_away()
        return len(idle)

    # -- new games

    async def create(self, setup: Setup, person: str | None) -> Made:
        """Set a game up. Whoever does holds the seats marked 'me'."""
        header, match = begin(setup)
        seats = [seat for seat, plan in enumerate(setup.seats) if plan.who != "bot"]
        mine = [seat for seat in seats if setup.seats[seat].who == "me"]
        return await self._make(header, match, [], seats, mine, person, setup.public)

    async def _make(
        self,
        header: dict[str, Any],
        match: Match | None,
        rows: Sequence[tuple[int, str]],
        seats: Sequence[Seat],
        mine: Sequence[Seat],
        person: str | None,
        public: bool,
        tokens: dict[str, int] | None = None,
    ) -> Made:
        row = GameRow(new_code(), header, time.time(), public, person or "")
        fresh = {seat: new_token() for seat in seats}
        hashes = {digest(token): seat for seat, token in fresh.items()} | (tokens or {})
        await self.store.create(row, rows, hashes)
        holders: dict[Seat, set[str]] = {}
        for seat in mine if person else ():
            await self.store.hold(person or "", row.code, seat)
            holders[seat] = {person or ""}
        for seat, token in fresh.items():
            if seat not in mine:
                self.links[row.code, seat] = token
        ledger = Ledger(row, match) if match else await retold(row, await self.store.rows(row.code))
        live = Live(self, row, ledger, holders)
        self.live[row.code] = live
        live.kick()
        return Made(live, fresh)

    async def rematch(self, live: Live) -> str:
        """The same people at the same seats, by the same links, with new dice; the code of that game."""
        if not live.told.over or live.row.header.get("archive"):
            raise Refused("a rematch begins when the game is over")
        async with self._rematching:
            return live.told.rematch or await self._rematch(live)

    async def _rematch(self, live: Live) -> str:
        header = live.row.header | {"seed": secrets.randbits(52)}
        header.pop("from", None)
        tokens = dict(await self.store.tokens(live.code))
        creator = live.row.creator or None
        made = await self._make(header, None, [], [], [], creator, live.row.public, tokens)
        for person, seat in await self.store.holders(live.code):
            await self.hold(made.live, person, seat)
        for seat in range(header["seats"]):
            if link := self.links.get((live.code, seat)):
                self.links[made.live.code, seat] = link
        await live.follow_with(made.live.code)
        return live.told.rematch or made.live.code

    async def lay_up(self, text: str, person: str | None) -> Made:
        """Take in a record, strictly: it must play through from its first line to its last."""
        record = Record.parse(text)
        game = game_named(record.game)
        modest(record.variant)
        if len(record.answers) > MOST_ANSWERS or record.seats not in game.players:
            raise MalformedRecord(f"a record here has at most {MOST_ANSWERS} answers and a fitting number of seats")
        if any(len(name) > 80 for name in record.names):
            raise MalformedRecord("a name in the record is longer than 80 letters")
        await asyncio.get_running_loop().run_in_executor(None, replayed, game, record)
        header = header_of(record) | {
            "who": ["none"] * record.seats,
            "bots": [None] * record.seats,
            "clock": {"kind": "none", "seconds": 0},
            "hot_seat": False,
            "pace": 700,
            "archive": True,
        }
        return await self._make(header, None, record.answers, [], [], person, False)

    async def play_from(self, live: Live, step: int, seat: Seat, bot: str, person: str | None) -> Made:
        """A new game that begins where this one stood after `step` answers, against bots."""
        if not live.told.over:
            raise Refused("play from here when the game is over: until then it would show what is to come")
        if seat not in range(live.told.match.seats):
            raise Refused(f"there is no seat {seat + 1}")
        answers = live.told.match.history
        if not 0 <= step <= len(answers):
            raise Refused(f"this game has {len(answers)} steps")
        checked_bot(bot)
        seats = live.told.match.seats
        header = live.row.header | {
            "who": ["me" if s == seat else "bot" for s in range(seats)],
            "bots": [None if s == seat else bot for s in range(seats)],
            "clock": {"kind": "none", "seconds": 0},
            "hot_seat": False,
            "archive": False,
            "from": {"code": live.code, "step": step},
        }
        return await self._make(header, None, answers[:step], [seat], [seat], person, False)

    # -- seats

    async def hold(self, live: Live, person: str, seat: Seat) -> None:
        """A person takes a seat."""
        await self.store.hold(person, live.code, seat)
        live.holders.setdefault(seat, set()).add(person)
        live.changed()

    async def link(self, live: Live, seat: Seat) -> str:
        """The secret of a friend's seat, for who set the game up; a fresh one if this process knows none."""
        token = self.links.get((live.code, seat))
        if token is None:
            token = self.links[live.code, seat] = new_token()
            await self.store.add_token(digest(token), live.code, seat)
        return token

    # -- replays

    async def replay(self, live: Live) -> Replay:
        """The whole game, step by step."""
        key = (live.code, live.told.n)
        found = self._replays.get(key)
        if found is None:
            record = live.told.match.record()
            loop = asyncio.get_running_loop()
            found = self._replays[key] = await loop.run_in_executor(None, replayed, live.game, record)
            while len(self._replays) > REPLAYS:
                self._replays.popitem(last=False)
        self._replays.move_to_end(key)
        return found
