"""Priority windows: who is asked, when the table passes for somebody, and that nobody else can tell why."""

import asyncio
import itertools
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from server_kit import Page, Server, begins_at, quick, wait_for

from rulewright.games import GAMES
from rulewright.games.battleground.rules.position import Prepared
from rulewright.games.battleground.rules.position import Side as Hero
from rulewright.games.battleground.rules.position import position as battle
from rulewright.games.seekers.rules.position import Side, position
from rulewright.kernel.question import Seat
from rulewright.server.tables.live_game import LiveGame

SEATS = [{"who": "friend", "name": "Ada"}, {"who": "friend", "name": "Bram"}]
GEAR = ("emberlords-regalia", "ashen-loop")
SHORTEST_PASS = 0.25  # seconds of the clock of these tests


class WaitingClock:
    """A clock that stands still but for those who wait: each wait is over at once, and that much later.

    While it is `held`, they wait until it goes on.
    """

    def __init__(self) -> None:
        self.time = 1_000_000.0
        self.held: asyncio.Event | None = None

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        if self.held is not None:
            await self.held.wait()
        self.time += seconds
        await asyncio.sleep(0)

    async def hold(self) -> None:
        self.held = asyncio.Event()

    async def go_on(self) -> None:
        assert self.held is not None
        self.held.set()
        self.held = None


def laid_out(monkeypatch: pytest.MonkeyPatch, theirs: str, ap: int = 1) -> None:
    """Matches begin with a turn of Ada, who can play two bolts; Bram holds one card, and seldom has a choice."""
    mine = Side("theron", (-4, 0), GEAR, ["arcane-bolt", "arcane-bolt"], mp=0)
    foe = Side("theron", (-2, 0), GEAR, [theirs], ap=ap, mp=0)
    begins_at(monkeypatch, "seekers", position(mine, foe, seed=5))


def prompt(server: Server, code: str) -> tuple[int, str]:
    """Who is asked what."""
    seat, question = next(iter(server.live(code).ledger.questions().items()))
    return seat, question.prompt.key


def switch(page: Page, **stops: bool) -> None:
    for key, on in stops.items():
        page.do("stop", key=key.replace("_", "-"), yes=on)


def faceless(frame: str) -> str:
    """A frame without the seconds somebody has waited."""
    return re.sub(r'data-seconds=\\"\d+\\"', "", frame)


def duel(server: Server, theirs: str, monkeypatch: pytest.MonkeyPatch, **stops: bool) -> tuple[list[str], list[float]]:
    """Ada plays a bolt, Bram passes or is passed for: the frames Ada got, and how long Bram's passes took."""
    laid_out(monkeypatch, theirs)
    made = server.make(game="seekers", seats=SEATS, seed=3)
    code, (a, b) = made["code"], [seat["token"] for seat in made["seats"]]
    live = server.live(code)
    with server.page(code, a) as ada, server.page(code, b) as bram:
        ada.next(), bram.next()
        switch(bram, **stops)
        pass_all(server, live, bram, lambda: prompt(server, code) == (0, "main"))
        ada.drain()
        bram.drain()
        del ada.frames[:]
        bolt, n = live.ledger.match.state.players[0].hand[0], live.ledger.version
        ada.do("click", ref=f"card-{bolt}", yes=True)
        wait_for(lambda: live.ledger.version > n)
        pass_all(server, live, bram, lambda: not live.ledger.match.state.stack and prompt(server, code) == (0, "main"))
        ada.drain()
        rows = server.call(server.live_games.store.rows(code))
        times = [row.time - before.time for before, row in itertools.pairwise(rows) if row.seat == 1]
        assert live.ledger.match.state.units[1].hp < 100
        return [faceless(frame) for frame in ada.frames], times


def pass_all(server: Server, live: LiveGame, bram: Page, there: Callable[[], bool]) -> None:
    """Bram presses Pass as soon as he can, until something is so."""

    def look() -> bool:
        bram.drain()
        if 'data-hotkey="p"' in bram.parts["ask"]:
            bram.answer(0)
        return there()

    wait_for(look)


@pytest.fixture
def clock() -> WaitingClock:
    return WaitingClock()


@pytest.fixture
def slow(tmp_path: Path, clock: WaitingClock) -> Iterator[Server]:
    """A server on which passing takes its time, by a clock of its own."""
    server = Server(quick(tmp_path, shortest_pass=SHORTEST_PASS))
    server.live_games.services.now, server.live_games.services.sleep = clock.now, clock.sleep
    with server:
        yield server


@pytest.mark.rule("SK-R11")
def test_frames_and_time_do_not_tell_whether_another_could_have_answered(
    slow: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    could = duel(slow, "arcane-bolt", monkeypatch)  # an Instant: asked, and passes at once
    could_not = duel(slow, "ice-shard", monkeypatch)  # an Action: only passing is possible
    did_not_care = duel(slow, "arcane-bolt", monkeypatch, answer=False, other_end=False)
    assert len(could[0]) == len(could_not[0]) == len(did_not_care[0])
    assert could[0] == could_not[0] == did_not_care[0]
    for _, times in (could, could_not, did_not_care):
        assert len(times) == 2  # in Ada's Upkeep, and after her bolt
        assert times == [SHORTEST_PASS, SHORTEST_PASS]


def test_one_is_asked_where_one_stops_and_passed_for_elsewhere(
    slow: Server, clock: WaitingClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid_out(monkeypatch, "arcane-bolt")
    slow.call(clock.hold())
    made = slow.make(game="seekers", seats=SEATS, seed=3)
    code, (a, b) = made["code"], [seat["token"] for seat in made["seats"]]
    with slow.page(code, a) as ada, slow.page(code, b) as bram:
        ada.next(), bram.next()
        assert "Nothing to answer here" in ada.parts["ask"]  # her own Upkeep
        switch(bram, other_upkeep=True)
        wait_for(lambda: slow.live(code).ledger.stops)
        slow.call(clock.go_on())
        bram.until(lambda m: "Pass" in bram.parts["ask"] and "act or pass" in bram.parts["ask"])
        bram.do("choose", i=0)
        ada.until(lambda m: "End Main phase" in ada.parts["ask"])
        assert "place end" in ada.parts["ask"]
        assert "place pass" not in ada.parts["ask"]
        switch(ada, hold=True)
        ada.until(lambda m: 'aria-checked="true"' in ada.parts["tools"])
        ada.do("click", ref=f"card-{slow.live(code).ledger.match.state.players[0].hand[0]}", yes=True)
        ada.until(lambda m: ": answer?" in ada.parts["ask"])  # holds priority
        ada.do("choose", i=0)
        bram.until(lambda m: ">Let it happen<" in bram.parts["ask"])  # all others have passed


def test_stops_are_kept_with_the_game_and_unknown_ones_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    laid_out(monkeypatch, "ice-shard")
    made = server.make(game="seekers", seats=SEATS, seed=3)
    code, token = made["code"], made["seats"][0]["token"]
    with server.page(code, token) as ada:
        ada.next()
        switch(ada, hold=True)
        wait_for(lambda: server.live(code).ledger.stops == {0: {"hold": True}})
        switch(ada, nonsense=True)
        assert "hold, answer" in ada.until(lambda m: "no" in m)["no"]
    server.call(server.live_games.unload(code))
    with server.page(code, token) as again:
        again.next()
        assert server.live(code).ledger.stops == {0: {"hold": True}}
    with server.api(token) as api:
        assert api.post(f"games/{code}/stop", json={"key": "hold", "on": False}).status_code == 200
        assert api.post(f"games/{code}/stop", json={"key": "no", "on": False}).status_code == 409


def test_against_bots_nobody_waits_for_a_window(slow: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    laid_out(monkeypatch, "ice-shard")
    seats = [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "random"}]
    made = slow.make(game="seekers", seats=seats, seed=3, pace=0)
    with slow.page(made["code"], made["seats"][0]["token"]) as ada:
        ada.next()
        wait_for(lambda: prompt(slow, made["code"]) == (0, "main"))
        rows = slow.call(slow.live_games.store.rows(made["code"]))
        assert [row.seat for row in rows] == [0, 1]  # both passed in the Upkeep, and it is written


def test_what_was_taken_back_is_not_passed_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    laid_out(monkeypatch, "ice-shard")
    seats = [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "random"}]
    server.live_games.settings.bots = False  # it thinks for long
    made = server.make(game="seekers", seats=seats, seed=3, pace=0)
    live = server.live(made["code"])
    with server.page(made["code"], made["seats"][0]["token"]) as ada:
        ada.next()
        wait_for(lambda: prompt(server, made["code"])[0] == 1)
        ada.drain()
        ada.do("undo")
        ada.until(lambda m: "act or pass" in ada.parts["ask"])
        assert prompt(server, made["code"]) == (0, "priority")
        ada.do("choose", i=0)
        wait_for(lambda: prompt(server, made["code"])[0] == 1)
        assert not live.undone


def test_a_pick_is_nobody_elses_business(server: Server) -> None:
    made = server.make(seed=1)
    code, (a, b) = made["code"], [seat["token"] for seat in made["seats"]]
    with server.page(code, a) as ann, server.page(code, b) as bob:
        for page in (ann, bob):
            page.next()
            page.do("choose", i=0)
        ann.until(lambda m: m.get("n") == 2)
        bob.until(lambda m: m.get("n") == 2)
        ann.drain()
        bob.drain()
        woken: list[int] = []
        live = server.live(code)
        server.call(_listen(live, woken))
        ann.do("click", ref=f"card-{live.ledger.match.state.players[0].hand[0]}", yes=True)
        wait_for(lambda: live.picked.get(Seat(0)))
        assert woken == []


async def _listen(live: LiveGame, woken: list[int]) -> None:
    live.watchers.add("spy", lambda: woken.append(1), (Seat(1),))


def test_who_has_passed_is_asked_again_only_when_something_new_has_happened(
    slow: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A soldier can be answered, a spell laid face down or the end of the phase can't: the table passes there."""
    game = GAMES["battleground"]
    rival = Hero("warlock", hand=["imp", "imp", "terror"], pool="SS")
    answerer = Hero(prepared=[Prepared("smite", "WW")])
    begins_at(monkeypatch, "battleground", battle(rival, answerer))
    made = slow.make(game="battleground", seats=SEATS, seed=3)
    live, (_, bram) = slow.live(made["code"]), [seat["token"] for seat in made["seats"]]

    def answered(seat: int, words: str) -> None:
        question = live.ledger.questions()[Seat(seat)]
        texts = [game.words.notation(live.ledger.match.state, option) for option in question.options]
        slow.call(live.answer(Seat(seat), None, next(text for text in texts if text.startswith(words))))

    with slow.page(made["code"], bram) as page:
        answered(0, "muster imp")
        answered(0, "field a1")
        assert live.is_asked(Seat(1))
        page.drain()
        assert "Before the battle: cast a fully charged spell, or pass" in page.parts["ask"]
        answered(1, "pass")
        answered(0, "prepare terror")
        wait_for(lambda: prompt(slow, made["code"]) == (0, "main"))
        switch(page, again=True)
        wait_for(lambda: live.ledger.stops.get(Seat(1)))
        answered(0, "pass")
        assert live.is_asked(Seat(1))
        page.drain()
        assert "Before the battle: cast a fully charged spell, or pass" in page.parts["ask"]
