"""What holds for all abilities, and the words of the glossary: which numbers count, ranges, sums, dice, X and Y."""

from typing import Any

import pytest
from lytharian_table import (
    Script,
    Side,
    Troop,
    custom,
    effects_phase,
    finish,
    hurt,
    main_phase,
    numbers,
    position,
    upto,
    who,
)

from rulewright.games.lytharian.cards import OFFICIAL_CARDS
from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.games.lytharian.cards.armies import ARMIES, Army
from rulewright.games.lytharian.rules.combat.damage import roll_d2, roll_d3
from rulewright.games.lytharian.rules.setup.army_rules import errors
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import everyone, powers_of

WALL = custom("Wall", "R", "3/20")


def fight(
    attacker: Troop, defender: Troop, *answers: str, hand: tuple[str, ...] = (), dice: tuple[int, ...] = ()
) -> tuple[int, int]:
    """What d4 and d5 take when d4 attacks; the spells of `hand` are the defender's."""
    state = position(Side([attacker, Troop("cave-bear", "h3")]), Side([defender], hand=hand, mana=9))
    finish(main_phase, state, "attack d4xd5", *answers, "move h3-h4", dice=list(dice))
    return state.hurt[0], state.hurt[state.n]


def rook(powers: str, stats: str = "5/20", at: str = "d4", **extra: Any) -> Troop:
    return Troop(custom(f"Rook of {powers or 'nothing'} {stats}", "R", stats, powers), at, **extra)


# -- abilities in general


@pytest.mark.rule("LC-225", "LC-R109", "LC-R110")
def test_abilities_look_at_values_with_equipment_auras_and_damage() -> None:
    foe = rook("", "4/20", "d5")
    assert fight(rook("Bully 2"), foe)[1] == 7
    assert fight(rook("Bully 2"), rook("", "4/20", "d5", weapon="dagger"))[1] == 5  # equal is not less
    assert fight(rook("Bully 2"), rook("", "4/20", "d5", aura="flame-blade"))[1] == 5
    assert fight(rook("Bully 2"), rook("", "6/20", "d5", curse="chill-touch"))[1] == 7
    hurt_foe = Troop(custom("Hurt", "R", "4/20"), "d5", hurt=16)  # Def 4 is less than Att 5
    state = position(Side([rook("Bushwhack 2")]), Side([hurt_foe]))
    finish(main_phase, state, "attack d4xd5", "move e1-e2")
    assert who(state, "d5").startswith("rook")
    assert fight(rook("Bushwhack 2"), rook("", "4/5", "d5", armor="chain-mail"))[1] == 5


@pytest.mark.rule("LC-226", "LC-R152", "LC-R108")
def test_a_condition_is_judged_when_the_damage_is_dealt() -> None:
    """Removing equipment in combat switches Bully off or on."""
    bully = rook("Bully 2", weapon="axe")
    foe = rook("", "6/20", "d5")
    assert fight(bully, foe)[1] == 5 + 2 + 2
    assert fight(bully, foe, "cast steelshatter", hand=("steelshatter",))[1] == 5
    fighter = rook("", "6/20", "d4", weapon="axe")  # and on: the defender is the bully
    assert fight(fighter, rook("Bully 2", "7/20", "d5"))[0] == 7
    assert fight(fighter, rook("Bully 2", "7/20", "d5"), "cast steelshatter", hand=("steelshatter",))[0] == 9


@pytest.mark.rule("LC-227", "LC-242", "LC-R234")
def test_equal_abilities_of_troop_and_equipment_are_added() -> None:
    assert fight(rook("Charge 1", weapon="knights-lance"), rook("", at="d5"))[1] == 5 + 2 + 1 + 1
    assert fight(rook("", weapon="knights-lance"), rook("", at="d5"))[1] == 5 + 2 + 1
    state = position(
        Side([rook("Resist All 1", aura="ice-barrier"), rook("Crusher", at="e4", weapon="breaker-hammer")]), Side()
    )
    assert powers_of(state, everyone(state)[0]) == {"resist_all": 2}
    assert powers_of(state, everyone(state)[1])["crusher"] == 1
    assert fight(rook(""), rook("Resist All 1", at="d5", aura="ice-barrier"))[1] == 5 - 2


@pytest.mark.rule("LC-227", "LC-R235")
def test_a_granted_effect_is_used_like_an_own_one() -> None:
    graced = Troop(custom("Troll", "R", "3/9", "Effect: Regenerate 1"), "d4", hurt=5, aura="tidal-grace")
    state = position(Side([graced]), Side(), phase="effects")
    finish(effects_phase, state, "effect d4 regenerate")
    assert hurt(state, "d4") == 3


@pytest.mark.rule("LC-228", "LC-019", "LC-R12")
def test_a_range_of_two_is_the_block_around_a_troop() -> None:
    for square, near in (
        ("d2", True),
        ("b2", True),
        ("c2", True),
        ("f5", True),
        ("d1", False),
        ("a4", False),
        ("g4", False),
    ):
        state = position(
            Side([rook("Bloodhunt 2"), Troop(WALL, square, hurt=1), Troop("cave-bear", "h3")]),
            Side([rook("", at="d5")]),
        )
        finish(main_phase, state, "attack d4xd5", "move h3-h4")
        assert hurt(state, "d5") == (7 if near else 5), square


# -- words


@pytest.mark.rule("LC-230", "LC-235", "LC-237")
def test_att_is_what_a_troop_deals_and_def_what_it_stands() -> None:
    assert fight(rook("", "5/20"), rook("", "3/20", "d5")) == (3, 5)
    state = position(Side([rook("", "5/20")]), Side([rook("", "3/5", "d5")]))
    assert (numbers(state, "d4"), numbers(state, "d5")) == ((5, 20), (3, 5))
    finish(main_phase, state, "attack d4xd5", "move e1-e2")
    assert (who(state, "d5").startswith("rook"), numbers(state, "d5")) == (True, (5, 17))  # damage lowers Def alone


@pytest.mark.rule("LC-231", "LC-236")
def test_attacker_is_who_started_and_defender_who_did_not() -> None:
    assert fight(rook("Charge 2"), rook("Charge 2", at="d5")) == (5, 7)
    assert fight(rook("Vicious 2"), rook("Vicious 2", at="d5")) == (7, 5)
    assert fight(rook("Brace 2"), rook("Brace 2", at="d5")) == (5, 3)


@pytest.mark.rule("LC-233", "LC-010")
def test_a_d2_is_a_third_of_a_d6() -> None:
    table = Script(position(Side(), Side()), (), [1, 2, 3, 4, 5, 6])
    assert [roll_d2(table) for _ in range(6)] == [1, 1, 1, 2, 2, 2]


@pytest.mark.rule("LC-234", "LC-010")
def test_a_d3_is_half_of_a_d6() -> None:
    table = Script(position(Side(), Side()), (), [1, 2, 3, 4, 5, 6])
    assert [roll_d3(table) for _ in range(6)] == [1, 1, 2, 2, 3, 3]
    assert [fight(rook("Battering Ram"), rook("", at="d5"), dice=(die,))[1] for die in (2, 3, 6)] == [6, 7, 8]


@pytest.mark.rule("LC-238", "LC-239")
def test_friendly_is_under_your_control_and_enemy_is_not() -> None:
    """The same words mean other troops for the other player."""

    def chosen(active: int, spell: str) -> set[str]:
        state: State = position(
            Side([Troop(WALL, "a4"), Troop(WALL, "b4")], hand=[spell], mana=9),
            Side([Troop(WALL, "d6"), Troop(WALL, "f6")], hand=[spell], mana=9),
            active=active,
        )
        return {each.split()[1] for each in upto(main_phase, state, f"cast {spell}").notations}

    assert chosen(0, "root-armor") == {"a4", "b4", "e1"}
    assert chosen(1, "root-armor") == {"d6", "f6", "e8"}
    assert chosen(0, "lightning-strike") == {"d6", "f6"}
    assert chosen(1, "lightning-strike") == {"a4", "b4"}


@pytest.mark.rule("LC-241")
def test_one_copy_of_what_is_unique() -> None:
    """Of a Unique troop and of a Unique spell alike, whatever copies others may have."""
    book, kevetni = position(Side(), Side()).book, ARMIES["kevetni"]
    assert errors(book, kevetni) == []
    for twin, clause in (("absolute-denial", "LC-044"), ("call-to-dawn", "LC-044")):
        deck = (*(key for key in kevetni.deck if key != twin), twin)
        assert errors(book, Army("own", kevetni.troops, deck)) == []
        assert [each for each in errors(book, Army("own", kevetni.troops, (*deck, twin))) if clause in each]
    bishops = tuple(key for key in kevetni.troops if book.cards[book.face(key)].role != 4)
    twins = errors(book, Army("own", (*bishops, "grovemother-ysil", "grovemother-ysil"), kevetni.deck))
    assert ["LC-036" in each for each in twins] == [True]
    assert all(card.line.startswith("Unique ") for card in OFFICIAL_CARDS if card.unique)


@pytest.mark.rule("LC-242", "LC-243")
def test_x_stands_for_a_number_and_y_for_a_name() -> None:
    """Every named ability works for the name it is given, every numbered one by its number."""
    assert [fight(rook(f"Charge {x}"), rook("", at="d5"))[1] for x in (1, 3)] == [6, 8]
    orc = Troop(custom("Orc", "R", "5/20", race="orc"), "d5")
    assert fight(rook("Orc Slayer"), orc) == (4, 6)
    assert fight(rook("Elf Slayer"), orc) == (5, 5)
    assert {entry.name for entry in ABILITIES.values() if entry.named} == {
        "Y Affinity", "Y Immune", "Y Invulnerability", "Y Slayer", "Effect: Y Healer",
    }  # fmt: skip


@pytest.mark.rule("LC-244", "LC-R33", "LC-R34")
def test_ambush_needs_a_troop_that_was_face_down() -> None:
    hidden = Troop(custom("Lurker", "R", "5/20", "Ambush 3"), "d4", up=False)
    shown = Troop(custom("Lurker", "R", "5/20", "Ambush 3"), "d4")
    assert fight(hidden, rook("", at="d5"))[1] == 8
    assert fight(shown, rook("", at="d5"))[1] == 5
    assert fight(rook(""), Troop(custom("Lurker", "R", "5/20", "Ambush 3"), "d5", up=False))[0] == 8
