"""What is malformed, too large, too fast or from elsewhere is refused in words, and hurts nobody."""

import json
import random
import socket
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from server_kit import PATIENCE, SHELLS, Server, quick, wait_for
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from rulewright.server.http.guard import HEADERS
from rulewright.server.http.rate_limits import RateLimit
from rulewright.server.http.request_context import network_of

MANY = 10_000


def nonsense(dice: random.Random) -> str | bytes:
    """A message that no page sends."""
    kinds: list[str | bytes] = [
        "",
        "{",
        "null",
        "[]",
        '"click"',
        "1e999",
        "[" * 900,
        '{"do": "fly"}',
        '{"do": 5}',
        '{"n": 0}',
        '{"do": "choose"}',
        '{"do": "choose", "n": 0}',
        '{"do": "choose", "n": 0, "i": -1}',
        '{"do": "choose", "n": 0, "i": 123456789012345678901234567890}',
        '{"do": "choose", "n": 0, "i": 99999}',
        '{"do": "choose", "n": 0, "i": "0"}',
        '{"do": "choose", "n": 0, "i": true}',
        '{"do": "choose", "n": "0", "i": 0}',
        '{"do": "click", "n": 0, "ref": 7}',
        '{"do": "click", "n": 0, "ref": "../../etc/passwd"}',
        '{"do": "click", "n": 0, "ref": "<img onerror=x>"}',
        '{"do": "say", "text": ""}',
        '{"do": "say", "text": "' + "x" * 500 + '"}',
        '{"do": "at", "step": 3}',
        '{"do": "undo_ok", "n": 0, "yes": true}',
        '{"do": "undo_ok", "n": 0, "yes": "maybe"}',
        '{"do": "ready"}',
        '{"do": "rematch"}',
        '{"do": "undo", "n": 0}',
        '{"do": "pace", "ms": "fast"}',
        '{"do": "why"}',
        "x" * 5000,
        b"\xff\xfe\x00",
        b"\x80" * 100,
        '{"do": "choose", "n": 0, "i": 0' + " " * 20,
        '\ud83d{"do"'.encode("utf-8", "surrogatepass"),
    ]
    if dice.random() < 0.5:
        return dice.choice(kinds)
    text = bytearray(json.dumps({"do": "choose", "n": 0, "i": 0}).encode())
    for _ in range(dice.randrange(1, 6)):
        text[dice.randrange(len(text))] = dice.randrange(256)
    text[0] = dice.choice(b"}[x\x00 ")  # never by chance a message that fits
    return bytes(text)


@pytest.mark.slow
def test_10000_malformed_messages_get_a_refusal_and_hurt_no_game(server: Server) -> None:
    made, other = server.make(seed=1), server.make(seed=2)
    token = made["seats"][0]["token"]
    before = server.call(server.live_games.store.rows(made["code"]))
    dice, refusals = random.Random(4), 0
    headers = {"authorization": f"Bearer {token}"}
    url = server.base.replace("http", "ws") + f"/ws/{made['code']}"
    with connect(url, additional_headers=headers, origin=Origin(server.base), max_queue=None) as line:
        line.recv(5)

        def send() -> None:
            for _ in range(MANY):
                line.send(nonsense(dice))

        sender = threading.Thread(target=send)
        sender.start()
        while refusals < MANY:
            message = json.loads(line.recv(20))
            if "no" in message:
                assert message["no"]
                refusals += 1
        sender.join()
        with server.page(other["code"], other["seats"][0]["token"]) as page:  # all the while others play
            page.next()
            page.do("choose", i=0)
            page.until(lambda m: m.get("n") == 1)
    assert refusals == MANY
    assert server.call(server.live_games.store.rows(made["code"])) == before
    assert len(server.live(made["code"]).ledger.match.history) == 0
    with server.api(token) as api:
        assert api.post(f"games/{made['code']}/answer", json={"answer": 0}).status_code == 200


def test_new_games_from_one_place_are_limited(tmp_path: Path) -> None:
    with Server(quick(tmp_path, creations_per_second=0.01, creation_burst=3)) as server, server.api() as api:
        answers = [api.post("games", json=SHELLS).status_code for _ in range(5)]
        assert answers == [201, 201, 201, 429, 429]
        assert "wait" in api.post("records", json={"record": "x"}).json()["error"]


def test_requests_of_one_address_are_limited_and_pictures_are_not_counted(tmp_path: Path) -> None:
    with Server(quick(tmp_path, requests_per_client=1.0)) as server, server.browser() as browser:
        server.app.state.requests.rate = 0.0
        answers = [browser.get("/nowhere").status_code for _ in range(6)]
        assert answers == [404, 404, 404, 404, 429, 429]
        assert browser.get("/static/nothing.css").status_code == 404
        with pytest.raises(InvalidStatus), server.page("nowhere"):
            pass


def test_messages_of_one_address_are_limited_however_many_pages_it_has_open(tmp_path: Path) -> None:
    with Server(quick(tmp_path, messages_per_client=1.0)) as server:
        server.app.state.messages.rate = 0.0
        made = server.make(seed=1)
        code, token = made["code"], made["seats"][0]["token"]
        with server.page(code, token) as one, server.page(code, token) as two:
            for page in (one, two):  # two messages each, every one answered before the next is sent
                page.do("flip")
                page.drain()
            two.do("flip")
            assert "too many messages" in two.until(lambda m: "no" in m)["no"]


def test_large_bodies_are_refused(tmp_path: Path) -> None:
    with Server(quick(tmp_path, largest_body=10_000)) as server, server.api() as api:
        assert api.post("records", json={"record": "x" * 20_000}).status_code == 413

        def pieces() -> Iterator[bytes]:  # of unknown length
            for _ in range(30):
                yield b"x" * 1000

        assert api.post("records", content=pieces()).status_code == 413


def test_forms_from_other_sites_are_refused(server: Server) -> None:
    with server.browser() as browser:
        form = {"game": "shells", "seat0": "me", "seat1": "random"}
        assert browser.post("/new", data=form, headers={"origin": "http://evil.example"}).status_code == 403
        assert browser.post("/new", data=form, headers={"sec-fetch-site": "cross-site"}).status_code == 403
        assert browser.post("/new", data=form, headers={"origin": "null"}).status_code == 403


def test_every_answer_has_the_safe_headers(server: Server) -> None:
    with server.browser() as browser:
        for path in ("/", "/nowhere", "/api/", "/api/games/none", "/static/nothing.css"):
            answer = browser.get(path)
            for name in HEADERS:
                assert name in answer.headers, (path, name)
            assert answer.headers["content-security-policy"].startswith("default-src 'self'")


def test_the_cookie_is_for_the_server_alone(server: Server) -> None:
    with httpx.Client(base_url=server.base) as browser:
        answer = browser.post("/new", data={"game": "shells", "seat0": "me", "seat1": "random"})
        assert answer.status_code == 303
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie


def test_all_addresses_of_one_network_are_one_client() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8:0:0:ffff::2") == "2001:db8::/64"
    assert network_of("2001:db8:0:1::1") != network_of("2001:db8::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("fe80::1%eth0") == network_of("fe80::2%eth0")


def test_a_limit_lets_a_burst_through_and_then_a_trickle() -> None:
    limit = RateLimit(rate=1000, burst=3)
    assert [limit.take() for _ in range(3)] == [True] * 3
    limit.rate = 0
    assert not limit.take(3)


def test_spectators_never_take_the_room_of_those_who_sit(tmp_path: Path) -> None:
    with Server(quick(tmp_path, spectators_per_game=3, sockets_per_seat=2)) as server:
        made = server.make(seed=1)
        code, token = made["code"], made["seats"][0]["token"]
        crowd = [server.page(code) for _ in range(3)]
        for page in crowd:
            assert "h" in page.next()
        with server.page(code) as late:
            assert "3 people watch" in late.next()["no"]
        with server.api() as api:
            stream = api.get(f"games/{code}/events", headers={"accept": "text/event-stream"})
            assert stream.status_code == 429
        with server.page(code, token) as ann, server.page(code, token) as phone:
            assert "h" in ann.next()
            assert "h" in phone.next()
            with server.page(code, token) as third:
                assert "2 windows" in third.next()["no"]
        for page in crowd:
            page.close()


def test_open_lines_from_one_address_are_limited_and_counted_back(tmp_path: Path) -> None:
    with Server(quick(tmp_path, lines_per_client=2)) as server:
        code = server.make(seed=1)["code"]
        first, second = server.page(code), server.page(code)
        assert "h" in first.next()
        assert "h" in second.next()
        with server.page(code) as third:
            third.until(lambda said: "at most 2" in said.get("no", ""))
        first.close()
        second.close()
        wait_for(lambda: not server.app.state.lines.open)
        with server.page(code) as again:
            assert "h" in again.next()


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    with Server(quick(tmp_path, slowest_body=0.3)) as server:
        host, port = server.base.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as line:
            line.sendall(b"POST /api/games HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{")
            assert line.recv(100).startswith(b"HTTP/1.1 408")


def test_who_leaves_in_the_middle_of_a_body_leaves_no_trace(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    host, port = server.base.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as line:
        line.sendall(b"POST /api/games HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\nexpect: 100-continue\r\n\r\n{")
        assert line.recv(100).startswith(b"HTTP/1.1 100")  # it is being read
    wait_for(lambda: not server.uvicorn.server_state.tasks)
    assert "Exception" not in caplog.text


def test_a_head_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    with Server(quick(tmp_path, slowest_body=0.3)) as server:
        host, port = server.base.removeprefix("http://").split(":")
        for head in (b"", b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET / HTTP/1.1\r\nhos"):
            with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
                line.sendall(head)
                while line.recv(10_000):
                    pass  # until it is closed
        code = server.make(seed=1)["code"]
        with server.page(code) as page:
            page.next()
            gone = time.monotonic() + 0.5  # a socket stays, however long its head is past
            while time.monotonic() < gone:
                page.drain()


def test_connections_of_one_address_are_limited_and_counted_back(tmp_path: Path) -> None:
    with Server(quick(tmp_path, connections_per_client=3)) as server:
        code = server.make(seed=1)["code"]
        wait_for(lambda: not lines(server))
        host, port = server.base.removeprefix("http://").split(":")
        with server.page(code) as page:  # pages' sockets are counted elsewhere
            page.next()
            held = [socket.create_connection((host, int(port)), timeout=PATIENCE) for _ in range(3)]
            wait_for(lambda: sum(lines(server).values()) == 3)
            with pytest.raises(httpx.TransportError):
                httpx.get(f"{server.base}/healthz", timeout=PATIENCE)
            for line in held:
                line.close()
            wait_for(lambda: not lines(server))
            with server.browser() as browser:
                assert browser.get("/healthz").status_code == 200


def lines(server: Server) -> Counter[str]:
    """The connections of each address."""
    protocol: Any = server.uvicorn.config.http_protocol_class
    found: Counter[str] = protocol.open
    return found


def test_chat_is_limited_by_seat_however_many_windows_are_open(server: Server) -> None:
    made = server.make(seed=1)
    code, token = made["code"], made["seats"][0]["token"]
    with server.page(code, token) as one, server.page(code, token) as two:
        for number in range(4):
            one.do("say", text=f"one {number}")
            two.do("say", text=f"two {number}")
        said = [two.until(lambda m: "no" in m)["no"] for _ in range(1)]
    assert said == ["you talk too fast; wait a moment"]
    assert len(server.live(code).ledger.chat) <= 6


def test_a_rematch_counts_as_a_new_game(tmp_path: Path) -> None:
    with Server(quick(tmp_path, creations_per_second=0.0, creation_burst=1)) as server:
        made = server.make(seed=1)
        with server.api(made["seats"][0]["token"]) as api:
            api.post(f"games/{made['code']}/concede")
            assert api.post(f"games/{made['code']}/rematch").status_code == 429


def test_a_variant_that_takes_the_rules_apart_is_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.games.lytharian.rules.tunables._POSITIVE", ())  # as if nobody had thought of it
    setup = {"game": "lytharian", "seats": [{"who": "me"}, {"who": "bot"}], "variant": "[rules]\nhand_limit = 0"}
    with server.api() as api:
        refused = api.post("games", json=setup)
        assert refused.status_code == 409
        assert "trial game under this variant broke off" in refused.json()["error"]
        assert api.post("games", json=setup | {"variant": "[rules]\nhand_limit = 5"}).status_code == 201
