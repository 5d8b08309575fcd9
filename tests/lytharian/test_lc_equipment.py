"""Equipment and reforging: who carries what, what it costs, and what becomes of the old piece."""

from typing import Any

import pytest
from lytharian_table import (
    Side,
    Troop,
    custom,
    effects_phase,
    finish,
    keys,
    main,
    main_phase,
    numbers,
    position,
    told,
    troop_at,
    turn,
    under,
    upto,
    who,
)

from rulewright.games.lytharian.rules.state import State
from rulewright.kernel.errors import BadVariant, ImpossiblePosition

ORC = custom("Orc", "R", "3/9", race="orc")
HUMAN = custom("Human", "R", "3/9")
KING = custom("Crown", "K", "1/20", race="monster")  # carries nothing


def smithy(hand: list[str], mana: int, *troops: Troop, theirs: Side | None = None, **rules: Any) -> State:
    """Own troops beside a King that can't carry anything."""
    own = list(troops) or [Troop(HUMAN, "d4")]
    return position(
        Side([*own, Troop(KING, "h1")], hand=hand, mana=mana),
        theirs or Side([Troop(HUMAN, "d6")]),
        variant=under(**rules),
    )


def carried(state: State, square: str) -> tuple[str, str]:
    """Weapon and Armor of the troop on a square."""
    troop = troop_at(state, square)
    weapon, armor = ["".join(keys(state, [card for card in (pile[troop],) if card >= 0]))
                     for pile in (state.weapon, state.armor)]  # fmt: skip
    return weapon, armor


@pytest.mark.rule("LC-211", "LC-239")
def test_equipment_is_attached_by_the_active_player_to_own_troops() -> None:
    state = smithy(["dagger"], 1, Troop(HUMAN, "d4"), Troop(ORC, "b4"))
    asked = upto(main_phase, state, "attach dagger")
    assert set(asked.notations) == {"at-troop d4", "at-troop b4"}
    theirs = Side([Troop(HUMAN, "d5")], hand=["dagger", "spark"], mana=5)
    for answers in (("move d4-c4",), ("attack d4xd5",)):
        asked = upto(main_phase, smithy([], 0, theirs=theirs), *answers)
        assert (asked.seat, "cast spark" in asked.notations, "attach dagger" in asked.notations) == (1, True, False)
    early = position(Side([Troop(HUMAN, "d4")], hand=["dagger", "spark"], mana=5), Side(), phase="effects")
    assert "attach dagger" not in upto(effects_phase, early).notations
    fight = smithy(["dagger", "spark"], 5, theirs=Side([Troop(HUMAN, "d5")]))
    asked = upto(main_phase, fight, "attack d4xd5")
    assert (asked.why.key, "attach dagger" in asked.notations) == ("fight", False)


@pytest.mark.rule("LC-212")
def test_attaching_costs_the_mana_cost() -> None:
    state = smithy(["mace"], 4)
    finish(main_phase, state, "attach mace", "move d4-c4")
    assert (carried(state, "c4"), state.players[0].mana, state.players[0].hand) == (("mace", ""), 1, [])
    assert "attach mace" not in upto(main_phase, smithy(["mace"], 2)).notations


@pytest.mark.rule("LC-213", "LC-R199")
def test_attaching_is_not_casting_and_can_not_be_countered() -> None:
    """It happens at once; only then a window."""
    theirs = Side([Troop(HUMAN, "d6")], hand=["arcane-denial", "steelshatter"], mana=5)
    state = smithy(["mace"], 3, theirs=theirs)
    asked = upto(main_phase, state, "attach mace")
    assert (asked.seat, asked.why.key, carried(state, "d4")) == (1, "window", ("mace", ""))
    assert [each for each in asked.notations if each.startswith("cast")] == ["cast steelshatter"]
    proof = Troop(custom("Proof", "R", "1/9", "Spellshatter"), "d4")
    table = finish(main_phase, smithy(["mace"], 3, proof), "attach mace", "move d4-c4")
    assert (table.rolled, told(table, "casts")) == ([], [])


@pytest.mark.rule("LC-214", "LC-R220")
def test_only_humanoids_carry_equipment() -> None:
    races = ["beast", "elemental", "monster", "orc", "surictavi", "elf"]
    troops = [
        Troop(custom(race, "R", "3/9", race=race), f"{file}4") for race, file in zip(races, "abcdef", strict=True)
    ]
    asked = upto(main_phase, smithy(["dagger"], 1, *troops), "attach dagger")
    assert set(asked.notations) == {"at-troop d4", "at-troop e4", "at-troop f4"}
    with pytest.raises(ImpossiblePosition, match="LC-214"):
        position(Side([Troop("cave-bear", "d4", weapon="axe")]), Side())


@pytest.mark.rule("LC-215")
def test_equipment_stays_until_it_is_removed_or_its_bearer_dies() -> None:
    state = smithy(["mace"], 3, theirs=Side([Troop(HUMAN, "d8")], hand=["steelshatter"], mana=2))
    finish(main, state, "attach mace", "move d4-c4")
    assert carried(state, "c4") == ("mace", "")
    finish(turn, state, "move d8-d7")
    finish(turn, state, "move c4-b4")
    assert carried(state, "b4") == ("mace", "")
    finish(turn, state, "cast steelshatter", "none", "move d7-d8")
    assert (carried(state, "b4"), keys(state, state.players[0].nether)) == (("", ""), ["mace"])


@pytest.mark.rule("LC-216", "LC-R215")
def test_a_troop_has_one_weapon_and_one_armor() -> None:
    armed = Troop(HUMAN, "d4", weapon="axe")
    state = smithy(["mace", "chain-mail"], 9, armed)
    asked = upto(main_phase, state, "attach mace")  # not beside the axe: that one must be reforged
    assert (asked.why.key, set(asked.notations)) == ("reforge", {"reforge axe", "reforge chain-mail"})
    state = smithy(["chain-mail"], 3, armed)
    finish(main_phase, state, "attach chain-mail", "pay", "move d4-c4")
    assert (carried(state, "c4"), numbers(state, "c4")) == (("axe", "chain-mail"), (5, 12))
    assert "attach dagger" not in upto(main_phase, smithy(["dagger"], 9, max_weapons=0)).notations
    assert "attach hide-armor" not in upto(main_phase, smithy(["hide-armor"], 9, max_armors=0)).notations
    with pytest.raises(BadVariant, match="LC-216"):
        smithy([], 0, max_weapons=2)


@pytest.mark.rule("LC-217", "LC-218")
def test_a_weapon_adds_att_and_an_armor_def() -> None:
    state = smithy(["longsword", "plate-mail"], 8)
    finish(main_phase, state, "attach longsword", "pay", "attach plate-mail", "pay", "move d4-c4")
    assert numbers(state, "c4") == (3 + 4, 9 + 4)
    state = smithy(["longsword"], 4, theirs=Side([Troop(custom("Wall", "R", "0/7"), "d5")]))
    finish(main_phase, state, "attach longsword", "attack d4xd5", "move h1-h2")
    assert who(state, "d5") == "human"  # 7 Att did it


# -- costs


@pytest.mark.rule("LC-245", "LC-R219")
def test_armor_x_makes_armor_cheaper_and_nothing_else() -> None:
    dwarf = Troop(custom("Dwarf", "R", "3/9", "Armor 2", "dwarf"), "d4")
    state = smithy(["chain-mail"], 1, dwarf)
    finish(main_phase, state, "attach chain-mail", "move d4-c4")
    assert (carried(state, "c4"), state.players[0].mana) == (("", "chain-mail"), 0)
    assert "attach mace" not in upto(main_phase, smithy(["mace"], 2, dwarf)).notations
    state = smithy(["padded-armor"], 3, dwarf)  # never below 0
    finish(main_phase, state, "attach padded-armor", "move d4-c4")
    assert state.players[0].mana == 3
    elf = Troop(custom("Elf", "R", "3/9", "Armor 1", "elf"), "d4")
    state = smithy(["starweave-robe"], 0, elf)  # 2, less 1 for the race, less 1 for the ability
    finish(main_phase, state, "attach starweave-robe", "move d4-c4")
    assert carried(state, "c4") == ("", "starweave-robe")


# -- reforging


@pytest.mark.rule("LC-220", "LC-224", "LC-004")
def test_equipment_in_hand_is_reforged_toward_another_with_counter_mana() -> None:
    state = smithy(["longsword", "mace"], 3)
    finish(main_phase, state, "attach longsword", "move d4-c4")  # there is one way to pay
    assert (carried(state, "c4"), state.players[0].mana) == (("longsword", ""), 0)
    assert (keys(state, state.players[0].nether), state.players[0].hand) == (["mace"], [])
    assert "attach longsword" not in upto(main_phase, smithy(["longsword", "mace"], 2)).notations


@pytest.mark.rule("LC-220", "LC-R212")
def test_what_reforging_gives_too_much_is_lost() -> None:
    state = smithy(["axe", "greatsword"], 1)
    finish(main_phase, state, "attach axe", "move d4-c4")  # worth 2, and the axe costs 2
    assert state.players[0].mana == 1
    state = smithy(["dagger", "greatsword"], 0)
    finish(main_phase, state, "attach dagger", "move d4-c4")
    assert (state.players[0].mana, state.players[0].pool) == (0, 0)
    state = smithy(["deathbolt", "greatsword"], 0)  # and it pays for no spell
    assert "cast deathbolt" not in upto(main_phase, state).notations


@pytest.mark.rule("LC-221", "LC-R213")
def test_attached_equipment_is_reforged_only_for_the_same_troop() -> None:
    armed, bare = Troop(HUMAN, "d4", weapon="longsword"), Troop(ORC, "b4")
    state = smithy(["chain-mail"], 1, armed, bare)  # 3, of which the longsword gives 2
    finish(main_phase, state, "attach chain-mail", "move h1-h2")
    assert (carried(state, "d4"), carried(state, "b4")) == (("", "chain-mail"), ("", ""))
    assert keys(state, state.players[0].nether) == ["longsword"]
    rich = smithy(["chain-mail"], 3, armed, bare)
    finish(main_phase, rich, "attach chain-mail", "at-troop b4", "move h1-h2")
    assert (carried(rich, "d4"), carried(rich, "b4")) == (("longsword", ""), ("", "chain-mail"))


@pytest.mark.rule("LC-222")
def test_reforging_may_be_done_again_and_again() -> None:
    hand = ["mace", "axe", "chain-mail", "hide-armor"]
    state = smithy(hand, 4)
    finish(
        main_phase, state, "attach mace", "reforge axe", "pay", "attach chain-mail", "reforge hide-armor", "pay",
        "move d4-c4",
    )  # fmt: skip
    assert (carried(state, "c4"), state.players[0].mana) == (("mace", "chain-mail"), 0)
    once = smithy(hand, 4, reforge_per_turn=1)
    asked = upto(main_phase, once, "attach mace", "reforge axe")
    assert (once.players[0].mana, "attach chain-mail" in asked.notations) == (2, False)
    assert "attach hide-armor" in asked.notations


@pytest.mark.rule("LC-223")
def test_several_pieces_are_reforged_together_toward_a_dear_one() -> None:
    state = smithy(["greatsword", "axe", "mace", "longsword"], 1)
    finish(main_phase, state, "attach greatsword", "reforge axe", "reforge mace", "move d4-c4")
    assert (carried(state, "c4"), state.players[0].mana) == (("greatsword", ""), 0)
    assert sorted(keys(state, state.players[0].nether)) == ["axe", "longsword", "mace"]


@pytest.mark.rule("LC-R214", "LC-R216", "LC-R217", "LC-D27")
def test_a_weapon_becomes_an_armor_in_one_act_but_nothing_becomes_itself() -> None:
    state = smithy(["hide-armor", "axe"], 1)
    table = finish(main_phase, state, "attach hide-armor", "move d4-c4")
    assert (carried(state, "c4"), [each["card"] for each in told(table, "reforges")]) == (("", "hide-armor"), ["axe"])
    assert "attach axe" not in upto(main_phase, smithy(["axe"], 1)).notations
    theirs = Side([Troop(HUMAN, "d6")], hand=["spark"], mana=0)  # nobody is asked between
    table = finish(main_phase, smithy(["hide-armor", "axe"], 2, theirs=theirs), "attach hide-armor", "reforge axe")
    assert [(seat, key) for seat, key, _ in table.asked][:4] == [
        (0, "main"), (0, "reforge"), (1, "window"), (0, "main"),
    ]  # fmt: skip


@pytest.mark.rule("LC-R218", "LC-R135")
def test_armor_reforged_off_a_damaged_troop_may_kill_it_after_the_new_piece_is_on() -> None:
    dying = Troop(custom("Dying", "R", "3/3"), "d4", hurt=4, armor="chain-mail")
    state = smithy(["axe"], 1, dying, Troop("cave-bear", "a3"))
    finish(main_phase, state, "attach axe", "move h1-h2")
    assert (who(state, "d4"), sorted(keys(state, state.players[0].nether))) == ("", ["axe", "chain-mail"])
    saved = smithy(["hide-armor"], 1, dying)
    finish(main_phase, saved, "attach hide-armor", "move h1-h2")
    assert numbers(saved, "d4") == (3, 1)


@pytest.mark.rule("LC-R217", "LC-223")
def test_nothing_more_is_reforged_once_the_piece_is_paid_for() -> None:
    """The Axe pays for the Dagger: the Mace stays in hand, for what is over would be lost."""
    state = smithy(["dagger", "axe", "mace"], 0)
    table = finish(main_phase, state, "attach dagger", "reforge axe", "move d4-c4")
    assert carried(state, "c4") == ("dagger", "")
    assert keys(state, state.players[0].hand) == ["mace"]
    assert [offered for _, key, offered in table.asked if key == "reforge"] == [["reforge axe", "reforge mace"]]


@pytest.mark.rule("LC-R215", "LC-222")
def test_where_nothing_more_may_be_reforged_no_second_weapon_is_attached() -> None:
    for reforged, offered in ((0, True), (1, False)):
        state = smithy(["mace"], 9, Troop(HUMAN, "d4", weapon="axe"), reforge_per_turn=1)
        state.players[0].reforged = reforged
        assert ("attach mace" in upto(main_phase, state).notations) is offered
