"""The API: its description fits what it does, its example plays, its events come when they happen."""

import json
import runpy
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest
from server_kit import Server, quick

EXAMPLE = Path(__file__).parent.parent.parent / "docs" / "api_client.py"


@pytest.mark.slow
def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    """Its own command, with the code of a running game."""
    config = tmp_path / "schemathesis.toml"
    with Server(quick(tmp_path, longest_poll=0.05)) as server:
        made = server.make(seed=1)
        config.write_text(f'[parameters]\n"path.code" = "{made["code"]}"\n')
        command = [str(Path(sys.executable).parent / "st"), "--config-file", str(config), "run"]
        command += [f"{server.base}/api/openapi.json", "--max-examples", "3", "--request-timeout", "10"]
        command += ["--header", f"Authorization: Bearer {made['seats'][0]['token']}", "--seed", "1", "--no-color"]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
        assert "Tested: 18" in done.stdout


def test_the_description_is_served_here_and_names_every_address(server: Server) -> None:
    from rulewright.server.http.api import routes as api

    with server.api() as client:
        document = client.get("openapi.json").json()
    described = {
        (path, method) for path, ways in document["paths"].items() for method in ways if method != "parameters"
    }
    served = {
        (f"/api{route.path}", method.lower())
        for route in api.routes
        for method in (route.methods or set()) - {"HEAD"}
        if route.path != "/openapi.json"
    }
    assert described == served


def test_the_example_client_plays_a_game(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 40
    monkeypatch.setattr(sys, "argv", ["api_client.py", server.base, "shells", "random"])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    assert "over" in capsys.readouterr().out


def test_a_poll_waits_for_news(server: Server) -> None:
    made = server.make(seed=1)
    code, tokens = made["code"], [seat["token"] for seat in made["seats"]]
    with server.api(tokens[0]) as ann, server.api(tokens[1]) as bob:
        first = ann.get(f"games/{code}/events").json()
        began = time.monotonic()
        later = threading.Timer(0.3, lambda: bob.post(f"games/{code}/answer", json={"answer": 0}))
        later.start()
        query = {"after": first["after"], "n": first["n"], "wait": 5}
        news = ann.get(f"games/{code}/events", params=query).json()
        assert 0.2 < time.monotonic() - began < 3
        later.join()
        assert news["n"] == first["n"] + 1
        assert ann.get(f"games/{code}/events", params={"wait": "soon"}).status_code == 400


def test_events_can_be_streamed(server: Server) -> None:
    made = server.make(seed=1)
    code, tokens = made["code"], [seat["token"] for seat in made["seats"]]
    accept = {"accept": "text/event-stream", "authorization": f"Bearer {tokens[0]}"}
    with httpx.stream("GET", f"{server.base}/api/games/{code}/events", headers=accept, timeout=5) as stream:
        lines = (line for line in stream.iter_lines() if line.startswith("data: "))
        assert json.loads(next(lines)[6:])["n"] == 0
        with server.api(tokens[1]) as bob:
            bob.post(f"games/{code}/answer", json={"answer": 0})
        assert json.loads(next(lines)[6:])["n"] == 1


def test_two_answers_for_one_question_are_one_answer(server: Server) -> None:
    made = server.make(seed=1)
    with server.api(made["seats"][0]["token"]) as api:
        n = api.get(f"games/{made['code']}").json()["n"]
        first = api.post(f"games/{made['code']}/answer", json={"answer": 0, "n": n})
        second = api.post(f"games/{made['code']}/answer", json={"answer": 0, "n": n})
        assert (first.status_code, second.status_code) == (200, 409)


def test_two_processes_share_a_game(postgres: str, tmp_path: Path) -> None:
    with Server(quick(tmp_path, store=postgres)) as here, Server(quick(tmp_path, store=postgres)) as there:
        made = here.make(seed=1)
        code, tokens = made["code"], [seat["token"] for seat in made["seats"]]
        with here.page(code, tokens[0]) as ann, there.page(code, tokens[1]) as bob:
            ann.next()
            bob.next()
            ann.do("choose", i=0)
            bob.until(lambda m: m.get("n") == 1)
            bob.do("choose", i=0)
            ann.until(lambda m: m.get("n") == 2)
            ann.do("say", text="from the other process")
            bob.until(lambda m: any("from the other process" in part[3] for part in m.get("h", [])))
        solo = here.make(seats=[{"who": "me"}, {"who": "bot", "bot": "random"}], pace=0)
        with there.api(solo["seats"][0]["token"]) as api:
            api.post(f"games/{solo['code']}/answer", json={"answer": 0})
            end = time.monotonic() + 5
            while api.get(f"games/{solo['code']}").json()["step"] < 2:
                assert time.monotonic() < end
            rows = there.call(there.live_games.store.rows(solo["code"]))
            assert [row.seat for row in rows][:2] in ([0, 1], [1, 0])  # the bot answered once, in one process
