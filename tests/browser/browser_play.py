"""A server for the browser tests and a person who plays: waits, clicks what is lit, presses buttons."""

import json
import random
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
LIT = "[data-lit]:not(#marks)"
BUTTONS = "#ask .choices > [data-choose]:visible, #ask .primary[data-choose]:visible"


class Served:
    """A server of its own process, so that it can be stopped hard and started again."""

    def __init__(self, folder: Path, *flags: str) -> None:
        self.flags = flags
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port = trial.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.store = folder / "games.db"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "rulewright.server.serve",
            "--port",
            str(self.port),
            "--store",
            str(self.store),
            "--no-limits",  # a test asks faster than any person
            *self.flags,
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        while self.process.poll() is None:  # until it answers, or is gone
            try:
                urllib.request.urlopen(self.url, timeout=5).close()
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server did not start")

    def info(self, code: str) -> dict[str, Any]:
        """What everybody may know of a game, from the API."""
        with urllib.request.urlopen(f"{self.url}/api/games/{code}") as answer:
            known: dict[str, Any] = json.load(answer)
        return known

    def stop(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None


def begin(page: Any, url: str, game: str = "outposts", **fields: str) -> None:
    """Set a game up by its form, all at once: fields as the form names them (dots as __)."""
    page.goto(f"{url}/rules/shells")  # any page that is light
    given = {"game": game, "seat0": "me", "seat1": "greedy", "pace": "700"}
    given |= {name.replace("__", "."): value for name, value in fields.items()}
    page.evaluate(
        """fields => {
          const form = Object.assign(document.createElement("form"), { method: "post", action: "/new" });
          for (const [name, value] of Object.entries(fields))
            form.append(Object.assign(document.createElement("input"), { name, value }));
          document.body.append(form);
          form.submit();
        }""",
        given,
    )
    page.wait_for_url("**/t/*")
    connected(page)


def sit_down(page: Any, link: str) -> None:
    """Take the seat of a link."""
    page.goto(link)
    page.click("text=Sit down")
    page.wait_for_url("**/t/*")


def join(host: Any, friend: Any, name: str = "") -> None:
    """A friend follows the link that waits at the host's table, and sits down."""
    friend.goto(host.locator(".bid input").first.input_value())
    if name:
        friend.fill("[data-my-name]", name)
    friend.click("text=Sit down")
    friend.wait_for_url("**/t/*")
    connected(friend)
    host.wait_for_selector("#invite", state="detached")


def connected(page: Any) -> None:
    page.wait_for_function("() => socket && socket.readyState === 1")


def step(page: Any) -> int:
    return int(page.locator("#marks").get_attribute("data-step"))


def key(page: Any) -> str:
    return str(page.locator("#marks").get_attribute("data-key"))


QUIET = "performance.now() > Math.max(quietUntil, passedUntil, keysFrom)"


def my_turn(page: Any, timeout: float = 20_000) -> bool:
    """Wait for a question of mine that takes clicks; False when the game is over."""
    page.wait_for_function(
        f"() => document.querySelector('#ask.end') || (document.querySelector('#ask.mine') && {QUIET})", timeout=timeout
    )
    return not page.locator("#ask.end").count()


def settled(page: Any) -> None:
    """Clicks right after a change do not count, nor a second press right after a pass or at a new question."""
    page.wait_for_function(f"() => {QUIET} && performance.now() > Math.max(kindFrom, choiceFrom)")


def still(page: Any) -> None:
    """Until nothing moves, fades or changes its colour any more."""
    page.wait_for_function(
        "() => !document.getElementById('fx')?.children.length && document.getAnimations().every("
        "(one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"
    )


def reads(page: Any, pattern: str) -> str:
    """Wait until the reader says such words; all it says."""
    page.wait_for_function("words => new RegExp(words).test(document.getElementById('read').innerText)", arg=pattern)
    return str(page.locator("#read").inner_text())


def colours(page: Any, theme: str) -> None:
    """Light or dark, as the menu sets it."""
    page.evaluate("name => { localStorage.setItem('theme', name); theme(name) }", theme)


def look_away(page: Any) -> None:
    """Nothing is pointed at any more."""
    page.mouse.move(2, 2)
    page.wait_for_function("() => !document.getElementById('looked') && !looked")


def asked(served: Served, code: str, *pages: Any) -> Any:
    """The page of a seat that is asked, pages given in the order of their seats; None when the game is over.

    The server knows who is asked; its page may not have heard of it yet, or the table passes for that seat.
    """
    while not (info := served.info(code))["over"]:
        for page in [pages[seat] for seat in info["waiting"]]:
            page.wait_for_function(
                "n => document.querySelector('#ask.mine') || +document.getElementById('marks').dataset.step > n",
                arg=info["step"],
            )
            if page.locator("#ask.mine").count():
                return page
    return None


MARK = "(() => { const m = document.getElementById('marks').dataset; return m.step + m.picked + m.mode + m.key })()"


def mark(page: Any) -> str:
    """Where the table stands: what has been answered and picked."""
    return str(page.evaluate(MARK))


def changed(page: Any, before: str) -> None:
    """Wait until the table stands elsewhere."""
    page.wait_for_function(f"before => {MARK} !== before", arg=before)


def taken(page: Any, before: str) -> bool:
    """Whether the last key or click was an answer or a step of one; waits for what comes of it."""
    page.wait_for_function(f"before => sent === 0 || {MARK} !== before", arg=before)
    return mark(page) != before


def offers(page: Any, words: str) -> bool:
    """Whether there is a button whose words begin so."""
    buttons = page.locator("#ask [data-choose] > span").all_text_contents()
    return any(text.startswith(words) for text in buttons)


PRESS = f"""words => {{  // found, seen to count, and pressed before anything else can happen
  if (document.querySelector('#ask.end')) return 'over';
  const buttons = [...document.querySelectorAll('#ask .primary[data-choose], #ask [data-choose]')];
  const button = buttons.find((b) => b.querySelector('span').textContent.startsWith(words));
  if (!button || !({QUIET})) return null;
  const before = 'at ' + {MARK};
  button.click();
  return before;
}}"""


def press(page: Any, words: str) -> None:
    """Press the button whose words begin so, wherever it stands, as soon as it is there; none is once the game ends."""
    before = page.wait_for_function(PRESS, arg=words).json_value()
    if before != "over":
        changed(page, before.removeprefix("at "))


ANY = f"""share => {{  // one of them, seen to count, and pressed before anything else can happen
  if (document.querySelector('#ask.end')) return 'over';
  const offered = [...document.querySelectorAll('#ask.mine [data-choose]')];
  if (!offered.length || !({QUIET})) return null;
  const before = 'at ' + {MARK};
  offered[Math.floor(share * offered.length)].click();
  return before;
}}"""


def choose_any(page: Any, roll: random.Random) -> None:
    """Give one of the answers that are offered, as soon as one is."""
    before = page.wait_for_function(ANY, arg=roll.random()).json_value()
    if before != "over":
        changed(page, before.removeprefix("at "))


def do_until_taken(page: Any, deed: Callable[[], None]) -> None:
    """Click, and again if that came too soon after a change to count; done once the table stands elsewhere."""
    before = mark(page)
    while mark(page) == before:
        settled(page)
        try:
            deed()
        except Exception:
            if mark(page) == before:  # else what was to be clicked has gone with its question
                raise
        taken(page, before)


FIRST = f"""() => {{  // the first answer, seen to count, and pressed before anything else can happen
  if (document.querySelector('#ask.end')) return 'over';
  const first = document.querySelector('#ask.mine [data-choose]');
  if (!first || !({QUIET})) return null;
  const before = 'at ' + {MARK};
  first.click();
  return before;
}}"""


def answer_until(page: Any, selector: str) -> None:
    """Give the first answer that is offered until something is there, however many answers of others come between."""
    while not page.locator(selector).count() and my_turn(page):
        if (before := page.wait_for_function(FIRST).json_value()) == "over":
            return
        changed(page, before.removeprefix("at "))
        my_turn(page)


def hit(page: Any, thing: Any, tap: bool, **more: Any) -> None:
    """Click or tap a thing and wait for what comes of it."""

    def deed() -> None:
        if tap:
            if page.locator("#reader[data-on]").count() and thing.evaluate("e => !!e.closest('#holding')"):
                page.tap("#reader .shut")
            thing.tap(**more)
        else:
            page.mouse.move(2, 2)  # a card that is pointed at lies above its neighbours
            thing.click(**more)

    do_until_taken(page, deed)


SPOTS = """() => [...document.querySelectorAll('#board [data-lit]')].map((e) => { const b = e.getBoundingClientRect();
  return [e.getAttribute('aria-label') || '', b.left + b.width / 2, b.top + b.height / 2] })"""


def click_board(page: Any, roll: random.Random, tap: bool, wanted: str = "") -> bool:
    """Click or tap a lit thing of the board where a hand would, such a one first; False if none is lit."""
    spots = page.evaluate(SPOTS)
    if not spots:
        return False
    _, x, y = roll.choice([spot for spot in spots if spot[0].startswith(wanted)] or spots)
    do_until_taken(page, lambda: page.touchscreen.tap(x, y) if tap else page.mouse.click(x, y))
    return True


def click_lit(page: Any, roll: random.Random, tap: bool = False) -> bool:
    """Click one of the lit things on the table, as a hand would; False if none is lit."""
    lit = page.locator(f"{LIT}:visible")
    count = lit.count()
    if not count:
        return False
    ref = lit.nth(roll.randrange(count)).get_attribute("id")  # by its id: others may begin or cease to be lit
    thing = page.locator(f"[id='{ref}']")
    spot = thing if thing.evaluate("e => e.matches('button')") else thing.locator("button.grip").first
    in_hand = spot.evaluate("e => !!e.closest('#holding')")  # cards of a full hand overlap
    hit(page, spot, tap, **({"position": {"x": 20, "y": 60}} if in_hand and not tap else {}))
    return True


def play_on(page: Any, roll: random.Random, most: int = 400, tap: bool = False) -> int:
    """Play by clicks on lit things and on the bar's buttons until the end; the number of questions answered."""
    for answered in range(most):
        if not my_turn(page):
            return answered
        buttons = page.locator(BUTTONS)
        many = page.locator("#all-choices").count() > 0
        on_table = key(page) in ("play", "prepare") and many and roll.random() < 0.25
        if on_table and click_lit(page, roll, tap):
            continue
        if count := buttons.count():
            hit(page, buttons.nth(roll.randrange(count)), tap)
        elif not click_lit(page, roll, tap):
            press(page, "")
    return most


def concede(page: Any) -> None:
    settled(page)
    page.click("#menu > summary")
    page.click("#concede summary")
    page.click("#concede [data-do=concede]")
