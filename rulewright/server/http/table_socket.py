"""The socket of one page: sends what changed on its table, takes what its people do, refuses the rest."""

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.event import Event
from rulewright.kernel.question import Question, Seat
from rulewright.server.errors import Refused, Stale
from rulewright.server.html.bars.answers import answers
from rulewright.server.html.bars.question_bar import would
from rulewright.server.html.board.drawings import drawing_html
from rulewright.server.html.fragment_diff import Fragments, difference
from rulewright.server.html.table import effects_seen, table_fragments
from rulewright.server.html.things import own_things
from rulewright.server.http.rate_limits import RateLimit, RateLimits
from rulewright.server.http.request_context import client_of, count_creation, person_of
from rulewright.server.http.socket_messages import SocketMessage, decode, needed, seat_named
from rulewright.server.tables.clicks import narrow
from rulewright.server.tables.forecast import Chip
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.live_games import LiveGames
from rulewright.server.tables.live_view import Visitor, current_view, table_view
from rulewright.server.tables.new_games import rematch
from rulewright.server.tables.table_view import TableView
from rulewright.server.text import LONGEST_LINE, one_line, person_name

logger = logging.getLogger("rulewright.server")


class TableSocket:
    """A page that shows a table."""

    def __init__(self, live_games: LiveGames, live: LiveGame, socket: WebSocket, visitor: Visitor) -> None:
        self.live_games = live_games
        self.live = live
        self.socket = socket
        self.visitor = visitor
        self.person = person_of(socket)
        self.sent: Fragments = {}
        self.whole = True  # everything has to be sent
        self.heard = 0  # events of the log that were played on this page
        self.last: Event | None = None
        self.said_rematch: str | None = live.ledger.rematch
        self.asked_rematch = False
        self.news = asyncio.Event()
        self.hurry = asyncio.Event()  # somebody here did something: what comes of it does not wait
        self.rate = RateLimit(live_games.settings.messages_per_second, 2 * live_games.settings.messages_per_second)
        self.all_messages: RateLimits = socket.app.state.messages  # of one address, however many pages it has open
        self.client = client_of(socket)
        self.chat: RateLimits = socket.app.state.chat
        self.switches: RateLimits = socket.app.state.switches
        self._sending = asyncio.Lock()

    def shows(self, parts: Fragments | None) -> None:
        """What the page has from the beginning need not be sent."""
        if parts is None:
            return
        log = self.live.ledger.match.log
        self.sent, self.whole = parts, False
        self.heard, self.last = len(log), log[-1][1] if log else None

    async def run(self, heard: "asyncio.Future[Any] | None", turn: "asyncio.Future[None] | None") -> None:
        """Until it is closed; what it said first may be `heard` already, and it may wait for its `turn` to be drawn."""
        if turn is None:
            self.news.set()
        else:
            turn.add_done_callback(lambda _: self.news.set())
        sender = asyncio.get_running_loop().create_task(self._send())
        self.attach()
        try:
            while True:
                message = await (heard or self.socket.receive())
                heard = None
                if message["type"] == "websocket.disconnect":
                    return
                await self._take(message.get("text") or message.get("bytes") or "")
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self.live.leave(self)
            sender.cancel()

    def attach(self) -> None:
        """Hear of every change."""
        self.live.watch(self, self.news.set, self.visitor.held)

    async def _send(self) -> None:
        try:
            while True:
                await self.news.wait()
                self.news.clear()
                if self.live.gone:
                    await self.socket.close(1012, "the game was changed or deleted; come again")
                    return
                await self.push()
                self.hurry.clear()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self.live_games.settings.push_interval):
                        await self.hurry.wait()
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Exception:
            logger.exception("game %s: a page could not be drawn", self.live.code)
            await self.socket.close(1011, "something broke on our side")

    async def _tell(self, message: dict[str, Any]) -> None:
        async with self._sending:
            await self.socket.send_text(msgspec.json.encode(message).decode())

    # -- down

    def mark(self) -> str:
        """By which this page will say what it shows when it comes back."""
        return self.live.ledger.mark

    def table(self) -> TableView:
        return table_view(self.live, self.visitor)

    def fragments(self, v: TableView) -> Fragments:
        """Its elements; pages that see the same share them."""
        found: Fragments = self.live.cached(("html", id(v)), lambda: table_fragments(v))
        return found

    async def push(self) -> None:
        """Send what changed since the last time."""
        v = self.table()
        if v.outcome:
            self.live_games.judge(self.live)
        await self._draw(v, self.fragments(v), self.effects(v))
        if v.rematch and v.rematch != self.said_rematch:
            self.said_rematch = v.rematch
            await self._tell({"go": f"/t/{v.rematch}", "now": self.asked_rematch})

    async def _draw(self, v: TableView, new: Fragments, effects: list[dict[str, Any]], always: bool = False) -> None:
        """Send what differs from what this page shows; nothing, if nothing does, unless an answer is due."""
        whole, self.whole = self.whole, False
        changed, gone = difference({} if whole else self.sent, new)
        self.sent = new
        message: dict[str, Any] = {"n": v.version, "h": changed, "gone": gone, "fx": [] if whole else effects}
        if mark := self.mark():
            message["mark"] = mark
        if whole:
            message["all"] = True
        if changed or gone or effects or whole or always:
            await self._tell(message)

    def effects(self, v: TableView) -> list[dict[str, Any]]:
        """What to play for the events that are new to this page."""
        log = self.live.ledger.match.log
        fits = self.heard <= len(log) and (self.heard == 0 or log[self.heard - 1][1] is self.last)
        new = [event for _, event in log[self.heard :]] if fits else []
        self.heard, self.last = len(log), log[-1][1] if log else None
        seen = [e for event in new if (e := event.seen_by(v.viewer)) is not None]
        return effects_seen(v, seen) if seen else []

    # -- up

    async def _take(self, text: str | bytes) -> None:
        """One message: done, or refused in words."""
        try:
            if not (self.rate.take() and self.all_messages.take(self.client)):
                raise Refused("too many messages; wait a moment")
            self.hurry.set()
            if len(text) > self.live_games.settings.largest_message:
                raise Refused(f"a message has at most {self.live_games.settings.largest_message} letters")
            await self.do(decode(text))
        except Stale:
            self.whole = True
            await self.push()
        except RulewrightError as wrong:
            await self._tell({"no": str(wrong)})
        except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
            await self._tell({"no": f"not understood: {str(wrong)[:200]}"})
        except (WebSocketDisconnect, RuntimeError):
            raise
        except Exception:
            logger.exception("game %s: a message broke something: %s", self.live.code, text[:200])
            await self._tell({"no": "something broke on our side; it was not done"})

    async def do(self, message: SocketMessage) -> None:
        live = self.live
        match message.do:
            case "click":
                ref = needed(message.ref, "ref")
                await live.click(self.seat(), needed(message.n, "n"), ref, message.yes, message.touch)
            case "choose":
                n, index = needed(message.n, "n"), needed(message.i, "i")
                if message.ref:  # the place or the target for what is played
                    await live.choose_at(self.seat(), n, index, message.ref, message.touch)
                else:
                    await live.answer(self.seat(), n, index)
            case "aim":
                index = needed(message.i, "i")
                await live.aim(self.seat(), needed(message.n, "n"), index, message.yes, message.touch)
            case "cancel":
                live.pick(self.seat(), live.picked.get(self.seat(), ())[:-1])
            case "rest":
                await live.leave_the_rest(self.seat(), needed(message.n, "n"))
            case "back":
                self.seat()
                await live.lesson_back()
            case "undo":
                await live.undo(self.seat(), needed(message.n, "n"))
            case "undo_ok":
                await live.undo_ok(self.seat(), needed(message.n, "n"), needed(message.yes, "yes"))
            case "concede":
                await live.concede(self.seat())
            case "say":
                await self.say(needed(message.text, "text"))
            case "name":
                await self.rename(needed(message.text, "text"))
            case "ignore":
                self._switch()
                await live.ignore(self.seat(any_time=True), seat_named(message.key), needed(message.yes, "yes"))
            case "mute" | "away":
                if not self.visitor.creator:
                    raise Refused("only who set the game up may do this")
                self._switch()
                if message.do == "mute":
                    await live.mute(seat_named(message.key), needed(message.yes, "yes"))
                else:
                    await live.send_away(seat_named(message.key))
            case "why":
                await self._why(needed(message.ref, "ref"), bool(message.yes))
            case "ready":
                self.lift()
            case "rematch":
                if not self.visitor.creator:
                    self.seat(any_time=True)
                count_creation(self.socket, "rematches")
                self.asked_rematch = True
                await rematch(self.live_games, live)
            case "pace":
                if self.visitor.held or self.visitor.creator:  # others may wish, but it is not theirs to say
                    live.pace = max(0, min(needed(message.ms, "ms"), 5_000)) / 1000
            case "hold" | "onward":
                if self.visitor.held or self.visitor.creator:
                    live.hold(message.do == "onward" or bool(message.yes), message.do == "onward")
            case "stop":
                self._switch()
                await live.stop(self.seat(), needed(message.key, "key"), needed(message.yes, "yes"))
            case "flip":
                self.visitor.flipped = not self.visitor.flipped
                self.news.set()
            case "at":
                raise Refused("this is a running table, not a replay")

    def seat(self, any_time: bool = False) -> Seat:
        """The seat for which this page acts."""
        seen = current_view(self.live, self.visitor)
        if any_time and self.visitor.held:
            return self.visitor.held[0]
        if seen.mode == "curtain" and seen.curtain is not None:
            raise Refused(f"lift the curtain first: it is {self.live.ledger.names[seen.curtain]}'s turn")
        if seen.mode != "play" or seen.viewer is None:
            raise Refused("the game is over" if self.visitor.held else "you are watching: this is not your seat")
        return seen.viewer

    def _switch(self) -> None:
        if not self.switches.take(f"{self.live.code} {self.seat(any_time=True)}"):
            raise Refused("you switch too fast; wait a moment")

    def lift(self) -> None:
        """The player for whom the curtain waits has taken the screen."""
        seen = current_view(self.live, self.visitor)
        if seen.mode != "curtain":
            raise Refused("there is no curtain")
        self.visitor.front = seen.curtain
        self.news.set()

    async def rename(self, text: str) -> None:
        """What the person here wants to be called, at this table and from now on."""
        await self.live.rename(self.seat(any_time=True), text)
        if self.person and (name := person_name(text)):
            await self.live_games.store.name_person(self.person, name, time.time())

    async def say(self, text: str) -> None:
        """A line of chat: plain text, one line, not too long, not too often."""
        words = one_line(text)
        if not words:
            raise Refused("there is nothing to say in this")
        if len(words) > LONGEST_LINE:
            raise Refused(f"a line of chat has at most {LONGEST_LINE} letters")
        seat = self.seat(any_time=True)
        if not self.chat.take(f"{self.live.code} {seat}"):
            raise Refused("you talk too fast; wait a moment")
        await self.live.talk(seat, words)

    async def _why(self, ref: str, looking: bool) -> None:
        v = self.table()
        question = None
        if v.mode == "play" and v.question is not None and v.viewer is not None:
            question = self.live.ledger.questions().get(v.viewer)
        await self._explain(v, question, ref, looking)

    def _foreseen(self, v: TableView, question: Question | None, ref: str) -> tuple[tuple[Chip, ...], str]:
        """What would come of a click here, if it were a whole answer: on the table, and in words."""
        if question is None or v.question is None or v.viewer is None:
            return (), ""
        narrowed = narrow(v.question.offered, v.question.picked, ref)
        if narrowed is None or narrowed.answer is None:
            return (), ""
        chips = self.live.forecast(v.viewer, narrowed.answer).chips
        meant = next(choice for choice in v.question.offered if choice.index == narrowed.answer)
        return chips, meant.tip if meant.tip and (meant.weighs or not chips) else would(v, chips)

    def _may_be_meant(self, v: TableView, ref: str) -> bool:
        """Whether one might wish to use this thing now: it is one's own, or something has to be chosen."""
        chooses = v.question is not None and (bool(v.question.picked) or answers(v.question).must)
        return chooses or ref in own_things(v.scene, v.viewer)

    async def _explain(self, v: TableView, question: Question | None, ref: str, looking: bool) -> None:
        """Why a thing can't be used, and what is drawn about it; who only looks is not told to do something else, nor
        of what is another's as long as nothing has to be chosen.
        """
        board = v.scene.board
        drawing = v.game.page.drawing(v.view, v.viewer, ref) if board else None
        words, clause = v.game.words.why_not(v.view, question, ref)
        if looking and (
            question is None or v.lesson or clause == question.prompt.clause or not self._may_be_meant(v, ref)
        ):
            words, clause = (drawing.words, drawing.clause) if drawing else ("", "")
        elif v.lesson and question is not None:
            words, clause = self.live.refusal(v.viewer), ""
        drawn = str(drawing_html(board, drawing)) if board and drawing else ""
        chips, follows = self._foreseen(v, question, ref) if looking else ((), "")
        told = {
            "chips": [[each.ref, each.kind, each.words] for each in chips],
            "would": follows,
            "ref": ref,
            "words": words,
            "clause": clause,
            "draw": drawn,
            "sum": drawing.sum if drawing else "",
        }
        await self._tell({"why": told})
