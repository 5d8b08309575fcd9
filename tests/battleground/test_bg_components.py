"""Components: what lies in the box, shown by what the engine deals and offers (BG-001 to BG-013)."""

from collections import Counter

import pytest
from battleground_table import (
    GAME,
    A,
    InPlay,
    Prepared,
    Side,
    Stands,
    battle_phase,
    main_phase,
    notations,
    play,
    position,
    unit_at,
    upto,
)

from rulewright.games.battleground.cards import BOARDS
from rulewright.games.battleground.cards.atoms import CONDITIONS, Place
from rulewright.games.battleground.cards.mana import LETTERS, MANA
from rulewright.games.battleground.rules.book import Book, make_book
from rulewright.games.battleground.rules.enchantments import free_shape
from rulewright.games.battleground.rules.ids import SHAPES
from rulewright.kernel.errors import ImpossiblePosition, ImpossibleSetup
from rulewright.kernel.match import Match
from rulewright.kernel.variant import OFFICIAL

BOOK: Book = make_book(OFFICIAL)


def box(klass: str) -> dict[str, list[int]]:
    """The copies of each card of a class: spells, spell upgrades, units, unit upgrades."""
    found: dict[str, list[int]] = {"spell": [], "spell+": [], "unit": [], "unit+": []}
    for card in BOOK.cards:
        if card.klass == klass and card.edition == 1:  # what the component list counts
            found[card.kind + ("+" if card.upgrade_of else "")].append(card.copies)
    return found


@pytest.mark.rule("BG-001", "BG-258")
def test_the_game_is_for_two_each_with_one_hero() -> None:
    match = Match(GAME, seats=2, seed=1)
    assert sorted(match.state.heroes) == [[0], [1]]
    for seats in (1, 3):
        with pytest.raises(ImpossibleSetup):
            Match(GAME, seats=seats, seed=1)


@pytest.mark.rule("BG-002")
def test_the_paladin_set() -> None:
    assert box("paladin") == {"spell": [1] * 9, "spell+": [], "unit": [2] * 4, "unit+": [2] * 4}


@pytest.mark.rule("BG-003")
def test_the_warlock_set() -> None:
    assert box("warlock") == {"spell": [1] * 9, "spell+": [1] * 9, "unit": [2] * 5, "unit+": [2] * 2}


@pytest.mark.rule("BG-004")
def test_the_elementalist_set() -> None:
    assert box("elementalist") == {"spell": [1] * 10, "spell+": [], "unit": [], "unit+": []}
    state = position(Side("elementalist", pool="SSSS", hand=["firebolt"]), Side("warlock"))
    assert not [each for each in notations(state, 0) if each.startswith("muster")]


@pytest.mark.rule("BG-005")
def test_every_class_has_one_power_board_and_every_card_a_class() -> None:
    assert Counter(board.key for board in BOARDS) == {"paladin": 1, "warlock": 1, "elementalist": 1}
    assert {card.klass for card in BOOK.cards} == {board.key for board in BOARDS}
    offered = {klass: notations(position(Side(klass, tokens=1), Side("warlock")), 0)[1:] for klass in box_names()}
    assert offered == {
        "paladin": ["token sword", "token shield", "token light"],
        "warlock": ["token legion", "token malefice", "token blood"],
        "elementalist": ["token fire", "token frost", "token storm"],
    }


def box_names() -> list[str]:
    return [board.key for board in BOARDS]


@pytest.mark.rule("BG-006")
def test_seven_conditions_all_placed_by_some_card() -> None:
    assert set(CONDITIONS) == {"haste", "stun", "disarm", "turnover", "chill", "antimagic", "snare"}
    texts = [
        *(card.effects for card in BOOK.cards),
        *(when.effects for card in BOOK.cards for when in card.whens),
        *(card.enchantment.effects for card in BOOK.cards if card.enchantment),
    ]
    atoms = [atom for text in texts for atom in text]
    assert {atom.condition for atom in atoms if isinstance(atom, Place)} == set(CONDITIONS)


@pytest.mark.rule("BG-007", "BG-008")
def test_five_kinds_of_mana_as_tokens_and_as_orbs() -> None:
    assert sorted(MANA) == ["blue", "purple", "red", "summoning", "white"]
    costs = {"W": "gust", "U": "frost-shard", "R": "firebolt"}
    for letter, spell in costs.items():
        for pool, mana in ((letter, ""), ("", letter)):
            side = Side("elementalist", hand=[spell], pool=pool, mana=mana)
            assert f"cast {spell}" in notations(position(side, Side("warlock", {"c3": "ghoul"})), 0)
    for pool, mana in (("P", ""), ("", "P")):
        side = Side("warlock", hand=["withering-curse"], pool=pool, mana=mana)
        assert "cast withering-curse" in notations(position(side, Side(units={"c3": "guard"})), 0)
    for pool, mana in (("S", ""), ("", "S")):
        side = Side(hand=["guard"], pool=pool, mana=mana)
        assert "muster guard" in notations(position(side, Side("warlock")), 0)
    with pytest.raises(ImpossiblePosition, match=r"WURPS.*BG-007"):
        position(Side(pool="G"), Side("warlock"))
    assert LETTERS == "WURPS"


@pytest.mark.rule("BG-009")
def test_a_units_dice_add_up_beyond_the_printed_values() -> None:
    state = position(Side(units={"c2": Stands("guard", attack=9)}), Side("warlock", {"c3": Stands("ghoul", hp=14)}))
    play(battle_phase, state, "attack c2")
    assert (unit_at(state, "c2").attack, unit_at(state, "c3").hp) == (9, 5)


@pytest.mark.rule("BG-010")
def test_every_player_has_trackers_a_pool_and_a_track_of_their_own() -> None:
    state = position(Side(pool="W", track=["", "U"], step=3, life=7, experience=2), Side("warlock", pool="PP", life=9))
    a, b = state.players
    assert (a.life, a.experience, a.step, sum(a.pool), sum(a.track)) == (7, 2, 2, 1, 1)
    assert (b.life, b.experience, b.step, sum(b.pool), sum(b.track)) == (9, 0, 0, 2, 0)


@pytest.mark.rule("BG-011")
def test_a_power_token_is_placed_on_the_board_and_used_up() -> None:
    state = position(Side(tokens=1), Side("warlock"))
    play(main_phase, state, "token sword")
    assert (state.players[0].tokens, state.players[0].paths) == (0, [1, 0, 0])
    assert "token sword" not in notations(state, 0)


@pytest.mark.rule("BG-012", "BG-R03")
def test_enchantment_tokens_have_shapes_several_of_each_in_ones_own_colour() -> None:
    curse = Side("warlock", {"c3": "ghoul"}, play=[InPlay("withering-curse", 2, "c2")])
    state = position(Side(units={"c2": "guard"}, play=[InPlay("consecrate", 2, "ix 2,2")]), curse)
    mine, other = state.players[0].enchantments[0], state.players[1].enchantments[0]
    assert (mine.shape, other.shape, SHAPES[0]) == (0, 0, "circle")  # one shape, two colours
    assert (mine.tokens, other.tokens, len(other.marks)) == (2, 2, 1)  # three tokens of one shape in play
    assert free_shape(state, A) == 1
    assert len(set(SHAPES[: BOOK.rules.enchantment_shapes])) == 6


@pytest.mark.rule("BG-013", "BG-089")
def test_two_preparation_slots_and_no_more() -> None:
    full = Side(prepared=["mend", "smite"], hand=["charge"])
    asked = upto(main_phase, position(full, Side("warlock")), "prepare charge")
    assert (asked.why.key, asked.notations) == ("slot", ["slot 1", "slot 2"])  # only by replacing
    with pytest.raises(ImpossiblePosition, match="BG-013"):
        position(Side(prepared=["mend", Prepared("smite"), "charge"]), Side("warlock"))
