"""Makes pictures of the page. Needs chromium and playwright.

`python docs/screenshots.py [GAME ...]` makes those that README and docs show, in docs/.
`python docs/screenshots.py --all FOLDER [GAME ...]` makes every screen of every game on a desk and on a phone, light
and dark, to be looked at one by one: the way in, lessons, set-up (draft, Sideboard, mulligan, troops), the table,
fights, the ending, replay, How to play, waiting for a friend. `--light` or `--dark` makes one of both.

Each game is a finished one, played on from a moment worth showing.
"""

import argparse
import sys
import tempfile
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "tests" / "browser")]

import browser_play as hand  # noqa: E402
from conftest import FLAGS  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

from rulewright.games import GAMES  # noqa: E402
from rulewright.kernel.match import Match  # noqa: E402
from rulewright.kernel.record import Record  # noqa: E402

SIZES = {"desk": hand.DESK, "phone": hand.PHONE}
RECORDS = HERE.parent / "tests" / "records"
TAUGHT = ("battleground", "desk")  # the lesson that docs/players.md shows
TRIALS = 4  # of how many such questions one is put to the person


class Shot(NamedTuple):
    """A finished game, the share of it at which its table is shown, and what else is: names of moments, each with the
    keys of the questions that make it.
    """

    game: str
    record: str
    share: float
    moments: tuple[tuple[str, tuple[str, ...]], ...] = ()


SHOTS = (
    Shot("outposts", "01-2p-official", 0.6,
         (("draft", ("draft",)), ("war", ("prepare",)), ("assault", ("assign", "counter")))),
    Shot("seekers", "01-2p-official", 0.5,
         (("start", ("start",)), ("sideboard", ("side_in",)), ("mulligan", ("mulligan",)), ("stack", ("priority",)))),
    Shot("battleground", "02-2p-official", 0.55, (("battle", ("wave",)),)),
    Shot("lytharian", "01-2p-official", 0.4, (("troops", ("arrange",)), ("fight", ("fight", "respond", "window")))),
    Shot("normal-chess", "01-2p-official", 0.4),
    Shot("elysia", "04-2p-official", 0.5, (("fight", ("attack", "defense")), ("market", ("buy", "opening")))),
)  # fmt: skip
PAGES = {
    "home": "/",
    "opponent": "/new/{game}?step=opponent",
    "modes": "/new/{game}",
    "side": "/new/{game}?step=side",
    "how-to-play": "/howto/{game}",
    "rules": "/rules/{game}",
    "cards": "/cards/{game}",
}


class Camera:
    """A browser, a server, and where the pictures go."""

    def __init__(self, browser: Any, url: str, folder: Path, size: str, themes: list[str]) -> None:
        self.browser, self.url, self.folder, self.size, self.themes = browser, url, folder, size, themes

    def window(self) -> Any:
        touch = self.size == "phone"
        context = self.browser.new_context(viewport=SIZES[self.size], color_scheme="dark", has_touch=touch)
        for key, value in {"pace": "0", "hints": "off", "theme": self.themes[0]}.items():
            context.add_init_script(f"localStorage.setItem('{key}', '{value}')")
        return context.new_page()

    def shoot(self, page: Any, name: str) -> None:
        page.mouse.move(2, 2)
        page.wait_for_timeout(1800)  # what just happened has stopped glowing
        for theme in (*self.themes[1:], self.themes[0]):  # and back again
            hand.colours(page, theme)
            hand.still(page)
            path = self.folder / f"{name}-{self.size}{'-light' if theme == 'light' else ''}.png"
            page.screenshot(path=str(path))
            print(path, flush=True)

    def page(self, path: str, name: str) -> None:
        page = self.window()
        page.goto(self.url + path)
        self.shoot(page, name)
        page.context.close()

    def replay(self, record: Path, share: float) -> Any:
        """A finished game, looked at after a share of its steps."""
        page = self.window()
        page.goto(self.url)
        page.evaluate("document.querySelectorAll('details').forEach(d => { d.open = true })")
        page.set_input_files("#record", record)
        page.click(".upload button")
        page.wait_for_url("**/replay*")
        hand.connected(page)
        page.evaluate("share => goTo(Math.floor(+$('at').max * share))", share)
        page.wait_for_function("share => +$('marks').dataset.step === Math.floor(+$('at').max * share)", arg=share)
        return page

    def table(self, shot: Shot) -> Any:
        """A finished game, played on from its middle: a question of ours."""
        page = self.replay(RECORDS / shot.game / f"{shot.record}.txt", shot.share)
        page.click("text=Play from here")
        page.wait_for_url(lambda url: "replay" not in url)
        hand.connected(page)
        hand.my_turn(page, 240_000)  # the rival may think first, on a busy machine
        self.shoot(page, shot.game)
        return page

    def moments(self, shot: Shot) -> None:
        """Every moment of a game: where such a question was asked in a finished one, that is played on from there."""
        path = RECORDS / shot.game / f"{shot.record}.txt"
        for name, keys in shot.moments:
            for step, seat in asked_at(path, keys, shot.share)[:TRIALS]:
                page = self.replay(path, 0)
                page.evaluate(
                    """([step, seat]) => {
                      const form = Object.assign(document.createElement("form"), { method: "post" });
                      form.action = location.pathname.replace("replay", "from");
                      for (const [name, value] of Object.entries({ step, seat, bot: "random" }))
                        form.append(Object.assign(document.createElement("input"), { name, value }));
                      document.body.append(form);
                      form.submit();
                    }""",
                    [step, seat],
                )
                page.wait_for_url(lambda url: "replay" not in url)
                hand.connected(page)
                there = hand.my_turn(page, 60_000) and hand.key(page) in keys  # the table may have gone on by itself
                if there:
                    self.shoot(page, f"{shot.game}-{name}")
                page.context.close()
                if there:
                    break

    def ending(self, page: Any, game: str) -> None:
        hand.concede(page)
        page.wait_for_selector("#ending", state="visible")
        self.shoot(page, f"{game}-ending")

    def lesson(self, game: str, whole: bool = True) -> None:
        """A lesson at its fourth step, and the whole of it to its end."""
        page = self.window()
        page.goto(self.url)
        page.click(f"[form=learn-{game}]")
        page.wait_for_url("**/t/*")
        hand.connected(page)
        shown = False
        while hand.my_turn(page) and (whole or not shown):
            if not shown and "4 of" in page.locator("#tools").inner_text():
                self.shoot(page, f"{game}-lesson")
                shown = True
            hand.settled(page)
            before = hand.mark(page)
            page.evaluate(
                "lit => (document.querySelector('#ask [data-primary].gold') || document.querySelector(lit))"
                ".dispatchEvent(new MouseEvent('click', { bubbles: true }))",
                hand.LIT,
            )
            hand.changed(page, before)
        if whole:
            self.shoot(page, f"{game}-lesson-end")
        page.context.close()

    def rooms(self) -> None:
        """The screens beside the table in play."""
        page, friend = self.window(), self.window()
        hand.begin(page, self.url, game="battleground", seat1="friend", name0="Ada")
        self.shoot(page, "waiting")
        friend.goto(page.locator(".bid input").first.input_value())
        self.shoot(friend, "invitation")
        replay = self.replay(RECORDS / "battleground" / "02-2p-official.txt", 0.6)
        replay.wait_for_selector("#track polyline")
        self.shoot(replay, "replay")
        page.goto(f"{self.url}/games")
        self.shoot(page, "my-games")
        for each in (page, friend, replay):
            each.context.close()


def asked_at(path: Path, keys: tuple[str, ...], share: float) -> list[tuple[int, int]]:
    """Where such questions were asked in a finished game, and of whom; those near a share of it first."""
    record = Record.parse(path.read_text())
    match = Match.begin(record, GAMES[record.game])
    found = [
        (step, seat)
        for step, at in enumerate(chain([match], match.repeat(record.answers)))
        for seat, question in at.questions.items()
        if question.prompt.key in keys
    ]
    return sorted(found, key=lambda each: abs(each[0] - share * len(record.answers)))


def everything(camera: Camera, shots: list[Shot], rooms: bool) -> None:
    if rooms:
        camera.page("/", "home")
        camera.page("/new/outposts?step=opponent", "opponent")
        camera.rooms()
    for shot in shots:
        for name in ("modes", "side", "how-to-play", "rules", "cards"):
            camera.page(PAGES[name].format(game=shot.game), f"{shot.game}-{name}")
        camera.moments(shot)
        page = camera.table(shot)
        camera.ending(page, shot.game)
        page.context.close()
        if GAMES[shot.game].page.lesson:
            camera.lesson(shot.game)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--all", type=Path, metavar="FOLDER")
    parser.add_argument("--light", action="store_true")
    parser.add_argument("--dark", action="store_true")
    wish = parser.parse_args()
    shots = [shot for shot in SHOTS if not wish.games or shot.game in wish.games]
    themes = [name for name, on in (("dark", wish.dark), ("light", wish.light)) if on] or ["dark", "light"]
    if wish.all:
        wish.all.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = hand.Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for size in SIZES:
            camera = Camera(browser, served.url, wish.all or HERE, size, themes if wish.all else ["dark"])
            if wish.all:
                everything(camera, shots, not wish.games)
                continue
            for shot in shots:
                camera.table(shot).context.close()
                if (shot.game, size) == TAUGHT:
                    camera.lesson(shot.game, whole=False)
        browser.close()
        served.stop()


if __name__ == "__main__":
    main()
