"""A real server on a real port for these tests, people to sit at its tables, and a database of our own."""

import asyncio
import contextlib
import glob
import json
import os
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

sys.path.insert(0, str(Path(__file__).parent))

from rulewright.games import GAMES
from rulewright.kernel.copying import copy_state
from rulewright.server.app import create_app
from rulewright.server.idle_connections import impatient_protocol
from rulewright.server.settings import Settings
from rulewright.server.tables.live_game import LiveGame
from rulewright.server.tables.live_games import LiveGames

SHELLS = {"game": "shells", "seats": [{"who": "me", "name": "Ann"}, {"who": "friend", "name": "Bob"}]}

PATIENCE = 60  # seconds after which something will never come: a busy machine is no fault


def begins_at(monkeypatch: pytest.MonkeyPatch, slug: str, start: Any) -> None:
    """Matches of this game begin at a position laid out by hand."""
    game = GAMES[slug]
    rules = replace(game.rules, start=lambda book, entries, dice: copy_state(start))
    monkeypatch.setitem(GAMES, slug, replace(game, rules=rules))


class PromptServer(uvicorn.Server):
    """Uvicorn that leaves as soon as it is told to; of itself it looks ten times a second, and waits once more."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.leave = asyncio.Event()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self.leave.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in (*self.servers, *(sockets or ())):
            listening.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        while self.server_state.connections or self.server_state.tasks:
            await asyncio.sleep(0.005)
        await self.lifespan.shutdown()


class Server:
    """The app in a thread of this process, so that tests can look at its games."""

    def __init__(self, settings: Settings) -> None:
        self.app = create_app(settings)
        self.live_games: LiveGames = self.app.state.live_games
        self.socket = socket.socket(proto=socket.IPPROTO_TCP)  # or asyncio leaves Nagle on
        self.socket.bind(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        config = uvicorn.Config(
            self.app,
            http=impatient_protocol(settings),
            log_level="warning",
            ws_max_size=65536,
            ws_per_message_deflate=False,
            proxy_headers=False,
        )
        self.uvicorn = PromptServer(config)
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.uvicorn.serve([self.socket])

        asyncio.run(serve())

    def __enter__(self) -> "Server":
        self.thread.start()
        wait_for(lambda: self.uvicorn.started)
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.uvicorn.leave.set)
        self.thread.join(10)

    def call(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do something on the server's own event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def browser(self) -> httpx.Client:
        """A browser with a cookie jar of its own."""
        return httpx.Client(base_url=self.base, follow_redirects=True, timeout=PATIENCE)

    def api(self, token: str | None = None) -> httpx.Client:
        """A program with a seat's token."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return httpx.Client(base_url=f"{self.base}/api/", headers=headers, timeout=PATIENCE)

    def make(self, **changes: Any) -> dict[str, Any]:
        """A new game by the API."""
        with self.api() as api:
            answer = api.post("games", json=SHELLS | changes)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        for seat in made["seats"]:
            if seat["who"] == "friend":
                seat.update(self.join(seat["link"]))
        return made

    def join(self, link: str) -> dict[str, Any]:
        """A program takes a seat by its link."""
        with self.api() as api:
            joined: dict[str, Any] = api.post("join", json={"link": link}).raise_for_status().json()
        return joined

    def live(self, code: str) -> LiveGame:
        """A game that is in memory."""
        return self.live_games.loaded[code]

    def page(self, code: str, token: str | None = None, query: str = "", cookie: str = "") -> "Page":
        """A page that shows a table, by its socket."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        if cookie:
            headers["cookie"] = f"rulewright={cookie}"
        url = self.base.replace("http", "ws") + f"/ws/{code}{query}"
        return Page(connect(url, additional_headers=headers, origin=Origin(self.base), max_queue=None).__enter__())


class Page:
    """What a browser's page does with its socket: keeps the elements, the version and all frames."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.frames: list[str] = []
        self.parts: dict[str, str] = {}
        self.n = -1
        self.mark = ""
        self.asked = 0
        self.fx: list[Any] = []

    def __enter__(self) -> "Page":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Read what is left first: a full queue would hide the other end's goodbye."""
        with contextlib.suppress(ConnectionClosed):
            self.drain()
        self.line.close()

    def next(self) -> dict[str, Any]:
        """The next message, taken in."""
        text = str(self.line.recv(PATIENCE))
        message: dict[str, Any] = json.loads(text)
        self.mark = message.get("mark", self.mark)
        self.frames.append(text.replace(f',"mark":"{self.mark}"', ""))  # the hash of a time, which no two tables share
        if "h" in message:
            if message.get("all"):
                self.parts.clear()
            for gone in message["gone"]:
                self.parts.pop(gone, None)
            for key, _, _, html in message["h"]:
                self.parts[key] = html
            self.n = message["n"]
            self.fx += message["fx"]
        return message

    def until(self, there: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read on until a message fits."""
        while not there(message := self.next()):
            pass
        return message

    def drain(self) -> None:
        """Read all that has been sent: what is asked now is answered after it."""
        self.asked += 1
        ref = f"nothing-{self.asked}"
        self.line.send(json.dumps({"do": "why", "ref": ref}))
        while (said := self.next()).get("why", {}).get("ref") != ref and "too many" not in said.get("no", ""):
            pass
        self.frames.pop()

    def do(self, what: str, **more: Any) -> None:
        """Send an action for the version that is shown."""
        self.line.send(json.dumps({"do": what, "n": self.n} | more))

    def answer(self, index: int) -> None:
        """Answer, and read on until a later version is shown: what is said to an earlier question is refused."""
        shown = self.n
        self.do("choose", i=index)
        self.until(lambda message: message.get("n", -1) > shown)

    @property
    def html(self) -> str:
        return "\n".join(self.parts.values())


def wait_for(there: Callable[[], Any]) -> Any:
    """Until something is true."""
    end = time.monotonic() + PATIENCE
    while not (found := there()):
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.01)
    return found


def quick(tmp_path: Path, **changes: Any) -> Settings:
    """Settings for tests: a store of their own and no limits that only slow them down."""
    settings = Settings(
        store=str(tmp_path / "games.db"),
        creations_per_second=1e6,
        creation_burst=1e6,
        messages_per_second=1e6,
        messages_per_client=1e6,
        requests_per_client=1e6,
        longest_poll=5,
        push_interval=0,
        presence_pause=0,
        bot_processes=0,
    )
    for name, value in changes.items():
        setattr(settings, name, value)
    return settings


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(quick(tmp_path)) as running:
        yield running


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL of our own from Debian's packages, in a temporary folder."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
    if not found and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "postgresql"], capture_output=True, check=False)
        found = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
    if not found:
        pytest.skip("no PostgreSQL under /usr/lib/postgresql: its tests were left out")
    tools, folder = Path(found[-1]), Path("/tmp") / f"rulewright-pg-{os.getpid()}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(mode=0o700)
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    as_user: list[str] = []
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        shutil.chown(folder, "postgres", "postgres")
        as_user = ["runuser", "-u", "postgres", "--"]

    def run(*command: str) -> None:
        subprocess.run([*as_user, *command], check=True, capture_output=True, cwd="/tmp")

    run(str(tools / "initdb"), "-D", str(folder / "data"), "-U", "tester", "-A", "trust", "--no-sync")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
    start = [str(tools / "pg_ctl"), "-D", str(folder / "data"), "-w", "-l", str(folder / "log"), "-o", options, "start"]
    subprocess.run([*as_user, *start], check=True, cwd="/tmp", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield f"postgresql://tester@127.0.0.1:{port}/postgres"
    finally:
        run(str(tools / "pg_ctl"), "-D", str(folder / "data"), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
