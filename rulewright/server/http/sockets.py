"""Where sockets are opened, for a table or a replay; and the socket of a replay."""

import asyncio
import json
from collections.abc import Awaitable
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.question import Seat
from rulewright.server.errors import Refused, status_of
from rulewright.server.first_pages import FirstPages
from rulewright.server.html.table import effects_seen, table_fragments
from rulewright.server.http.forms import number_or
from rulewright.server.http.guard import same_origin
from rulewright.server.http.request_context import check_room, live_games_of, open_line, visitor_of
from rulewright.server.http.socket_messages import SocketMessage, needed
from rulewright.server.http.table_socket import TableSocket
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.live_games import LiveGames
from rulewright.server.tables.live_view import Visitor, current_view
from rulewright.server.tables.replay import replay_viewer


class ReplaySocket(TableSocket):
    """A socket that looks back."""

    def __init__(
        self,
        live_games: LiveGames,
        live: LiveGame,
        socket: WebSocket,
        visitor: Visitor,
        *,
        viewer: Seat | None,
        step: int,
    ) -> None:
        super().__init__(live_games, live, socket, visitor)
        self.viewer = viewer
        self.step = step
        self.shown = -1

    def mark(self) -> str:
        """A replay is drawn anew: it has forgotten its step."""
        return ""

    def attach(self) -> None:
        """A replay shows the past: of what happens now, only the judgement of a finished game matters."""
        if self.live.ledger.over:
            super().attach()
            self.live_games.judge(self.live)

    def check_seat(self) -> None:
        """Who was sent away looks through the seat's eyes no longer."""
        current_view(self.live, self.visitor)
        if self.viewer is not None and self.viewer >= 0 and not self.live.ledger.over:
            replay_viewer(self.live, self.visitor, str(self.viewer))

    async def push(self) -> None:
        self.check_seat()
        replay = await self.live_games.replay(self.live, self.viewer)
        v = await self.live_games.look_back(self.live, replay, self.viewer, self.step, self.visitor)
        effects: list[dict[str, Any]] = []
        if not self.whole and v.step == self.shown + 1:  # one step on is played like the move it was
            events = await asyncio.get_running_loop().run_in_executor(self.live_games.drawing, replay.events_at, v.step)
            seen = [e for event in events if (e := event.seen_by(self.viewer)) is not None]
            effects = effects_seen(v, seen) if seen else []
        self.shown = v.step
        await self._draw(v, table_fragments(v), effects, always=True)

    async def do(self, message: SocketMessage) -> None:
        if message.do == "at":
            self.step = needed(message.step, "step")
            await self.push()
        elif message.do == "why":
            self.check_seat()
            replay = await self.live_games.replay(self.live, self.viewer)
            v = await self.live_games.look_back(self.live, replay, self.viewer, self.step, self.visitor)
            await self._explain(v, None, needed(message.ref, "ref"), bool(message.yes))
        elif message.do != "pace":
            raise Refused("this is a replay: go to the table to play")


async def open_socket(websocket: WebSocket) -> None:
    """A page that shows a table or a replay."""
    if not same_origin(websocket.headers):
        await websocket.close(4403, "another origin")
        return
    await websocket.accept()
    heard: asyncio.Future[Any] | None = None
    turn: asyncio.Future[None] | None = None
    live_games, query, code = live_games_of(websocket), websocket.query_params, websocket.path_params["code"]
    arrivals = live_games.arrivals
    try:
        with open_line(websocket):
            with arrivals.noticing(code) as happens:
                if (mark := query.get("mark")) and await arrivals.is_current(code, mark):
                    await websocket.send_text('{"still": true}')
                    heard, turn = asyncio.ensure_future(websocket.receive()), asyncio.ensure_future(arrivals.turn())
                    if code not in live_games.loaded:
                        await first_of(heard, turn, happens.wait())
                        turn.cancel()
            shown = await socket_for(websocket, await live_games.fetch(code))
            await shown.run(heard, turn)
    except (WebSocketDisconnect, RuntimeError):  # it is gone again
        pass
    except RulewrightError as wrong:
        await websocket.send_text(json.dumps({"no": str(wrong)}))
        await websocket.close(4400 + status_of(wrong) % 100)
    finally:
        for each in (heard, turn):
            if each is not None:
                each.cancel()


async def first_of(*coming: Awaitable[Any]) -> None:
    """Until one of them is there; those that are no futures are given up then."""
    tasks = [asyncio.ensure_future(each) for each in coming]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task, each in zip(tasks, coming, strict=True):
        if task is not each:
            task.cancel()


async def socket_for(websocket: WebSocket, live: LiveGame) -> TableSocket:
    """What the page shows: its table, or its replay."""
    live_games, query = live_games_of(websocket), websocket.query_params
    visitor = await visitor_of(websocket, live, query.get("seat"))
    check_room(live, visitor)
    if query.get("replay"):
        viewer = replay_viewer(live, visitor, query.get("seat"))
        step = number_or(query.get("step"), 0)
        return ReplaySocket(live_games, live, websocket, visitor, viewer=viewer, step=step)
    if (front := Seat(number_or(query.get("front"), -1))) in visitor.held:
        visitor.front = front  # a page that comes back: the same person sits before it
    shown = TableSocket(live_games, live, websocket, visitor)
    first: FirstPages = websocket.app.state.first_pages
    shown.shows(first.take(live, visitor, query.get("page")))
    return shown
