"""All games of this process: set up, loaded from the store when somebody comes, unloaded when they left."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from rulewright.kernel.errors import RulewrightError, WrongVersion
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.question import Seat
from rulewright.server.arrivals import Arrivals
from rulewright.server.errors import NotFound, Refused
from rulewright.server.people.ratings import after_game, rank, standings
from rulewright.server.settings import Settings
from rulewright.server.store import Store
from rulewright.server.store.rows import GameRow, News, RatingRow
from rulewright.server.tables.autoplay import Autoplay
from rulewright.server.tables.kept_games import load_ledger
from rulewright.server.tables.ledger import Ledger, note
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.live_view import Visitor
from rulewright.server.tables.replay import Replay, replay_record, replay_view
from rulewright.server.tables.story.estimate import Estimate
from rulewright.server.tables.table_view import TableView
from rulewright.server.tables.thinking import Thinking
from rulewright.server.tables.written_game import Services
from rulewright.server.tokens import hash_secret, new_code, new_token

logger = logging.getLogger("rulewright.server")
T = TypeVar("T")

REPLAYS_KEPT = 8
AT_ONCE, BREATH = 10, 0.01  # games that are looked after before somebody else comes, and seconds for them
JUDGED_SO_FAR = 0.3  # seconds until who waits for a judgement is shown how far it has come


@dataclass(slots=True, kw_only=True)
class GamePlan:
    """A game that is to be made: its header, and what is there already."""

    header: dict[str, Any]
    match: Match | None = None  # freshly set up, where that was done to check it
    rows: Sequence[tuple[Seat, str]] = ()  # answers it begins with
    seats: Sequence[Seat] = ()  # those that get a token, for programs
    links: Sequence[Seat] = ()  # those that somebody takes by a link
    mine: Sequence[Seat] = ()  # those that who sets it up sits at
    person: str | None = None  # who sets it up
    public: bool = False
    tokens: dict[str, Seat] = field(default_factory=dict)  # hashes that open seats already


@dataclass(slots=True)
class NewGame:
    """A new game, the tokens of one's own seats and the links of all, told only to who set it up."""

    live: LiveGame
    tokens: dict[Seat, str]
    links: dict[Seat, str]


def batched(many: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    """So many at once."""
    return (many[start : start + size] for start in range(0, len(many), size))


class LiveGames:
    """The live games by code."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.services = Services(store, settings, Thinking(settings.bot_processes))
        self.loaded: dict[str, LiveGame] = {}
        self.arrivals = Arrivals(store)
        self.aside = ThreadPoolExecutor(1, thread_name_prefix="aside")  # looks back, one at a time: tables go first
        self.drawing = ThreadPoolExecutor(1, thread_name_prefix="drawing")  # what is long to draw, and not of a table
        self._autoplay: dict[str, Autoplay] = {}
        self._due: dict[str, float] = {}  # when the clocks of games run out that have left memory
        self.links: dict[tuple[str, Seat], str] = {}  # made by this process for seats that are free, for who invites
        self._loading: dict[str, asyncio.Task[LiveGame]] = {}
        self._replays: OrderedDict[tuple[str, int], asyncio.Future[Replay]] = OrderedDict()
        self._upkeep: list[asyncio.Task[None]] = []
        self.rematching = asyncio.Lock()
        self._following: set[asyncio.Task[None]] = set()
        self._judging: set[asyncio.Task[None]] = set()  # of these: what nobody waits for when all is closed
        self._rating = asyncio.Lock()

    async def open(self) -> None:
        """Open the store, begin to wake the games whose clocks run and to sweep."""
        await self.store.open()
        self.store.on_news(self._hear)
        await self.store.begin_clocks(note(resume=True), self.services.now())
        loop, clocked = asyncio.get_running_loop(), await self.store.clocked_games()
        self._upkeep = [loop.create_task(self._sweep()), loop.create_task(self._wake(clocked))]

    async def close(self) -> None:
        for task in (*self._upkeep, *self._judging):
            task.cancel()
        for code in list(self.loaded):
            await self.unload(code)
        for threads in (self.aside, self.drawing):
            threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.get_running_loop().run_in_executor(None, self.services.thinking.close)
        await self.store.close()

    # -- games in memory

    async def fetch(self, code: str, looking: bool = True) -> LiveGame:
        """The game of this code, from memory or from the store; bots go on when somebody looks."""
        live = self.loaded.get(code) or await self._fetch(code)
        if looking:
            live.look()
        return live

    async def _fetch(self, code: str) -> LiveGame:
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = asyncio.get_running_loop().create_task(self._load(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(task)

    async def _load(self, code: str) -> LiveGame:
        row = await self.store.game(code)
        if row is None:
            raise NotFound(f"there is no game '{code[:20]}'; its address may be mistyped")
        try:
            ledger = await load_ledger(self.store, row)
        except WrongVersion:
            raise
        except Exception as wrong:
            logger.exception("game %s can't be played on", code)
            raise Refused("the rules stumbled over this game; it is kept. Please tell us.") from wrong
        holders: dict[Seat, set[str]] = {}
        for person, seat in await self.store.holders(code):
            holders.setdefault(seat, set()).add(person)
        live = self._add(LiveGame(self.services, row, ledger, holders))
        await self.look_up_ranks(live)
        return live

    def _add(self, live: LiveGame) -> LiveGame:
        self.loaded[live.code] = live
        self._due.pop(live.code, None)
        self.arrivals.notice(live.code)
        self._autoplay[live.code] = Autoplay(live)
        self.store.tell("who", live.code)
        for bot in live.ledger.bots:
            if bot is not None and self.settings.bots and not live.ledger.over:
                self.services.thinking.expect(bot)
        live.ended = lambda: self._follow(self._count_result(live))
        if live.ledger.over:
            live.ended()  # it may not have been counted before a sudden end
        live.continue_play()
        return live

    async def _wake(self, codes: Sequence[str]) -> None:
        """Load games whose clocks may run out. Those with much time left go at once and come again when it is over, so
        that however many there are, few are in memory.
        """
        for some in batched(codes, AT_ONCE):
            for code in some:
                self._due.pop(code, None)
                try:
                    await self.fetch(code, looking=False)
                except RulewrightError as wrong:
                    logger.warning("game %s can't go on: %s", code, wrong)
            await asyncio.gather(*(self._autoplay[code].settled() for code in some if code in self._autoplay))
            await self._unload_idle([live for code in some if (live := self.loaded.get(code)) and not live.looked_at])
            await asyncio.sleep(BREATH)

    async def _unload_idle(self, games: Sequence[LiveGame]) -> int:
        """Let those leave memory in which nothing goes on, nor will soon; says how many."""
        soon = max(self.settings.idle, 2 * self.settings.sweep_interval)  # or one that was woken in time goes again
        idle = [live for live in games if not (live.watchers or live.locked or self._autoplay[live.code].needed(soon))]
        for live in idle:
            if not live.watchers and self.loaded.get(live.code) is live:
                await self.unload(live.code)
        return len(idle)

    async def unload(self, code: str) -> None:
        """Let a game leave memory; its ledger has everything."""
        if (left := self._autoplay[code].seconds_to_alarm) is not None:
            self._due[code] = time.monotonic() + left
        del self.loaded[code]
        self.links = {key: link for key, link in self.links.items() if key[0] != code}
        await self._autoplay.pop(code).stop()

    async def delete(self, code: str) -> None:
        """A game goes, for everybody."""
        await self.store.delete_game(code)
        await self.drop(code)
        await self.store.delete_game(code)  # what was written between

    async def drop(self, code: str, told: bool = True) -> None:
        """What is stored of a game was changed: no process goes on with what it has in memory; pages come again."""
        if told:
            self.store.tell("gone", code)
        if (live := self.loaded.pop(code, None)) is not None:
            live.gone = True
            self.links = {key: link for key, link in self.links.items() if key[0] != code}
            self._replays = OrderedDict((key, each) for key, each in self._replays.items() if key[0] != code)
            await self._autoplay.pop(code).stop()
            live.changed()

    def _hear(self, news: News) -> None:
        """Another process tells something."""
        live = self.loaded.get(news.code)
        self.arrivals.notice(news.code)
        if news.kind == "gone":
            self._follow(self.drop(news.code, told=False))
        elif live is not None:
            self._follow(live.hear(news))
        elif news.kind == "hello":
            self._follow(self._forget_dead())
        elif news.kind == "missed":
            for each in self.loaded.values():
                self._follow(each.catch_up())

    def _follow(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._following.add(task)
        task.add_done_callback(self._following.discard)
        return task

    async def _forget_dead(self) -> None:
        """A process began, perhaps in the place of one that died: who was there is away, what went on there goes on."""
        alive = await self.store.alive()
        for some in batched(list(self.loaded.values()), 10 * AT_ONCE):
            for live in some:
                if live.watchers.forget_dead(alive):
                    live.show_who_is_here()
            await asyncio.sleep(BREATH)
        await self._take_over()

    async def _take_over(self) -> None:
        """Let go on what no process lets go on, or not any more."""
        for some in batched([each for each in self._autoplay.values() if not each.claimed], AT_ONCE):
            for autoplay in some:
                if self._autoplay.get(autoplay.live.code) is autoplay:
                    autoplay.continue_play()
            await asyncio.sleep(BREATH)

    async def _sweep(self) -> None:
        """Now and then unload what nobody looks at."""
        while True:
            await asyncio.sleep(self.settings.sweep_interval)
            try:
                await self.save_summaries()
                await self.evict()
                await self._take_over()
                soon = time.monotonic() + self.settings.sweep_interval
                await self._wake([code for code, due in self._due.items() if due < soon])
            except Exception:
                logger.exception("the sweep failed")

    async def save_summaries(self) -> None:
        """Note for lists how the games stand that were played here since: other processes, and this one after a
        sudden end, know no more of them.
        """
        for due in batched([live for live in self.loaded.values() if live.unsummarized], AT_ONCE):
            for live in due:
                live.unsummarized = False
            await self.store.save_summaries({live.code: live.ledger.summary() for live in due})
            await asyncio.sleep(BREATH)

    async def evict(self) -> int:
        """Unload the games that have been idle for long enough; says how many."""
        before = time.monotonic() - self.settings.idle
        return await self._unload_idle([live for live in self.loaded.values() if live.last_touched <= before])

    # -- new games and seats

    async def add_new(self, plan: GamePlan) -> NewGame:
        """Write a new game down and load it."""
        person = plan.person or ""
        row = GameRow(new_code(), plan.header, time.time(), plan.public, person)
        fresh = {seat: new_token() for seat in plan.seats}
        links = {seat: new_token() for seat in plan.links}
        hashes = {hash_secret(token): seat for seat, token in fresh.items()}
        await self.store.create(
            row, plan.rows, hashes | plan.tokens, {hash_secret(link): seat for seat, link in links.items()}
        )
        holders: dict[Seat, set[str]] = {}
        for seat in plan.mine if person else ():
            await self.store.take_seat(person, row.code, seat)
            holders[seat] = {person}
        self.links |= {(row.code, seat): link for seat, link in links.items()}
        ledger = Ledger(row, plan.match) if plan.match else await load_ledger(self.store, row)
        live = self._add(LiveGame(self.services, row, ledger, holders))
        await self.look_up_ranks(live)
        if any(who != "bot" for who in row.header["who"]):  # bots among themselves wait for somebody to look
            live.look()
        return NewGame(live, fresh, links)

    async def take_seat(self, live: LiveGame, person: str, seat: Seat) -> None:
        await self.store.take_seat(person, live.code, seat)
        waited = live.expected
        live.sit(seat, person)
        self.links.pop((live.code, seat), None)
        live.changed()
        await self.look_up_ranks(live)
        if waited and not live.expected and live.ledger.clocked:
            await live.resume()  # nobody's time runs before all are there
        live.continue_play()

    async def open_tables(self) -> list[GameRow]:
        """The tables that were opened to everybody of late."""
        return await self.store.open_tables(time.time() - self.settings.listed_for)

    async def take_free_seat(self, live: LiveGame, person: str) -> Seat | None:
        """A seat of a table that is open to everybody, for somebody from the lobby; None if there is none for them."""
        listed = [row.code for row in await self.open_tables()]
        if person in live.ledger.sent_away or live.code not in listed:
            return None
        for seat in live.expected:
            if await self.store.void_links(live.code, seat):  # who uses its links up has it
                await self.take_seat(live, person, seat)
                return seat
        return None

    async def list_table(self, live: LiveGame, public: bool) -> None:
        """Open a table to everybody, or no longer."""
        most, host = self.settings.listed_per_person, live.row.creator
        others = [row for row in await self.open_tables() if row.creator == host and row.code != live.code]
        if public and live.expected and len(others) >= most:
            raise Refused(f"you keep {most} tables open already; close one first")
        live.row.public = public
        await self.store.publish(live.code, public)
        self.store.tell("public", live.code, public)
        live.changed()

    async def link(self, live: LiveGame, seat: Seat) -> str:
        """The link of a free seat, for who set the game up; a fresh one if this process knows none."""
        link = self.links.get((live.code, seat))
        if link is None:
            link = self.links[live.code, seat] = await self.new_link(live, seat)
        return link

    async def new_link(self, live: LiveGame, seat: Seat) -> str:
        """A link by which one more browser takes the seat, once."""
        link = new_token()
        await self.store.add_link(hash_secret(link), live.code, seat)
        return link

    async def use_link(self, link: str) -> tuple[LiveGame, Seat]:
        """The seat of a link, which is used up by this; everybody at the table is told if somebody sat there."""
        hashed = hash_secret(link)
        found = await self.store.seat_of_link(hashed)
        seat = await self.store.use_link(hashed, found[0]) if found else None
        if found is None or seat is None:
            await self.tell_reopened(link)
            raise NotFound("this link opens no seat, or no longer: each works once")
        live = await self.fetch(found[0])
        self.links.pop((live.code, seat), None)
        if live.holders.get(seat):
            await live.tell(f"{live.ledger.names[seat]}'s seat was opened on another device.")
        else:
            await self.store.void_links(live.code, seat)  # other processes may have made some to the same seat
        return live, seat

    async def tell_reopened(self, link: str) -> None:
        """Somebody opens a link that was used before: who sits there is told, once."""
        if found := await self.store.reopened(hash_secret(link)):
            live = await self.fetch(found[0])
            await live.tell(f"Somebody opened the used link to {live.ledger.names[found[1]]}'s seat; it stays closed.")

    # -- ratings

    async def _count_result(self, live: LiveGame) -> None:
        """Let a finished game count for the ratings of its people, once."""
        try:
            async with self._rating:
                holders = await self.store.holders(live.code)
                found = standings(live.ledger, holders)
                while found and not await self.store.is_rated(live.code):
                    known = {each.person: await self.rating(each.person, live.game) for each in found if each.person}
                    rows = after_game(found, known, game=live.game.slug, code=live.code, now=self.services.now())
                    await self.store.add_ratings(rows)  # or another process rated somebody meanwhile: once more
            await self.look_up_ranks(live)
        except Exception:
            logger.exception("game %s could not be rated", live.code)

    async def rating(self, person: str, game: Game) -> RatingRow | None:
        """How well a person plays a game, if they have played it."""
        return next((row for row in await self.store.ratings_of(person) if row.game == game.slug), None)

    async def look_up_ranks(self, live: LiveGame) -> None:
        """The ranks of the people who sit there."""
        people = {seat: min(people) for seat, people in live.holders.items() if people}
        ranks = {seat: rank(await self.rating(person, live.game)) for seat, person in people.items()}
        if ranks != live.ranks:
            live.ranks = ranks
            live.changed()

    # -- replays

    async def replay(self, live: LiveGame, viewer: Seat | None = None) -> Replay:
        """The whole game, step by step, its log read for the viewer: made in a thread, whoever asks meanwhile."""
        key, loop = (live.code, live.ledger.version), asyncio.get_running_loop()
        if key not in self._replays:
            record = live.ledger.match.record()
            self._replays[key] = loop.run_in_executor(self.aside, replay_record, live.game, record)
            while len(self._replays) > REPLAYS_KEPT:
                self._replays.popitem(last=False)
        self._replays.move_to_end(key)
        replay = await asyncio.shield(self._replays[key])
        if viewer not in replay.log_readers:
            await loop.run_in_executor(self.aside, replay.lines, viewer)
        return replay

    async def look_back(
        self, live: LiveGame, replay: Replay, viewer: Seat | None, step: int, visitor: Visitor
    ) -> TableView:
        """The table as it stood after `step` answers; of a long game that takes a while, in which others play."""

        def work() -> TableView:
            with replay.reading:
                return replay_view(live, replay, viewer, step, visitor)

        return await asyncio.get_running_loop().run_in_executor(self.drawing, work)

    def judge(self, live: LiveGame) -> None:
        """Begin to judge a finished game, once; who looks at it is shown how far that has come."""
        if live.estimate is None and live.ledger.over:
            live.estimate = Estimate()
            task = self._follow(self._judge(live, live.estimate))
            self._judging.add(task)
            task.add_done_callback(self._judging.discard)

    async def _judge(self, live: LiveGame, estimate: Estimate) -> None:
        try:
            replay = await self.replay(live)
            loop = asyncio.get_running_loop()
            work = loop.run_in_executor(
                self.aside, estimate.judge, live.game, replay.frames, replay.turns, replay.causes()
            )
            while not (await asyncio.wait([work], timeout=JUDGED_SO_FAR))[0]:
                live.changed()
            await work
        except Exception:
            logger.exception("game %s can't be judged", live.code)
            estimate.progress = 1.0  # nobody waits for more
        live.changed()
