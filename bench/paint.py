"""From a click to the painted answer, in a real browser. Run: python -m bench.paint [clicks] [game ...]

A person in a browser against another who sits elsewhere (and answers through the API), no bot: every click is an
answer, drawn by lot, that changes the table. Each is timed in the page itself, from the click's own time stamp, which
is when the button is let go, to the end of the frame in which the answer was put in. The pointer comes, rests, presses
and lets go as slowly as a hand does. The server says what its stages took for an answer, of either player; the socket
is what lies between the page's sending and hearing without them. What the page's main thread does from one update to
the next, looking and pressing included, is split as the browser counts it, in CPU time: script, style, layout, and the
rest with painting.
"""

import json
import random
import shutil
import signal
import statistics
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from bench.stages import GAMES, STAGES
from bench.tables import Process

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]
LIMIT = 30.0  # milliseconds at the 95th percentile
HAND = 250  # milliseconds from one click to the next: nobody's hand is quicker
PRESS = 70  # milliseconds that a button is held down

# one name of our own: all others are the page's, and a benchmark that took its `next` stopped it
TIMING = """
window.bench = { times: [], updates: 0, clicked: 0, sent: 0, told: () => {} };
bench.painted = () => new Promise((done) => { bench.told = done; });
addEventListener("click", (e) => {
  Object.assign(bench, { clicked: e.timeStamp, sent: 0, asked: document.getElementById("marks")?.dataset.key });
}, true);
bench.after = new MessageChannel(); // what is told here comes next: a timer may come later
const post = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) { bench.sent ||= performance.now(); return post.call(this, text); };
const listen = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage").set;
Object.defineProperty(WebSocket.prototype, "onmessage", { set(hear) {
  listen.call(this, (e) => { bench.came = performance.now(); hear(e); });
} });
document.addEventListener("table", () => {
  const { clicked, sent, came, asked } = bench;
  bench.updates++;
  if (!clicked || !sent) return;
  bench.clicked = 0;
  bench.after.port1.onmessage = () => {
    bench.times.push([performance.now() - clicked, came - sent, asked]);
    bench.told(true); // no polling: it would cost frames
  };
  requestAnimationFrame(() => bench.after.port2.postMessage(0)); // heard when this frame is done
});
"""
READY = "() => performance.now() > Math.max(quietUntil, passedUntil) && document.querySelector('[data-choose], .end')"
TRIES = 5


def click(page: Any, luck: random.Random) -> None:
    """Answer the open question by one of its buttons."""
    page.wait_for_function(READY)
    if page.locator("#ask.end").count():
        return
    if page.locator("#all-choices:not(.spare) summary").count():
        page.locator("#all-choices summary").click()
    open_ = "#all-choices[open]" if page.locator("#all-choices[open]").count() else "#ask"
    buttons = page.locator(f"{open_} [data-choose]:visible")
    if not buttons.count():
        return  # the question changed meanwhile
    chosen = buttons.nth(luck.randrange(buttons.count()))
    for _ in range(TRIES):  # the page asks once whether that is meant, or a second press came too soon
        chosen.hover()
        page.evaluate("() => { bench.done = bench.painted(); }")
        page.wait_for_timeout(HAND)
        page.mouse.down()
        page.wait_for_timeout(PRESS)
        page.mouse.up()
        if page.evaluate("() => Promise.race([bench.done, new Promise((done) => setTimeout(done, 2000, false))])"):
            return
        if not chosen.is_visible():
            return
    raise RuntimeError(
        f"no paint after {TRIES} clicks on {chosen.text_content()!r}: {page.locator('#ask').inner_text()}"
    )


def answer(table: httpx.Client, luck: random.Random) -> None:
    """The other person's answers, until it is no more their turn."""
    while question := table.get("/options").json()["question"]:
        table.post("/answer", json={"answer": luck.choice(question["options"])["index"]})


def work(session: Any) -> dict[str, float]:
    """Milliseconds of CPU that the page's main thread has spent so far, by kind."""
    told = {each["name"]: 1000 * each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    parts = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}
    found = {kind: told[name] for kind, name in parts.items()}
    return found | {"paint and rest": told["TaskDuration"] - sum(found.values())}


class Click(NamedTuple):
    """One answer, in milliseconds."""

    time: float  # to the painted frame
    wire: float  # of it between the page's sending and hearing
    asked: str  # the question's key


class Spent:
    """Milliseconds by kind, and for how many updates and answers."""

    def __init__(self) -> None:
        self.page: Counter[str] = Counter()  # microseconds
        self.updates = 0
        self.server: dict[str, float] = {}
        self.answers = 1

    def told(self, clicks: list[Click]) -> str:
        """All of it for one update."""
        parts = {stage: 1000 * self.server.get(stage, 0.0) / self.answers for stage in STAGES}
        wire = statistics.median(click.wire for click in clicks)
        parts["socket and rest"] = wire - sum(parts.values())
        parts |= {kind: n / 1000 / max(self.updates, 1) for kind, n in self.page.items()}
        return ", ".join(f"{kind} {ms:.1f}" for kind, ms in parts.items() if ms)


def game(browser: Any, base: str, name: str, clicks: int, luck: random.Random, spent: Spent) -> list[Click]:
    """The clicks of one game, or as many as are wanted; what the page did is added to `spent`."""
    seats = [{"who": "me", "name": "Here"}, {"who": "me", "name": "Elsewhere"}]
    setup = {"game": name, "seats": seats, "seed": luck.randrange(1 << 30)}
    made = httpx.post(f"http://{base}/api/games", json=setup).raise_for_status().json()
    here, elsewhere = made["seats"]
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.add_init_script(TIMING + "localStorage.setItem('hints', 'off')")
    page.goto(here["link"])
    page.click("text=Sit down")
    page.wait_for_function("() => typeof socket !== 'undefined' && socket?.readyState === 1")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = work(session)
    headers = {"authorization": f"Bearer {elsewhere['token']}"}
    times: list[Click] = []
    with httpx.Client(base_url=f"http://{base}/api/games/{made['code']}", headers=headers) as table:
        while len(times) < clicks and not page.locator("#ask.end").count():
            if page.locator("#ask.mine").count():
                click(page, luck)
            answer(table, luck)
            times = [Click(*each) for each in page.evaluate("bench.times")]
    spent.page.update({kind: round(1000 * (ms - before[kind])) for kind, ms in work(session).items()})
    spent.updates += page.evaluate("bench.updates")
    page.context.close()
    return times


def measure(clicks: int, name: str, spent: Spent) -> list[Click]:
    """So many clicks."""
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        totals = Path(folder) / "totals.json"
        server = Process(folder, "--shortest-pass", "0", module=("bench.stages", str(totals)))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            times: list[Click] = []
            luck = random.Random(1)
            while len(times) < clicks:
                times += game(browser, server.base, name, clicks - len(times), luck, spent)
            server.process.send_signal(signal.SIGUSR1)
            httpx.get(f"http://{server.base}/api/")  # by then it has written
            spent.server, spent.answers = json.loads(totals.read_text())
        finally:
            browser.close()
            server.process.kill()
            server.process.wait()
    return times[:clicks]


def main() -> None:
    """Print the figures; fail when they are too high."""
    late = False
    for name in sys.argv[2:] or GAMES:
        spent = Spent()
        clicks = measure(int([*sys.argv, "100"][1]), name, spent)
        times = sorted(click.time for click in clicks)
        p95 = times[int(len(times) * 0.95) - 1]
        asked = Counter(click.asked for click in clicks)
        slow = Counter(click.asked for click in clicks if click.time >= p95).most_common()
        late = late or p95 >= LIMIT
        print(
            f"{name}: {len(times)} clicks to paint, p50 {statistics.median(times):.1f} ms, p95 {p95:.1f}, most "
            f"{times[-1]:.1f}; wanted: p95 under {LIMIT:.0f}. Ms an update: {spent.told(clicks)}. Slowest at: "
            f"{', '.join(f'{key} ({n} of {asked[key]})' for key, n in slow)}",
            flush=True,
        )
    raise SystemExit(late)


if __name__ == "__main__":
    main()
