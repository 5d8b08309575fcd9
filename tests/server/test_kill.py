"""A server killed at any moment loses no accepted answer, and its games go on."""

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from server_kit import SHELLS

from rulewright.server.store import store_for

GAMES, SHELLS_SERVER = 20, Path(__file__).parent / "shells.py"
KILLS = int(os.environ.get("KILLS", "1"))  # `make kills`: a hundred
Accepted = dict[str, list[tuple[int, str]]]
"""By a game's code: seat and answer, in their order."""


def start(port: int, store: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, str(SHELLS_SERVER), "--port", str(port), "--store", store, "--no-limits", "--no-bots"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    for _ in range(300):
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/", timeout=1)
            return server
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError("the server did not start")


async def play(client: httpx.AsyncClient, made: dict[str, Any], accepted: Accepted) -> None:
    """Answer until the server is gone; note what it accepted."""
    dice = random.Random(made["code"])
    tokens = [seat["token"] for seat in made["seats"]]
    try:
        while True:
            for seat, token in enumerate(tokens):
                headers = {"authorization": f"Bearer {token}"}
                asked = (await client.get(f"games/{made['code']}/options", headers=headers)).json()["question"]
                if asked is None:
                    continue
                text = dice.choice(asked["options"])["text"]
                answer = await client.post(f"games/{made['code']}/answer", json={"answer": text}, headers=headers)
                if answer.status_code == 200:
                    accepted[made["code"]].append((seat, text))
                    if answer.json()["over"]:
                        return
    except (httpx.TransportError, json.JSONDecodeError):
        return


async def play_until_killed(base: str, server: subprocess.Popen[bytes], accepted: Accepted) -> list[dict[str, Any]]:
    """Many games at once, and the server killed in the middle of them."""
    setup = SHELLS | {"seats": [{"who": "me"}, {"who": "me"}], "variant": "[rules]\nrounds = 40\ngoal = 999"}
    made = []
    async with httpx.AsyncClient(base_url=base, timeout=30) as client:
        for i in range(GAMES):
            made.append((await client.post("games", json=setup | {"seed": i})).json())
            accepted[made[-1]["code"]] = []
        players = [asyncio.create_task(play(client, game, accepted)) for game in made]
        end = time.monotonic() + 120
        while min(map(len, accepted.values())) < 5 and time.monotonic() < end:
            await asyncio.sleep(0.05)
        os.kill(server.pid, signal.SIGKILL)
        await asyncio.gather(*players)
    return made


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_kill_9_in_the_middle_of_many_games_loses_no_accepted_answer(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    store = str(tmp_path / "games.db") if kind == "sqlite" else str(request.getfixturevalue("postgres"))
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    base = f"http://127.0.0.1:{port}/api/"
    server = start(port, store)
    try:
        for number in range(KILLS):
            accepted: Accepted = {}
            made = asyncio.run(play_until_killed(base, server, accepted))
            server.wait()
            total = sum(len(answers) for answers in accepted.values())
            assert total >= 5 * GAMES
            assert all(accepted.values())
            server = start(port, store)
            check_games(base, made, accepted)
            check_rows(store, accepted)
            print(f"{kind}, kill {number + 1}: {total} accepted answers in {GAMES} games, all there", flush=True)
    finally:
        server.kill()
        server.wait()


def check_games(base: str, made: list[dict[str, Any]], accepted: Accepted) -> None:
    """Each stands where it was left, and goes on."""
    with httpx.Client(base_url=base, timeout=30) as client:
        for game in made:
            code = game["code"]
            token = {"authorization": f"Bearer {game['seats'][0]['token']}"}
            step = client.get(f"games/{code}").json()["step"]
            # the last answer may have been written without its acknowledgement reaching us
            assert len(accepted[code]) <= step <= len(accepted[code]) + 1
            state = client.get(f"games/{code}/state", headers=token).json()
            waiting = state["waiting"][0]
            token = {"authorization": f"Bearer {game['seats'][waiting]['token']}"}
            assert client.post(f"games/{code}/answer", json={"answer": 0}, headers=token).status_code == 200


def check_rows(store: str, accepted: Accepted) -> None:
    """The very answers, in their order, are in the store."""

    async def read() -> None:
        opened = store_for(store)
        await opened.open_beside()
        for code, answers in accepted.items():
            rows = [(row.seat, row.text) for row in await opened.rows(code)]
            assert rows[: len(answers)] == answers
        await opened.close()

    asyncio.run(read())
