"""What a server keeps in memory stays little: replays, links, limits; and what a bot's time tells."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server_kit import SHELLS, Server

from rulewright.games import game_named
from rulewright.kernel.question import Seat
from rulewright.kernel.record import Record
from rulewright.server.http.rate_limits import RateLimits
from rulewright.server.tables.autoplay import Autoplay
from rulewright.server.tables.replay import Replay, replay_record

RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.slow
def test_a_replay_keeps_no_state_for_each_step() -> None:
    """The longest record: what is kept of a position is a fraction of the position."""
    texts = [path.read_text(encoding="utf-8") for path in RECORDS.rglob("*.*")]
    record = Record.parse(max((text for text in texts if text.startswith("rulewright record")), key=len))
    replay = replay_record(game_named(record.game), record)
    kept = sum(map(len, replay.frames._packed)) + sum(map(len, replay.frames._whole))
    assert replay.steps == len(record.answers)
    assert kept < 2_000 * replay.steps


def test_links_leave_memory_with_their_games(server: Server) -> None:
    with server.browser() as ann:
        form = {"game": "shells", "seat0": "me", "seat1": "friend"}
        codes = [ann.post("/new", data=form).url.path.removeprefix("/t/") for _ in range(3)]
    games = server.live_games
    assert {code for code, _ in games.links} == set(codes)
    for code in codes:
        server.call(games.unload(code))
    assert not games.links
    assert not games.loaded


def test_games_are_looked_back_at_one_at_a_time(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many replays are opened, one thread of this process works on them and the tables have the rest."""
    codes = [server.make(seed=seed)["code"] for seed in range(3)]
    running, most = 0, 0

    def counted(*work: Any) -> Replay:
        nonlocal running, most
        running += 1
        most = max(most, running)
        found = replay_record(*work)
        running -= 1
        return found

    monkeypatch.setattr("rulewright.server.tables.live_games.replay_record", counted)

    async def look_back() -> None:
        games = [await server.live_games.fetch(code) for code in codes]
        await asyncio.gather(*(server.live_games.replay(live) for live in games))

    server.call(look_back())
    assert most == 1


def test_links_leave_memory_when_they_are_used(server: Server) -> None:
    server.make(**SHELLS)
    assert Seat(1) not in {seat for _, seat in server.live_games.links}


def test_limits_remember_so_many_clients_and_no_more() -> None:
    limits = RateLimits(1.0, 1.0, most=50)
    for client in range(500):
        limits.take(str(client))
    assert len(limits.known) == 50


def test_a_bot_takes_the_same_time_in_every_window_however_long_it_thinks(server: Server) -> None:
    """After it has once needed longer, it takes that long always: its time says nothing of what it holds."""
    made = server.make(seats=[{"who": "me"}, {"who": "bot", "bot": "greedy"}], seed=1)
    play = Autoplay(server.live(made["code"]))
    usual = play._pace(Seat(1), 0.001)
    assert play._pace(Seat(1), usual / 2) == usual
    longer = play._pace(Seat(1), usual * 3)
    assert longer >= usual * 3
    assert [play._pace(Seat(1), needed) for needed in (0.0, usual, usual * 3)] == [longer] * 3
