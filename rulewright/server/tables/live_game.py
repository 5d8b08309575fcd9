"""What people do at a game that is in memory."""

import contextlib
from typing import Any

from rulewright.kernel.errors import IllegalAnswer
from rulewright.kernel.page.plan import Plan
from rulewright.kernel.question import CONCEDE, TIME_UP, Question, Seat
from rulewright.server.errors import Refused, Stale
from rulewright.server.store.rows import TABLE
from rulewright.server.tables import lessons, priority_windows
from rulewright.server.tables.clicks import beginning_with, narrow, question_view
from rulewright.server.tables.forecast import Forecast, forecast
from rulewright.server.tables.ledger import AUTOMATIC, note
from rulewright.server.tables.story.you import by_name
from rulewright.server.tables.table_view import UNMARKED, QuestionView
from rulewright.server.tables.written_game import WrittenGame
from rulewright.server.text import person_name


class LiveGame(WrittenGame):
    """A game that people play: what each may do at it, checked, and written down as rows.

    To the written game it adds answers and clicks, undo and its being agreed to, conceding, stops, chat, late players.
    What goes on by itself (bots, clocks) is `Autoplay`, which acts through this like everybody else.
    """

    async def answer(
        self,
        seat: Seat,
        version: int | None,
        answer: int | str,
        by_bot: bool = False,
        automatic: bool = False,
        aimed: str = "",
    ) -> None:
        """Answer the seat's question by the option's number or notation; `automatic`: the table does it for them.

        `aimed` is the thing at which it was aimed in the same breath, before the question for that is put.
        """
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
            plan = self._plan(seat, question, answer)
            option = plan.answers[0] if plan else question.options[self._which(seat, question, answer)]
            text = self.game.words.notation(self.ledger.match.state, option)
            if not by_bot and (step := lessons.step_now(self.ledger)) and not lessons.is_right(step, text):
                raise Refused(self.refusal(seat, text))
            await self._write(seat, f"{text}\t{AUTOMATIC}" if automatic else text)
            if plan:
                await self._carry_out(seat, question, plan)
            if aimed:
                self.aimed[seat] = aimed
            await self._aim_on(seat)
        self.continue_play()

    async def _aim_on(self, seat: Seat) -> None:
        """What is asked next is answered by the thing that was aimed at before, if it is asked for it.

        What it still has to be told by a button stays to be chosen there. A yes or no may come between; anything else
        that is asked, and the aim is forgotten.
        """
        ref = self.aimed.get(seat)
        question = self.ledger.questions().get(seat) if ref else None
        shown = self.question_of(seat, self.view_of(seat), question) if question else None
        if ref and question and shown and shown.completes():
            meant = [choice for choice in shown.choices if choice.refs == (ref,)]
            if len(meant) == 1:
                del self.aimed[seat]
                text = self.game.words.notation(self.ledger.match.state, question.options[meant[0].index])
                return await self._write(seat, f"{text}\t{AUTOMATIC}")
            if all(choice.is_button for choice in shown.choices):
                return None
            if any(choice.refs[:1] == (ref,) for choice in shown.choices):
                self.pick(seat, (ref,))
        self.aimed.pop(seat, None)

    def _plan(self, seat: Seat, question: Question, answer: int | str) -> Plan | None:
        """The plan that is meant, if it is one and not a single option."""
        if not isinstance(answer, int) or answer < len(question.options):
            return None
        plans, at = self.game.page.plans(self.view_of(seat), question), answer - len(question.options)
        return plans.ways[at] if plans and at < len(plans.ways) else None

    async def _carry_out(self, seat: Seat, first: Question, plan: Plan) -> None:
        """The answers of a plan after its first one; one undo takes all of them back."""
        left = list(plan.answers[1:])
        while (question := self.ledger.questions().get(seat)) and question.prompt == first.prompt:
            option = next((each for each in left if each in question.options), None)
            if option is None or (plan.within and not set(question.options) <= set(plan.within)):
                break
            left.remove(option)
            await self._write(seat, f"{self.game.words.notation(self.ledger.match.state, option)}\t{AUTOMATIC}")

    def is_asked(self, seat: Seat) -> bool:
        """Whether the seat's open question is put to its person, or the table answers for them."""
        if lessons.lesson_of(self.ledger) is not None:
            return True
        return not self._goes_by_itself(seat) and priority_windows.is_asked(self.ledger, seat, self.undone)

    def _goes_by_itself(self, seat: Seat) -> bool:
        """Whether the seat has left questions like this one to the table until the turn is over."""
        return (
            seat not in self.undone
            and self.rest.get(seat) == (kind := priority_windows.kind_of(self.ledger, seat))
            and bool(kind)
        )

    async def leave_the_rest(self, seat: Seat, version: int | None) -> None:
        """The table answers this question and those like it for the seat, until the turn is over or it undoes."""
        self._check_version(version, seat)
        kind = priority_windows.kind_of(self.ledger, seat)
        if kind is None or self.ledger.bots[seat] is not None:
            raise Refused("this is for you to answer")
        await self.answer(seat, version, priority_windows.answer_for(self.ledger, seat))
        self.rest[seat] = kind
        self.undone.discard(seat)
        self.continue_play()

    def question_of(self, seat: Seat, view: Any, question: Question | None) -> QuestionView | None:
        """The seat's question as its page shows it."""
        shown = question_view(self.game, view, question, self.picked.get(seat, ()))
        if shown:
            shown.aimed = self.aimed.get(seat, "")
            shown.words = by_name(shown.words, self.ledger.names, seat)
        for choice in shown.choices if shown else ():
            choice.label = by_name(choice.label, self.ledger.names, seat)
        if shown is None or question is None or not lessons.lesson_of(self.ledger):
            return shown
        if lessons.step_now(self.ledger) is None:
            return None  # what comes now goes by itself
        state = self.ledger.match.state
        return lessons.taught(self.ledger, shown, [self.game.words.notation(state, each) for each in question.options])

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

    def forecast(self, seat: Seat, index: int) -> Forecast:
        """What would come of an option of the seat's open question."""
        question = self.ledger.questions()[seat]
        plan = self._plan(seat, question, index)

        def made() -> Forecast:
            return forecast(self.ledger.match, seat, plan.answers[0] if plan else question.options[index])

        found: Forecast = self.cached(("forecast", self.ledger.version, seat, index), made)
        return found

    async def click(
        self, seat: Seat, version: int | None, ref: str, sure: bool | None = True, touch: bool = False
    ) -> None:
        """A click on a thing: narrows the options, or answers.

        Not `sure`, what it would answer is only picked, unless nothing happens by it but the next question; None:
        unless it can be taken back. By a touch, a target of an attack is only aimed at.
        """
        view, question, asked = self._asked(seat, version)
        picked = self.picked.get(seat, ())
        narrowed = narrow(asked.offered, picked, ref)
        whole = asked.whole()
        ahead = self.forecast(seat, whole.index) if whole else None
        aims = ahead is not None and ref in (*ahead.then.values(), *ahead.meant)
        if whole and aims and (narrowed is None or narrowed.answer is None):
            return await self.choose_at(seat, version, whole.index, ref, touch)
        if narrowed is None:
            raise Refused(self.refusal(seat) or self._why_not(view, question, asked, ahead, ref))
        if narrowed.answer is None:
            self.pick(seat, narrowed.picked)
        elif (
            picked[-1:] == (ref,)
            or (self._may_commit(seat, narrowed.answer, touch) if sure is None else sure)
            or (not ref.startswith("card-") and self.forecast(seat, narrowed.answer).opens)
            or (sure is None and not touch and self._completes(seat, asked, narrowed.answer))
        ):
            await self.answer(seat, version, narrowed.answer)
        else:
            meant = next(choice.refs for choice in asked.offered if choice.index == narrowed.answer)
            path = (*picked, ref)
            self.pick(seat, path if picked and beginning_with(path, meant)[: len(path)] == path else meant)

    async def choose_at(self, seat: Seat, version: int | None, index: int, ref: str, touch: bool = False) -> None:
        """An answer, and at once what it is aimed at. By a touch an attack is only aimed; its button, or the same
        thing once more, strikes."""
        _, _, asked = self._asked(seat, version)
        strikes = any(choice.index == index and choice.strikes for choice in asked.offered)
        if touch and strikes and self.aimed.get(seat) != ref:
            self.aimed[seat] = ref
            self.changed((seat,))
        else:
            await self.answer(seat, version, index, aimed=ref)

    def _completes(self, seat: Seat, asked: QuestionView, index: int) -> bool:
        """Whether an answer only says at what that is aimed which this seat has just begun."""
        weighs = any(choice.index == index and choice.weighs for choice in asked.offered)
        own = self.ledger.match.history[-1:]
        return asked.completes() and not weighs and bool(own) and own[0].seat == seat

    def _why_not(self, view: Any, question: Question, asked: QuestionView, ahead: Forecast | None, ref: str) -> str:
        """Why a click does nothing: seen from what is asked after the thing that is picked, if one is."""
        buttons = [each.label for each in asked.offered if each.is_button and ref in each.refs]
        if buttons:
            return f"Choose below: {' or '.join(buttons)}."
        whole = asked.whole()
        if whole is None or ahead is None or ref.startswith("card-"):
            return self.game.words.why_not(view, question, ref).words
        if ahead.put and (ahead.then or ahead.meant):
            return self.game.words.why_not(view, ahead.put, ref).words
        if whole.role in UNMARKED:  # all that is left to do with what was picked: something else was meant
            return self.game.words.why_not(view, question, ref).words
        return f"\u201c{whole.label.rstrip('.?')}\u201d is not about that: press its button, or step back with Esc."

    async def aim(self, seat: Seat, version: int | None, index: int, sure: bool | None, touch: bool = False) -> None:
        """An option by its button, where its things lie out of sight: picked whole, or answered as by a click."""
        _, _, asked = self._asked(seat, version)
        meant = next((choice for choice in asked.offered if choice.index == index), None)
        if meant is None:
            raise IllegalAnswer(f"there is no option {index}")
        if sure or (sure is None and self._may_commit(seat, index, touch)):
            await self.answer(seat, version, index)
        else:
            self.pick(seat, meant.refs)

    def _asked(self, seat: Seat, version: int | None) -> tuple[Any, Question, QuestionView]:
        """What the seat sees, what it is asked, and how its page shows that."""
        self._check_version(version, seat)
        question = self.ledger.questions().get(seat)
        if question is None or self.ledger.bots[seat] is not None:
            raise Refused("you are not asked now")
        view = self.view_of(seat)
        asked = self.question_of(seat, view, question)
        if asked is None:
            raise Refused("wait a moment: this goes by itself")
        return view, question, asked

    def refusal(self, seat: Seat | None, text: str = "") -> str:
        """What a lesson says to who tries something else than its step; nothing where there is none."""
        return lessons.refusal(self.ledger, seat is not None and bool(self.picked.get(seat)), text)

    async def lesson_back(self) -> None:
        """A lesson goes one step back."""
        async with self._lock:
            left = lessons.step_back(self.ledger)
            if left is None:
                raise Refused("this is the first step")
            await self._write(TABLE, note(back=left))
        self.picked.clear()
        self.continue_play()

    def _may_commit(self, seat: Seat, index: int, touch: bool) -> bool:
        """Whether a click answers by itself: it can be taken back, a lesson wants it, or moves are even made ahead.

        What is to be weighed is only picked by it, and by a finger also what strikes or stands ready: the strip says
        what it comes to first.
        """
        if lessons.lesson_of(self.ledger) is not None or self.game.page.ahead:
            return True
        _, _, asked = self._asked(seat, None)
        weighty = any(
            choice.index == index and (choice.weighs or (touch and (choice.strikes or choice.role == "ready")))
            for choice in asked.offered
        )
        return not weighty and not self.forecast(seat, index).final

    def hold(self, on: bool, once: bool) -> None:
        """Let the bots wait, or go on; `once`: they wait after one more answer."""
        self.held, self.onward = on, once
        self.services.store.tell("hold", self.code, [on, once])
        self.changed()
        self.continue_play()

    def pick(self, seat: Seat, picked: tuple[str, ...]) -> None:
        """What the seat has clicked so far."""
        if self.picked.get(seat, ()) != picked:
            self.picked[seat] = picked
            self.aimed.pop(seat, None)
            self.changed((seat,))

    async def undo(self, seat: Seat, version: int | None) -> None:
        """Take back the seat's last answer, or ask the other people whether it may be."""
        async with self._lock:
            self._check_version(version)
            reason = self.why_no_undo(seat)
            if reason:
                raise Refused(f"no undo: {reason}")
            if self.ledger.undo_asked is not None:
                raise Refused("an undo has been asked for already; wait for the others")
            for person, held in await self.services.store.holders(self.code):
                self.holders.setdefault(held, set()).add(person)
            self.undone.add(seat)
            text = note(ask_undo=seat) if self.other_people(seat) else self._undo_note(seat)
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
                await self._write(TABLE, self._undo_note(asking))
        self.continue_play()

    def why_no_undo(self, seat: Seat) -> str | None:
        """Why the seat's last decision can't be taken back with all that was answered since."""
        return self.ledger.match.why_no_undo(seat, range(self.ledger.match.seats))

    def _undo_note(self, seat: Seat) -> str:
        return note(undo=seat, over=list(range(self.ledger.match.seats)))

    def other_people(self, seat: Seat) -> set[Seat]:
        """The seats of other people who sit at the table."""
        me, gone = self.holders.get(seat, set()), self.ledger.match.state.gone
        others = [other for other, people in self.holders.items() if other != seat and people and not people & me]
        return {other for other in others if self.ledger.bots[other] is None and not gone & (1 << other)}

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

    async def talk(self, seat: Seat, words: str) -> None:
        """What the person at this seat says."""
        if seat in self.ledger.muted:
            raise Refused("the host has muted you at this table")
        await self.say(self.ledger.names[seat], words)

    async def mute(self, seat: Seat, on: bool) -> None:
        """The host lets nobody hear a seat, or again."""
        async with self._lock:
            await self._write(TABLE, note(mute=self._seat_of_another(seat), on=on))

    async def ignore(self, seat: Seat, other: Seat, on: bool) -> None:
        """A seat does not want to hear another, or again; nobody else is told."""
        async with self._lock:
            await self._write(TABLE, note(ignore=self._seat_of_another(other), seat=seat, on=on), (seat,))

    def _seat_of_another(self, seat: Seat) -> Seat:
        if seat not in range(len(self.ledger.names)):
            raise Refused(f"there is no seat {seat + 1}")
        return seat

    async def send_away(self, seat: Seat) -> None:
        """Before the game begins: who came by a link or from the lobby leaves the seat, and nothing of theirs opens
        it again. Once somebody has answered, a seat is taken from a person by the clock alone.
        """
        if not 0 <= seat < len(self.ledger.names) or self.row.header["who"][seat] != "friend":
            raise Refused("only a guest can be sent away")
        async with self._lock:
            if self.ledger.begun:
                raise Refused("the game has begun: who stays away too long is replaced by the clock, not by the host")
            people = sorted(self.holders.get(seat, ()))
            if not people:
                raise Refused("nobody sits there")
            await self.services.store.unseat(self.code, seat)
            await self._write(TABLE, note(away=seat, people=people))

    async def tell(self, words: str) -> None:
        """The table says something to everybody."""
        await self.say("", words)

    async def rename(self, seat: Seat, name: str) -> None:
        """What the person at this seat wants to be called; no two at a table have one name."""
        words = person_name(name)
        if not words or words == self.ledger.names[seat]:
            return
        while words in self.ledger.names:
            words = f"{words} {seat + 1}"
        async with self._lock:
            await self._write(TABLE, note(name=words, seat=seat))

    async def announce_rematch(self, code: str) -> None:
        """Tell everybody that the game `code` follows this one."""
        async with self._lock:
            await self._write(TABLE, note(rematch=code))

    async def call_time(self) -> bool:
        """The set time of the match is over: everybody is told, and it is counted. Waits while several are asked."""
        async with self._lock:
            asked = self.ledger.match.questions
            if len(asked) != 1 or self.ledger.match_seconds_left(self.services.now()) != 0:
                return False
            await self._write(next(iter(asked)), TIME_UP.verb)
        return True

    async def replace_late_players(self) -> None:
        """Whose time ran out is played by a bot from now on, and everybody is told."""
        if self.ledger.header.get("clock", {}).get("kind") == "match":
            return
        async with self._lock:
            left = {seat: self.ledger.seconds_left(seat, self.services.now()) for seat in self.ledger.questions()}
            for seat in [seat for seat, seconds in left.items() if seconds is not None and seconds <= 0]:
                await self._write(TABLE, note(bot=self.services.settings.stand_in, seat=seat))

    async def resume(self) -> None:
        """The time in which no server ran counts for nobody."""
        async with self._lock:
            with contextlib.suppress(Stale):
                await self._write(TABLE, note(resume=True))
