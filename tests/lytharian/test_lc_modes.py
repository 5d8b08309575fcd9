"""Standard, Maelstorm and Chaos: what each allows in armies and decks, in all three games."""

from collections.abc import Sequence
from typing import Any

import pytest
from lytharian_table import GAME, finish, turn, under

from rulewright.games.lytharian.cards.armies import ARMIES, Army
from rulewright.games.lytharian.rules.setup.army_rules import errors, ready_made
from rulewright.games.lytharian.rules.setup.entry import Entry
from rulewright.games.lytharian.rules.setup.start import start
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossibleSetup

MIXED = ["battle-brawler-bronn", "korganoth", "defendermage-khirha", "deepdark-bully", "brudakian-lancer",
         "zuk-gar-boarrider", "kevetni-starcaller", "deepdark-poisoner", *["kevetni-captain", "zuk-gar-raider"] * 2,
         *["cave-bear", "timber-wolf"] * 2]  # fmt: skip
GOOD = list(ready_made(GAME.rules.book(under()), "brudakian").troops)
DECK = list(ready_made(GAME.rules.book(under()), "brudakian").deck)
ALL = ["deathbolt", "soothing-mist", "ice-lance", "stone-shard", "fire-rain", "gust"]  # every element there is


def faults(troops: Sequence[str], deck: Sequence[str], **rules: Any) -> str:
    """What is wrong with them under a mode, in one line."""
    return "; ".join(errors(GAME.rules.book(under(**rules)), Army("own", tuple(troops), tuple(deck))))


@pytest.mark.rule("LC-341")
def test_standard_is_the_rule_when_nothing_is_said() -> None:
    assert GAME.rules.book(under()).rules.mode == "standard"
    assert faults(GOOD, DECK) == ""
    assert "LC-037" in faults(MIXED, DECK)
    said = faults(GOOD, [*DECK, *ALL])
    assert all(clause in said for clause in ("LC-045", "LC-046"))
    with pytest.raises(ImpossibleSetup, match="LC-037"):
        start(GAME.rules.book(under()), [Entry(troops=tuple(MIXED), deck=tuple(DECK)), Entry("deepdark")], Dice(1))


@pytest.mark.rule("LC-342", "LC-R259")
def test_maelstorm_mixes_everything_but_keeps_the_copy_limits() -> None:
    assert faults(MIXED, [*DECK, *ALL], mode="maelstorm") == ""
    start(
        GAME.rules.book(under(mode="maelstorm")),
        [Entry(troops=tuple(MIXED), deck=(*DECK, *ALL)), Entry("deepdark")],
        Dice(1),
    )
    assert "LC-043" in faults(MIXED, [*DECK, *["deathbolt"] * 4], mode="maelstorm")
    assert "LC-044" in faults(MIXED, [*DECK, "call-to-dawn"], mode="maelstorm")  # a second copy of a Unique
    pawns = [*MIXED[:8], *["cave-bear"] * 3, *["timber-wolf"] * 2, *["zuk-gar-raider"] * 2, "kevetni-captain"]
    assert "LC-342" in faults(pawns, DECK, mode="maelstorm")
    unique = [*MIXED[:2], "defendermage-khirha", *MIXED[2:3], *MIXED[4:]]
    assert "LC-036" in faults(unique, DECK, mode="maelstorm")


@pytest.mark.rule("LC-343")
def test_maelstorm_keeps_the_slots_and_the_smallest_deck() -> None:
    assert "LC-034" in faults([*MIXED[:-1], "griffin"], DECK, mode="maelstorm")
    assert "LC-042" in faults(MIXED, DECK[:49], mode="maelstorm")
    assert faults(MIXED, DECK[:50], mode="maelstorm") == ""


@pytest.mark.rule("LC-344", "LC-R260")
def test_chaos_knows_no_limits_but_the_slots() -> None:
    wild = ["battle-brawler-bronn", "korganoth", *["defendermage-khirha"] * 2, *["razormaw"] * 2,
            *["archivist-selwyn"] * 2, *["cave-bear"] * 8]  # fmt: skip
    assert faults(wild, ["falling-star"] * 9, mode="chaos") == ""
    assert faults(wild, [], mode="chaos") == ""
    assert "LC-034" in faults([*wild[:-1], "griffin"], [], mode="chaos")
    few = start(
        GAME.rules.book(under(mode="chaos")), [Entry(troops=tuple(wild), deck=("spark",)), Entry("deepdark")], Dice(1)
    )
    for _ in range(4):
        finish(turn, few)
    assert len(few.players[0].deck) == 1
    free = {"mode": "chaos", "chaos_keep_slots": False}
    assert faults([*wild[:-1], "griffin"], [], **free) == ""
    assert "at least 30" in faults(wild, ["spark"], mode="chaos", chaos_deck_min=30)


@pytest.mark.rule("LC-348")
def test_battle_duels_are_played_in_any_mode() -> None:
    squad = [
        "battle-brawler-bronn",
        "korganoth",
        "deepdark-bully",
        "razormaw",
        "kevetni-starcaller",
        *["cave-bear"] * 2,
    ]
    assert "LC-037" in faults(squad, DECK, game="duels")
    assert faults(squad, DECK, game="duels", mode="maelstorm") == ""
    assert "LC-043" in faults(squad, [*DECK, *["deathbolt"] * 4], game="duels", mode="maelstorm")
    assert faults(squad, ["deathbolt"] * 4, game="duels", mode="chaos") == ""


@pytest.mark.rule("LC-349")
def test_a_duel_squad_is_one_of_each_officer_and_two_pawns() -> None:
    book = GAME.rules.book(under(game="duels"))
    squad = list(ready_made(book, "brudakian").troops)
    assert [book.cards[book.face(key)].role for key in squad] == [0, 1, 2, 3, 4, 5, 5]
    assert faults(squad, DECK, game="duels") == ""
    for i in range(7):
        assert "LC-349" in faults(squad[:i] + squad[i + 1 :], DECK, game="duels")
    assert "LC-349" in faults([*squad, "cave-bear"], DECK, game="duels")


@pytest.mark.rule("LC-350")
def test_a_duel_deck_has_forty_cards_or_more() -> None:
    squad = ready_made(GAME.rules.book(under(game="duels")), "brudakian").troops
    assert faults(squad, DECK[:40], game="duels") == ""
    assert "39 cards in the deck; at least 40 (LC-350)" in faults(squad, DECK[:39], game="duels")


@pytest.mark.rule("LC-366")
def test_pawn_wars_are_played_in_any_mode() -> None:
    pawns = [*["kevetni-captain", "zuk-gar-raider", "cave-bear", "timber-wolf"] * 2,
             *["frost-sprite", "stoneborn-delver", "surictavi-mobber", "kevetni-archer"] * 2]  # fmt: skip
    assert "LC-037" in faults(pawns, DECK, game="pawns")
    assert faults(pawns, DECK, game="pawns", mode="maelstorm") == ""
    assert "LC-342" in faults(["cave-bear"] * 16, DECK, game="pawns", mode="maelstorm")
    assert faults(["cave-bear"] * 16, [], game="pawns", mode="chaos") == ""


@pytest.mark.rule("LC-367", "LC-R282")
def test_a_pawn_army_is_sixteen_pawns_two_of_a_name() -> None:
    pawns = list(ready_made(GAME.rules.book(under(game="pawns")), "zuk-gar").troops)
    assert (len(pawns), len(set(pawns))) == (16, 8)
    deck = ready_made(GAME.rules.book(under(game="pawns")), "zuk-gar").deck
    assert faults(pawns, deck, game="pawns") == ""
    assert "LC-367" in faults(pawns[:15], deck, game="pawns")
    assert "LC-367" in faults([*pawns[:15], "korganoth"], deck, game="pawns")
    assert "LC-035" in faults([*pawns[:15], pawns[0]], deck, game="pawns")


@pytest.mark.rule("LC-368")
def test_a_pawn_wars_deck_has_fifty_cards_or_more() -> None:
    army = ready_made(GAME.rules.book(under(game="pawns")), "zuk-gar")
    assert faults(army.troops, army.deck[:50], game="pawns") == ""
    assert "at least 50 (LC-368)" in faults(army.troops, army.deck[:49], game="pawns")


@pytest.mark.rule("LC-341", "LC-348", "LC-366")
@pytest.mark.parametrize("mode", ["standard", "maelstorm", "chaos"])
@pytest.mark.parametrize("game", ["main", "duels", "pawns"])
def test_the_ready_made_armies_are_legal_everywhere(game: str, mode: str) -> None:
    book = GAME.rules.book(under(game=game, mode=mode))
    for key in ARMIES:
        assert errors(book, ready_made(book, key)) == [], key


@pytest.mark.rule("LC-R260", "LC-344")
def test_chaos_without_slots_counts_kings_and_troops_alone() -> None:
    free = {"mode": "chaos", "chaos_keep_slots": False}
    king, queen, *others = GOOD
    assert faults([king, queen, queen, *others[1:]], DECK, **free) == ""
    assert faults([king, king, *others], DECK, **free) == "2 Kings; it needs 1 (LC-R260)"
    assert faults([queen, queen, *others], DECK, **free) == "0 Kings; it needs 1 (LC-R260)"
    assert faults(GOOD[:-1], DECK, **free) == "15 troops; it needs 16 (LC-R260)"


@pytest.mark.rule("LC-048", "LC-039")
def test_a_neutral_army_has_life_or_death_though_its_deck_holds_nothing_else() -> None:
    neutral = ready_made(GAME.rules.book(under()), "stoneborn").troops
    pieces = ["axe", "mace", "dagger"] * 3
    for spells, fault in ((["healing-star"], ""), (["deathbolt"], ""), (["healing-star", "deathbolt"], "LC-048")):
        said = faults(neutral, [*spells, *pieces], deck_min=1)
        assert (fault in said, bool(said)) == (True, bool(fault))
