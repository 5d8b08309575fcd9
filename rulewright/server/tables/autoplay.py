"""What goes on at a table by itself: bots answer at a pace people can follow, queued concessions, clocks."""

import asyncio
import contextlib
import logging
import time

from rulewright.bots.chair import own_dice
from rulewright.kernel.question import Option, Question, Seat
from rulewright.server.errors import Refused, Stale
from rulewright.server.tables import lessons, priority_windows
from rulewright.server.tables.live_game import LiveGame

logger = logging.getLogger("rulewright.server")

PROGRAMS = "programs"  # whose tables those are that no person set up, until somebody comes
BRIEF = 0.05  # seconds that a bot takes in a window at least
PATIENCE = (1.0, 30.0)  # seconds until it is tried again after a failure, and at most


class Autoplay:
    """Runs for one game, as long as there is something to do; an idle game has no task and no timer."""

    def __init__(self, live: LiveGame) -> None:
        self.live = live
        self.claimed = False  # whether this process is the one to let the game go on
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._alarm: asyncio.TimerHandle | None = None
        self._retry: asyncio.TimerHandle | None = None
        self._patience = PATIENCE[0]
        self._slowest: dict[Seat, float] = {}  # seconds that each bot takes in every window, for it needed them once
        live.continue_play = self.continue_play

    def needed(self, soon: float) -> bool:
        """Whether something goes on or will within so many seconds, so that the game can't leave memory."""
        left = self.seconds_to_alarm
        return self.busy or (left is not None and left < soon)

    @property
    def seconds_to_alarm(self) -> float | None:
        """Until the time of whoever is asked is over; None while nobody's runs."""
        return None if self._alarm is None else self._alarm.when() - asyncio.get_running_loop().time()

    async def settled(self) -> None:
        """Until it is known whether something goes on by itself."""
        if self._task is not None:
            await asyncio.wait([self._task], timeout=PATIENCE[0])

    @property
    def busy(self) -> bool:
        """Whether something goes on right now."""
        return self._task is not None and not self._task.done()

    def continue_play(self) -> None:
        """Something changed: go on if there is something to do."""
        self._again = True
        if not self.busy and self.live.ledger.over:
            self._set_alarm()
        elif not self.busy:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """The game leaves memory: how it stands is kept for lists, and another process may take it up."""
        if self._task is not None:
            self._task.cancel()
        if self._retry is not None:
            self._retry.cancel()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        store = self.live.services.store
        try:
            if not self.live.gone:
                await store.save_summary(self.live.code, self.live.ledger.summary())
            if self.claimed:
                await store.release(self.live.code)
        except Exception:  # the rows are kept; others still have to be let go
            logger.exception("game %s: how it stands could not be noted for lists", self.live.code)

    async def _run(self) -> None:
        live = self.live
        try:
            if not self.claimed and self._has_work():
                self.claimed = await live.services.store.claim(live.code)
            while self.claimed and self._again:
                self._again = False
                while await self._step():
                    self._patience = PATIENCE[0]
        except Exception:
            logger.exception("game %s: nothing goes on by itself; tried again in %.0f s", live.code, self._patience)
            self._retry = asyncio.get_running_loop().call_later(self._patience, self.continue_play)
            self._patience = min(2 * self._patience, PATIENCE[1])
            return
        self._set_alarm()
        if live.ledger.over:
            await live.services.store.save_summary(live.code, live.ledger.summary())
        if self.claimed and live.services.store.shared and not (live.watchers or self._alarm):
            self.claimed = False  # somebody may look at it in another process
            await live.services.store.release(live.code)

    def _has_work(self) -> bool:
        """Whether anything here goes by itself now, so that one process has to see to it."""
        live, ledger = self.live, self.live.ledger
        return (
            ledger.clocked
            or any(
                ledger.bots[seat] is not None or seat in ledger.conceding or not live.is_asked(seat)
                for seat in ledger.questions()
            )
            or lessons.lesson_of(ledger) is not None
        )

    async def _step(self) -> bool:
        """One thing that goes by itself. False: there is none."""
        live = self.live
        if live.ledger.over:
            return False
        if live.ledger.match_seconds_left(live.services.now()) == 0 and await live.call_time():
            return True
        if lessons.lesson_of(live.ledger):
            return await self._next_of_lesson()
        asked = live.ledger.questions()
        quitter = next((seat for seat in live.ledger.conceding if seat in asked), None)
        player = next((seat for seat in asked if live.ledger.bots[seat] is not None), None)
        passer = next((seat for seat in asked if live.ledger.bots[seat] is None and not live.is_asked(seat)), None)
        try:
            if quitter is not None:
                await live.concede(quitter)
            elif player is not None and live.services.settings.bots and live.looked_at and self._may_go_on():
                await self._bot_answers(player)
            elif passer is not None:
                await self._pass_for(passer)
            else:
                return False
        except Stale:
            pass
        return True

    async def _next_of_lesson(self) -> bool:
        """The rival of a lesson, and what teaches nothing, go by the script."""
        live, ledger, line = self.live, self.live.ledger, lessons.line_now(self.live.ledger)
        if line is None or line.own or not live.watchers:
            return False
        version = ledger.version
        await asyncio.sleep(live.pace if line.seat != lessons.LEARNER else 0)
        if live.ledger is ledger and ledger.version == version:
            with contextlib.suppress(Stale):
                await live.answer(line.seat, version, lessons.answer_of(ledger.match, line), by_bot=True)
        return True

    def _may_go_on(self) -> bool:
        """Whether nobody holds the bots, or lets them give one answer."""
        live = self.live
        allowed = not live.held or live.onward
        live.onward = False
        return allowed

    async def _pass_for(self, seat: Seat) -> None:
        """Answer where its person does not want to be asked, not sooner than a person would."""
        live, ledger, version = self.live, self.live.ledger, self.live.ledger.version
        await live.wait_to_pass(seat)
        if live.ledger is ledger and ledger.version == version and not live.is_asked(seat):
            await live.answer(seat, version, priority_windows.answer_for(ledger, seat), automatic=True)

    async def _bot_answers(self, seat: Seat) -> None:
        live, ledger, version, began = self.live, self.live.ledger, self.live.ledger.version, time.monotonic()
        code = ledger.bots[seat]
        assert code is not None
        question = ledger.questions()[seat]
        try:
            option, needed = await self._think(code, seat, question)
        except Exception:
            if live.ledger is ledger and ledger.version == version:
                logger.exception("game %s: bot %s failed at seat %s", live.code, code, seat)
            option, needed = None, 0.0
        rest = self._pace(seat, needed) - needed if question.prompt.window else live.pace - (time.monotonic() - began)
        if live.watchers and rest > 0:
            await asyncio.sleep(rest)
        if live.ledger is not ledger or ledger.version != version:
            return
        answer = self._any_option(seat) if option is None else question.options.index(option)
        try:
            await live.answer(seat, version, answer, by_bot=True)
        except Refused:  # the rules stumbled over it; something else may do
            await live.answer(seat, None, self._any_option(seat), by_bot=True)

    def _pace(self, seat: Seat, needed: float) -> float:
        """How long the answer takes in a window from when it is the bot's turn to think: always the same time, so that
        nobody reads a hand from it. Whenever a bot needed longer there, it takes twice as long from then on.
        """
        usual = max(BRIEF, min(self.live.pace, self.live.services.settings.shortest_pass), self._slowest.get(seat, 0.0))
        while usual < needed:
            usual *= 2
        self._slowest[seat] = usual
        return usual

    async def _think(self, code: str, seat: Seat, question: Question) -> tuple[Option, float]:
        """In another process, when it is this person's turn: what is answered, and the seconds it took from then on."""
        live, match, began = self.live, self.live.ledger.match, list[float]()
        person, thinking = live.thinks_for or live.row.creator or PROGRAMS, live.services.thinking
        if len(question.options) == 1:
            if question.prompt.window:  # or who has to think would be known by their waiting
                await thinking.wait(person, live.code, code)
            return question.options[0], 0.0
        option = await thinking.choose(
            person,
            live.code,
            code,
            match.viewpoint(seat),
            own_dice(match.seed, seat, len(match.history)),
            begun=lambda: began.append(time.monotonic()),
        )
        return option, time.monotonic() - began[0] if began else 0.0

    def _any_option(self, seat: Seat) -> int:
        return self.live.services.random.randrange(len(self.live.ledger.questions()[seat].options))

    def _set_alarm(self) -> None:
        """Ring when the first clock of those who are asked runs out."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        ledger, now = self.live.ledger, self.live.services.now()
        left = [x for seat in ledger.questions() if (x := ledger.seconds_left(seat, now)) is not None]
        if left and self.claimed and not ledger.over and not self.live.expected:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(min(left) + 0.01, lambda: loop.create_task(self._ring()))

    async def _ring(self) -> None:
        self._alarm = None
        with contextlib.suppress(Stale):
            await self.live.replace_late_players()
        self.continue_play()
