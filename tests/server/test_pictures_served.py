"""Pictures are served as files that browsers keep, under addresses that change with what draws them."""

from xml.etree import ElementTree

import pytest
from server_kit import Server

from rulewright.games import GAMES
from rulewright.server.html.pictures import picture_address


@pytest.mark.parametrize("portrait", [False, True])
def test_a_picture_is_drawn_and_may_be_kept_for_ever(server: Server, portrait: bool) -> None:
    with server.browser() as ann:
        found = ann.get(picture_address("battleground/guard", portrait))
        assert found.status_code == 200
        assert found.headers["content-type"] == "image/svg+xml"
        assert "immutable" in found.headers["cache-control"]
        assert found.headers["content-encoding"] == "gzip"
        assert ElementTree.fromstring(found.text).tag.endswith("svg")


def test_who_can_not_unpack_gets_it_plain(server: Server) -> None:
    with server.browser() as ann:
        found = ann.get(picture_address("battleground/guard"), headers={"accept-encoding": "identity"})
        assert "content-encoding" not in found.headers
        assert found.text.startswith("<svg")


def test_under_an_old_version_it_is_shown_and_not_kept(server: Server) -> None:
    with server.browser() as ann:
        assert ann.get("/art/0000/picture/battleground/guard.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("name", ["battleground/nobody", "nothing/guard", "guard", "../../etc/passwd"])
def test_what_nobody_has_drawn_is_not_found(server: Server, name: str) -> None:
    assert picture_address(name) == ""
    with server.browser() as ann:
        assert ann.get(f"/art/x/picture/{name}.svg").status_code == 404


@pytest.mark.parametrize("slug", ["battleground", "elysia", "lytharian", "normal-chess", "outposts", "seekers"])
def test_every_card_in_the_gallery_has_its_picture(slug: str) -> None:
    game = GAMES[slug]
    faces = [face for _, chapter in game.page.gallery(game.official()) for face in chapter]
    assert [face.name for face in faces if not picture_address(face.picture)] == []


def test_the_cards_page_shows_them(server: Server) -> None:
    with server.browser() as ann:
        assert picture_address("outposts/cinder-whelp") in ann.get("/cards/outposts").text
