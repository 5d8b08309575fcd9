"""What pictures are made of: signs, shapes, seeds, colours, and tables without loose ends."""

import re
from itertools import product
from xml.etree import ElementTree

import pytest

from rulewright.art.beasts import BEASTS
from rulewright.art.drawing.colour import darker, lighter, mix
from rulewright.art.drawing.palette import PALETTES
from rulewright.art.drawing.seed import Seed, short_id
from rulewright.art.drawing.shapes import Affine, closed, open_line, path_data, placing, poly, ring
from rulewright.art.figures.shields import SIGNS as SHIELD_SIGNS
from rulewright.art.figures.wardrobe import JOBS
from rulewright.art.pictures import picture
from rulewright.art.scenery.land import LANDS
from rulewright.art.signs import SIGNS, sign
from rulewright.art.spells.compositions import COMPOSITIONS
from rulewright.art.spells.matter import MATTERS
from rulewright.art.subject import Subject
from rulewright.art.things.show import THINGS
from rulewright.art.wording import MATTER_OF, shown, table, worn

WANTED = (  # what the page asks for, the kinds of mana, and the pieces
    "attack", "defense", "life", "mana", "action", "move", "range", "level", "hidden", "death", "mana-white",
    "mana-blue", "mana-red", "mana-purple", "mana-summoning", "king", "queen", "rook", "bishop", "knight", "pawn",
    "coin", "walk",
)  # fmt: skip
FORMS = ("fire", "frost", "air", "earth", "holy", "shadow")
RACES = ("human", "elf", "dwarf", "orc", "goblin", "surictavi", "undead", "demon", "ghost")
FAITHS = ("cross", "khanda", "hexagram", "pentagram", "crescent-star", "ankh", "om")


@pytest.mark.parametrize("name", SIGNS)
def test_a_sign_is_well_formed_and_stays_in_its_square(name: str) -> None:
    root = ElementTree.fromstring(sign(name))
    assert root.get("viewBox") == "0 0 24 24"
    assert root.get("fill") == "currentColor"
    assert root.get("aria-hidden") == "true"
    numbers = [
        float(number) for path in re.findall(r' d="([^"]+)"', sign(name)) for number in re.findall(r"-?\d*\.?\d+", path)
    ]
    assert all(-0.1 <= number <= 24 for number in numbers)


def test_signs_are_complete_and_of_no_faith() -> None:
    assert set(WANTED) <= set(SIGNS)
    assert not set(FAITHS) & {*SIGNS, *SHIELD_SIGNS, *THINGS, *COMPOSITIONS}


def test_a_seed_is_decided_by_its_key_alone() -> None:
    assert [Seed("guard").below(1000) for _ in range(2)] == [Seed("guard").below(1000)] * 2
    assert [*map(Seed("guard").below, (10, 10, 10))] != [*map(Seed("archer").below, (10, 10, 10))]
    assert Seed("x").real(2, 3) <= 3
    assert short_id("guard") == short_id("guard") != short_id("archer")
    assert re.fullmatch("p[0-9a-f]{10}", short_id("guard"))


def test_colours_are_mixed_lightened_and_darkened() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert lighter("#804020", 0.5) > "#804020" > darker("#804020", 0.5)


def test_path_data_is_relative_and_short() -> None:
    assert path_data(poly((0, 0), (10, 0), (10, 5)), Affine()) == "M0 0l10 0 0 5z"
    assert path_data(open_line("0 0 4 3"), placing(1, 1)) == "M1 1l4 3"
    assert path_data(poly((0, 0), (0.5, 0), (0.5, -0.25)), Affine()) == "M0 0l.5 0 0-.2z"


def test_a_ring_is_round() -> None:
    data = path_data(ring(50, 50, 40), Affine())
    assert data.startswith("M90 50c")
    assert data.count("s") == 1


def test_a_mirrored_shape_is_mirrored_as_numbers() -> None:
    shape = closed("!0 0 !10 0 !0 5")
    assert path_data(shape, placing(20, 0, mirror=True)) == "M20 0l-10 0 10 5z"


def test_every_kind_of_picture_is_drawn_in_every_palette() -> None:
    for palette, colours in PALETTES.items():
        assert set(colours.lands) <= set(LANDS)
        assert MATTER_OF.get(palette, palette) in MATTERS
        ElementTree.fromstring(picture(shown("x", "X", palette, "nova")))


@pytest.mark.parametrize("beast", BEASTS)
def test_every_beast_can_be_drawn(beast: str) -> None:
    ElementTree.fromstring(picture(Subject("x", "X", "beast", "wilds", beast=beast)))


@pytest.mark.parametrize("thing", THINGS)
def test_every_thing_can_be_drawn(thing: str) -> None:
    ElementTree.fromstring(picture(Subject("x", "X", "thing", "bronze", thing=thing)))


@pytest.mark.parametrize("composition", COMPOSITIONS)
def test_every_composition_can_be_drawn(composition: str) -> None:
    matter = FORMS[[*COMPOSITIONS].index(composition) % len(FORMS)]
    ElementTree.fromstring(picture(shown("x", "X", "iron", f"{composition}/{matter}")))


@pytest.mark.parametrize("job", JOBS)
def test_somebody_of_any_job_and_of_any_race_can_be_drawn(job: str) -> None:
    race = RACES[[*JOBS].index(job) % len(RACES)]
    ElementTree.fromstring(picture(Subject(f"{race}-{job}", "X", "person", "silver", race=race, job=job)))


@pytest.mark.slow
def test_all_compositions_can_be_drawn_of_all_forms_of_matter_and_all_jobs_done_by_all_races() -> None:
    """Some 1,400 pictures; those that the games show are drawn by `test_pictures`."""
    for composition, matter in product(COMPOSITIONS, FORMS):
        ElementTree.fromstring(picture(shown("x", "X", "iron", f"{composition}/{matter}")))
    for job, race in product(JOBS, RACES):
        ElementTree.fromstring(picture(Subject(f"{race}-{job}", "X", "person", "silver", race=race, job=job)))


def test_subjects_are_written_in_few_words() -> None:
    assert shown("a", "A", "ember", "comet") == Subject("a", "A", "spell", "ember", composition="comet", matter="fire")
    assert shown("a", "A", "fire", "cut/blood").matter == "blood"
    assert shown("a", "A", "wilds", "beast wolf/#aabbcc").coat == "#aabbcc"
    assert worn("plate . spear -").off == "none"
    assert worn("plate . spear -").headgear == ""
    assert table("a: b c\n b: thing x") == {"a": "b c", "b": "thing x"}
