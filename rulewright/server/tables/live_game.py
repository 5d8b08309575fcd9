"""What people do at a game that is in memory."""

import contextlib

from rulewright.kernel.errors import IllegalAnswer
from rulewright.kernel.question import CONCEDE, Question, Seat
from rulewright.server.errors import Refused, Stale
from rulewright.server.store.rows import TABLE
from rulewright.server.tables import priority_windows
from rulewright.server.tables.clicks import narrow, question_view
from rulewright.server.tables.ledger import note
from rulewright.server.tables.written_game import WrittenGame


class LiveGame(WrittenGame):
    """One game in memory."""

    async def answer(self, seat: Seat, version: int | None, answer: int | str, by_bot: bool = False) -> None:
        """Answer the seat's question by the option's number or notation."""
        if not by_bot and priority_windows.passes(self.ledger, seat, answer):
            await self.wait_to_pass(seat)
        async with self._lock:
            self._check_version(version, seat)
            question = self.ledger.questions().get(seat)
            if question is None:
                if outcome := self.ledger.match.outcome:
                    raise IllegalAnswer(f"the game is over: {outcome.words}")
                waiting = ", ".join(self.ledger.names[other] for other in self.ledger.questions()) or "nobody"
                raise IllegalAnswer(f"you are not asked now; the table waits for {waiting}")
            if self.ledger.bots[seat] is not None and not by_bot:
                raise Refused("a bot plays for this seat")
            option = question.options[self._which(seat, question, answer)]
            await self._write(seat, self.game.words.notation(self.ledger.match.state, option))
        self.continue_play()

    def is_asked(self, seat: Seat) -> bool:
        """Whether the seat's open question is put to its person, or the table passes for them."""
        return priority_windows.is_asked(self.ledger, seat, self.undone)

    async def wait_to_pass(self, seat: Seat) -> None:
        """Until a pass of this seat may be seen."""
        services = self.services
        shortest, now = services.settings.shortest_pass, services.now()
        await services.sleep(priority_windows.seconds_until_pass(self.ledger, seat, shortest, now))

    def _which(self, seat: Seat, question: Question, answer: int | str) -> int:
        """The place of the option that is meant: by its number, as the seat reads it, or as a record writes it."""
        if isinstance(answer, int):
            if not 0 <= answer < len(question.options):
                raise IllegalAnswer(f"there is no option {answer}: 0 to {len(question.options) - 1}")
            return answer
        for table in (self.ledger.match.state, self.view_of(seat)):
            notations = [self.game.words.notation(table, option) for option in question.options]
            if answer in notations:
                return notations.index(answer)
        raise IllegalAnswer(f"'{answer[:60]}' is not an option: {'; '.join(notations[:20])}")

    def _check_version(self, version: int | None, seat: Seat | None = None) -> None:
        """Refuse what was meant for another position. Others may have answered the same question meanwhile."""
        asked = self.ledger.open_questions.get(seat) if seat is not None else None
        oldest = asked.version if asked else self.ledger.version
        if version is not None and not oldest <= version <= self.ledger.version:
            raise Stale("the table has moved on; look again")

    async def click(self, seat: Seat, version: int | None, ref: str) -> None:
        """A click on a thing: narrows the options, or answers."""
        self._check_version(version, seat)
        question = self.ledger.questions().get(seat)
        if question is None or self.ledger.bots[seat] is not None:
            raise Refused("you are not asked now")
        view = self.view_of(seat)
        asked = question_view(self.game, view, question, ())
        assert asked is not None
        narrowed = narrow(asked.choices, self.picked.get(seat, ()), ref)
        if narrowed is None:
            reason = self.game.words.why_not(view, question, ref)
            raise Refused(reason.words + (f" [{reason.clause}]" if reason.clause else ""))
        if narrowed.answer is not None:
            await self.answer(seat, version, narrowed.answer)
        else:
            self.pick(seat, narrowed.picked)

    def pick(self, seat: Seat, picked: tuple[str, ...]) -> None:
        """What the seat has clicked so far."""
        if self.picked.get(seat, ()) != picked:
            self.picked[seat] = picked
            self.changed((seat,))

    async def undo(self, seat: Seat, version: int | None) -> None:
        """Take back the seat's last answer, or ask the other people whether it may be."""
        async with self._lock:
            self._check_version(version)
            reason = self.ledger.match.why_no_undo(seat)
            if reason:
                raise Refused(f"no undo: {reason}")
            if self.ledger.undo_asked is not None:
                raise Refused("an undo has been asked for already; wait for the others")
            for person, held in await self.services.store.holders(self.code):
                self.holders.setdefault(held, set()).add(person)
            self.undone.add(seat)
            text = note(ask_undo=seat) if self.other_people(seat) else note(undo=seat)
            await self._write(TABLE, text)
        self.continue_play()

    async def undo_ok(self, seat: Seat, version: int | None, yes: bool) -> None:
        """Agree to another's undo, or not."""
        async with self._lock:
            self._check_version(version)
            asking = self.ledger.undo_asked
            if asking is None or seat not in self.other_people(asking):
                raise Refused("nobody asks you for an undo")
            await self._write(TABLE, note(undo_ok=seat, yes=yes))
            if yes and self.other_people(asking) <= self.ledger.undo_agreed:
                await self._write(TABLE, note(undo=asking))
        self.continue_play()

    def other_people(self, seat: Seat) -> set[Seat]:
        """The seats of other people who sit at the table."""
        me = self.holders.get(seat, set())
        return {
            other
            for other, people in self.holders.items()
            if other != seat
            and people
            and not people & me
            and self.ledger.bots[other] is None
            and not self.ledger.match.state.gone & (1 << other)
        }

    async def concede(self, seat: Seat) -> None:
        """Give up: at once when asked, else at the seat's next decision."""
        async with self._lock:
            if self.ledger.over:
                raise Refused("the game is over")
            if self.ledger.bots[seat] is not None:
                raise Refused("a bot plays for this seat")
            if seat in self.ledger.questions():
                await self._write(seat, CONCEDE.verb)
            elif seat not in self.ledger.conceding:
                await self._write(TABLE, note(concede=seat))
        self.continue_play()

    async def stop(self, seat: Seat, key: str, on: bool) -> None:
        """Where the seat wants to be asked; kept with the game."""
        known = [stop.key for stop, _ in priority_windows.stops(self.ledger, seat)]
        if key not in known:
            raise Refused(f"there is no stop '{key[:40]}': {', '.join(known) or 'this game has none'}")
        async with self._lock:
            await self._write(TABLE, note(stop=key, seat=seat, on=on), (seat,))
        self.continue_play()

    async def say(self, name: str, words: str) -> None:
        async with self._lock:
            await self._write(TABLE, note(say=words, by=name))

    async def announce_rematch(self, code: str) -> None:
        """Tell everybody that the game `code` follows this one."""
        async with self._lock:
            await self._write(TABLE, note(rematch=code))

    async def replace_late_players(self) -> None:
        """Whose time ran out is played by a bot from now on, and everybody is told."""
        async with self._lock:
            now = self.services.now()
            late = [
                s for s in self.ledger.questions() if (x := self.ledger.seconds_left(s, now)) is not None and x <= 0
            ]
            for seat in late:
                await self._write(TABLE, note(bot=self.services.settings.stand_in, seat=seat))

    async def resume(self) -> None:
        """The time in which no server ran counts for nobody."""
        async with self._lock:
            with contextlib.suppress(Stale):
                await self._write(TABLE, note(resume=True))
