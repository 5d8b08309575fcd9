"""What operators set and see at the door: the access log, the names a server goes by, proxies that are believed."""

import json
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from server_kit import Server, quick

from rulewright.cli import web as cli
from rulewright.server.serve import free_port
from rulewright.server.settings import Settings
from rulewright.server.workers import family_of


def test_each_request_is_a_line_without_secrets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Server(quick(tmp_path, access_log=True)) as server, server.browser() as ann, server.browser() as bob:
        code = ann.post("/new", data={"game": "shells", "opponent": "friend"}).url.path.removeprefix("/t/")
        live = server.live(code)
        link = server.call(server.live_games.link(live, live.expected[0]))
        bob.get(f"/s/{link}")
        bob.post(f"/s/{link}", data={"name": "Bob"})
        bob.get(f"/t/{code}?seat=secret-of-a-query")
        bob.get(f"/nowhere/{link}")
        bob.get(f"/{link}")
        cookie = bob.cookies["rulewright"]
        with server.page(code, cookie=cookie) as page:
            page.next()
    out = capsys.readouterr().out
    lines = [json.loads(line) for line in out.splitlines()]
    assert all(set(line) == {"time", "client", "method", "path", "status", "bytes", "ms"} for line in lines)
    told = [(line["method"], line["path"], line["status"]) for line in lines]
    assert ("POST", "/new", 303) in told
    assert ("GET", "/s/{token}", 200) in told
    assert ("POST", "/s/{token}", 303) in told
    assert ("GET", f"/t/{code}", 200) in told
    assert ("GET", "/…", 404) in told
    assert ("SOCKET", f"/ws/{code}", 1000) in told
    for secret in (link, cookie, ann.cookies["rulewright"], "secret-of-a-query"):
        assert secret[:12] not in out


def test_a_server_answers_to_its_own_names_only(tmp_path: Path) -> None:
    with Server(quick(tmp_path, allowed_hosts=("*.example.org", "127.0.0.1"))) as server:
        assert httpx.get(f"{server.base}/healthz").status_code == 200
        for name, status in (("play.example.org", 200), ("example.com", 400), ("evil.example.org.example.com", 400)):
            assert httpx.get(f"{server.base}/healthz", headers={"host": name}).status_code == status


@pytest.mark.parametrize(("proxy", "believed"), [("127.0.0.1", True), ("10.1.2.3", False), ("", False)])
def test_a_proxy_is_believed_if_it_is_ours(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], proxy: str, believed: bool
) -> None:
    headers = {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https"}
    with Server(quick(tmp_path, access_log=True, behind_proxy=proxy)) as server:
        made = httpx.post(f"{server.base}/new", data={"game": "shells", "opponent": "friend"}, headers=headers)
    assert made.status_code == 303
    line = json.loads(capsys.readouterr().out.splitlines()[0])
    assert line["client"] == ("203.0.113.7" if believed else "127.0.0.1")
    assert ("Secure" in made.headers["set-cookie"]) is believed


@pytest.mark.parametrize(
    ("more", "alone"),
    [({}, True), ({"behind_proxy": "127.0.0.1"}, False), ({"allowed_host": ["x"]}, False), ({"host": "::"}, False)],
)
def test_a_proxy_before_this_computer_brings_strangers(
    monkeypatch: pytest.MonkeyPatch, more: dict[str, Any], alone: bool
) -> None:
    """The lab is open and one's own programs are not slowed down where nobody else comes, and nowhere else."""
    begun: list[Settings] = []
    monkeypatch.setattr("rulewright.server.serve.serve", lambda *given: begun.append(given[3]))
    cli.serve(**more)
    assert [settings.lab for settings in begun] == [alone]
    assert (begun[0].requests_per_client > 1000) == alone


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_a_port_is_found_at_either_kind_of_address(host: str) -> None:
    with socket.socket(family_of(host)) as taken:
        taken.bind((host, 0))
        taken.listen()
        assert free_port(host, taken.getsockname()[1]) != taken.getsockname()[1]
