"""The deck builder over HTTP: presses, filters, keeping, sharing, and decks that are brought to a game."""

import html
import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from server_kit import Server
from test_store import prove

from rulewright.games import GAMES
from rulewright.kernel.decks.deck import Deck
from rulewright.kernel.decks.deck_text import read, write
from rulewright.kernel.errors import MalformedDeck
from rulewright.server.deck_shelf import from_code, shelf_of, to_code
from rulewright.server.http import deck_page
from rulewright.server.store import Store
from rulewright.server.store.rows import DeckRow

SHELF = shelf_of(GAMES["seekers"])[2]
THERON = SHELF.presets["theron"]
TEXT = write(SHELF, THERON)
FIRST = THERON.cards("tactics")[0]
PAGE = "/decks/seekers"
ALONE = {"x-builder": "1"}


def press(browser: httpx.Client, do: str, text: str = TEXT, **more: str) -> dict[str, str]:
    """What a press changes, by element id."""
    answer = browser.post(PAGE, data={"text": text, "do": do, **more}, headers=ALONE)
    assert answer.status_code == 200, answer.text
    return dict(answer.json()["parts"])


def words(markup: str) -> str:
    return " ".join(html.unescape(re.sub("<[^>]+>", " ", markup)).split())


def test_a_press_changes_the_deck_and_the_verdict_at_once(server: Server) -> None:
    with server.browser() as browser:
        parts = press(browser, f"less {FIRST} tactics")
        assert words(parts["verdict"]) == "Not legal yet: 1 reason 49 Tactics; it needs exactly 50 the rule"
        assert 'href="/rules/seekers#SK-035"' in parts["verdict"]
        pile = {f"row-tactics-{FIRST}", "head-tactics"} if THERON.held(FIRST) > 1 else {"pile-tactics"}
        assert set(parts) == {"verdict", "glance", "curve", "deck-text", "share", f"held-{FIRST}", *pile}
        assert "pile-seeker" in press(browser, "add mara")
        again = press(browser, f"add {FIRST}", parts["deck-text"])
        assert again["deck-text"] == TEXT
        assert words(again["verdict"]) == "Legal: 54 cards and 15 aside"
        assert read(SHELF, press(browser, "add mara")["deck-text"]).piles["seeker"] == {"mara": 1}
        aside = read(SHELF, press(browser, "add study", into="side")["deck-text"])
        assert aside.piles["side"]["study"] == THERON.piles["side"].get("study", 0) + 1
        moved = read(SHELF, press(browser, f"move {FIRST} tactics side")["deck-text"])
        assert (moved.size("tactics"), moved.size("side")) == (49, 16)
        assert read(SHELF, press(browser, "clear")["deck-text"]) == Deck(THERON.name)
        for nonsense in ("add", "add nothing", "less nothing", "move x y z", "fly", "more", ""):
            assert press(browser, nonsense)["deck-text"] == TEXT


def test_the_same_form_works_without_a_script(server: Server) -> None:
    with server.browser() as browser:
        page = browser.post(
            PAGE, data={"text": TEXT, "do": f"less {FIRST} tactics", "name": "Mine", "f1": "Fire", "q": "burn"}
        )
        assert page.status_code == 200
        assert "49 Tactics; it needs exactly 50" in page.text
        assert 'value="Mine"' in page.text
        assert "<script>" not in page.text
        assert " onclick=" not in page.text
        assert ' style="' not in page.text
        shown = [
            li
            for li in re.findall(r'<li class="pick".*?</li>', page.text, re.S)
            if " hidden" not in li.partition(">")[0]
        ]
        assert 0 < len(shown) < 40
        assert all("burn" in li.lower() and "fire" in li.lower() for li in shown)


def test_a_text_that_can_not_be_read_stays_and_says_its_lines(server: Server) -> None:
    with server.browser() as browser:
        wrong = TEXT.replace("[Tactics]", "[Tactic]")
        parts = press(browser, "add study", wrong)
        assert parts["deck-text"] == wrong
        assert "'[Tactic]' is no heading here" in words(parts["verdict"])
        page = browser.post(PAGE, data={"text": wrong, "do": "save"})
        assert page.status_code == 400
        assert "no heading here" in html.unescape(page.text)
        evil = "[Tactics]\n1 <script>alert(1)</script>"
        assert "<script>alert" not in browser.post(PAGE, data={"text": evil, "do": "read"}).text
        named = press(browser, "stay", name="<b>&\x00Bold")
        assert read(SHELF, named["deck-text"]).name == "<b>& Bold"


def keep(browser: httpx.Client, text: str = TEXT, do: str = "save", **more: str) -> str:
    """Save, and the id under which it is kept."""
    page = browser.post(PAGE, data={"text": text, "do": do, **more})
    assert page.status_code == 200, page.text[:300]
    return parse_qs(urlsplit(str(page.url)).query)["open"][0].removeprefix("own:")


def test_decks_are_kept_renamed_copied_and_deleted(server: Server) -> None:
    with server.browser() as browser, server.browser() as stranger:
        id = keep(browser, name="First")
        page = browser.get(f"{PAGE}?open=own:{id}")
        assert "Saved." not in page.text
        assert 'value="First"' in page.text
        assert keep(browser, id=id, name="Renamed") == id
        other = keep(browser, do="copy", id=id, name="Second")
        assert other != id
        listed = browser.get(PAGE).text
        assert "Renamed" in listed
        assert "Second" in listed
        assert ">First</option>" not in listed
        assert "Renamed" not in stranger.get(PAGE).text
        assert stranger.get(f"{PAGE}?open=own:{id}").status_code == 404
        stranger.post(PAGE, data={"text": TEXT, "do": "delete", "id": id})
        assert keep(stranger, id=id, name="Taken over") != id  # one of their own instead
        assert 'value="Renamed"' in browser.get(f"{PAGE}?open=own:{id}").text
        page = browser.post(PAGE, data={"text": TEXT, "do": "delete", "id": id})
        assert "Deleted." in page.text
        assert browser.get(f"{PAGE}?open=own:{id}").status_code == 404


def test_a_shelf_is_full_one_day(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck_page, "MOST_DECKS", 2)
    with server.browser() as browser:
        id = keep(browser)
        keep(browser, do="copy")
        assert browser.post(PAGE, data={"text": TEXT, "do": "copy"}).status_code == 409
        assert keep(browser, id=id, name="Still changed") == id


def test_a_link_opens_the_deck_for_anybody(server: Server) -> None:
    with server.browser() as browser:
        parts = press(browser, f"less {FIRST} tactics")
        link = re.search(r'href="(/decks[^"]+)"', parts["share"])
        assert link
        assert len(link[1]) < 1000
        page = browser.get(html.unescape(link[1]))
        assert page.status_code == 200
        assert "49 Tactics" in page.text
        for code in ("abc", "!", "x" * 3000, to_code("hello"), to_code("x" * 10**6)[:2000]):
            assert browser.get(PAGE, params={"d": code}).status_code == 400


def test_a_link_can_not_unpack_to_more_than_a_deck() -> None:
    whole = to_code(TEXT)
    for code in (to_code("1 Study\n" * 10**6), whole[:-8], whole[:100]):
        with pytest.raises(MalformedDeck, match="copy it whole"):
            from_code(code)
    assert from_code(to_code(TEXT)) == TEXT


def test_a_deck_goes_out_and_comes_in_as_a_file(server: Server) -> None:
    with server.browser() as browser:
        out = browser.post(PAGE, data={"text": TEXT, "do": "download"})
        assert out.headers["content-disposition"] == 'attachment; filename="theron-ash-and-ember.txt"'
        assert out.text == TEXT
        page = browser.post(PAGE, data={"text": "", "do": "upload"}, files={"file": ("my.txt", out.content)})
        assert "Legal: 54 cards" in page.text
        page = browser.post(PAGE, data={"text": TEXT, "do": "upload"}, files={"file": ("my.txt", b"\xff\x00\x01")})
        assert page.status_code == 400
        assert "line 1" in page.text


def test_posts_from_elsewhere_and_large_ones_are_refused(server: Server) -> None:
    with server.browser() as browser:
        assert (
            browser.post(PAGE, data={"do": "save", "text": TEXT}, headers={"origin": "http://evil"}).status_code == 403
        )
        most = server.live_games.settings.largest_body
        assert browser.post(PAGE, data={"do": "read", "text": "x" * (most + 1)}).status_code == 413
        assert browser.post(PAGE, data={"do": "read", "text": "x" * 30_000}).status_code == 400
        for path in ("/decks/chess", "/decks/shells", f"{PAGE}?open=preset:nobody", f"{PAGE}?open=own:%00"):
            assert browser.get(path).status_code == 404, path


# -- at the table


def game(own: str, **more: str) -> dict[str, str]:
    return {"game": "seekers", "seat0": "me", "seat1": "greedy", "entry0.armory": own, "seed": "4", **more}


def test_a_kept_deck_is_played_with(server: Server) -> None:
    with server.browser() as browser, server.browser() as stranger:
        id = keep(browser, name="Mine to play")
        page = browser.get(f"/new/seekers?step=side&entry0.armory=own:{id}")
        assert f'value="own:{id}" checked autofocus' in page.text
        assert "<b>Mine to play</b>" in page.text
        assert browser.post("/new/check", data=game(f"own:{id}")).json() == {"ok": True, "errors": []}
        code = browser.post("/new", data=game(f"own:{id}")).url.path.removeprefix("/t/")
        entry = server.live(code).row.header["lineup"][0]
        assert entry["seeker"] == "theron"
        assert sorted(entry["tactics"]) == sorted(THERON.cards("tactics"))
        assert "no such deck" in stranger.post("/new/check", data=game(f"own:{id}")).json()["errors"][0]["words"]


def test_an_illegal_deck_can_be_kept_but_not_played_with(server: Server) -> None:
    with server.browser() as browser:
        id = keep(browser, press(browser, f"less {FIRST} tactics")["deck-text"], name="Too thin")
        assert "Too thin (not legal)" in browser.get("/new/seekers?step=side").text
        (said,) = browser.post("/new/check", data=game(f"own:{id}")).json()["errors"]
        assert said["words"] == "Seat 1: 49 Tactics; it needs exactly 50 (SK-035)"
        page = browser.post("/new", data=game(f"own:{id}"))
        assert page.status_code == 400
        assert "(SK-035)" in page.text
        assert f'value="own:{id}" checked' in page.text
        fits = game(f"own:{id}", **{"tune.deck_size": "49"})
        assert browser.post("/new/check", data=fits).json()["ok"]  # legality is the variant's
        assert browser.post("/new/check", data=game(f"own:{id}", seat0="none", seat2="greedy")).json()["ok"]


def test_a_deck_of_outposts_names_its_faction(server: Server) -> None:
    shelf = shelf_of(GAMES["outposts"])[2]
    text = write(shelf, shelf.presets["stone"])
    with server.browser() as browser:
        page = browser.post("/decks/outposts", data={"text": text, "do": "save"})
        own = parse_qs(urlsplit(str(page.url)).query)["open"][0]
        form = {"game": "outposts", "seat0": "me", "seat1": "greedy", "entry0.faction": own, "entry1.faction": "ember"}
        code = browser.post("/new", data=form).url.path.removeprefix("/t/")
        assert server.live(code).row.header["lineup"][0]["faction"] == "stone"
        clash = browser.post("/new/check", data=form | {"entry1.faction": "stone"}).json()["errors"][0]["words"]
        assert "OP-043" in clash


# -- the store


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    return str(request.getfixturevalue("postgres"))


def test_a_store_keeps_decks_for_their_owner_only(address: str) -> None:
    async def proof(store: Store) -> None:
        await store.save_deck(DeckRow("one", "ann", "seekers", "B", "text % ?", 1.0))
        await store.save_deck(DeckRow("two", "ann", "seekers", "A", "text", 1.0))
        await store.save_deck(DeckRow("three", "ann", "outposts", "A", "text", 1.0))
        assert [row.id for row in await store.decks_of("ann", "seekers")] == ["two", "one"]
        await store.save_deck(DeckRow("one", "bob", "seekers", "stolen", "", 2.0))
        await store.delete_deck("bob", "one")
        kept = await store.deck("ann", "one")
        assert kept == DeckRow("one", "ann", "seekers", "B", "text % ?", 1.0)
        assert await store.deck("bob", "one") is None
        await store.save_deck(DeckRow("one", "ann", "seekers", "C", "new", 3.0))
        assert (await store.deck("ann", "one")) == DeckRow("one", "ann", "seekers", "C", "new", 3.0)
        await store.delete_deck("ann", "one")
        assert [row.id for row in await store.decks_of("ann", "seekers")] == ["two"]

    prove(address, proof)
