"""What goes on at a table by itself: bots answer at a pace people can follow, queued concessions, clocks."""

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from rulewright.bots import bot_named
from rulewright.bots.chair import chair_of, own_dice
from rulewright.kernel.question import Option, Seat
from rulewright.server.errors import Refused, Stale
from rulewright.server.tables import priority_windows as windows

if TYPE_CHECKING:
    from rulewright.server.tables.live_game import Live

logger = logging.getLogger("rulewright.server")


class Driver:
    """Runs for one game, as long as there is something to do; an idle game has no task and no timer."""

    def __init__(self, live: "Live") -> None:
        self.live = live
        self.mine = False  # whether this process is the one to do it
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def ticking(self) -> bool:
        """Whether a clock runs, so that the game can't be put away."""
        return self._alarm is not None

    @property
    def busy(self) -> bool:
        """Whether something goes on right now."""
        return self._task is not None and not self._task.done()

    def kick(self) -> None:
        """Something changed: go on if there is something to do."""
        self._again = True
        if not self.busy and self.live.told.over:
            self._set_alarm()
        elif not self.busy:
            self._task = asyncio.get_running_loop().create_task(self._run())

    def stop(self) -> None:
        """No more of this."""
        if self._task is not None:
            self._task.cancel()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def _run(self) -> None:
        live = self.live
        try:
            if not self.mine:
                self.mine = await live.hub.store.claim(live.code)
                if self.mine and live.told.count and live.told.clocked:
                    await live.resume()
            while self.mine and self._again:
                self._again = False
                while await self._step():
                    pass
        except Exception:
            logger.exception("game %s: nothing goes on by itself any more", live.code)
        self._set_alarm()
        if live.told.over:
            await live.hub.store.note(live.code, live.told.summary())
        if self.mine and live.hub.store.shared and not (live.listeners or self.ticking):
            self.mine = False  # somebody may look at it in another process
            await live.hub.store.release(live.code)

    async def _step(self) -> bool:
        """One thing that goes by itself. False: there is none."""
        live = self.live
        if live.told.over:
            return False
        asked = live.told.asked()
        quitter = next((seat for seat in live.told.conceding if seat in asked), None)
        player = next((seat for seat in asked if live.told.bots[seat] is not None), None)
        passer = next((seat for seat in asked if live.told.bots[seat] is None and not windows.asks(live, seat)), None)
        try:
            if quitter is not None:
                await live.concede(quitter)
            elif player is not None and live.hub.settings.bots and self._watched():
                await self._bot_answers(player)
            elif passer is not None:
                await self._pass_for(passer)
            else:
                return False
        except Stale:
            pass
        return True

    def _watched(self) -> bool:
        """Bots among themselves wait for somebody to look."""
        return bool(self.live.listeners) or any(who != "bot" for who in self.live.row.header["who"])

    async def _pass_for(self, seat: Seat) -> None:
        """Pass a window in which its person does not want to be asked, not sooner than a person would."""
        live, told, n = self.live, self.live.told, self.live.told.n
        await asyncio.sleep(windows.left(live, seat))
        if live.told is told and told.n == n and not windows.asks(live, seat):
            await live.answer(seat, n, 0)

    async def _bot_answers(self, seat: Seat) -> None:
        live, told, n, began = self.live, self.live.told, self.live.told.n, time.monotonic()
        code = told.bots[seat]
        assert code is not None
        question = told.asked()[seat]
        pace = min(live.pace, live.hub.settings.window) if question.prompt.window else live.pace
        try:
            option = await self._think(code, seat) if len(question.options) > 1 else question.options[0]
        except Exception:
            if live.told is told and told.n == n:
                logger.exception("game %s: bot %s failed at seat %s", live.code, code, seat)
            option = None
        rest = pace - (time.monotonic() - began)
        if live.listeners and rest > 0:
            await asyncio.sleep(rest)
        if live.told is not told or told.n != n:
            return
        answer = self._any_option(seat) if option is None else question.options.index(option)
        try:
            await live.answer(seat, n, answer, by_bot=True)
        except Refused:  # the rules stumbled over it; something else may do
            await live.answer(seat, None, self._any_option(seat), by_bot=True)

    async def _think(self, code: str, seat: Seat) -> Option | None:
        """Off the event loop: the chair only copies, the match is never touched there."""
        match = self.live.told.match
        chair, dice = chair_of(match, seat), own_dice(match.seed, seat, len(match.history))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.live.hub.thinkers, bot_named(code).choose, chair, dice)

    def _any_option(self, seat: Seat) -> int:
        return self.live.hub.chance.randrange(len(self.live.told.asked()[seat].options))

    def _set_alarm(self) -> None:
        """Ring when the first clock of those who are asked runs out."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        told, now = self.live.told, time.time()
        left = [x for seat in told.asked() if (x := told.left(seat, now)) is not None]
        if left and self.mine and not told.over:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(min(left) + 0.01, lambda: loop.create_task(self._ring()))

    async def _ring(self) -> None:
        self._alarm = None
        with contextlib.suppress(Stale):
            await self.live.stand_in()
        self.kick()
