"""A database that an earlier version made is opened as it is, and its games go on.

`database_0_1.sql` holds the tables and rows of such a `rulewright.db`: a game of Outposts in which Ann (a browser)
plays Bob (a link), a game of Seekers with a stop that was set, and a deck that Ann keeps. The game of Outposts is
headed by the version of today: one of an earlier version is refused, as that of Seekers is.
"""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from server_kit import Server, quick, wait_for

from rulewright.games import GAMES

ROWS = Path(__file__).parent / "database_0_1.sql"
OUTPOSTS, SEEKERS = "69kf4kwmcp", "qrp3u78syh"
ANN_COOKIE = "iHsW0taP9sQ1RG-5_RtjKNzNIzXWB5yT"
BOB = "vMHzKrLq9453DMbyt1AuZj3_J3CJrB17"
BRAM = "KVmkvB4z3QE2IgX8QSFEKNKJUEEm4YzI"


@pytest.fixture
def old_server(tmp_path: Path) -> Iterator[Server]:
    """A server of today on a file of yesterday."""
    settings = quick(tmp_path)
    with sqlite3.connect(settings.store) as db:
        db.executescript(ROWS.read_text(encoding="utf-8").replace("OF TODAY", str(GAMES["outposts"].version)))
    db.close()
    with Server(settings) as running:
        yield running


def test_a_game_goes_on_where_it_stood(old_server: Server) -> None:
    with old_server.api(BOB) as bob:
        state = bob.get(f"games/{OUTPOSTS}/state").json()
        assert (state["seat"], state["step"], state["n"], state["waiting"]) == (1, 13, 13, [1])
        assert state["chat"] == [["Ann", "see you tomorrow"]]
        assert (len(state["log"]), state["log"][-1]["words"]) == (46, "You gain 1 mana.")
        assert state["question"]["key"] == "play"
        assert bob.post(f"games/{OUTPOSTS}/answer", json={"answer": 0}).json()["step"] == 14
    texts = [row.text for row in old_server.call(old_server.live_games.store.rows(OUTPOSTS))]
    assert texts[12:14] == ["burn veil-duelist#194", '{"say": "see you tomorrow", "by": "Ann"}']
    assert len(texts) == 15


def test_a_browser_finds_its_game_and_its_deck(old_server: Server) -> None:
    with old_server.browser() as ann:
        ann.cookies.set("rulewright", ANN_COOKIE)
        assert OUTPOSTS in ann.get("/").text
        table = ann.get(f"/t/{OUTPOSTS}")
        assert table.status_code == 200
        assert 'data-mode="play"' in table.text
        assert ">Mine</option>" in ann.get("/decks/seekers").text


def test_a_game_by_former_rules_is_refused_with_the_reason_and_stays_as_it_is(old_server: Server) -> None:
    rows = old_server.call(old_server.live_games.store.rows(SEEKERS))
    with old_server.api(BRAM) as bram:
        refused = bram.get(f"games/{SEEKERS}")
        assert refused.status_code >= 400
        assert "begun with version 1 of Seekers" in refused.text
    assert old_server.call(old_server.live_games.store.rows(SEEKERS)) == rows


def test_a_game_kept_under_what_it_was_called_before_goes_on(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    seats = [{"who": "me"}, {"who": "friend"}]
    with Server(settings) as server:
        made = server.make(game="lytharian-chess", seats=seats, seed=1, public=True)  # as an old page or program says
        live = server.live(made["code"])
        assert live.game.slug == "normal-chess"
        wait_for(lambda: any(map(live.is_asked, live.ledger.questions())))  # before the first move nobody is
        server.call(live.answer(next(iter(live.ledger.questions())), None, 0))
        step = len(live.ledger.match.history)
    with sqlite3.connect(settings.store) as db:
        assert db.execute("update games set header = replace(header, 'normal-chess', 'lytharian-chess')").rowcount == 1
    db.close()
    with Server(settings) as server, server.api(made["seats"][0]["token"]) as api, server.browser() as browser:
        state = api.get(f"games/{made['code']}/state").json()
        assert (state["game"], state["step"]) == ("normal-chess", step)
        assert api.get("games").json()["games"][0]["game"] == "normal-chess"
        for page in ("", "rules/lytharian-chess", "cards/lytharian-chess", "new/lytharian-chess"):
            assert browser.get(f"/{page}").status_code == 200
