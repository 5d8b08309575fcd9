"""Armory construction: the 54 cards, copies, Legendaries, the Sideboard; every reason named."""

from dataclasses import replace

import pytest
from seekers_table import GAME

from rulewright.games.seekers.cards import OFFICIAL_CARDS, TACTICS
from rulewright.games.seekers.cards.armories import ARMORIES, Armory
from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.rules.book import Book, make_book
from rulewright.games.seekers.rules.setup.armory import errors, fitted
from rulewright.kernel.errors import ImpossibleSetup, UnknownName
from rulewright.kernel.match import Match
from rulewright.kernel.variant import OFFICIAL, Variant

BOOK = make_book(OFFICIAL)
GEAR = ("worn-shortsword", "travellers-cloak", "deep-satchel")  # for everybody
COMMONS = [card.key for card in TACTICS if card.rarity == "common"]
LEGENDS = [card.key for card in TACTICS if card.rarity == "legendary"]


def armory(tactics: list[str], **other: object) -> Armory:
    """These Tactics, filled up to fifty with four copies each of Commons that are not among them."""
    rest = [key for key in COMMONS if key not in tactics for _ in range(4)]
    whole = tuple(tactics + rest[: max(0, 50 - len(tactics))])
    return replace(Armory("test", "theron", GEAR, whole), **other)  # type: ignore[arg-type]


def of(rarity: str) -> str:
    return next(card.key for card in TACTICS if card.rarity == rarity)


@pytest.mark.rule("SK-005", "SK-032", "SK-033", "SK-034", "SK-035", "SK-071")
def test_one_seeker_three_equipment_fifty_tactics() -> None:
    legal = armory([])
    assert 1 + len(legal.equipment) + len(legal.tactics) == 54
    assert errors(BOOK, legal) == []
    assert errors(BOOK, replace(legal, tactics=legal.tactics[1:])) == ["49 Tactics; it needs exactly 50 (SK-035)"]
    assert errors(BOOK, replace(legal, tactics=(*legal.tactics, "heart-of-imriel"))) == [
        "51 Tactics; it needs exactly 50 (SK-035)"
    ]
    assert errors(BOOK, replace(legal, seeker="shade")) == ["Shade is not a Seeker (SK-033)"]
    assert errors(BOOK, replace(legal, seeker="")) == ["an Armory has one Seeker, and this one none (SK-033)"]


@pytest.mark.rule("SK-034")
@pytest.mark.parametrize(
    "gear",
    [
        GEAR[:2],
        (*GEAR, "travellers-boots"),
        ("worn-shortsword", "travellers-cloak", "travellers-cloak"),
        ("worn-shortsword", "hunting-bow", "deep-satchel"),
        ("worn-shortsword", "travellers-cloak", "ember-dart"),
    ],
)
def test_one_weapon_one_armor_one_trinket(gear: tuple[str, ...]) -> None:
    assert errors(BOOK, armory([], equipment=gear)) == ["an Armory has one Weapon, one Armor and one Trinket (SK-034)"]


@pytest.mark.rule("SK-035", "SK-058", "SK-017")
def test_tactics_are_abilities_attacks_and_items_and_nothing_else() -> None:
    forms = {BOOK.cards[BOOK.face(key)].form for key in ARMORIES["nessa"].tactics}
    assert forms == {"attack", "ability", "item"}  # any mix of the three
    wrong = errors(BOOK, armory(["hunting-bow", "shade", "mara"]))
    assert wrong == [
        "Hunting Bow is not a Tactic (SK-035)",
        "Mara, Veiled Blade is not a Tactic (SK-035)",
        "Shade is not a Tactic (SK-035)",
    ]


@pytest.mark.rule("SK-036", "SK-037", "SK-038", "SK-039", "SK-040", "SK-R14")
@pytest.mark.parametrize(
    ("rarity", "most", "clause"),
    [("common", 5, "036"), ("uncommon", 4, "037"), ("rare", 3, "038"), ("epic", 2, "039"), ("legendary", 2, "040")],
)
def test_copies_of_one_title(rarity: str, most: int, clause: str) -> None:
    key = of(rarity)
    assert errors(BOOK, armory([key] * most)) == []
    (reason,) = errors(BOOK, armory([key] * (most + 1)))
    assert reason.endswith(f": {most + 1} copies of a {rarity} card, at most {most} (SK-{clause})")


@pytest.mark.rule("SK-041", "SK-R15")
def test_seven_legendaries_in_the_whole_armory() -> None:
    assert errors(BOOK, armory(LEGENDS[:7])) == []
    assert errors(BOOK, armory(LEGENDS[:8])) == ["8 Legendary cards, at most 7 (SK-041)"]
    rare = rarities("worn-shortsword", "legendary")  # Equipment counts where it is Legendary
    assert errors(rare, armory(LEGENDS[:7])) == ["8 Legendary cards, at most 7 (SK-041)"]
    assert errors(rare, armory(LEGENDS[:6])) == []
    assert errors(rarities("theron", "legendary"), armory(LEGENDS[:7])) == ["8 Legendary cards, at most 7 (SK-041)"]


def rarities(key: str, rarity: str) -> Book:
    """A book in which one card has another rarity."""

    def changed(card: Card) -> Card:
        return replace(card, rarity=rarity) if card.key == key else card  # type: ignore[arg-type]

    return replace(BOOK, cards=tuple(map(changed, BOOK.cards)))


@pytest.mark.rule("SK-042", "SK-043", "SK-R19", "SK-R20")
def test_a_sideboard_is_none_or_fifteen_equipment_and_tactics() -> None:
    side = ("hunting-bow", "travellers-boots", *["pyroblast"] * 13)
    assert errors(BOOK, armory([], side=side)) == []  # copies are not limited there, nor the requirement met
    assert errors(BOOK, armory([], side=side[:14])) == ["a Sideboard has 15 cards or none, not 14 (SK-042, SK-R19)"]
    assert errors(BOOK, armory([], side=("mara", *side[1:]))) == [
        "Mara, Veiled Blade can't lie in a Sideboard (SK-043)"
    ]
    assert errors(BOOK, armory([], side=("shade", *side[1:]))) == ["Shade can't lie in a Sideboard (SK-043)"]


@pytest.mark.rule("SK-047", "SK-051", "SK-R16", "SK-R17", "SK-R18")
def test_any_seeker_with_any_equipment_it_meets() -> None:
    for seeker in (card for card in OFFICIAL_CARDS if card.kind == "seeker"):
        for piece in (card for card in OFFICIAL_CARDS if card.kind in ("weapon", "armor", "trinket")):
            slot = ("weapon", "armor", "trinket").index(piece.kind)
            gear = tuple(piece.key if i == slot else key for i, key in enumerate(GEAR))
            meets = all(have >= need for have, need in zip(seeker.stats, piece.needs, strict=True))
            assert (errors(BOOK, armory([], seeker=seeker.key, equipment=gear)) == []) == meets
    both = errors(BOOK, armory([], seeker="vexia", equipment=("dawnblade", *GEAR[1:])))  # Str 2 of 4, Spi 8 of 4
    assert both == ["Vexia, Pactbound can't equip Dawnblade: needs Strength 4, has 2 (SK-051)"]


@pytest.mark.rule("SK-R16")
def test_a_deck_may_hold_tactics_that_its_seeker_can_not_play() -> None:
    assert errors(BOOK, armory(["execution"] * 3)) == []  # Strength 6, Theron has 1


@pytest.mark.rule("SK-032")
def test_every_reason_is_given_at_once() -> None:
    wrong = Armory("", "thero", ("gravemaul", "deep-satchels"), ("shade", *["pyroblast"] * 4), ("mara",))
    found = errors(BOOK, wrong)
    assert found[0].startswith("there is no card 'thero'. Did you mean theron")
    assert found[1].startswith("there is no card 'deep-satchels'. Did you mean deep-satchel")
    assert found[2:] == [
        "5 Tactics; it needs exactly 50 (SK-035)",
        "Shade is not a Tactic (SK-035)",
        "Pyroblast: 4 copies of a rare card, at most 3 (SK-038)",
        "a Sideboard has 15 cards or none, not 1 (SK-042, SK-R19)",
        "Mara, Veiled Blade can't lie in a Sideboard (SK-043)",
    ]


@pytest.mark.rule("SK-071", "SK-032")
def test_a_match_refuses_an_illegal_armory_and_says_why() -> None:
    own = armory(["pyroblast"] * 4)
    entry = {"seeker": own.seeker, "equipment": own.equipment, "tactics": own.tactics}
    with pytest.raises(ImpossibleSetup, match=r"seat 1: Pyroblast: 4 copies of a rare card, at most 3 \(SK-038\)"):
        Match(GAME, 2, lineup=[{"armory": "mara"}, entry])
    with pytest.raises(UnknownName, match=r"there is no Armory 'maara'\. Did you mean mara"):
        Match(GAME, 2, lineup=[{"armory": "maara"}, {}])
    with pytest.raises(ImpossibleSetup, match="seat 0: the Armory names no Seeker"):
        Match(GAME, 2, lineup=[{"tactics": own.tactics}, {}])


# -- under a variant


@pytest.mark.rule("SK-035", "SK-036", "SK-041", "SK-042")
@pytest.mark.parametrize(
    "rules",
    [
        {"deck_size": 30},
        {"deck_size": 60},
        {"copy_limits": [2, 2, 2, 1, 1], "deck_size": 40},
        {"legendary_max": 0},
        {"sideboard_size": 10},
        {"sideboard_size": 20},
        {"sideboard_size": 0},
    ],
)
def test_the_preconstructed_armories_fit_every_variant(rules: dict[str, object]) -> None:
    book = make_book(Variant("x", rules=rules))
    for mine in ARMORIES.values():
        assert errors(book, mine)  # as printed it would be illegal here
        fit = fitted(book, mine)
        assert errors(book, fit) == []
        assert set(fit.tactics) <= set(mine.tactics)
    assert all(fitted(BOOK, mine) is mine for mine in ARMORIES.values())


def test_a_variant_that_nothing_fits_is_refused() -> None:
    book = make_book(Variant("x", rules={"copy_limits": [1, 1, 1, 1, 1]}))
    with pytest.raises(ImpossibleSetup, match=r"does not fit this variant: .* Tactics; it needs exactly 50"):
        fitted(book, ARMORIES["mara"])
