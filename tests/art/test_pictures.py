"""Every card, hero, tile and map has a picture of its own: well-formed, small, the same everywhere."""

import gzip
import hashlib
import os
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from xml.etree import ElementTree

import pytest

from rulewright.art.beasts import HEADS
from rulewright.art.pictures import picture, portrait
from rulewright.art.subject import Subject
from rulewright.games import GAMES

SLUGS = ("outposts", "seekers", "battleground", "lytharian", "elysia", "shells")
SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 9_000  # bytes, gzipped, of any picture
MEAN = 4_600  # of all pictures of a game
RELIGIOUS = ("cross", "khanda", "hexagram", "pentagram", "crucifix", "menorah", "ankh", "om", "halo")


def subjects(slug: str) -> dict[str, Subject]:
    return dict(GAMES[slug].page.pictures)


@cache
def pictures(slug: str) -> dict[str, str]:
    """The pictures of a game by the keys of their subjects; an army that shows its King's is not counted twice."""
    return {subject.key: picture(subject) for subject in subjects(slug).values()}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_card_has_a_picture_of_its_name(slug: str) -> None:
    found = subjects(slug)
    for card in GAMES[slug].official().cards:
        assert card.key in found, f"{card.name}: no picture; say what it shows in games/{slug}/page/pictures.py"
        assert found[card.key].name == card.name


@pytest.mark.parametrize("slug", SLUGS)
def test_no_card_is_left_with_what_is_drawn_when_nobody_said_what(slug: str) -> None:
    """'great' is what a card shows that no table names; one that is meant may show it."""
    left = [subject.name for subject in subjects(slug).values() if subject.composition == "great"]
    assert left in ([], ["Powered Healing Star"]), f"say what these show in games/{slug}/page/pictures.py: {left}"


def test_heroes_armies_classes_tiles_and_maps_have_pictures() -> None:
    assert {f"class/{key}" for key in ("paladin", "warlock", "elementalist")} <= set(subjects("battleground"))
    assert sum(key.startswith("power/") for key in subjects("battleground")) == 45
    assert {f"faction/{key}" for key in GAMES["outposts"].official().factions} <= set(subjects("outposts"))
    assert {f"map/{key}" for key in ("crypt", "forge", "hollow", "causeway")} <= set(subjects("seekers"))
    assert sum(key.startswith("army/") for key in subjects("lytharian")) == 6
    assert sum(key.startswith("tile/") for key in subjects("elysia")) == 9


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
def test_no_two_pictures_of_a_game_are_alike(slug: str) -> None:
    """Ids apart: they differ by key in any case."""
    bare = Counter(
        re.sub(r"p[0-9a-f]{10}\d*", "", re.sub(r'aria-label="[^"]*"', "", svg)) for svg in pictures(slug).values()
    )
    assert max(bare.values()) == 1


@pytest.mark.parametrize("slug", SLUGS)
def test_no_two_cards_of_a_palette_share_what_they_show(slug: str) -> None:
    """Within a faction or a school: composition and matter, thing, beast and its coat, or race and dress."""
    shown: dict[tuple[object, ...], str] = {}
    for subject in {subject.key: subject for subject in subjects(slug).values()}.values():
        what = (subject.palette, subject.composition, subject.matter, subject.thing, subject.beast, subject.coat,
                subject.place, subject.hexagon, subject.race, subject.mount, subject.wear)  # fmt: skip
        assert what not in shown, f"{subject.key} shows what {shown[what]} shows"
        shown[what] = subject.key


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.slow
def test_pictures_are_well_formed_and_refer_only_to_their_own_ids(slug: str) -> None:
    everywhere: set[str] = set()
    for key, svg in pictures(slug).items():
        root = ElementTree.fromstring(svg)
        assert root.tag == f"{SVG}svg"
        assert root.get("viewBox") == "0 0 200 150"
        assert root.get("role") == "img"
        ids = [name for element in root.iter() if (name := element.get("id"))]
        assert len(ids) == len(set(ids)), f"{key}: an id twice"
        used = set(re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"', svg))
        assert {a or b for a, b in used} <= set(ids), f"{key}: refers to what it does not define"
        assert not everywhere & set(ids), f"{key}: ids of another picture"
        everywhere |= set(ids)


@pytest.mark.parametrize("slug", SLUGS)
def test_pictures_are_small_on_the_wire(slug: str) -> None:
    sizes = {key: len(gzip.compress(svg.encode())) for key, svg in pictures(slug).items()}
    assert max(sizes.values()) < LARGEST, sorted(sizes.items(), key=lambda each: -each[1])[:3]
    assert sum(sizes.values()) / len(sizes) < MEAN


@pytest.mark.parametrize("slug", SLUGS)
def test_pictures_need_nothing_from_elsewhere_and_hold_no_script(slug: str) -> None:
    for svg in pictures(slug).values():
        assert not re.search(r"<script|<image|<foreignObject|<style|javascript:|\bon\w+=", svg)
        assert set(re.findall(r"https?://[^\"' ]+", svg)) == {"http://www.w3.org/2000/svg"}


DIGEST = """
import hashlib
from rulewright.art.pictures import picture, portrait
from rulewright.games import GAMES
found = hashlib.sha256()
for slug in ("battleground", "shells"):
    for subject in GAMES[slug].page.pictures.values():
        found.update((picture(subject) + portrait(subject)).encode())
print(found.hexdigest())
"""


@pytest.mark.slow
def test_pictures_are_the_same_in_every_process() -> None:
    here = hashlib.sha256()
    for slug in ("battleground", "shells"):
        for subject in GAMES[slug].page.pictures.values():
            here.update((picture(subject) + portrait(subject)).encode())
    for seed in ("1", "77"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        other = subprocess.run(
            [sys.executable, "-c", DIGEST], env=environment, capture_output=True, text=True, check=True
        )
        assert other.stdout.strip() == here.hexdigest()


def test_a_portrait_is_a_square_of_the_same_picture_with_ids_of_its_own() -> None:
    hero = subjects("seekers")["mara"]
    root = ElementTree.fromstring(portrait(hero))
    x, y, wide, high = map(float, root.attrib["viewBox"].split())
    assert wide == high
    assert 0 <= x <= 200 - wide
    assert 0 <= y <= 150 - high
    assert root.get("aria-label") == "Mara, Veiled Blade"
    ids = set(re.findall(r'id="([^"]+)"', portrait(hero)))
    assert not ids & set(re.findall(r'id="([^"]+)"', picture(hero)))


def test_tiles_of_the_map_are_hexagons() -> None:
    svg = picture(subjects("elysia")["tile/forest"])
    assert svg.count("clip-path") > picture(subjects("elysia")["forest"]).count("clip-path")


def test_names_with_quotes_stay_valid() -> None:
    subject = Subject("odd", 'He said "<&>"', "beast", "wilds", beast="wolf")
    assert ElementTree.fromstring(picture(subject)).get("aria-label") == 'He said "<&>"'


def test_no_emblem_of_a_faith_is_named_anywhere() -> None:
    for slug in SLUGS:
        for subject in subjects(slug).values():
            said = " ".join((subject.composition, subject.thing, subject.wear.sign, subject.place, subject.beast))
            assert not set(said.split()) & set(RELIGIOUS)


@pytest.mark.parametrize("key", HEADS)
def test_the_bust_of_a_beast_follows_its_head(key: str) -> None:
    """It may look to either side: of two that look apart the frames lie apart."""
    frames: dict[str, float] = {}
    for name in "abcdefgh":
        subject = Subject(name, "Beast", "beast", "stone", beast=key)
        found = re.search(r'viewBox="(\S+) (\S+) (\S+) ', portrait(subject))
        assert found is not None
        x, y, side = map(float, found.groups())
        assert 0 <= x <= 200 - side
        assert 0 <= y <= 150 - side
        frames[name] = x + side / 2 - 100
    assert {round(abs(x)) for x in frames.values()} == {round(min(HEADS[key][0], 44))}
    assert len({x > 0 for x in frames.values() if x}) == (2 if HEADS[key][0] else 0)
