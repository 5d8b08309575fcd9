"""Army and deck construction in the Standard mode: slots, copies, alignments, elements, and what each error says."""

from collections.abc import Sequence

import pytest
from lytharian_table import GAME, play, turn, under, upto

from rulewright.games.lytharian.cards import OFFICIAL_CARDS
from rulewright.games.lytharian.cards.armies import ARMIES, Army
from rulewright.games.lytharian.rules.book import Book
from rulewright.games.lytharian.rules.setup.army_rules import errors, power_score, ready_made
from rulewright.games.lytharian.rules.setup.entry import Entry
from rulewright.games.lytharian.rules.setup.start import start
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossibleSetup
from rulewright.kernel.match import Match
from rulewright.kernel.variant import OFFICIAL

BOOK: Book = GAME.rules.book(OFFICIAL)
GOOD, NEUTRAL, EVIL = (ARMIES[key].troops for key in ("kevetni", "stoneborn", "zuk-gar"))
PLAIN = tuple(  # 54 cards that every army may have: Arcane, Neutral, equipment
    key for key in ("power-geyser", "arcane-denial", "wild-energy-currents", "deny-thy-enemy", "mana-spring",
                    "mind-spike", "redirect", "enfeeble", "war-drums", "trade-winds", "sidestep", "spell-find",
                    "spell-purge", "longsword", "mace", "axe", "chain-mail", "hide-armor") for _ in range(3)
)  # fmt: skip


def wrong(troops: Sequence[str], deck: Sequence[str] = PLAIN, book: Book = BOOK) -> list[str]:
    return errors(book, Army("own", tuple(troops), tuple(deck)))


def swapped(troops: Sequence[str], old: str, *new: str) -> list[str]:
    """One copy of a troop taken out, others put in."""
    found = list(troops)
    found.remove(old)
    return [*found, *new]


def with_spells(*keys: str) -> tuple[str, ...]:
    return (*PLAIN, *keys)


# -- armies


@pytest.mark.rule("LC-034", "LC-D02")
def test_an_army_is_one_king_one_queen_three_pairs_and_eight_pawns() -> None:
    assert wrong(GOOD) == []
    short = wrong(swapped(GOOD, "kevetni-archer"))
    assert short == ["7 Pawns; an army needs exactly 8 (LC-034)"]
    two = wrong(swapped(GOOD, "kevetni-archer", "battle-brawler-bronn"))
    assert two == ["2 Kings; an army needs exactly 1 (LC-034)", "7 Pawns; an army needs exactly 8 (LC-034)"]
    assert "3 Knights; an army needs exactly 2 (LC-034)" in wrong([*GOOD, "griffin"])
    assert "Spark is not a troop (LC-034)" in wrong(swapped(GOOD, "kevetni-archer", "spark"))
    assert "Cave Bear is a troop, not a deck card (LC-042)" in wrong(GOOD, with_spells("cave-bear"))


@pytest.mark.rule("LC-034")
def test_an_army_that_does_not_fit_starts_no_match() -> None:
    with pytest.raises(ImpossibleSetup, match=r"seat 1: 7 Pawns; an army needs exactly 8 \(LC-034\)"):
        Match(GAME, 2, 1, lineup=[{}, {"troops": swapped(GOOD, "kevetni-archer"), "deck": PLAIN}])
    with pytest.raises(ImpossibleSetup, match="there is no card 'kevetni-archers'"):
        Match(GAME, 2, 1, lineup=[{}, {"troops": swapped(GOOD, "kevetni-archer", "kevetni-archers"), "deck": PLAIN}])


@pytest.mark.rule("LC-035", "LC-R19", "LC-R20")
def test_two_pawns_of_a_name_at_most_and_equal_officers_as_the_slots_allow() -> None:
    three = swapped(GOOD, "kevetni-watcher", "kevetni-archer")
    assert wrong(three) == ["Kevetni Archer: 3 copies, at most 2 (LC-035)"]
    assert (
        wrong(swapped(swapped(GOOD, "kevetni-treewarden"), "kevetni-blademaster", *["brudakian-gatekeeper"] * 2)) == []
    )
    looser = GAME.rules.book(under(max_same_pawn=3))
    assert wrong(three, book=looser) == []


@pytest.mark.rule("LC-036")
def test_one_copy_of_a_unique_troop() -> None:
    twice = swapped(swapped(GOOD, "kevetni-starcaller"), "grovemother-ysil", *["archivist-selwyn"] * 2)
    assert wrong(twice) == ["Archivist Selwyn is Unique: 2 copies, at most 1 (LC-036)"]


@pytest.mark.rule("LC-037")
def test_good_and_evil_never_march_together() -> None:
    mixed = swapped(GOOD, "kevetni-archer", "zuk-gar-raider")
    assert wrong(mixed) == ["Good and Evil troops can't be in one army (LC-037)"]


@pytest.mark.rule("LC-038")
def test_neutral_troops_join_anybody_or_go_alone() -> None:
    assert wrong(swapped(GOOD, "kevetni-archer", "cave-bear")) == []
    assert wrong(swapped(EVIL, "zuk-gar-raider", "cave-bear")) == []
    assert {card.alignment for card in OFFICIAL_CARDS if card.key in NEUTRAL} == {"neutral"}
    assert wrong(NEUTRAL) == []


@pytest.mark.rule("LC-039", "LC-R21")
def test_one_good_troop_makes_an_army_good() -> None:
    both = with_spells("healing-star"), with_spells("deathbolt")
    assert [bool(wrong(NEUTRAL, deck)) for deck in both] == [False, False]
    a_foal = swapped(NEUTRAL, "stoneborn-delver", "unicorn-foal")
    assert [bool(wrong(a_foal, deck)) for deck in both] == [False, True]
    a_raider = swapped(NEUTRAL, "stoneborn-delver", "zuk-gar-raider")
    assert [bool(wrong(a_raider, deck)) for deck in both] == [True, False]


@pytest.mark.rule("LC-040", "LC-R15")
def test_the_army_power_score_is_the_sum_and_is_told() -> None:
    cards = {card.key: card for card in OFFICIAL_CARDS}
    state = start(BOOK, [Entry("kevetni"), Entry("deepdark")], Dice(1))
    table = play(turn, state)
    sums = [sum(cards[key].power for key in ARMIES[name].troops) for name in ("kevetni", "deepdark")]
    assert sums == [170, 159]
    assert [each.aps for each in state.players] == sums
    assert [(args["seat"], args["n"]) for kind, _, args in table.events if kind == "power"] == [(0, 170), (1, 159)]
    assert power_score([cards["cave-bear"], cards["rognarr"]]) == 9 + 21


# -- decks


@pytest.mark.rule("LC-041", "LC-R16", "LC-D03")
def test_the_deck_is_judged_by_the_army_it_was_chosen_for() -> None:
    deck = with_spells("deathbolt")
    assert (wrong(GOOD, deck), wrong(EVIL, deck)) == (["a Good army's deck has no Death spells (LC-046)"], [])
    state = start(BOOK, [Entry(), Entry()], Dice(1))
    asked = upto(turn, state)
    assert (asked.why.key, asked.notations) == ("army", [f"army {key}" for key in ARMIES])
    state = start(BOOK, [Entry(), Entry()], Dice(1))
    play(turn, state, "army kevetni", "army zuk-gar")
    decks = [[BOOK.cards[state.faces[card]].key for card in each.deck] for each in state.players]
    assert [sorted(each) for each in decks] == [sorted(ARMIES[key].deck) for key in ("kevetni", "zuk-gar")]


@pytest.mark.rule("LC-042", "LC-R25")
def test_a_deck_has_fifty_cards_or_more_spells_and_equipment_together() -> None:
    assert [BOOK.cards[BOOK.face(key)].kind for key in PLAIN].count("spell") == 39
    assert wrong(GOOD, PLAIN[:49]) == ["49 cards in the deck; at least 50 (LC-042)"]
    assert wrong(GOOD, PLAIN[:50]) == []
    large = with_spells(*[card.key for card in OFFICIAL_CARDS if card.element in ("life", "fire", "air")])
    assert (len(large), wrong(GOOD, large)) == (90, [])
    capped = GAME.rules.book(under(deck_max=60))
    assert wrong(GOOD, large, capped) == ["90 cards in the deck; at most 60 (LC-R25)"]


@pytest.mark.rule("LC-043")
def test_three_copies_of_a_spell_or_a_piece_of_equipment() -> None:
    assert wrong(GOOD, with_spells("sidestep")) == ["Sidestep: 4 copies, at most 3 (LC-043)"]
    assert wrong(GOOD, with_spells("mace")) == ["Mace: 4 copies, at most 3 (LC-043)"]
    assert wrong(GOOD, with_spells(*["gust"] * 3)) == []


@pytest.mark.rule("LC-044", "LC-R26")
def test_one_copy_of_a_unique_spell() -> None:
    assert wrong(GOOD, with_spells("call-to-dawn")) == []
    assert wrong(GOOD, with_spells(*["call-to-dawn"] * 2)) == ["Call to Dawn: 2 copies, at most 1 (LC-044)"]


@pytest.mark.rule("LC-045", "LC-R22")
@pytest.mark.parametrize(("one", "other", "opposed"), [
    ("spark", "ice-lance", True), ("gust", "stone-shard", True), ("spark", "gust", False),
    ("spark", "stone-shard", False), ("ice-lance", "gust", False), ("ice-lance", "stone-shard", False),
])  # fmt: skip
def test_fire_and_water_air_and_earth_are_opposites(one: str, other: str, opposed: bool) -> None:
    found = wrong(GOOD, with_spells(one, other))
    assert [each.endswith("spells are opposites (LC-045)") for each in found] == [True] * opposed
    assert wrong(GOOD, with_spells(one, other), GAME.rules.book(under(opposite_pairs=False))) == []


@pytest.mark.rule("LC-046")
def test_no_death_in_a_good_deck() -> None:
    assert wrong(GOOD, with_spells("deathbolt")) == ["a Good army's deck has no Death spells (LC-046)"]
    assert wrong(GOOD, with_spells("healing-star")) == []


@pytest.mark.rule("LC-047")
def test_no_life_in_an_evil_deck() -> None:
    assert wrong(EVIL, with_spells("healing-star")) == ["an Evil army's deck has no Life spells (LC-047)"]
    assert wrong(EVIL, with_spells("deathbolt")) == []


@pytest.mark.rule("LC-048", "LC-R24")
def test_a_neutral_deck_has_life_or_death_or_neither_never_both() -> None:
    for spells in ((), ("deathbolt",), ("healing-star",)):
        assert wrong(NEUTRAL, with_spells(*spells)) == []
    both = wrong(NEUTRAL, with_spells("deathbolt", "healing-star"))
    assert both == ["a Neutral army's deck has Life or Death spells, never both (LC-048)"]


@pytest.mark.rule("LC-049", "LC-050", "LC-R23")
def test_arcane_neutral_and_equipment_fit_every_deck() -> None:
    free = [
        card.key for card in OFFICIAL_CARDS if card.element in ("arcane", "neutral") or card.kind in ("weapon", "armor")
    ]
    assert {BOOK.cards[BOOK.face(key)].element for key in free} == {"arcane", "neutral", ""}
    again = [key for key in free if not BOOK.cards[BOOK.face(key)].unique]
    for troops in (GOOD, NEUTRAL, EVIL):
        for spells in (("spark", "gust"), ("ice-lance", "stone-shard")):
            assert wrong(troops, [*free, *again, *spells]) == []


@pytest.mark.parametrize("key", list(ARMIES))
def test_the_ready_made_armies_are_legal(key: str) -> None:
    assert errors(BOOK, ready_made(BOOK, key)) == []
    assert len(ARMIES[key].deck) == 50
