"""Where sockets are opened."""

import json

from starlette.websockets import WebSocket

from rulewright.kernel.errors import RulewrightError
from rulewright.server.errors import Refused, status_of
from rulewright.server.http.forms import whole
from rulewright.server.http.guard import same_origin
from rulewright.server.http.replay_socket import ReplayWindow
from rulewright.server.http.request_context import hub_of, place_of
from rulewright.server.http.table_socket import Window
from rulewright.server.tables.replay_view import replay_viewer

# -- the socket


async def socket(socket: WebSocket) -> None:
    """One window of a table or of a replay."""
    if not same_origin(socket.headers):
        await socket.close(4403, "another origin")
        return
    hub, query = hub_of(socket), socket.query_params
    await socket.accept()
    try:
        live = await hub.fetch(socket.path_params["code"])
        if len(live.listeners) >= hub.settings.sockets_a_game:
            raise Refused("too many windows look at this game")
        place = await place_of(socket, live, query.get("seat"))
        if query.get("replay"):
            viewer = replay_viewer(live, place, query.get("seat"))
            step = whole(query.get("step"), 0)
            window: Window = ReplayWindow(hub, live, socket, place, viewer, step)
        else:
            window = Window(hub, live, socket, place)
    except RulewrightError as wrong:
        await socket.send_text(json.dumps({"no": str(wrong)}))
        await socket.close(4400 + status_of(wrong) % 100)
        return
    await window.run()
