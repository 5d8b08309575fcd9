"""From a click to the painted answer, in a real browser. Run: python -m bench.paint [clicks] [game ...]

A person in a browser against another who sits elsewhere (and answers through the API), no bot: every click is an
answer, drawn by lot, that changes the table. Each is timed in the page itself, from the click's own time stamp to the
frame after the one in which the answer was put in. Between two clicks lies the time that a hand needs. What the page's
main thread does for a click is split as the browser counts it: script, style, layout, and the rest with painting. The
server's part, stage by stage: python -m bench.answers.
"""

import random
import shutil
import statistics
import sys
import tempfile
from collections import Counter
from typing import Any

import httpx

from bench.answers import GAMES
from bench.tables import Process

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]
LIMIT = 30.0  # milliseconds at the 95th percentile
HAND = 250  # milliseconds from one click to the next: nobody's hand is quicker

TIMING = """
window.times = []; let clicked = 0, told = () => {};
window.painted = new Promise((done) => { told = done; });
addEventListener("click", (e) => { clicked = e.timeStamp; }, true);
document.addEventListener("table", () => {
  const began = clicked; clicked = 0;
  if (began) requestAnimationFrame(() => setTimeout(() => {
    times.push(performance.now() - began);
    told(); window.painted = new Promise((done) => { told = done; }); // no polling: it would cost frames
  }));
});
"""
PAINTED = "() => Promise.race([next.then(() => true), new Promise((done) => setTimeout(done, 3000, false))])"
READY = "() => performance.now() > Math.max(quietUntil, passedUntil) && document.querySelector('[data-choose], .end')"


def click(page: Any, luck: random.Random) -> None:
    """Answer the open question by one of its buttons."""
    page.wait_for_function(READY)
    if page.locator("#ask.end").count():
        return
    page.evaluate("() => { window.next = painted; }")
    buttons = page.locator("#ask .choices > [data-choose], #ask .primary[data-choose]")
    if page.locator("#all-choices:not(.spare) summary").count():
        page.locator("#all-choices summary").click()
        buttons = page.locator("#all-choices [data-choose]")
    page.wait_for_timeout(HAND)
    chosen = buttons.nth(luck.randrange(buttons.count()))
    chosen.click()
    while not page.evaluate(PAINTED):  # the page asks whether that is meant, or a second press came too soon
        chosen.evaluate("(button) => button.click()")


def answer(table: httpx.Client, luck: random.Random) -> None:
    """The other person's answers, until it is no more their turn."""
    while question := table.get("/options").json()["question"]:
        table.post("/answer", json={"answer": luck.choice(question["options"])["index"]})


def work(session: Any) -> dict[str, float]:
    """Milliseconds that the page's main thread has spent so far, by kind."""
    told = {each["name"]: 1000 * each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    parts = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}
    found = {kind: told[name] for kind, name in parts.items()}
    return found | {"paint and rest": told["TaskDuration"] - sum(found.values())}


def game(browser: Any, base: str, name: str, clicks: int, luck: random.Random, spent: Counter[str]) -> list[float]:
    """Milliseconds of the clicks of one game, or of as many as are wanted; what the page did is added to `spent`."""
    seats = [{"who": "me", "name": "Here"}, {"who": "me", "name": "Elsewhere"}]
    made = httpx.post(f"http://{base}/api/games", json={"game": name, "seats": seats}).raise_for_status().json()
    here, elsewhere = made["seats"]
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.add_init_script(TIMING + "localStorage.setItem('hints', 'off')")
    page.goto(here["link"])
    page.click("text=Sit down")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    before = work(session)
    headers = {"authorization": f"Bearer {elsewhere['token']}"}
    times: list[float] = []
    with httpx.Client(base_url=f"http://{base}/api/games/{made['code']}", headers=headers) as table:
        while len(times) < clicks and not page.locator("#ask.end").count():
            if page.locator("#ask.mine").count():
                click(page, luck)
            answer(table, luck)
            times = page.evaluate("times")
    spent.update({kind: round(1000 * (ms - before[kind])) for kind, ms in work(session).items()})  # microseconds
    page.context.close()
    return times


def measure(clicks: int, name: str, spent: Counter[str]) -> list[float]:
    """Milliseconds of so many clicks."""
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(folder)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            times: list[float] = []
            luck = random.Random(1)
            while len(times) < clicks:
                times += game(browser, server.base, name, clicks - len(times), luck, spent)
        finally:
            browser.close()
            server.process.kill()
            server.process.wait()
    return times[:clicks]


def main() -> None:
    """Print the figures; fail when they are too high."""
    late = False
    for name in sys.argv[2:] or GAMES:
        spent: Counter[str] = Counter()
        times = sorted(measure(int([*sys.argv, "100"][1]), name, spent))
        p95 = times[int(len(times) * 0.95) - 1]
        late = late or p95 >= LIMIT
        parts = ", ".join(f"{kind} {n / 1000 / len(times):.1f}" for kind, n in spent.items())
        print(
            f"{name}: {len(times)} clicks to paint, p50 {statistics.median(times):.1f} ms, p95 {p95:.1f}, most", end=" "
        )
        print(f"{times[-1]:.1f}; wanted: p95 under {LIMIT:.0f}. The page's own ms a click: {parts}", flush=True)
    raise SystemExit(late)


if __name__ == "__main__":
    main()
