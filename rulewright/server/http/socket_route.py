"""Where sockets are opened."""

import json

from starlette.websockets import WebSocket

from rulewright.kernel.errors import RulewrightError
from rulewright.server.errors import Refused, status_of
from rulewright.server.http.forms import number_or
from rulewright.server.http.guard import same_origin
from rulewright.server.http.replay_socket import ReplaySocket
from rulewright.server.http.request_context import live_games_of, viewpoint_of
from rulewright.server.http.table_socket import TableSocket
from rulewright.server.tables.replay import replay_viewer


async def open_socket(websocket: WebSocket) -> None:
    """A page that shows a table or a replay."""
    if not same_origin(websocket.headers):
        await websocket.close(4403, "another origin")
        return
    live_games, query = live_games_of(websocket), websocket.query_params
    await websocket.accept()
    try:
        live = await live_games.fetch(websocket.path_params["code"])
        if len(live.watchers) >= live_games.settings.sockets_per_game:
            raise Refused("too many windows look at this game")
        viewpoint = await viewpoint_of(websocket, live, query.get("seat"))
        if query.get("replay"):
            viewer = replay_viewer(live, viewpoint, query.get("seat"))
            step = number_or(query.get("step"), 0)
            shown: TableSocket = ReplaySocket(live_games, live, websocket, viewpoint, viewer=viewer, step=step)
        else:
            shown = TableSocket(live_games, live, websocket, viewpoint)
    except RulewrightError as wrong:
        await websocket.send_text(json.dumps({"no": str(wrong)}))
        await websocket.close(4400 + status_of(wrong) % 100)
        return
    await shown.run()
