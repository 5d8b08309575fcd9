"""What a browser is sent for a first table, in KB. Run: python -m bench.weight [game ...]

A person sits down at a new game for two, in a browser that keeps nothing yet; then both answer by lot for a while, so
that there is something on the table, and a second new browser looks at that. Counted is what goes over the line, as it
is compressed, until nothing more comes.
"""

import random
import shutil
import sys
import tempfile
from collections import Counter
from typing import Any

import httpx

from bench.paint import FLAGS
from bench.stages import GAMES
from bench.tables import Process

LIMIT = 400
ANSWERS = 60


def weigh(browser: Any, address: str, sit: bool) -> Counter[str]:
    """KB by kind for one page."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.goto(address)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    kinds: dict[str, str] = {}
    sent: Counter[str] = Counter()

    def came(told: dict[str, Any]) -> None:
        sent[kinds.get(told["requestId"], "Other")] += told["encodedDataLength"]

    def heard(told: dict[str, Any]) -> None:
        sent["Socket"] += len(told["response"]["payloadData"])

    session.on("Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["type"]}))
    session.on("Network.loadingFinished", came)
    session.on("Network.webSocketFrameReceived", heard)
    page.click("text=Sit down") if sit else page.reload()
    page.wait_for_function("() => typeof socket !== 'undefined' && socket?.readyState === 1")
    page.wait_for_load_state("networkidle")
    page.context.close()
    return sent


def main() -> None:
    """Print a row for each game; fail when a page is too heavy."""
    from playwright.sync_api import sync_playwright

    heavy = False
    luck = random.Random(1)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(folder, "--shortest-pass", "0")
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            for name in sys.argv[1:] or GAMES:
                setup = {"game": name, "seats": [{"who": "me"}, {"who": "me"}], "seed": 1, "public": True}
                made = httpx.post(f"http://{server.base}/api/games", json=setup).raise_for_status().json()
                first = weigh(browser, made["seats"][0]["link"], True)
                with httpx.Client(base_url=f"http://{server.base}/api/games/{made['code']}") as table:
                    for _ in range(ANSWERS):
                        for seat in made["seats"]:
                            headers = {"authorization": f"Bearer {seat['token']}"}
                            if question := table.get("/options", headers=headers).json()["question"]:
                                answer = luck.choice(question["options"])["index"]
                                table.post("/answer", json={"answer": answer}, headers=headers)
                later = weigh(browser, f"http://{server.base}/t/{made['code']}", False)
                for words, found in (("at first", first), ("later", later)):
                    parts = ", ".join(f"{kind} {n / 1000:.0f}" for kind, n in found.most_common())
                    print(f"{name} {words}: {sum(found.values()) / 1000:.0f} KB ({parts})", flush=True)
                    heavy = heavy or sum(found.values()) > 1000 * LIMIT
        finally:
            browser.close()
            server.process.kill()
            server.process.wait()
    raise SystemExit(heavy)


if __name__ == "__main__":
    main()
