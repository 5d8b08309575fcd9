"""The socket of a replay."""

from typing import Any

from starlette.websockets import WebSocket

from rulewright.kernel.question import Seat
from rulewright.server.errors import Refused
from rulewright.server.html.table import fragments, fx
from rulewright.server.http.socket_messages import Deed, wanted
from rulewright.server.http.table_socket import Window
from rulewright.server.tables.live_game import Live
from rulewright.server.tables.live_games import Hub
from rulewright.server.tables.replay_view import replay_view
from rulewright.server.tables.viewpoint import Place


class ReplayWindow(Window):
    """A socket that looks back."""

    def __init__(self, hub: Hub, live: Live, socket: WebSocket, place: Place, viewer: Seat | None, step: int) -> None:
        super().__init__(hub, live, socket, place)
        self.viewer = viewer
        self.step = step
        self.shown = -1

    def attach(self) -> None:
        """A replay shows the past: what happens now does not matter."""

    async def push(self) -> None:
        replay = await self.hub.replay(self.live)
        v = replay_view(self.live, replay, self.viewer, self.step, self.place)
        effects: list[dict[str, Any]] = []
        if not self.whole and v.step == self.shown + 1:  # one step on is played like the move it was
            happened = [event for at, event in replay.log if at == v.step]
            seen = [e for event in happened if (e := event.seen_by(self.viewer)) is not None]
            effects = fx(v.game, v.view, seen) if seen else []
        self.shown = v.step
        await self._draw(v, fragments(v), effects, always=True)

    async def do(self, deed: Deed) -> None:
        if deed.do == "at":
            self.step = wanted(deed.step, "step")
            await self.push()
        elif deed.do == "why":
            replay = await self.hub.replay(self.live)
            v = replay_view(self.live, replay, self.viewer, self.step, self.place)
            await self._explain(v, None, wanted(deed.ref, "ref"), bool(deed.yes))
        elif deed.do != "pace":
            raise Refused("this is a replay: go to the table to play")
