"""What a page does with an answer, no server in the way. Run: python -m bench.page_alone FOLDER [answers] [game ...]

Scripts and styles of this checkout and of the one in FOLDER take turns at the same recorded table and the same recorded
answers: a click is answered after a few milliseconds, as a server on an idle machine does. Printed are the time from
click to paint and its parts, and the CPU that the page's main thread takes for an answer, as `bench.paint` counts them.
"""

import random
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from bench.paint import FLAGS, HAND, PRESS, work
from bench.stages import GAMES
from bench.tables import Process

ROUNDS = 3
SERVER_MS = 4  # from sending to hearing
STATIC = "rulewright/server/static"

FAKE = """
localStorage.setItem("hints", "off");
window.bench = { times: [], replies: [], told: () => {} };
window.WebSocket = class { // answers a choice by what was recorded
  readyState = 1;
  constructor() { setTimeout(() => this.onopen?.()); }
  send(text) {
    if (JSON.parse(text).do !== "choose" || !bench.reply) return;
    bench.sent = performance.now();
    const reply = bench.reply;
    bench.reply = null;
    setTimeout(() => { bench.came = performance.now(); this.onmessage({ data: reply }); }, SERVER_MS);
  }
};
addEventListener("click", (e) => { bench.clicked = e.timeStamp; bench.sent = 0; }, true);
bench.after = new MessageChannel();
document.addEventListener("table", () => {
  if (!bench.sent || !bench.clicked) return;
  const { clicked, sent, came } = bench;
  bench.clicked = 0;
  let frame = 0;
  bench.after.port1.onmessage = () => {
    const done = performance.now();
    bench.times.push({ all: done - clicked, wire: came - sent, wait: frame - came, frame: done - frame });
    bench.told(true);
  };
  requestAnimationFrame(() => { frame = performance.now(); bench.after.port2.postMessage(0); });
});
""".replace("SERVER_MS", str(SERVER_MS))
HEAR = """
const listen = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage").set;
window.heard = [];
Object.defineProperty(WebSocket.prototype, "onmessage", { set(hear) {
  listen.call(this, (e) => { heard.push(e.data); hear(e); });
} });
"""


class Recorded(NamedTuple):
    """A table as it was sent, and what came after it."""

    address: str
    html: str
    messages: list[str]


def record(browser: Any, base: str, game: str, answers: int) -> Recorded:
    """A game by lot, both seats answering elsewhere."""
    luck = random.Random(7)
    seats = [{"who": "me", "name": "Here"}, {"who": "me", "name": "Elsewhere"}]
    made = httpx.post(f"http://{base}/api/games", json={"game": game, "seats": seats, "seed": 7}).json()
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.add_init_script(HEAR)
    page.goto(made["seats"][0]["link"])
    with page.expect_navigation() as arrival:
        page.click("text=Sit down")
    html, address = arrival.value.text(), page.url
    page.wait_for_function("() => socket?.readyState === 1")
    clients = [
        httpx.Client(
            base_url=f"http://{base}/api/games/{made['code']}", headers={"authorization": f"Bearer {seat['token']}"}
        )
        for seat in made["seats"]
    ]
    while page.evaluate("heard.length") < answers and not page.locator("#ask.end").count():
        for client in clients:
            if question := client.get("/options").json()["question"]:
                client.post("/answer", json={"answer": luck.choice(question["options"])["index"]})
                page.wait_for_timeout(40)  # more than what lies between two pushes
    messages = [text for text in page.evaluate("heard") if '"h":' in text]
    page.context.close()
    return Recorded(address, html, messages[:answers])


@contextmanager
def opened(browser: Any, recorded: Recorded, folder: Path) -> Iterator[Any]:
    """The recorded table with a checkout's scripts and styles."""

    def static(route: Any) -> None:
        route.fulfill(path=folder / STATIC / route.request.url.split("/static/")[1].split("?")[0])

    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.add_init_script(FAKE)
    page.route("**/static/**", static)
    page.route(recorded.address, lambda route: route.fulfill(body=recorded.html, content_type="text/html"))
    page.goto(recorded.address)
    page.wait_for_timeout(500)
    try:
        yield page
    finally:
        page.context.close()


def play(page: Any, messages: list[str]) -> tuple[list[dict[str, float]], dict[str, float], int]:
    """Every answer put in, by a click where there is something to click; its times, and what the page did."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = work(session)
    for message in messages:
        page.wait_for_timeout(HAND)
        page.evaluate("() => document.querySelector('#all-choices:not(.spare):not([open]) summary')?.click()")
        buttons = page.locator("#ask [data-choose]:visible")
        if not buttons.count():
            page.evaluate("(text) => hear(JSON.parse(text))", message)
            continue
        buttons.first.hover()
        page.evaluate("(text) => { bench.reply = text; passedUntil = quietUntil = 0; }", message)
        page.wait_for_timeout(HAND)
        page.mouse.down()
        page.wait_for_timeout(PRESS)
        page.mouse.up()
        page.wait_for_timeout(HAND)
        page.evaluate("() => { if (bench.reply) { hear(JSON.parse(bench.reply)); bench.reply = null; } }")
    return page.evaluate("bench.times"), {kind: ms - before[kind] for kind, ms in work(session).items()}, len(messages)


def main() -> None:
    """Print a row for each checkout and game."""
    from playwright.sync_api import sync_playwright

    other, answers = Path(sys.argv[1]), int([*sys.argv, "12", "12"][2])
    trees = {"other": other, "here": Path(__file__).parents[1]}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(folder, "--shortest-pass", "0", "--no-limits")
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            for game in sys.argv[3:] or GAMES:
                recorded = record(browser, server.base, game, answers)
                found: dict[str, list[Any]] = {name: [] for name in trees}
                for _ in range(ROUNDS):
                    for name, tree in trees.items():
                        with opened(browser, recorded, tree) as page:
                            found[name].append(play(page, recorded.messages))
                for name, runs in found.items():
                    times = [each for run in runs for each in run[0]]
                    parts = {part: sorted(each[part] for each in times) for part in ("all", "wire", "wait", "frame")}
                    late = ", ".join(
                        f"{part} {statistics.median(took):.1f} (p95 {took[int(len(took) * 0.95) - 1]:.1f})"
                        for part, took in parts.items()
                    )
                    spent = ", ".join(f"{kind} {min(run[1][kind] / run[2] for run in runs):.1f}" for kind in runs[0][1])
                    print(f"{game} {name}: {len(times)} clicks, ms: {late}. CPU ms an answer: {spent}", flush=True)
        finally:
            browser.close()
            server.process.kill()
            server.process.wait()


if __name__ == "__main__":
    main()
