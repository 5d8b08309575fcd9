"""A game that is in memory: takes what people do, writes it down, and tells all who watch."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulewright.kernel.errors import IllegalAnswer
from rulewright.kernel.question import CONCEDE, Question, Seat
from rulewright.server.errors import Refused, Stale
from rulewright.server.store.rows import TABLE, GameRow, Row, Taken
from rulewright.server.tables import priority_windows as windows
from rulewright.server.tables.autoplay import Driver
from rulewright.server.tables.clicks import ask_view, narrow
from rulewright.server.tables.ledger import Ledger, note, retold
from rulewright.server.tables.log_lines import Teller

if TYPE_CHECKING:
    from rulewright.server.tables.live_games import Hub

logger = logging.getLogger("rulewright.server")


class Live:
    """One game in memory."""

    def __init__(self, hub: "Hub", row: GameRow, ledger: Ledger, holders: dict[Seat, set[str]]) -> None:
        self.hub = hub
        self.row = row
        self.told = ledger
        self.code = row.code
        self.game = ledger.game
        self.holders = holders  # who sits where; a hash of a person or of an API client's token
        self.picked: dict[Seat, tuple[str, ...]] = {}
        self.waits: set[Seat] = set()  # who took something back: the table does not pass for them
        self.listeners: dict[object, tuple[Callable[[], None], tuple[Seat, ...]]] = {}
        self.stamp = 0  # counts everything that can be seen: moves, picks, chat, who is here
        self.pace = float(row.header.get("pace", 700)) / 1000
        self.tellers: dict[Seat | None, Teller] = {}
        self.cache: dict[Any, Any] = {}  # what was made from the present stamp
        self.touched = time.monotonic()
        self.driver = Driver(self)
        self._lock = asyncio.Lock()

    # -- who watches

    def listen(self, key: object, wake: Callable[[], None], seats: tuple[Seat, ...]) -> None:
        """Call `wake` when something changed, for somebody who holds these seats."""
        self.listeners[key] = (wake, seats)
        self.changed()
        self.kick()

    def leave(self, key: object) -> None:
        """Somebody stopped watching."""
        self.listeners.pop(key, None)
        self.changed()

    def here(self) -> set[Seat]:
        """The seats at which somebody is looking."""
        return {seat for _, seats in self.listeners.values() for seat in seats}

    def changed(self, seats: tuple[Seat, ...] = ()) -> None:
        """Something that can be seen changed: everybody looks again, or only those who hold one of these seats."""
        self.stamp += 1
        self.cache.clear()
        self.touched = time.monotonic()
        for wake, held in list(self.listeners.values()):
            if not seats or set(seats) & set(held):
                wake()

    # -- what people do

    async def _write(self, seat: Seat, text: str, only: tuple[Seat, ...] = ()) -> None:
        """One row: on disk first, then true. Call it with the lock held. `only` these seats see a change by it."""
        told = self.told
        try:
            row = await self.hub.store.append(self.code, told.count, seat, text)
        except Taken:
            await self._catch_up()
            raise Stale("somebody else was quicker; look at the table again") from None
        try:
            self._apply(row, only)
        except Exception as wrong:
            await self._strike(row, wrong)
            raise Refused("the rules stumbled over this; it was taken back. Please tell us.") from wrong

    def _apply(self, row: Row, only: tuple[Seat, ...] = ()) -> None:
        n = self.told.n
        self.told.apply(row)
        if self.told.n != n:
            self.picked.clear()
        self.waits.discard(row.seat)
        self.changed(only)

    async def _strike(self, row: Row, wrong: Exception) -> None:
        """A fault in the rules must not cost anybody the game: strike the row out and tell the rest again."""
        logger.error("game %s: row %s could not be played", self.code, row, exc_info=wrong)
        await self.hub.store.append(self.code, row.number + 1, TABLE, note(strike=row.number))
        self.told = await retold(self.row, await self.hub.store.rows(self.code))
        self.tellers.clear()
        self.changed()

    async def _catch_up(self) -> None:
        """Take in what another process wrote."""
        for row in await self.hub.store.rows(self.code, self.told.count):
            if row.seat == TABLE and '"strike"' in row.text:
                self.told = await retold(self.row, await self.hub.store.rows(self.code))
                self.tellers.clear()
                self.changed()
                return
            self._apply(row)

    async def catch_up(self) -> None:
        """Another process says that it wrote something."""
        async with self._lock:
            await self._catch_up()
        if self.listeners:
            self.kick()

    async def answer(self, seat: Seat, n: int | None, answer: int | str, by_bot: bool = False) -> None:
        """Answer the seat's question by the option's number or notation."""
        if not by_bot and windows.passes(self, seat, answer):
            await asyncio.sleep(windows.left(self, seat))
        async with self._lock:
            self._fresh(n, seat)
            question = self.told.asked().get(seat)
            if question is None:
                words = self.told.match.outcome
                waiting = ", ".join(self.told.names[s] for s in self.told.asked()) or "nobody"
                raise IllegalAnswer(
                    f"the game is over: {words.words}"
                    if words
                    else f"you are not asked now; the table waits for {waiting}"
                )
            if self.told.bots[seat] is not None and not by_bot:
                raise Refused("a bot plays for this seat")
            option = question.options[self._which(seat, question, answer)]
            await self._write(seat, self.game.words.notation(self.told.match.state, option))
        self.kick()

    def _which(self, seat: Seat, question: Question, answer: int | str) -> int:
        """The place of the option that is meant: by its number, as the seat reads it, or as a record writes it."""
        if isinstance(answer, int):
            if not 0 <= answer < len(question.options):
                raise IllegalAnswer(f"there is no option {answer}: 0 to {len(question.options) - 1}")
            return answer
        for table in (self.told.match.state, self.view_of(seat)):
            notations = [self.game.words.notation(table, option) for option in question.options]
            if answer in notations:
                return notations.index(answer)
        raise IllegalAnswer(f"'{answer[:60]}' is not an option: {'; '.join(notations[:20])}")

    def _fresh(self, n: int | None, seat: Seat | None = None) -> None:
        """Refuse what was meant for another position. Others may have answered the same question meanwhile."""
        put = self.told.put.get(seat) if seat is not None else None
        oldest = put.n if put else self.told.n
        if n is not None and not oldest <= n <= self.told.n:
            raise Stale("the table has moved on; look again")

    async def click(self, seat: Seat, n: int | None, ref: str) -> None:
        """A click on a thing: narrows the options, or answers."""
        self._fresh(n, seat)
        question = self.told.asked().get(seat)
        if question is None or self.told.bots[seat] is not None:
            raise Refused("you are not asked now")
        view = self.view_of(seat)
        ask = ask_view(self.game, view, question, ())
        assert ask is not None
        narrowed = narrow(ask.choices, self.picked.get(seat, ()), ref)
        if narrowed is None:
            reason = self.game.words.why_not(view, question, ref)
            raise Refused(reason.words + (f" [{reason.clause}]" if reason.clause else ""))
        if narrowed.answer is not None:
            await self.answer(seat, n, narrowed.answer)
        else:
            self.pick(seat, narrowed.picked)

    def pick(self, seat: Seat, picked: tuple[str, ...]) -> None:
        """What the seat has clicked so far."""
        if self.picked.get(seat, ()) != picked:
            self.picked[seat] = picked
            self.changed((seat,))

    async def undo(self, seat: Seat, n: int | None) -> None:
        """Take back the seat's last answer, or ask the other people whether it may be."""
        async with self._lock:
            self._fresh(n)
            reason = self.told.match.why_no_undo(seat)
            if reason:
                raise Refused(f"no undo: {reason}")
            if self.told.undo_asked is not None:
                raise Refused("an undo has been asked for already; wait for the others")
            for person, held in await self.hub.store.holders(self.code):
                self.holders.setdefault(held, set()).add(person)
            self.waits.add(seat)
            text = note(ask_undo=seat) if self.others(seat) else note(undo=seat)
            await self._write(TABLE, text)
        self.kick()

    async def undo_ok(self, seat: Seat, n: int | None, yes: bool) -> None:
        """Agree to another's undo, or not."""
        async with self._lock:
            self._fresh(n)
            asking = self.told.undo_asked
            if asking is None or seat not in self.others(asking):
                raise Refused("nobody asks you for an undo")
            await self._write(TABLE, note(undo_ok=seat, yes=yes))
            if yes and self.others(asking) <= self.told.undo_agreed:
                await self._write(TABLE, note(undo=asking))
        self.kick()

    def others(self, seat: Seat) -> set[Seat]:
        """The seats of other people who sit at the table."""
        me = self.holders.get(seat, set())
        return {
            other
            for other, people in self.holders.items()
            if other != seat
            and people
            and not people & me
            and self.told.bots[other] is None
            and not self.told.match.state.gone & (1 << other)
        }

    async def concede(self, seat: Seat) -> None:
        """Give up: at once when asked, else at the seat's next decision."""
        async with self._lock:
            if self.told.over:
                raise Refused("the game is over")
            if self.told.bots[seat] is not None:
                raise Refused("a bot plays for this seat")
            if seat in self.told.asked():
                await self._write(seat, CONCEDE.verb)
            elif seat not in self.told.conceding:
                await self._write(TABLE, note(concede=seat))
        self.kick()

    async def stop(self, seat: Seat, key: str, on: bool) -> None:
        """Where the seat wants to be asked; kept with the game."""
        known = [stop.key for stop, _ in windows.stops(self, seat)]
        if key not in known:
            raise Refused(f"there is no stop '{key[:40]}': {', '.join(known) or 'this game has none'}")
        async with self._lock:
            await self._write(TABLE, note(stop=key, seat=seat, on=on), (seat,))
        self.kick()

    async def say(self, name: str, words: str) -> None:
        """A line of chat."""
        async with self._lock:
            await self._write(TABLE, note(say=words, by=name))

    async def follow_with(self, code: str) -> None:
        """Tell everybody that the game `code` follows this one."""
        async with self._lock:
            await self._write(TABLE, note(rematch=code))

    def kick(self) -> None:
        """Let bots, queued concessions and clocks go on if there is something for them to do."""
        self.driver.kick()

    async def stand_in(self) -> None:
        """Whose time ran out is played by a bot from now on, and everybody is told."""
        async with self._lock:
            now = time.time()
            late = [s for s in self.told.asked() if (x := self.told.left(s, now)) is not None and x <= 0]
            for seat in late:
                await self._write(TABLE, note(bot=self.hub.settings.stand_in, seat=seat))

    async def resume(self) -> None:
        """The time in which no server ran counts for nobody."""
        async with self._lock:
            with contextlib.suppress(Stale):
                await self._write(TABLE, note(resume=True))

    @property
    def locked(self) -> bool:
        """Whether somebody is writing right now."""
        return self._lock.locked()

    async def put_away(self) -> None:
        """Leave memory; the ledger has everything."""
        self.driver.stop()
        await self.hub.store.note(self.code, self.told.summary())
        if self.driver.mine:
            await self.hub.store.release(self.code)

    # -- what is seen

    def view_of(self, viewer: Seat | None) -> Any:
        """The state as a viewer may know it."""
        key = ("view", viewer)
        if key not in self.cache:
            self.cache[key] = self.game.rules.view(self.told.match.state, viewer)
        return self.cache[key]

    def teller(self, viewer: Seat | None) -> Teller:
        """Who puts the log into words for this viewer."""
        if viewer not in self.tellers:
            self.tellers[viewer] = Teller(self.game, viewer, self.told.names)
        return self.tellers[viewer]
