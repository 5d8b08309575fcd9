"""People without accounts: names, the way to another device, ratings told as ranks."""

import re
import time

import httpx
import pytest
from server_kit import Server, wait_for
from test_store import address, prove  # noqa: F401

from rulewright.bots.levels import LEVELS
from rulewright.kernel.question import Seat
from rulewright.server.people.ratings import FEW, LOWEST, MODEL, NEW, STRENGTHS, Standing, after_game, rank
from rulewright.server.store import Store
from rulewright.server.store.rows import RatingRow
from rulewright.server.text import person_name
from rulewright.server.tokens import hash_secret

FORM = {"game": "shells", "seat0": "me", "name0": "Ann", "seat1": "friend", "pace": "0"}


def person_at(browser: httpx.Client) -> str:
    return hash_secret(browser.cookies["rulewright"])


def begin(ann: httpx.Client, bob: httpx.Client, **more: str) -> str:
    """Ann sets a game up, Bob sits down by its link; the game's code."""
    table = ann.post("/new", data=FORM | more)
    link = re.search(r"/s/[\w-]{32}", table.text)
    assert link, table.text
    assert bob.post(link[0], data={"name": "Bob"}).status_code == 200
    return table.url.path.removeprefix("/t/")


def give_up(server: Server, code: str, browser: httpx.Client) -> None:
    """The person at this browser concedes; it is done at their next decision."""
    live = server.live(code)
    (seat,) = server.call(server.live_games.store.held_seats(person_at(browser), code))
    server.call(live.concede(seat))
    people = [Seat(at) for at, bot in enumerate(live.row.header["bots"]) if bot is None]
    while wait_for(lambda: live.ledger.over or set(people) & set(live.ledger.questions())) is not True:
        server.call(live.answer(next(at for at in people if at in live.ledger.questions()), None, 0))


def ratings(server: Server, browser: httpx.Client) -> list[RatingRow]:
    found: list[RatingRow] = server.call(server.live_games.store.ratings_of(person_at(browser)))
    return found


# -- names


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann  of\tGreen\nGables ", "Ann of Green Gables"),
        ("evil\u202ednerf", "evil dnerf"),
        ("\u200b\u2066\u061c\ufeff", ""),
        ("\u3164\u2800\u115f", ""),
        ("zero\u0000one\x1b[31m", "zero one [31m"),
        ("e\u0301" * 3, "é" * 3),
        ("a" + "\u0335" * 30 + "b", "a\u0335\u0335b"),
        ("x" * 500, "x" * 40),
        ("Søren 雪 🐉", "Søren 雪 🐉"),
    ],
)
def test_a_name_has_only_letters_that_can_be_seen(given: str, kept: str) -> None:
    assert person_name(given) == kept


def test_every_way_by_which_a_name_comes_in_cleans_it(server: Server) -> None:
    bad, good = "A\u202enn", "A nn"
    with server.browser() as ann, server.browser() as bob:
        code = begin(ann, bob, name0=bad)
        assert server.live(code).ledger.names == [good, "Bob"]
        with server.page(code, cookie=bob.cookies["rulewright"]) as page:
            page.next()
            page.do("name", text="B\u2067ob")
            wait_for(lambda: server.live(code).ledger.names[1] == "B ob")
        assert ann.post("/me", data={"name": bad}).status_code == 200
        assert f'value="{good}"' in ann.get("/games").text
        assert ann.post("/me", data={"name": "\u202e"}).status_code == 409
    made = server.make(seats=[{"who": "me", "name": bad}, {"who": "friend", "name": "B\u2067ob"}])
    assert [seat["name"] for seat in made["seats"]] == [good, "B ob"]
    with server.api(made["seats"][0]["token"]) as api:
        for seat in made["seats"]:  # asked at once: the first who gives up waits for the other
            with server.api(seat["token"]) as each:
                each.post(f"games/{made['code']}/concede")
        record = api.get(f"games/{made['code']}/record").json()["record"].replace(good, "A\\u202enn")
        laid = api.post("records", json={"record": record}).json()["code"]
    assert server.live(laid).ledger.names == [good, "B ob"]


def test_a_name_is_asked_once(server: Server) -> None:
    with server.browser() as ann, server.browser() as bob:
        begin(ann, bob)
        again = ann.post("/new", data=FORM | {"name0": ""})
        assert server.live(again.url.path.removeprefix("/t/")).ledger.names[0] == "Ann"
        link = re.search(r"/s/[\w-]{32}", again.text)
        assert link
        assert 'value="Bob"' in bob.get(link[0]).text


# -- to another device


def test_a_person_goes_on_at_another_device_by_a_link_that_works_once_behind_a_button(server: Server) -> None:
    with server.browser() as ann, server.browser() as bob, server.browser() as phone, server.browser() as eve:
        code = begin(ann, bob)
        page = ann.post("/me/move")
        link = re.search(r"/me/[\w-]{32}", page.text)
        assert link
        assert "Ann" in page.text
        for _ in range(2):  # a preview takes nothing
            assert phone.head(link[0]).status_code == 200
            assert "Go on here" in phone.get(link[0]).text
        assert "rulewright" not in phone.cookies
        assert code in phone.post(link[0]).text  # my games
        assert phone.cookies["rulewright"] == ann.cookies["rulewright"]
        assert eve.get(link[0]).status_code == eve.post(link[0]).status_code == 404
        stored = server.call(server.live_games.store._all("select * from moves"))
        assert stored == []
        assert 'data-mode="play"' in phone.get(f"/t/{code}").text


def test_what_waits_for_another_device_is_useless_to_who_reads_the_store(server: Server) -> None:
    with server.browser() as ann, server.browser() as bob:
        begin(ann, bob)
        ann.post("/me/move")
        stored = str(server.call(server.live_games.store._all("select * from moves")))
        assert ann.cookies["rulewright"] not in stored
        assert ann.cookies["rulewright"].encode().hex() not in stored


def test_such_a_link_is_too_old_after_an_hour(server: Server) -> None:
    with server.browser() as ann, server.browser() as bob, server.browser() as phone:
        begin(ann, bob)
        link = re.search(r"/me/[\w-]{32}", ann.post("/me/move").text)
        assert link
        server.call(server.live_games.store._run("update moves set created = ?", time.time() - 3700))
        assert phone.get(link[0]).status_code == phone.post(link[0]).status_code == 404


def test_who_has_games_at_the_other_device_is_told_before_they_leave_them(server: Server) -> None:
    with server.browser() as ann, server.browser() as bob:
        begin(ann, bob)
        link = re.search(r"/me/[\w-]{32}", ann.post("/me/move").text)
        assert link
        assert "games of its own, as Bob" in bob.get(link[0]).text


def test_a_visitor_has_nothing_to_take_along(server: Server) -> None:
    with server.browser() as visitor:
        assert visitor.post("/me/move").status_code == 409


# -- ratings


def test_a_finished_game_counts_for_both_and_is_told_as_a_rank(server: Server) -> None:
    with server.browser() as ann, server.browser() as bob:
        code = begin(ann, bob)
        give_up(server, code, bob)
        wait_for(lambda: ratings(server, bob))
        (won,), (lost,) = ratings(server, ann), ratings(server, bob)
        assert won.mu > MODEL.mu > lost.mu
        assert (won.game, won.number, won.code) == ("shells", 1, code)
        mine = ann.get("/games").text
        assert NEW in mine
        assert "1 rated game<" in mine.replace("</small>", "<")
        assert not re.search(rf"{won.mu:.0f}|{won.sigma:.1f}", re.sub(r"<[^>]*>", "", mine))  # no bare figures
        server.call(server.live_games._count_result(server.live(code)))  # as after a sudden end
        server.call(server.live_games.unload(code))
        ann.get(f"/t/{code}")
        server.call(server.live_games._count_result(server.live(code)))
        assert ratings(server, ann) == [won]


def test_a_rematch_counts_once_whoever_asks_for_it(server: Server) -> None:
    with server.browser() as ann, server.browser() as bob:
        code = begin(ann, bob)
        give_up(server, code, bob)
        with (
            server.page(code, cookie=ann.cookies["rulewright"]) as one,
            server.page(code, cookie=bob.cookies["rulewright"]) as two,
        ):
            one.next()
            two.next()
            one.do("rematch")
            two.do("rematch")
            follows = {page.until(lambda m: "go" in m)["go"] for page in (one, two)}
        (address,) = follows
        give_up(server, address.removeprefix("/t/"), ann)
        wait_for(lambda: [row.number for row in ratings(server, ann)] == [2])
        assert [row.number for row in ratings(server, bob)] == [2]


@pytest.mark.parametrize(
    "more",
    [{"seed": "7"}, {"variant": "[rules]\ncoins = 3"}, {"seat2": "random"}, {"hotseat": "on"}],
    ids=["a chosen seed", "house rules", "a bot without a rank", "one screen"],
)
def test_what_does_not_count(server: Server, more: dict[str, str]) -> None:
    with server.browser() as ann, server.browser() as bob:
        code = begin(ann, bob, **more)
        give_up(server, code, bob)
        server.call(server.live_games._count_result(server.live(code)))
        assert not ratings(server, ann)
        assert not ratings(server, bob)


def test_a_game_in_which_something_was_taken_back_does_not_count(server: Server) -> None:
    with server.browser() as ann, server.browser() as bob:
        code = begin(ann, bob)
        live = server.live(code)
        while live.why_no_undo(Seat(0)):
            server.call(live.answer(next(iter(live.ledger.questions())), None, 0))
        server.call(live.undo(Seat(0), None))
        server.call(live.undo_ok(Seat(1), None, yes=True))
        assert live.ledger.taken_back
        give_up(server, code, ann)
        server.call(server.live_games._count_result(live))
        assert not ratings(server, ann)


def test_against_a_bot_one_is_measured_too(server: Server) -> None:
    with server.browser() as ann:
        code = ann.post("/new", data=FORM | {"seat1": "novice"}).url.path.removeprefix("/t/")
        wait_for(lambda: 0 in server.live(code).ledger.questions())
        give_up(server, code, ann)
        (row,) = wait_for(lambda: ratings(server, ann))
        assert row.mu < MODEL.mu


def rated(mu: float, sigma: float = 2.0, number: int = FEW) -> RatingRow:
    return RatingRow("ann", "shells", number, "code", mu, sigma, 0.0)


def test_a_rank_is_told_after_some_games_and_follows_the_bots() -> None:
    assert rank(None) == rank(rated(40, number=FEW - 1)) == NEW
    assert [rank(rated(strength + 2.0)) for strength in STRENGTHS.values()] == ["Novice", "Adept", "Master", "Legend"]
    assert rank(rated(10)) == LOWEST
    assert rank(rated(30, sigma=6)) == "Adept"  # what is unsure counts less


def after(foe: str, won: bool, games: int, old: RatingRow | None = None) -> RatingRow:
    for _ in range(games):
        found = [Standing("ann", "", won), Standing("", foe, not won)]
        (old,) = after_game(found, {"ann": old}, game="shells", code="c", now=0.0)
    assert old
    return old


def test_wins_against_the_weak_make_no_master() -> None:
    assert rank(after("novice", True, 300)) == "Novice"
    assert rank(after("adept", True, 300)) == "Adept"
    assert rank(after("legend", True, 300)) == "Legend"
    assert rank(after("novice", False, 20)) == LOWEST
    start = after("master", True, 1)
    assert after("novice", True, 5, start).mu == pytest.approx(start.mu)  # nothing gained, nothing lost
    assert set(STRENGTHS) == set(LEVELS)


def test_a_draw_brings_two_people_together() -> None:
    found = [Standing("ann", "", False), Standing("bob", "", False)]
    strong = rated(32)
    ann, bob = after_game(found, {"ann": strong, "bob": None}, game="shells", code="c", now=0.0)
    assert ann.mu < 32
    assert bob.mu > MODEL.mu


def test_ratings_are_kept_in_order_and_a_game_counts_once(address: str) -> None:  # noqa: F811
    async def proof(store: Store) -> None:
        me = f"ann-{time.time()}"
        first = RatingRow(me, "shells", 1, f"{me}-a", 26.0, 7.0, 1.0)
        assert await store.add_ratings([first])
        assert not await store.add_ratings([first._replace(number=2)])  # the same game
        assert not await store.add_ratings([first._replace(code=f"{me}-b")])  # another process was quicker
        both = [first._replace(number=2, code=f"{me}-b", mu=27.0), first._replace(game="outposts", code=f"{me}-c")]
        assert await store.add_ratings(both)
        assert [(row.game, row.number, row.mu) for row in await store.ratings_of(me)] == [
            ("outposts", 1, 26.0),
            ("shells", 2, 27.0),
        ]
        assert await store.is_rated(f"{me}-b")
        assert not await store.is_rated(f"{me}-d")
        await store.name_person(me, "Ann", 1.0)
        await store.name_person(me, "Anna", 2.0)
        assert await store.name_of_person(me) == "Anna"
        await store.add_move(f"{me}-link", "sealed", 100.0)
        assert await store.has_move(f"{me}-link", 50.0)
        assert await store.use_move(f"{me}-link", 50.0) == "sealed"
        assert await store.use_move(f"{me}-link", 50.0) is None

    prove(address, proof)
