"""The first page of a table: compressed, and what it shows is not sent to it again."""

import re

import httpx
from server_kit import Server


def seats(server: Server) -> tuple[str, str, str]:
    """A new game: its code, and the tokens of its two seats."""
    made = server.make()
    ann, ben = (seat["token"] for seat in made["seats"])
    return made["code"], ann, ben


def first_page(server: Server, code: str, token: str | None = None) -> str:
    """The query by which the page that this seat is given opens its line."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    text = httpx.get(f"{server.base}/t/{code}", headers=headers).raise_for_status().text
    return "?" + text.partition('data-ws="')[2].partition('"')[0].partition("?")[2].replace("&amp;", "&")


def test_a_page_is_sent_only_what_it_does_not_show(server: Server) -> None:
    code, ann, ben = seats(server)
    query = first_page(server, code, ann)
    with server.page(code, ann, query) as page, server.page(code, ben) as other:
        told = page.next()
        assert not told.get("all")
        assert not told["fx"], "what happened before was not seen happening"
        whole = other.next()
        assert whole["all"]
        assert len(told["h"]) < len(whole["h"]) / 2
        asked = page if 0 in server.live(code).ledger.questions() else other
        asked.do("choose", i=0)
        assert page.until(lambda m: m.get("n", 0) > whole["n"])["h"]


def test_a_line_that_is_opened_again_or_names_the_page_of_another_gets_everything(server: Server) -> None:
    code, ann, ben = seats(server)
    query = first_page(server, code, ann)
    with server.page(code, ben, query) as thief:
        assert thief.next()["all"]
    query = first_page(server, code, ann)
    with server.page(code, ann, query) as page:
        assert not page.next().get("all")
    with server.page(code, ann, query) as page:
        assert page.next()["all"]
    with server.page(code, None, "?page=77") as watcher:
        assert watcher.next()["all"]


def test_pages_and_files_are_compressed_for_who_can_read_that(server: Server) -> None:
    code, *_ = seats(server)
    for path in (f"/t/{code}", "/static/styles/cards.css", "/static/scripts/client.js"):
        packed = httpx.get(server.base + path, headers={"accept-encoding": "gzip"})
        plain = httpx.get(server.base + path, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert len(packed.content) > 2 * packed.num_bytes_downloaded


def test_styles_and_scripts_are_kept_by_their_version_and_else_asked_for_again(server: Server) -> None:
    with server.browser() as ann:
        page = ann.get("/").text
        addresses = re.findall(r'"(/static/(?:styles|scripts)/[^"]+)"', page)
        assert len(addresses) > 3
        for address in addresses:
            assert "immutable" in ann.get(address).headers["cache-control"], address
        plain = addresses[0].partition("?")[0]
        for old in (plain, f"{plain}?v=old"):
            assert ann.get(old).headers["cache-control"] == "no-cache"
